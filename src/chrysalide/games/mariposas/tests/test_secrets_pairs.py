"""What each seat may know: pairs of states that a seat cannot tell apart must look the same to it in every way."""

from typing import Any

import pytest

from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.games.mariposas import GAME
from chrysalide.games.mariposas.tests.table import SETUP, hand, new, phase, run

DEAL = "goal spring_1 / draw 0 {} / draw 0 {} / draw 1 {} / draw 1 {} / first 0"
TILES = "/ tile green jewel / tile pink encore / tile blue bouquet"


def dealt(hand_0: str, hand_1: str) -> Match:
    return run(new(), DEAL.format(*hand_0.split(), *hand_1.split()) + TILES)


def eyes(match: Match, viewer: int | None) -> tuple[Any, Any, Any]:
    heard = [(event.kind, event.args) for event in match.story(viewer)]
    return match.view(viewer), match.seen_entries(viewer), heard


def test_the_kinds_of_another_hand_are_not_seen() -> None:
    one, other = dealt("111 22", "13 5"), dealt("111 22", "4f own")
    assert eyes(one, 0) == eyes(other, 0)
    assert eyes(one, None) == eyes(other, None)
    assert eyes(one, 1) != eyes(other, 1)
    assert [seat["hand"] for seat in one.view(0)["seats"]] == [2, 2]
    assert one.view(None)["hand"] == []


def test_a_spectator_sees_no_hand_at_all() -> None:
    assert eyes(dealt("111 22", "13 5"), None) == eyes(dealt("own 4f", "22 13"), None)


def test_unseen_is_deck_and_hidden_hands_together() -> None:
    match = dealt("111 22", "13 5")
    assert match.view(0)["unseen"] == {"111": 5, "22": 5, "13": 6, "5": 6, "4f": 6, "own": 3, "other": 3}
    assert match.view(None)["unseen"] == {"111": 6, "22": 6, "13": 6, "5": 6, "4f": 6, "own": 3, "other": 3}
    assert match.view(0)["deck"] == 32


def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    match = run(dealt("111 22", "13 5"), "play 111 / stop")
    one, other = run(match.copy(), "draw 0 5"), run(match.copy(), "draw 0 4f")
    assert eyes(one, 1) == eyes(other, 1)
    assert eyes(one, None) == eyes(other, None)
    assert eyes(one, 0) != eyes(other, 0)
    assert one.seen_entries(1)[-1] == "draw 0 ?"
    assert one.seen_entries(0)[-1] == "draw 0 5"
    assert one.seen_entries(1)[1:3] == ["draw 0 ?", "draw 0 ?"]


def test_that_an_exchange_is_offered_and_refused_is_seen_but_not_its_kinds() -> None:
    one, other = dealt("111 111", "13 5"), dealt("own other", "13 5")
    assert phase(one) == phase(other) == "exchange"
    assert eyes(one, 1) == eyes(other, 1)
    assert eyes(run(one, "keep"), 1) == eyes(run(other, "keep"), 1)
    assert eyes(one, 1) != eyes(dealt("111 22", "13 5"), 1)


def test_cards_given_in_an_exchange_are_shown_the_kept_one_is_not() -> None:
    one = run(dealt("own other", "13 5"), "swap own / draw 0 22")
    other = run(dealt("own own", "13 5"), "swap own / draw 0 4f")
    assert one.view(1)["discard"] == other.view(1)["discard"] == {"own": 1}
    assert eyes(one, 1) == eyes(other, 1)


def test_what_nobody_knows_is_not_in_the_state() -> None:
    """Face-down tokens and season cards are drawn when they are revealed: there is nothing to peek at."""
    match = dealt("111 22", "13 5")
    assert [season["card"] for season in match.view(0)["seasons"]] == ["spring_1", None, None]
    assert {cell["token"] for cell in match.view(0)["cells"] if cell["kind"] == "city"} == {"hidden"}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_imagined_hand_that_is_asked_to_exchange_could_exchange(viewer: int | None) -> None:
    match = dealt("111 111", "13 5")
    for number in range(40):
        state = GAME.imagine(match.view(viewer), Dice(number))
        assert state.actor() == 0
        assert len(state.legal()) >= 3
        if viewer == 0:
            assert state.legal() == match.state.legal()


def test_every_hand_that_fits_is_imagined() -> None:
    match = dealt("111 22", "13 5")
    seen = set()
    for number in range(300):
        state = GAME.imagine(match.view(0), Dice(number))
        seen.add(state.hands[1])
        assert state.hands[0] == match.state.key()[19][0]
    assert len(seen) == 7 * 8 // 2  # any pair of the seven kinds


def test_a_turn_is_taken_back_movement_by_movement_until_chance_came_in_between() -> None:
    match = run(new(), SETUP)
    run(match, "play 111 / go 1 1 / land l1 / go 1 1 / land k1")
    for entries, now in ((12, "land"), (11, "launch"), (10, "land"), (9, "launch")):
        assert match.undo_refusal(1) is None
        match.undo(1)
        assert (len(match.entries), phase(match)) == (entries + 1, now)
    match.undo(1)
    assert (phase(match), hand(match, 1)) == ("play", ["111", "5"])
    run(match, "play 5 / go 1 5 / land houston / token extra / die o")
    refusal = match.undo_refusal(1)
    assert refusal is not None
    assert refusal.id == "undo-revealed"

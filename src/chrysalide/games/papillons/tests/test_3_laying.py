"""Chapter 3: a turn, and laying a card."""

from collections import Counter
from typing import Any

import pytest

import chrysalide
from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError, NotYourTurn, UnknownAction
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games.papillons.tests.table import (
    MIXED,
    arranged,
    cards,
    dealt,
    each,
    hand,
    lay,
    offered,
    opened,
    phase,
    protected,
    quiet_deck,
    quiet_hand,
    quiet_move,
    row,
    run,
    shown,
    six,
    tokens,
    told,
    truth,
    words,
)
from tests.agreement import refused


@pytest.mark.parametrize(
    "turn",
    ["hand Rb lay 1,1 draw Sg", "deck reveal Sv lay 1,1", "lift -1,0 to 1,1", "net 0,0", "web 0,0"],
)
def test_3_1_a_turn_is_exactly_one_action(turn: str) -> None:
    match = six()
    assert (match.actor, match.view()["turn"]) == (0, 7)
    run(match, turn)
    assert (match.actor, match.view()["turn"], phase(match)) == (1, 8, "turn")
    with pytest.raises(NotYourTurn):
        match.play("deck", seat=0)


def test_3_1_an_action_begun_is_finished() -> None:
    match = run(six(), "hand Rb")
    for text in ("deck", "hand Rb", "net 0,0", "web 0,0", "lift 0,0", "pass", "silent", "to 1,1"):
        refused(match, text, "3.1")
    match = run(six(), "lift -1,0")
    for text in ("deck", "hand Rb", "net 0,0", "lift -1,0", "pass", "lay 1,1"):
        refused(match, text, "3.1")


def test_3_1_nothing_is_laid_or_moved_before_it_is_chosen() -> None:
    match = six()
    refused(match, "lay 1,1", "3.1")
    refused(match, "to 1,1", "3.1")
    refused(match, "silent", "3.1", oracle="7.10")


WRITTEN_WRONGLY = [
    "",
    "dance",
    "lay",
    "lay 1;0",
    "pass 0",
    "hand",
    "deck Rb",
    "lift",
    "net a,0",
    "demand A",
    "announce",
]


@pytest.mark.parametrize("text", WRITTEN_WRONGLY)
def test_3_1_what_is_no_action_is_none_for_both(text: str) -> None:
    match = six()
    with pytest.raises(ChrysalideError):
        match.play(text)


def test_3_1_no_seat_passes_while_it_can_act() -> None:
    refused(dealt(), "pass", "3.8")
    refused(six(), "pass", "3.8")


def test_3_2_from_hand_one_lays_and_then_draws() -> None:
    match = dealt(hands="Rb Ty | Sv Pb")
    assert set(offered(match, "hand")) == {"hand Rb", "hand Ty"}
    run(match, "hand Ty")
    assert (phase(match), match.view()["holding"]["kind"], hand(match, 0)) == ("lay", "Ty", ["Rb"])
    run(match, "lay 0,0")
    assert (phase(match), match.actor) == ("draw", CHANCE)
    run(match, "draw Sg")
    assert (sorted(hand(match, 0)), match.actor, shown(match)) == (["Rb", "Sg"], 1, {"0,0": "Ty"})
    assert match.view()["deck"] == 27


def test_3_2_the_card_drawn_is_seen_by_its_seat_alone() -> None:
    match = run(dealt(), "hand Rb lay 0,0 draw Sg")
    assert [match.seen_entries(viewer)[-1] for viewer in (0, 1, None)] == ["draw Sg", "draw ?", "draw ?"]
    received = [event.args["kind"] for event in match.story(0) if event.kind == "card-received"]
    assert received == ["Rb", "Rb", "Sg"]
    assert [event.args["kind"] for event in match.story(1) if event.kind == "card-received"] == ["Tg", "Tg"]
    assert told(match)[-1] == "card-drawn"


def test_3_2_only_cards_in_hand_and_two_equal_ones_are_one_action() -> None:
    match = dealt(hands="Rb Rb | Sv Pb")
    assert [action.text for action in match.legal()] == ["hand Rb", "deck"]
    refused(match, "hand Sv", "3.2")
    run(match, "hand Rb lay 0,0 draw Sg")
    refused(match, "hand Rb", "3.2")


def test_3_3_from_the_deck_one_lays_what_is_turned_up() -> None:
    match = run(dealt(), "deck")
    assert (phase(match), match.actor) == ("reveal", CHANCE)
    run(match, "reveal Ty")
    assert (phase(match), match.actor, match.view(1)["holding"]["kind"]) == ("lay", 0, "Ty")
    assert [event.args["kind"] for event in match.story() if event.kind == "card-revealed"] == ["Ty"]
    assert all(match.seen_entries(viewer)[-1] == "reveal Ty" for viewer in (None, 0, 1))
    for text in ("deck", "hand Rb", "pass"):
        refused(match, text, "3.1")
    run(match, "lay 0,0")
    assert (hand(match, 0), match.actor, phase(match)) == (["Rb", "Rb"], 1, "turn"), "no card is drawn"
    assert match.view()["deck"] == 27


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"expert": True}), (4, {"teams": True})], ids=str)
def test_3_4_while_the_deck_lasts_a_turn_ends_with_two_cards_in_hand(seats: int, options: dict[str, Any]) -> None:
    seen = 0
    for seed in range(4):
        match, dice = chrysalide.new("papillons", seats, settle=False, **options), Dice(seed)
        while not match.over:
            if phase(match) == "turn" and match.view()["deck"]:
                assert each(match, "hand") == [2] * seats
                seen += 1
            state = match.state
            match.enter(match.game.action(state, state.draw(dice) if match.actor == CHANCE else state.pick(dice)))
    assert seen > 40


def test_3_5_example_1_the_first_cells() -> None:
    match = run(dealt(hands="Rb Ty | Sv Pb"), "hand Rb")
    assert [action.text for action in match.legal()] == ["lay 0,0"]
    refused(match, "lay 1,0", "3.5")
    run(match, "lay 0,0 draw Rb / deck reveal Sg")
    assert set(offered(match, "lay")) == {"lay 1,0", "lay -1,0", "lay 0,1", "lay 0,-1"}


def test_3_5_a_cell_must_be_free() -> None:
    match = run(lay(dealt(), "Ty 0,0 · Py 1,0"), "deck reveal Sg")
    refused(match, "lay 0,0", "3.5")
    refused(match, "lay 1,0", "3.5")


@pytest.mark.parametrize("token", ["net", "web"])
def test_3_5_a_card_with_a_token_still_gives_contact(token: str) -> None:
    match = run(six(), f"{token} -1,0")
    run(match, "deck reveal Sv")
    assert {"lay -2,0", "lay -1,1", "lay -1,-1"} <= set(offered(match, "lay"))
    run(match, "lay -2,0")
    assert shown(match)["-2,0"] == "Sv"


def test_3_6_example_2_a_corner_is_not_enough() -> None:
    match = run(lay(dealt(), "Ty 0,0"), "deck reveal Sg")
    for cell in ("1,1", "-1,1", "1,-1", "-1,-1"):
        refused(match, f"lay {cell}", "3.6")
    refused(match, "lay 40,0", "3.5")


def test_3_6_part_of_a_side_cannot_even_be_said() -> None:
    match = run(lay(dealt(), "Ty 0,0"), "deck reveal Sg")
    before = match.state.key()
    with pytest.raises(UnknownAction):
        match.play("lay 0.5,1")
    assert match.state.key() == before


def test_3_7_example_17_hands_shrink_when_the_deck_is_empty() -> None:
    match = row(28)
    assert match.view()["deck"] == 0
    refused(match, "deck", "3.7")
    run(match, f"hand {MIXED[28]} lay 28,0")
    assert (match.actor, phase(match)) == (1, "turn"), "nothing is drawn"
    run(match, f"hand {MIXED[29]} lay 29,0 / hand {MIXED[30]} lay 30,0 / hand {MIXED[31]} lay 31,0")
    assert each(match, "hand") == [0, 0]
    assert not any(text.startswith("draw") for text in match.entries)
    for kind in (MIXED[30], "Rb"):
        refused(match, f"hand {kind}", "3.7")
    refused(match, "deck", "3.7")
    assert words(match) == {"lift", "net", "web"}


def test_3_7_the_last_card_of_the_deck_may_be_drawn() -> None:
    match = opened()
    while match.view()["deck"] > 1:
        quiet_deck(match)
    quiet_hand(match)
    assert (match.view()["deck"], each(match, "hand")) == (0, [2, 2])
    refused(match, "deck", "3.7")


def stuck(**options: Any) -> Match:
    """Everything laid, every token used, nothing that can move: all cards of a row but its ends hold it together."""
    match = row(32, **options)
    return run(match, "net 0,0 / net 31,0" if options.get("expert") else "net 0,0 / net 31,0 / web 5,0 / web 9,0")


@pytest.mark.parametrize("expert", [False, True])
def test_3_8_a_seat_with_no_legal_action_passes(expert: bool) -> None:
    match = stuck(expert=expert)
    assert len(cards(match)) == 32
    assert [action.text for action in match.legal()] == ["pass"]
    refused(match, "lift 0,0", "4.13")
    refused(match, "lift 3,0", "4.4")
    refused(match, "deck", "3.7")
    seat, turn = match.actor, match.view()["turn"]
    run(match, "pass")
    assert (match.actor, match.view()["turn"], protected(match)) == (1 - seat, turn + 1, None)
    assert told(match)[-1] == "passed"


def test_3_8_with_early_demands_the_threshold_may_never_open() -> None:
    match = dealt(expert=True, early_demand=True)
    while each(match, "hand")[1]:
        run(match, "demand 1")
        assert words(match) == {"hand"}
        assert match.view()["deck"] or each(match, "laid")[1] >= 28
        quiet_hand(match)
    assert each(match, "laid") == [0, 30]
    refused(match, "demand 1", "5.11")
    quiet_hand(match)
    assert [action.text for action in match.legal()] == ["demand 0"]
    refused(match, "net 0,0", "4.1")
    run(match, "demand 0")
    quiet_hand(match)
    assert len(cards(match)) == 32
    for _ in range(6):
        assert [action.text for action in match.legal()] == ["pass"]
        run(match, "pass")
    assert (match.over, match.winners, match.scores) == (True, [], [0.5, 0.5])


def nothing_but_announcing() -> Match:
    """Expert teams: seat 0 holds T, its partner a colour; a line of T and a line of b stand and nothing can move."""
    match = dealt(4, teams=True, expert=True, shapes=(0, 1), starter=0)
    cells = "Tb 0,0 · Ty 1,0 · Tv 2,0 · Tg 3,0 · Pb 0,1 · Sb 0,2 · Rb 0,3"
    arranged(cells, nets=[part.split()[1] for part in cells.split(" · ")], match=match, spent=True, deck=False)
    return match


def test_3_8_nobody_is_forced_to_announce() -> None:
    match = nothing_but_announcing()
    assert {action.text for action in match.legal()} == {"pass", "announce T", "announce b"}
    run(match, "pass")
    assert (phase(match), words(match)) == ("announce", {"announce", "silent"})
    run(match, "silent")
    assert (match.actor, match.view()["turn"]) == (1, 2)


def test_3_8_a_random_player_passes_as_often_as_it_announces() -> None:
    match = nothing_but_announcing()
    dice = Dice("pass")
    picked = Counter(match.game.action(match.state, match.state.pick(dice)).text for _ in range(300))
    assert set(picked) == {"pass", "announce T", "announce b"}
    assert min(picked.values()) > 60


def test_a_turn_from_every_source_in_one_match() -> None:
    """The quiet turns that other tests rest on do what they say."""
    match = opened(3)
    before = match.view()
    quiet_move(match)
    quiet_hand(match)
    quiet_deck(match)
    after = match.view()
    assert (after["turn"] - before["turn"], len(after["table"]) - len(before["table"])) == (3, 2)
    assert before["deck"] - after["deck"] == 2
    assert truth(match).grid.standing() == 0
    assert tokens(match) == {}

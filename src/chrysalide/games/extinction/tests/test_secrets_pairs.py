"""What a seat may know with closed hands: states that it cannot tell apart must look the same to it in every way."""

from typing import Any

import pytest

from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadView
from chrysalide.core.match import Match
from chrysalide.games.extinction import GAME
from chrysalide.games.extinction.tests.table import arranged, cards, new, run, seated, state_of

START = "role zoologiste / spec 1 / role lobbyiste / spec 2 / draw 0 {} / draw 0 {} / draw 1 {} / draw 1 {} / first {}"


def dealt(hand_0: str, hand_1: str, first: int = 0, **options: Any) -> Match:
    match = new(2, **{"open_hands": False, **options})
    return run(match, START.format(*hand_0.split(), *hand_1.split(), first))


def eyes(match: Match, viewer: int | None) -> tuple[Any, Any, Any]:
    heard = [(event.kind, event.args) for event in match.story(viewer)]
    return match.view(viewer), match.seen_entries(viewer), heard


# --- hands ------------------------------------------------------------------------------------------------------------


def test_2_12_a_closed_hand_is_seen_by_its_seat_alone() -> None:
    one, other = dealt("collecte terrain", "atelier conference"), dealt("collecte terrain", "antichambre diner")
    assert eyes(one, 0) == eyes(other, 0)
    assert eyes(one, None) == eyes(other, None)
    assert eyes(one, 1) != eyes(other, 1)
    shown = one.view(0)["seats"][1]
    assert (shown["hand"], shown["deck"], shown["hand_count"], shown["deck_count"]) == (None, None, 2, 11)
    assert len(shown["unseen"]) == 13
    assert "carnet" not in shown["unseen"], "it lies on the table"
    assert one.view(1)["seats"][1]["hand"] == ["atelier", "conference"]


def test_2_12_a_spectator_sees_no_closed_hand_at_all() -> None:
    one, other = dealt("collecte terrain", "atelier conference"), dealt("veto lacher", "diner terrain")
    assert eyes(one, None) == eyes(other, None)


def test_2_12_open_hands_hide_nothing() -> None:
    for options in ({"open_hands": True}, {"solo": True}):
        match = dealt("collecte terrain", "atelier conference", **options)
        one, other = eyes(match, 0), eyes(match, 1)
        assert one[1:] == other[1:]
        assert {**one[0], "viewer": 1} == other[0]
        assert match.seen_entries(None) == match.entries


def test_11_1_a_drawn_card_is_read_by_its_owner_alone() -> None:
    match = dealt("collecte terrain", "atelier conference", 1)
    run(match, "dice 1 2 3 / die 1 reseaux / die 2 reseaux / die 3 reseaux")
    while match.view(1)["phase"] != "draw":
        match.enter(match.legal()[0])
    one, other = run(match.copy(), "draw 1 diner"), run(match.copy(), "draw 1 antichambre")
    assert eyes(one, 0) == eyes(other, 0)
    assert eyes(one, None) == eyes(other, None)
    assert eyes(one, 1) != eyes(other, 1)
    assert one.seen_entries(0)[-1] == "draw 1 ?"
    assert one.seen_entries(1)[-1] == "draw 1 diner"
    kinds = [event.kind for event in one.story(0, len(one.log) - 1)]
    assert kinds[0] == "card-drawn"
    assert "card-received" not in kinds


def test_5_1_a_played_card_is_seen_by_all_the_rest_of_the_hand_is_not() -> None:
    rest = "dice 1 2 3 / die 3 planifier / play collecte"
    one = run(dealt("veto terrain", "collecte conference", 1), rest)
    other = run(dealt("veto terrain", "collecte diner", 1), rest)
    assert one.view(0)["seats"][1]["played"] == ["collecte"]
    assert eyes(one, 0) == eyes(other, 0)


def test_12_10_japan_counts_hidden_cards_without_showing_them() -> None:
    one, other = (arranged(seats=2, hands=hands, ambassadors=["japon:1"], open_hands=False) for hands in HANDS)
    assert one.view(0)["ambassadors"][0]["total"] == 4
    assert one.view(0) == other.view(0)


HANDS = ({0: "terrain", 1: "collecte atelier"}, {0: "terrain", 1: "conference corridor"})


# --- ambassadors ------------------------------------------------------------------------------------------------------


def looked(who: str) -> Match:
    match = arranged(seats=3, permanents={0: "carnet"}, specialties={0: "negociateur"}, open_hands=False)
    return run(match, f"look 3 / see 3 {who}")


def test_16_6_an_ambassador_looked_at_is_known_to_that_seat_alone() -> None:
    one, other = looked("inde"), looked("chine")
    for viewer in (1, 2, None):
        assert one.view(viewer) == other.view(viewer)
        assert [(event.kind, event.args) for event in one.story(viewer)] == [
            (event.kind, event.args) for event in other.story(viewer)
        ]
        assert one.view(viewer)["ambassadors"][2]["ambassador"] is None
        assert len(one.view(viewer)["ambassadors"][0]["candidates"]) == 5
    assert one.view(0)["ambassadors"][2]["ambassador"] == "inde"
    assert "inde" not in one.view(0)["ambassadors"][0]["candidates"]
    assert one.view(1)["ambassadors"][2]["looked"] == [0]


def test_16_6_what_others_do_not_know_is_masked_in_the_record() -> None:
    match = seated(["negociateur", "vedette", "mecene"], open_hands=False)
    run(match, "first 0 / dice 1 2 3 / look 3 / see 3 inde")
    assert [match.seen_entries(viewer)[-1] for viewer in (0, 1, None)] == ["see 3 inde", "see 3 ?", "see 3 ?"]


def test_16_6_choices_of_another_seat_know_nothing_of_it() -> None:
    """The seat that is asked where to put a cube must not be told how a hidden ambassador leans."""
    details = []
    for country in ("chine", "japon"):
        match = arranged(
            seats=2, area="plaidoyer@0", purses={0: 1}, permanents={1: "carnet"}, specialties={1: "negociateur"},
            ambassadors=("?", "?", f"?{country}@1"), open_hands=False,
        )  # fmt: skip
        asked = run(match, "0 die 3 plaidoyer@0")
        details.append([choice.as_json() for choice in asked.choices()])
    assert details[0] == details[1]
    assert details[0][2]["detail"]["id"] == "detail-unknown"


# --- imagining --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_an_imagined_state_looks_like_the_true_one(viewer: int | None) -> None:
    match = dealt("collecte terrain", "atelier conference")
    for number in range(20):
        state = GAME.imagine(match.view(viewer), Dice(number))
        assert GAME.view(state, viewer, 2, match.options) == match.view(viewer)


def test_every_hand_that_fits_is_imagined() -> None:
    match = dealt("collecte terrain", "atelier conference")
    seen = set()
    for number in range(600):
        state = GAME.imagine(match.view(0), Dice(number))
        seen.add(int(state.hands[1]))
        assert state.hands[0] == state_of(match).hands[0]
    assert len(seen) == 13 * 12 // 2, "any pair of the 13 cards not on the table"


def test_every_ambassador_that_fits_is_imagined() -> None:
    match = looked("inde")
    ids = [one.id for one in state_of(match).tables.pack.ambassadors]
    seen = {ids[GAME.imagine(match.view(1), Dice(number)).faces[2]] for number in range(100)}
    assert seen == {"chine", "japon", "inde", "russie", "canada"}
    own = {ids[GAME.imagine(match.view(0), Dice(number)).faces[2]] for number in range(20)}
    assert own == {"inde"}


def test_a_view_without_its_position_is_refused() -> None:
    view = dealt("collecte terrain", "atelier conference").view(0)
    for broken in ({}, {**view, "position": None}, {**view, "position": {"numbers": [1], "arrays": []}}):
        with pytest.raises(BadView):
            GAME.imagine(broken, Dice(1))


def test_hands_are_dealt_again_from_what_is_not_on_the_table() -> None:
    match = dealt("collecte terrain", "atelier conference")
    before = set(cards(match, 1, "hands")) | set(cards(match, 1, "decks"))
    state_of(match).resample(0, Dice(5))
    assert set(cards(match, 1, "hands")) | set(cards(match, 1, "decks")) == before
    assert len(cards(match, 1, "hands")) == 2

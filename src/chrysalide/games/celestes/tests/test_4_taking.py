"""Chapter 4: taking a card."""

from itertools import pairwise

import pytest

from chrysalide.core.errors import IllegalAction, NotYourTurn, UnknownAction
from chrysalide.core.state import CHANCE
from chrysalide.games.celestes.tests.table import (
    BETTER,
    EXAMPLE_2,
    LAYOUTS,
    RECORDED,
    cards,
    dealt,
    face,
    faces,
    free,
    new,
    odds,
    phase,
    play_round,
    run,
    slot,
    take,
    takes,
    tokens,
    told,
    totals,
    unseen,
)
from tests.agreement import refused


@pytest.mark.parametrize("first", [0, 1])
def test_4_1_the_first_player_begins_and_the_seats_alternate(first: int) -> None:
    match = play_round(new(), "L05", BETTER, first)
    takers = [entry.actor for entry in match.log if entry.action.word == "take"]
    assert takers == [first, 1 - first] * 9


def test_4_1_a_turn_with_a_placement_is_still_one_turn() -> None:
    match = run(new(rules=1), RECORDED)
    takers = [entry.actor for entry in match.log if entry.action.word == "take"]
    assert takers[0] == 1
    assert all(one != other for one, other in pairwise(takers))


def test_4_1_the_other_seat_waits() -> None:
    match = dealt("L01", first=0)
    record = match.record()
    with pytest.raises(NotYourTurn):
        match.play("take 14", seat=1)
    assert match.objection == "4.1"
    assert match.record() == record


def test_4_2_exactly_one_card_is_taken() -> None:
    match = take(run(new(), EXAMPLE_2), 14)
    assert match.actor == 1
    assert sum(cards(match, 0).values()) == 1
    take(match, 15)
    assert phase(match) == "bolina"
    refused(match, "take 16", "5.1", oracle="4.2")


def test_4_2_example_14_there_is_no_passing() -> None:
    match = run(new(), EXAMPLE_2)
    assert [str(action) for action in match.legal()] == [f"take {number}" for number in range(13, 19)]
    refused(match, "keep", "4.2", oracle="5.1")
    with pytest.raises(UnknownAction, match="take"):
        match.play("pass")
    assert match.objection == "4.2"


@pytest.mark.parametrize("text", ["", "take", "take fifteen", "take 13 14", "0 layout L06", "seize 13"])
def test_4_2_what_is_no_action_is_none_for_both(text: str) -> None:
    match = run(new(), EXAMPLE_2)
    with pytest.raises((UnknownAction, IllegalAction)):
        match.play(text)
    assert match.objection == "Notation"


def test_4_3_a_taken_card_goes_to_the_open_collection() -> None:
    match = run(new(), EXAMPLE_2)
    take(match, 14, 17)
    assert cards(match, 0) == {"E": 0, "M": 0, "K": 1, "S": 0}
    assert cards(match, 1) == {"E": 0, "M": 1, "K": 0, "S": 0}
    assert face(match, 14) == face(match, 17) == "."
    views = [match.view(viewer)["seats"] for viewer in (None, 0, 1)]
    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_4_3_every_species_arrives_where_it_should_from_every_slot(layout: str) -> None:
    """All four species lie in all slots in turn, and the rest of the table stays as it is."""
    for shift in range(4):
        laid = {number: "EMKSEMEMEKEMEKSEMM"[(number + shift * 5) % 18] for number in range(1, 19)}
        match = dealt(layout, cards=laid)
        collected = [dict.fromkeys("EMKS", 0), dict.fromkeys("EMKS", 0)]
        while phase(match) == "take":
            choices = takes(match)
            number = choices[(shift * 7 + len(choices)) % len(choices)]
            taker, before = match.actor, faces(match)
            assert before[number] == laid[number]
            take(match, number, cards=laid)
            collected[taker][laid[number]] += 1
            assert cards(match, taker) == collected[taker]
            turned = {shown: laid[shown] for shown in free(match) if before[shown] == "?"}
            assert faces(match) == {**before, **turned, number: "."}
            if phase(match) == "bolina":
                match.play("keep")
        assert sum(tokens(match)) == 1


def test_4_4_example_3_nothing_is_turned_up_while_it_is_covered() -> None:
    match = run(new(), EXAMPLE_2)
    match.play("take 14", seat=0)
    assert (face(match, 8), face(match, 9)) == ("?", "?")
    assert slot(match, 8)["under"] == [13]
    assert slot(match, 9)["under"] == [15]
    assert (phase(match), match.actor) == ("take", 1)


def test_4_4_example_4_an_uncovered_card_is_turned_up_at_once() -> None:
    match = take(run(new(), EXAMPLE_2), 14)
    match.play("take 13", seat=1)
    assert (phase(match), match.actor) == ("turn_up", CHANCE)
    assert odds(match) == pytest.approx({"turn 8 E": 0.5, "turn 8 M": 0.3, "turn 8 K": 0.1, "turn 8 S": 0.1})
    refused(match, "turn 9 E", "4.4")
    for action in ("take 8", "bolina", "keep"):
        with pytest.raises(IllegalAction):
            match.play(action)
    match.enter("turn 8 E")
    assert face(match, 8) == "E"
    assert phase(match) == "bolina"
    assert free(match) == [8, 15, 16, 17, 18]


def test_4_4_several_cards_are_turned_in_ascending_order() -> None:
    match = run(new(rules=1), RECORDED[: RECORDED.index("/ turn 5 E")])
    assert {text[:6] for text in odds(match)} == {"turn 5"}
    refused(match, "turn 6 E", "4.4")
    refused(match, "bolina", "5.1")
    refused(match, "take 1", None, oracle="4.4")
    match.enter("turn 5 E")
    assert {text[:6] for text in odds(match)} == {"turn 6"}
    match.enter("turn 6 E")
    assert phase(match) == "bolina"


def test_4_4_turning_up_happens_also_without_an_offer() -> None:
    match = take(run(new(), EXAMPLE_2), 14, 13, cards={8: "E"})
    run(match, "bolina / 0 take 13 / 1 take 15")
    assert {text[:6] for text in odds(match)} == {"turn 9"}
    match.enter("turn 9 M")
    assert (phase(match), match.actor) == ("take", 0)


def test_4_5_example_5_taking_the_bolina_makes_its_owner() -> None:
    match = run(take(run(new(), EXAMPLE_2), 14, 13, cards={8: "E"}), "bolina")
    before = cards(match, 0), totals(match)
    match.play("take 13", seat=0)
    assert match.view()["bolina"] == {"seat": 0}
    assert (cards(match, 0), totals(match)) == before
    assert told(match)[-1] == "bolina-taken"
    assert 8 in takes(match)
    assert (phase(match), match.actor) == ("take", 1)


def test_4_5_example_6_next_turns() -> None:
    match = run(take(run(new(), EXAMPLE_2), 14, 13, cards={8: "E"}), "bolina")
    left = match.copy()
    run(match, "0 take 13 / 1 take 15 / turn 9 M")
    assert (phase(match), match.actor) == ("take", 0)
    run(left, "0 take 15 / turn 9 M")
    assert left.view()["bolina"] == {"slot": 13}
    assert (phase(left), left.actor) == ("take", 1)
    assert takes(left) == [9, 13, 16, 17, 18]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_4_6_something_is_accessible_as_long_as_a_card_lies(layout: str) -> None:
    match = dealt(layout, tokens_to_win=1)
    while not match.over:
        occupied = [number for number, shown in faces(match).items() if shown != "."]
        assert free(match) if occupied else phase(match) == "bolina"
        if phase(match) == "take":
            assert takes(match)
            lowest = max(slot(match, number)["row"] for number in occupied)
            assert all(slot(match, number)["free"] for number in occupied if slot(match, number)["row"] == lowest)
        match.enter(match.legal()[-1])


def test_4_7_the_round_ends_when_no_slot_is_occupied() -> None:
    """Example 17: a complete recorded round."""
    match = run(new(rules=1), RECORDED)
    assert cards(match, 0) == {"E": 4, "M": 4, "K": 1, "S": 1}
    assert cards(match, 1) == {"E": 2, "M": 2, "K": 3, "S": 1}
    assert totals(match) == [12, 10]
    assert unseen(match) == {"E": 2, "M": 0, "K": 0, "S": 0}
    assert tokens(match) == [1, 0]
    assert match.view()["bolina"] == {"seat": 1}
    assert phase(match) == "reveal_layout"
    assert set(faces(match).values()) == {"."}
    match.enter("layout L01")
    assert (phase(match), match.actor) == ("choose_order", 1)


def test_4_7_the_recorded_round_is_its_own_notation() -> None:
    match = run(new(rules=1), RECORDED)
    written = [part.strip() for part in RECORDED.replace("\n", "/").split("/") if part.strip()]
    assert match.record().partition("\n\n")[2].splitlines() == written


def test_4_7_the_bolina_must_have_been_taken_as_well() -> None:
    match = take(dealt("L01", first=0), *range(18, 0, -1))
    match.play("bolina")
    assert list(faces(match).values()) == ["B"] + ["."] * 17
    assert tokens(match) == [0, 0]
    assert takes(match) == [1]
    match.play("take 1")
    assert sum(tokens(match)) == 1

"""Chapter 5: the Grand Bolina."""

import pytest

from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games.celestes.tests.table import (
    BETTER,
    EXAMPLE_2,
    LAYOUTS,
    RECORDED,
    dealt,
    face,
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
)
from tests.agreement import Agreed, refused
from tests.depth import times


def offered(match: Match) -> list[str]:
    return [str(action) for action in match.legal()] if phase(match) == "bolina" else []


@pytest.fixture
def example_4() -> Agreed:
    """Seat 1 has put the Bolina into slot 13, over the card in slot 8 that was turned up before."""
    return run(take(run(new(), EXAMPLE_2), 14, 13, cards={8: "E"}), "1 bolina")


def two_left() -> Agreed:
    """Two wings with slots 1 and 3 left; seat 1 owns the Bolina and is to act (it took it back once itself)."""
    match = dealt("L07", first=0, rules=1)
    run(take(match, 17, 18), "1 bolina")
    return take(match, 13, 18, 14, 15, 16, 7, 8, 9, 10, 11, 12, 4, 5, 6, 2)


def one_left(layout: str = "L01") -> Agreed:
    """A round with slot 1 left; seat 1 owns the Bolina and is to act."""
    return take(dealt(layout, first=0), *range(18, 1, -1))


def test_5_1_example_3_whoever_does_not_own_it_gets_no_offer() -> None:
    match = take(run(new(), EXAMPLE_2), 14)
    assert (phase(match), match.actor) == ("take", 1)
    assert "bolina" not in [str(action) for action in match.legal()]


def test_5_1_the_owner_may_place_or_keep_it_after_the_take() -> None:
    match = take(run(new(), EXAMPLE_2), 14, 17)
    assert (match.actor, offered(match)) == (1, ["bolina", "keep"])
    kept = match.copy()
    match.play("bolina")
    assert match.view()["bolina"] == {"slot": 17}
    kept.play("keep")
    assert kept.view()["bolina"] == {"seat": 1}
    assert face(kept, 17) == "."
    assert (match.actor, kept.actor) == (0, 0)


def test_5_1_the_offer_comes_after_turning_up() -> None:
    match = take(run(new(), EXAMPLE_2), 14)
    match.play("take 13")
    assert phase(match) == "turn_up"
    refused(match, "bolina", "5.1")
    match.enter("turn 8 K")
    assert offered(match) == ["bolina", "keep"]


def test_5_1_example_14_only_the_owner_places_it() -> None:
    match = run(new(), EXAMPLE_2)
    refused(match, "bolina", "5.1")
    refused(match, "bolina", "5.1", seat=1)
    take(match, 14)
    refused(match, "bolina", "5.1", seat=0)
    take(match, 17)
    refused(match, "bolina", "5.1", seat=0)
    refused(match, "take 13", "5.1", oracle="4.2")


def test_5_1_not_before_the_take() -> None:
    match = take(run(new(), EXAMPLE_2), 14)
    assert match.actor == 1
    refused(match, "bolina", "5.1")


def test_5_2_example_4_it_covers_what_its_slot_covers(example_4: Agreed) -> None:
    assert face(example_4, 13) == "B"
    assert slot(example_4, 13)["face"] == "up"
    assert slot(example_4, 8)["under"] == [13]
    assert takes(example_4) == free(example_4) == [13, 15, 16, 17, 18]
    refused(example_4, "take 8", "2.5")


def test_5_2_it_lies_open_and_may_be_taken_like_any_card() -> None:
    match = run(take(dealt("L08", first=1), 18, 17), "0 bolina")
    assert 17 in takes(match)


def test_5_2_what_it_covered_is_free_again_when_it_is_taken(example_4: Agreed) -> None:
    example_4.play("take 13")
    assert takes(example_4) == [8, 15, 16, 17, 18]


def test_5_3_a_card_covered_again_stays_face_up(example_4: Agreed) -> None:
    assert face(example_4, 8) == "E"
    example_4.play("take 13")
    assert phase(example_4) == "take", "it is not turned up a second time"
    assert face(example_4, 8) == "E"
    assert told(example_4).count("card-turned") == 1


def test_5_4_example_14_it_is_not_put_back_in_the_same_turn(example_4: Agreed) -> None:
    example_4.play("take 13", seat=0)
    assert phase(example_4) == "take"
    assert example_4.actor == 1
    refused(example_4, "bolina", "5.4", seat=0)
    refused(example_4, "bolina", "5.1", oracle="5.4")
    refused(example_4, "bolina", "5.1", seat=1, oracle="5.1")


def test_5_4_not_even_when_taking_it_turns_up_a_card() -> None:
    """The Bolina may lie on a card that is still face down, together with another card."""
    match = take(run(new(), EXAMPLE_2), 18, 14)
    run(match, "1 bolina")
    take(match, 13)
    assert face(match, 8) == "?"
    match.play("take 14")
    assert {text[:6] for text in odds(match)} == {"turn 8"}
    refused(match, "bolina", "5.4", seat=1)
    match.enter("turn 8 E")
    assert (phase(match), match.actor) == ("take", 0)


def test_5_4_its_new_owner_may_use_it_from_the_next_turn_on(example_4: Agreed) -> None:
    example_4.play("take 13", seat=0)
    take(example_4, 18)
    assert (phase(example_4), example_4.actor) == ("take", 0)
    take(example_4, 16)
    assert (example_4.actor, offered(example_4)) == (0, ["bolina", "keep"])
    example_4.play("bolina")
    assert example_4.view()["bolina"] == {"slot": 16}


@pytest.mark.parametrize("layout", ["L01", "L07"])
def test_5_5_example_8_it_may_replace_the_last_card(layout: str) -> None:
    match = one_left(layout)
    assert (match.actor, takes(match), match.view()["bolina"]) == (1, [1], {"seat": 1})
    match.play("take 1")
    assert offered(match) == ["bolina", "keep"]
    match.play("bolina")
    assert (match.actor, takes(match)) == (0, [1])
    match.play("take 1")
    assert match.view()["rounds"][-1]["bolina"] == 0
    assert match.view()["bolina"] == {"seat": 0}


@pytest.mark.parametrize("layout", ["L01", "L07"])
def test_5_5_or_be_kept(layout: str) -> None:
    match = one_left(layout)
    run(match, "take 1 / keep")
    assert match.view()["rounds"][-1]["bolina"] == 1


def test_5_6_it_may_be_placed_where_it_covers_nothing() -> None:
    match = take(dealt("L10", first=0), *range(18, 2, -1))
    assert (match.actor, offered(match)) == (1, ["bolina", "keep"])
    before = free(match)
    match.play("bolina")
    assert free(match) == sorted([*before, 3])


def test_5_7_example_6_it_may_be_left_on_the_table(example_4: Agreed) -> None:
    take(example_4, 15)
    assert example_4.view()["bolina"] == {"slot": 13}
    assert example_4.actor == 1
    assert 13 in takes(example_4)
    assert len(takes(example_4)) > 1


def test_5_7_example_7_the_opponent_is_forced_where_it_is_the_only_card() -> None:
    match = two_left()
    assert (match.actor, takes(match), match.view()["bolina"]) == (1, [3], {"seat": 1})
    run(match, "1 take 3 / 1 bolina")
    assert (match.actor, takes(match)) == (0, [3])
    match.play("take 3")
    assert (match.actor, takes(match)) == (1, [1])
    match.play("take 1")
    assert sum(tokens(match)) == 1
    assert match.view()["rounds"][-1]["bolina"] == 0


def test_5_7_the_one_who_placed_it_may_take_it_back(example_4: Agreed) -> None:
    take(example_4, 15)
    example_4.play("take 13", seat=1)
    assert example_4.view()["bolina"] == {"seat": 1}
    assert (phase(example_4), example_4.actor) == ("take", 0)


def test_5_8_it_may_be_placed_again_and_again_by_whoever_owns_it() -> None:
    match = run(new(rules=1), RECORDED)
    entries = [(entry.actor, entry.action.text) for entry in match.log]
    assert [actor for actor, entry in entries if entry == "bolina"] == [0, 1]


def test_5_8_at_most_once_a_turn(example_4: Agreed) -> None:
    assert example_4.actor == 0
    refused(example_4, "bolina", "5.1", seat=1)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_5_9_a_round_has_at_most_9_placements_9_offers_and_27_takes(layout: str) -> None:
    """The busiest round there is reaches all three bounds."""
    match = play_round(new(tokens_to_win=1), layout, BETTER, busy=True)
    entries = match.entries
    assert entries.count("bolina") == 9
    assert entries.count("keep") == 0
    assert sum(entry.startswith("take") for entry in entries) == 27
    assert sum(entry.actor >= 0 for entry in match.log) == 36


def test_5_9_the_longest_match_has_184_decisions_of_seats_and_96_of_chance() -> None:
    match = new()
    for layout, winner in zip(LAYOUTS, (0, 1, 0, 1, 0), strict=False):
        play_round(match, layout, BETTER if winner == 0 else BETTER[::-1], first=0, busy=True)
    assert match.over
    assert sum(entry.actor >= 0 for entry in match.log) == 184
    assert sum(entry.actor == CHANCE for entry in match.log) == 96


def test_5_9_the_kth_placement_comes_after_2k_ordinary_cards() -> None:
    """Random rounds in which the Bolina is placed whenever it can be, and often taken."""
    closest = 99
    for seed in range(times(150)):
        match = dealt(LAYOUTS[seed % 15], first=seed % 2, tokens_to_win=1)
        dice = Dice(seed)
        ordinary = placed = 0
        while not match.over:
            if match.actor < 0:
                match.enter(match.game.space[match.state.draw(dice)])
            elif phase(match) == "bolina":
                match.play("bolina")
                placed += 1
                closest = min(closest, ordinary - 2 * placed)
                assert ordinary >= 2 * placed
                assert placed <= 9
            else:
                where = match.view()["bolina"].get("slot")
                number = where if where and dice.below(2) else takes(match)[dice.below(len(takes(match)))]
                ordinary += number != where
                match.play(f"take {number}")
    assert closest == 0, "the bound is reached"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_5_10_on_the_table_it_is_always_accessible(layout: str) -> None:
    dice = Dice(layout)
    seen = 0
    for _ in range(10):
        match = dealt(layout, tokens_to_win=1)
        while not match.over:
            assert len(match.entries) < 60, "5.9: the round does not end"
            where = (match.view()["bolina"] or {}).get("slot")
            if where is not None:
                seen += 1
                assert where in free(match)
                assert slot(match, where)["under"] == []
            if match.actor < 0:
                match.enter(match.game.space[match.state.draw(dice)])
            else:
                match.play("bolina" if phase(match) == "bolina" else str(match.game.space[match.state.pick(dice)]))
    assert seen

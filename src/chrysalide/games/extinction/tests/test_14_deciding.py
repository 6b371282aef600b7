"""Chapter 14: general rules and who decides."""

from collections import Counter
from typing import Any

import chrysalide
from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.board import beside
from chrysalide.games.extinction.facts.records import CELL_IDS
from chrysalide.games.extinction.tests.oracle_board import NEIGHBOURS
from chrysalide.games.extinction.tests.table import args, arranged, phase, run, state_of, texts, tiles


def test_14_1_as_far_as_possible() -> None:
    match = run(arranged("22 44", "11", area="restaurer@0", purses={0: 3}), "0 die 1 restaurer@0 / 0 clear 11")
    assert (tiles(match), phase(match)) == ("", "act")


def test_14_2_adjacent_is_never_diagonal() -> None:
    assert neighbours("22") == ["12", "21", "23", "32"]
    assert neighbours("16") == ["15", "26"]
    assert Counter(len(neighbours(name)) for name in CELL_IDS) == {2: 4, 3: 16, 4: 16}


def neighbours(name: str) -> list[str]:
    cells = beside(int(1) << CELL_IDS.index(name))
    found = [other for cell, other in enumerate(CELL_IDS) if (cells >> cell) & 1]
    assert found == NEIGHBOURS[name], f"engine and oracle differ on what lies beside {name}"
    return found


def test_14_3_shared_choices_are_the_active_seats() -> None:
    match = run(arranged("22 44", stage="effect", active=2), "* effect braconnage")
    assert match.actor == 2
    assert phase(match) == "victim"


def test_14_3_only_shared_choices_are_left_to_the_group() -> None:
    """With 14.6 everybody is asked already."""
    victim = run(arranged("22 44", stage="effect", active=2), "* effect braconnage")
    assert victim.game.shares(victim.state)
    assert not victim.game.shares(arranged("22 44").state)
    asked = run(arranged("22 44", stage="effect", active=2, shared_decider="majority"), "* effect braconnage")
    assert not asked.game.shares(asked.state)


def test_14_3_the_next_seat_is_never_a_shared_choice() -> None:
    """Rules: 11.3, 11.5, 14.6"""
    match = arranged(seats=3, stage="end", shared_decider="majority")
    run(match, "0 next 2")
    assert state_of(match).active == 2
    between = arranged(seats=3, stage="end", year=2, active=1, played=(0, 2), shared_decider="majority")
    assert state_of(run(between, "1 next 1")).active == 1


def test_14_4_funds_and_saving_are_personal() -> None:
    match = run(arranged("22 44 66", stage="effect", permanents={1: "veto"}), "* effect braconnage / 0 lose 22")
    assert match.actor == 1
    match = run(arranged(stage="effect", constants="proies", purses={2: 3}), "* effect fonds")
    assert match.actor == 2


def test_14_5_between_years_the_last_seat_is_active() -> None:
    row = ("chine:9", "inde:12", "russie:9", "bresil:9")
    match = arranged(stage="end", year=4, active=1, played=(0, 2, 3), ambassadors=row)
    assert (match.actor, phase(match)) == (1, "poll")
    match = arranged(stage="end", year=2, active=1, played=(0, 2, 3))
    assert (match.actor, phase(match)) == (1, "next_seat")


def test_14_6_every_seat_answers_and_more_than_half_decide() -> None:
    table: dict[str, Any] = {"herd": "22 44 66", "stage": "effect", "shared_decider": "majority"}
    match = run(arranged(seats=3, active=1, **table), "* effect braconnage")
    run(match, "1 lose 22 / 2 lose 44 / 0 lose 44")
    assert args(match, "animal-lost")["cell"] == "44"
    assert args(match, "majority")["agreed"] == "yes"
    match = run(arranged(seats=3, active=1, **table), "* effect braconnage")
    run(match, "1 lose 22 / 2 lose 44 / 0 lose 66")
    assert args(match, "animal-lost")["cell"] == "22", "without a majority the active seat's"
    match = run(arranged(seats=4, **table), "* effect braconnage")
    run(match, "0 lose 22 / 1 lose 44 / 2 lose 44 / 3 lose 66")
    assert args(match, "animal-lost")["cell"] == "22", "two of four are not more than half"
    two = run(arranged(seats=2, **table), "* effect braconnage / 0 lose 22")
    assert args(two, "animal-lost")["cell"] == "22", "no effect with two seats"


def test_14_6_also_where_one_action_only_is_legal() -> None:
    match = arranged("22 44 44", seats=3, stage="effect", shared_decider="majority")
    run(match, "* effect braconnage")
    assert texts(match) == ["lose 22"]
    run(match, "0 lose 22 / 1 lose 22 / 2 lose 22")
    assert args(match, "animal-lost")["cell"] == "22"
    assert list(state_of(match).answers) == [-1] * 5


def test_14_7_a_single_action_is_an_entry_all_the_same() -> None:
    match = run(arranged("44 44 66", "43 45 54", stage="births"), "* birth 1")
    assert texts(match) == ["born 44 34"]
    run(match, "0 born 44 34")
    assert (match.entries[-1], match.log[-1].actor, match.log[-1].asked) == ("born 44 34", 0, False)


def test_14_7_it_is_played_at_once_and_taken_back_with_what_led_to_it() -> None:
    match = chrysalide.new("extinction", seats=2, seed=4)
    dice = Dice(4)
    while True:
        before = match.copy()
        new = match.play(match.game.action(match.state, match.state.pick(dice)))
        if len(new) > 1 and CHANCE not in [entry.actor for entry in match.log[-len(new) :]]:
            break
    assert [entry.asked for entry in match.log[-len(new) :]] == [True] + [False] * (len(new) - 1)
    match.undo(before.actor)
    assert (match.entries, match.state.key()) == (before.entries, before.state.key())
    assert len(before.legal()) > 1, "who takes back is asked again"

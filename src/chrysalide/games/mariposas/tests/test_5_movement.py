"""Chapter 5: movement."""

import pytest

from chrysalide.games.mariposas.codes import LEXICONS
from chrysalide.games.mariposas.facts import DEFAULT
from chrysalide.games.mariposas.tests.oracle_board import neighbours, walk_ends
from chrysalide.games.mariposas.tests.table import arranged, cell, flowers, fly, legal, phase, refused, run, told

BOARD = LEXICONS[DEFAULT].board


def reach(name: str, length: int, backtracking: bool = True) -> set[str]:
    found = {BOARD.ids[cell] for cell in BOARD.reach(BOARD.ids.index(name), length, backtracking)}
    assert found == walk_ends(name, length, backtracking), f"engine and oracle differ on {length} steps from {name}"
    return found


def test_5_1_movements_are_shared_freely_but_never_split() -> None:
    match = run(arranged("2a:k1 2b:k2 3a:i4", "1:m", hands=["13 5"]), "play 13")
    assert legal(match) == ["go 2a 1", "go 2a 3", "go 2b 1", "go 2b 3", "go 3a 1", "go 3a 3", "stop"]
    run(match, "go 2a 3 / land i1")
    assert legal(match) == ["go 2a 1", "go 2b 1", "go 3a 1", "stop"]
    assert refused(match, "go 1 1") == "5.1"
    assert refused(match, "land k1") == "5.1"


def test_5_1_of_butterflies_that_are_alike_only_the_first_is_offered() -> None:
    match = run(arranged("2a:k1 2b:k1", "1:m", hands=["5 22"]), "play 5")
    assert legal(match) == ["go 2a 5", "stop"]
    assert refused(match, "go 2b 5") == "5.1"
    apart = arranged("2a:k1 2b:k1", "1:m", hands=["5 22"], cities={"j2": "pink-egg"}, visited={(0, "2b"): "j2"})
    assert legal(run(apart, "play 5")) == ["go 2a 5", "go 2b 5", "stop"]
    double = run(arranged("4a:k1 4b:k1*", "1:m", hands=["5 22"]), "play 5")
    assert legal(double) == ["go 4a 5", "go 4b 5", "stop"]
    born = run(arranged("1:k1 2a:k2", "1:m", flowers=["oo"]), "play 111 / go 1 1 / land k2 / birth oo")
    assert legal(born) == ["go 1 1", "go 2a 1", "go 2b 1", "stop"]  # 2b stood nowhere when the turn began
    twins = arranged("1:k1", "1:m", flowers=["oopp"], cards=["extra"])
    run(twins, "play 111+e / go 1 1 / land k2 / birth oo / go 1 1 / land j1 / birth pp / go 2b 1 / land k2")
    assert legal(twins) == ["go 1 1", "go 2a 1", "stop"]


def test_5_2_each_movement_is_resolved_before_the_next() -> None:
    match = fly(run(arranged("1:m", "1:m", hands=["13 5"]), "play 13"), "1", "1 l1")
    assert flowers(match) == "v"
    assert phase(match) == "launch"
    assert refused(match, "play 5") == "4.3"
    run(match, "go 1 3")
    assert refused(match, "go 1 3") == "5.2"


def test_5_3_a_movement_has_exactly_its_length() -> None:
    """Worked examples 6 and 26."""
    assert reach("m", 2) == {"k0", "k1", "k2", "l0", "l1", "m"}
    assert len(reach("m", 5)) == 18
    match = run(arranged("1:m", "1:m", hands=["22 5"]), "play 22 / go 1 2")
    assert set(legal(match)) == {f"land {name}" for name in reach("m", 2)}
    assert refused(match, "land j1") == "5.3"


def test_5_4_a_walk_may_turn_back() -> None:
    match = fly(run(arranged("1:m", "1:m", hands=["22 5"]), "play 22"), "1", "2 m")
    assert cell(match, "1") == "m"


def test_5_4_without_backtracking_no_cell_twice() -> None:
    assert reach("m", 2, backtracking=False) == {"k0", "k1", "k2", "l0", "l1"}
    match = run(arranged("1:m", "1:m", hands=["22 5"], backtracking=False), "play 22 / go 1 2")
    assert refused(match, "land m") == "5.4"
    assert refused(match, "land j1") == "5.3"
    # by hand: out of the corner k7–l7 a walk of two steps that never turns back ends two steps away
    assert reach("l7", 2, backtracking=False) == {"j6", "j7"}


def test_5_4_no_cell_twice_leaves_fewer_ends_but_always_some() -> None:
    for start in BOARD.ids:
        for length in range(1, 6):
            assert reach(start, length, backtracking=False) <= reach(start, length) - {start}
        assert reach(start, 5, backtracking=False)
    assert all(reach(start, 7, backtracking=False) for start in ("m", "l7", "a2", "c10"))


@pytest.mark.parametrize("length", range(2, 8))
def test_5_5_from_two_steps_on_every_nearer_cell_is_in_reach(length: int) -> None:
    exceptions = {("k7", 2): {"l7"}, ("l7", 2): {"k7"}, ("l7", 3): {"l7"}}
    for start in BOARD.ids:
        near = within(start, length)
        assert near - reach(start, length) == exceptions.get((start, length), set())
        assert reach(start, length) <= near


def test_5_5_one_step_reaches_the_neighbours() -> None:
    assert all(reach(start, 1) == set(neighbours(start)) for start in BOARD.ids)
    assert reach("k7", 1) == {"j6", "j7", "l7"}


def within(start: str, steps: int) -> set[str]:
    found = {start}
    for _ in range(steps):
        found |= {beside for place in found for beside in neighbours(place)}
    return found


def test_5_6_passing_over_a_cell_has_no_effect() -> None:
    match = fly(run(arranged("1:m", "1:m", hands=["5 22"]), "play 5"), "1", "5 i1")
    assert flowers(match) == "p"
    assert len(match.view()["hidden_tokens"]) == 16


def test_5_7_a_movement_may_be_declined() -> None:
    match = run(arranged("1:m", "1:m", hands=["111 22"], cards=["stretch"]), "play 111+s / go 1 1 / land l1 / stop")
    assert phase(match) == "draw"
    assert told(match, "moves-ended") == [{"seat": 0, "left": 2}]
    assert match.view()["turn"]["stretch_left"] is False


def test_5_7_forced_moves_must_all_be_made_stretch_included() -> None:
    match = run(arranged("1:m", "1:m", hands=["13 22"], cards=["stretch"], forced_moves=True), "play 13+s")
    assert legal(match) == ["go 1 1", "go 1 3", "go 1 1+2", "go 1 3+2"]
    assert refused(match, "stop") == "5.7"
    run(match, "go 1 1 / land l1")
    assert legal(match) == ["go 1 3+2"]
    assert refused(match, "go 1 3") == "5.7"
    used = run(arranged("1:m", "1:m", hands=["13 22"], cards=["stretch"], forced_moves=True), "play 13+s")
    assert legal(fly(run(used, "go 1 1+2 / land l1"), "1")) == ["go 1 3"]


def test_5_8_a_butterfly_born_this_turn_may_use_what_is_left() -> None:
    """Worked example 2."""
    match = arranged("2a:c6", "1:m", hands=["111 22"], flowers=["oo"])
    fly(run(match, "play 111"), "2a", "1 d5")
    assert flowers(match) == "ooo"
    run(match, "birth ooo")
    assert (cell(match, "3a"), flowers(match)) == ("d5", "")
    fly(match, "2a", "1 d6")
    assert flowers(match) == "p"
    fly(match, "3a", "1 c6")
    assert flowers(match) == "pvv"


def test_5_9_a_double_butterfly_moves_as_one() -> None:
    match = run(arranged("4a:k1*", "1:m", hands=["5 22"]), "play 5")
    assert legal(match) == ["go 4a 5", "stop"]
    fly(match, "4a", "5 m")
    assert cell(match, "4a") == "m"
    assert match.view()["seats"][0]["michoacan"] == {"weight": 2, "points": 7}

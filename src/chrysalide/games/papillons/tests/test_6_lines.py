"""Chapter 6: what a line is."""

from itertools import combinations_with_replacement

import pytest

from chrysalide.core.dice import Dice
from chrysalide.games.papillons.board import KIND_CODES
from chrysalide.games.papillons.grid import Grid
from chrysalide.games.papillons.tests.oracle import DIRECTIONS, KINDS, Cell
from chrysalide.games.papillons.tests.table import arranged, dealt, lay, lines, lines_of, run, standing, truth
from tests.depth import times

GOALS = "RTPSbyvg"
ROUND = ["Rb", "Ry", "Rv", "Rg"]
every_direction = pytest.mark.parametrize("step", DIRECTIONS, ids=str)


def goal_set(bits: int) -> set[str]:
    return {goal for number, goal in enumerate(GOALS) if bits >> number & 1}


def grid_of(table: dict[Cell, str]) -> Grid:
    grid = Grid()
    for (x, y), kind in table.items():
        grid.put(x, y, KIND_CODES.index(kind) + 1)
    return grid


@every_direction
@pytest.mark.parametrize("last", range(4))
def test_6_1_four_cells_in_a_row_a_column_or_a_diagonal(step: Cell, last: int) -> None:
    """Whichever of the four is laid last."""
    cells = [(number * step[0], number * step[1]) for number in range(4)]
    table = dict(zip(cells, ROUND, strict=True))
    grid = grid_of({cell: kind for cell, kind in table.items() if cell != cells[last]})
    assert goal_set(grid.standing()) == set()
    grid.put(*cells[last], KIND_CODES.index(ROUND[last]) + 1)
    assert goal_set(grid.lines_through(*cells[last])) == goal_set(grid.standing()) == {"R"}


def test_6_1_example_5_a_diagonal() -> None:
    match = dealt(goals="R g | S y")
    lay(match, "Ty 0,0 · Tb 1,0 · Py 1,-1 · Pb 2,-1 · Sy 2,-2 · Sb 3,-2 · Ry 3,-3")
    assert lines(match, "y") == [["0,0", "1,-1", "2,-2", "3,-3"]]
    assert match.winners == [1]
    assert match.view()["end"]["line"] == ["0,0", "1,-1", "2,-2", "3,-3"]


@pytest.mark.parametrize("knight", [(1, 2), (2, 1), (2, 0), (2, 2)], ids=str)
def test_6_1_no_other_direction_makes_a_line(knight: Cell) -> None:
    table = {(number * knight[0], number * knight[1]): kind for number, kind in enumerate(ROUND)}
    assert goal_set(grid_of(table).standing()) == set()


@pytest.mark.parametrize("goal", GOALS)
def test_6_2_four_cards_of_the_shape_or_of_the_colour(goal: str) -> None:
    four = [kind for kind in KINDS if goal in kind]
    assert len(four) == 4
    match = arranged(" · ".join(f"{kind} {x},0" for x, kind in enumerate(four)))
    assert standing(match) == {goal}
    other = next(kind for kind in KINDS if goal not in kind)
    assert standing(arranged(" · ".join(f"{kind} {x},0" for x, kind in enumerate([*four[:3], other])))) == set()


@pytest.mark.parametrize("length", [5, 6, 7, 8])
def test_6_3_five_or_more_contain_a_line(length: int) -> None:
    kinds = [*ROUND, *ROUND][:length]
    match = arranged(" · ".join(f"{kind} {x},0" for x, kind in enumerate(kinds)))
    assert standing(match) == {"R"}
    assert len(lines(match, "R")) == length - 3


def test_6_3_five_at_one_stroke_win() -> None:
    match = arranged("Rb 0,0 · Ry 1,0 · Rg 3,0 · Rb 4,0 · Ty 0,1 · Py 1,1 · Tv 2,1 · Pv 3,1")
    run(match, "deck reveal Rv lay 2,0")
    assert match.winners == [0]
    assert len(match.view()["end"]["line"]) == 4


def test_6_4_example_6_another_card_breaks_the_line() -> None:
    match = lay(dealt(hands="Pg Pg | Tg Tg"), "Rb 0,0 · Ry 1,0 · Rv 2,0 · Ty 3,0 · Rg 4,0")
    assert standing(match) == set()
    assert not match.over


def test_6_4_so_does_a_gap() -> None:
    match = arranged("Rb 0,0 · Ry 1,0 · Rv 2,0 · Ty 2,1 · Py 3,1 · Tv 4,1 · Rg 4,0")
    assert standing(match) == set()
    assert run(match, "deck reveal Ry lay 3,0").winners == [0], "until it is filled"


def test_6_4_so_does_a_web() -> None:
    match = run(arranged("Rb 0,0 · Ry 1,0 · Rv 2,0 · Ty 2,1"), "web 1,0")
    run(match, "deck reveal Rg lay 3,0")
    assert (standing(match), match.over) == (set(), False)
    assert standing(arranged("Rb 0,0 · Ry 1,0 · Rv 2,0 · Rg 3,0", webs=["0,0"])) == set()


def test_6_5_a_line_fulfils_at_most_one_goal() -> None:
    """Four cards of one shape and one colour would need four copies; there are two."""
    seen = set()
    for four in combinations_with_replacement(KINDS, 4):
        if max(four.count(kind) for kind in four) > 2:
            continue
        table = {(x, 0): kind for x, kind in enumerate(four)}
        if lines_of(table, set()):
            found = goal_set(grid_of(table).standing())
            assert len(found) == 1
            seen |= found
    assert seen == set(GOALS)


def test_6_6_it_does_not_matter_who_laid_the_cards() -> None:
    """Two cards of each seat, the last one laid by the opponent of the seat that wins."""
    match = lay(dealt(goals="S b | R g", hands="Tg Tg | Pg Pg"), "Rb 0,0 · Ry 1,0 · Rv 2,0 · Ty 0,1 · Rg 3,0")
    assert (match.log[-1].actor, match.winners) == (0, [1])


def test_lines_are_those_that_looking_at_every_four_cells_finds() -> None:
    """Random blocks, tokens included."""
    dice = Dice("lines")
    start = dealt()
    found = 0
    for _ in range(times(180)):
        deck = list(KINDS) * 2
        taken = [(0, 0)]
        while len(taken) < 25:
            x, y = taken[dice.below(len(taken))]
            step_x, step_y = [(1, 0), (-1, 0), (0, 1), (0, -1)][dice.below(4)]
            if (x + step_x, y + step_y) not in taken:
                taken.append((x + step_x, y + step_y))
        texts = [f"{deck.pop(dice.below(len(deck)))} {x},{y}" for x, y in taken]
        webs = [text.split()[1] for text in texts if dice.below(8) == 0]
        match = arranged(" · ".join(texts), webs=webs, match=start.copy(), spent=True)
        wanted = {goal for goal in GOALS if lines(match, goal)}
        assert standing(match) == wanted
        through = set()
        for x, y in taken:
            through |= goal_set(truth(match).grid.lines_through(x, y))
        assert through == wanted
        found += len(wanted)
    assert found > 25

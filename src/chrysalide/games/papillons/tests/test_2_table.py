"""Chapter 2: the grid on which the cards lie."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

import chrysalide
from chrysalide.core.dice import Dice
from chrysalide.core.errors import UnknownAction
from chrysalide.core.state import CHANCE
from chrysalide.games.papillons.tests.oracle import SIDES, Cell, around, one_block
from chrysalide.games.papillons.tests.table import (
    MIXED,
    arranged,
    cards,
    dealt,
    each,
    lay,
    offered,
    quiet_deck,
    row,
    run,
    second,
    shown,
    six,
    targets,
    truth,
)
from tests.agreement import refused

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"protect_moved": False}),
    (4, {"teams": True}),
    (3, {"expert": True, "early_demand": True}),
    (4, {"teams": True, "expert": True}),
]
every_mode = pytest.mark.parametrize("mode", range(len(MODES)))
every_side = pytest.mark.parametrize("step", SIDES, ids=str)


@dataclass(frozen=True)
class Glance:
    """What the tests of random matches look at."""

    phase: str
    last: str  # entry
    cells: frozenset[Cell]
    actions: int


@cache
def glances(number: int) -> list[Glance]:
    """Every position of a few random matches in one mode."""
    seats, options = MODES[number]
    found = []
    for seed in range(4):
        match, dice = chrysalide.new("papillons", seats, settle=False, **options), Dice(seed)
        while not match.over:
            state = match.state
            match.enter(match.game.action(state, state.draw(dice) if match.actor == CHANCE else state.pick(dice)))
            view = match.view()
            cells = frozenset((card["x"], card["y"]) for card in view["table"])
            found.append(Glance(view["phase"], match.entries[-1], cells, len(state.legal())))
    return found


def box(cells: Iterable[Cell]) -> tuple[int, int]:
    """Width and height."""
    columns, rows = zip(*cells, strict=True)
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def test_2_1_cards_touch_by_a_full_side() -> None:
    match = run(lay(dealt(), "Ty 0,0 · Py 1,0"), "deck reveal Sg")
    assert set(offered(match, "lay")) == {
        f"lay {x},{y}" for x, y in [(-1, 0), (2, 0), (0, 1), (0, -1), (1, 1), (1, -1)]
    }
    refused(match, "lay 2,1", "3.6")


@pytest.mark.parametrize("text", ["lay 0.5,1", "lay 1/2,1", "lay 0,1,0", "lay 1", "lay a,b", "lay 1;0"])
def test_2_1_there_is_nothing_between_two_cells(text: str) -> None:
    match = run(lay(dealt(), "Ty 0,0"), "deck reveal Sg")
    before = match.state.key()
    with pytest.raises(UnknownAction):
        match.play(text)
    assert match.state.key() == before


def test_2_2_the_first_cell_keeps_its_name_when_its_card_moves_away() -> None:
    match = six()
    before = shown(match)
    assert match.entries[11] == "lay 0,0"
    run(match, "lift -1,0 to 0,2 / lift 2,0 to 1,1")
    run(match, "lift 0,0 to 1,-1")  # the others still touch: 0,1 and 1,1 and 1,0
    after = shown(match)
    assert "0,0" not in after
    assert after["1,-1"] == before["0,0"]
    unmoved = ["1,0", "0,1", "0,-1"]
    assert [after[cell] for cell in unmoved] == [before[cell] for cell in unmoved]


def test_2_2_every_seat_sees_the_same_orientation() -> None:
    match = run(six(), "lift -1,0 to 3,0")
    assert match.view(0)["table"] == match.view(1)["table"] == match.view(None)["table"]
    assert [(card["x"], card["y"]) for card in match.view()["table"]] == sorted(cards(match), key=lambda at: at[::-1])
    assert match.view()["box"] == [0, -1, 3, 1], "least and greatest column and row"


@every_side
def test_2_3_the_grid_has_no_edge(step: Cell) -> None:
    """The longest row there can be, in every direction; its ends are not neighbours of each other."""
    match = row(32, step)
    far = (31 * step[0], 31 * step[1])
    assert cards(match) == {(i * step[0], i * step[1]): kind for i, kind in enumerate(MIXED)}
    run(match, "net 1,1" if "net 1,1" in offered(match, "net") else offered(match, "net")[5])
    end = f"{far[0] + step[0]},{far[1] + step[1]}"
    assert end in targets(match, "0,0")
    assert len(targets(match, "0,0")) == 2 * 30 + 3
    assert set(offered(match, "lift")) == {"lift 0,0", f"lift {far[0]},{far[1]}"}


@every_mode
def test_2_4_all_cards_form_one_block_after_every_action(mode: int) -> None:
    moves = 0
    for glance in glances(mode):
        if glance.last.startswith(("to", "lay")):
            assert one_block(set(glance.cells))
            moves += glance.last.startswith("to")
    assert moves


def test_2_4_neither_a_lay_nor_a_move_leaves_two_blocks() -> None:
    match = lay(six(), "Rv 2,1")
    refused(match, "lift 0,0", "4.4")
    run(match, "lift -1,0")
    refused(match, "to -2,0", "4.3")
    assert one_block(set(cards(run(match, "to 3,1"))))


@every_mode
def test_2_5_a_block_is_no_wider_than_its_cards_allow(mode: int) -> None:
    for glance in glances(mode):
        if glance.cells:
            assert sum(box(glance.cells)) <= len(glance.cells) + 1


@every_side
def test_2_5_a_row_reaches_the_bound(step: Cell) -> None:
    match = row(32, step)
    assert sorted(box(cards(match))) == [1, 32]
    state = truth(match)
    assert (state.index(state.grid.min_x, state.grid.min_y), state.x_of(35), state.y_of(35)) == (
        35,
        state.grid.min_x,
        state.grid.min_y,
    )


@every_side
def test_2_6_a_row_of_31_cards_leaves_64_cells(step: Cell) -> None:
    match = row(31, step)
    assert match.view()["deck"] == 0
    run(match, f"hand {MIXED[31]}")
    free = {near for cell in cards(match) for near in around(cell)} - set(cards(match))
    assert {f"lay {x},{y}" for x, y in free} == set(offered(match, "lay"))
    assert len(offered(match, "lay")) == 64


@every_mode
def test_2_6_no_block_of_n_cards_has_more_than_2n_and_2_free_neighbours(mode: int) -> None:
    slack = [
        2 * len(glance.cells) + 2 - glance.actions for glance in glances(mode) if glance.phase == "lay" and glance.cells
    ]
    assert min(slack) == 0, "never exceeded, and reached"
    assert max(glance.actions for glance in glances(mode) if glance.phase == "move") <= 64


def test_2_7_with_all_cards_on_the_table_a_turn_offers_96_actions() -> None:
    match = row(32)
    arranged(" · ".join(f"{kind} {i % 8},{i // 8}" for i, kind in enumerate(MIXED)), match=match, laid=16)
    assert (match.view()["deck"], each(match, "hand")) == (0, [0, 0])
    assert [len(offered(match, word)) for word in ("lift", "net", "web")] == [32, 32, 32]
    assert len(match.legal()) == 96


@every_mode
def test_2_7_no_turn_offers_more_than_the_bound(mode: int) -> None:
    expert = MODES[mode][1].get("expert")
    for glance in glances(mode):
        n = len(glance.cells)
        if glance.phase == "turn":
            bound = 2 * n + min(3, 32 - n) + 3 + 5 if expert else 3 * n + min(3, 32 - n)
            assert glance.actions <= max(bound, 2) <= (75 if expert else 96)


@every_side
def test_2_8_a_block_may_drift_as_far_as_it_is_pushed(step: Cell) -> None:
    """The last card of a row becomes the first, again and again; the oracle, which knows no edge, agrees."""
    match = row(6, step, stall_rounds=20)
    for number in range(120):
        line = sorted(cards(match), key=lambda at: at[0] * step[0] + at[1] * step[1])
        ahead = f"{line[-1][0] + step[0]},{line[-1][1] + step[1]}"
        turn = f"lift {line[0][0]},{line[0][1]} to {ahead}"
        if number % 39 == 38:  # 7.8: a card laid now and then
            turn = f"deck reveal {MIXED[6 + number // 39]} lay {ahead}"
        run(match, turn)
        assert all(max(abs(x), abs(y)) <= match.view()["turn"] - 1 for x, y in cards(match))
    assert max(abs(x) + abs(y) for x, y in cards(match)) > 100


def test_2_8_lines_are_seen_far_from_the_first_cell() -> None:
    match = arranged("Rb 400,-300 · Ry 401,-300 · Rv 402,-300 · Tb 401,-299")
    run(match, "deck reveal Rg lay 403,-300")
    assert match.winners == [0]
    assert match.view()["end"]["line"] == ["400,-300", "401,-300", "402,-300", "403,-300"]


def test_example_22_the_number_of_a_cell_counts_from_the_corner_of_the_box() -> None:
    match = arranged("Ty -2,0 · Py -1,0 · Tv 0,0 · Pv 0,-1 · Tb 1,0 · Rb 2,0")
    assert match.view()["box"][:2] == [-2, -1]
    assert truth(match).index(3, 0) == second(match).index((3, 0)) == 74
    run(match, "deck reveal Sg")
    assert match.game.parse(match.state, "lay 3,0").code == 3500 + 74
    assert match.game.action(match.state, 3574).text == "lay 3,0"


def test_example_22_the_number_of_a_turn() -> None:
    match = arranged("Ty -2,0 · Py -1,0 · Tv 0,0 · Pv 0,-1", match=dealt(4, expert=True))
    codes = {action.text: action.code for action in match.legal()}
    assert (codes["hand Rb"], codes["deck"], codes["demand 3"]) == (0, 16, 23)
    assert (codes["lift -2,0"], codes["net -2,0"]) == (32 + 69, 1188 + 69)
    codes = {action.text: action.code for action in arranged("Ty 0,0 · Py 1,0").legal()}
    assert codes["web 0,0"] == 2344 + 35
    space = match.game.space
    assert [space.by_text[text].code for text in ("hand sg", "pass", "silent", "announce r", "announce g")] == [
        15, 17, 18, 24, 31,
    ]  # fmt: skip
    texts = ("hand Sg", "pass", "silent", "announce R", "announce g", "demand 3", "lift -3,-2")
    assert [second(match).code(text) for text in texts] == [15, 17, 18, 24, 31, 23, 32]
    first = run(dealt(), "deck reveal Ty")
    assert first.legal()[0].code == 3500 + 35
    assert second(first).index((0, 0)) == 35


def test_example_22_a_lifted_card_still_counts_at_its_old_cell() -> None:
    match = arranged("Ty -3,0 · Py -2,0 · Tv -1,0")
    run(match, "lift -3,0")
    assert {action.text: action.code for action in match.legal()}["to 0,0"] == 3500 + 34 + 4


def test_what_is_quiet_makes_no_line() -> None:
    """The quiet turns that other tests rest on."""
    match = dealt()
    for _ in range(12):
        quiet_deck(match)
    assert len(cards(match)) == 12
    assert truth(match).grid.standing() == 0

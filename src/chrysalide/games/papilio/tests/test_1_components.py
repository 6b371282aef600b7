"""Chapter 1: the board, the tiles and the pawns."""

from collections import Counter

import pytest

from chrysalide.core.errors import BadOption, BadSeats, ChrysalideError, IllegalAction
from chrysalide.games.papilio import GAME
from chrysalide.games.papilio.options import PapilioOptions
from chrysalide.games.papilio.tests import oracle
from chrysalide.games.papilio.tests.opinion import PapilioOpinion
from chrysalide.games.papilio.tests.table import (
    CELLS,
    CODES,
    ENTRIES,
    FIXED,
    LOOSE,
    SPLIT,
    STARTS,
    active,
    cells,
    dealt,
    kind,
    line,
    may,
    new,
    phase,
    position,
    run,
    tiles_on,
)
from tests.agreement import Agreed, refused


def test_1_1_forty_nine_cells_and_sixteen_fixed_tiles() -> None:
    shown = new().view()["cells"]
    assert [cell["cell"] for cell in shown] == CELLS == oracle.CELLS
    assert sum(cell["fixed"] for cell in shown) == 16
    assert {(cell["file"], cell["rank"]) for cell in shown} == {(x, y) for x in range(7) for y in range(1, 8)}


def test_1_2_thirty_three_of_thirty_four_loose_tiles_fill_the_board() -> None:
    match = new()
    assert sum(match.view()["undealt"].values()) == 34
    draws = 0
    while phase(match) == "deal":
        match.enter(match.legal()[0])
        draws += 1
    assert draws == 33
    assert all(cell["kind"] for cell in match.view()["cells"])
    assert match.view()["spare"] in CODES


def test_1_3_four_pawns_a_seat() -> None:
    match = run(dealt(), "0 enter a1 / 1 enter a7")
    for seat in match.view()["seats"]:
        assert seat["active"] + seat["reserve"] + seat["arrived"] + seat["lost"] == 4


def test_1_3_there_are_two_seats() -> None:
    with pytest.raises(BadSeats):
        Agreed(GAME, 3, {}, PapilioOpinion)


def test_1_4_pawns_stand_above_the_tiles() -> None:
    match = run(position("b4 b1", "b7", {"b3": "E"}, reserve=(2, 3)), "0 act b4 stay act b1 stay push b1")
    assert (active(match, 0), active(match, 1)) == (cells("b1 b4"), {"b7"})
    assert kind(match, "b4") == "E"


def test_1_5_seven_kinds_of_tiles() -> None:
    match = dealt(tiles=dict(zip(LOOSE, "LECHFSZ", strict=False)))
    assert {cell["kind"] for cell in match.view()["cells"]} == set(CODES)


def test_1_6_cells_are_named_by_file_and_rank() -> None:
    match = position("c3")
    assert [cell["cell"] for cell in match.view()["cells"]][:8] == ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2"]
    for name in ("h1", "a8", "a0", "33", "cc"):
        with pytest.raises(IllegalAction) as caught:
            match.play(f"act {name}")
        assert caught.value.rule == "1.6"
        assert match.objection == "Notation"


@pytest.mark.parametrize("text", ["", "1", "walk a1", "stay a1", "act", "act off", "push a8", "enter a1 c1"])
def test_1_6_what_is_no_action_is_none_for_both(text: str) -> None:
    match = position("d4")
    with pytest.raises(ChrysalideError):
        match.play(text)
    assert match.objection == "Notation"


def test_1_7_fixed_tiles_lie_where_odd_files_meet_odd_ranks() -> None:
    assert [cell["cell"] for cell in new().view()["cells"] if cell["fixed"]] == FIXED == oracle.FIXED
    assert oracle.LOOSE == LOOSE
    assert " ".join(LOOSE) == (
        "b1 d1 f1 a2 b2 c2 d2 e2 f2 g2 b3 d3 f3 a4 b4 c4 d4 e4 f4 g4 b5 d5 f5 a6 b6 c6 d6 e6 f6 g6 b7 d7 f7"
    )
    match = run(position("c3"), "0 act c3 stay")
    pushed = {name for entry in match.view()["entries"] for name in entry["line"]}
    assert pushed == set(LOOSE)


def test_1_8_all_fixed_tiles_are_leaves() -> None:
    assert tiles_on(new(), FIXED) == "L" * 16


def test_1_9_six_lines_slide_from_both_ends() -> None:
    entries = new().view()["entries"]
    assert [entry["entry"] for entry in entries] == ENTRIES
    assert {entry["entry"]: entry["exit"] for entry in entries} == oracle.ENTRIES
    assert {cell for entry in entries for cell in entry["line"]} == set(LOOSE)
    lines = Counter(frozenset(entry["line"]) for entry in entries)
    assert lines == {frozenset(line(name)): 2 for name in "bdf246"}
    for entry in entries:
        assert (entry["line"][0], entry["line"][-1]) == (entry["entry"], entry["exit"])
        assert entry["line"] == oracle.line(entry["entry"]) == oracle.line(entry["exit"])[::-1]
        assert len(entry["line"]) == 7
        assert oracle.ENTRIES[entry["exit"]] == entry["entry"]
    match = run(position("c3"), "0 act c3 stay")
    refused(match, "push c1", "1.9")
    refused(match, "push d4", "1.9")


def test_1_10_the_number_of_tiles_of_each_kind_is_data_and_an_option() -> None:
    assert new().view()["undealt"] == SPLIT == oracle.SPLIT
    assert list(SPLIT) == list(CODES) == list(oracle.CODES)
    assert sum(SPLIT.values()) == 34
    own = dict(zip(CODES, (28, 1, 1, 1, 1, 1, 1), strict=True))
    assert new(loose_tiles=own).view()["undealt"] == own
    assert new(loose_tiles="l28,e1,c1,h1,f1,s1 z1").view()["undealt"] == own
    assert new(loose_tiles="L30 E4").view()["undealt"] == dict.fromkeys(CODES, 0) | {"leaf": 30, "eggs": 4}
    assert new(loose_tiles="gentle").view()["undealt"]["lizard"] == 0
    match = run(new(loose_tiles="L33 Z1"), "tile Z")
    refused(match, "tile Z", "1.10", oracle="2.1")


WRONG = ["L33", "L35", "L9 L25", "L40 E-6", "X34", "L", "", {"leaf": 34}, {**SPLIT, "leaf": 8}, {**SPLIT, "bee": 0}, 34]
CROOKED = [
    {**SPLIT, "leaf": 17, "eggs": -2},
    {**SPLIT, "leaf": "9"},
    {**SPLIT, "lizard": True, "leaf": 10},
    [34, 0],
    None,
]


@pytest.mark.parametrize("wrong", [*WRONG, *CROOKED], ids=str)
def test_1_10_any_other_split_is_refused(wrong: object) -> None:
    with pytest.raises(BadOption) as caught:
        PapilioOptions.read({"loose_tiles": wrong}, 2)
    assert caught.value.message.id in ("error-option-split", "error-option-value")


@pytest.mark.parametrize("wrong", [{**SPLIT, "leaf": 8}, {**SPLIT, "leaf": -1, "eggs": 16}, {"leaf": 34}], ids=str)
def test_1_10_any_other_split_is_refused_by_both(wrong: dict[str, int]) -> None:
    with pytest.raises(BadOption):
        new(loose_tiles=wrong)


def test_1_11_start_and_goal_leaves_face_each_other() -> None:
    shown = new().view()
    for seat in (0, 1):
        assert [cell["cell"] for cell in shown["cells"] if cell["start"] == seat] == STARTS[seat]
        assert [cell["cell"] for cell in shown["cells"] if cell["goal"] == seat] == STARTS[1 - seat]
    assert oracle.START == STARTS
    assert [(seat["start_rank"], seat["forward"]) for seat in shown["seats"]] == [(1, 1), (7, -1)]


def test_1_12_the_loose_cells_of_the_start_ranks_are_ordinary() -> None:
    match = dealt(tiles={"b1": "E", "b7": "Z"})
    assert (kind(match, "b1"), kind(match, "b7")) == ("E", "Z")
    assert may(match, "enter") == set(STARTS[0])
    refused(match, "enter b1", "2.3")


def test_1_13_one_pawn_a_cell() -> None:
    match = run(position("c3 c4", "d3", reserve=(2, 3)), "0 act c3")
    assert may(match, "step") == cells("b3 c2 stay")
    refused(match, "step c4", "1.13")
    refused(match, "step d3", "1.13")

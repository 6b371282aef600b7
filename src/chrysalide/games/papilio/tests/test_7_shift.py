"""Chapter 7: shift."""

import pytest

from chrysalide.core.match import Match
from chrysalide.games.papilio.tests.table import (
    CELLS,
    ENTRIES,
    LOOSE,
    active,
    cells,
    dealt,
    legal,
    line,
    may,
    new,
    phase,
    position,
    run,
    spare,
    tiles_on,
)
from tests.agreement import refused

CODES = "SZCEFHSCELFCCLLFLCHHLESFLEHECLZEL"
TILES = dict(zip(LOOSE, CODES, strict=True))


def shifting() -> Match:
    return run(position("c3", tiles=TILES, spare="H"), "0 act c3 stay")


@pytest.mark.parametrize("entry", ENTRIES)
def test_7_1_the_line_moves_by_one_cell_and_a_tile_comes_out(entry: str) -> None:
    match = shifting()
    shown = next(found for found in match.view()["entries"] if found["entry"] == entry)
    names = line(entry[0] if entry[1] in "17" else entry[1])
    names = names if names[0] == entry else names[::-1]
    before = tiles_on(match, names)
    others = [cell for cell in CELLS if cell not in names]
    elsewhere = tiles_on(match, others)
    run(match, f"0 push {entry}")
    assert shown["line"] == names
    assert tiles_on(match, names) == "H" + before[:-1]
    assert spare(match) == before[-1]
    assert tiles_on(match, others) == elsewhere
    assert match.view()["barred"] == names[-1]


def test_7_2_the_shift_is_compulsory() -> None:
    match = shifting()
    assert may(match, "push") == set(ENTRIES)
    refused(match, "stay", "7.2")
    refused(match, "step c4", "7.2")
    assert match.actor == 0


def test_7_3_not_where_it_has_just_come_out() -> None:
    for entry in ENTRIES:
        match = run(shifting(), f"0 push {entry} / 1 act e7 stay")
        barred = match.view()["barred"]
        assert may(match, "push") == set(ENTRIES) - {barred}
        refused(match, f"push {barred}", "7.3")


def test_7_4_the_same_push_again_and_the_first_shift_of_all() -> None:
    match = run(shifting(), "0 push d1 / 1 act e7 stay push d1 / 0 act c3 stay push d1")
    assert match.view()["barred"] == "d7"
    opening = run(dealt(), "0 enter a1 / 1 enter a7 / 0 act a1 step a2")
    assert len(legal(opening)) == 12


def test_7_5_a_turn_without_shift_leaves_spare_and_barred_entry() -> None:
    match = position("d4", tiles={"d4": "Z"}, spare="F", barred="g4")
    run(match, "0 act d4 enter a1 / 1 act e7 stay")
    assert (spare(match), match.view()["barred"]) == ("F", "g4")
    refused(match, "push g4", "7.3")


def test_7_6_pawns_stay_where_they_are() -> None:
    match = position("b2 b4 b6", other="b1 b7", reserve=(1, 2))
    run(match, "0 act b2 stay act b4 stay act b6 stay push b7")
    assert (active(match, 0), active(match, 1)) == (cells("b2 b4 b6"), cells("b1 b7"))


def test_7_1_the_view_shows_every_push_before_it_is_made() -> None:
    match = run(position("b4 d2", "b6 e7", TILES, "Z", barred="d7", reserve=(2, 2)), "0 act d2")
    while phase(match) != "shift":
        match.enter(match.legal()[-1])
    for entry in match.view()["entries"]:
        if entry["barred"]:
            assert entry["after"] is None
            continue
        after = match.copy()
        after.play(f"push {entry['entry']}")
        shown = {cell["cell"]: cell["kind"] for cell in after.view()["cells"]}
        assert entry["after"]["tiles"] == [shown[cell] for cell in entry["line"]]
        assert entry["after"]["spare"] == after.view()["spare"]
        pawns = {pawn["cell"]: pawn for pawn in after.view()["pawns"] if pawn["cell"] in entry["line"]}
        assert {pawn["cell"] for pawn in entry["after"]["pawns"]} == set(pawns)
        for pawn in entry["after"]["pawns"]:
            true = pawns[pawn["cell"]]
            assert (pawn["seat"], pawn["kind"], pawn["fate"]) == (true["seat"], true["kind"], true["fate"])


def test_7_1_no_preview_but_before_a_push() -> None:
    for match in (new(), position("c3")):
        assert all(entry["after"] is None for entry in match.view()["entries"])

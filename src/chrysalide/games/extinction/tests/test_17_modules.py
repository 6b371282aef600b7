"""Chapter 17: tiger, sea otter, panda."""

from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.tests.table import animals, arranged, birth_target, new, phase, run, state_of, tiles


def sheet(module: str) -> tuple[str, int, bool, bool, int]:
    tables = state_of(new(module=module)).tables
    sheet = tables.module
    return sheet.face, len(sheet.animals), sheet.separates, sheet.spread, sheet.starve_at


def test_17_1_tiger() -> None:
    assert sheet("tigre") == ("foret", 8, True, False, -1)
    cells = {(int(cell[0]), int(cell[1])) for cell in state_of(new()).tables.module.animals}
    assert {(column, 7 - row) for row, column in cells} == cells, "a quarter turn maps the pattern to itself"


def test_17_2_the_tigers_key_card() -> None:
    state = state_of(new())
    assert state.tables.module.effects[state.tables.key].id == "face_a_face"
    lasting = {effect.id: effect.kind for effect in state.tables.module.effects}
    assert (lasting["coupe_rase"], lasting["remaniement"]) == ("C", "C")


def test_17_3_levels_differ_by_tiles() -> None:
    wanted = {"tigre": [20, 16, 14], "loutre": [20, 16, 14], "panda": [14, 11, 9]}
    for module, tiles_there in wanted.items():
        found = [state_of(new(module=module, level=level)).reserve for level in ("facile", "normal", "difficile")]
        assert found == tiles_there
    assert state_of(new(tiles_delta=-2)).reserve == 14
    assert state_of(new(2, module="loutre", level="facile", tiles_delta=2)).reserve == 22
    tables = state_of(new(module="loutre")).tables
    assert Extinction(tables, level=0, tiles_delta=9).reserve == 24, "no more than the box holds"


def test_17_4_otters_live_on_the_coast() -> None:
    assert sheet("loutre")[0] == "littoral"


def test_17_5_otters_stay_together() -> None:
    assert animals(new(module="loutre")) == "12 24 31 33 44 46 53 65"
    match = run(arranged("22 22 55", stage="births", module="loutre"), "* birth 1 / 0 born 22 23")
    assert (animals(match), phase(match)) == ("22 22 23 55", "line")


def test_17_6_the_otters_key_card() -> None:
    tables = state_of(new(module="loutre")).tables
    assert tables.module.effects[tables.key].id == "maree_noire"


def test_17_7_otters_destruction() -> None:
    match = run(arranged("21 66 61", "24 25", stage="destruction", module="loutre"), "0 line r2 / * dest 5")
    assert "23" in tiles(match), "it slides as with tigers"


def test_17_8_oil_spreads_once() -> None:
    match = run(arranged("41 46 61", "34", stage="destruction", module="loutre"), "0 line r4 / * dest 4")
    assert tiles(match) == "34 44 45", "towards the nearer otter"
    tie = run(arranged("42 46 61", "34", stage="destruction", module="loutre"), "0 line r4 / * dest 4")
    assert phase(tie) == "side"
    assert tiles(run(tie, "0 side 42")) == "34 43 44"
    gone = run(arranged("44 22 61", "34", stage="destruction", module="loutre"), "0 line r4 / * dest 4")
    assert tiles(gone) == "34 44", "no otter is left in the line"
    alone = run(arranged("41 46 61", "11", stage="destruction", module="loutre"), "0 line r4 / * dest 4")
    assert tiles(alone) == "11 44"


def test_17_9_pandas() -> None:
    assert sheet("panda") == ("foret", 7, False, False, 1)
    assert animals(new(module="panda")) == "14 22 35 43 51 55 63"


def test_17_10_the_pandas_key_card() -> None:
    tables = state_of(new(module="panda")).tables
    assert tables.module.effects[tables.key].id == "route"


def test_17_11_pandas_starve() -> None:
    match = run(arranged("14 44 66", "13 15", stage="destruction", module="panda"), "0 line r6 / * dest 1")
    assert animals(match) == "44 66"
    skipped = arranged("14 44 66", "13 15", stage="destruction", module="panda", skip=1)
    assert animals(skipped) == "14 44 66"
    slide = run(arranged("14 44 66", "13 15", stage="effect", module="panda"), "* effect glissement / 0 burn 12")
    assert animals(slide) == "14 44 66", "not after a tile alone"


def test_17_12_rare_births() -> None:
    assert birth_target(arranged("22 22 44 44 66", module="panda")) == 2
    assert birth_target(arranged("22 22 44 44 66", module="loutre")) == 3

"""Chapter 17: tiger, sea otter, panda."""

from typing import Any

from chrysalide.games.extinction.facts.records import LEVELS
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.tests.table import (
    animals,
    args,
    arranged,
    birth_target,
    money,
    new,
    oracle_of,
    phase,
    run,
    state_of,
    texts,
    tiles,
)


def sheet(module: str) -> tuple[str, int, bool, bool, int]:
    tables = state_of(new(module=module)).tables
    sheet = tables.module
    return sheet.face, len(tables.sheet.animals), sheet.separates, sheet.spread, sheet.starve_at


def test_17_1_tiger() -> None:
    assert sheet("tigre") == ("foret", 8, True, False, -1)
    for level in LEVELS:
        cells = {(int(cell[0]), int(cell[1])) for cell in state_of(new(level=level)).tables.sheet.animals}
        assert {(column, 7 - row) for row, column in cells} == cells, "a quarter turn maps the pattern to itself"


def test_17_2_the_tigers_key_card() -> None:
    state = state_of(new())
    assert state.tables.module.effects[state.tables.key].id == "face_a_face"
    lasting = {effect.id: effect.kind for effect in state.tables.module.effects}
    assert (lasting["coupe_rase"], lasting["remaniement"]) == ("C", "C")


def test_17_3_levels_differ_by_tiles() -> None:
    wanted = {"tigre": [16, 16, 14], "loutre": [20, 16, 14], "panda": [14, 11, 9]}
    for module, tiles_there in wanted.items():
        found = [state_of(new(module=module, level=level)).reserve for level in ("facile", "normal", "difficile")]
        assert found == tiles_there
    assert state_of(new(tiles_delta=-2)).reserve == 14
    assert state_of(new(2, module="loutre", level="facile", tiles_delta=2)).reserve == 22
    tables = state_of(new(module="loutre", level="facile")).tables
    assert Extinction(tables, tiles_delta=9).reserve == 24, "no more than the box holds"


def test_17_3_animals_and_couples_of_a_level() -> None:
    """All levels of our sheets begin with the same four couples; test_pack.py has a level with animals of its own."""
    for module in ("tigre", "loutre", "panda"):
        for level in LEVELS:
            match = new(module=module, level=level)
            assert state_of(match).couples() == oracle_of(match).couples() == 4


def test_17_3_targets_of_a_level() -> None:
    """Rules: 12.10. Those that the rulebook states are fixed on the sheet that it shows, and there alone."""
    row = ("chine:2", "japon", "inde", "bresil", "etats_unis", "australie")
    wanted = {
        ("tigre", "facile"): [11, 17, 6, 7, 11, 7],
        ("tigre", "normal"): [10, 16, 11, 6, 16, 12],
        ("tigre", "difficile"): [13, 19, 8, 9, 13, 9],
        ("panda", "normal"): [14, 20, 9, 10, 14, 10],
    }
    for (module, level), targets in wanted.items():
        match = arranged(ambassadors=row, module=module, level=level)
        assert [one["target"] for one in match.view()["ambassadors"]] == targets
        assert [oracle_of(match).target(str(one.id)) for one in oracle_of(match).ambassadors] == targets
    for level, yes in (("normal", "yes"), ("difficile", "no")):
        vote: dict[str, Any] = {"stage": "end", "year": 4, "played": (1, 2, 3), "level": level}
        up = ("chine:2", "inde:12", "russie:9", "bresil:9", "indonesie:9")
        match = run(arranged("22 22 44 44 55 55 66 66", ambassadors=up, **vote), "0 poll 1")
        assert args(match, "polled")["yes"] == yes


def test_17_3_prices_of_a_level() -> None:
    """Rules: 4.13, 15.3"""
    for module, level, price in (("tigre", "normal", 2), ("loutre", "facile", 2), ("loutre", "normal", 3)):
        table: dict[str, Any] = {"area": "restaurer@0 injonction", "specialties": {0: "contentieux"}}
        table |= {"module": module, "level": level}
        rich = arranged(purses={0: price}, **table)
        assert {"1 restaurer@0", "1 injonction"} <= set(texts(rich, "die"))
        assert rich.view()["cards"]["restaurer"]["cost"] == rich.view()["cards"]["injonction"]["cost"] == price
        assert money(run(rich, "0 die 1 injonction"))[0] == 0
        poor = arranged(purses={0: price - 1}, **table)
        assert not {"1 restaurer@0", "1 injonction"} & set(texts(poor, "die"))
        assert rich.view()["cards"]["reproduction"]["cost"] == (0 if module == "tigre" else 1)


def test_17_4_otters_live_on_the_coast() -> None:
    assert sheet("loutre")[0] == "littoral"


def test_17_5_otters_stay_together() -> None:
    assert animals(new(module="loutre")) == "12 12 24 24 53 53 65 65"
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
    assert sheet("panda") == ("foret", 8, False, False, 1)
    assert animals(new(module="panda")) == "14 14 22 22 43 43 55 55"


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

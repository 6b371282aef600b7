"""2.1–2.4, 2.10: reads the map: cells, which of them touch, plants and the coast."""

import re
from typing import Any

from chrysalide.core.datafile import Table
from chrysalide.games.mariposas.facts.records import COLORS, FLOWERS, Cell

MOST_CELLS = 120
MOST_CITIES = 16


def read_map(file: Table) -> dict[str, Any]:
    file.only("cells", "extra_links", "milkweed", "coast", "names", "provenance")
    cells = [_read_cell(table) for table in file.tables("cells")]
    places = {cell.id: number for number, cell in enumerate(cells)}
    if len(places) != len(cells) or len(cells) > MOST_CELLS:
        file.fail("cells", f"ids must differ, and there may be {MOST_CELLS} cells")
    cities = [cell.city for cell in cells if cell.city is not None]
    if len(set(cities)) != len(cities) or not 1 <= len(cities) <= MOST_CITIES:
        file.fail("cells", f"one to {MOST_CITIES} different cities are needed (2.3)")
    if sum(cell.place is not None for cell in cells) != 1:
        file.fail("cells", "exactly one cell must be the place where all begin (3.3)")
    links = _links(cells, [_cells(file, "extra_links", pair, places, 2) for pair in file.value("extra_links")])
    _check_connected(file, links)
    milkweed = [_cells(file, "milkweed", corner, places, 3) for corner in file.value("milkweed")]
    for corner in milkweed:
        if any(other not in links[one] for one in corner for other in corner if one != other):
            file.fail("milkweed", f"{[cells[cell].id for cell in corner]} do not share a corner (2.4)")
    names = file.table("names")
    return {
        "cells": cells,
        "links": links,
        "milkweed": milkweed,
        "coast": [_cells(file, "coast", [cell], places, 1)[0] for cell in file.value("coast")],
        "names": {name: names.word(name) for cell in cells if (name := cell.city or cell.place)},
    }


def _read_cell(table: Table) -> Cell:
    table.only("id", "color", "flower", "count", "city", "place", "x", "y")
    name = table.word("id")
    if "place" in table.fields:
        x = table.value("x")
        if not isinstance(x, int | float):
            table.fail("x", f"{x!r} is not a number")
        return Cell(name, float(x), table.number("y", 0, 99), place=table.word("place"))
    found = re.fullmatch(r"([a-z])(\d{1,2})", name)
    if found is None:
        table.fail("id", f"{name!r} is not a row letter with a column number")
        raise AssertionError
    row, column = ord(found[1]) - ord("a"), int(found[2])
    x = column + (0.5 if row % 2 else 0.0)
    if "city" in table.fields:
        return Cell(name, x, row, city=table.word("city"))
    color, flower = table.word("color", COLORS), table.word("flower", FLOWERS)
    return Cell(name, x, row, color=color, flower=flower, count=table.number("count", 1, 2, 1))


def _cells(file: Table, field: str, ids: Any, places: dict[str, int], size: int) -> list[int]:
    if not isinstance(ids, list) or len(set(ids)) != size or len(ids) != size:
        file.fail(field, f"{ids!r} does not name {size} cells")
    for name in ids:
        if name not in places:
            file.fail(field, f"{name!r} is not a cell")
    return [places[name] for name in ids]


def _links(cells: list[Cell], extra: list[list[int]]) -> list[list[int]]:
    """2.2: hexagons that share a side, half a cell aside in the rows above and below; and the extra links."""
    found: list[set[int]] = [set() for _ in cells]
    for one, cell in enumerate(cells):
        for other, beside in enumerate(cells):
            away = (abs(cell.x - beside.x), abs(cell.y - beside.y))
            if away in ((1.0, 0), (0.5, 1)) and cell.place is None and beside.place is None:
                found[one].add(other)
    for one, other in extra:
        found[one].add(other)
        found[other].add(one)
    return [sorted(beside) for beside in found]


def _check_connected(file: Table, links: list[list[int]]) -> None:
    seen, waiting = {0}, [0]
    while waiting:
        for beside in links[waiting.pop()]:
            if beside not in seen:
                seen.add(beside)
                waiting.append(beside)
    if len(seen) != len(links):
        file.fail("cells", "not every cell can be reached from the first one")

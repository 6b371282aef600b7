"""The layouts: every folder of data/, or named by CHRYSALIDE_LAYOUTS, is an edition that the option chooses.

A folder holds files of layouts, all of which count. Folders in data/ named after older rules hold layouts that were
drawn differently then. A pack is one such file, for our ids.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from chrysalide.core.datafile import RECONSTRUCTED, DataError, Table, data_folders, old_data, open_file
from chrysalide.core.packs import HEAD

__all__ = ["DEFAULT", "DataError", "Layout", "find_editions", "older_layouts", "read_layouts", "read_pack"]

DEFAULT = RECONSTRUCTED
SLOTS = 18
ROWS = 18  # rows of a drawing, and halves of a card in one of them: more than a table has room for
HALVES = 48
MOST = 60  # different layouts of all editions together: a set of them is one number
HERE = Path(__file__).parent


@dataclass(frozen=True)
class Layout:
    """2.1–2.4: eighteen slots in rows, numbered from 0, row by row from the top, left to right."""

    id: str
    rows: tuple[str, ...]
    row: tuple[int, ...]
    x: tuple[int, ...]
    face_up: tuple[bool, ...]
    covers: tuple[tuple[int, ...], ...]  # by slot: the slots that it lies on

    @property
    def width(self) -> int:
        return max(self.x) + 2


def find_editions() -> dict[str, list[Layout]]:
    """The layouts of each edition by its name, the default one first."""
    editions = {folder.name: read_layouts(folder) for folder in data_folders(HERE, "CHRYSALIDE_LAYOUTS")}
    if len({layout.id.lower() for layouts in editions.values() for layout in layouts}) > MOST:
        raise DataError(f"CHRYSALIDE_LAYOUTS: layout: id: there may be {MOST} different ones")
    return editions


def older_layouts(version: int) -> list[Layout]:
    """The layouts under older rules: those drawn differently then, and the rest as today."""
    then = {layout.id: layout for layout in read_layouts(old_data(HERE, version))}
    return [then.get(layout.id, layout) for layout in read_layouts(HERE / "data" / DEFAULT)]


def read_layouts(folder: Path) -> list[Layout]:
    """All layouts of a folder, or a DataError that names file, table and field."""
    names = sorted(path.name for path in folder.glob("*.toml"))
    if not names:
        raise DataError(f"{folder.name}: file: there is no file of layouts (*.toml)")
    found: list[Layout] = []
    for name in names:
        file = open_file(folder, name)
        file.only("layout", "provenance")
        _add_layouts(found, file)
    return found


def read_pack(pack: Table) -> list[Layout]:
    """Layouts for some of our ids, which are those that actions know."""
    pack.only("layout", *HEAD)
    for table in pack.tables("layout"):
        table.word("id", our_ids())
    found: list[Layout] = []
    _add_layouts(found, pack)
    return found


@cache
def our_ids() -> tuple[str, ...]:
    return tuple(layout.id for layout in read_layouts(HERE / "data" / DEFAULT))


def _add_layouts(found: list[Layout], file: Table) -> None:
    for table in file.tables("layout"):
        layout = read_layout(table)
        if layout.id.lower() in [other.id.lower() for other in found]:
            table.fail("id", f"{layout.id!r} is there twice", "data-twice", found=layout.id)
        found.append(layout)


def read_layout(table: Table) -> Layout:
    table.only("id", "rows", "covers")
    name = table.word("id")
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,20}", name):
        table.fail("id", f"{name!r} is not a word of up to 20 letters and digits", "data-word")
    rows = _read_rows(table)
    places = [(row, x) for row, line in enumerate(rows) for x, mark in enumerate(line) if mark != "."]
    if len(places) != SLOTS:
        why = f"{len(places)} slots where {SLOTS} are needed (2.1)"
        table.fail("rows", why, "layout-slots", found=len(places), needed=SLOTS)
    if "O" not in "".join(rows):
        table.fail("rows", "no slot is face up (2.3)", "layout-dark")
    covers = _read_covers(table) if "covers" in table.fields else _derive_covers(table, places)
    return Layout(
        id=name,
        rows=rows,
        row=tuple(row for row, _ in places),
        x=tuple(x for _, x in places),
        face_up=tuple(rows[row][x] == "O" for row, x in places),
        covers=covers,
    )


def _read_rows(table: Table) -> tuple[str, ...]:
    rows = table.value("rows")
    if not isinstance(rows, list) or not all(isinstance(line, str) for line in rows):
        table.fail("rows", f"{rows!r} is not a list of lines", "data-list")
    if len(rows) > ROWS or max(map(len, rows), default=0) > HALVES:
        table.fail("rows", f"there may be {ROWS} rows of {HALVES}", "layout-size", rows=ROWS, halves=HALVES)
    for mark in "".join(rows):
        if mark not in "OX.":
            table.fail("rows", f"{mark!r} is not one of O, X and .", "data-one-of", allowed=["O", "X", "."])
    return tuple(rows)


def _derive_covers(table: Table, places: list[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """2.4: a slot lies on those of the row just above it that are at most half a card aside."""
    for number, (row, x) in enumerate(places[1:], 1):
        if places[number - 1][0] == row and x - places[number - 1][1] < 2:
            why = f"slots {number} and {number + 1} overlap in a row: say what lies on what by covers"
            table.fail("rows", why, "layout-overlap", slot=number, other=number + 1)
    return tuple(
        tuple(lower for lower, (above, x) in enumerate(places) if above == row - 1 and abs(x - aside) <= 1)
        for row, aside in places
    )


def _read_covers(table: Table) -> tuple[tuple[int, ...], ...]:
    """As the card shows it: for every slot those that it lies on, which were laid before it (2.2)."""
    covers = table.value("covers")
    if not isinstance(covers, list) or len(covers) != SLOTS or not all(isinstance(slots, list) for slots in covers):
        table.fail("covers", f"is not a list of {SLOTS} lists, one for each slot", "data-length")
    found: list[tuple[int, ...]] = []
    for upper, slots in enumerate(covers, 1):
        for lower in slots:
            if not isinstance(lower, int) or isinstance(lower, bool) or not 1 <= lower < upper:
                why = f"slot {upper} cannot cover {lower!r}: only slots with a smaller number"
                table.fail("covers", why, "layout-covers", slot=upper)
        found.append(tuple(sorted({lower - 1 for lower in slots})))
    return tuple(found)

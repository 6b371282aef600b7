"""data/view.toml: how the view of a game without a painting of its own is shown, on the page and in the terminal.

    [[shown]]
    field = "hands"            # of the view
    as = "cards"               # number, dice, cards or board (a list of rows)
    by_seat = true             # the field holds one of them for each seat
    target = "card:{value}"    # what a click on an item means: {value}, {place}, {row}, {column}, {seat}
    suits = ["reed", "water"]  # an item “reed-5” is a 5 of the first suit

The heading is the message `shown-<field>`; `item-<field>`, if there is one, puts a `$value` into words. An item that is
null lies face down, or is an empty cell of a board. Without the file, lists of plain values are rows of cards.
"""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from chrysalide.core.datafile import Table, open_file

KINDS = ("number", "dice", "cards", "board")
FILE = "data/view.toml"


@dataclass(frozen=True)
class Shown:
    field: str
    kind: str
    by_seat: bool = False
    target: str | None = None
    suits: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {"suits": list(self.suits)}


def read_shown(folder: Path) -> tuple[Shown, ...]:
    """What a game's data/view.toml says; nothing if there is none."""
    if not (folder / FILE).is_file():
        return ()
    file = open_file(folder.parent, f"{folder.name}/{FILE}")
    file.only("shown")
    return tuple(_shown(table) for table in file.tables("shown"))


def _shown(table: Table) -> Shown:
    table.only("field", "as", "by_seat", "target", "suits")
    target = table.word("target") if "target" in table.fields else None
    suits = tuple(table.texts("suits"))
    return Shown(table.word("field"), table.word("as", KINDS), table.flag("by_seat"), target, suits)

"""The facts of a printed game, in folders of data files; errors name the file, the table and the field."""

import os
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NoReturn

from chrysalide.core.messages import Message

SHOWN = 120  # characters of an explanation that readers get to see
RECONSTRUCTED = "reconstructed"  # the folder that is listed first
OLDER = "rules-"  # prefix of folders that only matches played by older rules use


Place = tuple[str | int, ...]  # how to get to a table from the file: names of fields and places in lists, from 0


class DataError(ValueError):
    """`cards.toml: card 4 (collecte), op 1: n: 0 is not an integer from 1 to 15`.

    `say` is the same for readers of any language; `place` and `field` say where, for programs.
    """

    def __init__(self, text: str, say: Message | None = None, place: Place = (), field: str = "") -> None:
        super().__init__(text)
        self.say = say or Message("data-other", {"why": text})
        self.place = place
        self.field = field


class Table:
    """One table of a file: reads each field once and reports what is wrong with it."""

    def __init__(self, file: str, name: str, fields: Any, place: Place = ()) -> None:
        self.file = file
        self.name = name
        self.place = place
        if not isinstance(fields, dict):
            self.fields: dict[str, Any] = {}
            self.fail("", f"{fields!r} is not a table", "data-table")
        self.fields = fields

    def fail(self, field: str, why: str, say: str = "data-other", **args: Any) -> NoReturn:
        """`say`: the message that says the same in the reader's language."""
        name = f"{self.name}: {field}" if field else self.name
        message = Message(say, {**args, "why": why[:SHOWN]})
        raise DataError(f"{self.file}: {name}: {why}", message, self.place, field)

    def only(self, *allowed: str) -> None:
        for field in self.fields:
            if field not in allowed:
                self.fail(field, f"is not one of {', '.join(allowed)}", "data-unknown", allowed=list(allowed))

    def value(self, field: str) -> Any:
        if field not in self.fields:
            self.fail(field, "is missing", "data-missing")
        return self.fields[field]

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        found = self.fields.get(field, default)
        if found is None:
            self.value(field)
        return self.in_range(field, found, low, high)

    def in_range(self, field: str, found: Any, low: int, high: int) -> int:
        if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
            self.fail(field, f"{found!r} is not an integer from {low} to {high}", "data-integer", low=low, high=high)
        return int(found)

    def share(self, field: str) -> float:
        """A number from 0 to 1."""
        found = self.value(field)
        if isinstance(found, bool) or not isinstance(found, int | float) or not 0 <= found <= 1:
            self.fail(field, f"{found!r} is not a number from 0 to 1", "data-share")
        return float(found)

    def numbers(self, field: str, low: int, high: int, sizes: Iterable[int]) -> list[int]:
        found = self.value(field)
        if not isinstance(found, list) or len(found) not in sizes:
            self.fail(field, f"{found!r} is not a list of the right length", "data-length")
        return [self.in_range(field, number, low, high) for number in found]

    def word(self, field: str, allowed: Iterable[str] | None = None) -> str:
        found = self.value(field)
        if not isinstance(found, str) or not found:
            self.fail(field, f"{found!r} is not a word", "data-word")
        if allowed is not None and found not in allowed:
            self._not_allowed(field, found, allowed)
        return str(found)

    def _not_allowed(self, field: str, found: Any, allowed: Iterable[str]) -> NoReturn:
        values = list(allowed)
        self.fail(field, f"{found!r} is not one of {', '.join(values)}", "data-one-of", allowed=values)

    def words(self, field: str, allowed: Iterable[str]) -> list[str]:
        found = self.value(field)
        if not isinstance(found, list):
            self.fail(field, f"{found!r} is not a list", "data-list")
        for word in found:
            if word not in allowed:
                self._not_allowed(field, word, allowed)
        return list(found)

    def texts(self, field: str) -> list[str]:
        """A list of texts; empty where the field is missing."""
        found = self.fields.get(field, [])
        if not isinstance(found, list):
            self.fail(field, f"{found!r} is not a list", "data-list")
        for text in found:
            if not isinstance(text, str) or not text:
                self.fail(field, f"{text!r} is not a text", "data-word")
        return list(found)

    def flag(self, field: str) -> bool:
        found = self.fields.get(field, False)
        if not isinstance(found, bool):
            self.fail(field, f"{found!r} is neither true nor false", "data-flag")
        return bool(found)

    def tables(self, field: str) -> list["Table"]:
        found = self.value(field)
        if not isinstance(found, list) or not found:
            self.fail(field, "is not a list of tables", "data-tables")
        return [
            Table(self.file, f"{field} {number}{_id(fields)}", fields, (*self.place, field, number - 1))
            for number, fields in enumerate(found, 1)
        ]

    def table(self, field: str) -> "Table":
        return Table(self.file, field, self.value(field), (*self.place, field))

    def inside(self, field: str) -> "Table":
        """A table nested in this one; errors name both."""
        return Table(self.file, f"{self.name}, {field}", self.value(field), (*self.place, field))

    def list_inside(self, field: str) -> list["Table"]:
        """A list of tables nested in this one; errors name this one and the number of the nested one."""
        return [found.called(f"{self.name}, {found.name}") for found in self.tables(field)]

    def called(self, name: str) -> "Table":
        """The same table under a name that says more."""
        return Table(self.file, name, self.fields, self.place)

    def only_with(self, *fields: str) -> "Table":
        """The same table without any other fields."""
        kept = {field: value for field, value in self.fields.items() if field in fields}
        return Table(self.file, self.name, kept, self.place)


def _id(fields: Any) -> str:
    return f" ({str(fields['id'])[:SHOWN]})" if isinstance(fields, dict) and "id" in fields else ""


def open_file(folder: Path, name: str) -> Table:
    try:
        with (folder / name).open("rb") as file:
            return Table(name, "file", tomllib.load(file))
    except OSError as missing:
        raise DataError(f"{name}: file: cannot be read ({missing.strerror})") from missing
    except tomllib.TOMLDecodeError as wrong:
        raise DataError(f"{name}: file: {wrong}") from wrong


def data_folders(game: Path, variable: str) -> list[Path]:
    """The folders in a game's data/, the reconstructed one first, then those that an environment variable names."""
    found = [folder for folder in (game / "data").iterdir() if folder.is_dir() and not folder.name.startswith(OLDER)]
    named = filter(None, os.environ.get(variable, "").split(os.pathsep))
    return [*sorted(found, key=lambda folder: (folder.name != RECONSTRUCTED, folder.name)), *map(Path, named)]


def old_data(game: Path, version: int) -> Path:
    """The folder of the data that differed under an older version of the rules."""
    return game / "data" / f"{OLDER}{version}"

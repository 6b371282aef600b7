"""A pack: facts of a game that somebody wrote, as one text that travels with a match.

Its tables are those of the files in a game's data folder, and the same code reads them. It is data from strangers:
everything about it is limited, and nothing in it is ever run. The text of a match's pack is a value of an option, in
the form that `written` gives it, so that tables, records, views and bots carry it without knowing what it is.
"""

import re
import tomllib
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from chrysalide.core.datafile import DataError, Table
from chrysalide.core.errors import BadOption, ChrysalideError
from chrysalide.core.messages import Message
from chrysalide.core.names import clean_line

LONGEST = 40_000  # characters; the largest of ours have about 25,000
LONGEST_LINE = 4_000
MOST_DOTS = 250  # in a line: reading a key takes time that grows with the square of its parts
LONGEST_TITLE = 60
DEEPEST = 12
MOST = 8_000  # values
KEPT = 32  # packs in memory
FILE = "pack"
HEAD = ("game", "title", "provenance")  # what any pack may have, apart from a game's own tables
BARE = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
ESCAPES = {'"': '\\"', "\\": "\\\\"}
Tables = dict[str, Any]


class BadPack(BadOption):
    """A pack that cannot be read; `place` and `field` say where the fault is."""

    code = "bad-pack"

    def __init__(self, game: str | None, option: str, fault: DataError) -> None:
        parts = [part + 1 if isinstance(part, int) else part for part in (*fault.place, fault.field)]
        where = ", ".join(str(part) for part in parts if part != "")
        message = "error-pack" if where else "error-pack-whole"
        super().__init__(message, game, option=option, where=where[:120], why=str(fault)[:200])
        self.place, self.field = fault.place, fault.field
        self.why = _Fault(fault.say, game)


class _Fault(ChrysalideError):
    def __init__(self, say: Message, game: str | None) -> None:
        super().__init__(say.id, game, **say.args)


@dataclass(frozen=True)
class Packed:
    """A note on an option: apart from its named values it takes a pack, which `check` reads or refuses."""

    check: Callable[[Table], object]

    def read(self, text: str, option: str, game: str | None) -> str:
        """The value of the option: the pack as `written` has it."""
        try:
            return _read(self.check, text, game)
        except DataError as fault:
            bad = BadPack(game, option, fault)
            raise bad from bad.why  # `language.explain` puts it into the reader's words


def is_pack(value: object) -> bool:
    """Is it the text of a pack, well written or not? No named value of an option has an equals sign."""
    return isinstance(value, str) and "=" in value


@lru_cache(KEPT)
def _read(check: Callable[[Table], object], text: str, game: str | None) -> str:
    table = parse(text, game)
    check(table)
    return written(table.fields)


def parse(text: str, game: str | None = None) -> Table:
    """The tables of a pack, as far as they concern no particular game; DataError if it is not a pack."""
    if len(text) > LONGEST:
        raise _wrong(f"has more than {LONGEST} characters", "pack-long", limit=LONGEST)
    if max(map(len, text.splitlines()), default=0) > LONGEST_LINE:
        raise _wrong(f"has a line of more than {LONGEST_LINE} characters", "pack-line", limit=LONGEST_LINE)
    if max((line.count(".") for line in text.splitlines()), default=0) > MOST_DOTS:
        raise _wrong("is nested too deeply", "pack-deep")
    try:
        tables = tomllib.loads(text)
    except RecursionError:
        raise _wrong("is nested too deeply", "pack-deep") from None
    except ValueError as wrong:  # apart from what is no TOML, an endless number
        raise _wrong(str(wrong), "pack-toml") from None
    check_plain(tables)
    if game is not None and tables.setdefault("game", game) != game:
        raise _wrong(f"is for {str(tables['game'])[:40]!r}", "pack-game", found=str(tables["game"])[:40])
    tables["title"] = _title(tables.get("title", ""))
    return Table(FILE, "file", tables)


def _wrong(why: str, say: str, **args: Any) -> DataError:
    return DataError(f"{FILE}: {why}", Message(say, {**args, "why": why[:120]}))


def _title(title: Any) -> str:
    if not isinstance(title, str):
        raise DataError(f"{FILE}: title: is not a text", Message("data-word", {}), (), "title")
    return clean_line(title)[:LONGEST_TITLE].strip()


def check_plain(tables: Any) -> None:
    """Only texts, integers, yes and no, lists and tables; not too many, and not too deep."""
    waiting, seen = [(tables, 1)], 0
    while waiting:
        value, depth = waiting.pop()
        seen += 1
        if seen > MOST:
            raise _wrong(f"has more than {MOST} values", "pack-many", limit=MOST)
        if depth > DEEPEST:
            raise _wrong("is nested too deeply", "pack-deep")
        if isinstance(value, dict):
            waiting += [(key, depth) for key in value]
            waiting += [(inner, depth + 1) for inner in value.values()]
        elif isinstance(value, list):
            waiting += [(inner, depth + 1) for inner in value]
        elif isinstance(value, str):
            _check_text(value)
        elif not isinstance(value, int) or abs(value) > 10**9:
            raise _wrong(f"{str(value)[:40]!r} is no text, integer or list", "pack-value", found=str(value)[:40])


def _check_text(text: str) -> None:
    bad = next((char for char in text if unicodedata.category(char)[0] == "C"), None)
    if bad is not None:
        raise _wrong(f"holds the character U+{ord(bad):04X}", "pack-character", found=f"U+{ord(bad):04X}")


# --- as text ----------------------------------------------------------------------------------------------------


def written(tables: Tables) -> str:
    """TOML, always the same for the same tables: who it is for, its title, then lists of tables in order."""
    check_plain(tables)
    head = [name for name in ("game", "title") if name in tables]
    rest = [name for name in tables if name not in head]
    plain = [name for name in rest if not _is_section(tables[name])]
    lines = [f"{_key(name)} = {_value(tables[name])}" for name in (*head, *plain)]
    for name in rest:
        if isinstance(tables[name], dict):
            lines += ["", f"[{_key(name)}]", *_fields(tables[name])]
        elif name not in plain:
            for inner in tables[name]:
                lines += ["", f"[[{_key(name)}]]", *_fields(inner)]
    return "\n".join(lines) + "\n"


def heading(pack: str) -> str:
    """The first lines of a pack: what a list of tables needs of it."""
    return pack.partition("\n\n")[0] + "\n"


def _is_section(value: Any) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and all(isinstance(inner, dict) for inner in value)
    )


def _fields(table: Tables) -> list[str]:
    return [f"{_key(name)} = {_field(value)}" for name, value in table.items()]


def _field(value: Any) -> str:
    """A list of lines or tables is written line by line, as people would."""
    if isinstance(value, list) and len(value) > 1 and isinstance(value[0], dict | str):
        return "[\n" + "".join(f"  {_value(inner)},\n" for inner in value) + "]"
    return _value(value)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(name)} = {_value(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return f'"{_escaped(value)}"' if isinstance(value, str) else str(value)


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else f'"{_escaped(name)}"'


def _escaped(text: str) -> str:
    return "".join(ESCAPES.get(char, char) for char in text)

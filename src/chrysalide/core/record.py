"""A match as text: a header, an empty line, one line for each entry.

A match with undos is written in format 2: it lists all entries in the order in which they were made, and a line
`undo 3 by 0` means that seat 0 undid a decision, which removed the last three entries that still counted;
`undo 3 by 0 agreed` means that everybody was asked.
A match that did not end by its rules says why in its header: `ending: resigned 1`, `ending: time 1` (a seat lost) or
`ending: agreed` (a draw).
A match that continues another one is written in format 3: its first entries are those of the other one, which the
header names (`origin`, see origin.py); undos come after these.
"""

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import Any

from chrysalide.core.entries import AGREED, RESIGNED, TIME, Ending
from chrysalide.core.errors import BadRecord, OtherRules
from chrysalide.core.origin import Origin

MARK = "chrysalide record 1"
MARK_UNDONE = "chrysalide record 2"
MARK_CONTINUED = "chrysalide record 3"
MARKS = (MARK, MARK_UNDONE, MARK_CONTINUED)
UNDO = re.compile(r"undo ([1-9]\d{0,5}) by (\d{1,2})( agreed)?", re.ASCII)
ENDING = re.compile(rf"({TIME}|{RESIGNED}) (\d{{1,2}})|({AGREED})", re.ASCII)
LIMIT = 1_000_000  # characters; a long match has about 20,000


@dataclass
class Header:
    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]
    names: list[str] = field(default_factory=list)
    commitment: str | None = None  # None: chance was entered by hand
    seed: str | None = None  # revealed when the match is over
    result: str | None = None  # the scores, as `written` writes them
    ending: Ending | None = None  # it did not end by its rules
    origin: Origin | None = None  # the match that it continues
    format: int = 1  # 2: there may be undo lines between the entries; 3: also, and there is an origin


def digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def written(scores: list[float]) -> str:
    return " ".join(f"{score:.12g}" for score in scores)


def undo_line(seat: int, entries: int, agreed: bool) -> str:
    return f"undo {entries} by {seat}" + (" agreed" if agreed else "")


def read_undo(line: str) -> tuple[int, int, bool] | None:
    """How many entries, whose decision, and whether everybody was asked; None if the line is an entry."""
    found = UNDO.fullmatch(line)
    return (int(found[1]), int(found[2]), found[3] is not None) if found else None


def ending_text(ending: Ending) -> str:
    return ending.why if ending.seat is None else f"{ending.why} {ending.seat}"


def read_ending(text: str | None) -> Ending | None:
    if text is None:
        return None
    found = ENDING.fullmatch(text)
    if found is None:
        raise BadRecord("error-record-ending", text=text[:60])
    return Ending(AGREED) if found[3] else Ending(found[1], int(found[2]))


def write(header: Header, lines: list[str]) -> str:
    undone = any(map(read_undo, lines))
    head = [
        MARK_CONTINUED if header.origin else MARK_UNDONE if undone else MARK,
        f"game: {header.game}",
        f"rules: {header.rules_version}",
        f"seats: {header.seats}",
        *(f"seat {seat}: {name}" for seat, name in enumerate(header.names)),
        f"options: {json.dumps(header.options, sort_keys=True)}",
        *([f"origin: {json.dumps(header.origin.as_json())}"] if header.origin else []),
        *([f"commitment: {header.commitment}"] if header.commitment else []),
        *([f"seed: {header.seed}"] if header.seed else []),
        *([f"result: {header.result}"] if header.result else []),
        *([f"ending: {ending_text(header.ending)}"] if header.ending else []),
        f"entries: {len(lines)}",
        f"digest: {digest(lines)}",
        "",
    ]
    return "\n".join(head + lines) + "\n"


def read(text: str) -> tuple[Header, list[str]]:
    """Header and entry lines; errors name the line."""
    if len(text) > LIMIT:
        raise BadRecord("error-record-long", limit=LIMIT)
    lines = [line.strip() for line in text.lstrip("\ufeff").splitlines()]
    if not lines or not lines[0].startswith("chrysalide record"):
        raise BadRecord("error-record-foreign")
    if lines[0] not in MARKS:
        raise OtherRules("error-record-format", format=lines[0][:60])
    end = lines.index("") if "" in lines else len(lines)
    entries = [line for line in lines[end + 1 :] if line and not line.startswith("#")]
    values = _values(lines[1:end])
    _check_whole(values, entries)
    header = _header(values)
    header.format = MARKS.index(lines[0]) + 1
    if header.format > 2:
        header.origin = _origin(values)
    return header, entries


def _values(lines: list[str]) -> dict[str, str]:
    values: dict[str, str] = {}
    for number, line in enumerate(lines, start=2):
        name, colon, value = line.partition(":")
        if not colon or name in values:
            raise BadRecord("error-record-line", line=number, text=line[:60])
        values[name] = value.strip()
    return values


def _check_whole(values: dict[str, str], entries: list[str]) -> None:
    """Detect a truncated or altered file, before the rules call it illegal. Records written by hand may omit these."""
    if "entries" in values and values["entries"] != str(len(entries)):
        raise BadRecord("error-record-cut", expected=values["entries"][:12], found=len(entries))
    if "digest" in values and values["digest"] != digest(entries):
        raise BadRecord("error-record-changed")


def _header(values: dict[str, str]) -> Header:
    try:
        options = json.loads(values.get("options", "{}"))
        seats = int(values["seats"])
        if not isinstance(options, dict) or not 1 <= seats <= 99:
            raise ValueError
        return Header(
            game=values["game"],
            rules_version=int(values["rules"]),
            seats=seats,
            options=options,
            names=[values.get(f"seat {seat}", "") for seat in range(seats)],
            commitment=values.get("commitment"),
            seed=values.get("seed"),
            result=values.get("result"),
            ending=read_ending(values.get("ending")),
        )
    except KeyError as missing:
        raise BadRecord("error-record-missing", field=str(missing.args[0])) from None
    except (ValueError, RecursionError):
        raise BadRecord("error-record-header") from None


def _origin(values: dict[str, str]) -> Origin:
    if "origin" not in values:
        raise BadRecord("error-record-missing", field="origin")
    try:
        return Origin.read(json.loads(values["origin"]))
    except (json.JSONDecodeError, RecursionError):
        raise BadRecord("error-record-origin") from None

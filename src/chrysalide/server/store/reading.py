"""Tables read on PostgreSQL: all about many of them in one statement, or what is new since they were last read."""

import json
from dataclasses import dataclass
from typing import Any

from chrysalide.server.store import schema
from chrysalide.server.store.lanes import Line
from chrysalide.server.store.packed import seat_of, table_of
from chrysalide.server.store.rows import SPOKEN, Note, Spoken, StoredTable, with_undone

TOGETHER = 32  # tables in one statement


def _rows(table: Any, where: str = "", columns: str = "", order: str = "number") -> str:
    """The rows of a table as a list of lists, written as JSON."""
    columns = columns or ", ".join(column.name for column in table.c if column.name != "table_id")
    found = f"SELECT * FROM {table.name} WHERE table_id = asked.id {where}"  # noqa: S608 - the schema's own names
    return f"(SELECT json_agg(json_build_array({columns}) ORDER BY {order}) FROM ({found}) AS found)"  # noqa: S608


LAST = f"AND asked.entries = 0 ORDER BY number DESC LIMIT {SPOKEN}"
STATEMENT = f"""
SELECT asked.nr, to_json(tables.*) AS table,
    {_rows(schema.seats, order="seat")} AS seats,
    ARRAY(SELECT text FROM entries WHERE table_id = asked.id AND number >= asked.entries ORDER BY number) AS entries,
    {_rows(schema.notes, "AND number >= asked.notes", "place, id, args")} AS notes,
    {_rows(schema.undone, "AND note >= asked.notes", "note, number, text", "note, number")} AS undone,
    CASE WHEN tables.chat THEN {_rows(schema.spoken, LAST)} END AS spoken
FROM json_to_recordset($1) AS asked (nr int, id text, entries int, notes int) JOIN tables ON tables.id = asked.id
"""  # noqa: S608


@dataclass(frozen=True)
class Wanted:
    """A table, with its entries and notes from these numbers on; without the chat if that is not all."""

    id: str
    entries: int = 0
    notes: int = 0


async def read_all(line: Line, wanted: list[Wanted]) -> list[StoredTable | Exception | None]:
    """Each as it is stored; None: there is no such table, or older entries than those wanted were undone since."""
    rows = await line.fetch(STATEMENT, json.dumps([{"nr": nr, **vars(one)} for nr, one in enumerate(wanted)]))
    found: list[StoredTable | Exception | None] = [None] * len(wanted)
    for row in rows:
        one = wanted[row["nr"]]
        if not (row["undone"] and one.entries):
            found[row["nr"]] = _table(row)
    return found


def _table(row: Any) -> StoredTable:
    table = table_of(json.loads(row["table"]))
    table.seats = [seat_of(seat) for seat in _list(row["seats"])]
    table.entries = list(row["entries"])
    table.notes = [Note(place, kind, json.loads(args)) for place, kind, args in _list(row["notes"])]
    table.spoken = [Spoken(*one) for one in _list(row["spoken"])]
    return with_undone(table, _list(row["undone"]))


def _list(packed: str | None) -> list[Any]:
    return json.loads(packed) if packed else []

"""Changes of many tables in one statement on PostgreSQL: each is stored as a whole, or refused by its version."""

import json
from dataclasses import dataclass
from typing import Any

from chrysalide.server import metrics
from chrysalide.server.store import schema
from chrysalide.server.store.bus import CHANNEL
from chrysalide.server.store.lanes import Line
from chrysalide.server.store.packed import packed
from chrysalide.server.store.refused import Conflict
from chrysalide.server.store.rows import Change, now

TOGETHER = 100  # changes in one statement: their notification fits into PostgreSQL's 8,000 bytes
TYPES = {"BOOLEAN": "boolean", "FLOAT": "float8", "INTEGER": "int"}
OF_SEAT = [column.name for column in schema.seats.c if column.name not in ("table_id", "seat")]


def _typed(table: Any) -> str:
    """The columns of a table with their types, as a set of JSON objects is read."""
    return ", ".join(f"{column.name} {TYPES.get(str(column.type), 'text')}" for column in table.c)


# Rows are locked in the order of their ids: two processes that change the same tables wait for each other, and no more.
STATEMENT = f"""
WITH held AS MATERIALIZED (
    SELECT asked.* FROM json_to_recordset($1) AS asked
        (id text, of int, status text, deadline float8, question text, ending text)
    JOIN tables ON tables.id = asked.id AND tables.version = asked.of
    ORDER BY asked.id FOR NO KEY UPDATE OF tables
), raised AS (
    UPDATE tables SET version = held.of + 1, status = held.status, updated = $5,
        deadline = held.deadline, question = held.question, ending = held.ending
    FROM held WHERE tables.id = held.id AND tables.version = held.of
    RETURNING tables.id, tables.version
), appended AS (
    INSERT INTO entries (table_id, number, text, at)
    SELECT id, number, text, $5 FROM json_to_recordset($2) AS new (table_id text, number int, text text)
    JOIN raised ON raised.id = new.table_id
), seated AS (
    UPDATE seats SET {", ".join(f"{name} = new.{name}" for name in OF_SEAT)}
    FROM json_to_recordset($3) AS new ({_typed(schema.seats)}) JOIN raised ON raised.id = new.table_id
    WHERE seats.table_id = new.table_id AND seats.seat = new.seat
), noted AS (
    INSERT INTO notes (table_id, number, place, id, args, at)
    SELECT new.table_id, number, place, new.id, args, $5
    FROM json_to_recordset($4) AS new (table_id text, number int, place int, id text, args text)
    JOIN raised ON raised.id = new.table_id
), told AS (
    SELECT pg_notify($6, string_agg('step ' || id || ' ' || version, chr(10))) AS told FROM raised HAVING count(*) > 0
)
SELECT id FROM raised, told
"""  # noqa: S608 - put together from the schema's own names


@dataclass(frozen=True)
class Asked:
    """A change, already written as rows of the tables, the entries, the seats and the notes."""

    table: str
    rows: tuple[str, str, str, str]


def written(table: str, version: int, change: Change) -> Asked:
    raised = {"id": table, "of": version, "status": change.status, "deadline": change.deadline}
    raised |= {"question": packed(change.question), "ending": packed(change.ending)}
    entries = [
        {"table_id": table, "number": number, "text": text}
        for number, text in enumerate(change.entries, start=change.place)
    ]
    seats = [{"table_id": table, **vars(seat)} for seat in change.seats]
    notes = [
        {"table_id": table, "number": number, "place": note.place, "id": note.id, "args": json.dumps(note.args)}
        for number, note in enumerate(change.notes, start=change.first_note)
    ]
    return Asked(table, (_written([raised]), _written(entries), _written(seats), _written(notes)))


def _written(rows: list[dict[str, Any]]) -> str:
    """Separated by commas, so that they can be put together with those of others."""
    return ",".join(map(json.dumps, rows))


async def change_all(line: Line, asked: list[Asked]) -> list[Exception | None]:
    """For each: None once it is stored, Conflict if its table has another version."""
    if len({one.table for one in asked}) < len(asked):  # one table twice: the second change follows the first
        return [(await change_all(line, [one]))[0] for one in asked]
    lists = [f"[{','.join(filter(None, rows))}]" for rows in zip(*(one.rows for one in asked), strict=True)]
    stored = {row[0] for row in await line.fetch(STATEMENT, *lists, now(), CHANNEL)}
    if stored:
        metrics.notified("sent")
    return [None if one.table in stored else Conflict() for one in asked]

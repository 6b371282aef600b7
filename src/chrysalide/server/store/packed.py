"""The columns of a table that hold JSON, and the rows that are read as JSON."""

import json
from dataclasses import asdict
from typing import Any

from chrysalide.core.entries import Ending
from chrysalide.core.origin import Origin
from chrysalide.server.store.rows import Clock, Question, StoredSeat, StoredTable


def packed(value: Clock | Question | Ending | None) -> str | None:
    return None if value is None else json.dumps(asdict(value))


def table_of(row: dict[str, Any]) -> StoredTable:
    """A table without its seats and what was played there. `row`: by column."""
    columns = dict(row)
    columns["options"] = json.loads(columns["options"])
    columns["clock"] = Clock(**json.loads(columns["clock"])) if columns["clock"] else None
    columns["deadline"] = _seconds(columns["deadline"])
    columns["question"] = Question(**json.loads(columns["question"])) if columns["question"] else None
    columns["ending"] = Ending(**json.loads(columns["ending"])) if columns["ending"] else None
    columns["origin"] = Origin.read(json.loads(columns["origin"])) if columns["origin"] else None
    return StoredTable(**columns, seats=[], entries=[])


def seat_of(row: list[Any]) -> StoredSeat:
    """`row`: in the order of the columns, without the table."""
    seat = StoredSeat(*row)
    seat.seconds = _seconds(seat.seconds)
    return seat


def _seconds(value: float | None) -> float | None:
    """JSON writes whole ones like integers."""
    return None if value is None else float(value)

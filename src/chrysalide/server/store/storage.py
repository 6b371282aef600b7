"""Everything that happens at a table, written down before anybody is told."""

import json
import logging
from collections.abc import Iterable
from dataclasses import asdict
from time import monotonic, perf_counter
from typing import Any, TypeVar

from sqlalchemy import (
    BindParameter,
    Connection,
    Row,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from chrysalide.server import metrics
from chrysalide.server.errors import StorageDown
from chrysalide.server.store import schema
from chrysalide.server.store.bus import Bus, PostgresBus, notify
from chrysalide.server.store.database import is_sqlite, read_url
from chrysalide.server.store.engines import PostgresEngine, Refused, SqliteEngine, StoreEngine, Work
from chrysalide.server.store.rows import Change, Clock, Note, Question, Spoken, StoredSeat, StoredTable, now

log = logging.getLogger("chrysalide.storage")
T = TypeVar("T")
LISTED = 50  # tables in the public list
TOLD = 100  # messages of the chat that somebody who comes is told
PLAIN = tuple(column.name for column in schema.tables.c if column.name not in ("options", "clock", "question"))

# What is asked for most is put together once.
OF: BindParameter[str] = bindparam("of")
RAISE = (
    update(schema.tables)
    .where(schema.tables.c.id == OF, schema.tables.c.version == bindparam("at_version"))
    .values({name: bindparam(name) for name in ("version", "status", "updated", "deadline", "question", "timed_out")})
)
SEAT = (
    update(schema.seats)
    .where(schema.seats.c.table_id == OF, schema.seats.c.seat == bindparam("at_seat"))
    .values(
        {column.name: bindparam(column.name) for column in schema.seats.c if column.name not in ("table_id", "seat")}
    )
)
APPEND = insert(schema.entries)
TABLE = select(schema.tables).where(schema.tables.c.id == OF)
SEATS = select(schema.seats).where(schema.seats.c.table_id == OF).order_by(schema.seats.c.seat)
ENTRIES = select(schema.entries.c.text).where(schema.entries.c.table_id == OF).order_by(schema.entries.c.number)
NOTES = (
    select(schema.notes.c.place, schema.notes.c.id, schema.notes.c.args)
    .where(schema.notes.c.table_id == OF)
    .order_by(schema.notes.c.number)
)
UNDONE = (
    select(schema.undone.c.note, schema.undone.c.number, schema.undone.c.text)
    .where(schema.undone.c.table_id == OF)
    .order_by(schema.undone.c.note, schema.undone.c.number)
)


SAME = text("UPDATE alembic_version SET version_num = version_num")


class Conflict(Refused):
    """Somebody else has changed the table since it was read."""


class Storage:
    """One database. A method returns when its change is on disk."""

    def __init__(self, url: str) -> None:
        self.failed_at: float | None = None  # when the last change could not be stored, by the monotonic clock
        self.url = parsed = read_url(url)
        self.engine: StoreEngine
        self.bus: Bus
        if is_sqlite(parsed):
            self.engine, self.bus = SqliteEngine(parsed), Bus()
        else:
            engine = PostgresEngine(parsed)
            self.engine, self.bus = engine, PostgresBus(parsed, engine.engine)

    async def open(self) -> None:
        await self.engine.open()

    async def close(self) -> None:
        await self.engine.close()

    async def _write(self, work: Work[T]) -> T:
        """All or nothing; whatever keeps the database from it is told as StorageDown."""
        begun = perf_counter()
        try:
            result = await self.engine.write(work)
            metrics.stored(perf_counter() - begun)
            self.failed_at = None
            return result
        except Conflict:
            metrics.not_stored("conflict")
            raise
        except IntegrityError:  # an entry of this number is there already
            raise Conflict from None
        except Exception as broken:
            metrics.not_stored("failed")
            self.failed_at = monotonic()
            log.warning("not stored: %s", _reason(broken))
            raise StorageDown("error-storage") from broken

    async def _read(self, work: Work[T]) -> T:
        try:
            return await self.engine.read(work)
        except Exception as broken:
            metrics.not_stored("not-read")
            log.warning("not read: %s", _reason(broken))
            raise StorageDown("error-storage") from broken

    async def answers(self) -> None:
        """Raises StorageDown where no row can be read, or nobody may write."""
        await self._read(lambda connection: connection.execute(select(schema.tables.c.version).limit(1)).scalar())
        try:
            await self.engine.write(lambda _connection: None)  # SQLite takes the lock for it
        except Exception as broken:
            raise StorageDown("error-storage") from broken

    async def stores(self) -> None:
        """Raises StorageDown where a change that changes nothing cannot be stored."""
        await self._write(lambda connection: connection.execute(SAME))

    # --- tables -------------------------------------------------------------------------------------------------

    async def create(self, table: StoredTable, rematch_of: str | None = None) -> None:
        """A new table; as the rematch of another one only where that has none yet."""
        await self._write(lambda connection: _create(connection, table, rematch_of))

    async def read(self, table: str) -> StoredTable | None:
        return await self._read(lambda connection: _read(connection, table))

    async def change(self, table: str, version: int, change: Change) -> None:
        """One step, if the table still has this version."""
        await self._write(lambda connection: _change(connection, table, version, change))

    async def versions(self, tables: Iterable[str]) -> dict[str, int]:
        """The present version of each of these."""
        known = schema.tables.c
        wanted = select(known.id, known.version).where(known.id.in_(list(tables)))
        return await self._read(lambda connection: {row.id: row.version for row in connection.execute(wanted)})

    async def due(self, moment: float, most: int) -> list[str]:
        """Tables whose clock has run out by then."""
        wanted = select(schema.tables.c.id).where(schema.tables.c.deadline <= moment).limit(most)
        return await self._read(lambda connection: list(connection.execute(wanted).scalars()))

    async def listed(self, since: str, slow_since: str, game: str | None) -> list[StoredTable]:
        """Public tables at which something has happened lately; those that wait for somebody first."""
        return await self._read(lambda connection: _listed(connection, since, slow_since, game))

    # --- chat ---------------------------------------------------------------------------------------------------

    async def say(self, table: str, spoken: Spoken) -> None:
        await self._write(lambda connection: _say(connection, table, spoken))

    async def spoken(self, table: str, after: int) -> list[Spoken]:
        """What was said after this number."""
        return await self._read(lambda connection: _spoken(connection, table, after))


def _reason(broken: Exception) -> str:
    """In one line: while a database is away this is written for everything that anybody tries."""
    return f"{type(broken).__name__}: {str(broken).partition(chr(10))[0][:200]}"


# --- the same on a connection ---------------------------------------------------------------------------------------


def _create(connection: Connection, table: StoredTable, rematch_of: str | None) -> None:
    if rematch_of is not None:
        _link(connection, rematch_of, table.id)
    row = {name: getattr(table, name) for name in PLAIN} | {"updated": now()}
    row |= {"options": json.dumps(table.options), "clock": _json(table.clock), "question": None}
    connection.execute(insert(schema.tables), row)
    connection.execute(insert(schema.seats), [{"table_id": table.id, **vars(seat)} for seat in table.seats])
    _append(connection, table.id, 0, table.entries)
    _note(connection, table.id, 0, table.notes)
    _keep_undone(connection, table.id, table.notes)


def _link(connection: Connection, table: str, rematch: str) -> None:
    tables = schema.tables
    free = (tables.c.id == table, tables.c.next_id.is_(None))
    linked = update(tables).where(*free).values(next_id=rematch, version=tables.c.version + 1)
    if connection.execute(linked).rowcount != 1:
        raise Conflict
    notify(connection, f"step {table}")


def _read(connection: Connection, table: str) -> StoredTable | None:
    row = connection.execute(TABLE, {"of": table}).first()
    if row is None:
        return None
    stored = _table(row)
    stored.seats = [StoredSeat(*seat[1:]) for seat in connection.execute(SEATS, {"of": table})]
    stored.entries = list(connection.execute(ENTRIES, {"of": table}).scalars())
    notes = connection.execute(NOTES, {"of": table})
    stored.notes = [Note(place, kind, json.loads(args)) for place, kind, args in notes]
    for note, number, entry in connection.execute(UNDONE, {"of": table}):
        if not stored.notes[note].undone:
            stored.notes[note].length = number
        stored.notes[note].undone.append(entry)
    stored.spoken = _spoken(connection, table, -1) if stored.chat else []
    return stored


def _change(connection: Connection, table: str, version: int, change: Change) -> None:
    _raise_version(connection, table, version, change)
    if change.taken_back:
        _undo(connection, table, change)
    _append(connection, table, change.place, change.entries)
    _write_seats(connection, table, change.seats)
    _note(connection, table, change.first_note, change.notes)
    notify(connection, f"step {table} {version + 1}")


def _undo(connection: Connection, table: str, change: Change) -> None:
    """What no longer counts is moved, as it is, to where it stays."""
    entries, notes, undone = schema.entries, schema.notes, schema.undone
    gone = (entries.c.table_id == table, entries.c.number >= change.place)
    columns = [entries.c.table_id, literal(change.first_note).label("note"), *list(entries.c)[1:]]
    connection.execute(insert(undone).from_select(list(undone.c), select(*columns).where(*gone)))
    connection.execute(delete(entries).where(*gone))
    later = (notes.c.table_id == table, notes.c.place > change.place)
    connection.execute(update(notes).where(*later).values(place=change.place))


def _listed(connection: Connection, since: str, slow_since: str, game: str | None) -> list[StoredTable]:
    tables, seats = schema.tables, schema.seats
    recent = tables.c.updated >= case((tables.c.clock.is_(None), since), else_=slow_since)
    where = [tables.c.listed, tables.c.status.in_(["waiting", "playing"]), recent]
    where += [tables.c.game == game] if game else []
    order = (case((tables.c.status == "waiting", 0), else_=1), tables.c.created.desc())
    # Where there are too many, everybody's first table comes before anybody's second.
    place = func.row_number().over(partition_by=func.coalesce(tables.c.opener, tables.c.id), order_by=order)
    chosen = select(tables.c.id).where(*where).order_by(place, *order).limit(LISTED)
    rows = connection.execute(select(tables).where(tables.c.id.in_(chosen)).order_by(*order))
    found = {table.id: table for table in map(_table, rows)}
    wanted = select(seats).where(seats.c.table_id.in_(list(found))).order_by(seats.c.seat)
    for row in connection.execute(wanted):
        found[row.table_id].seats.append(StoredSeat(*row[1:]))
    return list(found.values())


def _say(connection: Connection, table: str, spoken: Spoken) -> None:
    connection.execute(insert(schema.spoken), {"table_id": table, **vars(spoken)})
    notify(connection, f"chat {table}")


def _json(value: Clock | Question | None) -> str | None:
    return None if value is None else json.dumps(asdict(value))


def _table(row: Row[Any]) -> StoredTable:
    columns = dict(row._mapping)
    columns["options"] = json.loads(columns["options"])
    columns["clock"] = Clock(**json.loads(columns["clock"])) if columns["clock"] else None
    columns["question"] = Question(**json.loads(columns["question"])) if columns["question"] else None
    return StoredTable(**columns, seats=[], entries=[])


def _raise_version(connection: Connection, table: str, version: int, change: Change) -> None:
    values = {
        "of": table,
        "at_version": version,
        "version": version + 1,
        "status": change.status,
        "updated": now(),
        "deadline": change.deadline,
        "question": _json(change.question),
        "timed_out": change.timed_out,
    }
    if connection.execute(RAISE, values).rowcount != 1:
        raise Conflict


def _append(connection: Connection, table: str, number: int, texts: list[str]) -> None:
    at = now()
    rows = [{"table_id": table, "number": number + i, "text": text, "at": at} for i, text in enumerate(texts)]
    if rows:
        connection.execute(APPEND, rows)


def _write_seats(connection: Connection, table: str, changed: list[StoredSeat]) -> None:
    if changed:
        connection.execute(SEAT, [{"of": table, "at_seat": seat.seat, **vars(seat)} for seat in changed])


def _note(connection: Connection, table: str, number: int, new: list[Note]) -> None:
    at = now()
    rows = [
        {"table_id": table, "number": number + i, "at": at, "place": note.place, "id": note.id}
        | {"args": json.dumps(note.args)}
        for i, note in enumerate(new)
    ]
    if rows:
        connection.execute(insert(schema.notes), rows)


def _keep_undone(connection: Connection, table: str, notes: list[Note]) -> None:
    """Of a record that is stored as a whole."""
    at = now()
    rows = [
        {"table_id": table, "note": number, "number": note.length + i, "text": entry, "at": at}
        for number, note in enumerate(notes)
        for i, entry in enumerate(note.undone)
    ]
    if rows:
        connection.execute(insert(schema.undone), rows)


def _spoken(connection: Connection, table: str, after: int) -> list[Spoken]:
    spoken = schema.spoken
    where = (spoken.c.table_id == table, spoken.c.number > after)
    rows = connection.execute(select(spoken).where(*where).order_by(spoken.c.number.desc()).limit(TOLD))
    return [Spoken(*row[1:]) for row in reversed(list(rows))]

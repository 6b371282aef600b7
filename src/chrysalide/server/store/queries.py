"""Every statement of the site, as functions on a connection; the caller holds the transaction."""

import json
from collections.abc import Iterable

from sqlalchemy import (
    BindParameter,
    Connection,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    text,
    update,
)

from chrysalide.server.store import schema
from chrysalide.server.store.bus import notify
from chrysalide.server.store.packed import packed, seat_of, table_of
from chrysalide.server.store.refused import Conflict
from chrysalide.server.store.rows import SPOKEN, Change, Note, Spoken, StoredSeat, StoredTable, now, with_undone

LISTED = 50  # tables in the public list
JSON = ("options", "clock", "question", "ending", "origin")
PLAIN = tuple(column.name for column in schema.tables.c if column.name not in JSON)

# The most frequent statements are built once.
OF: BindParameter[str] = bindparam("of")
RAISE = (
    update(schema.tables)
    .where(schema.tables.c.id == OF, schema.tables.c.version == bindparam("at_version"))
    .values({name: bindparam(name) for name in ("version", "status", "updated", "deadline", "question", "ending")})
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


def read_anything(connection: Connection) -> None:
    """Succeeds if the database answers at all."""
    connection.execute(select(schema.tables.c.version).limit(1)).scalar()


def write_nothing(connection: Connection) -> None:
    """A write without an effect, which still has to reach the disk."""
    connection.execute(SAME)


def versions(connection: Connection, tables: Iterable[str]) -> dict[str, int]:
    known = schema.tables.c
    wanted = select(known.id, known.version).where(known.id.in_(list(tables)))
    return {row.id: row.version for row in connection.execute(wanted)}


def due(connection: Connection, moment: float, most: int) -> list[str]:
    """The clock of a table that the operator has closed stands still."""
    tables, measures = schema.tables, schema.measures
    closed = exists().where(measures.c.kind == "closed", measures.c.subject == tables.c.id)
    wanted = select(tables.c.id).where(tables.c.deadline <= moment, ~closed).limit(most)
    return list(connection.execute(wanted).scalars())


def create(connection: Connection, table: StoredTable, rematch_of: str | None) -> None:
    if rematch_of is not None:
        _link(connection, rematch_of, table.id)
    at = now()
    row = {name: getattr(table, name) for name in PLAIN} | {"updated": at}
    row |= {"options": json.dumps(table.options), "clock": packed(table.clock), "question": None}
    row |= {"ending": packed(table.ending), "origin": json.dumps(table.origin.as_json()) if table.origin else None}
    connection.execute(insert(schema.tables), row)
    connection.execute(insert(schema.seats), [{"table_id": table.id, **vars(seat)} for seat in table.seats])
    _append(connection, table.id, 0, table.entries, at)
    _note(connection, table.id, 0, table.notes, at)
    _keep_undone(connection, table.id, table.notes, at)


def _link(connection: Connection, table: str, rematch: str) -> None:
    tables = schema.tables
    free = (tables.c.id == table, tables.c.next_id.is_(None))
    linked = update(tables).where(*free).values(next_id=rematch, version=tables.c.version + 1)
    if connection.execute(linked).rowcount != 1:
        raise Conflict
    notify(connection, f"step {table}")


def glance(connection: Connection, table: str) -> StoredTable | None:
    """The table and its seats, but no entries."""
    row = connection.execute(TABLE, {"of": table}).first()
    if row is None:
        return None
    stored = table_of(dict(row._mapping))
    stored.seats = [seat_of(list(seat[1:])) for seat in connection.execute(SEATS, {"of": table})]
    return stored


def read(connection: Connection, table: str) -> StoredTable | None:
    stored = glance(connection, table)
    if stored is None:
        return None
    stored.entries = list(connection.execute(ENTRIES, {"of": table}).scalars())
    notes = connection.execute(NOTES, {"of": table})
    stored.notes = [Note(place, kind, json.loads(args)) for place, kind, args in notes]
    stored.spoken = spoken(connection, table, -1) if stored.chat else []
    return with_undone(stored, connection.execute(UNDONE, {"of": table}))


def change(connection: Connection, table: str, version: int, change: Change) -> None:
    at = now()
    _raise_version(connection, table, version, change, at)
    if change.taken_back:
        _undo(connection, table, change)
    _append(connection, table, change.place, change.entries, at)
    _write_seats(connection, table, change.seats)
    _note(connection, table, change.first_note, change.notes, at)
    notify(connection, f"step {table} {version + 1}")


def _undo(connection: Connection, table: str, change: Change) -> None:
    """Move the undone entries, unchanged, to the table that keeps them."""
    entries, notes, undone = schema.entries, schema.notes, schema.undone
    gone = (entries.c.table_id == table, entries.c.number >= change.place)
    columns = [entries.c.table_id, literal(change.first_note).label("note"), *list(entries.c)[1:]]
    connection.execute(insert(undone).from_select(list(undone.c), select(*columns).where(*gone)))
    connection.execute(delete(entries).where(*gone))
    later = (notes.c.table_id == table, notes.c.place > change.place)
    connection.execute(update(notes).where(*later).values(place=change.place))


def listed(connection: Connection, since: str, slow_since: str, game: str | None) -> list[StoredTable]:
    tables, seats = schema.tables, schema.seats
    recent = tables.c.updated >= case((tables.c.clock.is_(None), since), else_=slow_since)
    where = [tables.c.listed, tables.c.status.in_(["waiting", "playing"]), recent]
    where += [tables.c.game == game] if game else []
    order = (case((tables.c.status == "waiting", 0), else_=1), tables.c.created.desc())
    # If there are too many, everybody's first table comes before anybody's second.
    place = func.row_number().over(partition_by=func.coalesce(tables.c.opener, tables.c.id), order_by=order)
    chosen = select(tables.c.id).where(*where).order_by(place, *order).limit(LISTED)
    rows = connection.execute(select(tables).where(tables.c.id.in_(chosen)).order_by(*order))
    found = {table.id: table for table in (table_of(dict(row._mapping)) for row in rows)}
    wanted = select(seats).where(seats.c.table_id.in_(list(found))).order_by(seats.c.seat)
    for row in connection.execute(wanted):
        found[row.table_id].seats.append(seat_of(list(row[1:])))
    return list(found.values())


def say(connection: Connection, table: str, spoken: Spoken) -> None:
    connection.execute(insert(schema.spoken), {"table_id": table, **vars(spoken)})
    notify(connection, f"chat {table}")


def _raise_version(connection: Connection, table: str, version: int, change: Change, at: str) -> None:
    values = {
        "of": table,
        "at_version": version,
        "version": version + 1,
        "status": change.status,
        "updated": at,
        "deadline": change.deadline,
        "question": packed(change.question),
        "ending": packed(change.ending),
    }
    if connection.execute(RAISE, values).rowcount != 1:
        raise Conflict


def _append(connection: Connection, table: str, number: int, texts: list[str], at: str) -> None:
    rows = [{"table_id": table, "number": number + i, "text": text, "at": at} for i, text in enumerate(texts)]
    if rows:
        connection.execute(APPEND, rows)


def _write_seats(connection: Connection, table: str, changed: list[StoredSeat]) -> None:
    if changed:
        connection.execute(SEAT, [{"of": table, "at_seat": seat.seat, **vars(seat)} for seat in changed])


def _note(connection: Connection, table: str, number: int, new: list[Note], at: str) -> None:
    rows = [
        {"table_id": table, "number": number + i, "at": at, "place": note.place, "id": note.id}
        | {"args": json.dumps(note.args)}
        for i, note in enumerate(new)
    ]
    if rows:
        connection.execute(insert(schema.notes), rows)


def _keep_undone(connection: Connection, table: str, notes: list[Note], at: str) -> None:
    """Store the undone entries of an imported record."""
    rows = [
        {"table_id": table, "note": number, "number": note.length + i, "text": entry, "at": at}
        for number, note in enumerate(notes)
        for i, entry in enumerate(note.undone)
    ]
    if rows:
        connection.execute(insert(schema.undone), rows)


def spoken(connection: Connection, table: str, after: int) -> list[Spoken]:
    spoken = schema.spoken
    where = (spoken.c.table_id == table, spoken.c.number > after)
    rows = connection.execute(select(spoken).where(*where).order_by(spoken.c.number.desc()).limit(SPOKEN))
    return [Spoken(*row[1:]) for row in reversed(list(rows))]

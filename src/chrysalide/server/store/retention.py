"""How long what is stored is kept, and the deletion of what is older: a little at a time. Functions on a connection."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import UTC, datetime, timedelta

from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, func, not_, select, tuple_

from chrysalide.core.errors import ChrysalideError
from chrysalide.server.store import schema
from chrysalide.server.store.rows import stamp

VARIABLE = "CHRYSALIDE_KEEP"
TABLES = 20  # deleted in one transaction: nobody waits for it noticeably
MESSAGES = 500
OF_TABLE = (  # everything that belongs to a table, and then the table
    *(schema.spoken, schema.undone, schema.notes, schema.entries, schema.assessments, schema.reviews),
    *(schema.subscriptions, schema.reports, schema.seats),
)


class BadKeeping(ChrysalideError):
    code = "bad-keeping"


@dataclass(frozen=True)
class Keeping:
    """For how many days; None: for ever, which is what happens if the operator says nothing."""

    finished: float | None = None  # matches that were played here to their end
    unfinished: float | None = None  # tables where nothing has happened since, however far they were
    imported: float | None = None  # records that somebody uploaded
    chat: float | None = None  # messages, also at tables that are kept

    @property
    def limits(self) -> dict[str, float]:
        return {name: days for name, days in vars(self).items() if days is not None}


KINDS = tuple(field.name for field in fields(Keeping))


def read_keeping(text: str | None = None, source: str = VARIABLE) -> Keeping:
    """`finished=365 imported=30 chat=90`, in days; by default from the environment. `source`: where it was written."""
    days: dict[str, float] = {}
    for word in (os.environ.get(VARIABLE, "") if text is None else text).split():
        name, _, value = word.partition("=")
        try:
            days[name] = float(value)
            if name not in KINDS or not 1 <= days[name] < 100_000:
                raise ValueError
        except ValueError:
            raise BadKeeping("error-keeping", word=word[:60], source=source, names=list(KINDS)) from None
    return Keeping(**days)


def before(days: float, now: datetime | None = None) -> str:
    """Everything with an earlier time is too old."""
    return stamp((now or datetime.now(UTC)) - timedelta(days=days))


def count(connection: Connection, kind: str, moment: str) -> int:
    """How much of this kind is older: tables, or messages of the chat."""
    if kind == "chat":
        old = select(func.count()).select_from(schema.spoken).where(schema.spoken.c.at < moment)
    else:
        old = select(func.count()).select_from(schema.tables).where(_old(kind, moment))
    return int(connection.execute(old).scalar_one())


def prune(connection: Connection, kind: str, moment: str) -> int:
    """Delete some of what is older; returns how much, 0 if nothing was left. What others hold is left for later."""
    if kind == "chat":
        return _prune_chat(connection, moment)
    ids = list(connection.execute(_some(kind, moment)).scalars())
    if ids:
        for part in OF_TABLE:
            connection.execute(delete(part).where(part.c.table_id.in_(ids)))
        connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))
    return len(ids)


def _prune_chat(connection: Connection, moment: str) -> int:
    key = (schema.spoken.c.table_id, schema.spoken.c.number)
    old = select(*key).where(schema.spoken.c.at < moment).order_by(schema.spoken.c.at).limit(MESSAGES)
    return connection.execute(delete(schema.spoken).where(tuple_(*key).in_(old))).rowcount


def _some(kind: str, moment: str) -> Select[tuple[str]]:
    """SQLite has one writer anyway; on PostgreSQL rows that somebody changes right now are passed over."""
    tables = schema.tables
    some = select(tables.c.id).where(_old(kind, moment)).order_by(tables.c.updated).limit(TABLES)
    return some.with_for_update(skip_locked=True)


def _old(kind: str, moment: str) -> ColumnElement[bool]:
    """A table that was reported since stays until its report is as old."""
    tables, reports = schema.tables, schema.reports
    reported = exists().where(reports.c.table_id == tables.c.id, reports.c.at >= moment)
    kinds: Mapping[str, ColumnElement[bool]] = {
        "finished": and_(not_(tables.c.imported), tables.c.status == "over"),
        "unfinished": and_(not_(tables.c.imported), tables.c.status.in_(["waiting", "playing"])),
        "imported": and_(tables.c.imported, tables.c.status.in_(["waiting", "playing", "over"])),
    }
    return and_(kinds[kind], tables.c.updated < moment, not_(reported))

"""Programs that registered here with a name, and the seats that are theirs. Functions on a connection."""

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from chrysalide.server.store.refused import Refused
from chrysalide.server.store.rows import StoredEngine
from chrysalide.server.store.schema import engines, seats, tables

MOST = 10_000  # programs of one site
FORGOTTEN = 90 * 86400.0  # seconds after which the name of a program that never listens may be taken by another


class NameTaken(Refused):
    """Another program has this name."""


class Full(Refused):
    """Too many programs are registered."""


def register(connection: Connection, engine: StoredEngine) -> None:
    before = named(connection, engine.key)
    if before is not None and before.seen > engine.seen - FORGOTTEN:
        raise NameTaken
    if before is None and connection.execute(select(func.count()).select_from(engines)).scalar_one() >= MOST:
        raise Full
    connection.execute(delete(engines).where(engines.c.key == engine.key))
    connection.execute(insert(engines), vars(engine))


def named(connection: Connection, key: str) -> StoredEngine | None:
    row = connection.execute(select(engines).where(engines.c.key == key)).first()
    return StoredEngine(*row) if row else None


def of_token(connection: Connection, token_hash: str) -> StoredEngine | None:
    row = connection.execute(select(engines).where(engines.c.token_hash == token_hash)).first()
    return StoredEngine(*row) if row else None


def rotate(connection: Connection, key: str, token_hash: str) -> bool:
    """Another token for the program of this name: the old one opens nothing, no seat either. False: there is none."""
    found = named(connection, key)
    if found is None:
        return False
    connection.execute(update(engines).where(engines.c.key == key).values(token_hash=token_hash))
    connection.execute(update(seats).where(seats.c.token_hash == found.token_hash).values(token_hash=token_hash))
    return True


def listens(connection: Connection, engine: str, now: float) -> None:
    connection.execute(update(engines).where(engines.c.id == engine).values(seen=now))


def tables_of(connection: Connection, engine: str, most: int) -> list[str]:
    """Tables that are not over and have a seat for this program, those with the latest changes first."""
    unfinished = tables.c.status.in_(["waiting", "playing"])
    there = or_(seats.c.kind == "open", seats.c.kind == "engine")
    wanted = select(tables.c.id, tables.c.updated).join(seats, seats.c.table_id == tables.c.id).distinct()
    found = wanted.where(seats.c.engine == engine, there, unfinished).order_by(tables.c.updated.desc()).limit(most)
    return [row.id for row in connection.execute(found)]

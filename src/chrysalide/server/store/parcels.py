"""Parcels: what a browser leaves, encrypted, for another one of the same person. Functions on a connection."""

from sqlalchemy import Connection, delete, func, insert, select

from chrysalide.server.store.refused import Refused
from chrysalide.server.store.schema import parcels

MOST = 1000  # parcels that wait at the same time: at most 60 MB


class Full(Refused):
    """Too many parcels wait already."""


def leave(connection: Connection, hashed_id: str, box: str, now: float, expires: float) -> None:
    """Keep a parcel; one that was left under the same id is replaced. Expired ones are deleted first."""
    connection.execute(delete(parcels).where((parcels.c.expires <= now) | (parcels.c.id == hashed_id)))
    if connection.execute(select(func.count()).select_from(parcels)).scalar_one() >= MOST:
        raise Full
    connection.execute(insert(parcels), {"id": hashed_id, "box": box, "expires": expires})


def take(connection: Connection, hashed_id: str, now: float) -> str | None:
    """The parcel, once: it is deleted in the same statement, so that no second client can have it."""
    taken = delete(parcels).where(parcels.c.id == hashed_id).returning(parcels.c.box, parcels.c.expires)
    row = connection.execute(taken).first()
    return str(row.box) if row is not None and row.expires > now else None


def sweep(connection: Connection, now: float) -> None:
    """Delete what nobody came for."""
    connection.execute(delete(parcels).where(parcels.c.expires <= now))

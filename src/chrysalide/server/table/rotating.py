"""New secrets in place of old ones. What the site itself knows of a secret is its hash, except of the push key."""

from chrysalide.core.errors import ChrysalideError
from chrysalide.server.store.refused import Conflict
from chrysalide.server.store.rows import Change, StoredTable
from chrysalide.server.store.storage import Storage
from chrysalide.server.table import web_push
from chrysalide.server.table.engines import BadEngine, key_of
from chrysalide.server.table.notifier import KEY
from chrysalide.server.table.tokens import hashed, new_secret


class BadSeat(ChrysalideError):
    code = "bad-seat"


async def push_key(storage: Storage) -> int:
    """Devices subscribe to one key, so all of them are forgotten; returns how many."""
    return await storage.rotate_key(KEY, web_push.new_key())


async def program(storage: Storage, name: str) -> str:
    """The new token of a program with this name; it keeps its seats."""
    token = new_secret()
    if not await storage.rotate_engine(key_of(name), hashed(token)):
        raise BadEngine("error-engine-unknown", name=name[:60])
    return token


async def seat(storage: Storage, table_id: str, number: str) -> str:
    """A new link to a seat that somebody holds, counted from 1; the old one opens nothing any more."""
    table = await storage.glance(table_id)
    if table is None or not number.isdecimal() or not 1 <= int(number) <= len(table.seats):
        raise BadSeat("error-measure-table", table=f"{table_id}/{number}"[:60])
    held, token = table.seats[int(number) - 1], new_secret()
    if not held.owned:
        raise BadSeat("error-rotate-nobody", table=table_id)
    held.token_hash = hashed(token)
    try:
        await storage.change(table_id, table.version, _same(table, held.seat))
    except Conflict:  # somebody moved at this moment
        return await seat(storage, table_id, number)
    return f"/table/{table_id}#seat={token}"


def _same(table: StoredTable, seat: int) -> Change:
    """Nothing but the seat is written anew."""
    held = table.seats[seat]
    return Change(table.status, seats=[held], deadline=table.deadline, question=table.question, ending=table.ending)

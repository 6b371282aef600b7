"""The database's disk is full: players are notified, nothing is half done, and later play continues."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

import chrysalide
from chrysalide.games import find_game
from chrysalide.server.store.rows import StoredSeat, StoredTable, now
from chrysalide.server.store.storage import Storage
from tests.depth import again
from tests.faults.match import Manners
from tests.faults.match_load import Server, match_load
from tests.faults.quota import family, full, linux
from tests.postgres import MISSING, OWNER, cluster, programs, unprivileged

MATCHES = 30
MEGABYTE = 1 << 20
FILLING = 16_000  # entries that take more than a megabyte


async def play_through(server: Server, turn: int, full_disk: Callable[[], AbstractContextManager[None]]) -> None:
    async with match_load([server], f"full {turn}", MATCHES, Manners(pause=0.4), rushing=10) as people:
        async with people.playing():
            await people.play_on(MATCHES)
            with full_disk():
                await people.refused()
            await people.recover()
        await people.check(server.database)


@linux
@again
async def test_a_full_disk_under_sqlite(tmp_path: Path, turn: int) -> None:
    with Server(tmp_path) as server:
        await play_through(server, turn, lambda: full(lambda: [server.pid], 0, {}))


@linux
@pytest.mark.skipif(programs() is None, reason=MISSING)
@again
async def test_a_full_disk_under_postgresql(tmp_path: Path, turn: int) -> None:
    """No file may grow beyond a megabyte: its log, in files of this size, can still be written; its tables cannot."""
    with cluster(segment=1) as database, Server(tmp_path, database.url) as server:
        await fill(database.url)
        await play_through(server, turn, lambda: full(lambda: family(database.pid, OWNER), MEGABYTE, unprivileged()))


async def fill(database: str) -> None:
    game = chrysalide.games()[0]
    seats = [StoredSeat(0, "person", "Ada"), StoredSeat(1, "person", "Bo")]
    lines = ["a long line that only takes room" for _ in range(FILLING)]
    rules = find_game(game)
    filler = StoredTable("filler", game, rules.rules_version, {}, "seed", "over", 1, now(), seats, lines)
    storage = Storage(database)
    try:
        await storage.create(filler)
    finally:
        await storage.close()

"""A database that answers, but late: people wait once for all of them together, and nothing is refused."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from chrysalide.server.store.rows import Change
from chrysalide.server.store.storage import Storage
from tests.postgres import Cluster
from tests.server.far_away import FarAway, far_database
from tests.server.test_storage import plain, stored_table

TABLES = 60


@pytest.fixture
async def far(postgres: Cluster) -> AsyncIterator[tuple[FarAway, str]]:
    async with far_database(postgres) as (away, url, _):
        yield away, url


async def test_moves_wait_together(far: tuple[FarAway, str]) -> None:
    away, url = far
    storage = Storage(url)
    tables = [stored_table([]) for _ in range(TABLES)]
    for number, table in enumerate(tables):
        table.id = f"t{number}"
    await asyncio.gather(*(storage.create(table) for table in tables))
    await storage.change("t0", 1, Change("playing", ["x"], 0))  # the connection is open, the statement prepared
    before = away.sent
    await asyncio.gather(*(storage.change(table.id, 1, Change("playing", ["x"], 0)) for table in tables[1:]))
    assert away.sent - before == 1, "one message to the database, however many moves"
    found = await asyncio.gather(*(storage.read(table.id) for table in tables))
    assert [plain(table).version for table in found] == [2] * TABLES
    await storage.close()

"""A database that takes its time for every statement: moves take as long, and each is acknowledged and kept."""

import asyncio
from pathlib import Path

import pytest

from tests.depth import SCALE, again
from tests.faults.match import Manners
from tests.faults.match_load import Server, match_load
from tests.postgres import Cluster
from tests.server.far_away import far_database

MATCHES = 12


@pytest.mark.skipif(SCALE == 1, reason="waits for its database for most of a minute")
@again
async def test_moves_are_acknowledged_late_and_none_is_lost(tmp_path: Path, postgres: Cluster, turn: int) -> None:
    async with far_database(postgres) as (away, url, near):
        servers = [Server(tmp_path, url) for _ in range(2)]
        try:
            for server in servers:
                await asyncio.to_thread(server.start)
            before = away.sent
            async with match_load(servers, f"slow {turn}", MATCHES, Manners(), MATCHES // 4) as people:
                async with people.playing():
                    await people.play_on(3 * MATCHES)
                await people.check(near)
                await people.check_records()
                assert people.made["acknowledged"] >= 3 * MATCHES
                assert people.made["refused storage"] == 0
            assert away.sent > before
        finally:
            for server in servers:
                server.kill()

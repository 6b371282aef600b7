"""PostgreSQL is stopped during matches and started again: players are notified, and continue where they were."""

import asyncio
from contextlib import ExitStack
from pathlib import Path

from tests.depth import again
from tests.faults.match import Manners
from tests.faults.match_load import Server, match_load
from tests.postgres import Cluster, Way

MATCHES = 40
WAYS: tuple[Way, ...] = ("fast", "immediate")


@again
async def test_play_goes_on_when_the_database_is_back(tmp_path: Path, postgres: Cluster, turn: int) -> None:
    database = postgres.fresh()
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(tmp_path, database)) for _ in range(2)]
        async with match_load(servers, f"stop {turn}", MATCHES, Manners(pause=0.4), rushing=10) as people:
            async with people.playing():
                for way in WAYS:
                    await people.play_on(MATCHES)
                    try:
                        await asyncio.to_thread(postgres.stop, way)
                        await people.refused()
                    finally:
                        await asyncio.to_thread(postgres.start)
                    await people.recover()
            await people.check(database)

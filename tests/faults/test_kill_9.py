"""kill -9 of the site's processes at random while 200 matches are played: nothing acknowledged is lost."""

import time
from contextlib import ExitStack
from pathlib import Path

from tests.depth import again
from tests.faults.match import Manners
from tests.faults.match_load import Server, match_load
from tests.postgres import Cluster

MATCHES = 200
RUSHING = 20  # tables at which something is always in progress


@again
async def test_the_only_process_is_killed_again_and_again(tmp_path: Path, turn: int) -> None:
    with Server(tmp_path) as server:
        async with match_load([server], f"kill {turn}", MATCHES, Manners(), RUSHING) as people:
            async with people.playing():
                for _ in range(2):
                    await people.play_on(people.dice.randint(100, 300))
                    killed = time.monotonic()
                    await server.restart()
                    await people.gather()
                    assert people.returns(killed)
                await people.play_on(MATCHES)
            await people.check(server.database)


@again
async def test_processes_on_one_database_are_killed_in_turn(tmp_path: Path, postgres: Cluster, turn: int) -> None:
    """Clients of a killed process continue at the other: no need to wait for its replacement."""
    database = postgres.fresh()
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(tmp_path, database)) for _ in range(2)]
        async with match_load(servers, f"kill one of two {turn}", MATCHES, Manners(), RUSHING) as people:
            async with people.playing():
                for server in servers:
                    await people.play_on(people.dice.randint(100, 300))
                    killed = time.monotonic()
                    await server.restart()
                    await people.gather()
                    assert people.returns(killed)
                await people.play_on(MATCHES)
            await people.check(database)
            await people.check_records()

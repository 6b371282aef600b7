"""Two processes of the site behind a proxy, replaced one after the other while people play through it."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.depth import again
from tests.faults.match import Manners
from tests.faults.match_load import Server, match_load
from tests.postgres import Cluster
from tests.server.proxies import program, proxy
from tests.server.site import SECONDS

MATCHES = 60


class Front:
    """The only address that players know."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.running = self


async def replace(server: Server) -> None:
    """As `systemctl restart` does it: it may end what it is doing."""

    def wait() -> None:
        assert server.running is not None
        server.running.terminate()
        server.running.join(SECONDS)
        assert server.running.exitcode == 0
        server.running.close()
        server.running = None

    await asyncio.to_thread(wait)
    await asyncio.to_thread(server.start)


@again
async def test_no_acknowledged_move_is_lost(tmp_path: Path, postgres: Cluster, turn: int, record_property: Any) -> None:
    program("caddy")
    database = postgres.fresh()
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(tmp_path, database)) for _ in range(2)]
        before = stack.enter_context(proxy("caddy", tmp_path, [server.port for server in servers]))
        front: Any = Front(before.port)
        async with match_load([front], f"rolling {turn}", MATCHES, Manners(), MATCHES // 10) as people:
            async with people.playing():
                for server in servers:
                    await people.play_on(MATCHES)
                    await replace(server)
                    await people.gather()
                await people.play_on(MATCHES)
            await people.check(database)
            home = sorted(people.returns(0.0))
            assert home, "somebody was connected to each of them"
    shown = {"screens cut": len(home), "back after, median": round(home[len(home) // 2], 2), "last": round(home[-1], 2)}
    record_property("returns", shown)

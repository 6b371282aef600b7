"""Many matches at once on one site, the faults injected meanwhile, and what must be true afterwards."""

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

import chrysalide
from chrysalide.core import record
from chrysalide.games import find_game
from chrysalide.server.http import head_limit
from chrysalide.server.http.rates import VARIABLE
from chrysalide.server.operate.serve import serve
from chrysalide.server.store.storage import Storage
from tests.faults.match import Manners, PlayedMatch
from tests.faults.screen import PATIENCE
from tests.server.process import Process, forking
from tests.server.site import ONE_USE, SECONDS

forking.set_forkserver_preload(["pytest", "tests.faults.warm"])  # killed processes are replaced sooner

MORE = 4  # one table in so many has a spectator, another one somebody with the page open twice
HASTE = 0.05  # seconds between the decisions of people who rush
GLANCE = 0.02  # seconds between two looks at all matches
AT_ONCE = 8  # tables that are opened at the same time


def serve_everybody(**settings: Any) -> None:
    """No rate limits: all players come from one address and would exceed them. And nobody is cut off who takes more
    than ten seconds from dialling to asking: players and site share a machine that is kept busy."""
    os.environ[VARIABLE] = "off"
    head_limit.HEAD_SECONDS = SECONDS
    serve(**settings)


class Server(Process):
    """One process of the site, on any database."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        super().__init__(folder)
        self.database = database or self.database
        self.target = serve_everybody
        self.back = 0.0  # when it last came back

    def __enter__(self) -> "Server":
        self.start()
        return self

    def start(self) -> None:
        super().start()
        self.back = time.monotonic()

    async def restart(self, down: float = 0.0) -> None:
        """kill -9, then another process on the same port and database."""
        await asyncio.to_thread(self.kill)
        await asyncio.sleep(down)
        await asyncio.to_thread(self.start)


class MatchLoad:
    def __init__(self, servers: list[Server], seed: str) -> None:
        self.servers = servers
        self.dice = random.Random(seed)
        self.matches: list[PlayedMatch] = []

    def where(self) -> int:
        """A port whose process is not known to be down."""
        up = [server.port for server in self.servers if server.running is not None]
        return self.dice.choice(up or [server.port for server in self.servers])

    async def open(self, number: int, manners: Manners, rushing: int = 0) -> None:
        """Tables of all games; the first `rushing` of them play without a pause."""
        gate = asyncio.Semaphore(AT_ONCE)
        games = chrysalide.games()
        async with httpx.AsyncClient(timeout=SECONDS, limits=ONE_USE) as http:

            async def one(place: int) -> PlayedMatch:
                game = games[place % len(games)]
                allowed = [seats for seats in find_game(game).seats if seats > 1]
                seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(allowed[place % len(allowed)])]
                async with gate:
                    address = f"http://127.0.0.1:{self.where()}/api/tables"
                    answer = await http.post(address, json={"game": game, "seats": seats})
                made = answer.raise_for_status().json()
                how = replace(manners, pause=HASTE if place < rushing else manners.pause)
                how = replace(how, watched=place % MORE == 0, second_tab=place % MORE == 1)
                tokens = [seat["token"] for seat in made["seats"]]
                return PlayedMatch(made["table"], game, tokens, self.where, how, random.Random(self.dice.random()))

            self.matches = list(await asyncio.gather(*map(one, range(number))))

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Everybody plays while the block runs; then all stop."""
        await self.gather()
        tasks = [asyncio.create_task(match.run()) for match in self.matches]
        try:
            yield
        finally:
            for match in self.matches:
                match.stopping = True
            await asyncio.gather(*tasks)
        await self.gather()

    async def check(self, database: str) -> None:
        """Read the database directly: what was sent out is there, once, and nothing else."""
        storage = Storage(database)
        try:
            for match in self.matches:
                stored = await storage.read(match.checker.table)
                assert stored is not None
                match.checker.check(stored, match.spectator.memory if match.spectator else None)
        finally:
            await storage.close()
        troubles = [trouble for match in self.matches for trouble in match.checker.troubles]
        assert not troubles, "\n".join([f"{len(troubles)} troubles", *troubles[:20]])

    async def check_records(self) -> None:
        """Every process gives the same account of a match."""
        async with httpx.AsyncClient(timeout=SECONDS, limits=ONE_USE) as http:
            for match in self.dice.sample(self.matches, min(20, len(self.matches))):
                path = f"/api/tables/{match.checker.table}/record"
                records = {(await http.get(f"http://127.0.0.1:{server.port}{path}")).text for server in self.servers}
                assert len(records) == 1, records
                _, lines = record.read(records.pop())
                undos = [undo for undo in map(record.read_undo, lines) if undo]
                counting = len(lines) - len(undos) - sum(entries for entries, _, _ in undos)
                assert counting == match.checker.lengths[match.checker.seq]

    async def close(self) -> None:
        await asyncio.gather(*(match.close() for match in self.matches))

    @property
    def made(self) -> Counter[str]:
        return sum((match.made for match in self.matches), Counter())

    async def gather(self) -> None:
        """Everybody has reconnected."""
        await asyncio.gather(*(match.settle() for match in self.matches))

    def returns(self, since: float, back: float = 0.0) -> list[float]:
        """How long each screen that was cut after `since` took to reconnect once it could."""
        trips = (trip for match in self.matches for screen in match.screens for trip in screen.returns)
        return [home - max(cut, back) for cut, home in trips if cut >= since]

    def recovered(self, back: float) -> list[float]:
        """How long players who had been refused took to play on once it was possible again."""
        return [when - back for match in self.matches for when in match.recovered if when >= back]

    async def play_on(self, decisions: int) -> None:
        """Wait for so many more acknowledged decisions, however long that takes; or until all matches are over."""
        wanted = self._acknowledged() + decisions
        await self._until(lambda: self._acknowledged() >= wanted or all(match.over for match in self.matches))

    def _acknowledged(self) -> int:
        return sum(match.made["acknowledged"] for match in self.matches)

    async def refused(self) -> None:
        """Wait until the fault has reached a quarter of the tables: their people know that nothing could be stored."""
        await self._until(lambda: sum(match.insisting for match in self.matches) >= len(self.matches) // 4)

    async def _until(self, done: Callable[[], bool]) -> None:
        for _ in range(int(PATIENCE / GLANCE)):
            if done():
                return
            await asyncio.sleep(GLANCE)
        raise TimeoutError

    async def recover(self) -> None:
        """Wait until all who had been refused succeeded, or had to reconnect first; then everybody plays on."""
        await self._until(lambda: not any(match.insisting for match in self.matches))
        await self.gather()
        await self.play_on(len(self.matches))


@asynccontextmanager
async def match_load(
    servers: list[Server], seed: str, number: int, manners: Manners, rushing: int = 0
) -> AsyncIterator[MatchLoad]:
    made = MatchLoad(servers, seed)
    try:
        await made.open(number, manners, rushing)
        yield made
    finally:
        await made.close()

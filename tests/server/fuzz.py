"""100,000 messages of all kinds at the sockets of every game: nothing breaks, hangs or leaks, no secret is revealed.

    python -m tests.server.fuzz --messages 100000 --seed 1

The tests run a share of this; see tests/server/test_fuzz.py. All of it goes through the application as it is, from the
opening of a socket on; only the network is left out, and bots answer at once.
"""

import argparse
import asyncio
import gc
import json
import logging
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

import chrysalide
from chrysalide.bots.hints import BEST, Hint, Opinion
from chrysalide.core.match import replay
from chrysalide.games import find_game
from chrysalide.server.operate.app import create_app
from chrysalide.server.table import protocol
from chrysalide.server.table.tables import Tables
from chrysalide.server.table.tokens import hashed
from tests.server.inner import InnerSocket
from tests.server.noise import Noise
from tests.server.site import SECONDS

LONGER = 4  # times as many messages at most, where an answer that noise seldom gets is still missing: matches differ
VOLLEY = 10  # messages between two checks that the socket still answers
NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eve")


@dataclass
class Report:
    messages: int = 0
    answers: Counter[str] = field(default_factory=Counter)  # kinds of messages, and codes of refusals
    closed: Counter[int] = field(default_factory=Counter)
    matches: int = 0
    entries: int = 0
    seconds: float = 0.0
    megabytes: float = 0.0  # growth of the process

    def lacks(self, wanted: Collection[str]) -> bool:
        return any(self.answers[kind] == 0 for kind in wanted)


class Complaints(logging.Handler):
    """Collects the errors that the site itself logs."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@asynccontextmanager
async def running(database: Path) -> AsyncIterator[FastAPI]:
    """The application, with bots that answer at once."""
    app = create_app(f"sqlite:///{database}", rates="off")
    async with app.router.lifespan_context(app):
        bots: Any = app.state.tables.bots
        bots.choose, bots.advise = quick_choice, quick_advice
        yield app


async def quick_choice(game: str, _level: str, seed: str, view: dict[str, Any], *_: Any) -> str:
    return str(chrysalide.bot(game, "random", seed=seed).choose(view))


async def quick_advice(game: str, view: dict[str, Any], *_: Any) -> Hint:
    return Hint([Opinion(str(chrysalide.bot(game, "random").choose(view)), None, BEST)])


class Victim:
    """One table with people and a spectator, each on a separate socket."""

    def __init__(self, app: FastAPI, http: httpx.AsyncClient, game: str, noise: Noise, report: Report) -> None:
        self.app, self.http, self.game, self.noise, self.report = app, http, game, noise, report
        codes = noise.dice.sample(range(len(find_game(game).space)), min(200, len(find_game(game).space)))
        self.texts = [
            *(find_game(game).space[code].text for code in codes),
            "Ada",
            "medium",
            "bravo",
            "slot:1",
            "card:1",
        ]
        self.people: list[Person] = []
        self.secrets: list[str] = []
        self.waiting = False  # for somebody who never comes

    async def sit_down(self) -> None:
        names = NAMES[: self.noise.dice.choice(find_game(self.game).seats)]
        seats = [{"kind": "person", "name": name} for name in names]
        self.waiting = self.noise.dice.random() < 0.2
        if self.waiting:
            seats[-1] = {"kind": "open"}
        body = {"game": self.game, "seats": seats, "ready_check": self.waiting, "listed": self.waiting, "help": True}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        self.id, made = answer.json()["table"], answer.json()["seats"]
        tokens = [seat["token"] for seat in made if "token" in seat]
        keys = [*tokens, *(seat["invitation"] for seat in made if "invitation" in seat)]
        seed = (await self.tables.get(self.id)).match.seed
        assert seed is not None
        self.secrets = [*keys, *map(hashed, keys), seed]
        self.people = [Person(self, tokens[:2]), *(Person(self, [token]) for token in tokens[2:]), Person(self, [])]
        self.report.matches += 1

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.tables
        return tables

    async def get_up(self) -> None:
        """The match is still valid, in memory and on disk."""
        async with self.tables.visit(self.id) as table, table.lock:  # a bot may be about to act
            match, stored = table.match, await self.tables.storage.read(self.id)
            assert stored is not None
            assert stored.entries == match.entries
            assert replay(match.game, match.record()).entries == match.entries
            self.report.entries += len(match.entries)
        for person in self.people:
            await person.leave()

    @property
    def over(self) -> bool:
        return self.waiting or any(person.present.get("view", {}).get("actor") == "over" for person in self.people)


class Person:
    """A socket that sends anything, and checks every answer."""

    def __init__(self, at: Victim, tokens: list[str]) -> None:
        self.at, self.tokens = at, tokens
        self.present: dict[str, Any] = {}
        self.socket: InnerSocket | None = None

    async def volley(self) -> None:
        if self.socket is None:
            self.socket = InnerSocket(self.at.app, self.at.id)
            self.hear(await self.socket.greet(*self.tokens))
        pings = 1
        for _ in range(VOLLEY):
            message = self.at.noise.message(self.present, self.at.texts)
            self.socket.say(message)
            pings += isinstance(message, str) and isinstance(protocol.decode(message), protocol.Ping)
        self.at.report.messages += VOLLEY
        self.socket.say('{"ping": {}}')
        self.hear(await self.socket.read("pong", pings))
        if self.socket.closed is not None:
            self.at.report.closed[self.socket.closed] += 1
            await self.leave()

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.leave()
            self.hear(self.socket.told)
            self.socket = None

    def hear(self, texts: list[str]) -> None:
        for text in texts:
            [(kind, body)] = json.loads(text).items()
            self.at.report.answers[kind] += 1
            if kind == "refused":
                self.at.report.answers[body["code"]] += 1
                assert body["code"] != "broken", text
            if kind == "update":
                self.present = body
                # noise may give up the seat itself: then its person only watches
                assert body["eyes"] in ((*range(len(NAMES)), None) if self.tokens else (None,))
            if '"over"' not in text:  # then the seed may be shown
                assert not any(secret in text for secret in self.at.secrets), text


async def fuzz(messages: int, seed: int, database: Path, wanted: Collection[str] = ()) -> Report:
    """Raises if an answer is not as it should be. Goes on for longer if one of the wanted kinds has not come yet."""
    report, complaints, start = Report(), Complaints(), time.monotonic()
    logging.getLogger("chrysalide").addHandler(complaints)
    try:
        async with running(database) as app:
            before = await storm(app, messages, Noise(seed), report, wanted)
    finally:
        logging.getLogger("chrysalide").removeHandler(complaints)
    gc.collect()
    assert complaints.lines == []
    report.seconds, report.megabytes = time.monotonic() - start, resident() - before
    return report


async def storm(app: FastAPI, messages: int, noise: Noise, report: Report, wanted: Collection[str]) -> float:
    """Send all the noise, then wait until it is quiet; returns the megabytes used once everything had been loaded."""
    tasks, before = asyncio.all_tasks(), 0.0
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://site") as http:
        tables = [Victim(app, http, game, noise, report) for game in chrysalide.games()]
        for table in tables:
            await table.sit_down()
        while report.messages < messages or (report.messages < LONGER * messages and report.lacks(wanted)):
            for table in tables:
                if table.over and noise.dice.random() < 0.1:  # noise at a finished match, then the next one
                    await table.get_up()
                    await table.sit_down()
                await noise.dice.choice(table.people).volley()
            before = before or (resident() if report.messages > messages / 5 else 0.0)
        for table in tables:
            await table.get_up()
        if left := asyncio.all_tasks() - tasks:  # bots finish what they are doing
            _, hanging = await asyncio.wait(left, timeout=SECONDS)
            assert not hanging
        assert (await http.get("/api/health")).status_code == 200
    return before


def resident() -> float:
    """Megabytes of memory that this process uses; 0 if the system does not say."""
    try:
        lines = Path("/proc/self/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(fuzz(args.messages, args.seed, Path(folder) / "fuzz.db"))
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    for name, value in vars(report).items():
        logging.info("%-10s %s", name, dict(value) if isinstance(value, Counter) else value)


if __name__ == "__main__":
    main()

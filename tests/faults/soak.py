"""The fault tests for minutes: processes killed, the database stopped, at random; and how soon people play again.

python -m tests.faults.soak --minutes 30
python -m tests.faults.soak --database sqlite --matches 50 --seed tuesday

It ends when the time is up, or at the first error. Three processes on PostgreSQL, if it is installed,
get half of the time, one process on an SQLite file the other half. For the first half of that nothing is
stopped: the same processes serve one round of matches after the other, and fail if they leak (see leaks.py).
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import httpx

from tests.faults.leaks import Ledger, sample
from tests.faults.match import Manners
from tests.faults.match_load import GLANCE, MatchLoad, Server, match_load
from tests.faults.screen import PATIENCE
from tests.postgres import MISSING, Cluster, Way, cluster, programs
from tests.server.site import ONE_USE, SECONDS

PROCESSES = 3  # on PostgreSQL
STEADY = 40  # the most matches in a round in which nothing is stopped: many short ones make many samples
FAULTS = 10  # in one round; the next one begins with new matches
WAYS: tuple[Way, ...] = ("fast", "immediate")


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


@dataclass
class Tally:
    """What has happened so far, over all rounds."""

    waits: list[float] = field(default_factory=list)  # seconds until somebody could go on who was cut or refused
    made: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)

    def add(self, fault: str, waits: list[float]) -> None:
        self.faults[fault] += 1
        self.waits += waits
        say(f"  {fault}: {told(waits)}")


def told(waits: list[float]) -> str:
    if not waits:
        return "nobody noticed"
    return f"{len(waits)} went on, half of them in {median(waits):.2f} s, the last one in {max(waits):.2f} s"


async def stop_database(people: MatchLoad, database: Cluster, tally: Tally) -> None:
    way = people.dice.choice(WAYS)
    await asyncio.to_thread(database.stop, way)
    await asyncio.sleep(people.dice.uniform(0, 3))
    await asyncio.to_thread(database.start)
    back = time.monotonic()
    await people.recover()
    tally.add(f"database stopped, {way}", people.recovered(back))


async def kill(people: MatchLoad, servers: list[Server], tally: Tally) -> None:
    """With several processes, clients of the killed one reconnect to another at once."""
    server, killed = people.dice.choice(servers), time.monotonic()
    await server.restart(down=people.dice.uniform(0, 2))
    await people.gather()
    possible = server.back if len(servers) == 1 else killed
    tally.add("process killed", people.returns(killed, possible))


async def play_round(
    people: MatchLoad, servers: list[Server], database: Cluster | None, end: float, tally: Tally
) -> None:
    async with people.playing():
        for _ in range(FAULTS):
            await people.play_on(people.dice.randint(1, 2 * len(people.matches)))
            if database is not None and people.dice.random() < 0.3:
                await stop_database(people, database, tally)
            else:
                await kill(people, servers, tally)
            if time.monotonic() > end:
                break
    await people.check(servers[0].database)
    await people.check_records()
    tally.made += people.made


async def keep_quiet(servers: list[Server]) -> None:
    """Wait until nobody is connected and no table is in memory."""
    async with httpx.AsyncClient(timeout=SECONDS, limits=ONE_USE) as http:
        for server in servers:
            for _ in range(int(PATIENCE / GLANCE)):
                told = (await http.get(f"http://127.0.0.1:{server.port}/metrics")).text
                if all(f"\n{name} 0.0\n" in told for name in ("chrysalide_sockets", "chrysalide_tables")):
                    break
                await asyncio.sleep(GLANCE)
            else:
                raise TimeoutError("tables stay in memory although nobody is there")


async def look_for_leaks(
    servers: list[Server], database: Cluster | None, matches: int, seed: str, end: float
) -> Ledger:
    """Rounds of matches at processes that nobody stops; what they hold after each."""
    ledger, number = Ledger(len(servers)), 0
    name = repr(servers[0].database.rpartition("/")[2])
    connected = f"SELECT count(*) FROM pg_stat_activity WHERE datname = {name}"
    while time.monotonic() < end:
        number += 1
        load = match_load(servers, f"{seed}:steady:{number}", matches, Manners(), rushing=matches // 2)
        async with load as people, people.playing():
            await people.play_on(matches)
        await keep_quiet(servers)
        connections = int(await asyncio.to_thread(database.sql, connected)) if database else 0
        ledger.note(await asyncio.to_thread(sample, [server.pid for server in servers], connections))
    return ledger


async def soak(kind: str, minutes: float, matches: int, seed: str) -> Tally:
    """Raises if anything was lost, doubled, forked or not answered, or leaked."""
    tally, number = Tally(), 0
    half, end = (time.monotonic() + 60 * minutes * part for part in (0.5, 1))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(cluster()) if kind == "postgresql" else None
        url = database.fresh() if database else None
        servers = [Server(folder, url) for _ in range(PROCESSES if database else 1)]
        for server in servers:
            server.settings = {"metrics": True}
            stack.enter_context(server)
        ledger = await look_for_leaks(servers, database, min(matches, STEADY), seed, half)
        say(f"{kind}, nothing stopped: {len(ledger.samples)} rounds of {min(matches, STEADY)} matches")
        say(ledger.told())
        assert not ledger.leaking(), f"{kind}: growing: {ledger.leaking()}"
        while time.monotonic() < end:
            number += 1
            say(f"{kind}, round {number}: {matches} matches")
            async with match_load(servers, f"{seed}:{number}", matches, Manners(), rushing=matches // 10) as people:
                await play_round(people, servers, database, end, tally)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], help="only this one, all the time")
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args()
    kinds = [wanted.database] if wanted.database else ["postgresql", "sqlite"]
    if "postgresql" in kinds and programs() is None:
        if wanted.database:
            parser.error(MISSING)
        say(MISSING)
        kinds.remove("postgresql")
    for kind in kinds:
        tally = asyncio.run(soak(kind, wanted.minutes / len(kinds), wanted.matches, wanted.seed))
        say(f"{kind}: nothing lost. {dict(tally.faults)}; {told(tally.waits)}")
        say(f"{kind}: {dict(sorted(tally.made.items()))}")


if __name__ == "__main__":
    main()

"""The fault tests for minutes: processes killed, the database stopped, at random; and how soon people play again.

python -m tests.faults.soak --minutes 10
python -m tests.faults.soak --database sqlite --matches 50 --seed tuesday

It ends when the time is up, or at the first error. Three processes on PostgreSQL, if it is installed,
get half of the time, one process on an SQLite file the other half.
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

from tests.faults.match import Manners
from tests.faults.match_load import MatchLoad, Server, match_load
from tests.postgres import MISSING, Cluster, Way, cluster, programs

PROCESSES = 3  # on PostgreSQL
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


async def soak(kind: str, minutes: float, matches: int, seed: str) -> Tally:
    """Raises if anything was lost, doubled, forked or not answered."""
    tally, end, number = Tally(), time.monotonic() + 60 * minutes, 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(cluster()) if kind == "postgresql" else None
        url = database.fresh() if database else None
        servers = [stack.enter_context(Server(folder, url)) for _ in range(PROCESSES if database else 1)]
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

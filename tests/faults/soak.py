"""The same for minutes: processes killed, the database stopped and started, at random, until something is wrong.

python -m tests.faults.soak --minutes 5
python -m tests.faults.soak --sqlite --matches 50 --seed tuesday
"""

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from tests.faults.hall import Hall, Server, hall
from tests.faults.match import Manners
from tests.postgres import MISSING, Cluster, cluster, programs


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


async def strike(people: Hall, servers: list[Server], database: Cluster | None) -> str:
    """One fault, and everybody is back."""
    dice, start = people.dice, time.monotonic()
    if database is not None and dice.random() < 0.3:
        way = "fast" if dice.random() < 0.5 else "immediate"
        what = f"database stopped, {way}"
        await asyncio.to_thread(database.stop, way)  # type: ignore[arg-type]
        await asyncio.sleep(dice.uniform(0, 3))
        await asyncio.to_thread(database.start)
    else:
        server, down = dice.choice(servers), dice.uniform(0, 2)
        what = f"port {server.port} killed, down for {down:.1f} s"
        await server.restart(down)
    back = time.monotonic()
    await people.gather()
    waits = people.returns(start, back) or [0.0]
    return f"{what}; {len(waits)} screens came back, half in {median(waits):.2f}, all in {max(waits):.2f} s"


async def soak(wanted: argparse.Namespace) -> None:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = None if wanted.sqlite else stack.enter_context(cluster())
        url = database.fresh() if database else None
        count = 3 if database else 1
        servers = [stack.enter_context(Server(folder, url)) for _ in range(count)]
        end, number = time.monotonic() + 60 * wanted.minutes, 0
        while time.monotonic() < end:
            number += 1
            rushing = wanted.matches // 10
            async with hall(servers, f"{wanted.seed}:{number}", wanted.matches, Manners(), rushing) as people:
                async with people.playing():
                    for _ in range(10):
                        await asyncio.sleep(people.dice.uniform(0.2, 4))
                        say(await strike(people, servers, database))
                        if time.monotonic() > end:
                            break
                await people.check(servers[0].database)
                say(f"round {number}: nothing lost; {dict(people.made)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--sqlite", action="store_true", help="one process on a file instead of three on PostgreSQL")
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args()
    if not wanted.sqlite and programs() is None:
        parser.error(MISSING)
    asyncio.run(soak(wanted))


if __name__ == "__main__":
    main()

"""While bots think at many tables, do people at other tables notice?

    python benchmarks/thinking.py                       50 tables of experts, 20 tables of people, 60 seconds
    python benchmarks/thinking.py --game papilio --seconds 30

The site runs in a process of its own, its bots in theirs. At the tables of bots every seat is an expert, so somebody
thinks there all the time, watched by a socket; a bot's answer time is the time between two updates. At the tables of
people two sockets play, one move a second; their time runs from sending a move to receiving its update. One more
person asks for a hint now and then. The aim: 95 % of the people's moves within 100 ms, a bot's answer within about 5
seconds.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from people import AT_ONCE, Outcome, Player, bounded, look, open_table, percentiles, play, sit_down
from running import START_SECONDS, Server, site

from chrysalide.games import find_game

AIM_MS = 100.0
HINT_PAUSE = 3.0  # seconds between two hints
BOT = {"kind": "bot", "level": "expert"}


@dataclass
class Hall:
    """All tables of a run, and what was measured at them."""

    server: Server
    http: httpx.AsyncClient
    stack: AsyncExitStack
    game: str
    deadline: float = 0.0  # nothing is measured until everybody is seated
    people: Outcome = field(default_factory=Outcome)
    bots: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)

    @property
    def left(self) -> float:
        return self.deadline - time.monotonic()


async def watch(hall: Hall, watcher: Player) -> None:
    """A table of bots, and the next one when its match is over."""
    while hall.left > 0:
        if watcher.present["view"]["actor"] == "over":
            watcher = await watched(hall)
        before = watcher.arrived
        try:
            async with asyncio.timeout(max(0.0, hall.left)):
                await watcher.update()
        except TimeoutError:
            return
        hall.bots.append(watcher.arrived - before)


async def watched(hall: Hall) -> Player:
    seats = [BOT] * find_game(hall.game).seats[0]
    table, _ = await open_table(hall.http, hall.game, seats)
    return await look(hall.server, hall.stack, table, [])


async def converse(hall: Hall, players: list[Player], pace: float, dice: random.Random) -> None:
    """A table of people, and the next one when its match is over."""
    while hall.left > 0:
        if players[0].present["view"]["actor"] == "over":
            players = await sit_down(hall.server, hall.http, hall.stack, hall.game)
        await play(players, pace, hall.deadline, dice, hall.people)


async def wonder(hall: Hall, players: list[Player]) -> None:
    """A player that requests hints and never moves."""
    asking = players[players[0].present["view"]["actor"]]
    while hall.left > HINT_PAUSE:
        start = time.perf_counter()
        await asking.send("hint", {"seq": asking.present["seq"]})
        while "hint" not in (told := json.loads(await asking.connection.recv())):
            asking.present = told.get("update", asking.present)  # the hint is announced first
        hall.hints.append(time.perf_counter() - start)
        await asyncio.sleep(HINT_PAUSE)


async def measure(server: Server, wanted: argparse.Namespace) -> dict[str, Any]:
    gate = asyncio.Semaphore(AT_ONCE)
    dice = [random.Random(f"{wanted.seed}:{number}") for number in range(int(wanted.people))]
    address = f"http://127.0.0.1:{server.port}"
    async with AsyncExitStack() as stack, httpx.AsyncClient(base_url=address, timeout=START_SECONDS) as http:
        hall = Hall(server, http, stack, wanted.game)

        async def seat_bots() -> Player:
            async with gate:
                return await watched(hall)

        async def seat_people() -> list[Player]:
            async with gate:
                return await sit_down(server, http, stack, wanted.game)

        people = await asyncio.gather(*(seat_people() for _ in range(int(wanted.people) + 1)))
        bots = await asyncio.gather(*(seat_bots() for _ in range(int(wanted.tables))))
        before, start = server.cpu(), time.monotonic()
        hall.deadline = start + wanted.seconds
        await asyncio.gather(
            *(watch(hall, watcher) for watcher in bots),
            *(converse(hall, both, wanted.pace, one) for both, one in zip(people[1:], dice, strict=True)),
            wonder(hall, people[0]),
        )
        passed, after = time.monotonic() - start, server.cpu()
    cpu = None if before is None or after is None else round(100 * (after - before) / passed, 1)
    return report(hall, passed) | {"server_cpu_percent": cpu}


def report(hall: Hall, passed: float) -> dict[str, Any]:
    people, bots = percentiles(hall.people.own), percentiles(hall.bots)
    return {
        "game": hall.game,
        "seconds": round(passed, 1),
        **{f"people_{name}": value for name, value in people.items()},
        "people_lost": hall.people.lost,
        **{f"bots_{name}": value for name, value in bots.items()},
        **({f"hints_{name}": value for name, value in percentiles(hall.hints).items()} if hall.hints else {}),
        "within_aim": people["p95_ms"] < AIM_MS and not hall.people.lost,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="celestes", help="(celestes)")
    parser.add_argument("--tables", type=bounded(1, 500), default=50, help="tables of bots (50)")
    parser.add_argument("--people", type=bounded(1, 500), default=20, help="tables of people (20)")
    parser.add_argument("--seconds", type=bounded(5, 600), default=60, help="how long they play (60)")
    parser.add_argument("--pace", type=bounded(0.05, 60), default=1, help="seconds between two moves of people (1)")
    parser.add_argument("--seed", type=int, default=1, help="of the people's moves and pauses (1)")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    wanted = parser.parse_args()
    if 2 not in find_game(wanted.game).seats:
        parser.error("people play in twos here")
    with tempfile.TemporaryDirectory() as folder, site(Path(folder)) as server:
        result = asyncio.run(measure(server, wanted))
    result["load_average"] = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    if wanted.json:
        print(json.dumps(result, indent=1))
        return
    for name, value in result.items():
        print(f"{name.replace('_', ' '):<24}{'–' if value is None else str(value):>10}")


if __name__ == "__main__":
    main()

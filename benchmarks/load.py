"""Many tables at human speed: how long from a move to the other player's screen?

    python benchmarks/load.py                     200 tables, one move about every 5 seconds each, 30 seconds
    python benchmarks/load.py --tables 500 --json

The site runs in a process of its own with a fresh SQLite file, both players of every table are sockets of this one.
A time is taken when an action is sent and when the other seat's socket has received the update.
"""

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

START_SECONDS = 60.0
LOST_SECONDS = 10.0  # a move that is not on the other screen by then is lost
AT_ONCE = 20  # tables that are opened at the same time
SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]


@dataclass
class Server:
    """The site's process, and what it has used so far."""

    pid: int
    port: int

    def cpu(self) -> float | None:
        """Seconds of processor time."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / float(os.sysconf("SC_CLK_TCK"))

    def megabytes(self) -> float | None:
        try:
            lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        except OSError:
            return None
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))


@contextmanager
def site(folder: Path) -> Iterator[Server]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "chrysalide.cli", "serve", "--no-browser", "--port", str(port)]
    everything = {**os.environ, "CHRYSALIDE_LIMITS": "off"}  # all of it comes from one address
    running = subprocess.Popen([*command, "--database-url", f"sqlite:///{folder / 'load.db'}"], env=everything)
    try:
        wait_for_answer(running, port)
        yield Server(running.pid, port)
    finally:
        running.terminate()
        try:
            running.wait(10)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()


def wait_for_answer(running: subprocess.Popen[bytes], port: int) -> None:
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=START_SECONDS)
            return
        except httpx.TransportError:
            if running.poll() is not None or time.monotonic() > deadline:
                raise SystemExit("The site did not start.") from None
            time.sleep(0.05)


class Player:
    """One seat's socket; `arrived` is when the last update came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.present: dict[str, Any] = {}
        self.arrived = 0.0

    async def send(self, kind: str, body: dict[str, Any]) -> None:
        await self.connection.send(json.dumps({kind: body}))

    async def update(self) -> None:
        """Wait for the next update."""
        while True:
            text = await self.connection.recv()
            now = time.perf_counter()
            message = json.loads(text)
            if "refused" in message:
                raise RuntimeError(message["refused"]["text"])
            if "update" in message:
                self.present, self.arrived = message["update"], now
                return


@dataclass
class Outcome:
    delays: list[float] = field(default_factory=list)  # seconds, to the other screen
    own: list[float] = field(default_factory=list)  # to the own one
    lost: int = 0


async def open_table(http: httpx.AsyncClient, game: str, seats: list[dict[str, str]]) -> tuple[str, list[str]]:
    """A new table, and the tokens of its people."""
    answer = await http.post("/api/tables", json={"game": game, "seats": seats})
    answer.raise_for_status()
    made = answer.json()
    return made["table"], [seat["token"] for seat in made["seats"]]


async def look(server: Server, stack: AsyncExitStack, table: str, tokens: list[str]) -> Player:
    """A socket that knows the present; without tokens a spectator's."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    player = Player(await stack.enter_async_context(connect(address, proxy=None, open_timeout=START_SECONDS)))
    await player.send("hello", {"tokens": tokens, "lang": "fr"})
    await player.update()
    return player


async def sit_down(
    server: Server, http: httpx.AsyncClient, stack: AsyncExitStack, game: str = "celestes"
) -> list[Player]:
    table, tokens = await open_table(http, game, SEATS)
    return [await look(server, stack, table, [token]) for token in tokens]


async def play(players: list[Player], pace: float, deadline: float, dice: random.Random, outcome: Outcome) -> None:
    """One table: the seat to act waits like a person, acts, and both screens change."""
    await asyncio.sleep(dice.uniform(0, pace))
    while time.monotonic() < deadline:
        actor = players[0].present["view"]["actor"]
        if actor == "over":
            return
        acting, other = players[actor], players[1 - actor]
        action = dice.choice(acting.present["choices"])["action"]
        sent = time.perf_counter()
        await acting.send("act", {"seq": acting.present["seq"], "action": action})
        try:
            async with asyncio.timeout(LOST_SECONDS):
                await asyncio.gather(acting.update(), other.update())
        except TimeoutError:
            outcome.lost += 1
            return
        outcome.delays.append(other.arrived - sent)
        outcome.own.append(acting.arrived - sent)
        await asyncio.sleep(min(pace * dice.uniform(0.5, 1.5), max(0.0, deadline - time.monotonic())))


async def measure(server: Server, tables: int, seconds: float, pace: float, seed: int) -> dict[str, Any]:
    outcome = Outcome()
    gate = asyncio.Semaphore(AT_ONCE)
    address = f"http://127.0.0.1:{server.port}"
    async with AsyncExitStack() as stack, httpx.AsyncClient(base_url=address, timeout=START_SECONDS) as http:

        async def open_one() -> list[Player]:
            async with gate:
                return await sit_down(server, http, stack)

        seated = await asyncio.gather(*(open_one() for _ in range(tables)))
        before, start = server.cpu(), time.monotonic()
        dice = [random.Random(f"{seed}:{number}") for number in range(tables)]
        games = zip(seated, dice, strict=True)
        await asyncio.gather(*(play(both, pace, start + seconds, one, outcome) for both, one in games))
        passed, after, memory = time.monotonic() - start, server.cpu(), server.megabytes()
    cpu = None if before is None or after is None else round(100 * (after - before) / passed, 1)
    settings = {"tables": tables, "sockets": 2 * tables, "seconds": round(passed, 1), "pace": pace}
    moves = figures(outcome.delays)
    moves |= {"moves_per_second": round(moves["moves"] / passed, 1), "lost": outcome.lost}
    return settings | moves | {"server_cpu_percent": cpu, "server_megabytes": memory}


def figures(delays: list[float]) -> dict[str, Any]:
    ordered = sorted(1000 * delay for delay in delays)
    if not ordered:
        raise SystemExit("No move was made: give it more seconds.")
    at = {
        f"p{share}_ms": round(ordered[min(len(ordered) - 1, len(ordered) * share // 100)], 2) for share in (50, 95, 99)
    }
    return {"moves": len(ordered)} | at | {"max_ms": round(ordered[-1], 2)}


def bounded(low: float, high: float) -> Any:
    """A number of the command line that keeps a run finite."""

    def read(text: str) -> float:
        number = float(text)
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"has to be from {low:g} to {high:g}")
        return number

    return read


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=bounded(1, 2000), default=200, help="tables, two sockets each (200)")
    parser.add_argument("--seconds", type=bounded(1, 600), default=30, help="how long they play (30)")
    parser.add_argument("--pace", type=bounded(0.05, 60), default=5, help="seconds between two moves at a table (5)")
    parser.add_argument("--seed", type=int, default=1, help="of the moves and pauses (1)")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, site(Path(folder)) as server:
        result = asyncio.run(measure(server, int(args.tables), args.seconds, args.pace, args.seed))
    result["load_average"] = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    if args.json:
        print(json.dumps(result, indent=1))
        return
    for name, value in result.items():
        print(f"{name.replace('_', ' '):<20}{value if value is not None else '–':>10}")


if __name__ == "__main__":
    main()

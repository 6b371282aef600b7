"""Players at tables who wait for each other's moves, one socket each; `thinking.py` uses them."""

import argparse
import asyncio
import json
import random
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx
from running import START_SECONDS, Server
from websockets.asyncio.client import ClientConnection, connect

LOST_SECONDS = 10.0  # a move that is not on the other screen by then is lost
AT_ONCE = 20  # tables that are opened at the same time
SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]


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
    own: list[float] = field(default_factory=list)  # to the player's own screen
    lost: int = 0


async def open_table(http: httpx.AsyncClient, game: str, seats: list[dict[str, str]]) -> tuple[str, list[str]]:
    """A new table, and the tokens of its people."""
    answer = await http.post("/api/tables", json={"game": game, "seats": seats})
    answer.raise_for_status()
    made = answer.json()
    return made["table"], [seat["token"] for seat in made["seats"]]


async def look(server: Server, stack: AsyncExitStack, table: str, tokens: list[str]) -> Player:
    """A socket that has received the current state; without tokens a spectator's."""
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


def percentiles(delays: list[float]) -> dict[str, Any]:
    ordered = sorted(1000 * delay for delay in delays)
    if not ordered:
        raise SystemExit("No move was made: give it more seconds.")
    at = {
        f"p{share}_ms": round(ordered[min(len(ordered) - 1, len(ordered) * share // 100)], 2) for share in (50, 95, 99)
    }
    return {"moves": len(ordered)} | at | {"max_ms": round(ordered[-1], 2)}


def bounded(low: float, high: float) -> Any:
    """A command-line number that keeps a run finite."""

    def read(text: str) -> float:
        number = float(text)
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"has to be from {low:g} to {high:g}")
        return number

    return read

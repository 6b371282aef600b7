"""A process full of players, started by `load.py`: every move is due at a fixed time, whatever the site does.

A move that cannot be sent when it is due, because the one before is still under way, is sent as soon as that has
arrived, and its time counts from when it was due: a slow site cannot hide behind players who wait for it.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

LOST_SECONDS = 10.0  # a move that is not on all screens by then is lost
AT_ONCE = 8  # tables that are opened at the same time
WAIT_SECONDS = 60.0


class Settings(msgspec.Struct):
    ports: list[int]
    game: str
    seats: int
    tables: int
    pace: float  # seconds between two moves of one socket
    warm: float
    seconds: float
    seed: str
    compression: bool = True


class Choice(msgspec.Struct):
    action: str


class View(msgspec.Struct):
    actor: int | str


class Update(msgspec.Struct):
    """The part of an update that a player needs; the rest is skipped."""

    seq: int
    view: View
    choices: list[Choice]


class Refused(msgspec.Struct):
    code: str


class Told(msgspec.Struct):
    update: Update | None = None
    refused: Refused | None = None


decode = msgspec.json.Decoder(Told).decode


@dataclass
class Tally:
    """What happened to the moves that were due during the measurement. Times in seconds."""

    delays: list[float] = field(default_factory=list)  # from when it was due to the last screen
    trips: list[float] = field(default_factory=list)  # from when it was sent to the last screen
    lags: list[float] = field(default_factory=list)  # how late this process itself was
    due: int = 0
    reached: int = 0  # moves that were on all screens within the time measured, whenever they were due
    lost: int = 0
    reopened: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    closed: int = 0
    bytes: int = 0


class Screen:
    """One socket. `tell` is called with each update."""

    def __init__(self, socket: ClientConnection, tally: Tally, tell: Callable[[], None]) -> None:
        self.socket = socket
        self.tally = tally
        self.tell = tell
        self.present: Update | None = None
        self.arrived = 0.0
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            while True:
                text = await self.socket.recv(decode=False)
                self.tally.bytes += len(text)
                told = decode(text)
                if told.update:
                    self.present, self.arrived = told.update, time.monotonic()
                    self.tell()
                elif told.refused:
                    self.tally.refused[told.refused.code] = self.tally.refused.get(told.refused.code, 0) + 1
        except ConnectionClosed:
            self.tally.closed += 1

    async def close(self) -> None:
        self.reader.cancel()
        with suppress(asyncio.CancelledError):
            await self.reader
        await self.socket.close()


class PlayedTable:
    def __init__(self, number: int, wanted: Settings, http: httpx.AsyncClient, tally: Tally) -> None:
        self.number = number
        self.wanted = wanted
        self.http = http
        self.tally = tally
        self.dice = random.Random(f"{wanted.seed}:{number}")
        self.screens: list[Screen] = []
        self.changed = asyncio.Event()

    async def open(self) -> None:
        """A new table with its sockets; with several processes, the seats of one table connect to different ones."""
        wanted, ports = self.wanted, self.wanted.ports
        seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(wanted.seats)]
        address = f"http://127.0.0.1:{ports[self.number % len(ports)]}/api/tables"
        answer = await self.http.post(address, json={"game": wanted.game, "seats": seats})
        answer.raise_for_status()
        made = answer.json()
        self.screens = []
        for seat in made["seats"]:
            port = ports[(self.number + seat["seat"]) % len(ports)]
            socket = await connect(
                f"ws://127.0.0.1:{port}/api/tables/{made['table']}/socket",
                proxy=None,
                max_queue=None,
                open_timeout=WAIT_SECONDS,
                ping_interval=None,
                compression="deflate" if wanted.compression else None,
            )
            self.screens.append(Screen(socket, self.tally, self.changed.set))
            await socket.send(json.dumps({"hello": {"tokens": [seat["token"]], "lang": "fr"}}))
        await self.reach(1)

    async def reach(self, seq: int) -> float:
        """Wait until all screens have the update; returns when the last one had it."""
        async with asyncio.timeout(LOST_SECONDS):
            while not all(screen.present and screen.present.seq >= seq for screen in self.screens):
                self.changed.clear()
                await self.changed.wait()
        return max(screen.arrived for screen in self.screens)

    async def run(self, start: float) -> None:
        """Moves until the end of the run, each when it is due."""
        wanted = self.wanted
        measured, end = start + wanted.warm, start + wanted.warm + wanted.seconds
        interval = wanted.pace / wanted.seats
        due = start + self.dice.uniform(0, interval)
        free = due
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            counted = due >= measured
            self.tally.due += counted
            try:
                free = await self.move(due, max(due, free), counted)
                self.tally.reached += measured <= free < end
            except (TimeoutError, ConnectionClosed, httpx.HTTPError):
                self.tally.lost += counted
                with suppress(TimeoutError, OSError, httpx.HTTPError):
                    await self.again()
            due += interval * self.dice.uniform(0.5, 1.5)

    async def move(self, due: float, free: float, counted: bool) -> float:
        """`free`: when it could be sent. A table that could not be opened again in time loses its moves."""
        if len(self.screens) < self.wanted.seats or not all(screen.present for screen in self.screens):
            raise TimeoutError
        present = self.screens[0].present
        assert present is not None
        if present.view.actor == "over":
            await self.again()
            present, free = self.screens[0].present, time.monotonic()
            assert present is not None
        assert isinstance(present.view.actor, int)
        acting = self.screens[present.view.actor]
        assert acting.present is not None
        action = self.dice.choice(acting.present.choices).action
        sent = time.monotonic()
        await acting.socket.send(json.dumps({"act": {"seq": acting.present.seq, "action": action}}))
        last = await self.reach(acting.present.seq + 1)
        if counted:
            self.tally.delays.append(last - due)
            self.tally.trips.append(last - sent)
            self.tally.lags.append(sent - free)
        return last

    async def again(self) -> None:
        """The next match begins at a new table."""
        self.tally.reopened += 1
        for screen in self.screens:
            await screen.close()
        await self.open()


async def main() -> None:
    wanted = msgspec.json.decode(sys.stdin.readline(), type=Settings)
    tally = Tally()
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(timeout=WAIT_SECONDS) as http:
        tables = [PlayedTable(number, wanted, http, tally) for number in range(wanted.tables)]

        async def seat(table: PlayedTable) -> None:
            async with gate:
                await table.open()

        await asyncio.gather(*map(seat, tables))
        print("ready", flush=True)
        start = float(await asyncio.to_thread(sys.stdin.readline))
        cpu = time.process_time()
        await asyncio.gather(*(table.run(start) for table in tables))
        result = asdict(tally) | {"cpu": time.process_time() - cpu}
        print(json.dumps(result), flush=True)
        for table in tables:
            for screen in table.screens:
                screen.reader.cancel()
                screen.socket.transport.abort()


if __name__ == "__main__":
    asyncio.run(main())

"""A socket at a table that reconnects whenever it is cut, as a browser does."""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.faults.consistency import Body, ConsistencyChecker, Memory
from tests.server.site import SECONDS

PATIENCE = SECONDS  # how long to wait before an answer counts as missing
AGAIN = (0.02, 0.25)  # seconds before the next attempt to reconnect
AWAY = (OSError, WebSocketException, TimeoutError, EOFError)
encode = msgspec.json.encode


class Screen:
    """`where` gives the port to connect to, a different one each time if the site has several processes."""

    def __init__(
        self, where: Callable[[], int], checker: ConsistencyChecker, tokens: list[str], dice: random.Random
    ) -> None:
        self.where = where
        self.checker = checker
        self.tokens = tokens  # none: a spectator
        self.memory = Memory()
        self.present: Body = {}
        self.refusals: list[str] = []  # codes that have not been read yet
        self.online = False  # welcomed, and the socket is open
        self.sockets = 0  # how many there were: what was sent on an earlier one is not answered any more
        self.returns: list[tuple[float, float]] = []  # when it was cut, when it had the current state again
        self.news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._dice = dice
        self._cut = 0.0
        self._living = asyncio.create_task(self._live())

    async def _live(self) -> None:
        while True:
            with suppress(*AWAY, InvalidHandshake):
                await self._session(f"ws://127.0.0.1:{self.where()}/api/tables/{self.checker.table}/socket")
            if self.online:
                self._cut = time.monotonic()
            self.online = False
            self.news.set()
            await asyncio.sleep(self._dice.uniform(*AGAIN))

    async def _session(self, address: str) -> None:
        settings: dict[str, Any] = {"proxy": None, "max_queue": None, "ping_interval": None, "compression": None}
        async with connect(address, open_timeout=PATIENCE, close_timeout=0.2, **settings) as socket:
            self._socket = socket
            self.sockets += 1
            await socket.send(encode({"hello": {"tokens": self.tokens, "lang": "fr"}}).decode())
            while True:
                self._hear(msgspec.json.decode(await socket.recv(decode=False)))

    def _hear(self, message: dict[str, Body]) -> None:
        [(kind, body)] = message.items()
        if kind == "update":
            self.checker.hear(self.memory, body)
            self.present = body
            if not self.online:
                self.online = True
                if self._cut:
                    self.returns.append((self._cut, time.monotonic()))
        elif kind == "refused":
            self.refusals.append(body["code"])
        self.news.set()

    # --- what the player does -----------------------------------------------------------------------------------

    async def send(self, kind: str, **body: Any) -> None:
        if self._socket is not None:
            with suppress(*AWAY):
                async with asyncio.timeout(PATIENCE):
                    await self._socket.send(encode({kind: body}).decode())

    def cut(self) -> None:
        """Pull the cable: no closing handshake."""
        if self._socket is not None:
            self._socket.transport.abort()

    def cut_within(self, kind: str, **body: Any) -> None:
        """Send half a message."""
        if self._socket is None:
            return
        with suppress(*AWAY):
            self._socket.protocol.send_text(encode({kind: body}))
            frame = b"".join(self._socket.protocol.data_to_send())
            self._socket.transport.write(frame[: self._dice.randrange(1, len(frame))])
            self._socket.transport.abort()

    async def until(self, done: Callable[[], bool]) -> bool:
        """False: it did not happen in time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not done():
                    self.news.clear()
                    await self.news.wait()
        return done()

    async def close(self) -> None:
        self._living.cancel()
        self.cut()
        with suppress(asyncio.CancelledError):
            await self._living

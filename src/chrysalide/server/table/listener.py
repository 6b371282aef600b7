"""One socket: of a person, of several people at one screen, or of a spectator."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from chrysalide.server.errors import NotAllowed
from chrysalide.server.table.wire import encode

QUEUE = 64  # messages that a slow browser may lag behind before its socket is closed


class Listener:
    """Messages to a socket go through a queue, so that a slow browser delays nobody else."""

    def __init__(
        self, send: Callable[[str], Awaitable[None]], seats: list[int], lang: str, changes: bool = False
    ) -> None:
        """`changes`: it wants a view once, and then what changes in it."""
        self.seats = seats
        self.keys: dict[int, str | None] = {}  # by seat: the hash of the token that holds it
        self.lang = lang
        self.eyes: int | None = seats[0] if seats else None
        self.changes = changes
        self.view: bytes | None = None  # what it was last shown, where it wants changes
        self.lost = asyncio.Event()  # set when the socket is to be closed from here
        self._send = send
        self._queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)

    def check_seated(self) -> None:
        """Spectators may only watch."""
        if not self.seats:
            raise NotAllowed("error-spectator")

    def look_through(self, actor: int, played: list[int]) -> bool:
        """Switch to the view of the acting seat if somebody here plays it. True: the view has changed."""
        before = self.eyes
        if actor in played:
            self.eyes = actor
        elif played and self.eyes not in played:  # a bot now plays for that seat, so somebody else uses the screen
            self.eyes = played[0]
        return self.eyes != before

    def lose(self, seats: list[int]) -> None:
        """Others may hold these seats from now on, so this socket must no longer receive their views."""
        self.seats = [seat for seat in self.seats if seat not in seats]
        if self.eyes in seats:
            self.eyes = self.seats[0] if self.seats else None

    def tell(self, kind: str, body: dict[str, Any]) -> None:
        self.send(self.written(kind, body))

    @staticmethod
    def written(kind: str, body: dict[str, Any]) -> str:
        return encode({kind: body}).decode()

    def send(self, text: str) -> None:
        try:
            self._queue.put_nowait(text)
        except asyncio.QueueFull:
            self.lost.set()

    async def run(self) -> None:
        """Send what is in the queue until the socket closes."""
        with suppress(Exception):  # a browser may disconnect at any moment
            while True:
                await self._send(await self._queue.get())
        self.lost.set()

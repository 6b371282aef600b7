"""A stand-in for a browser: one socket that keeps everything it receives."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.merging import Screen
from tests.server.site import SECONDS, Address

Body = dict[str, Any]
# The library's default time limits are too short for a busy machine.
PATIENTLY: dict[str, Any] = {"proxy": None, "open_timeout": SECONDS, "ping_interval": None}


class Browser:
    """Reads one message after the other; each wait is bounded."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Body]] = []
        self.texts: list[str] = []  # the same as it was sent
        self._screen = Screen()

    @property
    def text(self) -> str:
        """Everything it has received."""
        return json.dumps(self.heard, ensure_ascii=False)

    @property
    def present(self) -> Body:
        """The last update."""
        body: Body = [message for message in self.heard if "update" in message][-1]["update"]
        return body

    async def send(self, kind: str, **body: Any) -> None:
        await self.socket.send(json.dumps({kind: body}))

    async def send_raw(self, data: str | bytes) -> None:
        await self.socket.send(data)

    async def read(self) -> tuple[str, Body]:
        async with asyncio.timeout(SECONDS):
            text = await self.socket.recv(decode=True)
        message: dict[str, Body] = json.loads(text)
        self.texts.append(text)
        if "update" in message:
            message["update"] = self._screen.show(message["update"])
        self.heard.append(message)
        [(kind, body)] = message.items()
        return kind, body

    async def hear(self, expected: str) -> Body:
        """The next message, which must be of this kind."""
        kind, body = await self.read()
        assert kind == expected, f"{kind} instead of {expected}: {body}"
        return body

    async def find(self, wanted: str) -> Body:
        """The next message of this kind, skipping all others."""
        while True:
            kind, body = await self.read()
            if kind == wanted:
                return body

    async def find_seat(self, number: int, **wanted: object) -> None:
        """Skip messages until the table says this about a seat."""
        while True:
            seat = (await self.find("table"))["seats"][number]
            if wanted.items() <= seat.items():
                return

    async def hear_nothing(self) -> None:
        """Check that nothing was sent before the answer to a ping."""
        await self.send("ping")
        await self.hear("pong")

    async def act(self, action: str, seq: int | None = None) -> None:
        await self.send("act", seq=self.present["seq"] if seq is None else seq, action=action)

    async def refused(self) -> Body:
        return await self.hear("refused")

    async def closed(self) -> int:
        """The close code, after whatever else the site sends first."""
        try:
            while True:
                await self.read()
        except ConnectionClosed as gone:
            return gone.rcvd.code if gone.rcvd else 1006


@asynccontextmanager
async def dial(site: Address, table: str) -> AsyncIterator[Browser]:
    """A socket that has not said hello yet."""
    async with connect(site.socket(table), **PATIENTLY, max_queue=None, close_timeout=1) as socket:
        yield Browser(socket)


@asynccontextmanager
async def look(site: Address, table: str, *tokens: str, lang: str = "en") -> AsyncIterator[Browser]:
    """A socket that has been welcomed and has the current state."""
    async with dial(site, table) as browser:
        await browser.send("hello", tokens=list(tokens), lang=lang, changes=True)
        await browser.hear("welcome")
        await browser.hear("update")
        yield browser

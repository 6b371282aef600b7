"""What stands in for a browser: one socket that keeps everything it was sent."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.site import SECONDS, Address

Body = dict[str, Any]
# The library's own limits are for people who would rather try again.
PATIENTLY: dict[str, Any] = {"proxy": None, "open_timeout": SECONDS, "ping_interval": None}


class Browser:
    """Reads one message after the other; each wait is bounded."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Body]] = []

    @property
    def text(self) -> str:
        """All that it was ever sent."""
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
            message: dict[str, Body] = json.loads(await self.socket.recv())
        self.heard.append(message)
        [(kind, body)] = message.items()
        return kind, body

    async def hear(self, expected: str) -> Body:
        """The next message, which has to be of this kind."""
        kind, body = await self.read()
        assert kind == expected, f"{kind} instead of {expected}: {body}"
        return body

    async def find(self, wanted: str) -> Body:
        """The next message of this kind, past all others."""
        while True:
            kind, body = await self.read()
            if kind == wanted:
                return body

    async def find_seat(self, number: int, **wanted: object) -> None:
        """Past all other messages, until the table says this of a seat."""
        while True:
            seat = (await self.find("table"))["seats"][number]
            if wanted.items() <= seat.items():
                return

    async def hear_nothing(self) -> None:
        """Whatever was sent before this is read: it was nothing."""
        await self.send("ping")
        await self.hear("pong")

    async def act(self, action: str, seq: int | None = None) -> None:
        await self.send("act", seq=self.present["seq"] if seq is None else seq, action=action)

    async def refused(self) -> Body:
        return await self.hear("refused")

    async def closed(self) -> int:
        """The code with which the site closes, after whatever it has still to say."""
        try:
            while True:
                await self.read()
        except ConnectionClosed as gone:
            return gone.rcvd.code if gone.rcvd else 1006


@asynccontextmanager
async def dial(site: Address, table: str) -> AsyncIterator[Browser]:
    """A socket that has said nothing yet."""
    async with connect(site.socket(table), **PATIENTLY, max_queue=None, close_timeout=1) as socket:
        yield Browser(socket)


@asynccontextmanager
async def look(site: Address, table: str, *tokens: str, lang: str = "en") -> AsyncIterator[Browser]:
    """A socket that has been welcomed and knows the present."""
    async with dial(site, table) as browser:
        await browser.send("hello", tokens=list(tokens), lang=lang)
        await browser.hear("welcome")
        await browser.hear("update")
        yield browser

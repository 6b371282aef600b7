"""A stand-in for the page: one desk, its requests and a socket."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from chrysalide.local import Answer, Connection, Desk, Memory
from chrysalide.local.keeping import Keeper
from tests.server.merging import Screen

SECONDS = 300.0  # the longest that a test waits for an event: machines may be busy
Body = dict[str, Any]


@asynccontextmanager
async def open_desk(keeper: Keeper | None = None, site: str | None = None) -> AsyncIterator[Desk]:
    desk = Desk(keeper or Memory(), site=site)
    await desk.start()
    try:
        yield desk
    finally:
        await desk.stop()


async def ask(
    desk: Desk, method: str, path: str, body: Any = None, token: str | None = None, lang: str = "en"
) -> Answer:
    headers = {"Accept-Language": lang} | ({"Authorization": f"Bearer {token}"} if token else {})
    return await desk.request(method, f"/api{path}", headers, b"" if body is None else json.dumps(body))


async def get(desk: Desk, path: str, token: str | None = None, lang: str = "en") -> Any:
    answer = await ask(desk, "GET", path, token=token, lang=lang)
    assert answer.status == 200, answer.body
    return json.loads(answer.body)


async def post(desk: Desk, path: str, body: Any = None, token: str | None = None, status: int = 201) -> Any:
    answer = await ask(desk, "POST", path, body, token)
    assert answer.status == status, answer.body
    return json.loads(answer.body)


async def record_of(desk: Desk, table: str) -> str:
    answer = await ask(desk, "GET", f"/tables/{table}/record")
    assert answer.status == 200, answer.body
    return answer.body.decode()


async def against_easy(desk: Desk, game: str, seats: int = 2, **more: Any) -> tuple[str, str]:
    """A table with one person and easy bots; its id and the person's token."""
    wanted = [{"kind": "person", "name": "Ada"}, *[{"kind": "bot", "level": "easy"}] * (seats - 1)]
    made = await post(desk, "/tables", {"game": game, "seats": wanted, **more})
    return made["table"], made["seats"][0]["token"]


class Page:
    """One screen at a table."""

    def __init__(self, desk: Desk, table: str) -> None:
        self.closed: int | None = None
        self._heard: asyncio.Queue[tuple[str, Body]] = asyncio.Queue()
        self._screen = Screen()
        self.update: Body = {}
        self.connection: Connection = desk.connect(table, self._hear, self._close)

    def _hear(self, text: str) -> None:
        message: dict[str, Body] = json.loads(text)
        [(kind, body)] = message.items()
        self._heard.put_nowait((kind, self._screen.show(body) if kind == "update" else body))

    def _close(self, code: int) -> None:
        self.closed = code

    async def send(self, kind: str, **body: Any) -> None:
        await self.connection.receive(json.dumps({kind: body}))

    async def any(self) -> tuple[str, Body]:
        """The next message."""
        async with asyncio.timeout(SECONDS):
            return await self._heard.get()

    async def hear(self, expected: str) -> Body:
        """The next message of this kind; updates that come before it are remembered."""
        while True:
            async with asyncio.timeout(SECONDS):
                kind, body = await self._heard.get()
            if kind == "update":
                self.update = body
            if kind == expected:
                return body
            assert kind != "refused", body

    async def my_turn(self) -> bool:
        """Wait until the person may choose; False: the match is over."""
        while not self.update["choices"]:
            async with asyncio.timeout(SECONDS):
                kind, body = await self._heard.get()
            assert kind != "refused", body
            if kind == "update":
                self.update = body
            if kind == "table" and body["status"] == "over":
                return False
        return True

    async def act(self, number: int = 0) -> None:
        """Make one of the choices, and see what it led to."""
        choice = self.update["choices"][number % len(self.update["choices"])]
        await self.send("act", seq=self.update["seq"], action=choice["action"])
        await self.hear("update")


async def sit_down(desk: Desk, table: str, *tokens: str, lang: str = "en", changes: bool = True) -> Page:
    page = Page(desk, table)
    await page.send("hello", tokens=list(tokens), lang=lang, changes=changes)
    await page.hear("welcome")
    await page.hear("update")
    return page

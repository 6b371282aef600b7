"""A desk behind messages, as a page has one in a worker of its browser: both sides post texts and wait for texts.

Each is a JSON list: what it is, the number that the page gave to a request or a socket, and the rest.

- from the page: `["ask", 1, method, path, headers, body]`, `["dial", 2, table]`, `["say", 2, text]`, `["hang-up", 2]`
- to the page: `["answer", 1, status, headers, body]`, `["hear", 2, text]`, `["closed", 2, code]`
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from chrysalide.local.desk import Connection, Desk
from chrysalide.local.keeping import Memory, Moved
from chrysalide.local.thinking import Asking

Post = Callable[[str], None]


class Store(Protocol):
    """A keeper that knows texts only, such as one in JavaScript."""

    def get(self, key: str) -> Awaitable[str | None]: ...

    def put(self, changes: str, expected: str) -> Awaitable[bool]:
        """False: a text was not the expected one, and nothing has changed."""

    def keys(self, beginning: str) -> Awaitable[str]: ...


class Stored:
    """A keeper for tables in such a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def get(self, key: str) -> str | None:
        return await self._store.get(key)

    async def put(self, changes: Mapping[str, str | None], expected: Mapping[str, str | None]) -> None:
        if not await self._store.put(json.dumps(dict(changes)), json.dumps(dict(expected))):
            raise Moved

    async def keys(self, beginning: str) -> list[str]:
        found: list[str] = json.loads(await self._store.keys(beginning))
        return found


class Posted:
    """`receive` takes what the page posts; `post` is called with what is for the page."""

    def __init__(self, desk: Desk, post: Post) -> None:
        self._desk = desk
        self._post = post
        self._said: dict[int, asyncio.Queue[str]] = {}  # by socket: what the page has said there
        self._tasks: set[asyncio.Task[None]] = set()

    def receive(self, text: str) -> None:
        what, number, *rest = json.loads(text)
        if what == "ask":
            self._do(self._answer(number, *rest))
        elif what == "dial":
            self._dial(number, *rest)
        elif number in self._said:  # otherwise the socket has been closed meanwhile
            self._said[number].put_nowait("" if what == "hang-up" else rest[0])

    async def _answer(self, number: int, method: str, path: str, headers: dict[str, str], body: str) -> None:
        answer = await self._desk.request(method, path, headers, body)
        about = {"Content-Type": answer.kind, **answer.headers}
        self._send("answer", number, answer.status, about, answer.body.decode())

    def _dial(self, number: int, table: str) -> None:
        def closed(code: int) -> None:
            self._said.pop(number, said).put_nowait("")
            self._send("closed", number, code)

        said: asyncio.Queue[str] = asyncio.Queue()
        self._said[number] = said
        connection = self._desk.connect(table, lambda text: self._send("hear", number, text), closed)
        self._do(self._listen(connection, said))

    async def _listen(self, connection: Connection, said: asyncio.Queue[str]) -> None:
        """One message after the other; an empty one: the page has hung up."""
        while text := await said.get():
            await connection.receive(text)
        connection.close()

    def _send(self, *parts: Any) -> None:
        self._post(json.dumps(parts, ensure_ascii=False, separators=(",", ":")))

    def _do(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def open_desk(
    store: Store | None, think: Callable[[str], Awaitable[str]], post: Post, site: str | None
) -> Callable[[str], None]:
    """What a worker calls: a desk on its store, or in memory where there is none. Returns what takes messages."""
    keeper = Stored(store) if store is not None else Memory()

    async def ask(question: str) -> str:
        return await think(question)

    desk = Desk(keeper, Asking(ask), site)
    await desk.start()
    return Posted(desk, post).receive

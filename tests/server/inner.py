"""A socket of the application without a network: only the site's own code, nothing of the operating system."""

import asyncio
import json
from typing import Any

from fastapi import FastAPI
from starlette.types import Message

from tests.server.site import SECONDS


class InnerSocket:
    """Keeps what it has received since it was last read."""

    def __init__(self, app: FastAPI, table: str) -> None:
        self.told: list[str] = []
        self.closed: int | None = None
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        self._news = asyncio.Event()
        path = f"/api/tables/{table}/socket"
        scope: dict[str, Any] = {"type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b""}
        scope |= {"headers": [(b"host", b"site")], "client": ("192.0.2.1", 7), "server": ("site", 80), "scheme": "ws"}
        scope |= {"subprotocols": [], "root_path": "", "asgi": {"version": "3.0"}, "http_version": "1.1"}
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._inbox.get, self._send))

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.told.append(message["text"])
        elif message["type"] == "websocket.close" and self.closed is None:
            self.closed = message["code"]
            self._inbox.put_nowait({"type": "websocket.disconnect", "code": self.closed})
        self._news.set()

    def say(self, message: str | bytes) -> None:
        part = {"text": message} if isinstance(message, str) else {"bytes": message}
        self._inbox.put_nowait({"type": "websocket.receive", **part})

    async def read(self, until: str, times: int = 1) -> list[str]:
        """Everything received so far, once so many messages of a kind have come or the socket has been closed."""
        mark = f'{{"{until}"'
        async with asyncio.timeout(SECONDS):
            while self.closed is None and sum(text.startswith(mark) for text in self.told) < times:
                self._news.clear()
                await self._news.wait()
        told, self.told = self.told, []
        return told

    async def greet(self, *tokens: str) -> list[str]:
        self.say(json.dumps({"hello": {"tokens": tokens, "lang": "en", "changes": True}}))
        return await self.read("update")

    async def leave(self) -> None:
        """Raises whatever went wrong inside the application."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1005})
        async with asyncio.timeout(SECONDS):
            await self._task

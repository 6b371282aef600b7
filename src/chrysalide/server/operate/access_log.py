"""Counts every request and socket, and logs it if there is an access log."""

import logging
import re
from time import perf_counter
from typing import Any
from urllib.parse import quote

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chrysalide.server import logs, metrics

log = logging.getLogger("chrysalide.access")
TABLE = re.compile(r"/api/tables/([\w-]{1,32})(?:/|$)", re.ASCII)
NO_STATUS = 1006  # of a socket that ended without a close code


class AccessLog:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        table = TABLE.match(scope["path"])
        logs.about(table[1] if table else None)
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = perf_counter(), 500  # if nothing is sent, an exception is on its way to the handler

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sent)
        finally:
            seconds = perf_counter() - begun
            metrics.answered(scope["method"], route_of(scope), status, seconds)
            write_line(scope, scope["method"], status, seconds)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, code, is_open = perf_counter(), NO_STATUS, False

        async def received() -> Message:
            nonlocal code
            message = await receive()
            if message["type"] == "websocket.disconnect" and code == NO_STATUS:
                code = message.get("code", NO_STATUS)
            return message

        async def sent(message: Message) -> None:
            nonlocal code, is_open
            if message["type"] == "websocket.accept" and not is_open:
                is_open = True
                metrics.socket_opened()
            elif message["type"] == "websocket.close" and code == NO_STATUS:
                code = message.get("code", 1000)
            await send(message)

        try:
            await self.app(scope, received, sent)
        finally:
            if is_open:
                metrics.socket_closed(code)
            write_line(scope, "SOCKET", code, perf_counter() - begun)


def route_of(scope: Scope) -> str:
    """The template of the path: unlike paths, there are only a few."""
    path = getattr(scope.get("route"), "path", None)
    if isinstance(path, str):
        return path
    return "/assets" if scope["path"].startswith("/assets/") else "other"


def write_line(scope: Scope, method: str, status: int, seconds: float) -> None:
    """Without the query, without headers, without the address of the client."""
    if log.isEnabledFor(logging.INFO):
        path = quote(scope["path"][:200], errors="replace")
        extra: dict[str, Any] = {"method": method, "path": path, "status": status, "seconds": round(seconds, 4)}
        log.info("%s %s %s %.0f ms", method, path, status, seconds * 1000, extra=extra)

"""Limits the size and the duration of request bodies."""

import asyncio
import logging
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chrysalide.core.record import LIMIT

log = logging.getLogger("chrysalide.site")
BODY = 65536  # bytes; a new table with every option takes about 1,000
BODY_SECONDS = 120.0  # a record of four megabytes on a slow connection
LARGER = {"/api/records": 4 * LIMIT}  # a record: a character may take four bytes


def body(path: str) -> int:
    """The largest body that a path accepts, in bytes."""
    return LARGER.get(path, BODY)


class BodyLimit:
    """Stops reading a body that is larger or slower than any legitimate one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        size, whole, answered = 0, False, False
        until = asyncio.get_running_loop().time() + BODY_SECONDS

        async def receive_some() -> Message:
            nonlocal size, whole
            try:
                async with asyncio.timeout_at(None if whole else until):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408, headers={"Connection": "close"}) from None
            if message["type"] == "http.disconnect" and not (whole or answered):
                log.info(
                    "%s %s was broken off by the client", scope["method"], quote(scope["path"][:200], errors="replace")
                )
                raise HTTPException(400)  # the client is gone
            size += len(message.get("body", b""))
            whole = not message.get("more_body")
            if size > body(scope["path"]):
                raise HTTPException(413)
            return message

        async def send_on(message: Message) -> None:
            nonlocal answered
            answered = True
            await send(message)

        if scope["type"] == "http":
            await self.app(scope, receive_some, send_on)
        else:
            await self.app(scope, receive, send)

"""Requests are small: nothing larger is read."""

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chrysalide.core.record import LIMIT

BODY = 65536  # bytes; a new table with every option takes about 1,000
LARGER = {"/api/records": 4 * LIMIT}  # a record, whose letters may take four bytes each


def body(path: str) -> int:
    """The most that may be sent to a path."""
    return LARGER.get(path, BODY)


class SmallBodies:
    """Stops to read a body that is larger than any of ours."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        size = 0

        async def receive_some() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > body(scope["path"]):
                raise HTTPException(413)
            return message

        await self.app(scope, receive_some if scope["type"] == "http" else receive, send)

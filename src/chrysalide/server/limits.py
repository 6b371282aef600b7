"""Requests are small: nothing larger is read."""

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY = 65536  # bytes; a new table with every option takes about 1,000


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
            if size > BODY:
                raise HTTPException(413)
            return message

        await self.app(scope, receive_some if scope["type"] == "http" else receive, send)

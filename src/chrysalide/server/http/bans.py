"""Addresses that the operator has banned can do nothing here, also where a socket is already open."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chrysalide.server import metrics
from chrysalide.server.errors import NotAllowed
from chrysalide.server.http import refusals
from chrysalide.server.http.throttle import ALWAYS, FLOODING
from chrysalide.server.table.order import Order


class Bans:
    def __init__(self, app: ASGIApp, order: Order) -> None:
        self.app = app
        self._order = order

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope["path"] in ALWAYS:
            await self.app(scope, receive, send)
            return
        address = (scope.get("client") or ("",))[0]
        if self._order.bans(address):
            await self._refuse(scope, receive, send)
            return

        async def still_welcome() -> Message:
            message = await receive()
            return {"type": "websocket.disconnect", "code": FLOODING} if self._order.bans(address) else message

        await self.app(scope, still_welcome if scope["type"] == "websocket" else receive, send)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        metrics.limited("ban")
        if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": FLOODING})
            return
        await refusals.response(HTTPConnection(scope), NotAllowed("error-banned"))(scope, receive, send)

"""The messages of one socket, each decoded once; messages that come too fast are refused here."""

from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

from chrysalide import language
from chrysalide.server.http.throttle import FLOODING, gate_of
from chrysalide.server.table import protocol, refusing
from chrysalide.server.table.protocol import FromBrowser


class Inbox:
    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._gate = gate_of(websocket)
        self._lang = ""  # of the first hello

    async def receive(self) -> FromBrowser | None:
        """The next message within the rate limits; None: one that is not part of the protocol."""
        while True:
            message = protocol.decode(await self._text())
            if not self._lang and isinstance(message, protocol.Hello):
                self._lang = language.best_language(message.lang)
            refusal = self._gate.refuse(message)
            if refusal is None:
                return message
            if self._gate.floods():
                await self._websocket.close(FLOODING)
                raise WebSocketDisconnect(FLOODING)
            about = protocol.name(message)
            await self._websocket.send_text(refusing.message(refusal, about, self._lang or "en"))

    async def _text(self) -> str:
        received = await self._websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received["code"])
        return received.get("text") or ""  # a binary one has no text

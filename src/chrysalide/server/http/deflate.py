"""Sockets whose messages are compressed, each by itself."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory


class SeparatelyCompressed(WebSocketsSansIOProtocol):
    """Nothing is compressed together with what was sent before.

    Otherwise an opponent who writes guesses in the chat, and who also sees how long the encrypted messages to somebody
    else are, could notice which guess shortens the next one: it would stand in that person's hand. An update holds no
    text that other people wrote, so alone it has nothing to be compared with.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                compress_settings={"level": 6},
            )
        ]

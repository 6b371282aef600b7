"""Limits the size and the duration of request heads, before the application sees them."""

import asyncio
from http import HTTPStatus

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from chrysalide.server import metrics
from chrysalide.server.http.throttle import CLOSING

HEAD = 32768  # bytes of the URL and all headers; browsers and proxies send about 1,000
HEAD_SECONDS = 10.0


class TooLong(Exception):
    """Ends the parsing of a head."""


class HeadLimit(HttpToolsProtocol):
    """uvicorn's own parser has no limits; this one counts the bytes of the head, and those not yet parsed."""

    _size = 0  # of the URL and the headers of a request, trailers included
    _unread = 0  # bytes received since the last complete head, body part or request
    _refused = HTTPStatus.BAD_REQUEST
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._closing = asyncio.Event()
        self._wait()

    def shutdown(self) -> None:
        """The process ends: a response that lasts ends with it, and the client connects to another process."""
        if not self._answered:
            self._closing.set()
        super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_longer()
        super().connection_lost(exc)

    @property
    def _answered(self) -> bool:
        """Has every request so far received its response?"""
        cycle: RequestResponseCycle | None = self.cycle  # there is none before the first request
        return cycle is None or cycle.response_complete

    def data_received(self, data: bytes) -> None:
        if self._answered:
            self._wait()
        self._unread += len(data)
        super().data_received(data)
        if self._unread > HEAD:
            self._refused = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            self.send_400_response("")

    def send_400_response(self, msg: str) -> None:
        """Also sends the refusals of this class: the parser can only report that a callback has failed."""
        if self.transport.is_closing():
            return
        if self._refused != HTTPStatus.BAD_REQUEST:
            metrics.limited("head")
        if self._answered:
            line = f"HTTP/1.1 {self._refused.value} {self._refused.phrase}\r\n"
            self.transport.write(line.encode() + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    # --- callbacks of the parser ------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        self._size = 0
        self._wait()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._unread = 0
        self._wait_no_longer()
        self.scope[CLOSING] = self._closing  # type: ignore[literal-required]  # beyond what ASGI names
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unread = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unread = 0
        self._wait_no_longer()
        super().on_message_complete()

    def _count(self, size: int) -> None:
        self._size += size
        if self._size > HEAD:
            self._refused = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise TooLong

    # --- time -----------------------------------------------------------------------------------------------------

    def _wait(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _wait_no_longer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        """Close the connection, with a response if a request had begun; a client that only connected gets none."""
        self._timer = None
        self._refused = HTTPStatus.REQUEST_TIMEOUT
        if self._unread or self._size:
            self.send_400_response("")
        else:
            self.transport.close()

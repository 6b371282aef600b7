"""A seat of a table, for a program that waits for one thing at a time."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import TracebackType

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from chrysalide.client.delays import Delays
from chrysalide.client.errors import Unreachable
from chrysalide.client.links import proxy_to, socket_of
from chrysalide.client.messages import TableInfo, Update
from chrysalide.client.session import Cut, Decision, Session

LOST = (WebSocketException, OSError, EOFError, Cut)


class Seat:
    """Connects when it is asked for decisions, and again whenever the connection is lost."""

    def __init__(
        self,
        site: str,
        table: str,
        token: str,
        lang: str = "en",
        *,
        agrees: Callable[[Update], bool] | None = None,
        lost: Callable[[float], None] | None = None,
    ) -> None:
        """`agrees`: does the program accept a draw? `lost`: called with the seconds until the next try."""
        self.site, self.id, self.token = site, table, token
        self._session = Session(token, lang, agrees)
        self._socket: ClientConnection | None = None
        self._lost = lost
        self._came = False  # has it ever been connected?

    def __enter__(self) -> "Seat":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def link(self) -> str:
        """With which the program, or a person, comes back to the seat. Keep it secret."""
        return f"{self.site}/table/{self.id}#seat={self.token}"

    @property
    def table(self) -> TableInfo | None:
        """The table as the site last described it."""
        return self._session.table

    @property
    def update(self) -> Update | None:
        """The present as the seat last saw it."""
        return self._session.update

    def close(self) -> None:
        """Leave the socket; the seat stays, and its link leads back to it."""
        if self._socket is not None:
            self._socket.close()

    def play(self, decision: Decision, action: str) -> None:
        """Send a decision. If the connection is lost, `decisions` asks for it again."""
        self._send(self._session.act(decision, action))

    def resign(self, how: str = "end") -> None:
        """Give the match up: `end` it, or let a `bot` play on, as *Resigning* in docs/protocol.md says."""
        self._send(self._session.resign(how))

    def decisions(self) -> Iterator[Decision]:
        """Everything that the seat has to decide, until the match is over."""
        delays = Delays()
        while not self._session.over:
            try:
                with self._connected() as socket:
                    yield from self._heard(socket, delays)
            except LOST as cut:
                if not self._came:
                    raise Unreachable("error-site-unreachable", site=self.site[:120], why=str(cut)[:200]) from cut
                wait = getattr(cut, "seconds", None) or delays.next(code_of(cut))
                if self._lost:
                    self._lost(wait)
                time.sleep(wait)

    @contextmanager
    def _connected(self) -> Iterator[ClientConnection]:
        proxy = proxy_to(self.site)
        with connect(socket_of(self.site, self.id), proxy=proxy, max_queue=None, max_size=None) as socket:
            self._socket = socket
            try:
                socket.send(self._session.hello())
                yield socket
            finally:
                self._socket = None

    def _heard(self, socket: ClientConnection, delays: Delays) -> Iterator[Decision]:
        while not self._session.over:
            decision = self._session.hear(socket.recv())
            self._came = True
            delays.reset()
            self._flush()
            if decision is not None:
                yield decision

    def _flush(self) -> None:
        if self._session.pause is not None:
            time.sleep(self._session.pause)
            self._session.pause = None
        while self._session.outbox:
            self._send(self._session.outbox.pop(0))

    def _send(self, text: str) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # noticed when it is read next
                self._socket.send(text)


def code_of(cut: BaseException) -> int | None:
    return cut.rcvd.code if isinstance(cut, ConnectionClosed) and cut.rcvd else None

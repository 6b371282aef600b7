"""A site, for a program that waits for one thing at a time."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPException, HTTPResponse
from typing import Any, NamedTuple

import msgspec

from chrysalide.client.calls import Caller
from chrysalide.client.delays import Delays
from chrysalide.client.errors import Refused, Unreachable
from chrysalide.client.events import read_events
from chrysalide.client.links import read_link
from chrysalide.client.messages import TableInfo, Update, Wait, read_wait, read_waits
from chrysalide.client.seat import Seat


class Registered(NamedTuple):
    """A program known to the site; the token is shown this once."""

    name: str
    token: str


class Site:
    def __init__(self, address: str, token: str | None = None, lang: str = "en") -> None:
        """`token`: of a program that registered here; without it, seats are taken with invitations alone."""
        self.address = read_link(address).site
        self.token = token
        self.lang = lang
        self._caller = Caller(self.address, lang)
        self._stream: HTTPResponse | None = None
        self.closed = False

    def register(self, name: str) -> Registered:
        """Register a program under a name by which it can be invited; from now on this object speaks for it."""
        found = Registered(**self._caller.post("/api/bots", {"name": name}))
        self.token = found.token
        return found

    def name(self) -> str:
        """The name under which the program is registered; Refused if its token is wrong."""
        return str(self._caller.get("/api/bots/me", self.token)["name"])

    def table(self, table: str) -> TableInfo:
        """What everybody may know about a table."""
        return msgspec.convert(self._caller.get(f"/api/tables/{table}"), TableInfo)

    def open(self, game: str, seats: list[dict[str, Any]], **terms: Any) -> dict[str, Any]:
        """Open a table: `NewTable` of docs/protocol.md; returns its id and the secrets of its seats."""
        made: dict[str, Any] = self._caller.post("/api/tables", {"game": game, "seats": seats, **terms})
        return made

    def sit(
        self,
        table: str,
        invitation: str | None = None,
        name: str = "",
        *,
        agrees: Callable[[Update], bool] | None = None,
        lost: Callable[[float], None] | None = None,
    ) -> Seat:
        """Take a seat for programs: with its invitation, or because the program was invited by name."""
        body = {"kind": "engine", "invitation": invitation, "name": name}
        taken = self._caller.post(f"/api/tables/{table}/claim", body, self.token)
        return self.seat(table, taken["token"], agrees=agrees, lost=lost)

    def seat(
        self,
        table: str,
        token: str | None = None,
        *,
        agrees: Callable[[Update], bool] | None = None,
        lost: Callable[[float], None] | None = None,
    ) -> Seat:
        """A seat that the program has; without a token, one that it took as the registered program it is."""
        return Seat(self.address, table, token or self.token or "", self.lang, agrees=agrees, lost=lost)

    def waits(self, lost: Callable[[float], None] | None = None) -> Iterator[Wait]:
        """Tables that wait for this program: those that do now, then those that begin to, for ever.

        A lost connection is made again, and then everything that waits is named once more. `lost`: called with the
        seconds until the next try.
        """
        delays, came = Delays(), False
        while not self.closed:
            wait = 0.0
            try:
                for found in self._heard():
                    came = True
                    delays.reset()
                    yield from found
            except (Refused, Unreachable, OSError, HTTPException, ValueError) as cut:
                if not came or (isinstance(cut, Refused) and not cut.passing):
                    raise
                wait = getattr(cut, "seconds", None) or 0.0
            if not self.closed:
                wait = wait or delays.next()
                if lost:
                    lost(wait)
                time.sleep(wait)

    def _heard(self) -> Iterator[list[Wait]]:
        with self._caller.stream("/api/bots/stream", self.token or "") as stream:
            self._stream = stream
            for kind, data in read_events(stream):
                if self.closed:
                    return
                if kind == "tables":
                    yield read_waits(data).tables
                elif kind == "wait":
                    yield [read_wait(data)]

    def close(self) -> None:
        """End `waits`, perhaps from another thread: at once, or with the next heartbeat."""
        self.closed = True
        if self._stream is not None:
            with suppress(OSError, ValueError, AttributeError):
                self._stream.close()

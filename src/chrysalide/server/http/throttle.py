"""Enforces the rate limits before anything else is done. It knows paths and messages, but no tables."""

import re
from collections import Counter
from dataclasses import dataclass
from itertools import count
from math import ceil

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from chrysalide.core.errors import ChrysalideError
from chrysalide.server import metrics
from chrysalide.server.errors import BadLink
from chrysalide.server.http import refusals
from chrysalide.server.http.rates import Buckets, Limits, TooMany, mark_of
from chrysalide.server.table.protocol import FromBrowser, Hint, Why

ALWAYS = ("/api/health", "/api/ready")  # for monitoring
MADE = re.compile(r"/api/tables(/[^/]+/(rematch|continue))?")
SEATED = re.compile(r"/api/tables/[^/]+/(claim|sit|leave|push|push/stop)")
LOOKED_BACK = re.compile(r"/api/tables/[^/]+/(positions(/[^/]*)?|periods)")
REPLAYED = re.compile(r"/api/records|/api/tables/[^/]+/continue")
PACKED = re.compile(r"/api/games/[^/]+/pack")
REVIEWED = re.compile(r"/api/tables/[^/]+/review")
LEFT = re.compile(r"/api/parcels")
REGISTERED = re.compile(r"/api/bots")
STREAM = "/api/bots/stream"
REPORTED = re.compile(r"/api/tables/[^/]+/reports")
FLOODING = 1008
CLOSING = "chrysalide.closing"  # the key of the ASGI scope with an event that is set when the process ends
GATE = "chrysalide.gate"  # the key of the ASGI scope under which the application finds its gate


class Gate:
    """What the application reports about a client; without limits it is ignored."""

    def guessed(self) -> TooMany | None:
        """Counts a wrong link; the refusal, if there were too many. Good links are never refused."""
        return None

    def seated(self, seat: str) -> None:
        """The client holds this seat."""

    def refuse(self, message: FromBrowser | None) -> TooMany | None:
        """Counts a message of a socket; the refusal, if there were too many."""
        return None

    def floods(self) -> bool:
        """Counts a refused message; True if there were so many in a row that the socket must be closed."""
        return False


def gate_of(client: HTTPConnection) -> Gate:
    gate: Gate = client.scope.get(GATE) or Gate()
    return gate


def counted(client: HTTPConnection, error: ChrysalideError) -> ChrysalideError:
    """Counts the error if it is a wrong link; returns it, or the refusal if there were too many."""
    return (gate_of(client).guessed() if isinstance(error, BadLink) else None) or error


@dataclass
class Counted(Gate):
    buckets: dict[str, Buckets]
    who: str

    def guessed(self) -> TooMany | None:
        wait = self.buckets["guesses"].take(self.who)
        if not wait:
            return None
        metrics.limited("guess")
        return too_many(wait)


class Throttle:
    def __init__(self, app: ASGIApp, limits: Limits | None, buckets: dict[str, Buckets]) -> None:
        """`buckets`: by the names of the limits."""
        self.app = app
        self._limits = limits
        self._buckets = buckets
        self._open: Counter[str] = Counter()
        self._spectators = count()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._limits is None or scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        who = mark_of((scope.get("client") or ("",))[0])
        if scope["type"] == "websocket":
            await self._socket(who, scope, receive, send)
        elif scope["path"] == STREAM:
            await self._stream(who, scope, receive, send)
        elif scope["path"].startswith("/api/") and scope["path"] not in ALWAYS:
            await self._request(who, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, who: str, scope: Scope, receive: Receive, send: Send) -> None:
        wait = 0.0
        for kind in _kinds(scope):
            wait = wait or self._buckets[kind].take(who)
        if wait:
            await self._refuse(wait, scope, receive, send)
            return
        scope[GATE] = Counted(self._buckets, who)
        await self.app(scope, receive, send)

    async def _refuse(self, wait: float, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, with the time after which a retry may succeed; also before a socket opens."""
        metrics.limited(scope["type"])
        if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": FLOODING})
            return
        error = too_many(wait)
        response = refusals.response(HTTPConnection(scope), error, retry_after(error))
        await response(scope, receive, send)

    async def _socket(self, who: str, scope: Scope, receive: Receive, send: Send) -> None:
        scope[GATE] = Paced(self._buckets, who, f"spectator {next(self._spectators)}")
        await self._lasting("sockets", who, scope, receive, send)

    async def _stream(self, who: str, scope: Scope, receive: Receive, send: Send) -> None:
        """A response that lasts counts as an open socket."""
        scope[GATE] = Counted(self._buckets, who)
        await self._lasting("streams", who, scope, receive, send)

    async def _lasting(self, kind: str, who: str, scope: Scope, receive: Receive, send: Send) -> None:
        assert self._limits is not None
        full = self._open[who] >= self._limits.open_sockets
        if wait := 1.0 if full else self._buckets[kind].take(who):
            await self._refuse(wait, scope, receive, send)
            return
        self._open[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


@dataclass
class Paced(Counted):
    """One socket."""

    seat: str  # messages are counted by seat, whichever sockets they arrive on

    def seated(self, seat: str) -> None:
        self.seat = seat

    def refuse(self, message: FromBrowser | None) -> TooMany | None:
        wait = self.buckets["messages"].take(self.seat)
        if isinstance(message, Why):
            wait = wait or self.buckets["questions"].take(self.seat)
        if isinstance(message, Hint):
            wait = wait or self.buckets["hints"].take(self.seat) or self.buckets["address_hints"].take(self.who)
        return too_many(wait) if wait else None

    def floods(self) -> bool:
        if self.buckets["floods"].take(self.seat):
            return True
        metrics.limited("message")
        return False


def too_many(wait: float) -> TooMany:
    return TooMany("error-too-many", seconds=ceil(wait))


def retry_after(error: ChrysalideError) -> dict[str, str]:
    """The header that says when a retry may succeed."""
    return {"Retry-After": str(error.message.args["seconds"])} if isinstance(error, TooMany) else {}


def _kinds(scope: Scope) -> list[str]:
    """The rate limits that a request counts against."""
    made = {"tables": MADE, "seats": SEATED, "records": REPLAYED, "parcels": LEFT, "reports": REPORTED}
    made |= {"reviews": REVIEWED, "bots": REGISTERED, "packs": PACKED}
    patterns = made if scope["method"] == "POST" else {"positions": LOOKED_BACK}
    return ["requests", *(kind for kind, pattern in patterns.items() if pattern.fullmatch(scope["path"]))]

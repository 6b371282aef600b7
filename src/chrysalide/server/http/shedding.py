"""Under overload no new tables are opened, so that those who play do not wait longer and longer."""

import asyncio
import time
from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from chrysalide.core.errors import ChrysalideError
from chrysalide.server import metrics
from chrysalide.server.http import refusals
from chrysalide.server.http.throttle import MADE, REPLAYED

EVERY = 0.25  # seconds between two looks at how late this process is
WEIGHT = 0.05  # of one look in the mean: it says how the last five seconds were
MOST = 0.3  # seconds of mean lateness beyond which nothing new is begun
FEW = 100  # tables in memory: with fewer it is not the players who keep this machine busy
AGAIN = 10  # seconds after which a client may ask again


class Overloaded(ChrysalideError):
    """Too much is going on to begin something new."""

    code = "overloaded"


class Pressure:
    """How late this process does what is due, on average over the last few seconds. `tables`: how many are in use."""

    def __init__(self, tables: Callable[[], int]) -> None:
        self.lateness = 0.0
        self._tables = tables

    @property
    def high(self) -> bool:
        return self.lateness > MOST and self._tables() >= FEW

    def note(self, late: float) -> None:
        self.lateness += WEIGHT * (late - self.lateness)

    async def watch(self) -> None:
        while True:
            due = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            self.note(max(0.0, time.monotonic() - due))


class Shedding:
    def __init__(self, app: ASGIApp, pressure: Pressure) -> None:
        self.app = app
        self._pressure = pressure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not (self._pressure.high and _begins(scope)):
            await self.app(scope, receive, send)
            return
        metrics.limited("overload")
        refusal = Overloaded("error-overloaded", seconds=AGAIN)
        response = refusals.response(HTTPConnection(scope), refusal, {"Retry-After": str(AGAIN)})
        await response(scope, receive, send)


def _begins(scope: Scope) -> bool:
    """Does the request open a table, or replay a record to store it?"""
    if scope["type"] != "http" or scope["method"] != "POST":
        return False
    return bool(MADE.fullmatch(scope["path"]) or REPLAYED.fullmatch(scope["path"]))

"""The middleware that every request passes before a route sees it."""

from fastapi import FastAPI

from chrysalide.server.http.bans import Bans
from chrysalide.server.http.body_limit import BodyLimit
from chrysalide.server.http.origins import SameOrigin, read_origins
from chrysalide.server.http.page import SecurityHeaders
from chrysalide.server.http.rates import Buckets, Limits
from chrysalide.server.http.sharing import buckets_of
from chrysalide.server.http.shedding import Pressure, Shedding
from chrysalide.server.http.throttle import Throttle
from chrysalide.server.table.order import Order


def add_middleware(app: FastAPI, limits: Limits | None, pressure: Pressure, order: Order) -> dict[str, Buckets]:
    """The first one added is innermost. Returns what is counted."""
    buckets = buckets_of(limits)
    app.add_middleware(BodyLimit)
    app.add_middleware(Shedding, pressure=pressure)
    app.add_middleware(Throttle, limits=limits, buckets=buckets)
    app.add_middleware(Bans, order=order)
    app.add_middleware(SameOrigin, allowed=read_origins())
    app.add_middleware(SecurityHeaders)
    return buckets

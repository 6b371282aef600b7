"""The site as an ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.routing import Match

import chrysalide
from chrysalide.games import open_all, skipped
from chrysalide.server.http import (
    engines,
    games,
    lessons,
    lobby,
    packs,
    page,
    parcels,
    positions,
    problems,
    push,
    records,
    reviews,
    socket,
)
from chrysalide.server.http.error_handlers import add_error_handlers
from chrysalide.server.http.middleware import add_middleware
from chrysalide.server.http.rates import Limits, read_limits
from chrysalide.server.http.sharing import share
from chrysalide.server.http.shedding import Pressure
from chrysalide.server.metrics import count_bots, count_tables, watch_lateness
from chrysalide.server.operate import access_log, health, metrics_endpoint
from chrysalide.server.operate.compiling import ActivityMonitor, Compiling
from chrysalide.server.operate.log_filter import keep_secrets_out_of_logs
from chrysalide.server.operate.pruning import prune_regularly
from chrysalide.server.store.database import default_database
from chrysalide.server.store.storage import Storage
from chrysalide.server.table.bot_pool import BotPool
from chrysalide.server.table.order import Order
from chrysalide.server.table.presence import GRACE
from chrysalide.server.table.reviews import Reviews
from chrysalide.server.table.tables import Tables

log = logging.getLogger("chrysalide.site")
API = (
    lobby.router,
    games.router,
    lessons.router,
    packs.router,
    problems.router,
    positions.router,
    records.router,
    reviews.router,
    parcels.router,
    push.router,
    engines.router,
    health.router,
)
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]


def create_app(
    database_url: str | None = None,
    bot_processes: int | None = None,
    grace: float = GRACE,
    *,
    rates: Limits | str | None = None,
    metrics: bool = False,
    metrics_ports: range = range(0),
    restart: Callable[[], None] | None = None,
) -> FastAPI:
    """`grace`: seconds after which others may let a bot play for a person who has left.

    `rates`: limits for one address and one seat; `"off"`: none; by default as the environment says.
    `metrics`: serve them at /metrics; `metrics_ports`: on the first of these that is free, for this machine only.
    `restart`: ends this process and starts the site again, on rules that were compiled meanwhile.
    """
    storage = Storage(database_url or default_database())
    bots = BotPool(bot_processes)
    compiling = Compiling(bots, restart)
    pressure, order = Pressure(lambda: len(app.state.tables)), Order()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        open_all()  # now, so that no client has to wait for it later
        for wrong in skipped():
            log.warning("%s", wrong)
        await storage.open()
        app.state.tables = tables = Tables(storage, bots, grace, order)
        await tables.start()
        app.state.reviews = Reviews(storage, tables)
        app.state.reviews.reviewer.start()
        app.state.readiness = health.Readiness(storage)
        app.state.readiness.watch_signals()
        count_tables(tables.__len__)
        watch_lateness(lambda: pressure.lateness)
        count_bots(thinking=lambda: bots.thinking, waiting=lambda: bots.waiting, reviewing=lambda: bots.reviewing)
        tasks = [
            asyncio.create_task(metrics_endpoint.keep_exposed(metrics_ports), name="metrics"),
            asyncio.create_task(compiling.watch(), name="compiling"),
            asyncio.create_task(pressure.watch(), name="pressure"),
            asyncio.create_task(prune_regularly(storage), name="pruning"),
            asyncio.create_task(share(buckets, tables.peers), name="rates"),
            asyncio.create_task(order.keep(storage), name="order"),
            asyncio.create_task(app.state.readiness.watch.run(), name="integrity"),
        ]
        yield
        for task in tasks:
            task.cancel()
        await app.state.reviews.reviewer.stop()
        await tables.stop()
        bots.close()
        await storage.close()

    app = FastAPI(
        title="Chrysalide",
        version=chrysalide.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.compiling, app.state.pressure = compiling, pressure
    for routes in API:
        app.include_router(routes)
    app.include_router(socket.router)
    if metrics:
        app.include_router(metrics_endpoint.router)
    app.add_api_route("/api/{path:path}", _no_such_place, methods=METHODS, include_in_schema=False)
    page.add_page(app)
    keep_secrets_out_of_logs()
    limits = rates if isinstance(rates, Limits) else read_limits(rates)
    app.state.buckets = buckets = add_middleware(app, limits, pressure, order)
    app.add_middleware(ActivityMonitor, compiling=compiling)
    app.add_middleware(access_log.AccessLog)  # outermost, so that it also counts what the others refuse
    add_error_handlers(app)
    return app


async def _no_such_place(path: str, request: Request) -> None:
    """No route under /api matches: the path is wrong, or only the method."""
    known = [route for routes in API for route in routes.routes if isinstance(route, APIRoute)]
    fitting = [route for route in known if route.matches(request.scope)[0] is Match.PARTIAL]
    allowed = sorted({method for route in fitting for method in route.methods or ()})
    raise HTTPException(405, headers={"Allow": ", ".join(allowed)}) if allowed else HTTPException(404)

"""The site as an ASGI application."""

from collections.abc import Callable

from fastapi import FastAPI, Request
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.routing import Match

import chrysalide
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
from chrysalide.server.operate import access_log, health, metrics_endpoint
from chrysalide.server.operate.compiling import ActivityMonitor
from chrysalide.server.operate.log_filter import keep_secrets_out_of_logs
from chrysalide.server.operate.services import Services
from chrysalide.server.store.database import default_database
from chrysalide.server.table.presence import GRACE

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
    services = Services(database_url or default_database(), bot_processes, grace, metrics_ports, restart)
    app = FastAPI(
        title="Chrysalide",
        version=chrysalide.__version__,
        lifespan=services.running,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.compiling, app.state.pressure = services.compiling, services.pressure
    keep_secrets_out_of_logs()
    _add_routes(app, metrics)
    limits = rates if isinstance(rates, Limits) else read_limits(rates)
    app.state.buckets = add_middleware(app, limits, services.pressure, services.order)
    app.add_middleware(ActivityMonitor, compiling=services.compiling)
    app.add_middleware(access_log.AccessLog)  # outermost, so that it also counts what the others refuse
    add_error_handlers(app)
    return app


def _add_routes(app: FastAPI, metrics: bool) -> None:
    for routes in API:
        app.include_router(routes)
    app.include_router(socket.router)
    if metrics:
        app.include_router(metrics_endpoint.router)
    app.add_api_route("/api/{path:path}", _no_such_place, methods=METHODS, include_in_schema=False)
    page.add_page(app)


async def _no_such_place(path: str, request: Request) -> None:
    """No route under /api matches: the path is wrong, or only the method."""
    known = [route for routes in API for route in routes.routes if isinstance(route, APIRoute)]
    fitting = [route for route in known if route.matches(request.scope)[0] is Match.PARTIAL]
    allowed = sorted({method for route in fitting for method in route.methods or ()})
    raise HTTPException(405, headers={"Allow": ", ".join(allowed)}) if allowed else HTTPException(404)

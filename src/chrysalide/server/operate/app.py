"""The site as an ASGI application."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.routing import Match

import chrysalide
from chrysalide import language
from chrysalide.core.errors import ChrysalideError
from chrysalide.games import kit
from chrysalide.server.errors import BadMethod, BadRequest, Broken, NoSuchPlace, TooLarge, TooSlow, status_of
from chrysalide.server.http import body_limit, games, lobby, page, records, socket
from chrysalide.server.http.middleware import add_middleware
from chrysalide.server.http.rates import Limits
from chrysalide.server.http.throttle import counted, retry_after
from chrysalide.server.metrics import count_bots, count_tables
from chrysalide.server.operate import access_log, health, metrics_endpoint
from chrysalide.server.operate.compiling import ActivityMonitor, Compiling
from chrysalide.server.operate.log_filter import keep_secrets_out_of_logs
from chrysalide.server.store.database import DEFAULT_DATABASE
from chrysalide.server.store.storage import Storage
from chrysalide.server.table.bot_pool import BotPool
from chrysalide.server.table.presence import GRACE
from chrysalide.server.table.tables import Tables

log = logging.getLogger("chrysalide.site")
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
    """`grace`: seconds after which others may let a bot play for somebody who has left.

    `rates`: how much one address and one seat may ask; `"off"`: anything; otherwise as the environment says.
    `metrics`: tell the figures at /metrics; `metrics_ports`: on the first of these that is free, for this machine only.
    `restart`: ends this process and starts the site again, for rules that were compiled meanwhile.
    """
    storage = Storage(database_url or DEFAULT_DATABASE)
    bots = BotPool(bot_processes)
    compiling = Compiling(bots, restart)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        for game in chrysalide.games():
            kit(game)  # imported now, so that nobody waits for it later
        await storage.open()
        app.state.tables = tables = Tables(storage, bots, grace)
        await tables.start()
        app.state.readiness = health.Readiness(storage)
        app.state.readiness.heed_signals()
        count_tables(tables.__len__)
        count_bots(lambda: bots.thinking, lambda: bots.waiting)
        tasks = [
            asyncio.create_task(metrics_endpoint.keep_exposed(metrics_ports), name="metrics"),
            asyncio.create_task(compiling.watch(), name="compiling"),
            asyncio.create_task(app.state.readiness.watch.run(), name="integrity"),
        ]
        yield
        for task in tasks:
            task.cancel()
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
    app.state.compiling = compiling
    app.include_router(lobby.router)
    app.include_router(games.router)
    app.include_router(records.router)
    app.include_router(health.router)
    app.include_router(socket.router)
    if metrics:
        app.include_router(metrics_endpoint.router)
    app.add_api_route("/api/{path:path}", _no_such_place, methods=METHODS, include_in_schema=False)
    page.add_page(app)
    keep_secrets_out_of_logs()
    add_middleware(app, rates, _answer)
    app.add_middleware(ActivityMonitor, compiling=compiling)
    app.add_middleware(access_log.AccessLog)  # outermost: what the others refuse is counted too
    app.add_exception_handler(ChrysalideError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _plain)
    app.add_exception_handler(Exception, _broken)
    return app


async def _no_such_place(path: str, request: Request) -> None:
    """Nothing of ours under /api: the path is wrong, or only the method."""
    known = (*lobby.router.routes, *games.router.routes, *records.router.routes, *health.router.routes)
    ours = [route for route in known if isinstance(route, APIRoute)]
    fitting = [route for route in ours if route.matches(request.scope)[0] is Match.PARTIAL]
    allowed = sorted({method for route in fitting for method in route.methods or ()})
    raise HTTPException(405, headers={"Allow": ", ".join(allowed)}) if allowed else HTTPException(404)


def _answer(
    request: HTTPConnection, error: ChrysalideError, status: int, headers: Mapping[str, str] | None = None
) -> Response:
    lang = language.best_language(request.headers.get("accept-language"))
    body = {"code": error.code, "message": error.message.as_json(), "text": language.explain(error, lang)}
    # in ASCII: what is cited from a request may hold halves of characters, which UTF-8 cannot write
    return Response(json.dumps({"error": body}), status, headers, "application/json")


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, ChrysalideError)
    told = counted(request, error)
    return _answer(request, told, status_of(told), retry_after(told))


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    inner = first["loc"][1:] if first["type"] != "json_invalid" else ()  # where a number of characters would stand
    where = ".".join(str(part) for part in inner) or str(first["loc"][0])
    return _answer(request, BadRequest("error-bad-request", where=where[:60], why=str(first["msg"])[:120]), 422)


async def _plain(request: Request, error: Exception) -> Response:
    """What the framework refuses by itself, in our form."""
    assert isinstance(error, HTTPException)
    path = request.url.path[:60]
    told: ChrysalideError
    match error.status_code:
        case 404:
            told = NoSuchPlace("error-no-such-place", path=path)
        case 405:
            told = BadMethod("error-method", path=path, method=request.method[:20])
        case 413:
            told = TooLarge("error-too-large", limit=body_limit.body(request.url.path))
        case 408:
            told = TooSlow("error-too-slow")
        case _:
            told = BadRequest("error-bad-request", where="body", why=str(error.detail)[:120])
    return _answer(request, told, error.status_code, error.headers)


async def _broken(request: Request, error: Exception) -> Response:
    log.exception("%s %s", request.method, request.url.path)
    return _answer(request, Broken("error-broken"), 500, page.headers_of(request.scope))

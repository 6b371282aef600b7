"""The site as an ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

import chrysalide
from chrysalide import language
from chrysalide.core.errors import ChrysalideError
from chrysalide.server import page, rest, socket
from chrysalide.server.botroom import BotRoom
from chrysalide.server.refusals import BadRequest, NoSuchPlace, StorageDown, status_of
from chrysalide.server.storage import Storage
from chrysalide.server.tables import Tables

log = logging.getLogger("chrysalide.site")
DEFAULT_DATABASE = "sqlite:///data/chrysalide.db"


def create_app(database_url: str | None = None, bot_processes: int = 1) -> FastAPI:
    storage = Storage(database_url or DEFAULT_DATABASE)
    bots = BotRoom(bot_processes)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await storage.open()
        app.state.tables = Tables(storage, bots)
        yield
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
    app.include_router(rest.router)
    app.include_router(socket.router)
    app.add_api_route("/api/{path:path}", _no_such_place, methods=["GET", "POST"], include_in_schema=False)
    page.add_page(app)
    app.add_middleware(page.SafeHeaders)
    app.add_exception_handler(ChrysalideError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _plain)
    app.add_exception_handler(Exception, _broken)
    return app


async def _no_such_place(path: str) -> None:
    raise NoSuchPlace("error-no-such-place", path=path[:60])


def _answer(request: Request, error: ChrysalideError, status: int) -> JSONResponse:
    lang = language.best_language(request.headers.get("accept-language"))
    words = language.Words(error.game, lang)
    body = {"code": error.code, "message": error.message.as_json(), "text": words.say(error.message)}
    return JSONResponse({"error": body}, status)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ChrysalideError)
    return _answer(request, error, status_of(error))


async def _malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    return _answer(request, BadRequest("error-bad-request", where=where[:60], why=str(first["msg"])[:120]), 422)


async def _plain(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    return _answer(request, NoSuchPlace("error-no-such-place", path=request.url.path[:60]), error.status_code)


async def _broken(request: Request, error: Exception) -> JSONResponse:
    log.exception("%s %s", request.method, request.url.path)
    return _answer(request, StorageDown("error-storage"), 500)

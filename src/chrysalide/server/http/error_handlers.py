"""What the client receives when a request raised an exception."""

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from chrysalide.core.errors import ChrysalideError
from chrysalide.server.errors import BadMethod, BadRequest, Broken, NoSuchPlace, TooLarge, TooSlow
from chrysalide.server.http import body_limit, page, refusals
from chrysalide.server.http.throttle import counted, retry_after

log = logging.getLogger("chrysalide.site")


def add_error_handlers(app: FastAPI) -> None:
    app.add_exception_handler(ChrysalideError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _plain)
    app.add_exception_handler(Exception, _broken)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, ChrysalideError)
    sent = counted(request, error)
    return refusals.response(request, sent, retry_after(sent))


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    # for invalid JSON the location is an offset into the text, which would not help
    inner = first["loc"][1:] if first["type"] != "json_invalid" else ()
    where = ".".join(str(part) for part in inner) or str(first["loc"][0])
    bad = BadRequest("error-bad-request", where=where[:60], why=str(first["msg"])[:120])
    return refusals.response(request, bad)


async def _plain(request: Request, error: Exception) -> Response:
    """Refusals by the framework, in the same form as ours."""
    assert isinstance(error, HTTPException)
    return refusals.response(request, _named(request, error), error.headers, error.status_code)


def _named(request: Request, error: HTTPException) -> ChrysalideError:
    path = request.url.path[:60]
    match error.status_code:
        case 404:
            return NoSuchPlace("error-no-such-place", path=path)
        case 405:
            return BadMethod("error-method", path=path, method=request.method[:20])
        case 413:
            return TooLarge("error-too-large", limit=body_limit.body(request.url.path))
        case 408:
            return TooSlow("error-too-slow")
        case _:
            return BadRequest("error-bad-request", where="body", why=str(error.detail)[:120])


async def _broken(request: Request, error: Exception) -> Response:
    """A server error: the log has the details, the client only learns that it happened."""
    log.exception("%s %s", request.method, request.url.path)
    return refusals.response(request, Broken("error-broken"), page.headers_of(request.scope))

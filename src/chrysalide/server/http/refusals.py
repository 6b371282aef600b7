"""How a refusal is sent: as the response to a request, or as the answer to a message of a socket."""

import json
from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response
from pydantic import BaseModel, Field, JsonValue
from starlette.requests import HTTPConnection

from chrysalide import language
from chrysalide.core.errors import ChrysalideError
from chrysalide.server.table.listener import Listener

STATUS = {
    "unknown-game": 404,
    "no-such-table": 404,
    "not-found": 404,
    "bad-link": 403,
    "not-allowed": 403,
    "foreign-origin": 403,
    "not-your-turn": 409,
    "stale": 409,
    "waiting": 409,
    "over": 409,
    "not-reviewed": 409,
    "bad-engine": 409,
    "bad-method": 405,
    "too-slow": 408,
    "too-large": 413,
    "too-many": 429,
    "too-many-reviews": 429,
    "broken": 500,
    "storage": 503,
    "full": 503,
    "not-ready": 503,
}


class Problem(BaseModel):
    code: str = Field(examples=["unknown-game"])
    message: dict[str, JsonValue] = Field(description="id and args, for the reader's catalogue")
    text: str = Field(description="the message in the language of Accept-Language")


class Refused(BaseModel):
    error: Problem


def api_router(description: str = "Nothing has changed") -> APIRouter:
    """A router under /api whose schema says how requests are refused."""
    return APIRouter(prefix="/api", responses={"default": {"model": Refused, "description": description}})


def response(
    request: HTTPConnection,
    error: ChrysalideError,
    headers: Mapping[str, str] | None = None,
    status: int | None = None,
) -> Response:
    """A refusal in the client's language; `status`: if the framework has already chosen it."""
    text = language.explain(error, language.best_language(request.headers.get("accept-language")))
    # in ASCII: what is quoted from a request may hold lone surrogates, which UTF-8 cannot encode
    content = json.dumps({"error": _body(error, text)})
    return Response(content, status or STATUS.get(error.code, 422), headers, "application/json")


def message(error: ChrysalideError, about: str, lang: str, words: language.Words | None = None) -> str:
    """A refusal for a socket, about a message of this name; `words`: those of its table."""
    text = words.say(error.message) if words else language.explain(error, lang)
    refused = {"about": about, "rule": getattr(error, "rule", None), **_body(error, text)}
    return Listener.written("refused", refused)


def _body(error: ChrysalideError, text: str) -> dict[str, Any]:
    return {"code": error.code, "message": error.message.as_json(), "text": text}

"""How a refusal is sent as the response to a request."""

import json
from collections.abc import Mapping

from fastapi import APIRouter
from fastapi.responses import Response
from pydantic import BaseModel, Field, JsonValue
from starlette.requests import HTTPConnection

from chrysalide import language
from chrysalide.core.errors import ChrysalideError
from chrysalide.server.table import refusing


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
    lang = language.best_language(request.headers.get("accept-language"))
    # in ASCII: what is quoted from a request may hold lone surrogates, which UTF-8 cannot encode
    content = json.dumps(refusing.body(error, lang))
    return Response(content, status or refusing.status(error), headers, "application/json")

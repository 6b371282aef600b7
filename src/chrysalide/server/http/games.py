"""REST: games and positions. What everything means is in docs/protocol.md."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, Field, JsonValue

import chrysalide
from chrysalide import language
from chrysalide.bots import LADDER
from chrysalide.core.options import describe
from chrysalide.games import kit
from chrysalide.rulebook import rulebook
from chrysalide.server.table.positions import Look
from chrysalide.server.table.protocol import encode
from chrysalide.server.table.table import Table
from chrysalide.server.table.tables import Tables

Bearer = Annotated[str | None, Header(alias="Authorization", description="Bearer and the seat's token")]
Lang = Literal["fr", "en", "es"]
MOST_POSITIONS = 32  # in one answer


class Problem(BaseModel):
    code: str = Field(examples=["unknown-game"])
    message: dict[str, JsonValue] = Field(description="id and args, for the reader's catalogue")
    text: str = Field(description="the message in the language of Accept-Language")


class Refused(BaseModel):
    error: Problem


router = APIRouter(prefix="/api", responses={"default": {"model": Refused, "description": "Nothing has changed"}})


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def viewer_of(table: Table, authorization: str | None) -> int | None:
    """The seat of a bearer token; nobody's eyes without one."""
    if not authorization:
        return None
    return table.seating.of_token(authorization.removeprefix("Bearer ").strip())


@router.get("/health")
async def health(request: Request) -> dict[str, Any]:
    """`rules`: interpreted, compiling, ready (compiled, used by bots and soon by this process) or compiled."""
    rules = request.app.state.compiling.rules
    return {"status": "ok", "version": chrysalide.__version__, "compiled": chrysalide.compiled(), "rules": rules}


@router.get("/games")
async def games() -> dict[str, Any]:
    return {"games": [_game(game) for game in chrysalide.games()]}


def _game(game: str) -> dict[str, Any]:
    found = kit(game)
    return {
        "id": game,
        "seats": list(found.seats),
        "minutes": found.about.minutes,
        "cooperative": found.about.cooperative,
        "solo": found.about.solo,
        "options": [option.as_json() for option in describe(found.options)],
        "bots": list(LADDER),
        "rules_version": found.rules_version,
        "reconstructed": list(found.about.reconstructed),
        "credits": found.about.credits,
        "in_full": dict(found.in_full),
    }


@router.get("/games/{game}/messages/{lang}", response_class=PlainTextResponse)
async def messages(game: str, lang: Lang) -> str:
    """The game's Fluent catalogue."""
    return language.catalogue(game, lang)


@router.get("/games/{game}/rules/{lang}")
async def rules(game: str, lang: Lang) -> dict[str, Any]:
    """The rules in our own words, by number."""
    return rulebook(game, lang).as_json()


@router.get("/tables/{table_id}/positions/{index}")
async def one_position(
    table_id: str,
    index: int,
    request: Request,
    authorization: Bearer = None,
    eyes: int | None = None,
    history: bool = False,
) -> Response:
    """The view after the first `index` entries; once the match is over, by the eyes of any seat."""
    async with _look_back(request, table_id) as table:
        info = encode(table.info())
        found = await Look.at(table, _looking(table, authorization, eyes), history).one(index)
    return Response(found[:-1] + b',"table":' + info + b"}", media_type="application/json")


@router.get("/tables/{table_id}/positions")
async def many_positions(
    table_id: str,
    request: Request,
    authorization: Bearer = None,
    eyes: int | None = None,
    first: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_POSITIONS)] = MOST_POSITIONS,
    history: bool = False,
) -> Response:
    """One after the other, for those who look at a whole match again."""
    async with _look_back(request, table_id) as table:
        info = encode(table.info())
        found = await Look.at(table, _looking(table, authorization, eyes), history).some(first, count)
    return Response(b'{"positions":' + found + b',"table":' + info + b"}", media_type="application/json")


@asynccontextmanager
async def _look_back(request: Request, table_id: str) -> AsyncIterator[Table]:
    """A table whose past somebody looks at; they will ask for more of it."""
    tables = tables_of(request)
    async with tables.visit(table_id) as table:
        if table.finished:
            tables.linger(table)
        yield table


def _looking(table: Table, authorization: str | None, eyes: int | None) -> int | None:
    """By whose eyes the asker looks."""
    viewer = viewer_of(table, authorization)
    return eyes if eyes is not None and table.finished else viewer

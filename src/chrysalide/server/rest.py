"""REST: games, positions and records. What everything means is in docs/protocol.md."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field, JsonValue

import chrysalide
from chrysalide import language
from chrysalide.bots import LADDER
from chrysalide.core.options import describe
from chrysalide.games import kit
from chrysalide.rulebook import rulebook
from chrysalide.server.refusals import NoSuchPlace
from chrysalide.server.table import Table
from chrysalide.server.tables import Tables
from chrysalide.server.telling import said

Bearer = Annotated[str | None, Header(alias="Authorization", description="Bearer and the seat's token")]
Lang = Literal["fr", "en", "es"]


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
async def health() -> dict[str, Any]:
    return {"status": "ok", "version": chrysalide.__version__, "compiled": chrysalide.compiled()}


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
    }


@router.get("/games/{game}/messages/{lang}", response_class=PlainTextResponse)
async def messages(game: str, lang: Lang) -> str:
    """The game's Fluent catalogue."""
    return language.catalogue(game, lang)


@router.get("/games/{game}/rules/{lang}")
async def rules(game: str, lang: Lang) -> dict[str, Any]:
    """The rules in our own words, by number."""
    return rulebook(game, lang).as_json()


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(table_id: str, request: Request, authorization: Bearer = None) -> str:
    """The record as far as the asker may know it; whole, with the seed, once the match is over."""
    async with tables_of(request).visit(table_id) as table:
        return table.record(viewer_of(table, authorization))


@router.get("/tables/{table_id}/positions/{index}")
async def position(
    table_id: str, index: int, request: Request, authorization: Bearer = None, eyes: int | None = None
) -> dict[str, Any]:
    """The view after the first `index` entries; once the match is over, by the eyes of any seat."""
    async with tables_of(request).visit(table_id) as table:
        match = table.match
        viewer = viewer_of(table, authorization)
        if eyes is not None and table.finished:
            viewer = eyes
        if not 0 <= index <= len(match.actions):
            raise NoSuchPlace("error-no-position", index=str(index)[:20], length=len(match.actions))
        past = match.at(index)
        return {
            "index": index,
            "length": len(match.actions),
            "entry": _entry(table, index - 1, viewer) if index else None,
            "decision": index > 0 and match.actors[index - 1] >= 0,
            "events": [said(event) for event in past.story(viewer, max(0, index - 1))] if index else [],
            "view": past.view(viewer),
            "table": table.info(),
        }


def _entry(table: Table, index: int, viewer: int | None) -> str:
    """An entry as the viewer may know it; all of it once nobody plays any more."""
    return table.match.entries[index] if table.finished else table.match.seen_entries(viewer)[index]

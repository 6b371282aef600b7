"""REST: the games of this site, their messages and rules. docs/protocol.md describes every field."""

from typing import Any

from fastapi import Request
from fastapi.responses import PlainTextResponse, Response

import chrysalide
from chrysalide import language
from chrysalide.games import find_game
from chrysalide.guide import example_view, guide
from chrysalide.rulebook import rulebook
from chrysalide.server.http import lasting
from chrysalide.server.http.refusals import api_router
from chrysalide.server.http.requests import Lang
from chrysalide.server.table import boxes

Json = dict[str, Any]
router = api_router()


@router.get("/games", response_model=Json)
async def games(request: Request) -> Response:
    return lasting.as_json(request, {"games": [boxes.box(game) for game in chrysalide.games()]})


@router.get("/covers/{lang}", response_model=dict[str, str])
async def covers(request: Request, lang: Lang) -> Response:
    """What the boxes say, as Fluent: enough of every game's catalogue for a page that shows all games."""
    return lasting.as_json(request, {game: language.cover(game, lang) for game in chrysalide.games()})


@router.get("/games/{game}/messages/{lang}", response_class=PlainTextResponse)
async def messages(request: Request, game: str, lang: Lang) -> Response:
    """The game's Fluent catalogue."""
    return lasting.as_text(request, language.catalogue(game, lang))


@router.get("/games/{game}/rules/{lang}", response_model=Json)
async def rules(request: Request, game: str, lang: Lang) -> Response:
    """The rules in our own words, by number."""
    return lasting.as_json(request, rulebook(game, lang).as_json())


@router.get("/games/{game}/guide/{lang}", response_model=Json)
async def explained(request: Request, game: str, lang: Lang) -> Response:
    """The first page of the rules, and the words of their worked examples."""
    return lasting.as_json(request, guide(game, lang).as_json())


@router.get("/games/{game}/examples/{example}", response_model=Json)
def example(request: Request, game: str, example: str) -> Response:
    """The position of a worked example, as its seat sees it."""
    return lasting.as_json(request, {"view": example_view(game, example)})


@router.get("/games/{game}/encyclopedia", response_model=Json)
async def encyclopedia(request: Request, game: str) -> Response:
    """All cards, tiles and pieces of the box, with the options that nobody has changed."""
    return lasting.as_json(request, boxes.encyclopedia(find_game(game).id))

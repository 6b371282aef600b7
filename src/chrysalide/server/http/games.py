"""REST: the games of this site, their messages and rules. docs/protocol.md describes every field."""

import logging
from dataclasses import asdict
from functools import cache
from typing import Any

from fastapi import Request
from fastapi.responses import PlainTextResponse, Response

import chrysalide
from chrysalide import language
from chrysalide.bots import LADDER
from chrysalide.core.datafile import DataError
from chrysalide.core.errors import BadOption
from chrysalide.core.game import AnyGame
from chrysalide.core.options import Option, describe
from chrysalide.editing import has_editor
from chrysalide.games import find_game
from chrysalide.guide import example_view, guide
from chrysalide.lessons import lessons
from chrysalide.problems.reading import count
from chrysalide.rulebook import rulebook
from chrysalide.server.http import lasting
from chrysalide.server.http.refusals import api_router
from chrysalide.server.http.requests import Lang

Json = dict[str, Any]
logger = logging.getLogger(__name__)
router = api_router()


@router.get("/games", response_model=Json)
async def games(request: Request) -> Response:
    return lasting.as_json(request, {"games": [_game(game) for game in chrysalide.games()]})


@router.get("/covers/{lang}", response_model=dict[str, str])
async def covers(request: Request, lang: Lang) -> Response:
    """What the boxes say, as Fluent: enough of every game's catalogue for a page that shows all games."""
    return lasting.as_json(request, {game: language.cover(game, lang) for game in chrysalide.games()})


def _game(game: str) -> Json:
    found = find_game(game)
    return {
        "id": game,
        "seats": list(found.seats),
        "age": found.about.age,
        "minutes": found.about.minutes,
        "cooperative": found.cooperative,
        "solo": found.about.solo,
        "options": [option.as_json() | _seats_for(found, option) for option in describe(found.options)],
        "bots": list(LADDER),
        "rules_version": found.rules_version,
        "reconstructed": list(found.about.reconstructed),
        "credits": found.about.credits,
        "in_full": dict(found.in_full),
        "preset": _preset(found),
        "shown": [shown.as_json() for shown in found.shown],
        "lessons": [
            {"id": one.id, "steps": len(one.steps), "minutes": one.minutes, "further": one.further}
            for one in lessons(game)
        ],
        "problems": count(game),
        "editor": has_editor(game),
    }


def _seats_for(found: AnyGame, option: Option) -> Json:
    """The numbers of seats that a value of an option needs, where it does not go with all of them."""
    values = option.values if option.kind in ("flag", "choice") else ()
    needed = {str(value).lower(): _allowed(found, {option.name: value}) for value in values}
    needed = {value: seats for value, seats in needed.items() if 0 < len(seats) < len(found.seats)}
    return {"seats": needed} if needed else {}


def _allowed(found: AnyGame, values: dict[str, Any]) -> list[int]:
    return [seats for seats in found.seats if _is_allowed(found, values, seats)]


def _is_allowed(found: AnyGame, values: dict[str, Any], seats: int) -> bool:
    try:
        found.options.read(values, seats, found.id)
    except BadOption:
        return False
    return True


def _preset(found: AnyGame) -> Json | None:
    """A first match with a fault in its data is not offered; the game can still be played."""
    try:
        return asdict(found.preset(LADDER))
    except DataError as wrong:
        logger.error("no first match is offered: %s", wrong)
        return None


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
    return lasting.as_json(request, _encyclopedia(find_game(game).id))


@cache
def _encyclopedia(game: str) -> Json:
    found = find_game(game)
    options = found.options.read({}, max(found.seats), game)
    return {"game": game, "sections": [section.as_json() for section in found.encyclopedia(options)]}

"""REST: lessons. Nothing is stored: a lesson is data, and the browser remembers how far its reader came."""

from typing import Annotated, Any

from fastapi import Query, Request
from fastapi.responses import PlainTextResponse, Response

from chrysalide.lessons import find_lesson, lesson_words
from chrysalide.server.http import lasting
from chrysalide.server.http.refusals import api_router
from chrysalide.server.http.requests import Lang
from chrysalide.server.table import lessons

router = api_router()
Target = Annotated[str, Query(max_length=200, description="what was clicked")]


@router.get("/games/{game}/lessons/{lesson}", response_model=dict[str, Any])
def lesson(request: Request, game: str, lesson: str) -> Response:
    return lasting.as_json(request, lessons.outline(find_lesson(game, lesson)))


@router.get("/games/{game}/lessons/{lesson}/steps/{step}", response_model=dict[str, Any])
def step(request: Request, game: str, lesson: str, step: int) -> Response:
    """Where a step begins, and what follows when the learner has done what it asks for."""
    return lasting.as_json(request, lessons.step_of(game, lesson, step))


@router.get("/games/{game}/lessons/{lesson}/steps/{step}/why")
def why(game: str, lesson: str, step: int, target: Target, lang: Lang) -> dict[str, Any]:
    """Why a click does not do what this step asks for."""
    return lessons.why(game, lesson, step, target, lang)


@router.get("/games/{game}/messages/{lang}/lessons", response_class=PlainTextResponse)
def messages(request: Request, game: str, lang: Lang) -> Response:
    """The Fluent catalogue of a game's lessons."""
    return lasting.as_text(request, lesson_words(game, lang))

"""REST: lessons. Nothing is stored: a lesson is data, and the browser remembers how far its reader came."""

from typing import Annotated, Any

from fastapi import Query, Request
from fastapi.responses import PlainTextResponse, Response

from chrysalide.language import Words
from chrysalide.lessons import find_lesson, lesson_words, why_not
from chrysalide.server.http import lasting
from chrysalide.server.http.refusals import api_router
from chrysalide.server.http.requests import Lang
from chrysalide.server.table.lessons import outline, step_of

router = api_router()
Target = Annotated[str, Query(max_length=200, description="what was clicked")]


@router.get("/games/{game}/lessons/{lesson}", response_model=dict[str, Any])
def lesson(request: Request, game: str, lesson: str) -> Response:
    return lasting.as_json(request, outline(find_lesson(game, lesson)))


@router.get("/games/{game}/lessons/{lesson}/steps/{step}", response_model=dict[str, Any])
def step(request: Request, game: str, lesson: str, step: int) -> Response:
    """Where a step begins, and what follows when the learner has done what it asks for."""
    return lasting.as_json(request, step_of(game, lesson, step))


@router.get("/games/{game}/lessons/{lesson}/steps/{step}/why")
def why(game: str, lesson: str, step: int, target: Target, lang: Lang) -> dict[str, Any]:
    """Why a click does not do what this step asks for."""
    found = find_lesson(game, lesson)
    refusal = why_not(found.at(min(max(step, 0), len(found.steps))), target)
    text = Words(game, lang).say(refusal.message)
    return {"target": target, "rule": refusal.rule, "message": refusal.message.as_json(), "text": text}


@router.get("/games/{game}/messages/{lang}/lessons", response_class=PlainTextResponse)
def messages(request: Request, game: str, lang: Lang) -> Response:
    """The Fluent catalogue of a game's lessons."""
    return lasting.as_text(request, lesson_words(game, lang))

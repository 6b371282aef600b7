"""REST: problems. Nothing is stored: a problem is data, and the browser remembers what its reader has solved."""

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import Query, Request
from fastapi.responses import Response

from chrysalide.games import find_game
from chrysalide.problems.reading import problems
from chrysalide.server.http import lasting
from chrysalide.server.http.refusals import api_router
from chrysalide.server.http.requests import Lang
from chrysalide.server.table.problems import ahead, beginning, card, solution, tried, why_not

router = api_router()
LONGEST = 200  # characters of an action
MOST = 8  # actions at once
Action = Annotated[str, Query(max_length=LONGEST)]
Actions = Annotated[list[Action], Query(min_length=1, max_length=MOST, description="the texts of actions")]
Held = Annotated[Sequence[Action], Query(max_length=MOST, description="actions that are held back")]
Target = Annotated[str, Query(max_length=200, description="what was clicked")]


@router.get("/games/{game}/problems", response_model=dict[str, Any])
def listed(request: Request, game: str) -> Response:
    """The easier ones first; without their solutions."""
    return lasting.as_json(request, {"problems": [card(one) for one in problems(find_game(game).id)]})


@router.get("/games/{game}/problems/{problem}", response_model=dict[str, Any])
def one(request: Request, game: str, problem: str) -> Response:
    """The position, and the table on which it is played."""
    return lasting.as_json(request, beginning(game, problem))


@router.get("/games/{game}/problems/{problem}/steps/{step}/try", response_model=dict[str, Any])
def attempt(request: Request, game: str, problem: str, step: int, action: Actions) -> Response:
    """Is this the best decision? If not, about how much it costs, and what speaks against it."""
    return lasting.as_json(request, tried(game, problem, step, action))


@router.get("/games/{game}/problems/{problem}/steps/{step}/ahead", response_model=dict[str, Any])
def following(request: Request, game: str, problem: str, step: int, after: Actions) -> Response:
    """The choices that would follow decisions that the page holds back."""
    return lasting.as_json(request, ahead(game, problem, step, after))


@router.get("/games/{game}/problems/{problem}/steps/{step}/why")
def why(game: str, problem: str, step: int, target: Target, lang: Lang, after: Held = ()) -> dict[str, Any]:
    """Why a click does nothing, as a table answers it, once the decisions that the page holds back are made."""
    return why_not(game, problem, step, target, lang, after)


@router.get("/games/{game}/problems/{problem}/solution", response_model=dict[str, Any])
def solved(request: Request, game: str, problem: str) -> Response:
    """The decisions in order, each with its reasons and what follows it."""
    return lasting.as_json(request, solution(game, problem))

"""A problem as the page receives it, by the eyes of the seat that has to decide: nothing that it may not know."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from chrysalide.core.match import Match
from chrysalide.core.messages import Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.language import Words
from chrysalide.problems.answering import answer
from chrysalide.problems.problem import Problem, Variation, follow
from chrysalide.problems.reading import find_problem
from chrysalide.server.errors import NoSuchPlace
from chrysalide.server.table import stage
from chrysalide.server.table.play import wording

Json = dict[str, Any]
KEPT = 64  # beginnings and solutions in memory; each has 20 to 400 kB


def card(problem: Problem) -> Json:
    """What a list of problems says about each: nothing of its solution."""
    return {
        "id": problem.id,
        "seats": problem.opening.seats,
        "steps": len(problem.steps),
        "certainty": problem.certainty,
        "difficulty": problem.difficulty,
    }


@lru_cache(KEPT)
def beginning(game: str, name: str) -> Json:
    problem = find_problem(game, name)
    match = problem.at(0)
    return {
        **card(problem),
        "seat": problem.seat,
        "table": stage.info(f"problem-{name}", match, problem.seat),
        "now": stage.now(match, problem.seat, match.choices()),
    }


def tried(game: str, name: str, index: int, actions: Sequence[str]) -> Json:
    """The answer to a try at a step: one decision, or several where the page held back the first ones.

    Each is judged as long as those before it are right and the problem asks for more; the answer is about the last one
    that was judged. `found` counts the right ones, and `frames` is what they led to.
    """
    problem = find_problem(game, name)
    frames: list[Json] = []
    judged = index
    for judged, action in enumerate(actions, start=index):
        check_step(problem, judged)
        found = answer(problem, judged, action)
        if found.right:
            frames += _line(problem, judged)
        if not found.right or judged + 1 == len(problem.steps):
            break
    match = problem.at(judged)
    refutation = problem.refutation(judged, action)
    return {
        **found.as_json(),
        "label": _label(match, action),
        "found": judged - index + found.right,
        "frames": frames,
        "refutation": _branch(problem, match, refutation)["frames"] if refutation else [],
    }


def ahead(game: str, name: str, index: int, after: Sequence[str]) -> Json:
    """The choices that would follow decisions that the page holds back, as a table answers it."""
    problem = find_problem(game, name)
    check_step(problem, index)
    trial = problem.at(index).ahead(after, problem.seat)
    choices = [choice.as_json() for choice in trial.choices()]
    return {"after": list(after), "view": wording(trial.view(problem.seat)), "choices": choices}


def why_not(game: str, name: str, index: int, target: str, lang: str, after: Sequence[str] = ()) -> Json:
    """Why a click does nothing, once the decisions that the page holds back are made."""
    problem = find_problem(game, name)
    check_step(problem, index)
    trial = problem.at(index).ahead(after, problem.seat)
    refusal = trial.why_not(target) or Refusal(None, Message("error-nothing-there"))
    return stage.reason(target, refusal, Words(game, lang))


@lru_cache(KEPT)
def solution(game: str, name: str) -> Json:
    """The whole line with the reasons for each decision, and other replies that were looked at."""
    problem = find_problem(game, name)
    return {"steps": [_solved(problem, index) for index in range(len(problem.steps))]}


def _solved(problem: Problem, index: int) -> Json:
    step, match = problem.steps[index], problem.at(index)
    return {
        "now": stage.now(match, problem.seat, ()),
        "label": _label(match, step.best[0]),
        "value": round(100 * step.value),
        "other": round(100 * step.other),
        "reasons": answer(problem, index, step.best[0]).as_json()["reasons"],
        "frames": _line(problem, index, choices=False),
        "replies": [_branch(problem, match, one) for one in problem.replies(index)],
    }


def _line(problem: Problem, index: int, choices: bool = True) -> list[Json]:
    after = problem.at(index + 1)
    offered = after.choices() if choices and index + 1 < len(problem.steps) else ()
    return stage.frames(len(problem.at(index).log), after, problem.seat, offered)


def _branch(problem: Problem, before: Match, variation: Variation) -> Json:
    """A variation as it is played, and the first thing in it that somebody else decides."""
    match = before.copy()
    follow(match, variation.entries)
    made = [place for place in range(len(before.log), len(match.log)) if _is_reply(match, place, problem.seat)]
    reply = _reply(match, made[0]) if made else None
    return {"reply": reply, "frames": stage.frames(len(before.log), match, problem.seat, ())}


def _is_reply(match: Match, place: int, seat: int) -> bool:
    return match.log[place].asked and match.log[place].actor not in (CHANCE, seat)


def _reply(match: Match, place: int) -> Json:
    entry = match.log[place]
    return {"seat": entry.actor, "label": _label(match.at(place), entry.action.text)}


def _label(match: Match, action: str) -> Json:
    """An action as it is offered to the one who chooses it."""
    code = match.game.parse(match.state, action).code
    offered = match.choices()
    return next(one.label for one in offered if match.game.parse(match.state, one.action).code == code).as_json()


def check_step(problem: Problem, index: int) -> None:
    if not 0 <= index < len(problem.steps):
        raise NoSuchPlace("error-no-step", step=str(index)[:20], last=len(problem.steps) - 1)

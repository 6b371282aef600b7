"""A lesson as the page receives it: for each step what a real table would send."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from chrysalide.core.match import Match
from chrysalide.core.messages import Choice
from chrysalide.language import Words
from chrysalide.lessons import Lesson, Step, find_lesson, offered, why_not
from chrysalide.server.errors import NoSuchPlace
from chrysalide.server.table import stage

Json = dict[str, Any]
KEPT = 128  # steps in memory; a step has 20 to 120 kB


def outline(lesson: Lesson) -> Json:
    """What the page needs before the first step."""
    return {
        "id": lesson.id,
        "minutes": lesson.minutes,
        "seat": lesson.seat,
        "steps": [{"id": step.id, "lit": list(step.lit), "rule": step.rule} for step in lesson.steps],
        "learned": [{"id": one.id, "icon": one.icon} for one in lesson.learned],
        "table": stage.info(f"lesson-{lesson.id}", lesson.at(0), lesson.seat),
    }


@lru_cache(KEPT)
def step_of(game: str, lesson: str, index: int) -> Json:
    """The position at which a step begins, and what follows the expected action, as updates of a table."""
    found = find_lesson(game, lesson)
    if not 0 <= index < len(found.steps):
        raise NoSuchPlace("error-no-step", step=str(index)[:20], last=len(found.steps) - 1)
    now, after = found.at(index), found.at(index + 1)
    following = found.steps[index + 1] if index + 1 < len(found.steps) else None
    return {
        "now": stage.now(now, found.seat, _choices(now, found.steps[index])),
        "frames": stage.frames(len(now.log), after, found.seat, _choices(after, following) if following else []),
    }


def _choices(match: Match, step: Step) -> list[Choice]:
    """The first is the one that the step asks for. Each step teaches one decision, so none is held back."""
    return [replace(choice, held=False) for choice in offered(match, step)]


def why(game: str, lesson: str, index: int, target: str, lang: str) -> Json:
    """Why a click does not do what this step asks for."""
    found = find_lesson(game, lesson)
    refusal = why_not(found.at(min(max(index, 0), len(found.steps))), target)
    return stage.reason(target, refusal, Words(game, lang))

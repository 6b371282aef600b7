"""A lesson as the page receives it: a table that nobody stores, and for each step what a real table would send."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from chrysalide.core.match import Match
from chrysalide.language import SPECIES
from chrysalide.lessons import Lesson, Step, find_lesson, offered
from chrysalide.server.errors import NoSuchPlace
from chrysalide.server.table.updates import story_of

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
        "table": _info(lesson),
    }


def _info(lesson: Lesson) -> Json:
    """The public information about the table of a lesson: that of `updates.info`."""
    match = lesson.at(0)
    return {
        "table": f"lesson-{lesson.id}",
        "game": lesson.game.id,
        "options": match.options.as_json(),
        "secret_hands": lesson.game.about.secret_hands,
        "status": "playing",
        "commitment": None,
        "seed": None,
        "created": "",
        "rules_version": lesson.game.rules_version,
        "length": len(match.log),
        "history": len(match.log),
        "scores": match.scores,
        "winners": [],
        "listed": False,
        "chat": False,
        "ready_check": False,
        "clock": None,
        "absent": "off",
        "help": False,
        "imported": False,
        "next": None,
        "ending": None,
        "draws": False,
        "seats": [_seat(lesson, seat) for seat in range(lesson.opening.seats)],
    }


def _seat(lesson: Lesson, seat: int) -> Json:
    person = seat == lesson.seat
    return {
        "seat": seat,
        "kind": "person" if person else "bot",
        "name": "",
        "avatar": None if person else SPECIES[seat % len(SPECIES)],
        "level": None,
        "connected": True,
        "gone": False,
        "keeper": None,
        "ready": True,
        "filled": False,
        "resigned": False,
        "ways": [],
    }


@lru_cache(KEPT)
def step_of(game: str, lesson: str, index: int) -> Json:
    """The position at which a step begins, and what follows the expected action, as updates of a table."""
    found = find_lesson(game, lesson)
    if not 0 <= index < len(found.steps):
        raise NoSuchPlace("error-no-step", step=str(index)[:20], last=len(found.steps) - 1)
    now, after = found.at(index), found.at(index + 1)
    cuts = [
        place for place in range(len(now.log), len(after.log)) if after.log[place].asked and after.log[place].actor >= 0
    ]
    ends = [*cuts[1:], len(after.log)]
    following = found.steps[index + 1] if index + 1 < len(found.steps) else None
    frames = [
        _update(after.at(end), found.seat, "step", cut, following if end == len(after.log) else None)
        for cut, end in zip(cuts, ends, strict=True)
    ]
    return {"now": _update(now, found.seat, "now", 0, found.steps[index]), "frames": frames}


def _update(match: Match, seat: int, kind: str, since: int, step: Step | None) -> Json:
    """As `updates.update` has it; the first choice is the one that the step asks for.

    Each step teaches one decision, so none is held back until the next.
    """
    update = {
        "seq": len(match.log),
        "length": len(match.log),
        "kind": kind,
        "eyes": seat,
        "events": story_of(match, seat, since) if kind == "step" else [],
        "view": match.view(seat),
        "choices": [replace(choice, held=False).as_json() for choice in offered(match, step)] if step else [],
        "undo": False,
        "undo_turn": False,
        "undo_rule": None,
        "undo_ask": False,
        "undo_asked": None,
        "draw": False,
        "draw_rule": None,
        "asked": None,
        "clocks": None,
    }
    if kind == "now":
        update["log"] = story_of(match, seat)
    return update

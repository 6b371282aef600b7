"""A table that nobody stores: a lesson or a problem is played on one, and the page shows it like any other."""

from collections.abc import Iterable
from typing import Any

from chrysalide.core.match import Match
from chrysalide.core.messages import Choice, Refusal
from chrysalide.language import SPECIES, Words
from chrysalide.server.table.updates import story_of

Json = dict[str, Any]


def info(name: str, match: Match, reader: int) -> Json:
    """The public information about such a table: that of `updates.info`. The seat `reader` is a person's."""
    game = match.game
    return {
        "table": name,
        "game": game.id,
        "options": match.options.as_json(),
        "secret_hands": game.about.secret_hands,
        "status": "playing",
        "commitment": None,
        "seed": None,
        "created": "",
        "rules_version": game.rules_version,
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
        "origin": None,
        "ending": None,
        "draws": False,
        "seats": [_seat(seat, seat == reader) for seat in range(match.seats)],
    }


def _seat(seat: int, person: bool) -> Json:
    return {
        "seat": seat,
        "kind": "person" if person else "bot",
        "name": "",
        "avatar": None if person else SPECIES[seat % len(SPECIES)],
        "level": None,
        "for_engine": False,
        "connected": True,
        "gone": False,
        "keeper": None,
        "ready": True,
        "filled": False,
        "resigned": False,
        "ways": [],
    }


def now(match: Match, seat: int, choices: Iterable[Choice]) -> Json:
    """The present, with all that happened before."""
    return _update(match, seat, "now", [], choices) | {"log": story_of(match, seat)}


def frames(before: int, after: Match, seat: int, choices: Iterable[Choice]) -> list[Json]:
    """What happened since entry `before`, decision by decision; the choices come with the last one."""
    log = after.log
    cuts = [place for place in range(before, len(log)) if log[place].asked and log[place].actor >= 0]
    ends = [*cuts[1:], len(log)]
    return [
        _update(after.at(end), seat, "step", story_of(after.at(end), seat, cut), choices if end == len(log) else ())
        for cut, end in zip(cuts, ends, strict=True)
    ]


def _update(match: Match, seat: int, kind: str, events: list[Json], choices: Iterable[Choice]) -> Json:
    """As `updates.update` has it."""
    return {
        "seq": len(match.log),
        "length": len(match.log),
        "kind": kind,
        "eyes": seat,
        "events": events,
        "view": match.view(seat),
        "choices": [choice.as_json() for choice in choices],
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


def reason(target: str, refusal: Refusal, words: Words) -> Json:
    """Why a click does nothing, as a table answers it."""
    text = words.say(refusal.message)
    return {"target": target, "rule": refusal.rule, "message": refusal.message.as_json(), "text": text}

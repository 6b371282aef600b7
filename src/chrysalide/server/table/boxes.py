"""The games as the page knows them, before anybody plays: seats, options, what the box holds."""

import logging
from dataclasses import asdict
from functools import cache
from typing import Any

from chrysalide import wasm
from chrysalide.bots import LADDER
from chrysalide.core.datafile import DataError
from chrysalide.core.errors import BadOption
from chrysalide.core.game import AnyGame
from chrysalide.core.options import Option, describe
from chrysalide.core.packs import BadPack, parse
from chrysalide.editing import editor, has_editor
from chrysalide.games import find_game
from chrysalide.language import explain
from chrysalide.lessons import lessons
from chrysalide.problems.reading import count

Json = dict[str, Any]
# Where rules are interpreted: the next level thinks ten times as long, too long for one turn (docs/anywhere.md).
INTERPRETED = tuple(LADDER)[: tuple(LADDER).index("medium") + 1]
logger = logging.getLogger(__name__)


def box(game: str) -> Json:
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
        "bots_on_device": list(on_device()),
        "slow_on_device": [] if wasm.is_there() else list(found.about.slow_on_device),
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


def on_device() -> tuple[str, ...]:
    """The levels that answer in time on a device of one's own."""
    return tuple(LADDER) if wasm.is_there() else INTERPRETED


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


@cache
def encyclopedia(game: str) -> Json:
    found = find_game(game)
    options = found.options.read({}, max(found.seats), game)
    return {"game": game, "sections": [section.as_json() for section in found.encyclopedia(options)]}


def checked_pack(game: str, pack: str | Json, table: str, item: str, lang: str) -> Json:
    """Is it a pack that a match can be played with? The answer shows it, or says where the fault is."""
    found = editor(game)
    try:
        text = found.read(pack)
    except BadPack as wrong:
        fault = {"place": list(wrong.place), "field": wrong.field, "text": explain(wrong.why, lang)}
        return {"pack": None, "fault": fault}
    shown = {
        "text": text,
        "tables": parse(text).fields,
        "item": found.item(text, table, item),
        "view": found.view(text, item) if item else None,
    }
    return {"pack": shown, "fault": None}

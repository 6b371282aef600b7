# mypyc
"""What a landing would bring: found by trying it on a copy, so that no rule is written twice."""

from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.state import Event
from chrysalide.games.mariposas.board import GENERATION, WILD_TOKEN
from chrysalide.games.mariposas.codes import LAND
from chrysalide.games.mariposas.payments import affordable, lacking
from chrysalide.games.mariposas.rules.births import birth_cost
from chrysalide.games.mariposas.rules.phases import GAIN_CARD, GIVE_BIRTH, PICK_ADJACENT, REVEAL_TOKEN, TAKE_FLOWER
from chrysalide.games.mariposas.rules.position import FROM_CITY, Position

Gift = dict[str, Any]
NOTHING: Final[Gift] = {"gives": "nothing", "flower": None, "count": 0, "card": None, "why": None}


def landing(at: Position, code: i64) -> Gift:
    """What the butterfly in flight would get on a cell, and whether it could give birth there."""
    after = at.copy()
    assert isinstance(after, Position)
    story: list[Event] = []
    after.trace = story
    after.apply(code)
    birth, generation = birth_after(after)
    cell = at.board.ids[at.lexicon.cell_of[code - LAND]]
    return {"cell": cell, **gift(after, story), "birth": birth, "generation": generation}


def gift(after: Position, story: list[Event]) -> Gift:
    for event in story:
        if event.kind == "flowers-taken":
            return {**NOTHING, "gives": "flower", "flower": event.args["flower"], "count": event.args["count"]}
        if event.kind == "card-gained":
            return {**NOTHING, "gives": "card", "card": event.args["card"]}
        if event.kind == "nothing-taken":
            return {**NOTHING, "why": event.args["reason"]}
    if after.phase == REVEAL_TOKEN:
        return {**NOTHING, "gives": "hidden"}
    if after.phase == TAKE_FLOWER and after.due == FROM_CITY:
        return {**NOTHING, "gives": "wild", "count": 1}
    return {**NOTHING, "why": "home"}


def birth_after(after: Position) -> tuple[str, int | None]:
    """Could a birth be paid after this landing: surely, or with luck?"""
    if after.phase not in (GIVE_BIRTH, REVEAL_TOKEN, TAKE_FLOWER, GAIN_CARD, PICK_ADJACENT):
        return "no", None
    cost = birth_cost(after)
    if cost == 0:
        return "no", None
    generation = min(GENERATION[after.piece] + 1, 4)
    flowers = after.flowers[after.seat]
    if affordable(cost, flowers):
        return "yes", generation
    hoped = after.carries
    if after.phase == REVEAL_TOKEN:
        hoped += 2 if (after.hidden >> WILD_TOKEN) & 1 else 1
    elif after.phase == TAKE_FLOWER or after.phase == GAIN_CARD:
        hoped += 1
    return ("maybe", generation) if lacking(cost, flowers) <= hoped else ("no", None)

# mypyc
"""Chapter 12: what ambassadors count, and how each would vote now, as far as a seat can know."""

from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.bits import bits
from chrysalide.core.messages import Message
from chrysalide.core.vectors import vec
from chrysalide.games.extinction.board import beside
from chrysalide.games.extinction.facts.records import AMBASSADORS, COLOURS, Ambassador
from chrysalide.games.extinction.odds import odds, rolls_reaching
from chrysalide.games.extinction.rules.constants import harmful
from chrysalide.games.extinction.rules.naming import named_ambassador
from chrysalide.games.extinction.rules.position import Position

# what an ambassador counts: the places in facts.records.COUNTS
ANIMALS: Final = 0
HAND_CARDS: Final = 1
COUPLES: Final = 2
RESERVE_TILES: Final = 3
AREA_CARDS: Final = 4
MONEY: Final = 5
FACE_UP: Final = 6
YES_VOTES: Final = 7
CALM: Final = 8
SHELTERED: Final = 10

# which of two dice is taken: the places in facts.records.TAKES
SUM: Final = 0
MIN: Final = 1


def value_of(at: Position, who: i64) -> i64:
    """12.10: what an ambassador counts now; 0 where dice decide."""
    counts = at.tables.counts[who]
    if counts == ANIMALS:
        return at.population()
    if counts == HAND_CARDS:
        return held(at, at.hands)
    if counts == COUPLES:
        return at.couples()
    if counts == SHELTERED:
        return at.animals_among(~beside(at.tiles))
    if counts == RESERVE_TILES:
        return at.reserve
    if counts == AREA_CARDS:
        return held(at, at.laid)
    if counts == MONEY:
        return at.tables.money - at.bank
    if counts == FACE_UP:
        return bits(at.up)
    if counts == YES_VOTES:
        return at.yes
    if counts == CALM:
        return max(i64(0), at.tables.base[who] - harmful(at))
    return 0


def held(at: Position, sets: vec[i64]) -> i64:
    """Cards of all seats together."""
    found: i64 = 0
    for seat in range(at.seats):
        found += bits(sets[seat])
    return found


# --- as a seat knows it -----------------------------------------------------------------------------------------------


def knows(at: Position, viewer: int | None, place: int) -> bool:
    """Chapter Views: does a viewer know an ambassador? None is a spectator."""
    return sees(at, -1 if viewer is None else viewer, place)


def sees(at: Position, viewer: i64, place: i64) -> bool:
    """Chapter Views: face up, or looked at by somebody who shares it with this viewer; -1 is a spectator."""
    if (at.up >> place) & 1:
        return True
    if at.faces[place] < 0:
        return False
    return at.open_hands or (viewer >= 0 and (at.known[place] >> viewer) & 1 != 0)


def seen_ambassador(at: Position, place: int) -> dict[str, Any]:
    """As the seat that is asked knows it."""
    return named_ambassador(at, place, at.faces[place] if knows(at, int(at.asked), place) else i64(-1))


def candidates(at: Position, viewer: int | None, place: int) -> list[Ambassador]:
    """2.3: who it could be, as far as this viewer can know."""
    seen = {int(at.faces[other]) for other in range(AMBASSADORS) if knows(at, viewer, other)}
    colour = COLOURS[at.tables.row[place]]
    known = enumerate(at.tables.pack.ambassadors)
    return [one for number, one in known if one.back == colour and number not in seen]


def yes_chance(at: Position, who: int, cubes: int) -> dict[str, Any]:
    """12.6: that this ambassador says Yes if it is polled now with so many cubes."""
    found = at.tables.pack.ambassadors[who]
    missing = int(at.tables.target[who]) - cubes
    if found.dice:
        return odds(rolls_reaching(found.dice, found.take, missing), 6**found.dice)
    return odds(int(value_of(at, who) >= missing), 1)


def leaning(at: Position, place: int, more: int) -> Message:
    """How an ambassador would vote now with so many more cubes, as the seat that is asked can know."""
    if not knows(at, int(at.asked), place):
        left = len(candidates(at, int(at.asked), place))
        colour = named_ambassador(at, place, -1)["colour"]
        return Message("detail-unknown", {"candidates": left, "colour": colour})
    who = int(at.faces[place])
    cubes = int(at.cubes[place]) + more
    chance = yes_chance(at, who, cubes)
    args = {
        "total": int(value_of(at, who)) + cubes,
        "target": int(at.tables.target[who]),
        "percent": round(100 * chance["num"] / chance["den"]),
    }
    return Message("detail-votes", args)

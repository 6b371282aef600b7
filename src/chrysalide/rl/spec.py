"""How large everything is in a match with certain seats and options."""

import itertools
from dataclasses import dataclass, field
from typing import Any

from chrysalide.core.errors import ChrysalideError
from chrysalide.core.game import AnyGame
from chrysalide.core.observing import Sheet
from chrysalide.core.options import Options
from chrysalide.core.state import State
from chrysalide.games import find_game


class NotObserved(ChrysalideError):
    code = "not-observed"


@dataclass(frozen=True)
class Part:
    """A stretch of an observation with one meaning."""

    name: str
    first: int
    size: int


@dataclass(frozen=True)
class Spec:
    game: AnyGame
    seats: int
    options: Options
    decisions: int  # actions of seats have the codes below this one, those of chance the codes from here on
    chance: int  # codes of chance: an upper bound for the outcomes of one draw
    longest: int  # decisions of a match, at most
    width: int  # of an observation
    parts: tuple[Part, ...]
    sides: tuple[int, ...]  # the side of each seat
    cooperative: bool
    hidden: bool  # seats know different things
    start: State = field(repr=False, compare=False)

    def part(self, name: str) -> slice:
        """Where a part lies in an observation; the first one of this name."""
        for part in self.parts:
            if part.name == name:
                return slice(part.first, part.first + part.size)
        raise KeyError(name)


def spec(game: str, seats: int | None = None, **options: Any) -> Spec:
    """Options are keywords, as in `chrysalide.new`."""
    found = find_game(game)
    seats = found.seats[0] if seats is None else seats
    found.check_seats(seats)
    chosen = found.options.read(options, seats, game)
    start = found.start(seats, chosen)
    sheet = Sheet()
    start.observe(0, sheet)
    if sheet.at == 0:
        raise NotObserved("error-not-observed", game)
    decisions = found.space.decisions
    sides = chosen.sides(seats)
    return Spec(
        game=found,
        seats=seats,
        options=chosen,
        decisions=decisions,
        chance=len(found.space) - decisions,
        longest=found.longest(seats, chosen),
        width=int(sheet.at),
        parts=_parts(sheet),
        sides=sides,
        cooperative=len(set(sides)) == 1,
        hidden=found.secret_hands(chosen),
        start=start,
    )


def _parts(sheet: Sheet) -> tuple[Part, ...]:
    starts = [*sheet.parts, ("", int(sheet.at))]
    return tuple(
        Part(name, first, following - first)
        for (name, first), (_, following) in itertools.pairwise(starts)
        if following > first
    )

"""Who meets whom, on which seats, in which match: a plan that assigns a match to every number.

Seats that win together are one *side* (`Options.sides`): a team is played by one level, and a cooperative game has
a single side. A *line-up* says which levels meet, one for each side:

- one side: every player by itself; what counts is how often it wins;
- two sides: every pair;
- more: every choice of that many players; if there are fewer players than sides, each takes equally many sides, and
  they take turns at the remaining ones. So all pairs meet equally often.

Within a line-up everybody moves one side further from match to match. With three or more sides the order around the
table changes too: each full rotation is followed by one in the opposite order, then by another order. Match numbers
alternate between the line-ups, so that a run which was stopped early is balanced as well, and a longer run begins with
the matches of a shorter one.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations, permutations
from math import ceil
from typing import Any

from chrysalide.arena.playing import Fixture

Lineup = tuple[str, ...]  # a level for each side


def lineups(players: tuple[str, ...], sides: int) -> list[Lineup]:
    """All line-ups; every pair of players meets equally often."""
    rounds, more = divmod(sides, len(players))
    return [
        tuple(player for player in players for _ in range(rounds + (player in chosen)))
        for chosen in combinations(players, more)
    ]


def orders(sides: int) -> list[tuple[int, ...]]:
    """The orders around the table, which differ in who follows whom; each is followed by its reverse."""
    found: list[tuple[int, ...]] = []
    for rest in permutations(range(1, sides)):
        for order in ((0, *rest), (0, *reversed(rest))):
            if order not in found:
                found.append(order)
    return found


@dataclass(frozen=True)
class Plan:
    game: str
    rules_version: int
    version: str  # of Chrysalide: the bots may differ in another one
    options: dict[str, Any]
    players: tuple[str, ...]
    sides: tuple[int, ...]  # of each seat
    seed: str
    effort: float = 1.0
    sources: dict[str, str] = field(default_factory=dict)  # of players of one's own: a hash of their code, by name

    @cached_property
    def lineups(self) -> list[Lineup]:
        return lineups(self.players, self.width)

    @cached_property
    def orders(self) -> list[tuple[int, ...]]:
        return orders(self.width)

    @property
    def seats(self) -> int:
        return len(self.sides)

    @property
    def width(self) -> int:
        """The number of sides."""
        return max(self.sides) + 1

    @property
    def cooperative(self) -> bool:
        return self.width == 1

    def matches_each(self, wanted: int) -> int:
        """Matches per line-up: as many as wanted, rounded up so that everybody sits everywhere equally often."""
        return self.width * ceil(wanted / self.width)

    def fixtures(self, wanted: int) -> Iterator[Fixture]:
        return map(self.fixture, range(self.matches_each(wanted) * len(self.lineups)))

    def fixture(self, number: int) -> Fixture:
        turn, place = divmod(number, len(self.lineups))
        lineup = self.lineups[place]
        full, shift = divmod(turn, self.width)
        order = self.orders[full % len(self.orders)]
        seated = [lineup[order[(side - shift) % self.width]] for side in range(self.width)]
        return Fixture(
            number,
            players=tuple(seated[side] for side in self.sides),
            seed=f"{self.seed}-{number}",
            bot_seeds=tuple(f"{self.seed}-{number}-{seat}" for seat in range(self.seats)),
        )

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "version": self.version,
            "seats": self.seats,
            "options": self.options,
            "players": list(self.players),
            "seed": self.seed,
            "effort": self.effort,
            **({"sources": self.sources} if self.sources else {}),
        }

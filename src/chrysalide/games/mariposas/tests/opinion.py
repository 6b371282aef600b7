"""What the oracle says about a match and what the engine's views say, in the same terms."""

from __future__ import annotations

from typing import Any

from chrysalide.core.match import Match
from chrysalide.games.mariposas.tests import oracle_view
from chrysalide.games.mariposas.tests.oracle import Oracle
from tests.agreement import Opinion

# What can be done in a phase; of what cannot, both say in their own words that it is not the time for it.
WORDS = {
    "play": ("play",),
    "copy": ("copy",),
    "launch": ("go", "stop", "birth"),
    "land": ("land",),
    "flower": ("pick",),
    "gain": ("gain",),
    "adjacent": ("adj",),
    "birth": ("birth",),
    "exchange": ("swap", "keep"),
    "free_birth": ("free",),
}
ALIKE = {  # two rules forbid the same: the engine's and the oracle's
    ("1.10", "6.6"),  # a neighbouring cell gives no flower, because the supply has none
    ("6.7", "6.3"),  # the extra flower, from a cell already collected from
    ("6.7", "6.4"),  # the extra flower, from the cell where it stood
}


class MariposasOpinion(Opinion):
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        """The edition only concerns the engine: the oracle knows the one of the specification."""
        self.oracle = Oracle(seats, **{name: value for name, value in options.items() if name != "edition"})

    def actor(self) -> int | str:
        return self.oracle.actor()

    def legal(self) -> dict[str, Any]:
        return dict.fromkeys(self.oracle.legal()) | dict(self.oracle.chance())

    def play(self, text: str, seat: int | None) -> None:
        if seat is not None and seat != self.oracle.actor():
            raise ValueError(f"Decisions: {self.oracle.actor()} decides, not {seat}")
        self.oracle.apply(text)

    def facts(self) -> dict[str, Any]:
        return self.oracle.facts()

    def seen(self, match: Match) -> dict[str, Any]:
        hands = [match.view(seat)["hand"] for seat in range(match.seats)]
        return oracle_view.seen(match.view(), hands, self.oracle.facts())

    def excuses(self, text: str, engine: str | None, oracle: str) -> bool:
        timely = text.partition(" ")[0] in WORDS.get(self.oracle.phase(), ())
        return not timely or (engine, oracle) in ALIKE

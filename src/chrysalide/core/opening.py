"""A position to begin from, written by hand: seats, options, a seed and the entries that lead there."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from chrysalide.core.datafile import Table
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match

FIELDS = ("seats", "seat", "seed", "options", "entries")


@dataclass(frozen=True)
class Opening:
    """Where a lesson or an example begins. Chance follows the seed unless an entry names its outcome."""

    seats: int
    seat: int = 0  # the one whose eyes it is seen by
    seed: str = "opening"
    options: dict[str, Any] = field(default_factory=dict)
    entries: tuple[str, ...] = ()

    @classmethod
    def read(cls, table: Table) -> "Opening":
        table.only(*FIELDS)
        seats = table.number("seats", 1, 99)
        return cls(
            seats,
            table.number("seat", 0, seats - 1, default=0),
            table.word("seed") if "seed" in table.fields else "opening",
            table.inside("options").fields if "options" in table.fields else {},
            tuple(table.texts("entries")),
        )

    def play(self, game: AnyGame) -> Match:
        """The match at this position, waiting for a seat's decision; it raises where a rule refuses an entry."""
        match = Match(game, self.seats, self.options, settle=False)
        match.commit(self.seed)
        enter_all(match, self.entries)
        match.settle()
        return match


class BadEntry(Exception):
    """An entry of an opening or a lesson that the rules refuse; the position says why."""

    def __init__(self, entry: str, why: str) -> None:
        super().__init__(f"{entry!r}: {why}")


def enter_all(match: Match, entries: Iterable[str]) -> None:
    """Enter each of these; where one is not what comes next, chance and forced decisions happen first."""
    for entry in entries:
        try:
            while not match.allows(entry) and match.goes_by_itself():
                match.advance()
            match.enter(entry)
        except ChrysalideError as wrong:
            raise BadEntry(entry, str(wrong)) from wrong

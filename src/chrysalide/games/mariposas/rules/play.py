# mypyc
"""The whole game: a position and the decision that it waits for."""

from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.messages import Refusal
from chrysalide.core.observing import Sheet
from chrysalide.core.state import OVER
from chrysalide.core.vectors import vec
from chrysalide.games.mariposas import observation
from chrysalide.games.mariposas.codes import Lexicon
from chrysalide.games.mariposas.rules.births import GiveBirth
from chrysalide.games.mariposas.rules.cards import CopyCard, PlayCard
from chrysalide.games.mariposas.rules.decision import Decision, not_now
from chrysalide.games.mariposas.rules.flights import LandPiece, LaunchPiece
from chrysalide.games.mariposas.rules.hands import DrawCard, Exchange, deal_again
from chrysalide.games.mariposas.rules.landings import PickAdjacent, TakeFlower
from chrysalide.games.mariposas.rules.phases import FINISHED
from chrysalide.games.mariposas.rules.position import KEY, LATER, Position, plain
from chrysalide.games.mariposas.rules.scoring import winners
from chrysalide.games.mariposas.rules.seasons import FreeBirth, RevealGoal
from chrysalide.games.mariposas.rules.setup import ChooseFirst, PlaceTile
from chrysalide.games.mariposas.rules.waystations import GainCard, RevealToken, RollDie


class Finished(Decision):
    """12.1: after the last score nobody decides anything any more."""

    def actor(self, at: Position) -> i64:
        return OVER

    def apply(self, at: Position, code: i64) -> None:
        raise ValueError("the match is over")

    def refuse(self, at: Position, code: i64) -> Refusal:
        return not_now(at, None)


DECISIONS: Final[list[Decision]] = [  # by phase
    RevealGoal(),
    DrawCard(),
    ChooseFirst(),
    PlaceTile(),
    Exchange(),
    PlayCard(),
    CopyCard(),
    LaunchPiece(),
    LandPiece(),
    RevealToken(),
    RollDie(),
    TakeFlower(),
    GainCard(),
    PickAdjacent(),
    GiveBirth(),
    FreeBirth(),
    Finished(),
]


class Mariposas(Position):
    """Seats lead four generations of monarchs north and home again."""

    def actor(self) -> i64:
        return DECISIONS[self.phase].actor(self)

    def legal(self) -> list[int]:
        return DECISIONS[self.phase].legal(self)

    def mask(self, sheet: Sheet) -> None:
        DECISIONS[self.phase].mask(self, sheet)

    def pick(self, dice: Dice) -> i64:
        return DECISIONS[self.phase].pick(self, dice)

    def apply(self, code: i64) -> None:
        DECISIONS[self.phase].apply(self, code)

    def chance(self) -> list[tuple[int, float]]:
        return DECISIONS[self.phase].chance(self)

    def draw(self, dice: Dice) -> i64:
        return DECISIONS[self.phase].draw(self, dice)

    def copy(self) -> "Mariposas":
        return Mariposas(like=self)

    def resample(self, seat: i64, dice: Dice) -> None:
        deal_again(self, seat, dice)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observation.observe(self, seat, sheet)

    def __reduce__(self) -> tuple[Any, ...]:
        """Arrays of machine numbers cannot be pickled."""
        return rebuilt, (self.lexicon, {name: plain(getattr(self, name)) for name in [*KEY, *LATER, "bonus_stays"]})

    def scores(self) -> list[float]:
        return [float(points) for points in self.points]

    def winners(self) -> list[int]:
        return winners(self) if self.phase == FINISHED else []

    def horizon(self) -> i64:
        """Searches look to the end of a turn."""
        return ((self.season * 16 + self.round) * 8 + self.step) * 8 + self.free_step


def rebuilt(lexicon: Lexicon, fields: dict[str, Any]) -> Mariposas:
    state = Mariposas(lexicon, fields["seats"])
    for name, value in fields.items():
        if isinstance(value, tuple):
            setattr(state, name, list(value) if isinstance(getattr(state, name), list) else vec[i64](value))
        else:
            setattr(state, name, value)
    return state

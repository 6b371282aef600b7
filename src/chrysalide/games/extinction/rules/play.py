# mypyc
"""The whole game: a position, and the table of its decisions."""

from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.observing import Sheet
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction import observation
from chrysalide.games.extinction.rules import hidden
from chrysalide.games.extinction.rules.abilities import SeeAmbassador
from chrysalide.games.extinction.rules.acting import Act
from chrysalide.games.extinction.rules.ambassadors import ExtraCube, PlaceCube, Reveal
from chrysalide.games.extinction.rules.births import BirthRoll, Newborn, SplitCouple
from chrysalide.games.extinction.rules.cards import DrawCard, PlayCard
from chrysalide.games.extinction.rules.constants import PayFund, RemoveConstant
from chrysalide.games.extinction.rules.decision import Decision
from chrysalide.games.extinction.rules.destruction import ChooseLine, ChooseSide, DestructionRoll
from chrysalide.games.extinction.rules.effects import CancelEffect, EffectReveal, PeekEffect, ShowEffect
from chrysalide.games.extinction.rules.flow import run
from chrysalide.games.extinction.rules.habitat import MoveAnimal, PlaceAnimal, RemoveTile
from chrysalide.games.extinction.rules.losses import ChooseTile, ChooseVictim, IgnorePart, SaveAnimal, StripCube
from chrysalide.games.extinction.rules.money import ChooseAmount
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.rolling import RerollDie, RollDice, RollOne
from chrysalide.games.extinction.rules.setup import FirstSeat, SetupDraw, SetupRole, SetupSpecialty
from chrysalide.games.extinction.rules.sharing import answer
from chrysalide.games.extinction.rules.turns import NextSeat
from chrysalide.games.extinction.rules.votes import PollNext, PollRoll

# in the order of the phases: see phases.py
DECISIONS: Final[list[Decision]] = [
    SetupRole(),
    SetupSpecialty(),
    SetupDraw(),
    FirstSeat(),
    RollDice(),
    RerollDie(),
    RollOne(),
    Act(),
    SeeAmbassador(),
    MoveAnimal(),
    PlaceAnimal(),
    RemoveTile(),
    PlaceCube(),
    Reveal(),
    ExtraCube(),
    PlayCard(),
    ShowEffect(),
    PeekEffect(),
    RemoveConstant(),
    ChooseAmount(),
    DrawCard(),
    BirthRoll(),
    Newborn(),
    SplitCouple(),
    ChooseLine(),
    DestructionRoll(),
    ChooseSide(),
    IgnorePart(),
    EffectReveal(),
    CancelEffect(),
    ChooseVictim(),
    SaveAnimal(),
    ChooseTile(),
    StripCube(),
    PayFund(),
    NextSeat(),
    PollNext(),
    PollRoll(),
]


class Extinction(Position):
    """All seats together for one species."""

    def legal(self) -> list[int]:
        return DECISIONS[self.phase].legal(self) if self.asked >= 0 else []

    def mask(self, sheet: Sheet) -> None:
        if self.asked >= 0:
            DECISIONS[self.phase].mask(self, sheet)

    def pick(self, dice: Dice) -> i64:
        return DECISIONS[self.phase].pick(self, dice)

    def chance(self) -> list[tuple[int, float]]:
        return DECISIONS[self.phase].chance(self) if self.asked == CHANCE else []

    def draw(self, dice: Dice) -> i64:
        return DECISIONS[self.phase].draw(self, dice)

    def is_shared(self) -> bool:
        """14.3: does the decision that is asked belong to the group?"""
        return self.asked >= 0 and DECISIONS[self.phase].is_shared(self)

    def apply(self, code: i64) -> None:
        if self.majority and self.is_shared():
            code = answer(self, code)
            if code < 0:
                return
        if not DECISIONS[self.phase].apply(self, code):
            run(self)

    def resample(self, seat: i64, dice: Dice) -> None:
        hidden.resample(self, seat, dice)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observation.observe(self, seat, sheet)

    def copy(self) -> "Extinction":
        twin = Extinction(
            self.tables,
            self.open_hands,
            self.majority,
            self.optional_births,
            self.random_roles,
            self.needed,
            self.starting_money,
            first_rules=self.first_rules,
            bare=True,
        )
        self.fill(twin)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Arrays of machine numbers cannot be pickled."""
        return rebuilt, (self.settings(), self.numbers(), self.arrays())


def rebuilt(settings: tuple[Any, ...], numbers: list[int], arrays: list[list[int]]) -> Extinction:
    state = Extinction(*settings)
    state.restore(numbers, arrays)
    return state

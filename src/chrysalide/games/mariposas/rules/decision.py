# mypyc
"""What every decision answers. A game is a list of them: `play.py` has one for each phase."""

from abc import abstractmethod
from typing import ClassVar

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.observing import Sheet
from chrysalide.core.state import CHANCE
from chrysalide.games.mariposas.actions import SPACE
from chrysalide.games.mariposas.codes import CELLS
from chrysalide.games.mariposas.rules.phases import PHASES
from chrysalide.games.mariposas.rules.position import Position


class Decision:
    """One thing that a seat decides, with everything about it; it holds no data, the position does."""

    words: ClassVar[tuple[str, ...]] = ()  # how its actions begin
    targets: ClassVar[tuple[str, ...]] = ()  # the kinds of things that are clicked to make it

    def actor(self, at: Position) -> i64:
        return at.seat

    def legal(self, at: Position) -> list[int]:
        """The codes that the seat may choose from, in the order of the codes; the only statement of legality."""
        return []

    def mask(self, at: Position, sheet: Sheet) -> None:
        """The same in a row of marks; a decision with many codes marks them without listing them first."""
        for code in self.legal(at):
            sheet.mark(code)

    def pick(self, at: Position, dice: Dice) -> i64:
        """One of `legal`, all equally likely; some decisions find it faster than by listing all."""
        codes = self.legal(at)
        return codes[dice.below(len(codes))]

    @abstractmethod
    def apply(self, at: Position, code: i64) -> None:
        """Do it, and go on to the next decision."""

    def chance(self, at: Position) -> list[tuple[int, float]]:
        """Where chance acts: the outcomes with their probabilities."""
        return []

    def draw(self, at: Position, dice: Dice) -> i64:
        """Where chance acts: one of its outcomes."""
        raise ValueError("chance does not act now")

    def choice(self, at: Position, code: i64) -> Choice:
        """One of `legal` as a person meets it."""
        raise ValueError("nobody chooses now")

    @abstractmethod
    def refuse(self, at: Position, code: i64) -> Refusal:
        """Why the actor may not do this now. It asks what `legal` asks, so the two cannot disagree."""

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        """The code that a click on a target `kind:name` means, legal or not."""
        return None


class Chance(Decision):
    """One thing that chance decides."""

    def actor(self, at: Position) -> i64:
        return CHANCE

    def outcomes(self, at: Position) -> list[int]:
        """What may come, where all of it is equally likely."""
        return []

    def chance(self, at: Position) -> list[tuple[int, float]]:
        codes = self.outcomes(at)
        return [(code, 1.0 / float(len(codes))) for code in codes]

    def draw(self, at: Position, dice: Dice) -> i64:
        codes = self.outcomes(at)
        return codes[dice.below(len(codes))]


def code_of(text: str) -> int | None:
    """The code of an action by its text, if there is one."""
    action = SPACE.by_text.get(text)
    return action.code if action is not None else None


def text_of(code: i64) -> str:
    return SPACE[code].text


def yes(flag: object) -> str:
    return "yes" if flag else "no"


def not_now(at: Position, rule: str | None) -> Refusal:
    """Something else is to be decided first."""
    return Refusal(rule, Message("refuse-not-now", {"phase": PHASES[at.phase]}))


def no_such_cell(number: i64) -> Refusal:
    """2.1: the cell is one of another edition."""
    return Refusal("2.1", Message("refuse-no-such-cell", {"code": CELLS[number].upper()}))

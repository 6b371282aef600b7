# mypyc
"""What a decision is: who may answer what, and what comes of it. Each has its home in the file of its chapter."""

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest, nth
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.observing import Sheet
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.rules.phases import PHASES
from chrysalide.games.extinction.rules.position import Position

PIPS: Final = 6  # values of a die


class Decision:
    """One decision of a seat or of chance; `DECISIONS` in play.py lists all of them by phase.

    It holds nothing: all there is to know is in the position. Most decisions of seats are one of a set: they say so
    in `offer`, and `legal` and `pick` follow from it.
    """

    words: ClassVar[dict[str, str]] = {}  # of the actions that answer it, each with the rule that speaks of it
    clicks: ClassVar[dict[str, str]] = {}  # kinds of things that people click, and the word that is meant
    compulsory: ClassVar[str] = ""  # the rule by which it cannot be declined

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        """The first code, the set of numbers that may be added to it, and one more code, of declining (or -1)."""
        return 0, 0, -1

    def legal(self, at: Position) -> list[int]:
        """Codes in ascending order."""
        first, numbers, last = self.offer(at)
        codes: list[int] = []
        if 0 <= last < first:
            codes.append(last)
        while numbers:
            codes.append(first + lowest(numbers))
            numbers &= numbers - 1
        if last > first:
            codes.append(last)
        return codes

    def mask(self, at: Position, sheet: Sheet) -> None:
        """The same without a list; whatever lists them in another way says this too."""
        first, numbers, last = self.offer(at)
        sheet.marks(first, numbers)
        if last >= 0:
            sheet.mark(last)

    def pick(self, at: Position, dice: Dice) -> i64:
        """One legal action, all equally likely, without listing them."""
        first, numbers, last = self.offer(at)
        number = bits(numbers)
        drawn = dice.below(number + 1 if last >= 0 else number)
        return last if drawn == number else first + nth(numbers, drawn)

    @abstractmethod
    def apply(self, at: Position, code: i64) -> bool:
        """What the answer does: True where somebody is asked now or the match is over, False where what is pending
        goes on."""

    def is_shared(self, at: Position) -> bool:
        """14.3: does the decision belong to the group?"""
        return False

    def outcomes(self, at: Position) -> list[int]:
        """Where chance decides: the codes that are all equally likely, in ascending order."""
        return []

    def chance(self, at: Position) -> list[tuple[int, float]]:
        """Where chance decides: the outcomes with their probabilities."""
        codes = self.outcomes(at)
        return [(code, 1.0 / float(len(codes))) for code in codes]

    def draw(self, at: Position, dice: Dice) -> i64:
        """Where chance decides: one of the outcomes."""
        return one_of(self.outcomes(at), dice)

    # --- offers -------------------------------------------------------------------------------------------------

    def giver(self, at: Position) -> i64:
        """The slot of the Permanent or specialty that makes an offer, or -1."""
        return -1

    def price(self, at: Position) -> i64:
        """What saying Yes to an offer costs without discount, or -1."""
        return -1

    # --- people -------------------------------------------------------------------------------------------------

    def choice(self, at: Position, code: int) -> Choice:
        """A legal action as people meet it."""
        return no_choice(at)

    def refuse(self, at: Position, code: int) -> Refusal:
        """Why an action that answers this decision is not legal now that it is asked."""
        if at.asked == CHANCE:
            return Refusal(None, Message("refuse-outcome"))
        return self.unasked(at, code)

    def unasked(self, at: Position, code: int) -> Refusal:
        """Why not, where something else is asked."""
        return not_now(at, self.words[SPACE[code].word])

    def decline(self, at: Position, rule: str) -> Refusal:
        """Why there is no declining and stopping."""
        if self.compulsory:
            return Refusal(self.compulsory, Message("refuse-compulsory", {"phase": PHASES[at.phase]}))
        return not_now(at, rule)

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        """What a click on a thing means: the action that it would be, legal or not; None where it means nothing."""
        return self.clicked(kind, name)

    def clicked(self, kind: str, name: str) -> int | None:
        word = self.clicks.get(kind)
        action = SPACE.by_text.get(f"{word} {name}") if word is not None else None
        return action.code if action is not None else None


def no_choice(at: Position) -> Choice:
    """Declining an offer."""
    return Choice("no", Message("choice-no", {"phase": PHASES[at.phase]}), ("no",), icon="no")


def not_now(at: Position, rule: str | None) -> Refusal:
    return Refusal(rule, Message("refuse-not-now", {"phase": PHASES[at.phase]}))


def one_of(codes: list[int], dice: Dice) -> i64:
    return codes[dice.below(len(codes))]


def faces(first: int) -> list[int]:
    """The codes of one die, from that of its 1 on."""
    return [first + face for face in range(PIPS)]

# mypyc
"""Chapter 4: the active seat rolls its dice; 16.4: one of them may be rolled again."""

from typing import ClassVar, Final

from mypy_extensions import i64

from chrysalide.core.bits import lowest
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.core.vectors import vec
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.codes import REROLL, ROLL, STAND, THREE_DICE
from chrysalide.games.extinction.facts.records import DICE
from chrysalide.games.extinction.powers import REROLL_POWER
from chrysalide.games.extinction.rules.decision import PIPS, Decision, faces
from chrysalide.games.extinction.rules.phases import ACTING, IN_HAND, REROLL_DIE, ROLL_ONE
from chrysalide.games.extinction.rules.position import Position

_triples: Final[list[tuple[int, int, int]]] = [
    (a, b, c) for a in range(1, 7) for b in range(a, 7) for c in range(b, 7)
]  # fmt: skip
LOWS: Final = vec[i64]([a for a, _, _ in _triples])  # by number of an outcome of three dice
MIDDLES: Final = vec[i64]([b for _, b, _ in _triples])
HIGHS: Final = vec[i64]([c for _, _, c in _triples])
# by three single dice: the number of the outcome
TRIPLE_OF: Final = vec[i64](
    [
        _triples.index((min(a, b, c), a + b + c - min(a, b, c) - max(a, b, c), max(a, b, c)))
        for a in range(1, 7)
        for b in range(1, 7)
        for c in range(1, 7)
    ]
)
ROLLS: Final = 216  # of three dice, one after the other
WAYS: Final[list[int]] = [0, 1, 3, 6]  # in how many ways three dice fall, by how many different values


class RollDice(Decision):
    """4.1: all three dice of the active seat."""

    words: ClassVar = {"dice": "4.1"}

    def chance(self, at: Position) -> list[tuple[int, float]]:
        return [
            (THREE_DICE + number, WAYS[len({a, b, c})] / float(ROLLS)) for number, (a, b, c) in enumerate(_triples)
        ]  # fmt: skip

    def draw(self, at: Position, dice: Dice) -> i64:
        return THREE_DICE + TRIPLE_OF[dice.below(ROLLS)]

    def apply(self, at: Position, code: i64) -> bool:
        number = code - THREE_DICE
        seat = at.active
        first = seat * DICE
        at.dice[first] = LOWS[number]
        at.dice[first + 1] = MIDDLES[number]
        at.dice[first + 2] = HIGHS[number]
        if at.trace is not None:
            values = [int(at.dice[die]) for die in range(first, first + DICE)]
            at.tell("dice-rolled", {"seat": int(seat), "values": values})
        at.stage = ACTING
        return at.sources(seat, REROLL_POWER) != 0 and at.ask(REROLL_DIE, seat)


def values_in_hand(at: Position) -> i64:
    """The different values that the active seat has still to place: bit v for value v."""
    first = at.active * DICE
    found: i64 = 0
    for die in range(first, first + DICE):
        if at.places[die] == IN_HAND:
            found |= i64(1) << at.dice[die]
    return found


def die_in_hand(at: Position, value: i64) -> i64:
    """The active seat's first die of a value that it has still to place."""
    die = at.active * DICE
    while at.dice[die] != value or at.places[die] != IN_HAND:
        die += 1
    return die


class RerollDie(Decision):
    """16.4: which die is rolled again, if any."""

    words: ClassVar = {"reroll": "16.4", "stand": "16.4"}
    clicks: ClassVar = {"die": "reroll"}

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return REROLL, values_in_hand(at) >> 1, STAND

    def apply(self, at: Position, code: i64) -> bool:
        if code == STAND:
            return False
        at.cell = die_in_hand(at, code - REROLL + 1)
        return at.ask(ROLL_ONE, CHANCE)

    def giver(self, at: Position) -> i64:
        return lowest(at.sources(at.asked, REROLL_POWER))

    def choice(self, at: Position, code: int) -> Choice:
        if code == STAND:
            return Choice("stand", Message("choice-keep-roll"), ("keep",), icon="no")
        value = code - REROLL + 1
        label = Message("choice-reroll", {"value": value})
        return Choice(SPACE[code].text, label, (f"die:{value}",), badge=str(value), icon=f"die-{value}")

    def refuse(self, at: Position, code: int) -> Refusal:
        return Refusal("16.4", Message("refuse-no-die", {"value": code - REROLL + 1}))


class RollOne(Decision):
    """16.4: the new value stands; dice are kept in ascending order."""

    words: ClassVar = {"roll": "16.4"}

    def outcomes(self, at: Position) -> list[int]:
        return faces(ROLL)

    def draw(self, at: Position, dice: Dice) -> i64:
        return ROLL + dice.below(PIPS)

    def apply(self, at: Position, code: i64) -> bool:
        value = code - ROLL + 1
        first = at.active * DICE
        dice = at.dice
        old = dice[at.cell]
        dice[at.cell] = value
        at.cell = -1
        for _ in range(2):
            for die in range(first, first + 2):
                if dice[die] > dice[die + 1]:
                    swapped = dice[die]
                    dice[die] = dice[die + 1]
                    dice[die + 1] = swapped
        if at.trace is not None:
            at.tell("die-rerolled", {"seat": int(at.active), "old": int(old), "value": int(value)})
        return False

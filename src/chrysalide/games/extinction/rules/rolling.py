# mypyc
"""Chapter 4: the active seat rolls its dice; 16.4: one of them may be rolled again."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE
from chrysalide.core.vectors import vec
from chrysalide.games.extinction.codes import REROLL, ROLL, STAND, THREE_DICE
from chrysalide.games.extinction.facts.records import DICE
from chrysalide.games.extinction.rules.decision import Decision, faces
from chrysalide.games.extinction.rules.phases import ACTING, IN_HAND, REROLL_DIE, ROLL_ONE
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.tables import REROLL_POWER

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
WAYS: Final[list[int]] = [0, 1, 3, 6]  # in how many ways three dice fall, by how many different values


class RollDice(Decision):
    """4.1: all three dice of the active seat."""

    def chance(self, at: Position) -> list[tuple[int, float]]:
        return [
            (THREE_DICE + number, WAYS[len({a, b, c})] / 216.0) for number, (a, b, c) in enumerate(_triples)
        ]  # fmt: skip

    def draw(self, at: Position, dice: Dice) -> i64:
        return THREE_DICE + TRIPLE_OF[dice.below(216)]

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

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return REROLL, values_in_hand(at) >> 1, STAND

    def apply(self, at: Position, code: i64) -> bool:
        if code == STAND:
            return False
        at.cell = die_in_hand(at, code - REROLL + 1)
        return at.ask(ROLL_ONE, CHANCE)


class RollOne(Decision):
    """16.4: the new value stands; dice are kept in ascending order."""

    def outcomes(self, at: Position) -> list[int]:
        return faces(ROLL)

    def draw(self, at: Position, dice: Dice) -> i64:
        return ROLL + dice.below(6)

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

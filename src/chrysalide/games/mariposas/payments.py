# mypyc
"""9.4, 9.5: what a birth may be paid with: k flowers alike, or k + 1 with fewer than k of every type."""

from typing import Final

from mypy_extensions import i64

from chrysalide.games.mariposas.board import TYPES, flowers_of, one_flower

LETTERS: Final = "opvyw"
COSTS: Final[list[int]] = [2, 3, 4]
NO_BORROW: Final = 0x8080808080  # a bit above every count: subtracting a payment leaves it where there are enough


def letters_of(flowers: i64) -> str:
    """Flowers as text, in the order o p v y w."""
    return "".join([LETTERS[flower] * int(flowers_of(flowers, flower)) for flower in range(TYPES)])


def _multisets(size: int, most: int, first: int = 0) -> list[int]:
    """All multisets of `size` flowers with at most `most` of a type, in the order of their letters."""
    if size == 0:
        return [0]
    if first == TYPES:
        return []
    found: list[int] = []
    for number in range(min(size, most), -1, -1):
        found.extend([rest + number * int(one_flower(first)) for rest in _multisets(size - number, most, first + 1)])
    return found


def _allowed(cost: int) -> list[int]:
    alike = [cost * int(one_flower(flower)) for flower in range(TYPES)]
    return alike + _multisets(cost + 1, cost - 1)


def _all_payments() -> list[int]:
    """Every payment once, the smaller ones first, then in the order of their letters."""
    found: list[int] = []
    for cost in COSTS:
        found.extend([payment for payment in _allowed(cost) if payment not in found])
    keyed = [(len(letters_of(payment)), [LETTERS.index(c) for c in letters_of(payment)], payment) for payment in found]
    keyed.sort()
    return [payment for _, _, payment in keyed]


PAYMENTS: Final[list[int]] = _all_payments()
TEXTS: Final[list[str]] = [letters_of(payment) for payment in PAYMENTS]
FOR_COST: Final[list[list[int]]] = [
    [number for number, payment in enumerate(PAYMENTS) if cost in COSTS and payment in _allowed(cost)]
    for cost in range(5)
]
_known: Final[dict[int, list[int]]] = {}


def enough(flowers: i64, payment: i64) -> bool:
    return ((flowers | NO_BORROW) - payment) & NO_BORROW == NO_BORROW


def lacking(cost: i64, flowers: i64) -> i64:
    """How many flowers of the right types are missing for the nearest payment."""
    least: i64 = 9
    for number in FOR_COST[cost]:
        payment = PAYMENTS[number]
        missing: i64 = 0
        for flower in range(TYPES):
            missing += max(0, flowers_of(payment, flower) - flowers_of(flowers, flower))
        least = min(least, missing)
    return least


def affordable(cost: i64, flowers: i64) -> list[int]:
    """The numbers of the payments for a birth of this cost that a stock of flowers allows; not to be changed."""
    key: i64 = cost
    for flower in range(TYPES):
        key = key * 8 + min(flowers_of(flowers, flower), cost)
    found = _known.get(key)
    if found is None:
        found = [number for number in FOR_COST[cost] if enough(flowers, PAYMENTS[number])]
        _known[key] = found
    return found

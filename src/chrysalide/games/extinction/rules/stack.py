# mypyc
"""Chapter 15: lists of operations under way, kept as a stack of plain numbers.

A frame of the stack is one list of operations under way; an operation that asks several times stays where it is and
counts down TIMES_LEFT, so that a position holds all there is to know of it.
"""

from abc import abstractmethod

from mypy_extensions import i64

from chrysalide.games.extinction.programs import WIDTH
from chrysalide.games.extinction.rules.phases import (
    BY_CONSTANT,
    BY_EFFECT,
    DID,
    FRAME,
    FRESH,
    LEVEL,
    PC,
    SOURCE,
    THING,
    TIMES_LEFT,
    VALUE,
)
from chrysalide.games.extinction.rules.position import Position


class Operation:
    """One operation that cards are made of; `OPERATIONS` in flow.py lists all of them by number."""

    @abstractmethod
    def step(self, at: Position) -> bool:
        """Carry it out, or ask how: True where somebody is asked now or the match is over."""


def push(at: Position, program: i64, source: i64, thing: i64, value: i64) -> None:
    """Put a list of operations on top of what is pending."""
    base = at.depth * FRAME
    stack = at.stack
    stack[base + PC] = program
    stack[base + TIMES_LEFT] = FRESH
    stack[base + DID] = 0
    stack[base + LEVEL] = 0
    stack[base + VALUE] = value
    stack[base + SOURCE] = source
    stack[base + THING] = thing
    at.depth += 1


def frame(at: Position, field: i64) -> i64:
    """A number of the list under way."""
    return at.stack[(at.depth - 1) * FRAME + field]


def set_frame(at: Position, field: i64, number: i64) -> None:
    at.stack[(at.depth - 1) * FRAME + field] = number


def operand(at: Position, number: i64) -> i64:
    """A number of the operation under way: 0 is its code, then n and what else it needs."""
    return at.tables.ops[frame(at, PC) * WIDTH + number]


def next_op(at: Position) -> None:
    base = (at.depth - 1) * FRAME
    at.stack[base + PC] = at.stack[base + PC] + 1
    at.stack[base + TIMES_LEFT] = FRESH
    at.stack[base + DID] = 0


def pass_by(at: Position) -> bool:
    """The operation under way asks nothing more: the next one follows."""
    next_op(at)
    return False


def by_effect(at: Position) -> bool:
    """16.16: does the operation under way belong to an effect card?"""
    return at.depth > 0 and (frame(at, SOURCE) == BY_EFFECT or frame(at, SOURCE) == BY_CONSTANT)


def counted(at: Position) -> i64:
    """How often more the operation is to be done; begins with its n, or with the chosen amount."""
    left = frame(at, TIMES_LEFT)
    if left == FRESH:
        left = operand(at, 1)
        if left < 0:
            left = frame(at, LEVEL)
        set_frame(at, TIMES_LEFT, left)
    return left


def count_down(at: Position) -> None:
    set_frame(at, TIMES_LEFT, frame(at, TIMES_LEFT) - 1)

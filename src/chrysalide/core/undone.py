"""What was undone: no longer part of the match, for ever part of its history."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from chrysalide.core.actions import Action
from chrysalide.core.state import Event

T = TypeVar("T")


class Made(NamedTuple):
    """An entry of the history."""

    action: Action
    actor: int
    events: list[Event]
    live: bool  # still part of the match


@dataclass(frozen=True)
class Undone:
    """One undo: whose decision was undone, the length that the match went back to, and what that removed."""

    seat: int
    length: int
    removed: tuple[Made, ...]
    agreed: bool = False  # everybody was asked


def stretches(live: Sequence[T], undos: Sequence[tuple[int, Sequence[T]]]) -> list[list[T]]:
    """All entries as they were made: those before each undo since the one before it, then those since the last.

    An undo is the length that it went back to and what it removed. Backwards in time, the entries before an undo are
    those that it left and those that it removed.
    """
    found, stack = [], list(live)
    for length, removed in reversed(undos):
        found.append(stack[length:])
        stack = [*stack[:length], *removed]
    found.append(stack)
    return found[::-1]

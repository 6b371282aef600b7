"""What a match consists of: its entries, and the undos that are part of its history for ever."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from chrysalide.core.actions import Action
from chrysalide.core.state import Event

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of a match, chance included, and what came of it."""

    action: Action
    actor: int  # a seat or CHANCE
    events: list[Event]
    binding: bool  # it can never be undone by its seat alone: something was shown
    asked: bool  # somebody decided it; others make themselves
    undone: bool = False  # it is part of the history only


@dataclass(frozen=True)
class Undone:
    """One undo: whose decision was undone, the length that the match went back to, and what that removed."""

    seat: int
    length: int
    removed: tuple[Entry, ...]
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

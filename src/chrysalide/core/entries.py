"""What a match consists of: its entries and its undos. Both stay in its history for good."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from chrysalide.core.actions import Action
from chrysalide.core.state import Event

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Entry:
    """One action of a match, by a seat or by chance, and its events."""

    action: Action
    actor: int  # a seat or CHANCE
    events: list[Event]
    binding: bool  # it revealed something, so its seat cannot undo it without the others' consent
    asked: bool  # a seat decided it; otherwise it was forced and made automatically
    held: bool = False  # a page may have held it back: it is undone together with the decision after it
    undone: bool = False  # it no longer counts, and remains only in the history


@dataclass(frozen=True)
class Undone:
    """One undo: whose decision was undone, how many entries were left, and which entries it removed."""

    seat: int
    length: int
    removed: tuple[Entry, ...]
    agreed: bool = False  # all players were asked and agreed


TIME, RESIGNED, AGREED = "time", "resigned", "agreed"


@dataclass(frozen=True)
class Ending:
    """Why a match ended other than by its rules: a seat ran out of time or resigned, or all agreed to a draw."""

    why: str  # TIME, RESIGNED or AGREED
    seat: int | None = None  # who lost by it; None: nobody did, as it is a draw


def stretches(live: Sequence[T], undos: Sequence[tuple[int, Sequence[T]]]) -> list[list[T]]:
    """All entries in the order in which they were made, split at each undo; the last stretch follows the last undo.

    An undo is the number of entries that it left and the list of those that it removed. Going backwards in time, the
    entries before an undo are the ones it left plus the ones it removed.
    """
    found, stack = [], list(live)
    for length, removed in reversed(undos):
        found.append(stack[length:])
        stack = [*stack[:length], *removed]
    found.append(stack)
    return found[::-1]

"""What a game reports about its finished matches for balance studies. A game's own `study.py` provides:

    FACTS = (Fact("layout", "layout", "layout"), …)     what differs between matches
    ACTS = {"bolina-placed": "5.1 5.2", …}              the rules behind each kind of event
    def stretches(match) -> list[Stretch]               the match, or its rounds, with their facts
    def acts(match) -> dict[str, int]                   optional: rules to count that no event shows

A key of ACTS is the kind of an event, or a kind with one of its arguments: `pawn-entered reason=eggs`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from chrysalide.core.match import Match
from chrysalide.core.state import Event


@dataclass(frozen=True)
class Fact:
    """Something that differs between matches; the message `fact-<id>` names it."""

    id: str
    message: str = ""  # puts a value into words; empty: the value is shown as it is
    argument: str = ""  # of that message
    judged: bool = True  # False: it results from good play, or is the result itself, so it is only counted


@dataclass(frozen=True)
class Stretch:
    """A unit that somebody wins: a round, or the whole match."""

    first: int  # the seat that began
    winners: list[int]
    table: dict[str, list[str]] = field(default_factory=dict)  # by fact: the values that held for everybody
    seats: dict[str, list[list[str]]] = field(default_factory=dict)  # by fact and seat: the values of each seat


@dataclass(frozen=True)
class Study:
    facts: tuple[Fact, ...]
    acts: dict[str, str]
    stretches: Callable[[Match], list[Stretch]]
    more: Callable[[Match], dict[str, int]] = field(default=lambda match: {})

    def fact(self, name: str) -> Fact:
        return next(fact for fact in self.facts if fact.id == name)

    def rules(self, event: Event) -> set[str]:
        """The rules behind an event."""
        keys = [event.kind, *(f"{event.kind} {name}={value}" for name, value in event.args.items())]
        return {rule for key in keys for rule in self.acts.get(key, "").split()}


def whole(
    match: Match,
    table: dict[str, list[str]] | None = None,
    seats: dict[str, list[list[str]]] | None = None,
    first: int | None = None,
) -> Stretch:
    """The match as one stretch; the seat that decided first began, unless the game says otherwise."""
    if first is None:
        first = next((entry.actor for entry in match.log if entry.asked), 0)
    return Stretch(first, match.winners, table or {}, seats or {})


def events_of(match: Match, kind: str) -> list[Event]:
    """All events of a kind, in order."""
    return [event for entry in match.log for event in entry.events if event.kind == kind]

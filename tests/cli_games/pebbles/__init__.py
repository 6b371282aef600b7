"""A tiny game for tests of the terminal: no picture of its own, a secret hand, two or three seats, options.

1.1: every seat draws a secret number. 1.2: take one or two pebbles; whoever takes the last one wins.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from chrysalide.core.actions import ActionSpace, Field, Pattern
from chrysalide.core.dice import Dice
from chrysalide.core.kit import Kit, View
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.options import Options, Range
from chrysalide.core.state import CHANCE, OVER, Event, State

SPACE = ActionSpace(
    Pattern("take", (Field("pebbles", (1, 2)),)), Pattern("draw", (Field("number", (1, 2, 3)),), chance=True)
)


@dataclass(frozen=True)
class PebblesOptions(Options):
    heap: Annotated[int, Range(1, 9)] = 5
    kind: bool = False


class Pebbles(State):
    def __init__(self, seats: int, heap: int) -> None:
        super().__init__()
        self.seats, self.heap, self.active = seats, heap, 0
        self.secrets: list[int] = []

    def actor(self) -> int:
        if len(self.secrets) < self.seats:
            return CHANCE
        return self.active if self.heap else OVER

    def legal(self) -> list[int]:
        return [0, 1][: self.heap]

    def apply(self, code: int) -> None:
        if code >= 2:
            self.secrets.append(code - 1)
            if self.trace is not None:
                seat = len(self.secrets) - 1
                self.trace.append(Event("secret-drawn", {"number": code - 1}, (seat,)))
            return
        self.tell("taken", {"seat": self.active, "pebbles": code + 1})
        self.heap -= code + 1
        self.active = (self.active + 1) % self.seats

    def copy(self) -> "Pebbles":
        twin = Pebbles(self.seats, self.heap)
        twin.active, twin.secrets = self.active, self.secrets[:]
        return twin

    def chance(self) -> list[tuple[int, float]]:
        return [(code, 1 / 3) for code in (2, 3, 4)]

    def draw(self, dice: Dice) -> int:
        return 2 + dice.below(3)

    def scores(self) -> list[float]:
        return [float(seat in self.winners()) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [] if self.heap else [(self.active - 1) % self.seats]

    def key(self) -> tuple[Any, ...]:
        return (self.seats, self.heap, self.active, tuple(self.secrets))


def paint(state: Pebbles, viewer: int | None) -> View:
    dealt = viewer is not None and viewer < len(state.secrets)
    return {"phase": "take", "heap": state.heap, "hand": {"number": state.secrets[viewer or 0] if dealt else None}}


def imagine(view: View, dice: Dice) -> Pebbles:
    state = Pebbles(view["seats_count"], view["heap"])
    state.active = view["actor"]
    state.secrets = [1] * state.seats
    return state


KIT = Kit[Pebbles, PebblesOptions](
    id="pebbles",
    folder=Path(__file__).parent,
    rules_version=1,
    seats=(2, 3),
    options=PebblesOptions,
    space=SPACE,
    start=lambda seats, options: Pebbles(seats, options.heap),
    paint=paint,
    imagine=imagine,
    choices=lambda state: [
        Choice(SPACE[code].text, Message("choice-take", {"pebbles": code + 1}), ()) for code in state.legal()
    ],
    refuse=lambda state, code, seat: Refusal("1.2", Message("refuse-few", {"heap": state.heap})),
    aim=lambda state, target: None,
    evaluate=lambda state, seat: 0.5,
)

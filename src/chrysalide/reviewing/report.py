"""A review: how the expectation of every side changed, by luck and by play."""

from dataclasses import dataclass, field
from typing import Any

from chrysalide.core.marks import MARKS
from chrysalide.core.messages import Message
from chrysalide.reviewing.assessment import Rated, Values

DIGITS = 4
DECISION, CHANCE_ACTED = "decision", "chance"


@dataclass(frozen=True)
class Step:
    """A decision, or what chance did between two of them. `expected` is what an observer expects before it."""

    index: int  # of its first entry
    entries: int
    kind: str
    expected: Values
    play: Values
    luck: Values
    drift: Values  # the search changed its mind although nothing happened: its own error
    actions: list[str]
    seat: int | None = None
    words: Message | None = None
    targets: list[str] = field(default_factory=list)
    mark: str | None = None  # None: nothing was at stake
    loss: float = 0.0
    error: float = 0.0
    exact: bool = False
    best: list[Rated] = field(default_factory=list)
    value: float = 0.0
    reasons: list[Message] = field(default_factory=list)

    def as_json(self, side: int | None) -> dict[str, Any]:
        """`side`: that of its seat."""
        step = {
            "index": self.index,
            "entries": self.entries,
            "kind": self.kind,
            "seat": self.seat,
            "expected": rounded(self.expected),
            "play": rounded(self.play),
            "luck": rounded(self.luck),
            "drift": rounded(self.drift),
        }
        if side is None:
            return step | {"actions": self.actions}
        return step | {
            "action": self.actions[0],
            "words": self.words.as_json() if self.words else None,
            "targets": self.targets,
            "mark": self.mark,
            "loss": round(self.loss, DIGITS),
            "error": round(self.error, DIGITS),
            "exact": self.exact,
            "best": [
                {
                    "action": one.action,
                    "words": one.words.as_json() if one.words else None,
                    "targets": one.targets,
                    "value": round(one.values[side], DIGITS),
                }
                for one in self.best
            ],
            "value": round(self.value, DIGITS),
            "reasons": [reason.as_json() for reason in self.reasons],
        }


@dataclass(frozen=True)
class SeatReport:
    """How well a seat played."""

    seat: int
    decisions: int  # with something at stake
    accuracy: float | None  # from 0 to 1; None if it had nothing to decide
    loss: float
    marks: dict[str, int]

    def as_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "accuracy": None if self.accuracy is None else round(self.accuracy, DIGITS),
            "decisions": self.decisions,
            "loss": round(self.loss, DIGITS),
            "marks": {mark: self.marks.get(mark, 0) for mark in MARKS},
        }


@dataclass(frozen=True)
class Review:
    """Result = start + luck + play + drift, for every side. `margin` says how far off luck and play may be, 95 %."""

    depth: str
    done: int  # places assessed so far ...
    of: int  # ... and in all; where `done` is less, `result` is what was expected then
    sides: list[list[int]]  # the seats of each side
    start: Values
    result: Values
    luck: Values
    play: Values
    drift: Values
    margin: Values
    steps: list[Step]
    seats: list[SeatReport]
    moments: list[int]  # the steps that decided the most, three at most
    periods: list[tuple[int, Message]]

    def as_json(self) -> dict[str, Any]:
        side_of = {seat: side for side, seats in enumerate(self.sides) for seat in seats}
        return {
            "depth": self.depth,
            "done": self.done,
            "of": self.of,
            "sides": self.sides,
            "start": rounded(self.start),
            "result": rounded(self.result),
            "luck": rounded(self.luck),
            "play": rounded(self.play),
            "drift": rounded(self.drift),
            "margin": rounded(self.margin),
            "periods": [{"index": index, "name": name.as_json()} for index, name in self.periods],
            "steps": [step.as_json(None if step.seat is None else side_of[step.seat]) for step in self.steps],
            "seats": [seat.as_json() for seat in self.seats],
            "moments": self.moments,
        }


def rounded(values: Values) -> Values:
    return [round(value, DIGITS) for value in values]

"""What one search says about one decision of a match, as plain data that processes can send to each other."""

from dataclasses import asdict, dataclass, field
from typing import Any

from chrysalide.core.messages import Message

Values = list[float]  # by side: the expected result, from 0 (lost) to 1 (won)


def plus(one: Values, other: Values) -> Values:
    return [a + b for a, b in zip(one, other, strict=True)]


def minus(one: Values, other: Values) -> Values:
    return [a - b for a, b in zip(one, other, strict=True)]


@dataclass(frozen=True)
class Rated:
    """An action and what each side can expect after it."""

    action: str
    values: Values
    words: Message | None = None  # the choice as people read it
    targets: list[str] = field(default_factory=list)  # what they would click


@dataclass(frozen=True)
class Assessment:
    """A decision as its seat could judge it, and as somebody who sees everything does.

    At the start of a match, before the first decision, only `expected` and `luck` are set.
    """

    expected: Values  # before the decision, for somebody who sees everything
    luck: Values = field(default_factory=list)  # what chance then did, compared with what else it might have done
    after: Values = field(default_factory=list)  # the same after the action that was played, before chance acts
    best: list[Rated] = field(default_factory=list)  # by the eyes of the seat, the best first
    played: Rated | None = None  # by the same eyes
    stake: float = 0.0  # what the worst action would have lost
    error: float = 0.0  # of the difference between best and played, 95 %
    exact: bool = False  # nothing was estimated: every line was followed to its end
    reasons: list[Message] = field(default_factory=list)  # why the best action is the best
    effort: int = 0  # simulations of each search, or positions

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, written: dict[str, Any]) -> "Assessment":
        played = written["played"]
        return cls(
            **written
            | {
                "best": [_rated(one) for one in written["best"]],
                "played": _rated(played) if played else None,
                "reasons": [Message(**one) for one in written["reasons"]],
            }
        )


def _rated(written: dict[str, Any]) -> Rated:
    words = written["words"]
    return Rated(written["action"], written["values"], Message(**words) if words else None, written["targets"])

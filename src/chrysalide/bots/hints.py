"""What a hint says: how good each action is, why the best one is, and how the turn may go on."""

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from chrysalide.bots.player import Advice
from chrysalide.core.messages import Message

BEST = "best"  # clearly better than all others
EQUAL = "equal"  # one of several that are equally good; the first then is one of them too
LESS = "less"  # a little worse
WORSE = "worse"
VERDICTS = (BEST, EQUAL, LESS, WORSE)
ONLY = "only"  # in place of a verdict: there is nothing to compare it with

CLOSE = 0.015  # differences in the expected result that nobody would notice
FAR = 0.06  # and from which on an action is plainly worse
SPREAD = 0.25  # of the results of single simulations, about
LEAST = 0.02  # how open a match is at least taken to be
TRIED = 0.1  # a search that tried an action less often than this share of the best one's has dropped it


@dataclass(frozen=True)
class Opinion:
    """What a good player thinks of one action."""

    action: str
    value: float | None  # the expected result: from 0 (lost) to 1 (won)
    verdict: str


@dataclass(frozen=True)
class Hint:
    """The best action first."""

    advice: list[Opinion]
    reasons: list[Message] = field(default_factory=list)
    plan: list[Message] = field(default_factory=list)  # what the seat does until its turn ends or chance comes

    def as_json(self) -> dict[str, Any]:
        return {
            "advice": [{"action": one.action, "value": one.value, "verdict": one.verdict} for one in self.advice],
            "reasons": [reason.as_json() for reason in self.reasons],
            "plan": [step.as_json() for step in self.plan],
        }

    @classmethod
    def from_json(cls, told: dict[str, Any]) -> "Hint":
        """One that was given elsewhere."""
        messages = [[Message(**message) for message in told[name]] for name in ("reasons", "plan")]
        return cls([Opinion(**one) for one in told["advice"]], *messages)


def judge(found: list[Advice]) -> list[Opinion]:
    """Words instead of percentages that swing with every simulation: margins are compared with the search's error."""
    best, *others = found
    verdicts = [_verdict(best, other) for other in others]
    first = (EQUAL if EQUAL in verdicts else BEST) if others else ONLY
    return [
        Opinion(advice.action.text, advice.value, verdict)
        for advice, verdict in zip(found, (first, *verdicts), strict=True)
    ]


def _verdict(best: Advice, other: Advice) -> str:
    if best.value is None or other.value is None:
        return LESS
    open_ended = max(LEAST, 4 * best.value * (1 - best.value))  # 1 in an even match; little where it is nearly decided
    behind = (best.value - other.value) / open_ended
    error = SPREAD * sqrt((1 / best.weight + 1 / other.weight) / open_ended) if best.weight and other.weight else 0.0
    if behind <= max(CLOSE, error) and other.weight >= TRIED * best.weight:
        return EQUAL
    return LESS if behind <= max(FAR, error) else WORSE

"""Choices, targets and refusals as message ids with arguments; no words here."""

from chrysalide.core.messages import Choice, Message, Refusal

from .actions import SPACE
from .rules import Pebbles


def choices(state: Pebbles) -> list[Choice]:
    return [_take(state, code + 1) for code in state.legal()]


def _take(state: Pebbles, number: int) -> Choice:
    return Choice(
        action=SPACE[number - 1].text,
        label=Message("choice-take", {"number": number}),
        targets=(f"number:{number}",),
        detail=Message("detail-left", {"left": state.heap - number}),
        badge=str(number),
    )


def aim(state: Pebbles, target: str) -> int | None:
    return {"number:1": 0, "number:2": 1, "number:3": 2}.get(target)


def refuse(state: Pebbles, code: int, seat: int) -> Refusal:
    """Why `seat` (or CHANCE) may not do this now."""
    action = SPACE[code]
    if action.chance:
        return Refusal(None, Message("refuse-not-now"))
    if seat != state.actor():
        return Refusal("2.2", Message("refuse-turn"))
    return Refusal("3.2", Message("refuse-heap", {"left": state.heap}))

"""Choices, clicks and refusals as message ids with arguments; the words are in locale/."""

from chrysalide.core.messages import Choice, Message, Refusal

from .actions import HOLD, ROLL, SPACE
from .rules import ROUNDS, GameName


def choices(state: GameName) -> list[Choice]:
    """One for each legal action: its words, and what to click."""
    return [_choice(state, code) for code in state.legal()]


def _choice(state: GameName, code: int) -> Choice:
    if code == ROLL:
        return Choice("roll", Message("choice-roll"), targets=("die",))
    kept = Message("choice-hold", {"points": state.pot})
    return Choice("hold", kept, targets=("pot",), gain=state.pot)


def aim(state: GameName, target: str) -> int | None:
    """The action that a click on a target would mean, legal now or not."""
    return {"die": ROLL, "pot": HOLD}.get(target)


def refuse(state: GameName, code: int, seat: int) -> Refusal:
    """Why `seat` (or CHANCE) may not do this now, by the number of the rule."""
    if SPACE[code].chance or state.rolling:
        return Refusal(None, Message("refuse-not-now"))
    if seat != state.actor():
        return Refusal("2.2", Message("refuse-turn"))
    return Refusal("3.3", Message("refuse-nothing"))


def period(state: GameName) -> Message | None:
    """The round: replays are divided by it."""
    return Message("round", {"round": min(state.round, ROUNDS)})

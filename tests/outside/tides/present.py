"""Choices, targets and refusals as message ids with arguments; no words here."""

from chrysalide.core.messages import Choice, Message, Refusal

from .actions import FACES, KEEP, ROLL, SPACE, STOP
from .rules import DICE, ROUNDS, Tides


def choices(state: Tides) -> list[Choice]:
    return [_choice(state, code) for code in state.legal()]


def _choice(state: Tides, code: int) -> Choice:
    if code == ROLL:
        return Choice("roll", Message("choice-roll", {"dice": DICE - len(state.kept)}), targets=("roll",))
    if code == STOP:
        return Choice("stop", Message("choice-stop", {"points": state.pot()}), targets=("stop",), gain=state.pot())
    face = code - KEEP + 1
    kept = {"face": face, "dice": state.beach.count(face)}
    return Choice(SPACE[code].text, Message("choice-keep", kept), targets=(f"die:{face}",), badge=str(face))


def aim(state: Tides, target: str) -> int | None:
    faces = {f"die:{face}": KEEP + face - 1 for face in range(1, FACES + 1)}
    return ({"roll": ROLL, "stop": STOP} | faces).get(target)


def refuse(state: Tides, code: int, seat: int) -> Refusal:
    """Why `seat` (or CHANCE) may not do this now."""
    if SPACE[code].chance or state.actor() < 0:
        return Refusal(None, Message("refuse-not-now"))
    if seat != state.actor():
        return Refusal("2.2", Message("refuse-turn"))
    if code < KEEP:
        return Refusal("3.4", Message("refuse-keep" if state.beach else "refuse-all-kept"))
    face = code - KEEP + 1
    return Refusal("3.2", Message("refuse-kept" if face in state.kept else "refuse-face", {"face": face}))


def period(state: Tides) -> Message | None:
    return Message("round", {"round": min(state.round, ROUNDS)})

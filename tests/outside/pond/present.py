"""Choices, targets and refusals as message ids with arguments; no words here."""

from chrysalide.core.messages import Choice, Message, Refusal

from .actions import CARDS, CELLS, SPACE
from .rules import EMPTY, Pond


def choices(state: Pond) -> list[Choice]:
    return [_choice(state, code) for code in state.legal()]


def _choice(state: Pond, code: int) -> Choice:
    card, cell = divmod(code, CELLS)
    return Choice(
        action=SPACE[code].text,
        label=Message("choice-lay", {"card": CARDS[card], "cell": cell + 1}),
        targets=(f"card:{CARDS[card]}", f"cell:{cell}"),
        gain=state.gain(card, cell),
    )


def aim(state: Pond, target: str) -> int | None:
    """A card, or a cell that is taken: as far as one click can mean anything."""
    kind, _, name = target.partition(":")
    if kind == "card" and name in CARDS:
        return CARDS.index(name) * CELLS + (state.pond.index(EMPTY) if EMPTY in state.pond else 0)
    if kind == "cell" and name.isascii() and name.isdecimal() and int(name) < CELLS and str(int(name)) == name:
        hand = state.hands[state.active]
        return (hand[0] if hand else 0) * CELLS + int(name)
    return None


def refuse(state: Pond, code: int, seat: int) -> Refusal:
    """Why `seat` (or CHANCE) may not do this now."""
    if SPACE[code].chance or state.actor() < 0:
        return Refusal(None, Message("refuse-not-now"))
    if seat != state.actor():
        return Refusal("2.2", Message("refuse-turn"))
    if state.pond[code % CELLS] != EMPTY:
        return Refusal("3.1", Message("refuse-taken"))
    return Refusal("3.1", Message("refuse-hand"))

"""What a viewer may know: everything but the hands of the others."""

from chrysalide.core.dice import Dice
from chrysalide.core.game import View
from chrysalide.core.state import OVER

from .actions import CARDS, CELLS, DEAL, WIDTH
from .rules import EMPTY, Pond, deal


def paint(state: Pond, viewer: int | None) -> View:
    cells = [None if card == EMPTY else CARDS[card] for card in state.pond]
    return {
        "phase": "over" if state.actor() == OVER else "deal" if state.due else "lay",
        "pond": [cells[start : start + WIDTH] for start in range(0, CELLS, WIDTH)],
        "hands": [[CARDS[card] if seat == viewer else None for card in hand] for seat, hand in enumerate(state.hands)],
        "deck": len(state.unseen()),
        "turn": state.active,
        "due": state.due[:],
        "points": state.points[:],
    }


def restore(state: Pond, view: View, dice: Dice) -> None:
    """Deals the hands that this viewer cannot know."""
    number = {card: code for code, card in enumerate(CARDS)}
    state.pond = [EMPTY if card is None else number[card] for row in view["pond"] for card in row]
    state.active, state.due, state.points = int(view["turn"]), list(view["due"]), list(view["points"])
    state.hands = [[number[card] for card in hand if card is not None] for hand in view["hands"]]
    deck = state.unseen()
    for seat, hand in enumerate(view["hands"]):
        state.hands[seat] = sorted(state.hands[seat] + deal(deck, hand.count(None), dice))


def mask(state: Pond, code: int, viewer: int | None) -> str | None:
    """3.2: a card is drawn in secret."""
    seat = (code - DEAL) // len(CARDS)
    return f"deal {seat} ?" if code >= DEAL and seat != viewer else None


def evaluate(state: Pond, seat: int) -> float:
    """The lead over the best of the others; a point counts more when few cells are left."""
    if state.actor() == OVER:
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0
    lead = state.points[seat] - max(points for other, points in enumerate(state.points) if other != seat)
    left = state.pond.count(EMPTY)
    return min(0.98, max(0.02, 0.5 + 0.5 * lead / (4 + left)))

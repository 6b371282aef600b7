"""Pond: one position and its rules."""

from typing import Any

from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE, OVER, State

from .actions import CARDS, CELLS, DEAL, RANKS, WIDTH

HAND = 3
EMPTY = -1


class Pond(State):
    """Cards are numbers: 0 to 5 reed, 6 to 11 water, 12 to 17 sky."""

    def __init__(self, seats: int, twins: bool) -> None:
        super().__init__()
        self.twins = twins
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # each known to its seat only
        self.pond = [EMPTY] * CELLS
        self.points = [0] * seats
        self.active = 0
        self.due = [seat for seat in range(seats) for _ in range(HAND)]  # 2.1: who gets the next cards

    def actor(self) -> int:
        if self.due:
            return CHANCE
        return self.active if EMPTY in self.pond else OVER

    def legal(self) -> list[int]:
        """3.1: any card of the hand on any empty cell."""
        if self.actor() < 0:
            return []
        empty = [cell for cell, card in enumerate(self.pond) if card == EMPTY]
        return [card * CELLS + cell for card in self.hands[self.active] for cell in empty]

    def unseen(self) -> list[int]:
        """The cards of the deck: those that nobody holds and that do not lie in the pond."""
        gone = {card for hand in (*self.hands, self.pond) for card in hand}
        return [card for card in range(len(CARDS)) if card not in gone]

    def chance(self) -> list[tuple[int, float]]:
        """2.1, 3.2: any card of the deck."""
        deck = self.unseen()
        return [(DEAL + self.due[0] * len(CARDS) + card, 1 / len(deck)) for card in deck]

    def draw(self, dice: Dice) -> int:
        deck = self.unseen()
        return DEAL + self.due[0] * len(CARDS) + deck[dice.below(len(deck))]

    def apply(self, code: int) -> None:
        if code >= DEAL:
            seat, card = divmod(code - DEAL, len(CARDS))
            self.due.pop(0)
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.tell("card-drawn", {"seat": seat})
        else:
            self.lay(*divmod(code, CELLS))

    def lay(self, card: int, cell: int) -> None:
        """3.1: a card goes into the pond; 4.1, 4.2: it scores at once; 3.2: a new one is drawn."""
        seat = self.active
        gained = self.gain(card, cell)
        self.hands[seat] = [other for other in self.hands[seat] if other != card]
        self.pond[cell] = card
        self.points[seat] += gained
        self.tell("card-laid", {"seat": seat, "card": CARDS[card], "cell": cell, "points": gained})
        self.active = (seat + 1) % len(self.hands)  # 2.2
        if EMPTY in self.pond and self.unseen():
            self.due = [seat]

    def gain(self, card: int, cell: int) -> int:
        """4.1: a point for each neighbour of its suit; 4.2: two for each of its number, with that option."""
        beside = [self.pond[other] for other in neighbours(cell) if self.pond[other] != EMPTY]
        suits = sum(other // RANKS == card // RANKS for other in beside)
        return suits + (2 * sum(other % RANKS == card % RANKS for other in beside) if self.twins else 0)

    def scores(self) -> list[float]:
        return [float(points) for points in self.points]

    def winners(self) -> list[int]:
        """5.2: the most points; several may share it."""
        best = max(self.points)
        return [seat for seat, points in enumerate(self.points) if points == best] if self.actor() == OVER else []

    def resample(self, seat: int, dice: Dice) -> None:
        """All that a seat cannot know: the hands of the others, among the cards of the deck."""
        others = [other for other in range(len(self.hands)) if other != seat]
        cards = self.unseen() + [card for other in others for card in self.hands[other]]
        for other in others:
            self.hands[other] = deal(cards, len(self.hands[other]), dice)

    def copy(self) -> "Pond":
        twin = Pond(len(self.hands), self.twins)
        twin.hands, twin.pond, twin.points = [hand[:] for hand in self.hands], self.pond[:], self.points[:]
        twin.active, twin.due = self.active, self.due[:]
        return twin

    def key(self) -> tuple[Any, ...]:
        hands = tuple(tuple(hand) for hand in self.hands)
        return self.twins, hands, tuple(self.pond), tuple(self.points), self.active, tuple(self.due)


def deal(cards: list[int], number: int, dice: Dice) -> list[int]:
    """Takes so many cards out of a list, at random."""
    return sorted(cards.pop(dice.below(len(cards))) for _ in range(number))


def neighbours(cell: int) -> list[int]:
    row, column = divmod(cell, WIDTH)
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * WIDTH + c for r, c in beside if 0 <= r < CELLS // WIDTH and 0 <= c < WIDTH]

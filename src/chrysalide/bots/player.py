"""The base of every bot: it chooses an action for a view."""

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass

from chrysalide.bots.turn import Turn
from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame, View


@dataclass(frozen=True)
class Advice:
    """An action and its expected result for the seat: from 0 (lost) to 1 (won); None if it was not computed."""

    action: Action
    value: float | None = None
    weight: int = 0  # how often a search tried it; 0 if that means nothing


class Player(ABC):
    """A bot on a seat. Equal seeds make equal choices."""

    seconds: float = math.inf  # the most that it takes for one decision

    def __init__(self, game: AnyGame, seed: int | str = 0) -> None:
        self.game = game
        self.dice = Dice(f"player:{seed}")

    def choose(self, view: View, seconds: float | None = None, left: float | None = None) -> Action:
        """An action for the seat whose view this is; it must be that seat's turn.

        `seconds`: the most for this decision; `left`: for this and all others until another seat decides.
        """
        return self.decide(Turn(self.game, view, self.dice, seconds, left))

    def weigh(self, view: View, seconds: float | None = None) -> list[Advice]:
        """Its choice, followed by the alternatives, best first, if it compares any."""
        return self.consider(Turn(self.game, view, self.dice, seconds))

    @abstractmethod
    def decide(self, turn: Turn) -> Action:
        """One of the turn's legal actions, within the turn's time limit if there is one."""

    def consider(self, turn: Turn) -> list[Advice]:
        """The answer of `weigh`; players that compare actions override it."""
        return [Advice(self.decide(turn))]

    def scale(self, factor: float) -> None:
        """Multiply the amount of thinking; players that do not search have nothing to change."""
        return

    def one_of(self, values: dict[int, float]) -> int:
        """The code with the best value; a random one of several equals."""
        best = max(values.values())
        equal = [code for code, value in values.items() if value >= best - 1e-9]
        return equal[self.dice.below(len(equal))]

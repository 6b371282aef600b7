"""What every bot is: something that chooses an action for a view."""

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass

from chrysalide.bots.turn import Turn
from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame, View


@dataclass(frozen=True)
class Advice:
    """An action, and what its seat can expect of it: from 0 (lost) to 1 (won); None where that was not computed."""

    action: Action
    value: float | None = None
    weight: int = 0  # how often a search tried it; 0 where that says nothing


class Player(ABC):
    """A bot on a seat. Equal seeds make equal choices."""

    seconds: float = math.inf  # that it takes for one decision at most

    def __init__(self, game: AnyGame, seed: int | str = 0) -> None:
        self.game = game
        self.dice = Dice(f"player:{seed}")

    def choose(self, view: View, seconds: float | None = None) -> Action:
        """An action for the seat whose view this is; it must be that seat's turn."""
        return self.decide(Turn(self.game, view, self.dice, seconds))

    def weigh(self, view: View, seconds: float | None = None) -> list[Advice]:
        """What it would do; behind it, where it can tell, what it would do otherwise, the better first."""
        return self.consider(Turn(self.game, view, self.dice, seconds))

    @abstractmethod
    def decide(self, turn: Turn) -> Action:
        """One of the turn's legal actions, within its seconds where they are limited."""

    def consider(self, turn: Turn) -> list[Advice]:
        """As `weigh` answers; players that compare actions say what they found."""
        return [Advice(self.decide(turn))]

    def scale(self, factor: float) -> None:
        """Think this much as deeply; players that do not search have nothing to change."""
        return

    def one_of(self, values: dict[int, float]) -> int:
        """The code with the best value, any of them where several are equal."""
        best = max(values.values())
        equal = [code for code, value in values.items() if value >= best - 1e-9]
        return equal[self.dice.below(len(equal))]

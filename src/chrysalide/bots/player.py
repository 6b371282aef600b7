"""What every bot is: something that chooses an action for a view."""

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass

from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadView, OtherRules
from chrysalide.core.game import AnyGame, View


@dataclass(frozen=True)
class Advice:
    """An action, and what its seat can expect of it: from 0 (lost) to 1 (won); None where that was not computed."""

    action: Action
    value: float | None


class Player(ABC):
    """A bot on a seat. Equal seeds make equal choices."""

    seconds: float = math.inf  # that it takes for one decision at most

    def __init__(self, game: AnyGame, seed: int | str = 0) -> None:
        self._game = game
        self.game = game  # the game by the rules of the match whose view was seen last
        self.dice = Dice(f"player:{seed}")

    def choose(self, view: View, seconds: float | None = None) -> Action:
        """An action for the seat whose view this is; it must be that seat's turn."""
        return self.advise(view, seconds)[0].action

    def advise(self, view: View, seconds: float | None = None) -> list[Advice]:
        """What it would do; behind it, where it can tell, what it would do otherwise, the better first."""
        if view.get("game") != self.game.id:
            raise BadView("error-view-game", self.game.id, found=str(view.get("game"))[:60])
        try:
            self.game = self._game.by_rules(view.get("rules_version", 0))
        except OtherRules as wrong:
            raise BadView("error-view-rules", self.game.id, **wrong.message.args) from None
        if view.get("actor") != view.get("viewer") or not isinstance(view.get("viewer"), int):
            raise BadView("error-view-turn", self.game.id)
        found = self.weigh(view, view["viewer"], seconds)
        state = self.game.imagine(view, self.dice)
        return [Advice(self.game.action(state, code), value) for code, value in found]

    def weigh(self, view: View, seat: int, seconds: float | None) -> list[tuple[int, float | None]]:
        """Codes with their values as in `advise`."""
        return [(self.decide(view, seat, seconds), None)]

    @abstractmethod
    def decide(self, view: View, seat: int, seconds: float | None) -> int:
        """The code of the chosen action, within `seconds` where a limit is given."""

    def scale(self, factor: float) -> None:
        """Think this much as deeply; who does not search has nothing to change."""
        return

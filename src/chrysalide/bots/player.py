"""What every bot is: something that chooses an action for a view."""

import math
from abc import ABC, abstractmethod

from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadView
from chrysalide.core.kit import AnyKit, View


class Player(ABC):
    """A bot on a seat. Equal seeds make equal choices."""

    seconds: float = math.inf  # that it takes for one decision at most

    def __init__(self, kit: AnyKit, seed: int | str = 0) -> None:
        self.kit = kit
        self.dice = Dice(f"player:{seed}")

    def choose(self, view: View, seconds: float | None = None) -> Action:
        """An action for the seat whose view this is; it must be that seat's turn."""
        if view.get("game") != self.kit.id:
            raise BadView("error-view-game", self.kit.id, found=str(view.get("game"))[:60])
        if view.get("actor") != view.get("viewer") or not isinstance(view.get("viewer"), int):
            raise BadView("error-view-turn", self.kit.id)
        code = self.decide(view, view["viewer"], seconds)
        return self.kit.action(self.kit.imagine(view, self.dice), code)

    @abstractmethod
    def decide(self, view: View, seat: int, seconds: float | None) -> int:
        """The code of the chosen action, within `seconds` where a limit is given."""

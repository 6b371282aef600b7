"""Tree search on a seat: `core/tree.py` with a budget of simulations and of time."""

from time import monotonic

from chrysalide.bots.player import Player
from chrysalide.core.dice import Dice
from chrysalide.core.kit import AnyKit, View
from chrysalide.core.state import State
from chrysalide.core.tree import Habits, Tree

BATCH = 64  # simulations between two looks at the clock


class Searcher(Player):
    """The action that most simulations went through. Anytime; the same for a seed and a number of simulations."""

    def __init__(
        self, kit: AnyKit, seed: int | str = 0, simulations: int = 2000, seconds: float = 2.0, habits: Habits | None = None
    ) -> None:
        super().__init__(kit, seed)
        self.simulations = simulations
        self.seconds = seconds
        self.habits = habits or Habits()

    def decide(self, view: View, seat: int, seconds: float | None) -> int:
        return self.think(view, seat, seconds)[0][0]

    def think(self, view: View, seat: int, seconds: float | None = None) -> list[tuple[int, int, float]]:
        """Codes with simulations and expected result, the best first."""
        deadline = monotonic() + min(self.seconds, seconds or self.seconds)
        state: State = self.kit.imagine(view, self.dice)
        codes = state.legal()
        if len(codes) == 1:
            return [(codes[0], 0, 0.5)]
        opposed = view["seats_count"] == 2 and not self.kit.about.cooperative
        tree = Tree(state, view["seats_count"], self.kit.evaluate, Dice(self.dice.word()), self.habits, opposed)
        left = self.simulations
        while left > 0 and monotonic() < deadline:
            tree.run(min(BATCH, left))
            left -= BATCH
        return tree.findings()

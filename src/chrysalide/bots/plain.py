"""Two simple players: chance itself, and one step ahead."""

from chrysalide.bots.player import Player
from chrysalide.core.game import View
from chrysalide.core.playout import settle
from chrysalide.core.state import State

DEALS = 8  # ways in which the unknown may lie, and outcomes of chance behind each action


class Random(Player):
    """Any legal action."""

    def decide(self, view: View, seat: int, seconds: float | None) -> int:
        state: State = self.game.imagine(view, self.dice)
        return state.pick(self.dice)


class Greedy(Player):
    """The action after which the position looks best, by the game's own evaluation."""

    def decide(self, view: View, seat: int, seconds: float | None) -> int:
        number = 1 if self.game.foreseeable() else DEALS
        deals: list[State] = [self.game.imagine(view, self.dice) for _ in range(number)]
        values = {code: self._value(deals, code, seat) for code in deals[0].legal()}
        best = max(values.values())
        equal = [code for code, value in values.items() if value >= best - 1e-9]
        return equal[self.dice.below(len(equal))]

    def _value(self, deals: list[State], code: int, seat: int) -> float:
        """The same deals behind every action, so that luck favours none."""
        total = 0.0
        for deal in deals:
            state = deal.copy()
            state.apply(code)
            settle(state, self.dice)
            total += self.game.evaluate(state, seat)
        return total / len(deals)

"""Two simple players: chance itself, and one step ahead."""

from chrysalide.bots.player import Player
from chrysalide.bots.turn import Turn
from chrysalide.core.actions import Action
from chrysalide.core.game import AnyGame
from chrysalide.core.playout import settle
from chrysalide.core.state import State

DEALS = 8  # ways in which the unknown may lie, and outcomes of chance behind each action


class Random(Player):
    """Any legal action."""

    def decide(self, turn: Turn) -> Action:
        return turn.action(turn.imagined.pick(self.dice))


class Greedy(Player):
    """The action after which the position looks best, by the game's own evaluation."""

    def decide(self, turn: Turn) -> Action:
        others = 0 if turn.game.foreseeable() else DEALS - 1
        deals = [turn.imagined, *(turn.state(self.dice) for _ in range(others))]
        return turn.action(self.one_of({code: self._value(turn.game, deals, code, turn.seat) for code in turn.codes}))

    def _value(self, game: AnyGame, deals: list[State], code: int, seat: int) -> float:
        """The same deals behind every action, so that luck favours none."""
        total = 0.0
        for deal in deals:
            state = deal.copy()
            state.apply(code)
            settle(state, self.dice)
            total += game.evaluate(state, seat)
        return total / len(deals)

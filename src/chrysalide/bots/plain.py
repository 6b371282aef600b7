"""Two simple players: one chooses at random, one looks a single step ahead."""

from chrysalide.bots.player import Player
from chrysalide.bots.turn import Turn
from chrysalide.core.actions import Action
from chrysalide.core.game import AnyGame
from chrysalide.core.playout import settle
from chrysalide.core.state import State

DEALS = 8  # imagined states, with one outcome of chance each after every action


class Random(Player):
    """Any legal action."""

    def decide(self, turn: Turn) -> Action:
        return turn.action(turn.imagined.pick(self.dice))


class Greedy(Player):
    """Takes the action after which the game's own evaluation likes the position best."""

    def decide(self, turn: Turn) -> Action:
        others = 0 if turn.game.foreseeable() else DEALS - 1
        deals = [turn.imagined, *(turn.state(self.dice) for _ in range(others))]
        return turn.action(self.one_of({code: self._value(turn.game, deals, code, turn.seat) for code in turn.codes}))

    def _value(self, game: AnyGame, deals: list[State], code: int, seat: int) -> float:
        """The mean over the same deals for every action, so that luck favours none."""
        total = 0.0
        for deal in deals:
            state = deal.copy()
            state.apply(code)
            settle(state, self.dice)
            total += game.evaluate(state, seat)
        return total / len(deals)

"""Players who make the mistakes that people make: they overlook some of what they could do, and misjudge the rest.

They never refuse to play: an action is not given up for nothing while something better can be done.
"""

from chrysalide.bots.player import Player
from chrysalide.bots.search.plan import plan
from chrysalide.bots.sense import sensible
from chrysalide.bots.turn import Turn
from chrysalide.core.actions import Action
from chrysalide.core.game import AnyGame
from chrysalide.core.playout import settle


class Careless(Player):
    """Takes the best of the actions that it has noticed, by a judgement that is a little off.

    `blind` is the share of actions that are overlooked; `blur` how far a judgement may be off, as a share of the
    difference between the best and the worst action.
    """

    def __init__(self, game: AnyGame, seed: int | str = 0, blind: float = 0.4, blur: float = 0.5) -> None:
        super().__init__(game, seed)
        self.blind = blind
        self.blur = blur

    def decide(self, turn: Turn) -> Action:
        codes = turn.codes
        if len(codes) == 1:
            return turn.action(codes[0])
        values = self._values(turn)
        spread = max(values.values()) - min(values.values())
        worth_doing = sensible(turn)
        noticed = [code for code in worth_doing if self.dice.fraction() >= self.blind]
        seen = noticed or [worth_doing[self.dice.below(len(worth_doing))]]
        blurred = {code: values[code] + self.blur * spread * (self.dice.fraction() - 0.5) for code in seen}
        return turn.action(self.one_of(blurred))

    def _values(self, turn: Turn) -> dict[int, float]:
        if turn.game.planning:
            values = plan(turn.imagined, turn.seat, turn.game.evaluate, self.dice, 1, 1)
            worst = min(values.values(), default=0.0)
            return {code: values.get(code, worst) for code in turn.codes}
        return {code: self._value(turn, code) for code in turn.codes}

    def _value(self, turn: Turn, code: int) -> float:
        after = turn.imagined.copy()
        after.apply(code)
        settle(after, self.dice)
        value: float = turn.game.evaluate(after, turn.seat)
        return value

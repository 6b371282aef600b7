"""Players who make the mistakes that people make: they overlook some of what they could do, and misjudge the rest."""

from chrysalide.bots.player import Player
from chrysalide.core.game import AnyGame, View
from chrysalide.core.plan import plan
from chrysalide.core.playout import settle
from chrysalide.core.state import State


class Careless(Player):
    """The best of the actions that it has noticed, by a judgement that is a little off.

    `blind` is the share of actions that are overlooked; `blur` how far a judgement may be off, as a share of the
    difference between the best and the worst action.
    """

    def __init__(self, game: AnyGame, seed: int | str = 0, blind: float = 0.4, blur: float = 0.5) -> None:
        super().__init__(game, seed)
        self.blind = blind
        self.blur = blur

    def decide(self, view: View, seat: int, seconds: float | None) -> int:
        state: State = self.game.imagine(view, self.dice)
        codes = state.legal()
        if len(codes) == 1:
            return codes[0]
        values = self._values(state, codes, seat)
        spread = max(values.values()) - min(values.values())
        noticed = [code for code in codes if self.dice.fraction() >= self.blind]
        seen = noticed or [codes[self.dice.below(len(codes))]]
        blurred = {code: values[code] + self.blur * spread * (self.dice.fraction() - 0.5) for code in seen}
        best = max(blurred.values())
        equal = [code for code, value in blurred.items() if value >= best - 1e-9]
        return equal[self.dice.below(len(equal))]

    def _values(self, state: State, codes: list[int], seat: int) -> dict[int, float]:
        if self.game.planning:
            values = plan(state, seat, self.game.evaluate, self.dice, 1, 1)
            worst = min(values.values(), default=0.0)
            return {code: values.get(code, worst) for code in codes}
        return {code: self._value(state, code, seat) for code in codes}

    def _value(self, state: State, code: int, seat: int) -> float:
        after = state.copy()
        after.apply(code)
        settle(after, self.dice)
        value: float = self.game.evaluate(after, seat)
        return value

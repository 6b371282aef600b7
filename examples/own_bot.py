"""A bot of one's own: it tries every legal action in several imagined states and plays the one that scores most.

    chrysalide simulate celestes -n 100 --players examples/own_bot.py:OneStepAhead,random
    chrysalide arena papillons --players examples/own_bot.py:OneStepAhead,easy,medium -n 40
    chrysalide play celestes --players me,examples/own_bot.py:OneStepAhead

A player sees a view and nothing else. `turn.state(dice)` imagines a state that looks the same from its seat, with the
hidden cards dealt at random; it may be changed at will.
"""

import chrysalide

DEALS = 4  # imagined states
DEPTH = 12  # random actions after one's own


class OneStepAhead(chrysalide.Player):
    def decide(self, turn: chrysalide.Turn) -> chrysalide.Action:
        """The best of the turn's legal actions by a few short random continuations."""
        if len(turn.legal) == 1:
            return turn.legal[0]
        totals = dict.fromkeys(turn.codes, 0.0)
        for _ in range(DEALS):
            imagined = turn.state(self.dice)
            for code in turn.codes:
                totals[code] += self.worth(imagined.copy(), code, turn.seat)
        return turn.action(self.one_of(totals))

    def worth(self, state: chrysalide.State, code: int, seat: int) -> float:
        """What the game's own evaluation says a little later."""
        state.apply(code)
        for _ in range(DEPTH):
            actor = state.actor()
            if actor == chrysalide.OVER:
                break
            state.apply(state.draw(self.dice) if actor == chrysalide.CHANCE else state.pick(self.dice))
        return self.game.evaluate(state, seat)


if __name__ == "__main__":
    match = chrysalide.new("celestes", seed=1)
    bots = [OneStepAhead(match.game, seed=1), chrysalide.bot("celestes", "random", seed=2)]
    while not match.over:
        match.play(bots[match.actor].choose(match.view(match.actor)))
    print(match.scores)

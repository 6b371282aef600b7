"""Planning of whole turns, for games in which a turn is many small decisions that can only be judged together."""

from dataclasses import dataclass, replace
from time import monotonic

from chrysalide.bots.player import Player
from chrysalide.bots.search.plan import plan
from chrysalide.bots.turn import Turn
from chrysalide.core.actions import Action
from chrysalide.core.game import AnyGame


@dataclass(frozen=True)
class Effort:
    """How much a planner thinks."""

    worlds: int  # states that it imagines
    width: int  # positions within its own turn that it keeps at each step
    deals: int  # outcomes of chance that it samples at each end of a turn


LIGHT = Effort(worlds=1, width=2, deals=1)


class Planner(Player):
    """Takes the action that begins the best turns, averaged over imagined worlds."""

    def __init__(self, game: AnyGame, seed: int | str = 0, effort: Effort = LIGHT, seconds: float = 2.0) -> None:
        super().__init__(game, seed)
        self.effort = effort
        self.seconds = seconds

    def decide(self, turn: Turn) -> Action:
        deadline = turn.deadline(self.seconds)
        codes = turn.codes
        totals = dict.fromkeys(codes, 0.0)
        for world in range(self.effort.worlds if len(codes) > 1 else 0):
            state = turn.state(self.dice) if world else turn.imagined
            values = plan(state, turn.seat, turn.game.evaluate, self.dice, self.effort.width, self.effort.deals)
            unseen = min(values.values(), default=0.0) - 1.0  # of actions not followed to the end of the turn
            for code in codes:
                totals[code] += values.get(code, unseen)
            if monotonic() > deadline:
                break
        return turn.action(self.one_of(totals))

    def scale(self, factor: float) -> None:
        """Think about fewer or more worlds, each as deeply as before."""
        self.effort = replace(self.effort, worlds=max(1, round(self.effort.worlds * factor)))

"""Turns planned as a whole, for games whose turn is many small decisions that only together are good or bad."""

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
    width: int  # positions within its own turn that it follows further
    deals: int  # outcomes of chance that it looks at behind each end of a turn


LIGHT = Effort(worlds=1, width=2, deals=1)


class Planner(Player):
    """The action that begins the best turns, by the mean over imagined worlds."""

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
            unseen = min(values.values(), default=0.0) - 1.0  # not followed to the end: worse than all that was
            for code in codes:
                totals[code] += values.get(code, unseen)
            if monotonic() > deadline:
                break
        return turn.action(self.one_of(totals))

    def scale(self, factor: float) -> None:
        """Fewer or more worlds, each followed as far as before."""
        self.effort = replace(self.effort, worlds=max(1, round(self.effort.worlds * factor)))

"""OpenSpiel's Python tree search on one of our games, with a time limit.

`MCTSBot` asks only a few things of a state, so a bare object around the compiled state will do: it is spared what
pyspiel's own wrapper costs, to its advantage.
"""

from time import perf_counter
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import Evaluator, MCTSBot, RandomRolloutEvaluator, SearchNode

from chrysalide.core.dice import Dice
from chrysalide.core.playout import finish
from chrysalide.core.state import CHANCE, OVER, State

ENOUGH = 10**9  # simulations: the clock stops it long before
KIND = pyspiel.GameType
RULES = SimpleNamespace(
    get_type=lambda: SimpleNamespace(reward_model=KIND.RewardModel.TERMINAL, dynamics=KIND.Dynamics.SEQUENTIAL),
    max_utility=lambda: 1.0,
)


class Position:
    """One of our states with the interface that `MCTSBot` and its evaluator use."""

    __slots__ = ("actor", "kernel")

    def __init__(self, kernel: State) -> None:
        self.kernel = kernel
        self.actor: int = kernel.actor()

    def clone(self) -> "Position":
        return Position(self.kernel.copy())

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.actor == OVER else self.actor  # chance is -1 on both sides

    def is_terminal(self) -> bool:
        return self.actor == OVER

    def is_chance_node(self) -> bool:
        return self.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.kernel.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.kernel.chance()

    def apply_action(self, action: int) -> None:
        self.kernel.apply(action)
        self.actor = self.kernel.actor()

    def returns(self) -> list[float]:
        return returns(self.kernel)


def returns(state: State) -> list[float]:
    """1 for the winner, -1 for the other; 0 for both if both have won, nobody has, or it is not over."""
    winners = state.winners()
    return [0.0, 0.0] if len(winners) != 1 else [1.0 if seat == winners[0] else -1.0 for seat in (0, 1)]


class CompiledRollouts(RandomRolloutEvaluator):  # type: ignore[misc] # the package has no types
    """The same random rollouts, played by our compiled loop instead of theirs: how does the search do with more?"""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.dice = Dice(seed)

    def evaluate(self, state: Position) -> Any:
        played = state.kernel.copy()
        finish(played, self.dice)
        return np.array(returns(played))


class TimeUp(Exception):
    """Raised instead of beginning another simulation."""


class ClockedBot(MCTSBot):  # type: ignore[misc] # the package has no types
    """Their search, except for when it stops: the simulation in progress when the time is up is still finished."""

    def __init__(self, uct_c: float, evaluator: Evaluator, seed: int) -> None:
        dice = np.random.RandomState(seed)
        super().__init__(RULES, uct_c, ENOUGH, evaluator, solve=True, random_state=dice)
        self.deadline = 0.0
        self.root: SearchNode | None = None

    def choose(self, state: State, seconds: float) -> tuple[int, int]:
        """The code of its action, and how many simulations it has made; 0 where it could prove the result."""
        self.deadline = perf_counter() + seconds
        self.root = None
        root = self.mcts_search(Position(state))
        return int(root.best_child().action), 0 if root.outcome is not None else root.explore_count

    def mcts_search(self, state: Position) -> SearchNode:
        try:
            return super().mcts_search(state)
        except TimeUp:
            return self.root

    def _apply_tree_policy(self, root: SearchNode, state: Position) -> Any:
        """Each simulation begins here, with a tree in which all earlier ones are complete."""
        if self.root is not None and root.children and perf_counter() >= self.deadline:
            raise TimeUp
        self.root = root
        return super()._apply_tree_policy(root, state)


def opponent(uct_c: float, rollouts: str, seed: int) -> ClockedBot:
    """`rollouts`: "own" (`RandomRolloutEvaluator` as it is) or "compiled"."""
    own = RandomRolloutEvaluator(random_state=np.random.RandomState(seed ^ 1))
    return ClockedBot(uct_c, own if rollouts == "own" else CompiledRollouts(seed), seed)

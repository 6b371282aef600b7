"""The players that can be put on a seat, by name."""

from collections.abc import Callable
from functools import partial

from chrysalide.bots.alphabeta import AlphaBeta
from chrysalide.bots.montecarlo import MonteCarlo
from chrysalide.bots.plain import Greedy, Random
from chrysalide.bots.planning import Effort, Planner
from chrysalide.bots.player import Player
from chrysalide.core.errors import UnknownLevel
from chrysalide.core.kit import AnyKit
from chrysalide.games import kit


def planner(kit: AnyKit, seed: int | str = 0) -> Player:
    """The best next step; where only whole turns can be judged, the first step of the best turn."""
    return Planner(kit, seed) if kit.planning else Greedy(kit, seed)


def thinker(kit: AnyKit, seed: int | str = 0, playouts: int = 400, nodes: int = 4_000, seconds: float = 0.3) -> Player:
    """The search that fits a game."""
    if kit.foreseeable:
        return AlphaBeta(kit, seed, nodes, seconds)
    if kit.planning:
        effort = Effort(worlds=max(2, playouts // 100), width=min(32, 4 + playouts // 50), deals=2)
        return Planner(kit, seed, effort, seconds)
    return MonteCarlo(kit, seed, playouts, seconds)


LEVELS: dict[str, Callable[..., Player]] = {
    "random": Random,
    "greedy": planner,
    "montecarlo": MonteCarlo,
    "easy": planner,
    "medium": thinker,
    "hard": partial(thinker, playouts=20_000, nodes=100_000, seconds=2.0),
}


def bot(game: str, level: str = "medium", seed: int | str = 0) -> Player:
    """A player for a game; it sees only the views it is given."""
    found = kit(game)
    if level not in LEVELS:
        raise UnknownLevel("error-unknown-level", game, level=str(level)[:60], levels=list(LEVELS))
    return LEVELS[level](found, seed=seed)

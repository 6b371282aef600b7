"""The players that can be put on a seat, by name."""

from collections.abc import Callable
from functools import partial

from chrysalide.bots.montecarlo import MonteCarlo
from chrysalide.bots.plain import Greedy, Random
from chrysalide.bots.player import Player
from chrysalide.core.errors import UnknownLevel
from chrysalide.games import kit

LEVELS: dict[str, Callable[..., Player]] = {
    "random": Random,
    "greedy": Greedy,
    "montecarlo": MonteCarlo,
    "easy": Greedy,
    "medium": partial(MonteCarlo, playouts=400, seconds=0.3),
    "hard": partial(MonteCarlo, playouts=20_000, seconds=2.0),
}


def bot(game: str, level: str = "medium", seed: int | str = 0) -> Player:
    """A player for a game; it sees only the views it is given."""
    found = kit(game)
    if level not in LEVELS:
        raise UnknownLevel("error-unknown-level", game, level=str(level)[:60], levels=list(LEVELS))
    return LEVELS[level](found, seed=seed)

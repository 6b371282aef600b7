"""The bots by name: five levels to play against, and simple ones as a baseline."""

from collections.abc import Callable
from functools import partial
from math import inf

from chrysalide.bots.careless import Careless
from chrysalide.bots.montecarlo import MonteCarlo
from chrysalide.bots.plain import Greedy, Random
from chrysalide.bots.planning import Planner
from chrysalide.bots.player import Player
from chrysalide.bots.searching import Deepener, Searcher
from chrysalide.core.errors import UnknownLevel
from chrysalide.core.game import AnyGame
from chrysalide.games import find_game


def planner(game: AnyGame, seed: int | str = 0) -> Player:
    """Plays the best next step; in games where only whole turns can be judged, the first step of the best turn."""
    return Planner(game, seed) if game.planning else Greedy(game, seed)


def thinker(
    game: AnyGame,
    seed: int | str = 0,
    share: float = 0.01,
    seconds: float = 0.25,
    turn_seconds: float = inf,
    learned: bool = True,
    suspects: bool = True,
) -> Player:
    """The search that suits a game; `share` is the part of a second that it thinks, counted in simulations.

    `learned`: it judges by what self-play has taught, where it has; otherwise by `Game.evaluate` alone.
    `suspects`: it asks what the others give away of their secrets; otherwise all that they may be is equally likely.
    """
    search = Deepener if game.foreseeable() else Searcher
    return search(game, seed, max(1, round(share * game.pace)), seconds, turn_seconds / seconds, learned, suspects)


LADDER: dict[str, Callable[..., Player]] = {
    "beginner": partial(Careless, blind=0.6, blur=1.1),
    "easy": partial(Careless, blind=0.1, blur=0.15),
    "medium": partial(thinker, share=0.01, seconds=0.25, suspects=False),
    "hard": partial(thinker, share=0.1, seconds=1.0),
    "expert": partial(thinker, share=1.8, seconds=1.8, turn_seconds=5.0),
}
LEVELS: dict[str, Callable[..., Player]] = {
    "random": Random,
    "greedy": planner,
    "montecarlo": MonteCarlo,
    "hard-handmade": partial(thinker, share=0.1, seconds=1.0, learned=False),  # to see what was gained by learning
    "expert-handmade": partial(thinker, share=1.8, seconds=1.8, turn_seconds=5.0, learned=False),
    **LADDER,
}


def bot(game: str, level: str = "medium", seed: int | str = 0, seconds: float | None = None) -> Player:
    """A player for a game; it sees nothing but the views it is given.

    A level is a number of simulations, and `seconds` the most that it takes for a decision (by default what suits the
    level). With `math.inf` no clock stops it: equal seeds then make equal choices on every machine, at any level.
    """
    found = find_game(game)
    check_level(level, game)
    made = LEVELS[level](found, seed=seed)
    if seconds is not None:
        made.seconds = seconds
    return made


def check_level(level: str, game: str) -> None:
    if level not in LEVELS:
        raise UnknownLevel("error-unknown-level", game, level=str(level)[:60], levels=list(LEVELS))

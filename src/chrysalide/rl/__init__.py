"""Environments for programs that learn, by the conventions of the field; `pip install 'chrysalide[rl]'` (numpy).

- `spec`: how large everything is: actions, observations and their parts, the longest match
- `Batch`: many matches at once in numpy arrays, stepped by compiled code
- `aec`, `parallel`: PettingZoo (`chrysalide[pettingzoo]`); `gym`: Gymnasium (`chrysalide[gymnasium]`), one seat against
  players of your choice; `spiel`: OpenSpiel (`chrysalide[openspiel]`)

An action is the code of a seat's decision (`State.legal`), in every environment. An observation is a row of bytes: what
the seat may know, and nothing else (`State.observe`). Chance acts by itself, except in OpenSpiel.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from chrysalide.core.errors import ChrysalideError
from chrysalide.rl.spec import Part as Part
from chrysalide.rl.spec import Spec as Spec
from chrysalide.rl.spec import spec as spec

if TYPE_CHECKING:
    from chrysalide.rl.agents import MatchEnv
    from chrysalide.rl.batch import Batch as Batch
    from chrysalide.rl.seat_env import SeatEnv
    from chrysalide.rl.spiel_game import SpielGame

__all__ = ["Batch", "Part", "Spec", "aec", "gym", "parallel", "spec", "spiel"]


class MissingPackage(ChrysalideError):
    code = "missing-package"


def aec(game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> "MatchEnv":
    """A PettingZoo environment in which seats act one after another; an agent is `seat_0`, `seat_1` and so on."""
    made: MatchEnv = _part("agents", "pettingzoo").MatchEnv(spec(game, seats, **options), render_mode)
    return made


def parallel(game: str, seats: int | None = None, render_mode: str | None = None, **options: Any) -> Any:
    """The same for libraries that want all seats to act at once: whoever is not to act plays `no action`."""
    return _part("agents", "pettingzoo").AllAtOnce(spec(game, seats, **options), render_mode)


def gym(
    game: str, opponents: Any = "random", seats: int | None = None, seat: int | None = None, **options: Any
) -> "SeatEnv":
    """A Gymnasium environment: one seat, the others are played by `opponents` (a level, a player, or a list of them).

    `seat`: which one; by default another one in every match.
    """
    made: SeatEnv = _part("seat_env", "gymnasium").SeatEnv(spec(game, seats, **options), opponents, seat)
    return made


def spiel(
    game: str, seats: int | None = None, entries: Sequence[str] = (), deal: int | None = None, **options: Any
) -> "SpielGame":
    """An OpenSpiel game, with chance nodes and the right type of information.

    `entries`: what has happened before it begins, outcomes of chance included. `deal`: whatever chance is to do next is
    drawn from this seed first; where chance acts in the set-up only, the game is then deterministic.
    """
    made: SpielGame = _part("spiel_game", "openspiel").load(spec(game, seats, **options), entries, deal)
    return made


def __getattr__(name: str) -> Any:
    if name == "Batch":
        return _part("batch", "rl").Batch
    raise AttributeError(name)


def _part(name: str, extra: str) -> Any:
    """A module that needs a package of its own."""
    from importlib import import_module

    try:
        return import_module(f"chrysalide.rl.{name}")
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("chrysalide"):
            raise
        raise MissingPackage("error-missing-package", package=missing.name, extra=extra) from missing

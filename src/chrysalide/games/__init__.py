"""The games: every folder here, or in a folder named by CHRYSALIDE_GAMES, that has a KIT. Nothing lists them."""

import os
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from chrysalide.core.errors import UnknownGame
from chrysalide.core.kit import AnyKit

__path__ = [*__path__, *filter(None, os.environ.get("CHRYSALIDE_GAMES", "").split(os.pathsep))]


@cache
def names() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def kit(game: str) -> AnyKit:
    """A game's table of contents."""
    if game not in names():
        raise UnknownGame("error-unknown-game", game=None, name=str(game)[:60], games=list(names()))
    found: AnyKit = import_module(f"{__name__}.{game}").KIT
    return found

"""The games: every folder here, or in a folder named by CHRYSALIDE_GAMES, that has a GAME. Nothing lists them."""

import os
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from chrysalide.core.errors import BadFolder, UnknownGame
from chrysalide.core.game import AnyGame
from chrysalide.core.study import Study, whole

MORE = [Path(folder) for folder in os.environ.get("CHRYSALIDE_GAMES", "").split(os.pathsep) if folder]
__path__ = [*__path__, *map(str, MORE)]


@cache
def names() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    for folder in MORE:
        if not folder.is_dir():
            raise BadFolder("error-games-folder", folder=str(folder))
        if (folder / "__init__.py").exists():
            raise BadFolder("error-games-inside", folder=str(folder), parent=str(folder.absolute().parent))
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def find_game(game: str) -> AnyGame:
    """The game with this id."""
    if game not in names():
        raise UnknownGame("error-unknown-game", game=None, name=str(game)[:60], games=list(names()))
    found: AnyGame = import_module(f"{__name__}.{game}").GAME
    return found


@cache
def study(game: str) -> Study:
    """What a game's `study.py` reports about its finished matches; without one, who began and who won."""
    name = f"{__name__}.{find_game(game).id}.study"
    try:
        module = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return Study((), {}, lambda match: [whole(match)])
    more = {"more": module.acts} if hasattr(module, "acts") else {}
    return Study(module.FACTS, module.ACTS, module.stretches, **more)

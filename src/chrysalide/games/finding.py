"""Where games are found, and which cannot be used.

A game is a folder here, a folder in one of those that CHRYSALIDE_GAMES names, or a package that an installed
distribution offers as an entry point `chrysalide.games` (its name is the game's id, its value the package). What comes
from outside is opened before it is listed: a game that cannot be used must not take the others with it.
"""

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from sysconfig import get_path
from traceback import extract_tb

from chrysalide.core.datafile import DataError
from chrysalide.core.errors import BadFolder, BrokenGame
from chrysalide.core.game import AnyGame, Game
from chrysalide.core.languages import LANGUAGES

GROUP = "chrysalide.games"
HERE = Path(__file__).parent
ID = re.compile(r"[a-z][a-z0-9_]{1,29}")
MORE = [Path(folder) for folder in os.environ.get("CHRYSALIDE_GAMES", "").split(os.pathsep) if folder]


@dataclass(frozen=True)
class Place:
    """A place where there should be a game."""

    name: str
    module: str
    where: str  # its folder, or the package that offers it
    own: bool = False  # it is part of Chrysalide


def places() -> Iterator[Place]:
    """In order: where two have the same name, the first one counts."""
    for folder in (HERE, *MORE):
        if not folder.is_dir():
            raise BadFolder("error-games-folder", folder=str(folder))
        if folder != HERE and (folder / "__init__.py").exists():
            raise BadFolder("error-games-inside", folder=str(folder), parent=str(folder.absolute().parent))
        for init in sorted(folder.glob("*/__init__.py")):
            name = init.parent.name
            yield Place(name, f"{GROUP}.{name}", str(init.parent), own=folder == HERE)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        yield Place(entry.name, entry.module, entry.value)


def first_of_each(found: Iterable[Place]) -> tuple[dict[str, Place], list[BrokenGame]]:
    """The places by name, and an error for each that comes second."""
    first: dict[str, Place] = {}
    twice = []
    for place in found:
        if place.name in first:
            other = first[place.name].where
            twice.append(BrokenGame("error-game-twice", name=place.name, where=place.where, first=other))
        else:
            first[place.name] = place
    return first, twice


def opened(place: Place) -> AnyGame:
    """The game of a place; BrokenGame says what is wrong with it."""
    if not ID.fullmatch(place.name):  # it is part of addresses, records and names of files
        raise BrokenGame("error-game-id", name=place.name, where=place.where)
    try:
        module = import_module(place.module)
    except (Exception, SystemExit) as wrong:
        raise BrokenGame("error-game-broken", name=place.name, where=place.where, why=cause(wrong)) from wrong
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise BrokenGame("error-game-none", name=place.name, where=place.where)
    if not place.own:
        _furnished(game, place)
    return game


def _furnished(game: AnyGame, place: Place) -> None:
    """Everything that a list of games needs is there and can be read."""
    if game.id != place.name:
        raise BrokenGame("error-game-name", name=place.name, where=place.where, folder=game.id)
    in_words = [name for lang in LANGUAGES for name in (f"locale/{lang}.ftl", f"rulebook/{lang}.md")]
    missing = [name for name in ("data/game.toml", *in_words) if not (game.folder / name).is_file()]
    if missing:
        raise BrokenGame("error-game-files", name=place.name, where=place.where, files=missing)
    try:
        _ = game.about, game.cooperative, game.shown
    except Exception as wrong:
        raise BrokenGame("error-game-broken", name=place.name, where=place.where, why=cause(wrong)) from wrong


def cause(wrong: BaseException) -> str:
    """An error of somebody's code in one line, with the line of their file that led to it."""
    told = f"{type(wrong).__name__}: {wrong}".splitlines()[0][:200]
    if isinstance(wrong, SyntaxError | DataError):
        return told  # they name the file and the place in it
    where = line(wrong)
    return f"{told} ({where})" if where else told


def line(wrong: BaseException) -> str:
    """The line of somebody's file that led to an error, empty if none did."""
    frames = [frame for frame in extract_tb(wrong.__traceback__) if _written_by_them(frame.filename)]
    return "".join(f"{Path(frame.filename).name}, line {frame.lineno}" for frame in frames[-1:])


def _written_by_them(filename: str) -> bool:
    """A file of a game, wherever it is, and not of Python or of Chrysalide."""
    path = Path(filename)
    installed = {"site-packages", "dist-packages"} & set(path.parts)
    of_python = not installed and path.is_relative_to(get_path("stdlib"))
    of_us = path.is_relative_to(HERE.parent) and not (path.is_relative_to(HERE) and path.parent != HERE)
    return filename.endswith(".py") and not of_python and not of_us

"""Players by name: a level, an installed player, or a class of one's own in a module or a file.

    greedy                    one of the levels
    turtle                    a player that an installed package names in its entry points `chrysalide.players`
    my.module:Bot             a class in a module that Python can import
    ./bot.py:Bot              a class in a file
    guest:NAME                in an arena only: a program that comes by itself (`chrysalide mcp --arena`)

A class of one's own runs with the rights of the command that named it, so only commands resolve such names, never the
site: what a browser sends is a level and nothing else (`levels.check_level`).
"""

import hashlib
import inspect
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from chrysalide.bots.levels import LEVELS
from chrysalide.bots.player import Player
from chrysalide.bots.turn import Turn
from chrysalide.core.actions import Action
from chrysalide.core.errors import ChrysalideError, UnknownLevel
from chrysalide.core.game import View
from chrysalide.games import find_game
from chrysalide.games.finding import cause

GROUP = "chrysalide.players"
GUEST = "guest:"
Factory = Callable[..., Player]  # called with the game and, as a keyword, the seed


class BadPlayer(ChrysalideError):
    """A player that cannot be found, or that is not one."""

    code = "bad-player"


class FailedPlayer(ChrysalideError):
    """A player of one's own that raised an error, or that chose what it may not do."""

    code = "failed-player"


def player(game: str, name: str, seed: int | str = 0) -> Player:
    """A player for a game, by its name."""
    make, rules = factory(name, game), find_game(game)
    try:
        made = make(rules, seed=seed)
    except (Exception, SystemExit) as wrong:
        if name in LEVELS or isinstance(wrong, ChrysalideError):
            raise
        raise BadPlayer("error-player-making", game, name=name[:120], why=cause(wrong)) from wrong
    if not isinstance(made, Player):
        raise BadPlayer("error-player-kind", game, name=name[:120])
    return made


def chosen(made: Player, name: str, view: View, seconds: float | None = None) -> Action:
    """What a player chooses. An error in one of somebody's own is theirs to read: FailedPlayer says it in a sentence.

    An error in a level is a bug of ours and keeps its traceback.
    """
    if name in LEVELS:
        return made.choose(view, seconds)
    turn = Turn(made.game, view, made.dice, seconds)
    try:
        answer: Any = made.decide(turn)
    except (Exception, SystemExit) as wrong:
        raise FailedPlayer("error-player-failed", name=name[:120], why=cause(wrong)) from wrong
    if answer not in turn.legal:
        said = answer.text if isinstance(answer, Action) else repr(answer)
        raise FailedPlayer("error-player-answer", name=name[:120], answer=said[:60], legal=turn.legal[0].text)
    action: Action = answer
    return action


def factory(name: str, game: str | None = None) -> Factory:
    """What makes the player; BadPlayer or UnknownLevel, with what to do about it, if there is no such thing."""
    if name in LEVELS:
        return LEVELS[name]
    if is_guest(name):
        raise BadPlayer("error-player-guest", name=name[:120])
    if ":" in name:
        return _own(name)
    if name.endswith(".py"):
        raise _without_class(name)
    installed = _installed()
    if name not in installed:
        raise UnknownLevel("error-unknown-level", game, level=name[:60], levels=[*LEVELS, *sorted(installed)])
    return _own(installed[name])


def is_guest(name: str) -> bool:
    return name.startswith(GUEST)


def source(name: str) -> str | None:
    """A hash of the file in which a player of one's own is written, to notice that it was edited; None for a level."""
    if name in LEVELS or is_guest(name):
        return None
    found = factory(name)
    try:
        text = Path(inspect.getsourcefile(inspect.unwrap(found)) or "").read_bytes()
    except (OSError, TypeError):
        return None
    return hashlib.sha256(text).hexdigest()[:16]


def _own(name: str) -> Factory:
    place, _, attribute = name.rpartition(":")
    if not place or not attribute.isidentifier():
        raise BadPlayer("error-player-form", name=name[:120])
    if place.endswith(".py") and not Path(place).is_file():
        raise BadPlayer("error-player-file", place=place[:120])
    try:
        module = _file(str(Path(place).resolve())) if place.endswith(".py") else _module(place)
    except Exception as wrong:
        if isinstance(wrong, ModuleNotFoundError) and wrong.name and f"{place}.".startswith(f"{wrong.name}."):
            raise BadPlayer("error-player-no-module", place=place[:120]) from None
        why = f"{type(wrong).__name__}: {wrong}"[:200]
        raise BadPlayer("error-player-module", name=name[:120], place=place[:120], why=why) from wrong
    found: Any = getattr(module, attribute, None)
    if not callable(found):
        classes = [own for own, value in vars(module).items() if _is_player(value)]
        raise BadPlayer("error-player-name", place=place[:120], attribute=attribute[:60], classes=classes or ["–"])
    if inspect.isclass(found) and not issubclass(found, Player):
        raise BadPlayer("error-player-kind", name=name[:120])
    made: Factory = found
    return made


def _without_class(name: str) -> BadPlayer:
    """A file was named, but no class in it; the file is not run to find one."""
    if not Path(name).is_file():
        return BadPlayer("error-player-file", place=name[:120])
    return BadPlayer("error-player-class", name=name[:120])


def _is_player(value: Any) -> bool:
    return inspect.isclass(value) and issubclass(value, Player) and not inspect.isabstract(value)


def _module(name: str) -> ModuleType:
    if "" not in sys.path:
        sys.path.insert(0, "")  # modules beside one, as with `python -m`
    return import_module(name)


@cache
def _file(path: str) -> ModuleType:
    spec = spec_from_file_location(f"player_{hashlib.sha256(path.encode()).hexdigest()[:12]}", path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise FileNotFoundError(path)
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@cache
def _installed() -> dict[str, str]:
    """What installed packages offer, as `module:Class` by name; one that cannot be loaded says so when it is used."""
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}

"""The games: whatever `finding.py` finds that has a GAME. Nothing lists them."""

from functools import cache
from importlib import import_module
from types import ModuleType

from chrysalide.core.errors import BrokenGame, UnknownGame
from chrysalide.core.game import AnyGame
from chrysalide.core.study import Study, whole
from chrysalide.games.finding import MORE, Place, first_of_each, opened, places

__path__ = [*__path__, *map(str, MORE)]
_broken: dict[str, BrokenGame] = {}  # own games that turned out to be unusable when they were opened


@cache
def _found() -> tuple[dict[str, Place], list[BrokenGame]]:
    """The usable games by name, and why others were skipped. Games of our own are opened when they are needed."""
    first, skipped = first_of_each(places())
    for place in [place for place in first.values() if not place.own]:
        try:
            opened(place)
        except BrokenGame as wrong:
            skipped.append(wrong)
            del first[place.name]
    return first, skipped


def names() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(name for name in _found()[0] if name not in _broken))


def skipped() -> list[BrokenGame]:
    """Games that are there but cannot be used, or have the name of another one; each says why."""
    return [*_found()[1], *_broken.values()]


def open_all() -> None:
    """Opens every game now, so that nobody waits for it later; those that cannot be used are skipped from then on."""
    for name in names():
        try:
            find_game(name)
        except BrokenGame as wrong:
            _broken[name] = wrong


@cache
def find_game(game: str) -> AnyGame:
    """The game with this id."""
    for wrong in skipped():
        if wrong.message.args["name"] == game and game not in names():
            raise wrong
    if game not in names():
        raise UnknownGame("error-unknown-game", game=None, name=str(game)[:60], games=list(names()))
    return opened(_found()[0][game])


def part(game: str, name: str) -> ModuleType | None:
    """A module of a game that it may have or not, such as its `terminal.py`."""
    module = f"{_found()[0][find_game(game).id].module}.{name}"
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name != module:
            raise
        return None


@cache
def study(game: str) -> Study:
    """What a game's `study.py` reports about its finished matches; without one, who began and who won."""
    module = part(game, "study")
    if module is None:
        return Study((), {}, lambda match: [whole(match)])
    more = {"more": module.acts} if hasattr(module, "acts") else {}
    return Study(module.FACTS, module.ACTS, module.stretches, **more)

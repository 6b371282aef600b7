"""Tips are about something that a game still has."""

import re
from importlib import import_module
from pkgutil import walk_packages

from chrysalide.core.game import AnyGame
from chrysalide.games import find_game
from chrysalide.language import LANGUAGES, catalogue
from tests.positions import every_game

TIP = re.compile(r"^tip-(on-)?([\w-]+) *= *(.*)$", re.MULTILINE)
LONGEST = 130  # characters that the line of the banner has room for


def phases(game: AnyGame) -> set[str]:
    """Those that the game's modules list as PHASES."""
    package = import_module(type(game).__module__)
    names = [module.name for module in walk_packages(package.__path__, f"{package.__name__}.")]
    modules = [import_module(name) for name in names if ".tests" not in name]
    return {phase for module in modules for phase in getattr(module, "PHASES", ())}


def events(game: AnyGame) -> set[str]:
    """What the sources of its rules write in quotes; an event is also a message of the catalogue."""
    sources = [path.read_text("utf-8") for path in game.folder.rglob("*.py") if "tests" not in path.parts]
    return {name for source in sources for name in re.findall(r"\"([a-z_-]+)\"", source)}


@every_game
def test_a_tip_is_about_a_phase_or_an_event_of_the_game(game: str) -> None:
    found = find_game(game)
    for lang in LANGUAGES:
        words = catalogue(game, lang)
        for on, name, _ in TIP.findall(words):
            known = events(found) if on else phases(found)
            assert name in known, f"{lang}: tip-{on}{name}"
            assert not on or re.search(rf"^{name} *=", words, re.MULTILINE), f"{lang}: tip-{on}{name}"


@every_game
def test_a_tip_is_short(game: str) -> None:
    for lang in LANGUAGES:
        assert all(0 < len(text) <= LONGEST for _, _, text in TIP.findall(catalogue(game, lang)))

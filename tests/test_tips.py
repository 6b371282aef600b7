"""Tips are about something that a game still has."""

import json
import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from chrysalide import new
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame
from chrysalide.games import find_game
from chrysalide.language import LANGUAGES, catalogue
from tests.positions import every_game, walk_match

TIP = re.compile(r"^tip-(on-)?([\w-]+) *= *(.*)$", re.MULTILINE)
SEEDS = 3
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


@every_game
def test_a_condition_is_about_a_tip_and_a_field_of_the_view(game: str) -> None:
    """Somewhere in a match the field is there, so that the tip can come, and somewhere it is not."""
    path = find_game(game).folder / "web" / "tips.json"
    conditions: dict[str, str] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    words = catalogue(game, "fr")
    for tip, field in conditions.items():
        assert re.search(rf"^{tip} *=", words, re.MULTILINE), tip
        assert {field_is_there(view, field) for view in views(game)} == {True, False}, field


def views(game: str) -> Iterator[dict[str, Any]]:
    for seed in range(SEEDS):
        match = new(game, seed=seed, settle=False)
        for position in walk_match(match, Dice(seed)):
            yield position.view(0)


def field_is_there(view: Any, field: str) -> bool:
    for name in field.split("."):
        view = view.get(name) if isinstance(view, dict) else None
    return bool(view)

"""A game with a number of seats, and the options to try it with."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadOption
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.core.options import Option, describe
from chrysalide.core.state import State


@dataclass(frozen=True)
class Setting:
    """A game and how many play it."""

    game: AnyGame
    seats: int

    def __str__(self) -> str:
        return f"{self.game.id}-{self.seats}"

    def start(self, options: dict[str, Any]) -> State:
        state: State = self.game.start(self.seats, self.game.options.read(options, self.seats))
        return state

    def match(self, seed: int | str = 0, settle: bool = True, **options: Any) -> Match:
        return Match(self.game, self.seats, options, seed, settle=settle)


def settings_of(game: AnyGame) -> list[Setting]:
    return [Setting(game, seats) for seats in game.seats]


def switched_on(setting: Setting, number: int) -> list[dict[str, Any]]:
    """Sets of this many flags turned on that are off by default, as far as the game allows them together."""
    switches = [option.name for option in describe(setting.game.options) if option.default is False]
    sets = [dict.fromkeys(names, True) for names in combinations(switches, number)]
    return [options for options in sets if allowed(setting, options)]


def plain_option_sets(setting: Setting) -> list[dict[str, Any]]:
    """The default options, each other value of each option by itself if that is allowed, pairs of flags."""
    sets: list[dict[str, Any]] = [{}]
    for option in describe(setting.game.options):
        sets += [{option.name: value} for value in other_values(option)]
    return [options for options in sets if allowed(setting, options)] + switched_on(setting, 2)


def other_values(option: Option) -> list[Any]:
    """The values of an option besides its default; of a range its ends, of a subset every second one."""
    values: Sequence[Any] = option.values
    if option.range is not None:
        values = (option.range.minimum, option.range.maximum)
    elif option.kind == "subset":
        values = (list(option.values[::2]),)
    return [value for value in values if value != option.default]


def some_options(setting: Setting, dice: Dice) -> dict[str, Any]:
    """A random set of options that the game allows: every option has its default or another value."""
    for _ in range(50):
        options = {}
        for option in describe(setting.game.options):
            others = other_values(option)
            if others and dice.below(2):
                options[option.name] = others[dice.below(len(others))]
        if allowed(setting, options):
            return options
    return {}


def allowed(setting: Setting, options: dict[str, Any]) -> bool:
    try:
        setting.game.options.read(options, setting.seats)
    except BadOption:
        return False
    return True


def keeps_secrets(setting: Setting, options: dict[str, Any]) -> bool:
    return allowed(setting, options) and setting.game.secret_hands(setting.game.options.read(options, setting.seats))

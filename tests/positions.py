"""Positions for the suites: every game that is found, every number of seats, options drawn from their description."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pytest
from hypothesis import assume
from hypothesis import strategies as st

import chrysalide
from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadOption
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.core.options import Option, describe
from chrysalide.core.state import CHANCE, OVER, State
from chrysalide.games import find_game
from tests.depth import telling

# To run the suites on a single game: CHRYSALIDE_TEST_GAMES="pebbles" pytest tests
GAMES = tuple(os.environ.get("CHRYSALIDE_TEST_GAMES", "").split()) or tuple(chrysalide.games())
MANY = 300  # actions that are tried in one position
LONGEST = 20_000  # actions; a longer match counts as endless
ENDLESS = f"the match has not ended after {LONGEST} actions: CONTRIBUTING.md, “A match must end”"


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

    def match(self, seed: int = 0, settle: bool = True, **options: Any) -> Match:
        return chrysalide.new(self.game.id, self.seats, seed, settle=settle, **options)


SETTINGS = [Setting(found, seats) for found in map(find_game, GAMES) for seats in found.seats]


TELLING = [setting for setting in SETTINGS if setting.seats in telling(setting.game.seats)]
every_game = pytest.mark.parametrize("game", GAMES)
every_setting = pytest.mark.parametrize("setting", TELLING, ids=str)
seeds = st.integers(0, 2**32 - 1)


def values(option: Option) -> st.SearchStrategy[Any]:
    if option.range is not None:
        return st.integers(option.range.minimum, option.range.maximum)
    if option.kind == "subset":
        return st.just("all") | st.lists(st.sampled_from(option.values), min_size=1, unique=True)
    return st.sampled_from(option.values)


@st.composite
def option_sets(draw: st.DrawFn, setting: Setting) -> dict[str, Any]:
    """Combinations of options that this game allows; the simplest come first: the defaults."""
    options = {}
    for option in describe(setting.game.options):
        if draw(st.booleans()):
            options[option.name] = draw(values(option))
    try:
        setting.game.options.read(options, setting.seats)
    except BadOption:
        assume(False)
    return options


def switched_on(setting: Setting, number: int) -> list[dict[str, Any]]:
    """Sets of this many flags turned on that are off by default, as far as the game allows them together."""
    switches = [option.name for option in describe(setting.game.options) if option.default is False]
    sets = [dict.fromkeys(names, True) for names in combinations(switches, number)]
    return [options for options in sets if allowed(setting, options)]


def plain_option_sets(setting: Setting) -> list[dict[str, Any]]:
    """The default options, each other value of each option by itself if that is allowed, pairs of flags."""
    sets: list[dict[str, Any]] = [{}]
    for option in describe(setting.game.options):
        if option.range is not None:
            others: tuple[Any, ...] = (option.range.minimum, option.range.maximum)
        elif option.kind == "subset":
            others = (list(option.values[::2]),)
        else:
            others = option.values
        sets += [{option.name: value} for value in others if value != option.default]
    return [options for options in sets if allowed(setting, options)] + switched_on(setting, 2)


def with_secrets(setting: Setting) -> list[dict[str, Any]]:
    """The simplest options with which seats know different things; empty if there are none."""
    return [options for options in plain_option_sets(setting) if keeps_secrets(setting, options)][:1]


def keeps_secrets(setting: Setting, options: dict[str, Any]) -> bool:
    return allowed(setting, options) and setting.game.secret_hands(setting.game.options.read(options, setting.seats))


def allowed(setting: Setting, options: dict[str, Any]) -> bool:
    try:
        setting.game.options.read(options, setting.seats)
    except BadOption:
        return False
    return True


def step(state: State, dice: Dice) -> int:
    """What happens next in a random match."""
    return int(state.draw(dice) if state.actor() == CHANCE else state.pick(dice))


def walk(state: State, dice: Dice) -> Iterator[State]:
    """The state before every action of a random match, and the last one."""
    for _ in range(LONGEST):
        yield state
        if state.actor() == OVER:
            return
        state.apply(step(state, dice))
    raise AssertionError(ENDLESS)


def walk_match(match: Match, dice: Dice) -> Iterator[Match]:
    """The match before every entry, and when it is over. It must have been made with `settle` False."""
    for _ in range(LONGEST):
        yield match
        if match.over:
            return
        match.enter(match.game.action(match.state, step(match.state, dice)))
    raise AssertionError(ENDLESS)


def some(positions: Iterator[Any], dice: Dice, one_in: int) -> Iterator[Any]:
    """About one position in `one_in`, and always the first one; in long matches later ones are sampled less often."""
    found = 0
    for number, position in enumerate(positions):
        if number == 0 or dice.below(one_in * (1 + found // 8)) == 0:
            found += 1
            yield position


def onlookers(setting: Setting, actor: int, dice: Dice) -> list[int]:
    """The seat to act, if there is one, and one other: all of them with two seats, enough with five."""
    seats = list(range(setting.seats))
    chosen = [seats.pop(actor)] if actor >= 0 else [seats.pop(int(dice.below(len(seats))))]
    return [*chosen, seats[int(dice.below(len(seats)))]]


def actions_at(match: Match, dice: Dice) -> list[Action]:
    """The actions of a game as this position writes them: all of them, or many where there are thousands."""
    size = len(match.game.space)
    codes = range(size) if size <= MANY else sorted({int(dice.below(size)) for _ in range(MANY // 2)})
    return [match.game.action(match.state, code) for code in codes]


def until_over(match: Match) -> Iterator[None]:
    """Once for every decision to be made. Players who never finish a match fail instead of running forever.

    Always taking the first legal action, or the last, can do that in a game without a limit on its length.
    """
    while not match.over:
        assert len(match.log) < LONGEST, ENDLESS
        yield


def play_out(match: Match, seed: int = 0) -> Match:
    """Random play to the end, through the checked path."""
    dice = Dice(seed)
    for _ in until_over(match):
        match.play(match.game.action(match.state, step(match.state, dice)))
    return match

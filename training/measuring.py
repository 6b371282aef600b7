"""Learned against handmade, or one generation against another: both think for the same time, seats rotated."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations
from math import inf, sqrt
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

from chrysalide.bots.player import Player
from chrysalide.bots.searching import Deepener, Searcher
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame
from chrysalide.core.habits import Habits
from chrysalide.core.learned import read_learned
from chrysalide.core.state import CHANCE, OVER, State
from chrysalide.games import find_game

ENDLESS = 10**9  # simulations: the clock ends a search


@dataclass(frozen=True)
class Bot:
    """A search, by its judgement, its time and, where they are tried, its settings."""

    learned: bool
    seconds: float
    effort: int = ENDLESS
    habits: dict[str, float] = field(default_factory=dict)
    folder: str = ""  # whose data/learned.toml it judges by, instead of the weights in use

    def made(self, game: Any, seed: str) -> Player:
        if game.foreseeable():
            return Deepener(game, seed, self.effort, self.seconds, inf, self.learned)
        habits = Habits(**self.habits) if self.habits else None  # type: ignore[arg-type] # whole numbers stay whole
        return Searcher(game, seed, self.effort, self.seconds, inf, self.learned, habits=habits)


@dataclass(frozen=True)
class Series:
    """Matches of two bots at one kind of table."""

    game: str
    seats: int
    options: dict[str, Any]
    one: Bot
    other: Bot
    name: str


@cache
def suited(game: AnyGame, folder: str) -> AnyGame:
    """The game with the weights of a folder; itself where none is named."""
    if not folder:
        return game
    assert game.learner is not None
    other: AnyGame = object.__new__(type(game))  # of a game that is copied there would still be only one
    other.__dict__.update(game.__dict__)
    found = read_learned(game.learner, Path(folder), game.rules_version)
    if found is None:
        raise SystemExit(f"There are no weights in {folder}.")
    other.__dict__["learned"] = found
    return other


def lineup(sides: int, number: int) -> list[int]:
    """Which of two bots plays each side in a match: every arrangement equally often, and both equally many sides."""
    if sides == 1:
        return [number % 2]
    halves = {sides // 2, sides - sides // 2}
    found = sorted({order for ones in halves for order in permutations([1] * ones + [0] * (sides - ones))})
    return list(found[number % len(found)])


def play(series: Series, number: int) -> tuple[float, float]:
    """The share of a match that the first bot won, and what it would have been for equal bots.

    Where all seats win together: the result, and 1 where the first bot played, 0 where the other one did.
    """
    game = find_game(series.game)
    options = game.options.read(series.options, series.seats, game.id)
    sides = list(options.sides(series.seats))
    placed = lineup(max(sides) + 1, number)
    settings = [(series.one, series.other)[placed[side]] for side in sides]
    games = [suited(game, setting.folder) for setting in settings]
    bots = [setting.made(games[seat], f"{number}-{seat}") for seat, setting in enumerate(settings)]
    state: State = game.start(series.seats, options)
    dice = Dice(f"{series.name}-{number // max(2, len(placed))}")
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.draw(dice))
            continue
        turn = Turn(games[actor], game.view(state, actor, series.seats, options), dice)
        state.apply(turn.codes[turn.legal.index(bots[actor].decide(turn))])
    results = [game.evaluate(state, sides.index(side)) for side in range(max(sides) + 1)]
    if len(results) == 1:
        return results[0], float(placed[0] == 0)
    won = sum(result for result, bot in zip(results, placed, strict=True) if bot == 0)
    return won, placed.count(0) / len(placed)


def measure(
    series: list[Series], seconds: float, most: int, jobs: int | None = None, first: int = 0
) -> Iterator[tuple[str, int, float, float]]:
    """Name, match, share of the first bot, expected share; until the time is over or each series has enough.

    `first`: the number of the first match. Those before it, with other seeds, were played in an earlier run.
    """
    context = get_context("fork")
    jobs = jobs or os.cpu_count() or 1
    queue, counter = context.SimpleQueue(), context.Value("q", first * len(series))
    until = monotonic() + seconds
    crew = [context.Process(target=_work, args=(queue, counter, series, until, first + most)) for _ in range(jobs)]
    for process in crew:
        process.start()
    at_work = jobs
    while at_work:
        found = queue.get()
        if isinstance(found, str):
            raise RuntimeError(found)
        if found is None:
            at_work -= 1
        else:
            yield found
    for process in crew:
        process.join()


def _work(queue: Any, counter: Any, series: list[Series], until: float, most: int) -> None:
    try:
        while monotonic() < until:
            with counter.get_lock():
                number = counter.value
                counter.value += 1
            if number >= most * len(series):
                break
            one = series[number % len(series)]
            won, fair = play(one, number // len(series))
            queue.put((one.name, number // len(series), won, fair))
        queue.put(None)
    except BaseException as wrong:  # the parent has to hear of it, or it would wait for ever
        queue.put(f"{type(wrong).__name__}: {wrong}")


def together(found: list[tuple[float, float]]) -> dict[str, float]:
    """Where all seats win together: how often each bot won, by how much more the first, and half of its interval."""
    parts = [[won for won, first in found if (first == 1.0) == one] for one in (True, False)]
    (ours, theirs), sizes = [sum(part) for part in parts], [max(1, len(part)) for part in parts]
    shares = [won / size for won, size in zip((ours, theirs), sizes, strict=True)]
    error = sqrt(sum(share * (1 - share) / size for share, size in zip(shares, sizes, strict=True)))
    return {
        "learned": round(shares[0], 4),
        "of": len(parts[0]),
        "handmade": round(shares[1], 4),
        "of-handmade": len(parts[1]),
        "gain": round(shares[0] - shares[1], 4),
        "error": round(1.96 * error, 4),
    }


def summary(found: list[tuple[float, float]]) -> tuple[float, float]:
    """The share of the first bot, where one half is even, and the half-width of its 95 % interval."""
    leads = [won - fair for won, fair in found]
    mean = sum(leads) / len(leads)
    spread = sqrt(sum((lead - mean) ** 2 for lead in leads) / max(1, len(leads) - 1))
    return 0.5 + mean, 1.96 * spread / sqrt(len(leads))

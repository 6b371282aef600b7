"""Chance versus skill: how much of what decides a match is luck, and how much is play.

A review splits what a side won or lost, compared with what it could expect at the start, into luck, play (its own
decisions and the others') and the search's error. The share of each is its covariance with the whole, divided by the
variance of the whole: the three add up to 1. Skill can only tell where players differ, so matches between equal
players and between players of different levels are kept apart.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from statistics import covariance, variance
from typing import Any

from chrysalide.bots.levels import LEVELS
from chrysalide.bots.thinking import begin_process
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.reviewing import assemble, assess, effort, points

PARTS = ("luck", "play", "drift")
TABLES = {"equal": ("medium",), "mixed": ("beginner", "easy", "medium")}  # the levels that sit at one table
BRIEFLY = 8  # a match gets so much less time than for a quick review: only the mean over many counts
RESAMPLES = 1000
Split = tuple[float, float, float]  # luck, play, drift of one side in one match


@dataclass(frozen=True)
class Tried:
    """One match to play and review."""

    game: str
    seats: int
    options: dict[str, Any]
    levels: tuple[str, ...]
    seed: str
    thinking: float


def split(tried: Tried) -> list[Split]:
    """The parts of every side; with two sides of one only, since what one wins the other loses."""
    match = _played(tried)
    simulations = max(1, effort(match, "quick") // BRIEFLY)
    found = assemble(match, {place: assess(match, place, simulations) for place in points(match)}, "quick")
    sides = range(1 if len(found.sides) == 2 else len(found.sides))
    return [(found.luck[side], found.play[side], found.drift[side]) for side in sides]


def _played(tried: Tried) -> Match:
    game = find_game(tried.game)
    match = Match(game, tried.seats, tried.options, tried.seed)
    turn = Dice(tried.seed).below(len(tried.levels))
    players = [
        LEVELS[tried.levels[(seat + turn) % len(tried.levels)]](game, seed=f"{tried.seed}-{seat}")
        for seat in range(tried.seats)
    ]
    for player in players:
        player.scale(tried.thinking)
    while not match.over:
        match.play(players[match.actor].choose(match.view(match.actor)))
    return match


def chance_and_skill(
    game: str,
    seats: int,
    options: dict[str, Any],
    seed: str,
    matches: int,
    thinking: float,
    jobs: int,
    advance: Callable[[], None],
) -> list[dict[str, Any]]:
    """For equal and for different players: the share of each part, with 95 % intervals."""
    found = []
    for table, levels in TABLES.items():
        wanted = [
            Tried(game, seats, options, levels, f"{seed}-{table}-{number}", thinking) for number in range(matches)
        ]
        splits = []
        for parts in _all(wanted, jobs):
            splits.append(parts)
            advance()
        found.append({"table": table, "levels": list(levels), "matches": matches, **shares(splits, seed)})
    return found


def _all(wanted: list[Tried], jobs: int) -> Iterator[list[Split]]:
    if jobs == 1:
        yield from map(split, wanted)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), begin_process) as pool:
        yield from pool.map(split, wanted)


def shares(splits: list[list[Split]], seed: str) -> dict[str, Any]:
    """Whole matches are drawn again for the intervals, since the sides of one depend on each other."""
    dice = Dice(f"luck:{seed}")
    drawn = [_shares([splits[dice.below(len(splits))] for _ in splits]) for _ in range(RESAMPLES)]
    known = [one for one in drawn if one is not None]
    values = _shares(splits)
    found: dict[str, Any] = {}
    for number, part in enumerate(PARTS):
        ordered = sorted(one[number] for one in known)
        cut = len(ordered) // 40  # 2.5 % on either side
        found[part] = {
            "share": values[number] if values else None,
            "share_low": ordered[cut] if ordered else None,
            "share_high": ordered[-1 - cut] if ordered else None,
        }
    return found


def _shares(splits: list[list[Split]]) -> Split | None:
    """None if every match went the same way: then there is nothing to explain."""
    rows = [row for match in splits for row in match]
    whole = [sum(row) for row in rows]
    if len(whole) < 2 or variance(whole) < 1e-9:
        return None
    luck, play, drift = (covariance([row[part] for row in rows], whole) / variance(whole) for part in range(len(PARTS)))
    return luck, play, drift

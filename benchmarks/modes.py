"""Series of matches in one mode (a number of seats and options, `4 teams=true`). Who is ahead, and how surely."""

from collections.abc import Callable
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import chrysalide
from chrysalide.arena.crew import play_all
from chrysalide.arena.intervals import Estimate, share_of
from chrysalide.arena.pairing import Plan
from chrysalide.arena.playing import Outcome, Setting
from chrysalide.arena.store import Store
from chrysalide.core.match import Match
from chrysalide.games import find_game


def plan_of(game: str, mode: str, players: tuple[str, ...], effort: float, seed: str) -> Plan:
    seats, *settings = mode.split()
    found = find_game(game)
    options = found.options.read(dict(setting.split("=", 1) for setting in settings), int(seats), game)
    return Plan(
        game=game,
        rules_version=found.rules_version,
        version=chrysalide.__version__,
        options=options.as_json(),
        players=players,
        sides=options.sides(int(seats)),
        seed=seed,
        effort=effort,
    )


Notes = Callable[[Match], dict[str, Any]]


def nothing(match: Match) -> dict[str, Any]:
    return {}


def played(plan: Plan, folder: Path, matches: int, jobs: int, notes: Notes = nothing) -> list[Outcome]:
    """At least so many matches in all, every line-up equally often; those that the folder does not have are played."""
    each = -(-matches // len(plan.lineups))
    setting = Setting(plan.game, plan.options, plan.effort, watch=notes)
    store = Store(folder, plan, notes=True)
    with store.open():
        for outcome in play_all(setting, store.missing(plan.fixtures(each)), jobs):
            store.keep(outcome)
        return store.kept(plan.matches_each(each) * len(plan.lineups))


def won(plan: Plan, outcome: Outcome, seat: int) -> float:
    """Shares of a match: a draw is shared by all sides, a tie by those who won."""
    winning = {plan.sides[winner] for winner in outcome.winners or range(plan.seats)}
    return 1 / len(winning) if plan.sides[seat] in winning else 0.0


def mean_wins(plan: Plan, outcomes: list[Outcome], player: str) -> list[float]:
    """By match: what a seat of this level won on average."""
    return [
        mean(won(plan, outcome, seat) for seat, level in enumerate(outcome.players) if level == player)
        for outcome in outcomes
    ]


def lead(plan: Plan, outcomes: list[Outcome]) -> Estimate:
    """How much more of a match a seat of the first player wins than one of the second."""
    first, second = (mean_wins(plan, outcomes, player) for player in plan.players)
    leads = [one - other for one, other in zip(first, second, strict=True)]
    error = 1.96 * stdev(leads) / sqrt(len(leads))
    return Estimate(mean(leads), mean(leads) - error, mean(leads) + error)


def score(plan: Plan, outcomes: list[Outcome]) -> Estimate:
    """Of what a seat of either player wins, the part of the first: one half is even, with any number of seats."""
    if plan.width == 2:
        return share_of(sum(mean_wins(plan, outcomes, plan.players[0])), len(outcomes))
    both = sum(mean(mean_wins(plan, outcomes, player)) for player in plan.players)
    ahead = lead(plan, outcomes)
    low, value, high = (min(1.0, max(0.0, (1 + part / both) / 2)) for part in (ahead.low, ahead.value, ahead.high))
    return Estimate(value, low, high)

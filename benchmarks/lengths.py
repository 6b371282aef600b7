"""How long are matches, how many are drawn, and is one level ahead of another? By numbers of seats and options.

    python benchmarks/lengths.py papillons 2 3 4 "4 teams=true" --players medium -n 40
    python benchmarks/lengths.py papillons 2 3 --players hard,medium -n 40 --effort 0.5

One player plays against itself. A turn is what a seat does until another one acts, a round one turn of every seat.
*Ahead* is how much more of a match a seat of the first level wins than one of the second, with a 95 % interval. Bots
are bounded by the number of their simulations, so equal seeds give equal results; a run that was stopped resumes.
"""

import argparse
from itertools import groupby
from math import sqrt
from pathlib import Path
from statistics import mean, median, quantiles, stdev
from typing import Any

import chrysalide
from chrysalide.arena.crew import play_all
from chrysalide.arena.pairing import Plan
from chrysalide.arena.playing import Outcome, Setting
from chrysalide.arena.store import Store
from chrysalide.bots import LEVELS
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games import find_game, names


def turns(match: Match) -> dict[str, Any]:
    return {"turns": len(list(groupby(entry.actor for entry in match.log if entry.actor != CHANCE)))}


def plan_of(mode: str, wanted: argparse.Namespace) -> Plan:
    """A mode is a number of seats and options: `4 teams=true`."""
    seats, *settings = mode.split()
    found = find_game(wanted.game)
    options = found.options.read(dict(setting.split("=", 1) for setting in settings), int(seats), wanted.game)
    return Plan(
        game=wanted.game,
        rules_version=found.rules_version,
        version=chrysalide.__version__,
        options=options.as_json(),
        players=tuple(wanted.players.split(",")),
        sides=options.sides(int(seats)),
        seed=wanted.seed,
        effort=wanted.effort,
    )


def played(plan: Plan, folder: Path, wanted: argparse.Namespace) -> list[Outcome]:
    """At least so many matches in all, every line-up equally often."""
    each = -(-wanted.n // len(plan.lineups))
    store = Store(folder, plan, notes=True)
    with store.open():
        setting = Setting(plan.game, plan.options, plan.effort, watch=turns)
        for outcome in play_all(setting, store.missing(plan.fixtures(each)), wanted.jobs):
            store.keep(outcome)
        return store.kept(plan.matches_each(each) * len(plan.lineups))


def line(mode: str, plan: Plan, outcomes: list[Outcome]) -> str:
    rounds = [outcome.notes["turns"] / plan.seats for outcome in outcomes if outcome.notes]
    most = quantiles(rounds, n=10)[-1]
    won_by_one = [len({plan.sides[seat] for seat in outcome.winners}) == 1 for outcome in outcomes]
    drawn = won_by_one.count(False) / len(outcomes)
    found = f"| {mode} | {len(outcomes)} | {drawn:.1%} | {median(rounds):.1f} | {most:.1f} | {max(rounds):.1f} |"
    return f"{found} {ahead(plan, outcomes)} |" if len(plan.players) > 1 else found


def ahead(plan: Plan, outcomes: list[Outcome]) -> str:
    first, second, *_ = (mean_wins(plan, outcomes, player) for player in plan.players)
    leads = [one - other for one, other in zip(first, second, strict=True)]
    error = 1.96 * stdev(leads) / sqrt(len(leads))
    return f"{mean(first):.3f} : {mean(second):.3f} | {mean(leads):+.3f} ± {error:.3f}"


def mean_wins(plan: Plan, outcomes: list[Outcome], player: str) -> list[float]:
    """By match: what a seat of this level won on average."""
    return [
        mean(won(plan, outcome, seat) for seat, level in enumerate(outcome.players) if level == player)
        for outcome in outcomes
    ]


def won(plan: Plan, outcome: Outcome, seat: int) -> float:
    """Shares of a match: a draw is shared by all sides, a tie by those who won."""
    winning = {plan.sides[winner] for winner in outcome.winners or range(plan.seats)}
    return 1 / len(winning) if plan.sides[seat] in winning else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=names())
    parser.add_argument("modes", nargs="+", help="a number of seats and options, in quotes")
    parser.add_argument("--players", default="medium", help=f"one or two levels ({', '.join(LEVELS)})")
    parser.add_argument("-n", type=int, default=40, help="matches of each mode (40)")
    parser.add_argument("--effort", type=float, default=1.0, help="the share of its thinking that a bot is allowed (1)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--out", type=Path, default=Path("arena/lengths"), help="folder for what was played")
    wanted = parser.parse_args()
    more = " a seat wins | ahead |" if "," in wanted.players else ""
    print("| mode | matches | drawn | rounds, median | nine in ten | longest |" + more)
    print("| --- |" + " ---: |" * (7 if more else 5))
    for mode in wanted.modes:
        plan = plan_of(mode, wanted)
        folder = wanted.out / wanted.game / wanted.players / mode.replace(" ", "-")
        print(line(mode, plan, played(plan, folder, wanted)), flush=True)


if __name__ == "__main__":
    main()

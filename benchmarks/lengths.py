"""How long are matches, how many are drawn, and is one level ahead of another? By numbers of seats and options.

    python benchmarks/lengths.py papillons 2 3 4 "4 teams=true" --players medium -n 40
    python benchmarks/lengths.py papillons 2 3 --players hard,medium -n 40 --effort 0.5

One player plays against itself. A turn is what a seat does until another one acts, a round one turn of every seat.
*Ahead* is how much more of a match a seat of the first level wins than one of the second, with a 95 % interval. Bots
are bounded by the number of their simulations, so equal seeds give equal results; a run that was stopped resumes.
"""

import argparse
from itertools import groupby
from pathlib import Path
from statistics import mean, median, quantiles
from typing import Any

from modes import lead, mean_wins, plan_of, played

from chrysalide.arena.pairing import Plan
from chrysalide.arena.playing import Outcome
from chrysalide.bots import LEVELS
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games import names


def turns(match: Match) -> dict[str, Any]:
    return {"turns": len(list(groupby(entry.actor for entry in match.log if entry.actor != CHANCE)))}


def line(mode: str, plan: Plan, outcomes: list[Outcome]) -> str:
    rounds = [outcome.notes["turns"] / plan.seats for outcome in outcomes if outcome.notes]
    most = quantiles(rounds, n=10)[-1]
    won_by_one = [len({plan.sides[seat] for seat in outcome.winners}) == 1 for outcome in outcomes]
    drawn = won_by_one.count(False) / len(outcomes)
    found = f"| {mode} | {len(outcomes)} | {drawn:.1%} | {median(rounds):.1f} | {most:.1f} | {max(rounds):.1f} |"
    return f"{found} {ahead(plan, outcomes)} |" if len(plan.players) > 1 else found


def ahead(plan: Plan, outcomes: list[Outcome]) -> str:
    first, second = (mean(mean_wins(plan, outcomes, player)) for player in plan.players)
    found = lead(plan, outcomes)
    return f"{first:.3f} : {second:.3f} | {found.value:+.3f} ± {found.high - found.value:.3f}"


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
        plan = plan_of(wanted.game, mode, tuple(wanted.players.split(",")), wanted.effort, wanted.seed)
        folder = wanted.out / wanted.game / wanted.players / mode.replace(" ", "-")
        print(line(mode, plan, played(plan, folder, wanted.n, wanted.jobs, notes=turns)), flush=True)


if __name__ == "__main__":
    main()

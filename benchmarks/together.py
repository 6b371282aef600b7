"""How often bots win a cooperative game, by option values and seats, with 95 % intervals (Wilson).

    python benchmarks/together.py extinction --level greedy -n 500 --seats 2 4 --by module level

Hands lie open here, so a bot is handed a copy of the state instead of the view that it would be rebuilt from: the
choices are the same, many times faster. The seed of match number k is the text "SEED:k".
"""

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import product
from math import inf
from typing import Any

from chrysalide.arena.intervals import share_of
from chrysalide.bots import LEVELS
from chrysalide.core.dice import Dice
from chrysalide.core.options import describe
from chrysalide.core.state import CHANCE, OVER
from chrysalide.games import kit as find_kit


def play(game: str, level: str, effort: float, seats: int, options: dict[str, Any], seed: str) -> tuple[bool, int]:
    """Won? And decisions of seats."""
    kit = find_kit(game)
    open_kit = replace(kit, imagine=lambda view, dice: view["state"].copy())
    bots = [LEVELS[level](open_kit, seed=f"{seed}:{seat}") for seat in range(seats)]
    for bot in bots:
        bot.seconds = inf  # the same on every machine
        bot.scale(effort)
    dice = Dice(seed)
    state = kit.start(seats, kit.options.read(options, seats))
    decisions = 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.draw(dice))
            continue
        legal = state.legal()
        state.apply(
            legal[0] if len(legal) == 1 else bots[actor].decide({"state": state, "seats_count": seats}, actor, None)
        )
        decisions += 1
    return bool(state.winners()), decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", default="greedy", choices=list(LEVELS))
    parser.add_argument("--effort", type=float, default=1.0, help="the share of its thinking that a bot is allowed")
    parser.add_argument("-n", type=int, default=500)
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--by", nargs="*", default=[], help="options whose values are all played")
    parser.add_argument("--with", nargs="*", default=[], dest="fixed", help="other options, as name=value")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    described = {option.name: option for option in describe(find_kit(wanted.game).options)}
    fixed = dict(pair.split("=", 1) for pair in wanted.fixed)
    seeds = [f"{wanted.seed}:{number}" for number in range(wanted.n)]
    rows = []
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for seats, *values in product(wanted.seats, *(described[name].values for name in wanted.by)):
            options = {**fixed, **dict(zip(wanted.by, values, strict=True))}
            played = list(
                pool.map(partial(play, wanted.game, wanted.level, wanted.effort, seats, options), seeds, chunksize=10)
            )
            won = sum(one for one, _ in played)
            share = share_of(won, wanted.n)
            found = {"matches": wanted.n, "won": won, "low": share.low, "high": share.high}
            rows.append({"seats": seats, **options, **found})
            told = " ".join(str(value) for value in (seats, *values))
            print(f"{told:28} {share.value:6.1%}  [{share.low:.1%}, {share.high:.1%}]", file=sys.stderr, flush=True)
    if wanted.json:
        print(json.dumps({"level": wanted.level, "seed": wanted.seed, "rows": rows}, indent=1))


if __name__ == "__main__":
    main()

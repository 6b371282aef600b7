"""Do the searches stay within their time limit? Seconds allowed and seconds used for real decisions, for every game.

    python benchmarks/budgets.py -n 10

Positions come from matches of `easy`; those with a single legal action are left out, and so are those whose result is
computed exactly before the time is up. The clock is the wall's: on a busy machine a process that has to wait for its
core comes too late.
"""

import argparse
from collections.abc import Iterator
from math import inf
from statistics import mean, quantiles
from time import perf_counter

import chrysalide
from chrysalide.bots import LADDER
from chrysalide.bots.levels import thinker
from chrysalide.bots.player import Player
from chrysalide.core.match import Match
from chrysalide.games import find_game

SECONDS = (0.05, 0.2, 1.0)
ENDLESS = 1e6  # effort: so many simulations that only the clock stops the search


def positions(game: str, number: int) -> Iterator[Match]:
    """Some positions of matches with more than one legal action."""
    found = 0
    for seed in range(number):
        match = chrysalide.new(game, seed=seed)
        bot = chrysalide.bot(game, "easy", seed)
        asked = 0
        while not match.over and found <= seed:
            if len(match.legal()) > 1:
                asked += 1
                if asked > 5 + 7 * seed % 40:
                    found += 1
                    yield match
                    break
            match.play(bot.choose(match.view(match.actor)))


def taken(player: Player, match: Match) -> float:
    view = match.view(match.actor)
    start = perf_counter()
    player.choose(view)
    return perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("-n", type=int, default=10, help="positions of each game (10)")
    wanted = parser.parse_args()
    print("| game | " + " | ".join(f"{limit:g} s: mean, most" for limit in SECONDS), end=" | ")
    print(" | ".join(f"{level}: mean, 95 %, most" for level in LADDER), "|")
    print("| --- " * (1 + len(SECONDS) + len(LADDER)) + "|")
    for game in wanted.games or chrysalide.games():
        looked = list(positions(game, wanted.n))
        cells = []
        for limit in SECONDS:
            times = [taken(thinker(find_game(game), 1, ENDLESS, limit), match) / limit for match in looked]
            full = [time for time in times if time > 0.5] or [inf]
            cells.append(f"{mean(full):.1%}, {max(full):.1%}")
        for build in LADDER.values():
            times = [taken(build(find_game(game), seed=1), match) for match in looked]
            cells.append(f"{mean(times):.3f}, {quantiles(times, n=20)[-1]:.3f}, {max(times):.3f} s")
        print(f"| {game} | " + " | ".join(cells), "|", flush=True)


if __name__ == "__main__":
    main()

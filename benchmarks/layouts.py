"""How often the first player wins a round of Papillons célestes, layout by layout.

    python benchmarks/layouts.py L02 L06 -n 400

Without names: all layouts of the edition. To try out a new layout, put its file into a folder of its own:
`CHRYSALIDE_LAYOUTS=FOLDER python benchmarks/layouts.py --edition FOLDER'S-NAME`. The bots are bounded by the number of
their simulations, so equal seeds give equal results; on a machine so busy that `medium` runs out of its quarter of a
second they may differ.
"""

import argparse

from chrysalide.arena.crew import play_all
from chrysalide.arena.intervals import wilson
from chrysalide.arena.playing import Fixture, Setting
from chrysalide.bots import LEVELS
from chrysalide.games.celestes.board import BOOKS, EDITIONS

LOW, HIGH = 0.45, 0.55  # what counts as even


def layouts_of(edition: str) -> list[str]:
    return [layout.id for layout in BOOKS[edition].layouts.values()]


def wins_of_first(layout: str, edition: str, level: str, rounds: int, seed: str, jobs: int) -> int:
    setting = Setting("celestes", {"edition": edition, "layouts": [layout], "tokens_to_win": 1})
    fixtures = [
        Fixture(number, (level, level), f"{seed}:{layout}:{number}", (f"{seed}:{number}:0", f"{seed}:{number}:1"))
        for number in range(rounds)
    ]
    return sum(outcome.winners == [outcome.first] for outcome in play_all(setting, fixtures, jobs))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("layouts", nargs="*", metavar="LAYOUT")
    parser.add_argument("-n", type=int, default=400, help="rounds of each layout (400)")
    parser.add_argument("--edition", choices=EDITIONS, default=EDITIONS[0])
    parser.add_argument("--level", choices=list(LEVELS), default="medium")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args()
    print("| layout | rounds | who begins wins | 95 % |  |\n| --- | ---: | ---: | ---: | --- |")
    for layout in wanted.layouts or layouts_of(wanted.edition):
        won = wins_of_first(layout, wanted.edition, wanted.level, wanted.n, wanted.seed, wanted.jobs)
        low, high = wilson(won, wanted.n)
        share = won / wanted.n
        remark = "" if LOW <= share <= HIGH else ("outside" if low > HIGH or high < LOW else "perhaps outside")
        print(f"| {layout} | {wanted.n} | {share:.1%} | {low:.1%} to {high:.1%} | {remark} |", flush=True)


if __name__ == "__main__":
    main()

"""Compares the speed of several builds of the compiled rules: `python benchmarks/builds.py OLD/src NEW/src …`

Each folder holds a `chrysalide` package with its compiled modules. Playouts and searches run in turns, a fresh process
each time, by CPU seconds; what is printed are medians, as ratios to the first folder.
"""

import argparse
import os
import statistics
import subprocess
import sys
from pathlib import Path

MEASURE = """
import sys
from time import process_time
import chrysalide
from chrysalide.core.dice import Dice

assert chrysalide.compiled(), "not compiled"
seconds = float(sys.argv[1])
for name in sys.argv[2:] or chrysalide.games():
    decisions, begun = 0, process_time()
    while process_time() - begun < seconds:
        decisions += chrysalide.playouts(name, 20, seed=decisions).decisions
    print(name, "playouts", decisions / (process_time() - begun))
    bot = chrysalide.bot(name, "medium", 7)
    bot.seconds = 600.0
    match = chrysalide.new(name, seed=7)
    dice, spent, thought = Dice(7), 0.0, 0
    while spent < seconds:
        if match.over:
            match = chrysalide.new(name, seed=7 + thought)
        view = match.view(match.actor)
        begun = process_time()
        bot.choose(view)
        spent += process_time() - begun
        thought += 1
        legal = match.legal()
        match.play(legal[dice.below(len(legal))])
    print(name, "search", thought / spent)
"""


def measured(folder: Path, seconds: float, games: list[str]) -> dict[tuple[str, str], float]:
    environment = {**os.environ, "PYTHONPATH": str(folder.resolve()), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", MEASURE, str(seconds), *games]
    lines = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.splitlines()
    return {(game, what): float(rate) for game, what, rate in map(str.split, lines)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", nargs="*", default=[])
    args = parser.parse_args()
    found: dict[Path, list[dict[tuple[str, str], float]]] = {folder: [] for folder in args.folders}
    for _ in range(args.rounds):
        for folder in args.folders:
            found[folder].append(measured(folder, args.seconds, args.games))
    first = args.folders[0]
    print(
        f"{'game':<12}{'what':<10}{'a second':>14}" + "".join(f"{f'build {n}':>10}" for n in range(2, len(found) + 1))
    )
    for key in found[first][0]:
        medians = {folder: statistics.median(one[key] for one in rounds) for folder, rounds in found.items()}
        ratios = "".join(f"{medians[folder] / medians[first]:>10.3f}" for folder in args.folders[1:])
        print(f"{key[0]:<12}{key[1]:<10}{medians[first]:>14,.0f}{ratios}")


if __name__ == "__main__":
    main()

"""How often bots win a cooperative game, by option values and seats, with 95 % intervals (Wilson), and how it ends.

    python benchmarks/together.py extinction --level hard --effort 0.2 -n 200 --seats 2 3 4 5 --by module level \
        --out together.jsonl --markdown

For every setting: the share of matches won, the share of each way to lose among the lost ones, and the average final
population of the won ones beside the one they began with, as far as the game's view tells them (`end`, `population`).
`--out` keeps one line for each match: the same command again plays what is missing, so a run can be stopped at any
time, and a larger `-n` goes on from there. Use a fresh file after changing rules, data or bots.

Hands lie open here, so a bot is handed a copy of the state instead of the view that it would be rebuilt from: the
choices are the same, many times faster. The seed of match number k is the text "SEED:k".
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import product
from math import inf
from pathlib import Path
from typing import Any

from chrysalide.arena.intervals import share_of
from chrysalide.bots import LEVELS
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame
from chrysalide.core.options import describe
from chrysalide.core.state import CHANCE, OVER, State
from chrysalide.games import find_game

Played = dict[str, Any]  # one match, as its line in the file holds it


def play(game: str, level: str, effort: float, seats: int, options: dict[str, Any], seed: str) -> Played:
    found = find_game(game)
    open_game = type(found)()
    vars(open_game)["imagine"] = lambda view, dice: view["state"].copy()
    bots = [LEVELS[level](open_game, seed=f"{seed}:{seat}") for seat in range(seats)]
    for bot in bots:
        bot.seconds = inf  # the same on every machine
        bot.scale(effort)
    dice = Dice(seed)
    state = found.start(seats, found.options.read(options, seats))
    began = population(found, state)
    decisions = 0
    common = {"game": game, "rules_version": found.rules_version, "seats_count": seats, "options": options}
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.draw(dice))
            continue
        legal = state.legal()
        view = {**common, "state": state, "viewer": actor, "actor": actor}
        state.apply(legal[0] if len(legal) == 1 else bots[actor].choose(view).code)
        decisions += 1
    end = found.paint(state, None).get("end") or {}
    return {
        "name": name_of(game, level, effort, seats, options, seed),
        "rules": found.rules_version,
        "won": bool(state.winners()),
        "why": end.get("why", ""),
        "began": began,
        "population": population(found, state),
        "decisions": decisions,
    }


def population(game: AnyGame, state: State) -> int | None:
    """What the game counts as its population, if it has one."""
    shown = game.paint(state, None).get("population")
    return shown["count"] if isinstance(shown, dict) else None


def name_of(game: str, level: str, effort: float, seats: int, options: dict[str, Any], seed: str) -> str:
    told = " ".join(f"{name}={value}" for name, value in sorted(options.items()))
    return f"{game} {level} {effort:g} seats={seats} {told} {seed}"


def kept(file: Path | None, rules: int) -> dict[str, Played]:
    """The matches of an earlier run, by name."""
    if file is None or not file.exists():
        return {}
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    if any(line["rules"] != rules for line in lines):
        raise SystemExit(f"{file}: these matches were played by other rules; name a fresh file")
    return {line["name"]: line for line in lines}


def play_all(wanted: argparse.Namespace, settings: list[tuple[int, dict[str, Any]]]) -> dict[str, Played]:
    """Every match of every setting; those that are missing are played, and kept as soon as they are over."""
    done = kept(wanted.out, find_game(wanted.game).rules_version)
    asked = [
        (wanted.game, wanted.level, wanted.effort, seats, options, f"{wanted.seed}:{number}")
        for seats, options in settings
        for number in range(wanted.n)
    ]
    missing = [one for one in asked if name_of(*one) not in done]
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for number, future in enumerate(as_completed([pool.submit(play, *one) for one in missing]), 1):
            match = future.result()
            done[match["name"]] = match
            if wanted.out is not None:
                with wanted.out.open("a") as file:
                    file.write(json.dumps(match) + "\n")
            print(f"\r{number} of {len(missing)}", end="", file=sys.stderr, flush=True)
    return done


def summary(matches: list[Played]) -> dict[str, Any]:
    won = [match for match in matches if match["won"]]
    lost = Counter(match["why"] for match in matches if not match["won"])
    share = share_of(len(won), len(matches))
    counted = [match for match in won if match["population"] is not None]
    return {
        "matches": len(matches),
        "won": len(won),
        "share": share.value,
        "low": share.low,
        "high": share.high,
        "lost": {why: count / lost.total() for why, count in sorted(lost.items())},
        "began": mean([match["began"] for match in counted]),
        "population": mean([match["population"] for match in counted]),
    }


def mean(numbers: list[int]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None


def table(rows: list[dict[str, Any]], by: list[str]) -> Iterator[str]:
    """In Markdown."""
    ways = sorted({way for row in rows for way in row["lost"]})
    heads = ["seats", *by, "matches", "won", "95 % interval", *(f"lost by {way}" for way in ways), "population if won"]
    yield "| " + " | ".join(heads) + " |"
    yield "| " + " | ".join("---" for _ in heads) + " |"
    for row in rows:
        grown = "–" if row["population"] is None else f"{row['began']:.1f} → {row['population']:.1f}"
        cells = [row["seats"], *(row[name] for name in by), row["matches"], f"{row['share']:.0%}"]
        cells += [f"{row['low']:.0%} to {row['high']:.0%}", *(f"{row['lost'].get(way, 0):.0%}" for way in ways), grown]
        yield "| " + " | ".join(str(cell) for cell in cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--level", default="greedy", choices=list(LEVELS))
    parser.add_argument("--effort", type=float, default=1.0, help="the share of its thinking that a bot is allowed")
    parser.add_argument("-n", type=int, default=500)
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--by", nargs="*", default=[], help="options whose values are all played")
    parser.add_argument("--with", nargs="*", default=[], dest="fixed", help="other options, as name=value")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="keep every match in this file, and go on from what it holds")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--json", action="store_true")
    shown.add_argument("--markdown", action="store_true")
    wanted = parser.parse_args()
    described = {option.name: option for option in describe(find_game(wanted.game).options)}
    fixed = dict(pair.split("=", 1) for pair in wanted.fixed)
    values = product(*(described[name].values for name in wanted.by))
    chosen = [{**fixed, **dict(zip(wanted.by, some, strict=True))} for some in values]
    settings = list(product(wanted.seats, chosen))
    done = play_all(wanted, settings)
    rows = []
    for seats, options in settings:
        names = [
            name_of(wanted.game, wanted.level, wanted.effort, seats, options, f"{wanted.seed}:{number}")
            for number in range(wanted.n)
        ]
        rows.append({"seats": seats, **options, **summary([done[name] for name in names])})
        row = rows[-1]
        told = " ".join(str(value) for value in (seats, *options.values()))
        print(f"\n{told:28} {row['share']:6.1%}  [{row['low']:.1%}, {row['high']:.1%}]", end="", file=sys.stderr)
    print(file=sys.stderr)
    if wanted.json:
        print(json.dumps({"level": wanted.level, "seed": wanted.seed, "rows": rows}, indent=1))
    if wanted.markdown:
        print("\n".join(table(rows, wanted.by)))


if __name__ == "__main__":
    main()

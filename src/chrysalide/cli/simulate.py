"""`chrysalide simulate`: bots against each other."""

import argparse
import os
from collections import Counter
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chrysalide.cli.arguments import Parser, read_options, whole
from chrysalide.cli.files import make_folder
from chrysalide.cli.players import read_players
from chrysalide.cli.reader import Reader
from chrysalide.cli.series import Outcome, Series, play_all
from chrysalide.core.fairness import clean_seed
from chrysalide.core.match import Match
from chrysalide.games import kit

EXAMPLES = (
    "chrysalide simulate {game} -n 1000 --players greedy,random --seed 1",
    "chrysalide simulate {game} -n 200 --players medium,greedy --jobs 4 --json",
    "chrysalide simulate {game} -n 20 --records matches",
)
FEW = 16  # so few matches are played before other processes have started
Z = 1.959963985  # 95 % of a normal distribution lie within


def add_arguments(parser: Parser) -> None:
    parser.argument("game")
    parser.option("-n", "--matches", metavar="N", type=whole("-n", 1, 1_000_000), default=100)
    parser.option("--players", metavar="A,B")
    parser.option("--seats", metavar="N", type=whole("--seats", 1, 99))
    parser.option("--option", metavar="NAME=VALUE", action="append", default=[])
    parser.option("--seed", metavar="S", default="1")
    parser.option("--jobs", metavar="J", type=whole("--jobs", 1, 1024))
    parser.option("--records", metavar="DIR")
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    found = kit(args.game)
    players = read_players(found, args.players, args.seats, ("greedy", "random"), people=False)
    options = read_options(args.option)
    clean_seed(f"{clean_seed(args.seed)}-{args.matches}")
    shown = Match(found, len(players), options).options.as_json()  # whatever is wrong shows here, before any work
    records = Path(args.records) if args.records is not None else None
    if records is not None:
        make_folder(records)
    series = Series(found.id, tuple(players), options, args.seed, records)
    jobs = min(args.matches, args.jobs or (1 if args.matches < FEW else os.cpu_count() or 1))
    start = perf_counter()
    outcomes = _played(series, args.matches, jobs, reader)
    figures = {**figure(series, outcomes), "options": shown, "timing": timing(outcomes, perf_counter() - start, jobs)}
    if args.json:
        reader.show_json(figures)
    else:
        _show(figures, reader)
    return 0


def _played(series: Series, matches: int, jobs: int, reader: Reader) -> list[Outcome]:
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=reader.err,
        disable=not reader.err.is_terminal,
        transient=True,
    )
    with bar:
        task = bar.add_task(reader.say("cli-simulate-progress"), total=matches)
        return play_all(series, matches, jobs, lambda more: bar.advance(task, more))


# --- figures ----------------------------------------------------------------------------------------------------


def figure(series: Series, outcomes: list[Outcome]) -> dict[str, Any]:
    """All that depends on the seed alone."""
    return {
        "game": series.game,
        "seed": series.seed,
        "matches": len(outcomes),
        "seats_rotated": True,
        "players": [_player(name, place, outcomes) for place, name in enumerate(labels(series.players))],
        "shared": sum(sum(outcome.won) != 1 for outcome in outcomes),
        "decisions": sum(sum(outcome.decisions) for outcome in outcomes),
        "draws": sum(outcome.draws for outcome in outcomes),
    }


def _player(name: str, place: int, outcomes: list[Outcome]) -> dict[str, Any]:
    wins = sum(outcome.won[place] for outcome in outcomes)
    low, high = wilson(wins, len(outcomes))
    return {
        "player": name,
        "wins": wins,
        "share": wins / len(outcomes),
        "low": low,
        "high": high,
        "mean_score": sum(outcome.scores[place] for outcome in outcomes) / len(outcomes),
        "decisions": sum(outcome.decisions[place] for outcome in outcomes),
    }


def timing(outcomes: list[Outcome], seconds: float, jobs: int) -> dict[str, Any]:
    """What another run would measure anew."""
    places = range(len(outcomes[0].won))
    spent = [sum(outcome.seconds[place] for outcome in outcomes) for place in places]
    decisions = [sum(outcome.decisions[place] for outcome in outcomes) for place in places]
    return {
        "seconds": seconds,
        "matches_per_second": len(outcomes) / seconds,
        "jobs": jobs,
        "milliseconds_per_decision": [
            1000 * time / number if number else 0.0 for time, number in zip(spent, decisions, strict=True)
        ],
    }


def wilson(wins: int, matches: int) -> tuple[float, float]:
    """Wilson's interval for a share, 95 %."""
    share = wins / matches
    middle = share + Z * Z / (2 * matches)
    reach = Z * sqrt(share * (1 - share) / matches + Z * Z / (4 * matches * matches))
    whole_of = 1 + Z * Z / matches
    return max(0.0, (middle - reach) / whole_of), min(1.0, (middle + reach) / whole_of)


def labels(players: tuple[str, ...]) -> list[str]:
    """Names that differ: `greedy 1`, `greedy 2` where one level sits twice."""
    times = Counter(players)
    return [
        f"{player} {players[: place + 1].count(player)}" if times[player] > 1 else player
        for place, player in enumerate(players)
    ]


def _show(figures: dict[str, Any], reader: Reader) -> None:
    right = ("cli-col-wins", "cli-col-share", "cli-col-interval", "cli-col-score", "cli-col-decisions", "cli-col-time")
    table = reader.table("cli-col-player", *right, right=right)
    matches = figures["matches"]
    for place, player in enumerate(figures["players"]):
        table.add_row(
            player["player"],
            reader.number(player["wins"]),
            reader.percent(player["share"]),
            f"{reader.percent(player['low'])} – {reader.percent(player['high'])}",
            reader.number(player["mean_score"], 2),
            reader.number(player["decisions"] / matches, 1),
            reader.number(figures["timing"]["milliseconds_per_decision"][place], 2),
        )
    reader.show(table)
    reader.tell(
        reader.say(
            "cli-simulate-sum",
            matches=matches,
            seed=figures["seed"],
            shared=figures["shared"],
            draws=reader.number(figures["draws"] / matches, 1),
            speed=reader.number(figures["timing"]["matches_per_second"], 1),
            jobs=figures["timing"]["jobs"],
        )
    )
    reader.tell(reader.say("cli-simulate-rotated"), "dim")

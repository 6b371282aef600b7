"""`chrysalide simulate`: bots against each other."""

import argparse
import os
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

from chrysalide.arena.crew import Interrupted, play_all
from chrysalide.arena.intervals import wilson
from chrysalide.arena.playing import Outcome, Setting
from chrysalide.arena.series import Series
from chrysalide.cli.arguments import Parser, read_options, whole
from chrysalide.cli.files import make_folder, write_text
from chrysalide.cli.players import read_players
from chrysalide.cli.progress import progress
from chrysalide.cli.reader import Reader
from chrysalide.core.fairness import clean_seed
from chrysalide.core.match import Match
from chrysalide.games import find_game

EXAMPLES = (
    "chrysalide simulate {game} -n 1000 --players greedy,random --seed 1",
    "chrysalide simulate {game} -n 200 --players medium,greedy --jobs 4 --json",
    "chrysalide simulate {game} -n 20 --records matches",
)
INTERRUPTED = 130  # the exit status of a command that Ctrl-C ended
FEW = 16  # fewer matches than this are done before other processes have started


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
    found = find_game(args.game)
    players = read_players(found, args.players, args.seats, ("greedy", "random"), people=False)
    options = read_options(args.option)
    clean_seed(f"{clean_seed(args.seed)}-{args.matches}")
    shown = Match(found, len(players), options).options.as_json()  # errors in the options show up here, before any work
    records = Path(args.records) if args.records is not None else None
    if records is not None:
        make_folder(records)
    setting = Setting(found.id, options, records=records is not None)
    series = Series(tuple(players), args.seed)
    jobs = min(args.matches, args.jobs or (1 if args.matches < FEW else os.cpu_count() or 1))
    start = perf_counter()
    outcomes = _played(setting, series, args.matches, jobs, records, reader)
    stopped = len(outcomes) < args.matches
    results = {
        "game": found.id,
        **summary(series, outcomes),
        "options": shown,
        "timing": timing(series, outcomes, perf_counter() - start, jobs),
    }
    if stopped:
        results["wanted"] = args.matches
        reader.aside(reader.say("cli-simulate-stopped", played=len(outcomes), wanted=args.matches))
    if args.json:
        reader.show_json(results)
    else:
        _show(results, reader)
    return INTERRUPTED if stopped else 0


def _played(
    setting: Setting, series: Series, matches: int, jobs: int, records: Path | None, reader: Reader
) -> list[Outcome]:
    """All matches in the order of their numbers; after Ctrl-C those that are over, if there are any."""
    fixtures = map(series.fixture, range(matches))
    playing = play_all(setting, fixtures, jobs)
    outcomes = []
    try:
        with progress(reader, matches) as advance, closing(playing):
            for outcome in playing:
                if records is not None and outcome.record is not None:
                    write_text(records / f"{setting.game}-{outcome.number + 1:06}.txt", outcome.record)
                outcomes.append(replace(outcome, record=None))
                advance()
    except KeyboardInterrupt:
        if not outcomes:
            raise
    except Interrupted:  # nothing is kept from which another run could go on
        raise Interrupted("error-simulate-killed") from None
    return sorted(outcomes, key=lambda outcome: outcome.number)


# --- results ----------------------------------------------------------------------------------------------------


def summary(series: Series, outcomes: list[Outcome]) -> dict[str, Any]:
    """Everything that depends on the seed alone."""
    return {
        "seed": series.seed,
        "matches": len(outcomes),
        "seats_rotated": True,
        "players": [_player(series, place, name, outcomes) for place, name in enumerate(labels(series.players))],
        "shared": sum(len(outcome.winners) != 1 for outcome in outcomes),
        "decisions": sum(sum(outcome.decisions) for outcome in outcomes),
        "draws": sum(outcome.draws for outcome in outcomes),
    }


def _player(series: Series, player: int, name: str, outcomes: list[Outcome]) -> dict[str, Any]:
    sat = [(outcome, series.seat(player, outcome.number)) for outcome in outcomes]
    wins = sum(seat in outcome.winners for outcome, seat in sat)
    low, high = wilson(wins, len(outcomes))
    return {
        "player": name,
        "wins": wins,
        "share": wins / len(outcomes),
        "low": low,
        "high": high,
        "mean_score": sum(outcome.scores[seat] for outcome, seat in sat) / len(outcomes),
        "decisions": sum(outcome.decisions[seat] for outcome, seat in sat),
    }


def timing(series: Series, outcomes: list[Outcome], seconds: float, jobs: int) -> dict[str, Any]:
    """What differs from run to run."""
    return {
        "seconds": seconds,
        "matches_per_second": len(outcomes) / seconds,
        "jobs": jobs,
        "milliseconds_per_decision": [_milliseconds(series, player, outcomes) for player in range(len(series.players))],
    }


def _milliseconds(series: Series, player: int, outcomes: list[Outcome]) -> float:
    """Processor time per decision."""
    sat = [(outcome, series.seat(player, outcome.number)) for outcome in outcomes]
    decisions = sum(outcome.decisions[seat] for outcome, seat in sat)
    return 1000 * sum(outcome.seconds[seat] for outcome, seat in sat) / decisions if decisions else 0.0


def labels(players: tuple[str, ...]) -> list[str]:
    """Distinct names: `greedy 1`, `greedy 2` if a level plays twice."""
    times = Counter(players)
    return [
        f"{player} {players[: place + 1].count(player)}" if times[player] > 1 else player
        for place, player in enumerate(players)
    ]


def _show(results: dict[str, Any], reader: Reader) -> None:
    right = ("cli-col-wins", "cli-col-share", "cli-col-interval", "cli-col-score", "cli-col-decisions", "cli-col-time")
    table = reader.table("cli-col-player", *right, right=right)
    matches = results["matches"]
    for place, player in enumerate(results["players"]):
        table.add_row(
            player["player"],
            reader.number(player["wins"]),
            reader.percent(player["share"]),
            f"{reader.percent(player['low'])} – {reader.percent(player['high'])}",
            reader.number(player["mean_score"], 2),
            reader.number(player["decisions"] / matches, 1),
            reader.number(results["timing"]["milliseconds_per_decision"][place], 2),
        )
    reader.show(table)
    reader.tell(
        reader.say(
            "cli-simulate-sum",
            matches=matches,
            seed=results["seed"],
            shared=results["shared"],
            draws=reader.number(results["draws"] / matches, 1),
            speed=reader.number(results["timing"]["matches_per_second"], 1),
            jobs=results["timing"]["jobs"],
        )
    )
    reader.tell(reader.say("cli-simulate-rotated"), "dim")

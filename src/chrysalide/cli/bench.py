"""`chrysalide bench`: how fast the rules run on this machine."""

import argparse
from time import process_time
from typing import Any

from chrysalide.cli.arguments import BadCommand, Parser
from chrysalide.cli.games import runs_compiled
from chrysalide.cli.reader import Reader
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame
from chrysalide.core.playout import play_many
from chrysalide.core.state import CHANCE, OVER, State
from chrysalide.games import find_game, names

EXAMPLES = ("chrysalide bench", "chrysalide bench {game} --seconds 5 --json")
MOST_SECONDS = 600.0


def add_arguments(parser: Parser) -> None:
    parser.argument("game", optional=True)
    parser.option("--seconds", metavar="T", type=_seconds, default=2.0)
    parser.option("--json", action="store_true")


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= MOST_SECONDS:
        raise BadCommand("cli-error-seconds", value=text[:60], maximum=int(MOST_SECONDS))
    return seconds


def run(args: argparse.Namespace, reader: Reader) -> int:
    games = [find_game(args.game)] if args.game else [find_game(name) for name in names()]
    results = []
    for found in games:
        with reader.waiting(reader.say("cli-bench-progress", game=found.id)):
            results.append(measure(found, args.seconds))
    if args.json:
        reader.show_json(results)
    else:
        _show(results, reader)
    return 0


def measure(found: AnyGame, seconds: float) -> dict[str, Any]:
    """Rates per second of processor time, so that other work on the machine matters little."""
    seats = found.seats[0]
    root = found.start(seats, found.options.read({}, seats, found.id))
    return {
        "game": found.id,
        "seats": seats,
        "compiled": runs_compiled(found),
        "playouts": _playouts(root, seats, seconds),
        "python_loop": _python_loop(root, seconds),
    }


def _playouts(root: State, seats: int, seconds: float) -> dict[str, float]:
    """Random matches in the loop of core/playout.py."""
    matches = decisions = draws = 0
    batch, start = 1, process_time()
    while (spent := process_time() - start) < seconds or spent == 0.0:
        tally = play_many(root, batch, matches, seats)
        matches += tally.matches
        decisions += tally.decisions
        draws += tally.draws
        batch = min(2 * batch, 1024)
    return {"matches": matches / spent, "decisions": decisions / spent, "draws": draws / spent}


def _python_loop(root: State, seconds: float) -> dict[str, float]:
    """The same through the public methods, as an embedding program would play: legal and apply, call by call."""
    dice = Dice(1)
    matches = decisions = draws = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or spent == 0.0:
        state = root.copy()
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(state.draw(dice))
                draws += 1
            else:
                codes = state.legal()
                state.apply(codes[dice.below(len(codes))])
                decisions += 1
        matches += 1
    return {"matches": matches / spent, "decisions": decisions / spent, "draws": draws / spent}


def _show(results: list[dict[str, Any]], reader: Reader) -> None:
    right = ("cli-col-matches-s", "cli-col-decisions-s", "cli-col-draws-s")
    table = reader.table("cli-col-game", "cli-col-rules-run", "cli-col-loop", *right, right=right)
    for game in results:
        for loop in ("playouts", "python_loop"):
            table.add_row(
                game["game"],
                reader.say("cli-runs", compiled="yes" if game["compiled"] else "no"),
                reader.say("cli-loop", loop=loop),
                *(reader.number(game[loop][unit]) for unit in ("matches", "decisions", "draws")),
            )
    reader.show(table)
    reader.tell(reader.say("cli-bench-note"), "dim")

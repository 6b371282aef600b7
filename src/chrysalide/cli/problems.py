"""`chrysalide problems`: positions with one clearly best decision, mined from matches of bots."""

import argparse
from pathlib import Path

from chrysalide.cli.arena import STOPPED, read_effort
from chrysalide.cli.arguments import BadCommand, Parser, read_options, whole
from chrysalide.cli.files import writing
from chrysalide.cli.progress import watching
from chrysalide.cli.reader import Reader
from chrysalide.core.datafile import DataError
from chrysalide.core.fairness import clean_seed
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.problems.making import Run, mine_into
from chrysalide.problems.mining import FATES, KEPT, Plan
from chrysalide.problems.searching import provable

EXAMPLES = (
    "chrysalide problems {game} -n 100",
    "chrysalide problems {game} -n 12 --proved --out problems",
    "chrysalide problems {game} -n 1 --effort 0.1 --json",
)
MOST = 1_000_000  # matches


def add_arguments(parser: Parser) -> None:
    parser.argument("game")
    parser.option("-n", "--number", metavar="N", type=whole("-n", 1, 10_000), default=10)
    parser.option("--matches", metavar="M", type=whole("--matches", 1, MOST), default=10_000)
    parser.option("--seats", metavar="K", type=whole("--seats", 1, 99))
    parser.option("--option", metavar="NAME=VALUE", action="append", default=[])
    parser.option("--seed", metavar="S", default="a")
    parser.option("--proved", action="store_true")
    parser.option("--effort", metavar="F", type=read_effort, default=1.0)
    parser.option("--processes", metavar="P", type=whole("--processes", 1, 1024), default=1)
    parser.option("--out", metavar="DIR")
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    plan = read_plan(args)
    folder = Path(args.out if args.out is not None else f"problems/{plan.game}")
    so_far: list[Run] = []
    try:
        with writing(folder), watching(reader, "cli-problems-progress") as advance:

            def progress(found: Run) -> None:
                so_far[:] = [found]
                advance(len(found.kept), args.number)

            done = mine_into(folder, plan, args.number, args.matches, args.processes, progress)
    except DataError as wrong:
        raise BadCommand("error-bad-problem", why=str(wrong)) from None
    except KeyboardInterrupt:
        kept = len(so_far[0].kept) if so_far else 0
        reader.aside(reader.say("cli-problems-stopped", kept=kept, wanted=args.number, folder=str(folder)))
        return STOPPED
    if args.json:
        reader.show_json(done.as_json())
    else:
        _tell(done, folder, reader)
    return 0


def read_plan(args: argparse.Namespace) -> Plan:
    """Errors in the arguments show up here, before any work."""
    found = find_game(args.game)
    seats = args.seats or found.seats[0]
    named = read_options(args.option)
    typed = Match(found, seats, named).options.as_json()
    if not args.seed.isalnum() or not args.seed.isascii():
        raise BadCommand("cli-error-problems-seed", value=args.seed[:60])
    clean_seed(args.seed)
    options = {name: typed[name] for name in named}
    if args.proved and not provable(found):
        raise BadCommand("cli-error-problems-proved", name=found.id)
    return Plan(found.id, found.rules_version, seats, options, args.seed, args.effort, args.proved)


def _tell(done: Run, folder: Path, reader: Reader) -> None:
    reader.tell(reader.say("cli-problems-kept", kept=len(done.kept), folder=str(folder)))
    reader.tell(reader.say("cli-problems-looked", matches=done.matches, decisions=done.decisions))
    for fate in FATES:
        if fate != KEPT:
            reader.tell(f"{done.fates[fate]:>8}  {reader.say(f'cli-problems-{fate}')}")

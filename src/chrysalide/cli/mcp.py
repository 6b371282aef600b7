"""`chrysalide mcp`: seats for language models and other programs, by the Model Context Protocol."""

import argparse
from pathlib import Path

from chrysalide.arena.store import Store
from chrysalide.bots.named import is_guest
from chrysalide.cli.arguments import BadCommand, Parser, whole
from chrysalide.cli.files import writing
from chrysalide.cli.reader import Reader
from chrysalide.mcp.desk import Desk
from chrysalide.mcp.rating import Rated, plan_in

EXAMPLES = (
    "chrysalide mcp",
    "chrysalide mcp --arena arena/{game} -n 20",
)


def add_arguments(parser: Parser) -> None:
    parser.option("--arena", metavar="DIR")
    parser.option("-n", "--matches", metavar="N", type=whole("-n", 1, 1_000_000), default=100)


def run(args: argparse.Namespace, reader: Reader) -> int:
    try:
        from chrysalide.mcp.server import serve
    except ModuleNotFoundError as missing:
        if missing.name != "mcp":
            raise
        raise BadCommand("error-missing-package", package="mcp", extra="mcp") from missing
    if args.arena is None:
        serve(Desk(reader.lang)).run()
        return 0
    plan = plan_in(Path(args.arena))
    if not any(map(is_guest, plan.players)):
        raise BadCommand("cli-error-no-guest", folder=args.arena[:200], players=list(plan.players))
    store = Store(Path(args.arena), plan)
    with writing(store.folder), store.open():
        serve(Desk(reader.lang, Rated(store, args.matches, reader.lang))).run()
    return 0

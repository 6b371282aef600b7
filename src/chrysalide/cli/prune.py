"""`chrysalide prune`: deletes what is older than the operator wants to keep, or says how much that would be."""

import argparse
import asyncio
from typing import TYPE_CHECKING

from chrysalide.cli.arguments import Parser
from chrysalide.cli.reader import Reader

if TYPE_CHECKING:  # the other commands start without the site
    from chrysalide.server.store.retention import Keeping

EXAMPLES = (
    "chrysalide prune --dry-run",
    "chrysalide prune --keep 'finished=365 imported=30 chat=90'",
)


def add_arguments(parser: Parser) -> None:
    parser.option("--keep", metavar="KIND=DAYS")
    parser.option("--dry-run", action="store_true")
    parser.database()
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    from chrysalide.server.store.database import default_database
    from chrysalide.server.store.retention import KINDS, read_keeping

    keeping = read_keeping() if args.keep is None else read_keeping(args.keep, "--keep")
    found = asyncio.run(_prune(args.database_url or default_database(), keeping, args.dry_run))
    if args.json:
        reader.show_json({"dry_run": args.dry_run, "days": vars(keeping), "old": found})
        return 0
    table = reader.table("cli-col-kind", "cli-col-days", "cli-col-old", right=("cli-col-days", "cli-col-old"))
    for kind in KINDS:
        days = keeping.limits.get(kind)
        kept = reader.say("cli-prune-for-ever") if days is None else reader.number(round(days))
        table.add_row(reader.say(f"cli-prune-{kind}"), kept, "–" if days is None else reader.number(found[kind]))
    reader.show(table)
    reader.tell(reader.say("cli-prune-would" if args.dry_run else "cli-prune-done", number=sum(found.values())))
    return 0


async def _prune(url: str, keeping: "Keeping", dry: bool) -> dict[str, int]:
    from chrysalide.server.operate.pruning import prune, too_old
    from chrysalide.server.store.existing import existing

    async with existing(url) as storage:
        return await (too_old if dry else prune)(storage, keeping)

"""`chrysalide reports`: what people reported to the operator, the newest first."""

import argparse
import asyncio
from typing import TYPE_CHECKING

from chrysalide.cli.arguments import Parser, whole
from chrysalide.cli.reader import Reader

if TYPE_CHECKING:  # the other commands start without the site
    from chrysalide.server.store.rows import Report

EXAMPLES = (
    "chrysalide reports",
    "chrysalide reports -n 5 --database-url postgresql://localhost/chrysalide",
)


def add_arguments(parser: Parser) -> None:
    parser.option("-n", type=whole("-n", 1, 1000), default=20)
    parser.database()
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    from chrysalide.server.store.database import default_database

    found = asyncio.run(_read(args.database_url or default_database(), args.n))
    if args.json:
        reader.show_json({"reports": [vars(report) for report in found]})
        return 0
    for report in found:
        _show(reader, report)
    if not found:
        reader.tell(reader.say("cli-reports-none"))
    return 0


async def _read(url: str, most: int) -> "list[Report]":
    from chrysalide.server.store.existing import existing

    async with existing(url) as storage:
        return await storage.reports(most)


def _show(reader: Reader, report: "Report") -> None:
    said = {"at": report.at, "name": report.name, "seat": report.seat + 1, "by": report.reporter + 1}
    reader.tell(reader.say("cli-reports-head", table=report.table_id, **said))
    reader.tell(f"  {report.reason}")
    for line in report.lines:
        reader.tell(f"    {line['at']}  {line['seat'] + 1}: {line['text'] or line['emote']}")

"""`chrysalide rotate`: new secrets in place of those that somebody may have seen."""

import argparse
import asyncio

from chrysalide.cli.arguments import BadCommand, Parser
from chrysalide.cli.reader import Reader

EXAMPLES = (
    "chrysalide rotate push",
    "chrysalide rotate program --name Morpho",
    "chrysalide rotate seat --name TABLE/2",
)


def add_arguments(parser: Parser) -> None:
    parser.argument("what", choices=("push", "program", "seat"))
    parser.option("--name", metavar="NAME")
    parser.database()
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    from chrysalide.server.store.database import default_database, is_sqlite, read_url

    if args.what != "push" and not args.name:
        raise BadCommand("cli-error-missing", argument="--name", program="chrysalide rotate")
    url = args.database_url or default_database()
    made = asyncio.run(_rotate(url, args.what, args.name))
    # On PostgreSQL the processes of a site are notified of changes; on SQLite it has its open tables to itself.
    restart = args.what == "push" or (args.what == "seat" and is_sqlite(read_url(url)))
    if args.json:
        reader.show_json({**made, "restart": restart})
        return 0
    reader.tell(reader.say(f"cli-rotate-done-{args.what}", **made))
    if restart:
        reader.tell(reader.say(f"cli-rotate-restart-{args.what}"))
    return 0


async def _rotate(url: str, what: str, name: str | None) -> dict[str, str | int]:
    """What is new, as it is shown this once."""
    from chrysalide.server.store.existing import existing
    from chrysalide.server.table import rotating

    async with existing(url) as storage:
        if what == "push":
            return {"forgotten": await rotating.push_key(storage)}
        if what == "program":
            return {"token": await rotating.program(storage, name or "")}
        table, _, seat = (name or "").partition("/")
        return {"path": await rotating.seat(storage, table, seat)}

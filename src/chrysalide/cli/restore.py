"""`chrysalide restore`: fill a database from a backup, even of the other kind of database."""

import argparse
import asyncio
from pathlib import Path

from chrysalide.cli.arguments import Parser
from chrysalide.cli.backup import show
from chrysalide.cli.files import reading
from chrysalide.cli.progress import watching
from chrysalide.cli.reader import Reader

EXAMPLES = (
    "chrysalide restore monday.backup",
    "chrysalide restore monday.backup --database-url postgresql://localhost/chrysalide",
)


def add_arguments(parser: Parser) -> None:
    parser.argument("file")
    parser.database()
    parser.option("--force", action="store_true")
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    from chrysalide.server.operate.backup import restore
    from chrysalide.server.store.database import default_database

    url = args.database_url or default_database()
    with reading(args.file), watching(reader, "cli-restore-progress") as watch:
        header = asyncio.run(restore(url, Path(args.file), args.force, watch))
    show(reader, header, args.json, reader.say("cli-restore-done", file=args.file, rows=header.rows))
    return 0

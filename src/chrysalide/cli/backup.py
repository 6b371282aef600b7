"""`chrysalide backup`: everything that the site has stored, in one file."""

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from chrysalide.cli.arguments import BadCommand, Parser
from chrysalide.cli.files import check_writable, writing
from chrysalide.cli.progress import watching
from chrysalide.cli.reader import Reader

if TYPE_CHECKING:  # the other commands start without the site
    from chrysalide.server.operate.backup_file import Header

EXAMPLES = (
    "chrysalide backup monday.backup",
    "chrysalide backup monday.backup --database-url postgresql://localhost/chrysalide",
)


def add_arguments(parser: Parser) -> None:
    parser.argument("file")
    parser.database()
    parser.option("--overwrite", action="store_true")
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    from chrysalide.server.operate.backup import back_up
    from chrysalide.server.store.database import default_database

    path = Path(args.file)
    check_writable(path)
    if path.exists() and not args.overwrite:
        raise BadCommand("cli-error-backup-exists", file=args.file[:200])
    with writing(path), watching(reader, "cli-backup-progress") as watch:
        header = asyncio.run(back_up(args.database_url or default_database(), path, watch))
    show(reader, header, args.json, reader.say("cli-backup-done", file=args.file, rows=header.rows))
    return 0


def show(reader: Reader, header: "Header", as_json: bool, closing: str) -> None:
    """Show the number of rows of each table, and a closing line."""
    if as_json:
        rows = {part.name: part.rows for part in header.parts}
        reader.show_json({"revision": header.revision, "made": header.made, "version": header.version, "rows": rows})
        return
    table = reader.table("cli-col-kept", "cli-col-rows", right=("cli-col-rows",))
    for part in header.parts:
        table.add_row(part.name, reader.number(part.rows))
    reader.show(table)
    reader.tell(closing)

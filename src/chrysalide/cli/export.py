"""`chrysalide export`: the page with its games in a folder of files, to be played without a site."""

import argparse
import re
from pathlib import Path

from chrysalide.cli.arguments import BadCommand, Parser
from chrysalide.cli.files import writing
from chrysalide.cli.reader import Reader

EXAMPLES = (
    "chrysalide export butterflies",
    "chrysalide export public --site https://chrysalide.example",
)
ADDRESS = re.compile(r"https?://[^\s/]+(/\S*)?")
MEGA = 1_000_000


def add_arguments(parser: Parser) -> None:
    parser.argument("folder")
    parser.option("--site", metavar="URL")
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    from chrysalide.local.exporting import export
    from chrysalide.server.http.page import POLICY

    if args.site is not None and not ADDRESS.fullmatch(args.site):
        raise BadCommand("cli-error-export-site", site=args.site[:100])
    target = Path(args.folder)
    about = reader.say("cli-export-readme", site=args.site or "")
    with writing(target):
        files = export(target, args.site and args.site.rstrip("/"), POLICY, f"{about}\n")
    size = sum(file.stat().st_size for file in files)
    if args.json:
        reader.show_json({"folder": str(target), "files": len(files), "bytes": size})
        return 0
    reader.tell(reader.say("cli-export-done", folder=str(target), files=len(files), size=round(size / MEGA, 1)))
    reader.tell(f"  python3 -m http.server --directory {target}")
    return 0

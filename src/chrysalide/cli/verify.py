"""`chrysalide verify`: was chance drawn fairly?"""

import argparse

import chrysalide
from chrysalide.cli.arguments import Parser
from chrysalide.cli.files import read_text
from chrysalide.cli.reader import Reader
from chrysalide.cli.sealing import reading_sealed
from chrysalide.core.errors import BadRecord
from chrysalide.core.verify import verify
from chrysalide.language import explain

EXAMPLES = (
    "chrysalide verify match.txt",
    "chrysalide verify --json - < match.txt",
    "chrysalide verify later.txt --origin match.txt",
)
STATUS = {True: 0, False: 1, None: 2}
STYLE = {True: "green", False: "red", None: "yellow"}


def add_arguments(parser: Parser) -> None:
    parser.argument("file")
    parser.option("--origin", metavar="FILE")
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    """Exit status 0: fair. 1: not fair. 2: cannot be judged, or not readable at all."""
    origin = None if args.origin is None else read_text(args.origin)
    record = read_text(args.file)
    with reading_sealed(record, args.file):
        honest, draws, text = judge(record, reader, origin)
    if args.json:
        reader.show_json({"honest": honest, "draws": draws, "text": text})
    else:
        reader.tell(text, STYLE[honest])
    return STATUS[honest]


def judge(record: str, reader: Reader, origin: str | None = None) -> tuple[bool | None, int, str]:
    """Fair, not fair or None (unknown), the number of outcomes checked, and the sentence to print."""
    try:
        match = chrysalide.load(record)
    except BadRecord as error:
        if error.message.id != "error-record-seed":
            raise
        return False, 0, explain(error, reader.lang)  # the revealed seed does not match the commitment
    verdict = verify(match, None if origin is None else chrysalide.load(origin))
    known = match.commitment is not None and match.seed is not None
    return verdict.honest if known else None, verdict.draws, reader.say(verdict.message)

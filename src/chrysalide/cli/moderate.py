"""`chrysalide moderate`: the operator closes a table, mutes a seat, bans an address, or lifts what was decided."""

import argparse
import asyncio
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from chrysalide.cli.arguments import BadCommand, Parser, whole
from chrysalide.cli.reader import Reader

if TYPE_CHECKING:  # the other commands start without the site
    from chrysalide.server.store.measures import Kind, Measure

EXAMPLES = (
    "chrysalide moderate",
    "chrysalide moderate mute TABLE/2 --days 7 --reason 'rude words'",
    "chrysalide moderate ban 192.0.2.7 --days 30",
    "chrysalide moderate lift 192.0.2.7",
)
KINDS: "dict[str, Kind]" = {"close": "closed", "mute": "muted", "ban": "banned"}
DAY = 86400


def add_arguments(parser: Parser) -> None:
    parser.argument("what", optional=True, choices=(*KINDS, "lift"))
    parser.argument("subject", optional=True)
    parser.option("--days", type=whole("--days", 1, 36500))
    parser.option("--reason", default="")
    parser.database()
    parser.option("--json", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    from chrysalide.server.store.database import default_database

    if args.what and not args.subject:
        raise BadCommand("cli-error-missing", argument="SUBJECT", program="chrysalide moderate")
    lifted, measures = asyncio.run(_do(args.database_url or default_database(), args))
    if args.json:
        reader.show_json({"measures": [vars(one) for one in measures]})
        return 0
    if args.what == "lift":
        reader.tell(reader.say("cli-moderate-lifted", number=lifted))
    if not measures:
        reader.tell(reader.say("cli-moderate-none"))
        return 0
    table = reader.table(*(f"cli-moderate-col-{name}" for name in ("what", "subject", "made", "until", "reason")))
    for one in measures:
        table.add_row(reader.say(f"cli-moderate-{one.kind}"), _shown(one), one.made[:16], _until(one), one.reason)
    reader.show(table)
    return 0


def _shown(measure: "Measure") -> str:
    """Seats are counted from 1."""
    table, _, seat = measure.subject.partition("/")
    return f"{table}/{int(seat) + 1}" if seat and measure.kind == "muted" else measure.subject


def _until(measure: "Measure") -> str:
    return "–" if measure.until is None else datetime.fromtimestamp(measure.until, UTC).isoformat()[:16]


async def _do(url: str, args: argparse.Namespace) -> "tuple[int, list[Measure]]":
    """What was asked for; returns what holds then, and how much was lifted."""
    from chrysalide.server.store.existing import existing
    from chrysalide.server.store.measures import Measure
    from chrysalide.server.store.rows import now

    lifted, moment = 0, time.time()
    async with existing(url) as storage:
        if args.what == "lift":
            for subject in _subjects(args.subject):
                lifted += await storage.lift_measure(subject, moment)
        elif args.what:
            until = None if args.days is None else moment + args.days * DAY
            subject = _subject(args.what, args.subject)
            measure = Measure(KINDS[args.what], subject, until, args.reason[:500], now())
            await storage.take_measure(measure, moment)
        return lifted, await storage.measures(moment)


def _subject(what: str, given: str) -> str:
    """Seats are counted from 1, as in the reports."""
    from chrysalide.server.store.measures import BadMeasure, network_of

    if what == "ban":
        return network_of(given)
    table, _, seat = given.partition("/")
    if not seat or what == "close":
        return table
    if not seat.isdecimal() or seat == "0":
        raise BadMeasure("error-measure-table", table=given[:60])
    return f"{table}/{int(seat) - 1}"


def _subjects(given: str) -> list[str]:
    """What may be meant: a network, or a table or seat."""
    from chrysalide.server.store.measures import BadMeasure, network_of

    try:
        return [network_of(given)]
    except BadMeasure:
        return [_subject("mute", given)]

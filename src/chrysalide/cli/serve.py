"""`chrysalide serve`: the site."""

import argparse
from threading import Timer

from chrysalide.cli.arguments import Parser, whole
from chrysalide.cli.reader import Reader

EXAMPLES = (
    "chrysalide",
    "chrysalide serve --port 9000 --no-browser",
    "chrysalide serve --host 0.0.0.0 --database-url postgresql://localhost/chrysalide",
)
ANNOUNCED_AFTER = 0.8  # seconds; what is wrong with port or database is found sooner


def add_arguments(parser: Parser) -> None:
    parser.option("--host", default="127.0.0.1")
    parser.option("--port", type=whole("--port", 1, 65535), default=8000)
    parser.option("--database-url", metavar="URL")
    parser.option("--no-browser", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    from chrysalide.server import serve  # the other commands start without it
    from chrysalide.server.serve import address

    told = reader.say("cli-serving", address=address(args.host, args.port))
    announcement = Timer(ANNOUNCED_AFTER, reader.aside, [told])
    announcement.start()
    try:
        serve(host=args.host, port=args.port, database_url=args.database_url, open_browser=not args.no_browser)
    except KeyboardInterrupt:  # the usual way to stop it
        reader.aside(reader.say("cli-stopped"))
    finally:
        announcement.cancel()
    return 0

"""`chrysalide serve`: the site."""

import argparse
import socket

from chrysalide.cli.arguments import BadCommand, Parser, whole
from chrysalide.cli.reader import Reader

EXAMPLES = (
    "chrysalide",
    "chrysalide serve --port 9000 --no-browser",
    "chrysalide serve --host 0.0.0.0 --database-url postgresql://localhost/chrysalide",
)


def add_arguments(parser: Parser) -> None:
    parser.option("--host", default="127.0.0.1")
    parser.option("--port", type=whole("--port", 1, 65535), default=8000)
    parser.option("--database-url", metavar="URL")
    parser.option("--no-browser", action="store_true")


def run(args: argparse.Namespace, reader: Reader) -> int:
    from chrysalide.server import serve  # the other commands start without it
    from chrysalide.server.serve import address

    _check_address(args.host, args.port)
    reader.aside(reader.say("cli-serving", address=address(args.host, args.port)))
    serve(host=args.host, port=args.port, database_url=args.database_url, open_browser=not args.no_browser)
    return 0


def _check_address(host: str, port: int) -> None:
    """A port that is taken is told before the address is."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(place)
    except (OSError, UnicodeError):
        raise BadCommand("error-port", host=host[:60], port=str(port)) from None

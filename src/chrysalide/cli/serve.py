"""`chrysalide serve`: the site."""

import argparse
import os
import sys
from threading import Timer

from chrysalide.cli.arguments import Parser, among, whole
from chrysalide.cli.reader import Reader

EXAMPLES = (
    "chrysalide",
    "chrysalide serve --port 9000 --no-browser",
    "chrysalide serve --host 0.0.0.0 --database-url postgresql://localhost/chrysalide",
    "chrysalide serve --no-browser --database-url postgresql://localhost/chrysalide --processes 4 --log-format json",
)
ANNOUNCED_AFTER = 0.8  # seconds; problems with the port or the database show up sooner
FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")


def add_arguments(parser: Parser) -> None:
    parser.option("--host", default="127.0.0.1")
    parser.option("--port", type=whole("--port", 1, 65535), default=8000)
    parser.database()
    parser.option("--no-browser", action="store_true")
    parser.option("--processes", metavar="N", type=whole("--processes", 1, 64), default=1)
    parser.option("--grace", metavar="SECONDS", type=whole("--grace", 1, 600), default=5)
    parser.option("--metrics", action="store_true")
    parser.option("--metrics-port", metavar="PORT", type=whole("--metrics-port", 1, 65000))
    parser.option("--log-format", metavar="|".join(FORMATS), type=among("--log-format", FORMATS), default="text")
    parser.option("--log-level", metavar="|".join(LEVELS), type=among("--log-level", LEVELS), default="warning")
    parser.option("--access-log", action="store_true")
    parser.option("--fd", metavar="N", type=whole("--fd", 0, 65535))


def run(args: argparse.Namespace, reader: Reader) -> int:
    from chrysalide.server import serve  # the other commands start without it
    from chrysalide.server.operate.serve import address

    again = args.fd is not None
    announced = reader.say("cli-serving-again" if again else "cli-serving", address=address(args.host, args.port))
    announcement = Timer(ANNOUNCED_AFTER, reader.aside, [announced])
    announcement.daemon = True
    if args.log_format == "text":  # a program that reads JSON lines expects nothing else
        announcement.start()
    try:
        listening = serve(
            host=args.host,
            port=args.port,
            database_url=args.database_url,
            open_browser=not args.no_browser and not again,
            processes=args.processes,
            grace=args.grace,
            metrics=args.metrics,
            metrics_port=args.metrics_port,
            log_format=args.log_format,
            log_level=args.log_level,
            access_log=args.access_log,
            fd=args.fd,
        )
    except KeyboardInterrupt:  # the usual way to stop it
        reader.aside(reader.say("cli-stopped"))
    else:
        if listening is not None:
            start_again(listening)
    finally:
        announcement.cancel()
    return 0


def start_again(listening: int) -> None:
    """Replace this process by itself, so that a service manager sees no exit; the socket stays open throughout."""
    words = list(sys.orig_argv[1:])
    if "--fd" in words:
        place = words.index("--fd")
        del words[place : place + 2]
    os.set_inheritable(listening, True)
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(sys.executable, [sys.executable, *words, "--fd", str(listening)])

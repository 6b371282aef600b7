"""Finds the command, reads its arguments, and reports any error in one sentence."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from chrysalide.cli.arguments import BadCommand, Parser
from chrysalide.cli.reader import Reader, language_here
from chrysalide.core.errors import ChrysalideError
from chrysalide.language import LANGUAGES

COMMANDS = (
    "games",
    "play",
    "serve",
    "export",
    "seat",
    "mcp",
    "simulate",
    "arena",
    "balance",
    "replay",
    "review",
    "problems",
    "verify",
    "bench",
    "new-game",
    "check",
    "backup",
    "restore",
    "prune",
    "reports",
    "moderate",
    "rotate",
    "completion",
)


class Command(Protocol):
    """What the module of a command provides; it is only imported when the command is used."""

    EXAMPLES: tuple[str, ...]

    def add_arguments(self, parser: Parser) -> None: ...

    def run(self, args: argparse.Namespace, reader: Reader) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. 2: it could not be done, and a sentence on stderr says why."""
    reader = Reader(language_here())
    try:
        lang, words = _language(list(sys.argv[1:] if argv is None else argv), reader.lang)
        reader = Reader(lang)
        status = _run(words, reader)
        sys.stdout.flush()
        return status
    except ChrysalideError as error:
        reader.refuse(error)
        return 2
    except KeyboardInterrupt:
        reader.aside(reader.say("cli-stopped"))
        return 130
    except BrokenPipeError:  # the reader of a pipe, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except SystemExit as leaving:  # from --help
        return leaving.code if isinstance(leaving.code, int) else 0


def _run(words: list[str], reader: Reader) -> int:
    if words and words[0] in ("-h", "--help", "help"):
        return _overview(reader)
    if words == ["--version"]:
        from chrysalide import __version__

        reader.tell(f"chrysalide {__version__}")
        return 0
    name, *rest = words or ["serve"]
    if name not in COMMANDS:
        raise BadCommand("cli-error-command", command=name[:60], commands=list(COMMANDS))
    command = cast("Command", import_module(f"chrysalide.cli.{name.replace('-', '_')}"))
    parser = Parser(reader, name, command.EXAMPLES)
    command.add_arguments(parser)
    return command.run(parser.read(rest), reader)


def _language(words: list[str], here: str) -> tuple[str, list[str]]:
    """The language given with --lang, anywhere in the line, and all the other words."""
    lang, rest = here, []
    left = iter(words)
    for word in left:
        if word != "--lang" and not word.startswith("--lang="):
            rest.append(word)
            continue
        lang = next(left, "") if word == "--lang" else word.removeprefix("--lang=")
        if lang not in LANGUAGES:
            raise BadCommand("cli-error-lang", lang=lang[:60], langs=list(LANGUAGES))
    return lang, rest


def _overview(reader: Reader) -> int:
    say = reader.say
    reader.tell(f"{say('cli-about')}\n")
    reader.tell(say("cli-heading-commands"))
    for name in COMMANDS:
        reader.tell(f"  chrysalide {name:<10} {say(f'cli-{name}-line')}")
    reader.tell(f"\n{say('cli-about-more')}")
    return 0

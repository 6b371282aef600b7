"""Arguments: argparse with all texts in the reader's language, and arguments that several commands share."""

import argparse
import os
import textwrap
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from chrysalide.cli.reader import Reader
from chrysalide.core.errors import ChrysalideError
from chrysalide.games import names
from chrysalide.language import LANGUAGES

WIDTH = 96
DATABASE = "CHRYSALIDE_DATABASE_URL"  # a password on the command line could be read by all users of the machine


class BadCommand(ChrysalideError):
    """A command line that cannot be understood."""

    code = "bad-command"


class Parser(argparse.ArgumentParser):
    """Arguments of one command. Help is looked up as `cli-<command>-<name>`, else as `cli-arg-<name>`."""

    def __init__(self, reader: Reader, command: str, examples: tuple[str, ...]) -> None:
        self.reader = reader
        self.command = command
        super().__init__(
            prog=f"chrysalide {command}",
            description=textwrap.fill(reader.say(f"cli-{command}-about"), WIDTH),
            epilog=self._examples(examples),
            formatter_class=self._formatter,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self._arguments = self.add_argument_group(reader.say("cli-heading-arguments").removesuffix(":"))
        self._choices = self.add_argument_group(reader.say("cli-heading-options").removesuffix(":"))
        self._choices.add_argument("-h", "--help", action="help", help=self._help("help"))
        # main() has already removed it; this is only for the help text
        self._choices.add_argument("--lang", metavar="|".join(LANGUAGES), help=self._help("lang"))

    def argument(self, name: str, optional: bool = False, choices: tuple[str, ...] = (), **how: Any) -> None:
        nargs = "?" if optional else None
        if choices:
            how.update(choices=choices, type=among(name.upper(), choices))  # whose error names them
        self._arguments.add_argument(name, metavar=name.upper(), nargs=nargs, help=self._help(name), **how)

    def option(self, *flags: str, **how: Any) -> None:
        self._choices.add_argument(*flags, help=self._help(flags[-1].strip("-")), **how)

    def database(self) -> None:
        self.option("--database-url", metavar="URL", default=os.environ.get(DATABASE) or None)

    def read(self, words: list[str]) -> argparse.Namespace:
        try:
            args, unknown = self.parse_known_args(words)
        except argparse.ArgumentError as wrong:
            if wrong.argument_name is None:  # newer versions of Python raise this where older ones call error()
                self.error(wrong.message)
            raise BadCommand("cli-error-argument", argument=wrong.argument_name, program=self.prog) from None
        if unknown:
            flags = [flag for action in self._actions for flag in action.option_strings]
            argument = unknown[0].partition("=")[0][:60]
            raise BadCommand("cli-error-unknown-argument", argument=argument, arguments=flags, program=self.prog)
        return args

    def error(self, message: str) -> NoReturn:
        """Only called for arguments that are missing; their names are at the end of the message."""
        raise BadCommand("cli-error-missing", argument=message.rpartition(": ")[2], program=self.prog)

    def _help(self, name: str) -> str:
        own = f"cli-{self.command}-{name}"
        message = own if self.reader.words.knows(own) else f"cli-arg-{name}"
        return self.reader.say(message).replace("%", "%%")

    def _examples(self, examples: tuple[str, ...]) -> str:
        lines = [self.reader.say("cli-heading-examples")]
        for number, example in enumerate(examples, start=1):
            lines.append(f"  {example.format(game=(*names(), 'GAME')[0])}")
            lines.append(f"      {self.reader.say(f'cli-{self.command}-example-{number}')}")
        return "\n".join(lines).replace("%", "%%")

    def _formatter(self, prog: str) -> argparse.HelpFormatter:
        return Formatter(prog, f"{self.reader.say('cli-heading-usage')} ")


class Formatter(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str, prefix: str) -> None:
        super().__init__(prog, max_help_position=28, width=WIDTH)
        self.prefix = prefix

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.prefix)


def whole(option: str, minimum: int, maximum: int) -> Callable[[str], int]:
    """A parser of integers within limits."""

    def read(text: str) -> int:
        number = int(text) if text.strip().lstrip("-").isdecimal() and len(text) < 12 else None
        if number is None or not minimum <= number <= maximum:
            raise BadCommand("cli-error-number", option=option, value=text[:60], minimum=minimum, maximum=str(maximum))
        return number

    return read


def among(option: str, values: tuple[str, ...]) -> Callable[[str], str]:
    """A parser that accepts one of a few words."""

    def read(text: str) -> str:
        if text not in values:
            raise BadCommand("cli-error-among", option=option, value=text[:60], values=list(values))
        return text

    return read


def read_options(words: list[str]) -> dict[str, str]:
    """Split `name=value` words; the game checks names and values."""
    options: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign or not name:
            raise BadCommand("cli-error-option-form", text=word[:60])
        options[name.strip()] = value.strip()
    return options

"""The person at the terminal: a language, a stream for the output and one for everything else."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO

from fluent.runtime.types import fluent_number
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from chrysalide.cli.likely import likely
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.messages import Message
from chrysalide.language import Words, best_language, explain
from chrysalide.picture import Line

PIPE_WIDTH = 120  # where the output has no known width


def language_here() -> str:
    """The language of the environment; English if that is not supported."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return best_language(os.environ[name])
    return "en"


class Reader:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.words = Words(None, lang)
        self.out = _console(sys.stdout)
        self.err = _console(sys.stderr)

    def say(self, message: Message | str, **args: Any) -> str:
        return self.words.say(message, **args)

    # --- printing -----------------------------------------------------------------------------------------------

    def tell(self, text: str | Text = "", style: str = "") -> None:
        """Print one or several lines; they are only wrapped at the edge of a terminal."""
        self.out.print(text, style=style, soft_wrap=not self.out.is_terminal)

    def draw(self, lines: list[Line]) -> None:
        """Print a picture."""
        for line in lines:
            text = Text.assemble(*((span.text, span.style) for span in line))
            text.rstrip()
            self.tell(text)

    def show(self, drawing: RenderableType) -> None:
        self.out.print(drawing)

    def show_json(self, value: Any) -> None:
        self.out.file.write(self.as_json(value))

    def as_json(self, value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, indent=2) + "\n"

    def aside(self, text: str) -> None:
        """Print a line that is not part of the output proper."""
        self.err.print(text, soft_wrap=not self.err.is_terminal)

    def refuse(self, error: ChrysalideError) -> None:
        near = likely(error)
        hint = f" {self.say('cli-did-you-mean', near=near)}" if near else ""
        self.aside(f"chrysalide: {explain(error, self.lang)}{hint}")

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """Show a message during slow work; on a terminal only."""
        if not self.err.is_terminal:
            yield
            return
        with self.err.status(text):
            yield

    # --- asking -------------------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """A line typed by a person; EOFError at the end of the input."""
        if sys.stdin.isatty() and self.out.is_terminal:
            with suppress(ImportError):  # arrow keys and history, if Python was built with them
                import readline  # noqa: F401 - importing it is enough
            return input(prompt).strip()
        self.out.print(prompt, end="")
        line = sys.stdin.readline()
        if not line:
            self.out.print()
            raise EOFError
        self.out.print(line.strip())  # piped input is echoed, so that the output reads like a conversation
        return line.strip()

    # --- numbers ------------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0) -> str:
        rounded = fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        return self.say("cli-number", number=rounded)

    def percent(self, value: float) -> str:
        share = fluent_number(value, style="percent", minimumFractionDigits=1, maximumFractionDigits=1)
        return self.say("cli-number", number=share)

    def table(self, *columns: str, right: tuple[str, ...] = ()) -> Table:
        """A table; `columns` are the message ids of its headings, `right` those of the right-aligned ones."""
        table = Table(header_style="bold")
        for column in columns:
            table.add_column(self.say(column), justify="right" if column in right else "left", overflow="fold")
        return table


def _console(stream: TextIO) -> Console:
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")  # a question mark for characters that the terminal's encoding lacks
    narrow = stream.isatty() or "COLUMNS" in os.environ
    return Console(file=stream, markup=False, highlight=False, emoji=False, width=None if narrow else PIPE_WIDTH)

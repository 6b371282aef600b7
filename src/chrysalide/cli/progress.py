"""A bar while many matches are played; seen on a terminal only."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chrysalide.cli.reader import Reader


class Advance(Protocol):
    def __call__(self) -> None: ...


@contextmanager
def progress(reader: Reader, total: int, done: int = 0) -> Iterator[Advance]:
    """Gives what is called after each match."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=reader.err,
        disable=not reader.err.is_terminal,
        transient=True,
    )
    with bar:
        task = bar.add_task(reader.say("cli-simulate-progress"), total=total, completed=done)
        yield lambda: bar.advance(task)

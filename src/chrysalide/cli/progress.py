"""A progress bar for slow work; shown on a terminal only."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chrysalide.cli.reader import Reader


class Advance(Protocol):
    def __call__(self) -> None: ...


@contextmanager
def progress(reader: Reader, total: int, done: int = 0) -> Iterator[Advance]:
    """Yields a function to call after each match."""
    with _bar(reader) as bar:
        task = bar.add_task(reader.say("cli-simulate-progress"), total=total, completed=done)
        yield lambda: bar.advance(task)


@contextmanager
def watching(reader: Reader, message: str) -> Iterator[Callable[[int, int], None]]:
    """Yields a function to call with the amount done and the total."""
    with _bar(reader) as bar:
        task = bar.add_task(reader.say(message), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _bar(reader: Reader) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=reader.err,
        disable=not reader.err.is_terminal,
        transient=True,
    )

"""A stand-in for the processes in which bots think."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from chrysalide.server.table.bot_queue import BotQueue
from tests.server.site import Site


class RecordingPool(Executor):
    """A pool that a test can inspect: everything that is sent to the bots passes here as arguments."""

    def __init__(self, hold: bool = False) -> None:
        self.crossed: list[tuple[Any, ...]] = []
        self.hold = hold
        self.held: list[Callable[[], None]] = []

    def submit(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        assert not kwargs
        self.crossed.append(args)
        future: Future[Any] = Future()

        def answer() -> None:
            try:
                future.set_result(function(*args))
            except Exception as wrong:
                future.set_exception(wrong)

        self.held.append(answer)
        if not self.hold:
            self.let_go()
        return future

    def let_go(self) -> None:
        self.hold = False
        while self.held:
            self.held.pop(0)()

    def asked(self, table: str) -> list[tuple[str, dict[str, Any], int]]:
        """Level, view and state number of each request for a table."""
        return [(args[1], args[3], int(args[2].split(":")[1])) for args in self.crossed if args[2].startswith(table)]


def hold(site: Site, monkeypatch: pytest.MonkeyPatch) -> RecordingPool:
    """From now on the bots of a site do not answer until released; pending requests are dropped at the end."""
    pool = RecordingPool(hold=True)
    monkeypatch.setattr(site.tables.bots, "_queue", BotQueue(2))
    monkeypatch.setattr(site.tables.bots._bots, "pool", pool)
    return pool

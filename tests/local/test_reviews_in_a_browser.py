"""The event loop of a browser refuses moments that have passed, and a slow device is always late."""

import asyncio
from typing import Any, cast

import pytest

from chrysalide.server.store.keeping import KeepsReviews
from chrysalide.server.table import reviewer
from chrysalide.server.table.aside import here

SECONDS = 1.0  # that pass between any two looks at the clock


class Late(asyncio.SelectorEventLoop):
    """As Pyodide's loop: a moment in the past is an error, a delay never is."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0

    def time(self) -> float:
        self._now += SECONDS
        return self._now

    def call_at(self, when: float, callback: Any, *args: Any, **more: Any) -> asyncio.TimerHandle:  # type: ignore[override] # any callback
        if when < self.time():
            raise ValueError("Can't schedule in the past")
        return super().call_at(when, callback, *args, **more)

    def call_later(self, delay: float, callback: Any, *args: Any, **more: Any) -> asyncio.TimerHandle:  # type: ignore[override] # any callback
        return super().call_at(self.time() + delay, callback, *args, **more)


class Looks:
    """Storage without a review; somebody waits until it has been asked often enough."""

    def __init__(self, often: int) -> None:
        self.left = often
        self.enough = asyncio.Event()

    async def free_reviews(self, now: float) -> bool:
        self.left -= 1
        if not self.left:
            self.enough.set()
        return False


async def look_often(often: int) -> None:
    storage = Looks(often)
    working = reviewer.Reviewer(cast("KeepsReviews", storage), cast("Any", None), cast("Any", None), here)
    working.start()
    looking = working._loop
    assert looking is not None
    waiting = asyncio.ensure_future(storage.enough.wait())
    await asyncio.wait([looking, waiting], return_when=asyncio.FIRST_COMPLETED)
    assert waiting.done(), looking.exception()
    await working.stop()


def test_it_looks_again_however_late_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "LOOK", 1.5 * SECONDS)
    with asyncio.Runner(loop_factory=Late) as runner:
        runner.run(look_often(3))

"""Who is at a table, and who has been away so long that nobody has to wait for them."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import ceil

GRACE = 20.0  # seconds in which somebody may come back: a reloading page is away for a moment
MOMENT = 0.01  # seconds, so that a timer never rings too early


class Presence:
    """People are away from the moment their last screen closes; after the grace period they are gone."""

    def __init__(self, grace: float, notify: Callable[[], None]) -> None:
        self._grace = grace
        self._notify = notify  # called when somebody is gone
        self._screens: Counter[int] = Counter()
        self._elsewhere: dict[str, frozenset[int]] = {}  # by process: the seats that have a screen there
        self._since: dict[int, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()

    def wait_for(self, seats: Iterable[int]) -> None:
        """Start waiting for people who hold a seat and have not come yet.

        A table that was just loaded has not seen anybody leave, so their time starts now: after a restart of the site
        everybody has the whole grace period to come back, however long they had been away before.
        """
        for seat in seats:
            self._since.setdefault(seat, self._loop.time())
        self._plan()

    def forget(self, seats: Iterable[int]) -> None:
        """Others sit there now, or nobody: how long the previous owners were away does not count."""
        for seat in seats:
            self._since.pop(seat, None)

    def came(self, seats: Sequence[int]) -> None:
        self._screens.update(seats)
        self._plan()

    def went(self, seats: Sequence[int]) -> None:
        self._screens.subtract(seats)
        self._since |= {seat: self._loop.time() for seat in seats if not self.here(seat)}
        self._plan()

    def elsewhere(self, process: str, seats: Iterable[int]) -> bool:
        """Another process reports who is connected there. True: that has changed."""
        before, now = self._elsewhere.get(process, frozenset()), frozenset(seats)
        self._elsewhere[process] = now
        self._since |= {seat: self._loop.time() for seat in before - now if not self.here(seat)}
        self._plan()
        return before != now

    def here(self, seat: int) -> bool:
        return self._screens[seat] > 0 or any(seat in seats for seats in self._elsewhere.values())

    def close(self) -> None:
        """The table leaves memory."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def gone(self, seat: int) -> bool:
        return seat in self._since and not self.here(seat) and self._left(seat) <= 0

    def seconds_left(self, seat: int) -> int:
        """The seconds that somebody who is away still has to come back, rounded up."""
        return max(1, ceil(self._left(seat)))

    def _left(self, seat: int) -> float:
        return self._since[seat] + self._grace - self._loop.time()

    def _plan(self) -> None:
        """Wake up when the next person counts as gone, if somebody is there who could act on it."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        away = [self._left(seat) for seat in self._since if not self.here(seat) and self._left(seat) > 0]
        if away and self._screens.total() > 0:
            self._timer = self._loop.call_later(min(away) + MOMENT, self._wake)

    def _wake(self) -> None:
        self._notify()
        self._plan()

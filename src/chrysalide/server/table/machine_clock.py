"""The time of day of a machine may be set while people play, or the machine sleeps: that is nobody's thinking time."""

import time


class MachineClock:
    def __init__(self) -> None:
        self._apart = self._now()

    @staticmethod
    def _now() -> float:
        """How far the time of day is from a clock that nobody can set."""
        return time.time() - time.monotonic()

    def jumped(self) -> float:
        """The seconds by which it was set since the last call; negative: back."""
        before, self._apart = self._apart, self._now()
        return self._apart - before

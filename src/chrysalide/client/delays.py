"""How long to wait before the next try: longer each time, and not all programs at the same moment."""

import random

FIRST = 0.5  # seconds
LONGEST = 30.0
RESTARTS = 1012  # the code with which a process that ends closes its sockets: another one answers already


class Delays:
    def __init__(self) -> None:
        self._next = FIRST

    def reset(self) -> None:
        """The connection works again."""
        self._next = FIRST

    def next(self, code: int | None = None) -> float:
        delay, self._next = self._next, min(2 * self._next, LONGEST)
        if code == RESTARTS and delay == FIRST:
            return 0.1
        return delay * random.uniform(0.7, 1.0)

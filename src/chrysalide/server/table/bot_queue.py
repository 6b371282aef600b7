"""Which bot thinks next and for how long, so that people wait about five seconds at most. Takes time as an argument."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

PATIENCE = 5.0  # seconds within which a bot should answer
LEAST = 0.05  # seconds that it may always think; with more than about 100 tables per process, answers take longer


@dataclass(eq=False)
class Ticket:
    """A bot or a hint that waits to think."""

    due: float  # when the answer should be there
    wanted: float  # seconds, if nobody else waited
    call: Callable[[float], None]  # its turn has come, with so many seconds


class BotQueue:
    """Tables ask one thing at a time, so first come, first served is fair to tables.

    The next one gets a share of the time such that all behind it could have as much and still be in time. A hint goes
    before the bots, as a person is waiting for it; but never two of them in a row while a bot waits.
    """

    def __init__(self, places: int) -> None:
        self.places = places  # that can think at the same time
        self.thinking = 0
        self._hints: deque[Ticket] = deque()
        self._bots: deque[Ticket] = deque()
        self._hint_was_last = False

    @property
    def waiting(self) -> int:
        return len(self._hints) + len(self._bots)

    def wait(self, now: float, wanted: float, call: Callable[[float], None], hint: bool = False) -> Ticket:
        ticket = Ticket(now + PATIENCE, wanted, call)
        (self._hints if hint else self._bots).append(ticket)
        self.call_next(now)
        return ticket

    def done(self, now: float) -> None:
        """Somebody who was called has finished."""
        self.thinking -= 1
        self.call_next(now)

    def give_up(self, ticket: Ticket) -> bool:
        """Leave the queue; False where the ticket was called already."""
        for queue in (self._hints, self._bots):
            if ticket in queue:
                queue.remove(ticket)
                return True
        return False

    def close(self) -> None:
        """Nobody is called any more."""
        self.places = 0

    def call_next(self, now: float) -> None:
        while self.thinking < self.places and (self._hints or self._bots):
            hint = bool(self._hints) and not (self._hint_was_last and self._bots)
            ticket = (self._hints if hint else self._bots).popleft()
            self._hint_was_last = hint
            self.thinking += 1
            ticket.call(min(ticket.wanted, self._share(now, ticket)))

    def _share(self, now: float, called: Ticket) -> float:
        """Equal times for this one and all behind it, as much as the most urgent of them allows."""
        in_order = enumerate(chain((called,), self._hints, self._bots))
        return max(LEAST, min((ticket.due - now) / (place // self.places + 1) for place, ticket in in_order))

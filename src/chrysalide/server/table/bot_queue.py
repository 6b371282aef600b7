"""Which bot thinks next and for how long, so that people wait about five seconds at most. Time is an argument.

Reviews come last: a piece of one begins only where a process would otherwise have nothing to do.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from math import inf

PATIENCE = 5.0  # seconds within which a bot should answer
LEAST = 0.05  # seconds that it may always think; with more than about 100 tables per process, answers come later


@dataclass(eq=False)
class Ticket:
    """A bot, a hint or a piece of a review that waits for a process."""

    due: float  # when the answer should be there
    wanted: float  # the seconds it would take if nobody else waited
    call: Callable[[float], None]  # called with its seconds when its turn has come


class BotQueue:
    """Every table has at most one question waiting, so first come, first served is fair to tables.

    The next one gets as much time as would still let everybody behind it have the same and be in time. A hint goes
    before the bots, as a person is waiting for it, but never two hints in a row while a bot waits. Reviews have
    processes of their own, of a much lower priority: nobody waits for a piece that has begun, but no other begins
    while that many think.
    """

    def __init__(self, places: int) -> None:
        self.places = places  # how many can think at the same time
        self.thinking = 0
        self.reviewing = 0
        self._hints: deque[Ticket] = deque()
        self._bots: deque[Ticket] = deque()
        self._reviews: deque[Ticket] = deque()
        self._hint_was_last = False

    @property
    def waiting(self) -> int:
        return len(self._hints) + len(self._bots)

    def wait(self, now: float, wanted: float, call: Callable[[float], None], hint: bool = False) -> Ticket:
        ticket = Ticket(now + PATIENCE, wanted, call)
        (self._hints if hint else self._bots).append(ticket)
        self.call_next(now)
        return ticket

    def wait_to_review(self, now: float, call: Callable[[float], None]) -> Ticket:
        """A piece of a review; it takes as long as it takes."""
        ticket = Ticket(inf, inf, call)
        self._reviews.append(ticket)
        self.call_next(now)
        return ticket

    def done(self, now: float) -> None:
        """Somebody who was called has finished."""
        self.thinking -= 1
        self.call_next(now)

    def done_reviewing(self, now: float) -> None:
        self.reviewing -= 1
        self.call_next(now)

    def give_up(self, ticket: Ticket) -> bool:
        """Leave the queue; False if the ticket was already called."""
        for queue in (self._hints, self._bots, self._reviews):
            if ticket in queue:
                queue.remove(ticket)
                return True
        return False

    def close(self) -> None:
        """Call nobody any more."""
        self.places = 0

    def call_next(self, now: float) -> None:
        while self.thinking < self.places and (self._hints or self._bots):
            hint = bool(self._hints) and not (self._hint_was_last and self._bots)
            ticket = (self._hints if hint else self._bots).popleft()
            self._hint_was_last = hint
            self.thinking += 1
            ticket.call(min(ticket.wanted, self._share(now, ticket)))
        while self._reviews and self.thinking + self.reviewing < self.places:
            self.reviewing += 1
            self._reviews.popleft().call(inf)

    def _share(self, now: float, called: Ticket) -> float:
        """Equal times for this one and everybody behind it, as long as the most urgent of them allows."""
        in_order = enumerate(chain((called,), self._hints, self._bots))
        return max(LEAST, min((ticket.due - now) / (place // self.places + 1) for place, ticket in in_order))

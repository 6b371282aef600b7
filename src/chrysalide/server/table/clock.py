"""The clocks of a table. Pure arithmetic: the time is always an argument."""

from collections.abc import Sequence
from typing import Any

from chrysalide.server.store.rows import Clock

DAY = 86400
LONGEST = 30 * DAY
LEAST_AGAIN = 10.0  # the least seconds left after an undo that everybody agreed to


class Clocks:
    """The time left for each seat, and the deadline of the running clock. None: a seat without a clock."""

    def __init__(self, clock: Clock, left: Sequence[float | None], running: int | None, deadline: float | None) -> None:
        self.clock = clock
        self.left = list(left)
        self.running = running if deadline is not None else None
        self.deadline = deadline

    def copy(self) -> "Clocks":
        return Clocks(self.clock, self.left, self.running, self.deadline)

    def start(self, people: Sequence[bool], actor: int, now: float) -> None:
        """Everybody who is a person gets the whole time, and the first one to act begins to think."""
        self.left = [self.clock.seconds if person else None for person in people]
        self.run(actor if actor >= 0 and people[actor] else None, now)

    def stop(self, now: float, earned: bool = False) -> None:
        """Stop the running clock; `earned`: its seat has decided and gets the increment."""
        if self.running is not None and self.deadline is not None:
            increment = self.clock.increment if earned and self.clock.kind == "bank" else 0
            self.left[self.running] = max(0.0, self.deadline - now) + increment
        self.running = self.deadline = None

    def run(self, seat: int | None, now: float) -> None:
        """Run the clock of this seat; None: no clock."""
        self.running, self.deadline = seat, None
        if seat is not None:
            fresh = self.clock.kind == "move" or self.left[seat] is None
            self.deadline = now + (self.clock.seconds if fresh else self.left[seat] or 0.0)

    def run_back(self, seat: int | None, now: float, agreed: bool = False) -> None:
        """A decision of this seat was undone: its clock continues as if it had not decided, without the increment.

        Repeated undos give nobody more time; if everybody agreed, at least a little is left.
        """
        before = self.left[seat] if seat is not None else None
        rest = self.deadline - now if seat == self.running and self.deadline is not None else None
        if seat is None:
            self.stop(now)
            return
        if rest is not None:
            self.stop(now)  # otherwise another seat was thinking, and is not charged for it
        kept = self.clock.seconds if before is None else before
        if self.clock.kind == "bank":
            kept = (kept if rest is None else rest) - self.clock.increment
        elif rest is not None:  # minus what it has since spent on its next decision
            kept -= max(0.0, self.clock.seconds - rest)
        self.running, self.deadline = seat, now + max(kept, LEAST_AGAIN if agreed else 0.0)

    def drop(self, seat: int, now: float) -> None:
        """This seat has no clock any more."""
        if self.running == seat:
            self.stop(now)
        self.left[seat] = None

    def spent(self, seat: int) -> bool:
        """Is no time left for the rest of the match on the stopped clock of this seat?"""
        return self.clock.kind == "bank" and self.left[seat] == 0.0

    def not_before(self, moment: float) -> None:
        """Nobody loses because the site was down: a clock that would have run out by then runs out then."""
        if self.deadline is not None:
            self.deadline = max(self.deadline, moment)

    def shift(self, seconds: float) -> None:
        """The time of day was set: what is left stays as it was."""
        if self.deadline is not None:
            self.deadline += seconds

    def over(self, now: float) -> bool:
        return self.deadline is not None and self.deadline <= now

    def as_json(self, now: float) -> dict[str, Any]:
        """The clocks at this moment; with a time for each decision, waiting seats have all of it."""
        whole = self.clock.seconds if self.clock.kind == "move" else None
        left = [None if seconds is None else round(whole or seconds, 1) for seconds in self.left]
        if self.running is not None and self.deadline is not None:
            left[self.running] = round(max(0.0, self.deadline - now), 1)
        return {"left": left, "running": self.running}

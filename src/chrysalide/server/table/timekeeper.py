"""What a table does when time runs out: on clocks, and on questions that nobody answers."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from chrysalide.core.entries import TIME, Ending
from chrysalide.core.errors import MatchOver
from chrysalide.core.match import Match
from chrysalide.server import metrics
from chrysalide.server.errors import NotAllowed, Stale, StorageDown
from chrysalide.server.store.rows import Note
from chrysalide.server.table.clock import Clocks

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table

log = logging.getLogger("chrysalide.table")
AMENDS = 30.0  # the least seconds everybody has after the site or its database was down
MOMENT = 0.02  # seconds, so that a timer never rings too early
LONGEST_NAP = 86400.0


class Timekeeper:
    """One timer for each table. A table that is not in memory is loaded when its time has come (see tables.py)."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def plan(self, overdue: bool = True) -> None:
        """Wake up when the next time runs out, at once if it has; not `overdue`: an expired clock is being handled."""
        self.close()
        table = self._table
        moments = [table.question.until] if table.question else []
        if table.clocks and table.clocks.deadline is not None and (overdue or not table.clocks.over(time.time())):
            moments.append(table.clocks.deadline)
        if moments:
            nap = min(max(0.0, min(moments) - time.time()) + MOMENT, LONGEST_NAP)
            self._timer = asyncio.get_running_loop().call_later(nap, self._ring)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._task = asyncio.create_task(self._look(), name=f"time at {self._table.id}")

    async def _look(self) -> None:
        try:
            await self.run_out()
        except StorageDown:
            log.warning("table %s: time has run out, but that cannot be stored yet", self._table.id)
        except Exception:
            log.exception("table %s: the clock", self._table.id)
        self.plan(overdue=False)

    # --- how decisions move the clocks --------------------------------------------------------------------------

    def started(self, match: Match, people: list[bool]) -> Clocks | None:
        """The clocks at the start: everybody has the whole time, and the clock of the first player runs."""
        clocks = self._copy()
        if clocks:
            clocks.start(people, match.actor, time.time())
        return clocks

    def after_decision(self, match: Match, seat: int, decisions: int = 1) -> Clocks | None:
        """A bot's decision for a person earns no increment, or bots could earn time; an overdue decision does."""
        clocks, moment = self._copy(), time.time()
        if clocks:
            earned = self.late or self._table.seating.bot_at(seat) is None
            for following in (*[seat] * (decisions - 1), match.actor):  # each of several made at once counts
                clocks.stop(moment, earned)
                clocks.run(self._table.seating.clocked(following), moment)
        return clocks

    def after_undo(self, match: Match, agreed: bool) -> Clocks | None:
        clocks = self._copy()
        if clocks:
            clocks.run_back(self._table.seating.clocked(match.actor), time.time(), agreed)
        return clocks

    def check_keeping(self, seat: int, kept: bool) -> None:
        """Changing who plays a seat never changes its clock, and must not delay an overdue decision.

        A bot starts thinking again with each change, so an owner could otherwise delay a table for ever.
        """
        if seat == self._table.match.actor and self.late:
            raise NotAllowed("error-bot-decides", seat=seat)
        clocks = self._table.clocks
        if not kept and clocks and clocks.running != seat and clocks.spent(seat):
            raise NotAllowed("error-no-time", seat=seat)

    def stopped(self) -> Clocks | None:
        clocks = self._copy()
        if clocks:
            clocks.stop(time.time())
        return clocks

    def without(self, seat: int) -> Clocks | None:
        """A bot has this seat for good: it needs no clock any more."""
        clocks = self._copy()
        if clocks:
            clocks.drop(seat, time.time())
        return clocks

    def _copy(self) -> Clocks | None:
        return self._table.clocks.copy() if self._table.clocks else None

    # --- when time has run out -------------------------------------------------------------------

    @property
    def late(self) -> bool:
        """Has the seat to act run out of time?"""
        clocks = self._table.clocks
        return clocks is not None and self._table.status == "playing" and clocks.over(time.time())

    def helper(self) -> str | None:
        """The level of the bot that makes one decision for a person who has run out of time."""
        clocks = self._table.clocks
        return self._table.absent if clocks and clocks.clock.on_timeout == "play" and self.late else None

    async def run_out(self) -> None:
        """Do whatever is due now."""
        table = self._table
        if table.question and table.question.until <= time.time():
            await self._forget_question()
        clocks = table.clocks
        if clocks is None or not self.late:
            return
        try:
            match clocks.clock.on_timeout:
                case "loss":
                    await self._lose()
                case "keep" if table.seating.bot_at(clocks.running or 0) is None:
                    await table.bots.keep_late(clocks.running or 0)
                    metrics.timed_out("keep")
                case _:
                    table.bots.wake()
        except (Stale, MatchOver) as meanwhile:
            log.info("table %s: %s", table.id, meanwhile.code)  # somebody decided at the last moment

    async def _lose(self) -> None:
        table = self._table
        async with table.changing():
            clocks = table.clocks
            if clocks is None or clocks.running is None or not self.late:
                return
            seat, place, noted = clocks.running, len(table.match.log), len(table.notes)
            note = Note(place, "note-time-loss", {"seat": seat})
            await table.store(clocks=self.stopped(), notes=[note], ending=Ending(TIME, seat))
            metrics.timed_out("loss")
            table.audience.send_update("step", place, noted)
            table.audience.send_info()

    async def _forget_question(self) -> None:
        table = self._table
        async with table.changing():
            if table.question and table.question.until <= time.time():
                await table.store(drop=True)
                table.audience.send_update("step", len(table.match.log))

"""Bots at a table: on seats of their own, for a person who is away, or for one overdue decision."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from time import monotonic
from typing import TYPE_CHECKING

from chrysalide.bots import check_level
from chrysalide.bots.hints import Hint
from chrysalide.core.errors import MatchOver
from chrysalide.core.game import View
from chrysalide.server.errors import NotAllowed, Stale, StorageDown, Waiting
from chrysalide.server.store.rows import Note, StoredSeat
from chrysalide.server.table import partner, play
from chrysalide.server.table.clock import Clocks
from chrysalide.server.table.listener import Listener
from chrysalide.server.table.terms import MEDIUM, OFF
from chrysalide.server.table.thinkers import Thinkers

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table

log = logging.getLogger("chrysalide.table")
PAUSE = 2.0  # seconds before a bot retries a change that could not be stored
STAND_BY = 8.0  # seconds for the bot of the process that made the last change to act
EXPLAINING = 0.5  # seconds to think of a plan that a bot explains to its partners
ANSWER = 30.0  # seconds that people have for what belongs to the group; then the bot does what it proposed
TURN = 5.0  # seconds for all decisions of a bot until another seat decides


class BotPlay:
    """One bot thinks at a time, and acts the same way as a person."""

    def __init__(self, table: "Table", room: Thinkers) -> None:
        self.elsewhere = False  # another process made the last change, so the bot thinks there
        self._table = table
        self._room = room
        self._moved = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._turn = (-1, 0.0)  # the seat of the last bot that decided, and the seconds it has spent on this turn
        self.rested: Callable[[Table], None] = lambda _table: None  # called when no bot thinks here any more

    @property
    def thinking(self) -> bool:
        return self._task is not None and not self._task.done()

    def to_act(self) -> str | None:
        """The level of the bot whose turn it is."""
        table = self._table
        if table.status != "playing" or (self.alone and not table.audience.listeners):  # nobody watches
            return None
        return table.seating.bot_at(table.match.actor) or table.time.helper()

    @property
    def alone(self) -> bool:
        """Are all seats played by bots at the moment?"""
        seating = self._table.seating
        return all(seating.bot_at(seat.seat) for seat in seating.seats)

    def wake(self) -> None:
        """Let a bot think if it is its turn and none thinks yet."""
        if self.thinking:
            self._moved.set()
        elif self.to_act() is not None:
            self._task = asyncio.create_task(self._play(), name=f"bot at {self._table.id}")
            self._task.add_done_callback(lambda _task: self.rested(self._table))

    async def advise(self, view: View) -> Hint:
        return await self._room.advise(self._table.game.id, view, 1.0)

    async def _play(self) -> None:
        """Make one decision after another while it is a bot's turn."""
        try:
            while self.to_act() is not None:
                if self.elsewhere and not await self._stands_by():
                    continue
                await self._decide()
        except Exception:
            log.exception("table %s: the bot could not act", self._table.id)

    async def _stands_by(self) -> bool:
        """Wait for the process that made the last change. True: it seems to be gone, so the bot acts here."""
        seq = self._table.version
        self._moved.clear()
        try:
            async with asyncio.timeout(STAND_BY):
                await self._moved.wait()
        except TimeoutError:
            self.elsewhere = self._table.version != seq
        return not self.elsewhere

    async def _decide(self) -> None:
        table = self._table
        level = self.to_act()
        assert level is not None
        seat, seq = table.match.actor, table.version
        overdue = table.seating.bot_at(seat) is None
        spent = self._turn[1] if self._turn[0] == seat and self._decided_last(seat) else 0.0
        begun, left = monotonic(), max(0.0, TURN - spent)
        action = await self._room.choose(table.game.id, level, f"{table.id}:{seq}", table.match.view(seat), left)
        self._turn = (seat, spent + monotonic() - begun)
        try:
            seq = await self._talk(seq, action, begins=spent == 0.0)
            await play.decide(table, seat, seq, action, overdue=overdue)
        except Stale:
            pass  # there was an undo, or the owner plays again: check again whose turn it is
        except StorageDown:
            await asyncio.sleep(PAUSE)

    async def _talk(self, seq: int, action: str, begins: bool) -> int:
        """With people as partners: explain the turn, and wait for them where the group decides; the version then."""
        table = self._table
        if table.version != seq or not partner.has_company(table):
            return seq
        if begins:
            hint = await self._room.advise(table.game.id, table.match.view(table.match.actor), EXPLAINING)
            table.expect(seq)
            if (plan := partner.plan(table, action, hint)) is not None:
                await partner.say(table, seq, plan)
                seq = table.version
        if partner.is_left_to_people(table):
            await partner.say(table, seq, partner.proposal(table, action))
            seq = table.version
            self._moved.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(ANSWER):
                    await self._moved.wait()
        return seq

    def _decided_last(self, seat: int) -> bool:
        """Has no other seat decided since this one did?"""
        return next((entry.actor for entry in reversed(self._table.match.log) if entry.actor >= 0), -1) == seat

    async def keep(self, seat: int, level: str | None, listener: Listener) -> None:
        """Let a bot play for the owner of a seat, at the level the owner chose; if the owner is gone, the table's."""
        table = self._table
        if level is not None:
            check_level(level, table.game.id)
        async with self._changing_player(seat) as found:
            if seat not in listener.seats:
                self._check_absent(found, level, listener)
                await self._set(found, table.absent, None, "note-absent")
                return
            if not table.help:
                raise NotAllowed("error-no-help")
            table.time.check_keeping(seat, kept=True)
            await self._set(found, level or MEDIUM, len(table.match.log), "note-keep")

    def _check_absent(self, seat: StoredSeat, level: str | None, listener: Listener) -> None:
        """Who plays for a person who is gone was decided when the table was opened."""
        table = self._table
        if listener.seats and table.clocks is not None:
            raise NotAllowed("error-clock-decides", seat=seat.seat)
        if listener.seats and table.absent == OFF:
            raise NotAllowed("error-absent-off", seat=seat.seat)
        table.seating.check_absent(listener, seat)
        if level not in (None, table.absent):
            raise NotAllowed("error-absent-level")

    async def resume(self, seat: int, listener: Listener) -> None:
        """The owner plays again."""
        async with self._changing_player(seat) as found:
            listener.check_seated()
            if seat not in listener.seats:
                raise NotAllowed("error-resume-other", seat=seat)
            if found.keeper is not None:
                self._table.time.check_keeping(seat, kept=False)
            await self._set(found, None, None, "note-resume")

    async def keep_late(self, seat: int) -> None:
        """A person ran out of time: a bot plays there from now on."""
        async with self._changing_player(seat) as found:
            if self._table.time.late:  # unless somebody decided at the last moment
                await self._set(found, self._table.absent, None, "note-time-keep")

    async def retire(self, seat: int) -> None:
        """A person has resigned: a bot of the agreed level plays there until the end, and no clock runs there."""
        table = self._table
        table.time.check_keeping(seat, kept=True)
        found = replace(table.seating.of_person(seat), resigned=True)
        await self._set(found, table.absent, None, "note-resign-bot", table.time.without(seat))

    async def finds_equal(self, seat: int, seq: int) -> bool:
        """Would a bot on this seat agree to a draw now?"""
        table = self._table
        return await self._room.finds_equal(table.game.id, f"draw:{table.id}:{seq}", table.match.view(seat))

    @asynccontextmanager
    async def _changing_player(self, seat: int) -> AsyncIterator[StoredSeat]:
        """The seat of a person in a running match."""
        table = self._table
        async with table.changing():
            if not table.started:
                raise Waiting("error-waiting")
            if table.finished:
                raise MatchOver("error-over")
            yield table.seating.of_person(seat)
        self.wake()

    async def _set(
        self, seat: StoredSeat, level: str | None, kept_from: int | None, note: str, clocks: Clocks | None = None
    ) -> None:
        """Who plays on a seat from now on; None: its owner."""
        table = self._table
        if seat.keeper == level and not seat.resigned:
            return
        place, noted = len(table.match.log), len(table.notes)
        args = {"seat": seat.seat, "level": level} if level else {"seat": seat.seat}
        # Raises the version: what a bot is thinking about now becomes stale, here and at other processes.
        kept = replace(seat, keeper=level, kept_from=kept_from)
        await table.store(clocks=clocks, seats=[kept], notes=[Note(place, note, args)])
        table.audience.send_update("step", place, noted)
        table.audience.send_info()

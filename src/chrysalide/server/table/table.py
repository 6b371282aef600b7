"""A table in memory: the match, its seats and everybody who is looking."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from chrysalide import language
from chrysalide.core.errors import MatchOver
from chrysalide.core.kit import AnyKit
from chrysalide.core.match import Match
from chrysalide.core.messages import Message, Refusal
from chrysalide.games import kit
from chrysalide.server import metrics
from chrysalide.server.errors import NotAllowed, Stale, StorageDown, Waiting
from chrysalide.server.store.rows import Change, Note, Question, StoredSeat, StoredTable
from chrysalide.server.store.storage import Conflict, Storage
from chrysalide.server.table import chat, updates
from chrysalide.server.table.bot_play import BotPlay
from chrysalide.server.table.bot_pool import BotPool
from chrysalide.server.table.clock import Clocks
from chrysalide.server.table.listener import Listener
from chrysalide.server.table.presence import GRACE
from chrysalide.server.table.replay import replayed
from chrysalide.server.table.seating import Seating
from chrysalide.server.table.timekeeper import AMENDS, Timekeeper

TRIES = 20  # to say something where others do so at the same moment, at other processes


class Table:
    """Changes are made one at a time, each written down as a whole before anybody is told.

    How people sit down is in joining.py, undo in undo.py, when bots act in bot_play.py and what happens when time runs
    out in timekeeper.py; all of them change the table by `changing` and `store`.
    """

    def __init__(
        self,
        stored: StoredTable,
        storage: Storage,
        bots: BotPool,
        grace: float = GRACE,
        up: float = 0.0,
        match: Match | None = None,
    ) -> None:
        """`up`: since when the site has been running; a clock that ran out while it was not gets some more time.

        `match`: that of the stored entries, where it was made already.
        """
        self.id = stored.id
        self.kit: AnyKit = kit(stored.game).by_rules(stored.rules_version)
        self.created = stored.created
        self.listed = stored.listed
        self.ready_check = stored.ready_check
        self.imported = stored.imported
        self.absent = stored.absent
        self.help = stored.help
        self.storage = storage
        self.chat = chat.Chat(stored.chat)
        self.listeners: set[Listener] = set()
        self.unseated: Callable[[Table], None] = lambda _table: None  # called when a screen here has lost a seat
        self.seating = Seating(grace, self.tell_presence)
        self.bots = BotPlay(self, bots)
        self.time = Timekeeper(self)
        self.match = match or replayed(self.kit, stored)
        self._take_over(stored)
        if self.clocks:
            self.clocks.not_before(up + AMENDS)
        self.visitors = 0  # requests that look at the table just now
        self.lock = asyncio.Lock()
        self._doubtful = False  # the database may or may not have taken the last change
        self.time.plan()

    def _take_over(self, stored: StoredTable) -> None:
        """What is stored is the present."""
        self.version = stored.version
        self.started = stored.status != "waiting"
        self.notes = stored.notes
        self.question = stored.question if stored.question and stored.question.until > time.time() else None
        self.timed_out = stored.timed_out
        self.next_id = stored.next_id
        self._tell_chat(stored.spoken)
        self.seating.read(stored.seats)
        self.clocks: Clocks | None = None
        if stored.clock is not None:
            left = [seat.seconds for seat in stored.seats]
            running = self.seating.clocked(self.match.actor) if stored.status == "playing" else None
            self.clocks = Clocks(stored.clock, left, running, stored.deadline)
        self._seat(stored.seats)

    def _seat(self, seats: list[StoredSeat]) -> None:
        """Who sits where; a screen loses a seat that is no longer its owner's."""
        self.seating.read(seats)
        self.match.names[:] = self.seating.names
        for listener in self.listeners:
            lost = [seat for seat in listener.seats if seats[seat].token_hash != listener.keys[seat]]
            if lost:
                listener.lose(lost)
                self.seating.presence.went(lost)
                listener.tell("welcome", {"table": self.info(), "seats": listener.seats})
                listener.tell("update", updates.update(self, listener, "now", 0, 0))
                self.unseated(self)

    # --- what is ------------------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Nobody plays any more, by the rules or for another reason: everything may be seen."""
        return self.match.over or self.timed_out is not None or self.imported

    @property
    def status(self) -> str:
        if not self.started:
            return "waiting"
        return "over" if self.finished else "playing"

    @property
    def winners(self) -> list[int]:
        """By the rules; or all who are not on the side of somebody who ran out of time."""
        if self.timed_out is None:
            return self.match.winners
        sides = self.match.options.sides(self.match.seats)
        lost = set(sides) if self.kit.about.cooperative else {sides[self.timed_out]}
        return [seat for seat, side in enumerate(sides) if side not in lost]

    @property
    def secret_hands(self) -> bool:
        """Do people at one screen need a cover between them?"""
        return self.kit.secret_hands(self.match.options)

    @property
    def idle(self) -> bool:
        return not self.listeners and not self.visitors and not self.bots.thinking

    def close(self) -> None:
        """The table leaves memory."""
        self.time.close()
        self.seating.presence.close()

    def record(self, viewer: int | None) -> str:
        """As far as the viewer may know it; whole once nobody plays any more."""
        return self.match.record(viewer, whole=False, ended=self.finished)

    # --- what is told -------------------------------------------------------------------------------------------

    def info(self) -> dict[str, Any]:
        return updates.info(self)

    def tell_all(self, kind: str, since: int, notes_since: int | None = None) -> None:
        """What has changed, to each by their own eyes. Those who only watch all see the same."""
        notes = len(self.notes) if notes_since is None else notes_since
        watched: str | None = None
        for listener in self.listeners:
            if listener.seats:
                listener.tell("update", updates.update(self, listener, kind, since, notes))
            else:
                watched = watched or listener.written("update", updates.update(self, listener, kind, since, notes))
                listener.send(watched)

    def tell_presence(self, but: Listener | None = None) -> None:
        told = Listener.written("table", updates.info(self))
        for listener in self.listeners:
            if listener is not but:
                listener.send(told)

    def words(self, lang: str) -> language.Words:
        return language.Words(self.kit.id, lang, self.seating.names)

    # --- who comes and goes -------------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)
        listener.keys = {seat: self.seating.seats[seat].token_hash for seat in listener.seats}
        self.seating.presence.came(listener.seats)
        self.bots.elsewhere &= not listener.seats  # a player waits here: no bot need wait for another process
        listener.tell("welcome", {"table": self.info(), "seats": listener.seats})
        listener.tell("update", updates.update(self, listener, "now", 0, 0))
        if self.chat.spoken:
            listener.tell("chat", chat.told(self.chat.spoken))
        if listener.seats:
            self.tell_presence(but=listener)
        self.bots.wake()

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.seating.presence.went(listener.seats)
            if listener.seats:
                self.tell_presence()

    @property
    def seats_here(self) -> list[int]:
        """Those with a screen at this process."""
        return sorted({seat for listener in self.listeners for seat in listener.seats})

    # --- how it changes -----------------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """One at a time, and never on a present that may not be the stored one."""
        async with self.lock:
            if self._doubtful:
                await self._look_again()
                if self.clocks:
                    self.clocks.not_before(time.time() + AMENDS)
                    self.time.plan()
            yield

    async def store(
        self,
        match: Match | None = None,
        clocks: Clocks | None = None,
        seats: Sequence[StoredSeat] = (),
        notes: Sequence[Note] = (),
        question: Question | None = None,
        timed_out: int | None = None,
        started: bool = True,
    ) -> None:
        """On disk first; then it is the present. What is not given stays as it is, but a question falls."""
        before, after, clocks = len(self.match.actions), match or self.match, clocks or self.clocks
        place = min(before, len(after.actions))
        seats = self._with_clocks(list(seats), clocks)
        over = after.over or timed_out is not None
        change = Change(
            status="waiting" if not started else "over" if over else "playing",
            entries=after.entries[place:] if started else [],
            place=place,
            taken_back=len(after.actions) < before,
            seats=seats,
            notes=list(notes),
            first_note=len(self.notes),
            deadline=clocks.deadline if clocks else None,
            question=question,
            timed_out=timed_out,
        )
        try:
            await self.storage.change(self.id, self.version, change)
        except Conflict:
            await self._look_again()
            raise Stale("error-stale") from None
        except StorageDown:
            self._doubtful = True
            raise
        self.version += 1
        self.started = started
        self.match, self.clocks, self.question, self.timed_out = after, clocks, question, timed_out
        if change.taken_back:
            self.notes = [replace(note, place=min(note.place, place)) for note in self.notes]
        self.notes = [*self.notes, *notes]
        if seats:
            self._seat(self.seating.with_changed(seats))
        self.bots.elsewhere = False
        self.time.plan()

    def _with_clocks(self, changed: list[StoredSeat], clocks: Clocks | None) -> list[StoredSeat]:
        """The seats to be written, with what is left on their clocks."""
        if clocks is None:
            return changed
        seats = self.seating.with_changed(changed)
        timed = [replace(seat, seconds=left) for seat, left in zip(seats, clocks.left, strict=True)]
        return [seat for seat, old in zip(timed, self.seating.seats, strict=True) if seat != old]

    async def _look_again(self) -> None:
        """Show what is stored: another process was faster, or nobody knows what the database has taken."""
        stored = await self.storage.read(self.id)
        assert stored is not None  # tables are never deleted
        self._doubtful = False
        if stored.version == self.version:
            return
        old, notes, outside = self.match, len(self.notes), self._outside()
        self.match = replayed(self.kit, stored, old)
        self._take_over(stored)
        self.bots.elsewhere = self.storage.bus.shared
        self.time.plan()
        known = len(old.actions)
        taken_back = any(note.place < known for note in self.notes[notes:])  # and perhaps played again
        if self.match.entries[:known] == old.entries and not taken_back:
            self.tell_all("step", known, notes)
        else:
            self.tell_all("undo" if len(self.match.actions) < len(old.actions) else "now", 0)
        if self._outside() != outside:
            self.tell_presence()

    def _outside(self) -> tuple[object, ...]:
        """What is told by `table` and not with every step."""
        seats = [replace(seat, seconds=None) for seat in self.seating.seats]
        return self.status, self.timed_out, self.next_id, seats

    async def catch_up(self, version: int | None) -> None:
        """Another process says that it has changed the table; None: it may have."""
        async with self.lock:
            if version is None or version > self.version:
                await self._look_again()
        self.bots.wake()

    # --- what people do -----------------------------------------------------------------------------------------

    def expect(self, seq: int) -> None:
        if not self.started:
            raise Waiting("error-waiting")
        if seq != self.version:
            raise Stale("error-stale")
        if self.finished and not self.match.over:
            raise MatchOver("error-over")

    def held_seat(self, listener: Listener) -> int:
        """The seat for which this listener speaks now."""
        if not listener.seats:
            raise NotAllowed("error-spectator")
        if self.match.actor not in listener.seats:
            return listener.seats[0]
        if self.match.actor not in self.seating.played(listener):
            raise NotAllowed("error-kept")
        return self.match.actor

    def _why_silent(self, listener: Listener) -> str:
        """The message for a listener who has nothing to choose now."""
        if not listener.seats:
            return "error-spectator"
        return "error-kept" if self.match.actor in listener.seats else "error-not-your-turn"

    async def act(self, seat: int, seq: int, action: str, overdue: bool = False) -> None:
        """`overdue`: a bot decides what somebody had no more time for."""
        async with self.changing():
            self.expect(seq)
            before, noted = len(self.match.actions), len(self.notes)
            trial = self.match.copy()
            trial.play(action, seat)
            notes = [Note(before, "note-time-play", {"seat": seat})] if overdue else []
            await self.store(trial, self.time.after_decision(trial, seat), notes=notes)
            metrics.acted(self.kit.id)
            if overdue:
                metrics.timed_out("play")
            self.tell_all("step", before, noted)
            if trial.over:
                self.tell_presence()
        self.bots.wake()

    def why(self, listener: Listener, seq: int, target: str) -> Refusal:
        self.expect(seq)
        if self.match.over:
            return Refusal(None, Message("error-over"))
        if self.match.actor not in self.seating.played(listener):
            return Refusal(None, Message(self._why_silent(listener)))
        return self.match.why_not(target) or Refusal(None, Message("error-nothing-there"))

    async def hint(self, listener: Listener, seq: int) -> tuple[int, list[tuple[str, float | None]]]:
        """What a good player would do, who sees no more than the asker; the best first, with what it may bring.

        Where others play too they are told before. The state number is the one for which the hint is.
        """
        async with self.changing():
            self.expect(seq)
            actor = self.match.actor
            if actor not in self.seating.played(listener):
                raise NotAllowed(self._why_silent(listener))
            if not self.help:
                raise NotAllowed("error-no-help")
            await self._announce(Note(len(self.match.actions), "note-hint", {"seat": actor}))
            seq = self.version
        return seq, await self.bots.advise(actor, seq)

    async def _announce(self, note: Note) -> None:
        """Everybody at the table hears of it, once; whoever plays alone knows it already."""
        if sum(self.seating.people) < 2 or self.notes[-1:] == [note]:
            return
        noted = len(self.notes)
        await self.store(notes=[note], question=self.question)
        self.tell_all("step", note.place, noted)

    async def say(self, listener: Listener, text: str | None, emote: str | None) -> None:
        """To everybody at the table; stored like all else, though no part of the match."""
        if not listener.seats:
            raise NotAllowed("error-spectator")
        seat = listener.eyes if listener.eyes in listener.seats else listener.seats[0]
        spoken = self.chat.check(seat, text, emote)
        async with self.lock:
            for _ in range(TRIES):
                spoken.number = self.chat.last + 1
                try:
                    await self.storage.say(self.id, spoken)
                    break
                except Conflict:  # said at another process at the same moment
                    await self._hear()
            else:
                raise StorageDown("error-storage")
            metrics.chatted()
            self._tell_chat([spoken])

    async def hear(self) -> None:
        """Something was said at another process."""
        async with self.lock:
            await self._hear()

    async def _hear(self) -> None:
        self._tell_chat(await self.storage.spoken(self.id, self.chat.last))

    def _tell_chat(self, spoken: list[Any]) -> None:
        new = self.chat.add(spoken)
        if new:
            for listener in self.listeners:
                listener.tell("chat", chat.told(new))

"""A table in memory: its present state, and how it changes."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

from chrysalide import language
from chrysalide.core.entries import Ending
from chrysalide.core.errors import MatchOver
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.server.errors import NoSuchTable, Stale, StorageDown, Waiting
from chrysalide.server.store.keeping import KeepsTables
from chrysalide.server.store.refused import Conflict
from chrysalide.server.store.rows import RESIGN, Change, Note, Question, StoredSeat, StoredTable
from chrysalide.server.table.audience import Audience
from chrysalide.server.table.bot_play import BotPlay
from chrysalide.server.table.chat import Chat
from chrysalide.server.table.clock import Clocks
from chrysalide.server.table.presence import GRACE
from chrysalide.server.table.replay import replayed
from chrysalide.server.table.seating import Seating
from chrysalide.server.table.thinkers import Thinkers
from chrysalide.server.table.timekeeper import AMENDS, Timekeeper


class Table:
    """Changes are made one at a time, each stored as a whole before anybody sees it.

    The changes are made in play.py, undo.py, ending.py, joining.py, bot_play.py and timekeeper.py, all through
    `changing` and `store`. Who sees it is in audience.py, what they see in updates.py.
    """

    def __init__(
        self,
        stored: StoredTable,
        storage: KeepsTables,
        bots: Thinkers,
        grace: float = GRACE,
        up: float = 0.0,
        match: Match | None = None,
    ) -> None:
        """`up`: when the site was started; a clock that ran out before gets some more time.

        `match`: the match of the stored entries, if they were already replayed.
        """
        self.id = stored.id
        self.game: AnyGame = find_game(stored.game).by_rules(stored.rules_version)
        self.created = stored.created
        self.listed = stored.listed
        self.ready_check = stored.ready_check
        self.imported = stored.imported
        self.origin_id = stored.origin_id
        self.absent = stored.absent
        self.help = stored.help
        self.storage = storage
        self.chat = Chat(stored.chat)
        self.audience = Audience(self)
        self.seating = Seating(grace, self.audience.send_info)
        self.bots = BotPlay(self, bots)
        self.time = Timekeeper(self)
        self.match = match or replayed(self.game, stored)
        self._take_over(stored)
        if self.clocks:
            self.clocks.not_before(up + AMENDS)
        self.turn_began: Callable[[Table, int], None] = lambda _table, _seat: None  # its owner is to act from now on
        self.seat_changed: Callable[[Table, int], None] = lambda _table, _seat: None
        self.visitors = 0  # requests that use the table at the moment
        self.lock = asyncio.Lock()
        self._doubtful = False  # it is unknown whether the last change was stored
        self.time.plan()

    def _take_over(self, stored: StoredTable) -> None:
        """Make the stored table the present one."""
        self.version = stored.version
        self.started = stored.status != "waiting"
        self.notes = stored.notes
        self.question = stored.question if stored.question and stored.question.until > time.time() else None
        self.next_id = stored.next_id
        self.audience.send_chat(self.chat.add(stored.spoken))
        self.seating.read(stored.seats)
        self.clocks: Clocks | None = None
        if stored.clock is not None:
            left = [seat.seconds for seat in stored.seats]
            running = self.seating.clocked(self.match.actor) if stored.status == "playing" else None
            self.clocks = Clocks(stored.clock, left, running, stored.deadline)
        self._seated()

    def _seated(self) -> None:
        """After a change of seats: others may sit there now."""
        self.match.names[:] = self.seating.names
        self.audience.unseat(self.seating.seats)

    # --- present ------------------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        """Over by the rules or for another reason: everything may be seen."""
        return self.match.ended or self.imported

    @property
    def status(self) -> str:
        if not self.started:
            return "waiting"
        return "over" if self.finished else "playing"

    @property
    def secret_hands(self) -> bool:
        """Do people who share a screen need a hand-over page between their turns?"""
        return self.game.secret_hands(self.match.options)

    @property
    def idle(self) -> bool:
        return not self.audience.listeners and not self.visitors and not self.bots.thinking

    def close(self) -> None:
        """The table leaves memory."""
        self.time.close()
        self.seating.presence.close()

    def record(self, viewer: int | None) -> str:
        """The record as far as the viewer may know it; complete once the match is over."""
        return self.match.record(viewer, whole=False, ended=self.finished)

    def words(self, lang: str) -> language.Words:
        return language.Words(self.game.id, lang, self.seating.names)

    def expect(self, seq: int) -> None:
        if not self.started:
            raise Waiting("error-waiting")
        if seq != self.version:
            raise Stale("error-stale")
        if self.finished and not self.match.over:
            raise MatchOver("error-over")

    # --- changes -----------------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[None]:
        """Allows one change at a time, and only if the present is known to be what is stored."""
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
        ending: Ending | None = None,
        started: bool = True,
        drop: bool = False,
    ) -> None:
        """Store a change on disk, then in memory. What is not given stays, but a pending question is dropped.

        Only the question whether to give up together outlasts the moves made meanwhile, unless told to `drop` it.
        """
        before, after, clocks = len(self.match.log), match or self.match, clocks or self.clocks
        if ending is not None:
            after = after.copy()
            after.ending = ending
        if question is None and not drop:
            question = self._lasting(after)
        place = min(before, len(after.log))
        seats = self._with_clocks(list(seats), clocks)
        change = Change(
            status="waiting" if not started else "over" if after.ended else "playing",
            entries=after.entries[place:] if started else [],
            place=place,
            taken_back=len(after.log) < before,
            seats=seats,
            notes=list(notes),
            first_note=len(self.notes),
            deadline=clocks.deadline if clocks else None,
            question=question,
            ending=after.ending,
        )
        try:
            await self.storage.change(self.id, self.version, change)
        except Conflict:
            await self._look_again()
            raise Stale("error-stale") from None
        except StorageDown:
            self._doubtful = True
            raise
        acted = self.match.actor if self.started else None
        self.version += 1
        self.started = started
        self.match, self.clocks, self.question = after, clocks, question
        if change.taken_back:
            self.notes = [replace(note, place=min(note.place, place)) for note in self.notes]
        self.notes = [*self.notes, *notes]
        if seats:
            self.seating.read(self.seating.with_changed(seats))
            self._seated()
        self.bots.elsewhere = False
        self.time.plan()
        owner = self.seating.clocked(self.match.actor) if self.status == "playing" else None
        if owner is not None and owner != acted:
            self.turn_began(self, owner)
        for seat in seats:
            self.seat_changed(self, seat.seat)

    def _lasting(self, after: Match) -> Question | None:
        question = self.question
        if question is None or question.what != RESIGN or after.ended or len(after.log) < len(self.match.log):
            return None
        return question

    def _with_clocks(self, changed: list[StoredSeat], clocks: Clocks | None) -> list[StoredSeat]:
        """The seats to be written, with the time left on their clocks."""
        if clocks is None:
            return changed
        seats = self.seating.with_changed(changed)
        timed = [replace(seat, seconds=left) for seat, left in zip(seats, clocks.left, strict=True)]
        return [seat for seat, old in zip(timed, self.seating.seats, strict=True) if seat != old]

    async def _look_again(self) -> None:
        """Read the table again: another process was faster, or it is unknown whether the last change was stored."""
        stored = await self._stored_now()
        self._doubtful = False
        if stored.version == self.version:
            return
        old, notes, outside = self.match, len(self.notes), self._outside()
        self.match = replayed(self.game, stored, old)
        self._take_over(stored)
        self.bots.elsewhere = self.storage.shared
        self.time.plan()
        known = len(old.log)
        taken_back = any(note.place < known for note in self.notes[notes:])  # even if as many entries were played since
        if self.match.entries[:known] == old.entries and not taken_back:
            self.audience.send_update("step", known, notes)
        else:
            self.audience.send_update("undo" if len(self.match.log) < len(old.log) else "now", 0)
        if self._outside() != outside:
            self.audience.send_info()

    async def _stored_now(self) -> StoredTable:
        """What is known here is not read again, unless some of it was undone."""
        later = await self.storage.read_on(self.id, len(self.match.log), len(self.notes))
        if later is not None:
            later.entries = [*self.match.entries, *later.entries]
            later.notes = [*self.notes, *later.notes]
            return later
        stored = await self.storage.read(self.id)
        if stored is None:  # deleted because of its age, while somebody still looked at it
            raise NoSuchTable("error-no-such-table")
        return stored

    def _outside(self) -> tuple[object, ...]:
        """The part that is sent as `table`, and not with every update."""
        seats = [replace(seat, seconds=None) for seat in self.seating.seats]
        return self.status, self.match.ending, self.next_id, seats

    async def catch_up(self, version: int | None) -> None:
        """Another process reports a change to this version; None: there may have been one."""
        async with self.lock:
            if version is None or version > self.version:
                await self._look_again()
        self.bots.wake()

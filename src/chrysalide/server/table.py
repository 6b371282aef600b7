"""A table in memory: the match, its seats and everybody who is looking."""

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

from chrysalide import language
from chrysalide.bots import check_level
from chrysalide.core.errors import BadRecord, ChrysalideError, MatchOver, NothingToUndo
from chrysalide.core.kit import AnyKit
from chrysalide.core.match import Match
from chrysalide.core.messages import Message, Refusal
from chrysalide.core.state import Event
from chrysalide.games import kit
from chrysalide.server.botroom import BotRoom
from chrysalide.server.links import hashed, new_secret
from chrysalide.server.listener import Listener
from chrysalide.server.presence import GRACE
from chrysalide.server.refusals import BadLink, NotAllowed, Stale, StorageDown, Waiting
from chrysalide.server.seating import Seating, clean_name
from chrysalide.server.storage import Conflict, Storage, StoredSeat, StoredTable

log = logging.getLogger("chrysalide.table")
PAUSE = 2.0  # seconds before a bot tries again what could not be stored


def said(event: Event) -> dict[str, Any]:
    return {"id": event.kind, "args": event.args}


class Table:
    """All changes go through `act`, `undo`, `claim` and `keep`, one at a time; what is told has been stored before."""

    def __init__(self, stored: StoredTable, storage: Storage, bots: BotRoom, grace: float = GRACE) -> None:
        self.id = stored.id
        self.kit: AnyKit = kit(stored.game)
        self.created = stored.created
        self.listeners: set[Listener] = set()
        self.seating = Seating(grace, self.tell_presence)
        self._take_over(stored)
        self.visitors = 0  # requests that look at the table just now
        self.lock = asyncio.Lock()
        self._storage = storage
        self._bots = bots
        self._thinking: asyncio.Task[None] | None = None

    def _take_over(self, stored: StoredTable) -> None:
        """What is stored is the present."""
        names = [seat.name for seat in stored.seats]
        match = Match(self.kit, len(stored.seats), stored.options, names=names, settle=False)
        match.commit(stored.seed)
        for number, text in enumerate(stored.entries, start=1):
            try:
                match.enter(text)
            except ChrysalideError as wrong:
                args = {"number": number, "text": text[:60], "why": str(wrong)}
                raise BadRecord("error-record-entry", self.kit.id, **args) from wrong
        match.settles = True
        self.match = match
        self.seating.read(stored.seats)
        self.version = stored.version
        self.started = stored.status != "waiting"

    # --- what is told -------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if not self.started:
            return "waiting"
        return "over" if self.match.over else "playing"

    @property
    def secret_hands(self) -> bool:
        """Do people at one screen need a cover between them?"""
        return self.kit.secret_hands(self.match.options)

    @property
    def idle(self) -> bool:
        return not self.listeners and not self.visitors and (self._thinking is None or self._thinking.done())

    def info(self) -> dict[str, Any]:
        """What everybody may know about the table."""
        return {
            "table": self.id,
            "game": self.kit.id,
            "options": self.match.options.as_json(),
            "secret_hands": self.secret_hands,
            "status": self.status,
            "commitment": self.match.commitment,
            "seed": self.match.seed if self.match.over else None,
            "created": self.created,
            "rules_version": self.kit.rules_version,
            "length": len(self.match.actions) if self.started else 0,
            "scores": self.match.scores,
            "winners": self.match.winners,
            "seats": self.seating.info(),
        }

    def update(self, listener: Listener, kind: str, since: int) -> dict[str, Any]:
        """The present as this listener may know it, with the events since an entry."""
        match = self.match
        played = self.seating.played(listener)
        changed = listener.look_through(match.actor, played)
        to_act = self.started and match.actor in played
        refusals = list(self._undo_refusals(listener).values())
        update = {
            "seq": self.version,
            "length": len(match.actions),
            "kind": kind,
            "eyes": listener.eyes,
            "events": [said(event) for event in match.story(listener.eyes, since)] if kind == "step" else [],
            "view": match.view(listener.eyes),
            "choices": [choice.as_json() for choice in match.choices()] if to_act else [],
            "undo": None in refusals,
            "undo_rule": refusals[0].as_json() if refusals and None not in refusals and refusals[0] else None,
        }
        if kind != "step" or (changed and self.secret_hands):  # another person may know another story
            update["log"] = [said(event) for event in match.story(listener.eyes)]
        return update

    def tell_all(self, kind: str, since: int) -> None:
        for listener in self.listeners:
            listener.tell("update", self.update(listener, kind, since))

    def tell_presence(self, but: Listener | None = None) -> None:
        info = self.info()
        for listener in self.listeners:
            if listener is not but:
                listener.tell("table", info)

    def words(self, lang: str) -> language.Words:
        return language.Words(self.kit.id, lang, self.seating.names)

    # --- who comes and goes -------------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.seating.presence.came(listener.seats)
        listener.tell("welcome", {"table": self.info(), "seats": listener.seats})
        listener.tell("update", self.update(listener, "now", 0))
        if listener.seats:
            self.tell_presence(but=listener)
        self.wake_bot()

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.seating.presence.went(listener.seats)
            if listener.seats:
                self.tell_presence()

    async def claim(self, invitation: str, name: str) -> tuple[int, str]:
        """Somebody takes an open seat; the match starts with the last one."""
        async with self.lock:
            found = self.seating.of_invitation(invitation)
            token = new_secret()
            claimed = StoredSeat(found.seat, "person", clean_name(name) or found.name, None, hashed(token))
            begun = self._begun() if all(seat is found or seat.kind != "open" for seat in self.seating.seats) else None
            entries = begun.entries if begun else None
            try:
                await self._storage.claim(self.id, claimed, hashed(invitation), self.version, entries)
            except Conflict:
                await self._look_again()
                raise BadLink("error-bad-invitation") from None
            self.seating.change(claimed)
            self.match.names[found.seat] = claimed.name
            if begun:
                self.match, self.version, self.started = begun, self.version + 1, True
                self.tell_all("step", 0)
            self.tell_presence()
        self.wake_bot()
        return claimed.seat, token

    def _begun(self) -> Match:
        """The first card is drawn when everybody is there and has seen the commitment."""
        match = self.match.at(0)
        match.settles = True
        match.settle()
        return match

    # --- what happens -------------------------------------------------------------------------------------------

    def expect(self, seq: int) -> None:
        if not self.started:
            raise Waiting("error-waiting")
        if seq != self.version:
            raise Stale("error-stale")

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

    async def act(self, seat: int, seq: int, action: str) -> None:
        async with self.lock:
            self.expect(seq)
            before = len(self.match.actions)
            trial = self.match.copy()
            trial.play(action, seat)
            new, status = trial.entries[before:], "over" if trial.over else "playing"
            await self._store(trial, self._storage.append(self.id, self.version, before, new, status))
            self.tell_all("step", before)
            if trial.over:
                self.tell_presence()
        self.wake_bot()

    async def _store(self, match: Match, change: Awaitable[None]) -> None:
        """On disk first; then it is the present."""
        try:
            await change
        except Conflict:
            await self._look_again()
            raise Stale("error-stale") from None
        self.match = match
        self.version += 1

    async def _look_again(self) -> None:
        """Another process on the same database was faster: show what it has stored."""
        stored = await self._storage.read(self.id)
        assert stored is not None  # tables are never deleted
        self._take_over(stored)
        self.tell_all("now", 0)
        self.tell_presence()

    async def undo(self, listener: Listener, seq: int) -> None:
        async with self.lock:
            self.expect(seq)
            refusals = self._undo_refusals(listener)
            if None not in refusals.values():
                refusal = next(iter(refusals.values()), None) or Message("error-spectator")
                raise NothingToUndo(refusal.id)
            past = self.match.copy()
            past.undo(next(seat for seat, refusal in refusals.items() if refusal is None))
            await self._store(past, self._storage.truncate(self.id, self.version, len(past.actions)))
            self.tell_all("undo", 0)

    def _undo_refusals(self, listener: Listener) -> dict[int, Message | None]:
        """What keeps each seat from taking back. Where a bot plays for it, its owner has to come back first."""
        refusals = {seat: self.match.undo_refusal(seat) for seat in self.seating.played(listener)}
        return refusals or {seat: Message("undo-over" if self.match.over else "undo-kept") for seat in listener.seats}

    def why(self, listener: Listener, seq: int, target: str) -> Refusal:
        self.expect(seq)
        if self.match.over:
            return Refusal(None, Message("error-over"))
        if self.match.actor not in self.seating.played(listener):
            return Refusal(None, Message(self._why_silent(listener)))
        return self.match.why_not(target) or Refusal(None, Message("error-nothing-there"))

    async def hint(self, listener: Listener, seq: int) -> list[tuple[str, float | None]]:
        """What a good player would do, who sees no more than the asker; the best first, with what it may bring."""
        self.expect(seq)
        if self.match.actor not in self.seating.played(listener):
            raise NotAllowed(self._why_silent(listener))
        view = self.match.view(self.match.actor)
        return await self._bots.advise(self.kit.id, f"hint:{self.id}:{seq}", view, 1.0)

    # --- bots ---------------------------------------------------------------------------------------------------

    async def keep(self, seat: int, level: str | None, asker: Listener | None = None) -> None:
        """From now on a bot of this level plays for the owner of a seat; None: the owner plays again.

        Without an asker the table has reasons of its own, and whoever is there is not asked.
        """
        if level is not None:
            check_level(level, self.kit.id)
        async with self.lock:
            if not self.started:
                raise Waiting("error-waiting")
            if self.match.over:
                raise MatchOver("error-over")
            found = self.seating.to_keep(seat, level, asker)
            if found.keeper == level:
                return
            # The next version: what a bot is thinking just now is for one that is no more, here and elsewhere.
            await self._store(self.match, self._storage.keep(self.id, self.version, seat, level))
            self.seating.change(replace(found, keeper=level))
            self.tell_all("step", len(self.match.actions))
            self.tell_presence()
        self.wake_bot()

    def _bot_to_act(self) -> str | None:
        """The level of the bot whose turn it is."""
        return self.seating.bot_at(self.match.actor) if self.status == "playing" else None

    def wake_bot(self) -> None:
        """Let a bot think if it is its turn and nobody thinks yet."""
        if self._bot_to_act() is None:
            return
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._bot_turn(), name=f"bot at {self.id}")

    async def _bot_turn(self) -> None:
        """One decision after the other, through the same door as everybody."""
        try:
            while (level := self._bot_to_act()) is not None:
                seat, seq = self.match.actor, self.version
                view = self.match.view(seat)
                action = await self._bots.choose(self.kit.id, level, f"{self.id}:{seq}", view)
                try:
                    await self.act(seat, seq, action)
                except Stale:
                    continue  # somebody took back, or plays again, meanwhile: look again
                except StorageDown:
                    await asyncio.sleep(PAUSE)
        except Exception:
            log.exception("table %s: the bot could not act", self.id)

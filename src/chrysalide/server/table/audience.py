"""Everybody connected to a table: they come and go, and each receives only what they may see."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from chrysalide.server.store.rows import Spoken, StoredSeat
from chrysalide.server.table import updates
from chrysalide.server.table.listener import Listener

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table


class Audience:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self.listeners: set[Listener] = set()
        self.unseated: Callable[[Table], None] = lambda _table: None  # called when a screen here has lost a seat

    @property
    def seats_here(self) -> list[int]:
        """The seats with a screen connected to this process."""
        return sorted({seat for listener in self.listeners for seat in listener.seats})

    # --- who comes and goes -------------------------------------------------------------------------------------

    def join(self, listener: Listener) -> None:
        table = self._table
        self.listeners.add(listener)
        listener.keys = {seat: table.seating.seats[seat].token_hash for seat in listener.seats}
        table.seating.presence.came(listener.seats)
        table.bots.elsewhere &= not listener.seats  # a player waits here: the bot does not wait for another process
        self._welcome(listener)
        if table.chat.spoken:
            listener.tell("chat", updates.chat(table.chat.spoken))
        if listener.seats:
            self.send_info(but=listener)
        table.bots.wake()

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self._table.seating.presence.went(listener.seats)
            if listener.seats:
                self.send_info()

    def unseat(self, seats: list[StoredSeat]) -> None:
        """Take a seat away from screens that no longer own it."""
        for listener in self.listeners:
            lost = [seat for seat in listener.seats if seats[seat].token_hash != listener.keys[seat]]
            if lost:
                listener.lose(lost)
                self._table.seating.presence.went(lost)
                self._welcome(listener)
                self.unseated(self._table)

    def _welcome(self, listener: Listener) -> None:
        listener.tell("welcome", {"table": updates.info(self._table), "seats": listener.seats})
        self._update(listener, "now", 0, 0)

    # --- what is sent -------------------------------------------------------------------------------------------

    def send_update(self, kind: str, since: int, notes_since: int | None = None) -> None:
        """Send everybody what has changed since an entry and a note."""
        notes = len(self._table.notes) if notes_since is None else notes_since
        spectators: dict[bytes | None, tuple[str, bytes | None]] = {}  # by what they saw: all of them see the same
        for listener in self.listeners:
            before = listener.view
            if listener.seats or before not in spectators:
                text = self._update(listener, kind, since, notes)
                if not listener.seats:
                    spectators[before] = text, listener.view
            else:
                text, listener.view = spectators[before]
                listener.send(text)

    def _update(self, listener: Listener, kind: str, since: int, notes_since: int) -> str:
        table = self._table
        moved = listener.look_through(table.match.actor, table.seating.played(listener))
        update = updates.update(table, listener, kind, since, notes_since, moved)
        text = Listener.written("update", updates.shortened(update, listener) if listener.changes else update)
        listener.send(text)
        return text

    def send_info(self, but: Listener | None = None) -> None:
        """Send everybody the public information about the table."""
        text = Listener.written("table", updates.info(self._table))
        for listener in self.listeners:
            if listener is not but:
                listener.send(text)

    def send_chat(self, spoken: list[Spoken]) -> None:
        if spoken:
            text = Listener.written("chat", updates.chat(spoken))
            for listener in self.listeners:
                listener.send(text)

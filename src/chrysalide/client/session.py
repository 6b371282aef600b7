"""What a program and a site say to each other about one seat; it needs no connection, so both clients share it."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from chrysalide.client.errors import Refused, SeatLost
from chrysalide.client.messages import (
    Choice,
    JsonObject,
    Refusal,
    SeatInfo,
    TableInfo,
    Update,
    Welcome,
    read_incoming,
)

SHARE = 0.1  # of a time bank, the most for one decision
RESERVE = 0.8  # of the time for one decision: the rest is for the way there and back
HARMLESS = ("stale", "waiting", "over")  # something else has happened meanwhile, and an update says what


@dataclass(frozen=True)
class Decision:
    """The seat is to act: its view, what the rules allow, and how much time there is."""

    seat: int
    table: TableInfo
    update: Update
    events: tuple[JsonObject, ...] = ()  # what happened since the last decision, as far as the seat may know

    @property
    def view(self) -> JsonObject:
        return self.update.view

    @property
    def choices(self) -> list[Choice]:
        return self.update.choices

    @property
    def seconds(self) -> float | None:
        """A sensible time limit by the clock of the table; None: there is no clock."""
        left = self.update.clocks.left[self.seat] if self.update.clocks else None
        if left is None or self.table.clock is None:
            return None
        return left * (RESERVE if self.table.clock.kind == "move" else SHARE)


class Cut(Exception):
    """The site cannot go on with this connection; another one may work after `seconds`."""

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds


class Session:
    def __init__(self, token: str, lang: str = "en", agrees: Callable[[Update], bool] | None = None) -> None:
        """`agrees`: does the program accept a draw? Without it, never."""
        self.table: TableInfo | None = None
        self.update: Update | None = None
        self.seat: int | None = None
        self.outbox: list[str] = []  # to be sent now
        self.pause: float | None = None  # seconds to wait before the outbox is sent: too much was sent
        self._token = token
        self._lang = lang
        self._agrees = agrees
        self._answered: int | None = None  # the state number of the last proposal that was answered
        self._resuming = False
        self._acted = ""
        self._events: list[JsonObject] = []  # since the last decision

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.status == "over"

    def hello(self) -> str:
        self.outbox, self._resuming, self.pause = [], False, None
        return _written("hello", tokens=[self._token], lang=self._lang)

    def act(self, decision: Decision, action: str) -> str:
        self._acted = _written("act", seq=decision.update.seq, action=action)
        return self._acted

    def resign(self, how: str) -> str:
        return _written("resign", seat=self.seat, how=how)

    def hear(self, text: str | bytes) -> Decision | None:
        """Take a message in; returns what the seat has to decide, if it has to. Raises Refused or Cut."""
        said = read_incoming(text)
        if said.welcome:
            self._welcome(said.welcome)
        if said.table:
            self.table = said.table
        if said.refused:
            self._refused(said.refused)
        if said.update:
            self.update = said.update
        if self.table is None or self.seat is None:
            return None
        self._resume(self.table.seats[self.seat])
        if said.update is None:
            return None
        self._answer(said.update)
        self._events += said.update.events
        if not said.update.choices:
            return None
        events, self._events = tuple(self._events), []
        return Decision(self.seat, self.table, said.update, events)

    def _welcome(self, welcome: Welcome) -> None:
        self.table = welcome.table
        if not welcome.seats:  # somebody has opened the seat again
            raise SeatLost("error-seat-lost")
        self.seat = welcome.seats[0]

    def _refused(self, refused: Refusal) -> None:
        body: dict[str, Any] = msgspec.to_builtins(refused)
        error = Refused(body, refused.seconds)
        if refused.about == "hello":
            raise Cut(refused.seconds) if error.passing else error
        if refused.about != "act" or refused.code in HARMLESS:
            self._resuming &= refused.about != "resume"
            return
        if not error.passing:
            raise error
        self.outbox.append(self._acted)
        self.pause = refused.seconds or 1.0

    def _resume(self, own: SeatInfo) -> None:
        """A bot plays for the program, which is back now."""
        kept = own.keeper is not None and not own.resigned and self.table is not None and self.table.status == "playing"
        if kept and not self._resuming:
            self.outbox.append(_written("resume", seat=own.seat))
        self._resuming = kept

    def _answer(self, update: Update) -> None:
        """Somebody offers a draw."""
        asked = update.asked
        if asked is None or asked.what != "draw" or self.seat not in asked.missing or self._answered == update.seq:
            return
        self._answered = update.seq
        self.outbox.append(_written("answer", seq=update.seq, agree=bool(self._agrees and self._agrees(update))))


def _written(kind: str, **body: Any) -> str:
    return json.dumps({kind: body})

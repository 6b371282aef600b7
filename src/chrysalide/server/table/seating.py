"""The seats of a table: who owns each, who is there, and for whom a bot plays."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from chrysalide.core.errors import BadSeats
from chrysalide.core.names import clean_name
from chrysalide.language import Words
from chrysalide.server.errors import BadLink, NotAllowed
from chrysalide.server.store.rows import StoredSeat
from chrysalide.server.table.listener import Listener
from chrysalide.server.table.presence import Presence
from chrysalide.server.table.terms import MEDIUM
from chrysalide.server.table.tokens import hashed


class Seating:
    """People own their seats through a token. A bot may play one for its owner, who can resume at any time."""

    def __init__(self, grace: float, notify: Callable[[], None]) -> None:
        self.seats: list[StoredSeat] = []
        self.presence = Presence(grace, notify)

    def read(self, seats: list[StoredSeat]) -> None:
        """Take the seats over from storage."""
        known = {seat.seat: seat.token_hash for seat in self.seats}
        self.presence.forget(seat.seat for seat in seats if seat.token_hash != known.get(seat.seat))
        self.seats = seats
        self.presence.wait_for(seat.seat for seat in seats if seat.owned)

    def with_changed(self, changed: list[StoredSeat]) -> list[StoredSeat]:
        """All seats, with the changed ones replaced."""
        new = {seat.seat: seat for seat in changed}
        return [new.get(seat.seat, seat) for seat in self.seats]

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[bool]:
        return [seat.kind == "person" for seat in self.seats]

    def info(self) -> list[dict[str, Any]]:
        """The public information about the seats."""
        return [
            {
                **outside(seat),
                "connected": seat.kind == "bot" or self.presence.here(seat.seat),
                "gone": seat.owned and not seat.resigned and self.presence.gone(seat.seat),
                "keeper": seat.keeper,
                "ready": seat.ready,
                "filled": filled(seat),
                "resigned": seat.resigned,
            }
            for seat in self.seats
        ]

    def find(self, seat: int) -> StoredSeat:
        if not 0 <= seat < len(self.seats):
            raise BadSeats("error-no-such-seat", seat=seat, seats=len(self.seats))
        return self.seats[seat]

    def of_token(self, token: str) -> int:
        given = hashed(token)
        for seat in self.seats:
            if seat.owned and seat.token_hash == given:
                return seat.seat
        raise BadLink("error-bad-link")

    def of_invitation(self, invitation: str) -> StoredSeat:
        given = hashed(invitation)
        for seat in self.seats:
            if (seat.kind == "open" or filled(seat)) and seat.invitation_hash == given:
                return seat
        raise BadLink("error-bad-invitation")

    def open_seat(self, wanted: int | None) -> StoredSeat:
        """The wanted seat, or the first one that is open to people."""
        if wanted is not None and self.find(wanted).kind == "open":
            return self.seats[wanted]
        for seat in self.seats:
            if seat.kind == "open" and seat.engine is None and wanted is None:
                return seat
        raise BadLink("error-seat-taken")

    def reserved(self, engine: str) -> StoredSeat:
        """The open seat to which this program was invited by name."""
        for seat in self.seats:
            if (seat.kind == "open" or filled(seat)) and seat.engine == engine:
                return seat
        raise BadLink("error-bad-invitation")

    def full(self, seats: list[StoredSeat], ready_check: bool) -> bool:
        """May the match start with these? If a seat was filled with a bot, everybody agrees to that by being ready."""
        here = all(seat.kind != "open" for seat in seats)
        agreed = all(seat.ready or seat.kind != "person" for seat in seats)
        return here and (agreed or not (ready_check or any(map(filled, seats))))

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays here, on its own seat or for somebody."""
        found = self.seats[seat]
        return found.keeper or (found.level or MEDIUM if found.kind == "bot" else None)

    def clocked(self, actor: int) -> int | None:
        """The seat whose time runs when it is the actor's turn: its owner's, even if a bot plays there."""
        return actor if actor >= 0 and not self.decides_alone(actor) else None

    def decides_alone(self, seat: int) -> bool:
        """Is it a bot's own seat, or one that its owner has left to it for good?"""
        return not self.seats[seat].owned or self.seats[seat].resigned

    def played(self, listener: Listener) -> list[int]:
        """The seats that people at this screen play themselves, not a bot for them."""
        return [seat for seat in listener.seats if self.seats[seat].keeper is None]

    def asked_besides(self, seat: int, length: int) -> list[int]:
        """The other people, who all have to agree to an undo of this seat back to the first `length` entries.

        A bot agrees on behalf of a person only to undo what happened since that person let it play; a bot that plays
        because of somebody else, or of the clock, never agrees. Programs are asked as little as bots.
        """
        people = [one for one in self.seats if one.kind == "person" and not one.resigned]
        others = [one for one in people if one.seat != seat]
        return [one.seat for one in others if one.kept_from is None or one.kept_from > length]

    def of_person(self, seat: int) -> StoredSeat:
        """A seat at which a bot may play for its owner."""
        found = self.find(seat)
        if not found.owned:
            raise NotAllowed("error-seat-of-bot", seat=seat)
        if found.resigned:
            raise NotAllowed("error-resigned", seat=seat)
        return found

    def check_absent(self, listener: Listener, seat: StoredSeat) -> None:
        """Only people at the table may let a bot play for somebody else, and only once that person is gone."""
        listener.check_seated()
        if seat.keeper is not None:
            raise NotAllowed("error-kept-already", seat=seat.seat)
        self._check_gone(seat)

    def _check_gone(self, seat: StoredSeat) -> None:
        if self.presence.here(seat.seat):
            raise NotAllowed("error-still-here", seat=seat.seat)
        if not self.presence.gone(seat.seat):
            raise NotAllowed("error-just-left", seat=seat.seat, seconds=self.presence.seconds_left(seat.seat))

    def to_free(self, seat: int, listener: Listener) -> StoredSeat:
        """The seat of somebody who does not come back, which may be opened again."""
        found = self.find(seat)
        listener.check_seated()
        if not found.owned:
            raise NotAllowed("error-seat-of-bot" if found.kind == "bot" else "error-seat-free", seat=seat)
        if seat not in listener.seats:
            self._check_gone(found)
        return found


def person_name(words: Words, seat: int, *wanted: str) -> str:
    """The first of these names that is visible; else a default name in the reader's language."""
    return next(filter(None, map(clean_name, wanted)), "") or words.say("person-name", number=seat + 1)


def outside(seat: StoredSeat) -> dict[str, Any]:
    """What is public about a seat."""
    about = {"seat": seat.seat, "kind": seat.kind, "name": seat.name, "avatar": seat.avatar, "level": seat.level}
    return {**about, "for_engine": seat.engine is not None}


def filled(seat: StoredSeat) -> bool:
    """Does a bot sit on a seat that was open? Who is invited to it is kept, so that it can be opened again."""
    return seat.kind == "bot" and (seat.invitation_hash is not None or seat.engine is not None)


def opened(seat: StoredSeat, invitation_hash: str | None) -> StoredSeat:
    """The same seat without its owner. One with an invitation is open to any program again."""
    invitation = seat.invitation_hash or (None if seat.engine else invitation_hash)
    return replace(
        seat,
        kind="open",
        name="",
        level=None,
        avatar=None,
        ready=False,
        token_hash=None,
        keeper=None,
        invitation_hash=invitation,
        engine="" if seat.engine and invitation else seat.engine,
    )

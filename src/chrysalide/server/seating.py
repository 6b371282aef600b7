"""The seats of a table: who owns each, who is there, and for whom a bot plays."""

from collections.abc import Callable
from typing import Any

from chrysalide.core.errors import BadSeats
from chrysalide.server.links import hashed
from chrysalide.server.listener import Listener
from chrysalide.server.presence import Presence
from chrysalide.server.refusals import BadLink, NotAllowed
from chrysalide.server.storage import StoredSeat


def clean_name(name: str) -> str:
    """One line of letters that can be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:40]


class Seating:
    """People own their seats by a token. A bot may keep one for its owner, who gets it back on asking."""

    def __init__(self, grace: float, tell: Callable[[], None]) -> None:
        self.seats: list[StoredSeat] = []
        self.presence = Presence(grace, tell)

    def read(self, seats: list[StoredSeat]) -> None:
        """As they are stored."""
        self.seats = seats
        self.presence.wait_for(seat.seat for seat in seats if seat.kind == "person")

    def change(self, seat: StoredSeat) -> None:
        self.read([*self.seats[: seat.seat], seat, *self.seats[seat.seat + 1 :]])

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def info(self) -> list[dict[str, Any]]:
        """What everybody may know about the seats."""
        return [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "connected": seat.kind == "bot" or self.presence.here(seat.seat),
                "gone": self.presence.gone(seat.seat),
                "keeper": seat.keeper,
            }
            for seat in self.seats
        ]

    def of_token(self, token: str) -> int:
        given = hashed(token)
        for seat in self.seats:
            if seat.token_hash == given:
                return seat.seat
        raise BadLink("error-bad-link")

    def of_invitation(self, invitation: str) -> StoredSeat:
        given = hashed(invitation)
        for seat in self.seats:
            if seat.invitation_hash == given:
                return seat
        raise BadLink("error-bad-invitation")

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays here, on its own seat or for somebody."""
        found = self.seats[seat]
        return found.keeper or (found.level or "medium" if found.kind == "bot" else None)

    def played(self, listener: Listener) -> list[int]:
        """The seats that people before this screen play themselves."""
        return [seat for seat in listener.seats if self.seats[seat].keeper is None]

    def to_keep(self, seat: int, level: str | None, asker: Listener | None) -> StoredSeat:
        """The seat of a person, if the asker may let a bot play there or, without a level, end that."""
        if not 0 <= seat < len(self.seats):
            raise BadSeats("error-no-such-seat", seat=seat, seats=len(self.seats))
        found = self.seats[seat]
        if found.kind != "person":
            raise NotAllowed("error-seat-of-bot", seat=seat)
        if asker is not None and seat not in asker.seats:
            self._check_other(asker, found, level)
        return found

    def _check_other(self, asker: Listener, seat: StoredSeat, level: str | None) -> None:
        """At another one's seat only people of the table may let a bot play, and only once its owner is gone."""
        if not asker.seats:
            raise NotAllowed("error-spectator")
        if level is None:
            raise NotAllowed("error-resume-other", seat=seat.seat)
        if seat.keeper is not None:
            raise NotAllowed("error-kept-already", seat=seat.seat)
        if self.presence.here(seat.seat):
            raise NotAllowed("error-still-here", seat=seat.seat)
        if not self.presence.gone(seat.seat):
            raise NotAllowed("error-just-left", seat=seat.seat, seconds=self.presence.patience(seat.seat))

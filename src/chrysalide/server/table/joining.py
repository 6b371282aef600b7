"""Before a match: seats are taken, left and freed; it starts when everybody is there, or ready."""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from chrysalide.core.match import Match
from chrysalide.core.names import clean_name
from chrysalide.server.errors import BadLink, NotAllowed, Stale
from chrysalide.server.store.rows import StoredSeat
from chrysalide.server.table.listener import Listener
from chrysalide.server.table.seating import opened
from chrysalide.server.table.tokens import hashed, new_secret

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table

TRIES = 5  # to change something where others do so at the same moment, at other processes


@dataclass(frozen=True)
class Newcomer:
    """Who would like to have a seat; without a name they get one in their language."""

    name: str
    avatar: str | None
    lang: str


async def claim(table: "Table", invitation: str, who: Newcomer) -> tuple[int, str]:
    """Somebody takes an open seat by its invitation."""
    for _ in range(TRIES):
        try:
            async with table.changing():
                return await _sit(table, table.seating.of_invitation(invitation), who)
        except Stale:
            continue
    raise BadLink("error-bad-invitation")


async def sit(table: "Table", seat: int | None, who: Newcomer) -> tuple[int, str]:
    """Somebody takes an open seat of a listed table; without a wish, the first."""
    if not table.listed:
        raise NotAllowed("error-not-listed")
    for _ in range(TRIES):
        try:
            async with table.changing():
                return await _sit(table, table.seating.open_seat(seat), who)
        except Stale:
            continue
    raise BadLink("error-seat-taken")


async def _sit(table: "Table", found: StoredSeat, who: Newcomer) -> tuple[int, str]:
    token = new_secret()
    name = clean_name(who.name) or found.name or table.words(who.lang).say("person-name", number=found.seat + 1)
    taken = replace(found, kind="person", name=name, avatar=who.avatar or found.avatar, token_hash=hashed(token))
    await _seat(table, [replace(taken, ready=False)])
    return found.seat, token


async def leave(table: "Table", token: str) -> str | None:
    """Somebody gives a seat back; the invitation to it where nobody else has one."""
    for _ in range(TRIES):
        try:
            async with table.changing():
                _check_waiting(table)
                found = table.seating.seats[table.seating.of_token(token)]
                fresh = new_secret() if found.invitation_hash is None else None
                await _seat(table, [opened(found, hashed(fresh) if fresh else None)])
                return fresh
        except Stale:
            continue
    raise Stale("error-stale")


async def free(table: "Table", seat: int, asker: Listener) -> None:
    """The seat of somebody who is gone is open again."""
    async with table.changing():
        _check_waiting(table)
        found = table.seating.to_free(seat, asker)
        if found.invitation_hash is None and not table.listed:  # nobody would have an invitation to it
            raise NotAllowed("error-free-host", seat=seat)
        await _seat(table, [opened(found, hashed(new_secret()))])


async def ready(table: "Table", listener: Listener, is_ready: bool) -> None:
    """The people before this screen would like to start, or not yet."""
    for _ in range(TRIES):
        try:
            async with table.changing():
                _check_waiting(table)
                if not listener.seats:
                    raise NotAllowed("error-spectator")
                seats = [table.seating.seats[seat] for seat in listener.seats]
                return await _seat(table, [replace(seat, ready=is_ready) for seat in seats])
        except Stale:
            continue
    raise Stale("error-stale")


def _check_waiting(table: "Table") -> None:
    if table.started:
        raise NotAllowed("error-has-begun")


async def _seat(table: "Table", changed: list[StoredSeat]) -> None:
    """Store who sits there now; with the last one, or the last one who is ready, the match starts."""
    seats = table.seating.with_changed(changed)
    if not table.seating.full(seats, table.ready_check):
        await table.store(seats=changed, started=False)
        table.tell_presence()
        return
    begun = begin(table.match)
    people = [seat.kind == "person" for seat in seats]
    await table.store(begun, table.time.started(begun, people), seats=changed)
    table.tell_all("step", 0)
    table.tell_presence()
    table.bots.wake()


def begin(match: Match) -> Match:
    """The first card is drawn when everybody is there and has seen the commitment."""
    begun = match.at(0)
    begun.settles = True
    begun.settle()
    return begun

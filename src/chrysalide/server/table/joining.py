"""Before a match: seats are taken, left and freed; the match starts when everybody is there, or ready."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from chrysalide.core.errors import ChrysalideError
from chrysalide.core.match import Match
from chrysalide.server.errors import BadLink, NotAllowed, Stale
from chrysalide.server.store.rows import StoredEngine, StoredSeat
from chrysalide.server.table.creation import new_seat
from chrysalide.server.table.listener import Listener
from chrysalide.server.table.seating import filled, opened, person_name
from chrysalide.server.table.tokens import hashed, new_secret

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table

T = TypeVar("T")
TRIES = 5  # to make a change while others do so at the same moment, through other processes


@dataclass(frozen=True)
class Newcomer:
    """Somebody who wants a seat; without a name they get a default one in their language."""

    name: str
    avatar: str | None
    lang: str
    is_engine: bool = False
    engine: StoredEngine | None = None  # a program that registered; its token is that of its seats
    token: str | None = None


async def claim(table: "Table", invitation: str | None, who: Newcomer) -> tuple[int, str]:
    """Somebody takes an open seat with its invitation; a program also one to which it was invited by name."""
    refusal = BadLink("error-bad-invitation")

    async def change() -> tuple[int, str]:
        if invitation is None and who.engine:
            found = table.seating.reserved(who.engine.id)
        else:
            found = table.seating.of_invitation(invitation or "")
        if table.started and filled(found):
            raise refusal
        _check_kind(table, found, who)
        return await _sit(table, found, who)

    return await _changed(table, change, refusal)


def _check_kind(table: "Table", found: StoredSeat, who: Newcomer) -> None:
    """People sit on seats for people, programs on seats for programs: whoever opened the table has decided."""
    if who.is_engine and found.engine is None:
        raise NotAllowed("error-seat-for-person")
    if not who.is_engine and found.engine is not None:
        raise NotAllowed("error-seat-for-engine")
    if found.engine and (who.engine is None or who.engine.id != found.engine):
        raise BadLink("error-bad-invitation")
    if who.engine and any(seat.token_hash == who.engine.token_hash for seat in table.seating.seats):
        raise NotAllowed("error-engine-twice")


async def sit(table: "Table", seat: int | None, who: Newcomer) -> tuple[int, str]:
    """Somebody takes an open seat of a listed table; the first one if `seat` is None."""
    if not table.listed:
        raise NotAllowed("error-not-listed")
    refusal = BadLink("error-seat-taken")

    async def change() -> tuple[int, str]:
        found = table.seating.open_seat(seat)
        _check_kind(table, found, who)
        return await _sit(table, found, who)

    return await _changed(table, change, refusal)


async def _changed(table: "Table", change: Callable[[], Awaitable[T]], refusal: ChrysalideError | None = None) -> T:
    """Retry a change while other processes are faster; `refusal` is raised if they always are."""
    for _ in range(TRIES):
        try:
            async with table.changing():
                return await change()
        except Stale:
            continue
    raise refusal or Stale("error-stale")


async def _sit(table: "Table", found: StoredSeat, who: Newcomer) -> tuple[int, str]:
    token = (who.token if who.engine else None) or new_secret()
    given = who.engine.name if who.engine else who.name
    name = person_name(table.words(who.lang), found.seat, given, "" if filled(found) else found.name)
    avatar = who.avatar or (None if filled(found) else found.avatar)
    taken = replace(found, kind="person", name=name, level=None, avatar=avatar, token_hash=hashed(token))
    if who.is_engine:
        taken = replace(taken, kind="engine", engine=who.engine.id if who.engine else "")
    await _seat(table, [replace(taken, ready=False)])
    return found.seat, token


async def leave(table: "Table", token: str) -> str | None:
    """Somebody leaves a seat; returns a new invitation to it if there was none."""

    async def change() -> str | None:
        _check_waiting(table)
        found = table.seating.seats[table.seating.of_token(token)]
        fresh = new_secret() if found.invitation_hash is None and not found.engine else None
        await _seat(table, [opened(found, hashed(fresh) if fresh else None)])
        return fresh

    return await _changed(table, change)


async def free(table: "Table", seat: int, listener: Listener) -> None:
    """Open the seat of somebody who is gone again."""
    async with table.changing():
        _check_waiting(table)
        found = table.seating.to_free(seat, listener)
        if (
            found.invitation_hash is None and not table.listed and not found.engine
        ):  # otherwise nobody would have an invitation
            raise NotAllowed("error-free-host", seat=seat)
        await _seat(table, [opened(found, hashed(new_secret()))])


async def fill(table: "Table", seat: int, level: str | None, listener: Listener) -> None:
    """Put a bot of this level on an open seat while everybody waits; without a level, open the seat again.

    Anybody at the table may do so. Nobody is cheated: the match then starts only when everybody at the table is ready,
    each change asks them again, and whoever holds the invitation can still take the seat.
    """

    async def change() -> None:
        _check_waiting(table)
        listener.check_seated()
        found = table.seating.find(seat)
        if level is None:
            if not filled(found):
                raise NotAllowed("error-not-filled", seat=seat)
            changed = opened(found, None)
        else:
            if found.kind != "open" and not filled(found):
                raise NotAllowed("error-seat-not-open", seat=seat)
            bot = new_seat(seat, {"kind": "bot", "level": level}, table.game.id, listener.lang)
            changed = replace(found, kind="bot", name=bot.name, level=bot.level, avatar=bot.avatar)
        waiting = [one for one in table.seating.seats if one.kind == "person" and one.ready]
        await _seat(table, [changed, *(replace(one, ready=False) for one in waiting)])

    await _changed(table, change)


async def ready(table: "Table", listener: Listener, is_ready: bool) -> None:
    """The people at this screen are ready to start, or no longer."""

    async def change() -> None:
        _check_waiting(table)
        listener.check_seated()
        seats = [table.seating.seats[seat] for seat in listener.seats]
        await _seat(table, [replace(seat, ready=is_ready) for seat in seats])

    await _changed(table, change)


def _check_waiting(table: "Table") -> None:
    if table.started:
        raise NotAllowed("error-has-begun")


async def _seat(table: "Table", changed: list[StoredSeat]) -> None:
    """Store who sits there now; when everybody is there, or ready, the match starts."""
    seats = table.seating.with_changed(changed)
    if not table.seating.full(seats, table.ready_check):
        await table.store(seats=changed, started=False)
        table.audience.send_info()
        return
    begun = begin(table.match)
    people = [seat.owned for seat in seats]
    await table.store(begun, table.time.started(begun, people), seats=changed)
    table.audience.send_update("step", begun.taken_over)
    table.audience.send_info()
    table.bots.wake()


def begin(match: Match) -> Match:
    """The first card is drawn only now: everybody is there and has seen the commitment."""
    begun = match.at(match.taken_over)
    begun.settles = True
    begun.settle()
    return begun

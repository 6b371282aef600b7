"""New tables: their seats, secrets and first entries; the table of a rematch, and of a match that is played on."""

import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

from chrysalide import language
from chrysalide.bots import check_level
from chrysalide.core.continuing import continued
from chrysalide.core.errors import BadOption, BadSeats
from chrysalide.core.fairness import fresh_seed
from chrysalide.core.match import Match
from chrysalide.core.names import clean_name
from chrysalide.core.options import describe
from chrysalide.games import find_game
from chrysalide.server.errors import NotAllowed
from chrysalide.server.store.rows import Clock, Note, StoredSeat, StoredTable, now
from chrysalide.server.table.clock import Clocks
from chrysalide.server.table.seating import person_name
from chrysalide.server.table.table import Table
from chrysalide.server.table.terms import MEDIUM, Terms
from chrysalide.server.table.tokens import hashed, new_secret, new_table_id

JsonObject = dict[str, Any]


def new_table(game: str, options: JsonObject, seats: list[StoredSeat], terms: Terms) -> StoredTable:
    names, settle = [seat.name for seat in seats], not _waits(seats)
    return _table_of(Match(find_game(game), len(seats), options, fresh_seed(), names, settle), seats, terms)


def continued_table(table: Table, at: int, deal_for: int | None, seats: list[StoredSeat], terms: Terms) -> StoredTable:
    """A table at which a finished match is played on from one of its positions, by whoever sits there."""
    names, settle = [seat.name for seat in seats], not _waits(seats)
    match = continued(table.match, at, deal_for, fresh_seed(), names, settle)
    assert match.origin is not None
    made = _table_of(match, seats, terms)
    made.origin, made.origin_id = match.origin, table.id
    made.notes = [Note.of_origin(match.origin, table.id)]
    return made


def _waits(seats: list[StoredSeat]) -> bool:
    return any(seat.kind == "open" for seat in seats)


def _table_of(match: Match, seats: list[StoredSeat], terms: Terms) -> StoredTable:
    waiting = _waits(seats)
    table = StoredTable(
        id=new_table_id(),
        game=match.game.id,
        rules_version=match.game.rules_version,
        options=match.options.as_json(),
        seed=match.seed or fresh_seed(),  # a match that waits for somebody may not have drawn anything yet
        status="waiting" if waiting else "playing",
        version=1,
        created=now(),
        seats=seats,
        entries=match.entries,
        **vars(terms),
    )
    if terms.clock and not waiting:
        _start_clocks(table, match, terms.clock)
    return table


def rematch_of(table: Table) -> StoredTable:
    """The next match of the same people on the same terms, everybody one seat further."""
    seats = [_again(seat, (seat.seat + 1) % len(table.seating.seats)) for seat in table.seating.seats]
    seats.sort(key=lambda seat: seat.seat)
    clock = table.clocks.clock if table.clocks else None
    terms = Terms(chat=table.chat.on, clock=clock, absent=table.absent, help=table.help)
    return new_table(table.game.id, _chosen(table), seats, terms)


def _chosen(table: Table) -> JsonObject:
    """The options of a match for the next one, which is played under the current rules.

    If the options have changed since: the chosen values that are still valid, and the current defaults for the rest.
    """
    options: JsonObject = table.match.options.as_json()
    today = find_game(table.game.id)
    if table.game is today:
        return options
    usual = {option.name: option.default for option in describe(table.game.options)}
    chosen = {name: value for name, value in options.items() if value != usual[name]}
    with suppress(BadOption):
        known = {option.name for option in describe(today.options)}
        chosen = {name: value for name, value in chosen.items() if name in known}
        today.options.read(chosen, len(table.seating.seats))
        return chosen
    return {}


def _start_clocks(table: StoredTable, match: Match, clock: Clock) -> None:
    """No seat is open, so the clock of the first player starts at once."""
    people = [seat.owned for seat in table.seats]
    clocks = Clocks(clock, [], None, None)
    clocks.start(people, match.actor, time.time())
    table.seats = [replace(seat, seconds=left) for seat, left in zip(table.seats, clocks.left, strict=True)]
    table.deadline = clocks.deadline


def new_seat(number: int, wanted: JsonObject, game: str, lang: str) -> StoredSeat:
    words, name = language.Words(game, lang), wanted.get("name") or ""
    if wanted["kind"] == "bot":
        level = wanted.get("level") or MEDIUM
        check_level(level, game)
        if named := clean_name(name):
            return StoredSeat(number, "bot", named, level)
        species = language.SPECIES[number % len(language.SPECIES)]
        return StoredSeat(number, "bot", words.bot_name(species, level), level, avatar=species)
    if wanted["kind"] == "engine":  # `engine`: the id of the one that is invited by name
        return StoredSeat(number, "open", clean_name(name), engine=wanted.get("engine") or "")
    name = person_name(words, number, name) if wanted["kind"] == "person" else clean_name(name)
    return StoredSeat(number, wanted["kind"], name, avatar=wanted.get("avatar"))


def _again(seat: StoredSeat, number: int) -> StoredSeat:
    """The same player on another seat. For its owner the seat is open, and the old token is the invitation to it."""
    if seat.kind == "bot":
        return StoredSeat(number, "bot", seat.name, seat.level, avatar=seat.avatar)
    return StoredSeat(
        number, "open", seat.name, invitation_hash=seat.token_hash, avatar=seat.avatar, engine=seat.engine
    )


def check_continues(table: Table, seats: int) -> None:
    """Nothing leaks from a match that is still played."""
    if not table.finished:
        raise NotAllowed("error-continue-running")
    if seats != table.match.seats:
        raise BadSeats("error-continue-seats", table.game.id, seats=table.match.seats)


def new_secret_of(seat: StoredSeat) -> JsonObject | None:
    """A token for a person, an invitation for an open seat; the seat keeps the hash.

    A program that was invited by name needs none: it shows its own token.
    """
    if seat.kind == "bot" or seat.engine:
        return None
    secret = new_secret()
    if seat.kind == "open":
        seat.invitation_hash = hashed(secret)
        return {"seat": seat.seat, "invitation": secret}
    seat.token_hash = hashed(secret)
    return {"seat": seat.seat, "token": secret}

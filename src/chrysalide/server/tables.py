"""All tables of the site: made, found in memory or in storage, forgotten when nobody looks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from chrysalide import language
from chrysalide.bots import check_level
from chrysalide.core.errors import OtherRules
from chrysalide.core.fairness import fresh_seed
from chrysalide.core.match import Match
from chrysalide.games import kit
from chrysalide.server.botroom import BotRoom
from chrysalide.server.links import hashed, is_table_id, new_secret, new_table_id
from chrysalide.server.presence import GRACE
from chrysalide.server.refusals import NoSuchTable
from chrysalide.server.seating import clean_name
from chrysalide.server.storage import Storage, StoredSeat, StoredTable, now
from chrysalide.server.table import Table

JsonObject = dict[str, Any]


class Tables:
    def __init__(self, storage: Storage, bots: BotRoom, grace: float = GRACE) -> None:
        self.storage = storage
        self.bots = bots
        self.grace = grace
        self._open: dict[str, Table] = {}
        self._loading = asyncio.Lock()

    async def create(self, game: str, options: JsonObject, seats: list[JsonObject], lang: str) -> JsonObject:
        """A new table; tells the secrets of its seats, once."""
        rules = kit(game)
        stored = [_seat(number, seat, game, lang) for number, seat in enumerate(seats)]
        seed = fresh_seed()
        waiting = any(seat.kind == "open" for seat in stored)
        match = Match(rules, len(seats), options, seed, [seat.name for seat in stored], settle=not waiting)
        secrets = [_secret(seat) for seat in stored]
        table = StoredTable(
            id=new_table_id(),
            game=game,
            rules_version=rules.rules_version,
            options=match.options.as_json(),
            seed=seed,
            status="waiting" if waiting else "playing",
            version=1,
            created=now(),
            seats=stored,
            entries=match.entries,
        )
        await self.storage.create(table)
        if not waiting:
            await self.get(table.id)  # a bot may have the first turn
        return {"table": table.id, "seats": [secret for secret in secrets if secret]}

    async def get(self, table: str) -> Table:
        """The table, read from storage where it is not in memory; then its bots go on."""
        if table in self._open:
            return self._open[table]
        async with self._loading:
            if table not in self._open:
                found = await self._read(table)
                for other in list(self._open.values()):
                    self.forget(other)
                self._open[table] = found
                found.wake_bot()
            return self._open[table]

    @asynccontextmanager
    async def visit(self, table: str) -> AsyncIterator[Table]:
        """The table for the length of a request."""
        found = await self.get(table)
        found.visitors += 1
        try:
            yield found
        finally:
            found.visitors -= 1
            self.forget(found)

    async def _read(self, table: str) -> Table:
        stored = await self.storage.read(table) if is_table_id(table) else None
        if stored is None:
            raise NoSuchTable("error-no-such-table")
        here = kit(stored.game).rules_version
        if stored.rules_version != here:
            raise OtherRules("error-record-rules", stored.game, found=stored.rules_version, here=here)
        return Table(stored, self.storage, self.bots, self.grace)

    def forget(self, table: Table) -> None:
        """Let go of a table at which nobody looks or thinks."""
        if table.idle:
            self._open.pop(table.id, None)


def _seat(number: int, wanted: JsonObject, game: str, lang: str) -> StoredSeat:
    words = language.Words(game, lang)
    name = clean_name(wanted.get("name") or "")
    if wanted["kind"] == "bot":
        level = wanted.get("level") or "medium"
        check_level(level, game)
        names = words.say("bot-names").split(", ")
        return StoredSeat(number, "bot", name or names[number % len(names)], level)
    return StoredSeat(number, wanted["kind"], name or words.say("person-name", number=number + 1))


def _secret(seat: StoredSeat) -> JsonObject | None:
    """A token for a person, an invitation for an open seat; the seat keeps the hash."""
    if seat.kind == "bot":
        return None
    secret = new_secret()
    if seat.kind == "open":
        seat.invitation_hash = hashed(secret)
        return {"seat": seat.seat, "invitation": secret}
    seat.token_hash = hashed(secret)
    return {"seat": seat.seat, "token": secret}

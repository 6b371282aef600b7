"""Tables in memory: opened, found again where they are kept, unloaded when nobody is connected.

This is what tables need anywhere. `tables` adds what a site has: other processes, notifications, programs, a list.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from chrysalide.core.errors import ChrysalideError, OtherRules, UnknownGame
from chrysalide.games import find_game
from chrysalide.server.errors import NoSuchTable, NotAllowed
from chrysalide.server.store.keeping import KeepsTables
from chrysalide.server.store.refused import Conflict
from chrysalide.server.store.rows import StoredTable
from chrysalide.server.table import creation, imports
from chrysalide.server.table.aside import Aside
from chrysalide.server.table.machine_clock import MachineClock
from chrysalide.server.table.presence import GRACE
from chrysalide.server.table.replay import replayed
from chrysalide.server.table.table import Table
from chrysalide.server.table.terms import Terms
from chrysalide.server.table.thinkers import Thinkers
from chrysalide.server.table.tokens import is_table_id

log = logging.getLogger("chrysalide.tables")
JsonObject = dict[str, Any]
GLANCE = 1.0  # seconds between two looks at whether the time of day was set ...
MUCH = 2.0  # ... by so many seconds or more
ROUND = 5.0  # seconds between two searches for expired clocks of tables that are not in memory
AT_ONCE = 50  # the most tables opened in one such round
LONG = 300  # from this many entries on, a match is replayed aside and kept in memory for a while
LINGER = 30.0  # seconds that a match stays in memory after somebody viewed its past
MOST_LINGERING = 32


class Room:
    def __init__(
        self, keeper: KeepsTables, bots: Thinkers, aside: Aside, grace: float = GRACE, beginning: str = ""
    ) -> None:
        """`beginning`: of every table's id, so that whoever knows the id knows where the table is."""
        self.keeper = keeper
        self._beginning = beginning
        self.bots = bots
        self.aside = aside
        self.grace = grace
        self.up = time.time()
        self._open: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._lingering: set[str] = set()

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._open)

    async def start(self) -> None:
        rounds = {"clocks": self._go_round(), "time of day": self._watch_time()}
        self._tasks = [asyncio.create_task(work, name=name) for name, work in rounds.items()]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for table in list(self._open.values()):
            table.close()

    # --- what a site does besides --------------------------------------------------------------------------------

    async def _invited(self, seats: list[JsonObject]) -> list[JsonObject]:
        """The wanted seats; a site finds the programs that are invited by name."""
        return seats

    async def _deal(self, deal: "partial[StoredTable]") -> StoredTable:
        return await self.aside(deal)

    def _is_new(self, table: StoredTable) -> None:
        """It has just been stored."""

    async def _found(self, table: Table) -> None:
        """It is in memory, and somebody asks for it."""

    def _is_loaded(self, table: Table) -> None:
        """It has just come into memory."""

    async def create(
        self,
        game: str,
        options: JsonObject,
        seats: list[JsonObject],
        lang: str,
        terms: Terms | None = None,
        opener: str | None = None,
    ) -> JsonObject:
        """Open a new table; returns the secrets of its seats, this once. `opener`: see rates.opener_group."""
        wanted = enumerate(await self._invited(seats))
        stored = [creation.new_seat(number, seat, game, lang) for number, seat in wanted]
        secrets = [creation.new_secret_of(seat) for seat in stored]
        table = creation.new_table(game, options, stored, terms or Terms())
        table.opener = opener if table.listed else None
        table.id = self._beginning + table.id
        await self._open_new(table)
        return {"table": table.id, "seats": [secret for secret in secrets if secret]}

    async def play_on(
        self,
        table: Table,
        place: tuple[int, int | None],
        seats: list[JsonObject],
        lang: str,
        terms: Terms,
        opener: str | None = None,
    ) -> JsonObject:
        """Open a table at which a finished match is played on: from which place, dealt again for which seat or none."""
        creation.check_continues(table, len(seats))
        wanted = enumerate(await self._invited(seats))
        stored = [creation.new_seat(number, seat, table.game.id, lang) for number, seat in wanted]
        secrets = [creation.new_secret_of(seat) for seat in stored]
        deal = partial(creation.continued_table, table, *place, stored, terms)
        made = await self._deal(deal)
        made.opener = opener if made.listed else None
        made.id = self._beginning + made.id
        await self._open_new(made)
        return {"table": made.id, "seats": [secret for secret in secrets if secret]}

    async def _open_new(self, table: StoredTable) -> None:
        await self.keeper.create(table)
        self._is_new(table)
        if table.status == "playing":
            async with self.visit(table.id) as opened:  # a bot may have the first turn
                opened.bots.elsewhere = False
                opened.bots.wake()

    async def rematch(self, table: Table, token: str) -> str:
        """The next match of the same people, everybody one seat further; there is only one, however many ask."""
        table.seating.of_token(token)
        if not table.finished:
            raise NotAllowed("error-not-over")
        if table.next_id is None:
            following = creation.rematch_of(table)
            following.id = self._beginning + following.id
            with suppress(Conflict):  # somebody else asked at the same moment
                await self.keeper.create(following, rematch_of=table.id)
                self._is_new(following)
            await table.catch_up(None)
        assert table.next_id is not None
        return table.next_id

    async def take_in(self, text: str) -> str:
        """Turn a record into a read-only table; the same record always gives the same table."""
        table = await self.aside(imports.table_of, text)  # replays the whole match
        table.id = self._beginning + table.id
        if table.id not in await self.keeper.versions([table.id]):
            with suppress(Conflict):  # imported by somebody else at the same moment
                await self.keeper.create(table)
        return table.id

    async def record(self, table_id: str, token: str | None) -> tuple[str, str]:
        """The record as far as whoever holds this token may know it, and a name for its file."""
        try:
            async with self.visit(table_id) as table:
                viewer = table.seating.of_token(token) if token is not None else None
                return table.record(viewer), imports.file_name(table.game.id, table.created, table.id)
        except (OtherRules, UnknownGame):
            # A match that can no longer be replayed can still be downloaded, once nothing in it is secret.
            stored = await self.keeper.read(table_id) if is_table_id(table_id) else None
            if stored is None or stored.status != "over":
                raise
            return imports.text_of(stored), imports.file_name(stored.game, stored.created, stored.id)

    async def get(self, table: str) -> Table:
        """The table, loaded if it is not in memory; then its bots continue."""
        while True:
            if table not in self._open:
                loading = self._loading.get(table)
                if loading is None or loading.done():  # the last load is done, and the table was unloaded since
                    loading = self._loading[table] = asyncio.create_task(self._load(table))
                    loading.add_done_callback(partial(self._loaded, table))
                await asyncio.shield(loading)
            found = self._open.get(table)
            if found is not None:
                await self._found(found)
            if found is not None and self._open.get(table) is found:  # not unloaded at the same moment
                return found

    def _loaded(self, table: str, loading: asyncio.Task[None]) -> None:
        if self._loading.get(table) is loading:
            del self._loading[table]

    async def _load(self, table: str) -> None:
        """Load a table once, however many clients ask for it."""
        found = await self._read(table)
        self._open[table] = found
        found.bots.rested = self.forget
        self._is_loaded(found)
        found.bots.wake()
        if len(found.match.log) > LONG:
            self.linger(found)

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
        stored = await self.keeper.read(table) if is_table_id(table) else None
        if stored is None:
            raise NoSuchTable("error-no-such-table")
        try:
            rules = find_game(stored.game).by_rules(stored.rules_version)
        except OtherRules as wrong:
            if stored.status == "over":
                raise
            raise OtherRules("error-table-rules", stored.game, **wrong.message.args) from None
        match = None
        if len(stored.entries) > LONG:  # replaying is slow, and other tables must not wait
            match = await self.aside(replayed, rules, stored)
        return Table(stored, self.keeper, self.bots, self.grace, self.up, match)

    def linger(self, table: Table) -> None:
        """Keep the match in memory for a while: a client that views the past asks for one position after another."""
        if table.id not in self._lingering and len(self._lingering) < MOST_LINGERING:
            self._lingering.add(table.id)
            table.visitors += 1
            asyncio.get_running_loop().call_later(LINGER, self._let_go, table)

    def _let_go(self, table: Table) -> None:
        self._lingering.remove(table.id)
        table.visitors -= 1
        self.forget(table)

    def forget(self, table: Table) -> None:
        """Unload a table that is not in use."""
        if table.idle and self._open.get(table.id) is table:
            del self._open[table.id]
            table.close()

    async def _watch_time(self) -> None:
        clock = MachineClock()
        while True:
            await asyncio.sleep(GLANCE)
            if abs(jump := clock.jumped()) >= MUCH:
                self._time_was_set(jump)

    def _time_was_set(self, jump: float) -> None:
        """Nobody loses or wins time by it. Tables that are not in memory are treated as after a start of the site."""
        log.warning("the time of day has jumped by %.0f seconds", jump)
        self.up = time.time()
        for table in self._open.values():
            if table.clocks:
                table.clocks.shift(jump)
                table.time.plan()

    async def _go_round(self) -> None:
        """Look for expired clocks at intervals: clocks also run at tables that are not in memory."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                for table in await self.keeper.due(time.time(), AT_ONCE):
                    with suppress(ChrysalideError):  # a table of unknown rules, or a database that is down for a moment
                        async with self.visit(table) as found:
                            await found.time.run_out()
            except ChrysalideError as wrong:
                log.warning("clocks: %s", wrong.code)
            except Exception:
                log.exception("clocks")

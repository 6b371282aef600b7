"""All tables of the site: opened, found in memory or in storage, unloaded when nobody is connected."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

from chrysalide.core.errors import ChrysalideError, OtherRules
from chrysalide.games import find_game
from chrysalide.server.errors import NoSuchTable, NotAllowed
from chrysalide.server.store.queries import Conflict
from chrysalide.server.store.rows import StoredTable
from chrysalide.server.store.storage import Storage
from chrysalide.server.table import creation
from chrysalide.server.table.bot_pool import BotPool
from chrysalide.server.table.engines import Engines
from chrysalide.server.table.notifier import Notifier
from chrysalide.server.table.peers import Peers
from chrysalide.server.table.presence import GRACE
from chrysalide.server.table.replay import replayed
from chrysalide.server.table.table import Table
from chrysalide.server.table.terms import Terms
from chrysalide.server.table.tokens import is_table_id

log = logging.getLogger("chrysalide.tables")
JsonObject = dict[str, Any]
ROUND = 5.0  # seconds between two searches for expired clocks of tables that are not in memory
LIST_SECONDS = 1.0  # for which the public list is cached
RECENT = timedelta(hours=3)  # a public table without activity for this long is no longer listed ...
RECENT_SLOW = timedelta(days=14)  # ... or for this long if it has a clock: people may play over days
AT_ONCE = 50  # the most tables opened in one such round
LONG = 300  # from this many entries on, a match is replayed in a thread and kept in memory for a while
LINGER = 30.0  # seconds that a match stays in memory after somebody viewed its past
MOST_LINGERING = 32


class Tables:
    def __init__(self, storage: Storage, bots: BotPool, grace: float = GRACE) -> None:
        self.storage = storage
        self.bots = bots
        self.grace = grace
        self.up = time.time()
        self._open: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[None]] = {}
        self.peers = Peers(storage.bus, self._open)
        self.notifier = Notifier(storage)
        self.engines = Engines(storage, self.visit, self.peers.call)
        self.peers.called = self.engines.call
        self._lists: dict[str | None, tuple[float, list[StoredTable]]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._lingering: set[str] = set()
        self._dealer = ThreadPoolExecutor(1, "dealer")  # dealing hidden cards again may take a second

    def __len__(self) -> int:
        """The number of tables in memory."""
        return len(self._open)

    async def start(self) -> None:
        await self.peers.start(self.storage)
        self._rounds = asyncio.create_task(self._go_round(), name="clocks")

    async def stop(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
            with suppress(asyncio.CancelledError):
                await self._rounds
        self._dealer.shutdown(wait=False, cancel_futures=True)
        self.notifier.stop()
        self.engines.close()
        await self.peers.stop()
        for table in list(self._open.values()):
            table.close()

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
        wanted = enumerate(await self.engines.invited(seats))
        stored = [creation.new_seat(number, seat, game, lang) for number, seat in wanted]
        secrets = [creation.new_secret_of(seat) for seat in stored]
        table = creation.new_table(game, options, stored, terms or Terms())
        table.opener = opener if table.listed else None
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
        wanted = enumerate(await self.engines.invited(seats))
        stored = [creation.new_seat(number, seat, table.game.id, lang) for number, seat in wanted]
        secrets = [creation.new_secret_of(seat) for seat in stored]
        deal = partial(creation.continued_table, table, *place, stored, terms)
        made = await asyncio.get_running_loop().run_in_executor(self._dealer, deal)
        made.opener = opener if made.listed else None
        await self._open_new(made)
        return {"table": made.id, "seats": [secret for secret in secrets if secret]}

    async def _open_new(self, table: StoredTable) -> None:
        await self.storage.create(table)
        self._invite(table)
        if table.status == "playing":
            async with self.visit(table.id) as opened:  # a bot may have the first turn
                opened.bots.elsewhere = False
                opened.bots.wake()

    def _invite(self, table: StoredTable) -> None:
        """Programs that are invited by name learn it."""
        for engine in filter(None, (seat.engine for seat in table.seats)):
            self.engines.call(engine, table.id)
            self.peers.call(engine, table.id)

    async def rematch(self, table: Table, token: str) -> str:
        """The next match of the same people, everybody one seat further; there is only one, however many ask."""
        table.seating.of_token(token)
        if not table.finished:
            raise NotAllowed("error-not-over")
        if table.next_id is None:
            following = creation.rematch_of(table)
            with suppress(Conflict):  # somebody else asked at the same moment
                await self.storage.create(following, rematch_of=table.id)
                self._invite(following)
            await table.catch_up(None)
        assert table.next_id is not None
        return table.next_id

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
                await self.peers.bring_up_to_date(found)
            if found is not None and self._open.get(table) is found:  # not unloaded at the same moment
                return found

    def _loaded(self, table: str, loading: asyncio.Task[None]) -> None:
        if self._loading.get(table) is loading:
            del self._loading[table]

    async def _load(self, table: str) -> None:
        """Load a table once, however many clients ask for it."""
        found = await self._read(table)
        self._open[table] = found
        self.peers.ask(table)
        found.audience.unseated = self.peers.announce
        found.bots.rested = self.forget
        found.turn_began = self._turn_began
        found.seat_changed = self.engines.changed
        # Another process may already let the bot think; but a match of bots alone only goes on where somebody watches.
        found.bots.elsewhere = self.storage.bus.shared and not found.bots.alone
        found.bots.wake()
        if len(found.match.log) > LONG:
            self.linger(found)

    def _turn_began(self, table: Table, seat: int) -> None:
        self.notifier.turn_began(table, seat)
        self.engines.changed(table, seat)

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
        try:
            rules = find_game(stored.game).by_rules(stored.rules_version)
        except OtherRules as wrong:
            if stored.status == "over":
                raise
            raise OtherRules("error-table-rules", stored.game, **wrong.message.args) from None
        match = None
        if len(stored.entries) > LONG:  # replaying is slow, and other tables must not wait
            match = await asyncio.to_thread(replayed, rules, stored)
        return Table(stored, self.storage, self.bots, self.grace, self.up, match)

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

    async def _go_round(self) -> None:
        """Look for expired clocks at intervals: clocks also run at tables that are not in memory."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                for table in await self.storage.due(time.time(), AT_ONCE):
                    with suppress(ChrysalideError):  # a table of unknown rules, or a database that is down for a moment
                        async with self.visit(table) as found:
                            await found.time.run_out()
            except ChrysalideError as wrong:
                log.warning("clocks: %s", wrong.code)
            except Exception:
                log.exception("clocks")

    async def listed(self, game: str | None) -> list[StoredTable]:
        """The public list; it is cached, so that the database is only queried now and then."""
        if game is not None:
            find_game(game)  # refuses an unknown game before it gets into the cache
        moment = time.monotonic()
        known = self._lists.get(game)
        if known is None or known[0] + LIST_SECONDS < moment:
            today = datetime.now(UTC)
            since, slow = ((today - age).isoformat() for age in (RECENT, RECENT_SLOW))
            known = self._lists[game] = moment, await self.storage.listed(since, slow, game)
        return known[1]

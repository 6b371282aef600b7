"""All tables of the site: what it does besides `room`, as other processes, programs and people elsewhere take part."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from functools import partial

from chrysalide.games import find_game
from chrysalide.server.errors import NotAllowed
from chrysalide.server.store.rows import StoredTable
from chrysalide.server.store.storage import Storage
from chrysalide.server.table.aside import in_a_thread
from chrysalide.server.table.bot_pool import BotPool
from chrysalide.server.table.engines import Engines
from chrysalide.server.table.notifier import Notifier
from chrysalide.server.table.order import Order
from chrysalide.server.table.peers import Peers
from chrysalide.server.table.presence import GRACE
from chrysalide.server.table.room import JsonObject, Room
from chrysalide.server.table.table import Table

LIST_SECONDS = 1.0  # for which the public list is cached
RECENT = timedelta(hours=3)  # a public table without activity for this long is no longer listed ...
RECENT_SLOW = timedelta(days=14)  # ... or for this long if it has a clock: people may play over days


class Tables(Room):
    bots: BotPool

    def __init__(self, storage: Storage, bots: BotPool, grace: float = GRACE, order: Order | None = None) -> None:
        super().__init__(storage, bots, in_a_thread, grace)
        self.storage = storage
        self.order = order or Order()
        self.order.newly_closed = self._close
        self.peers = Peers(storage.bus, self._open)
        self.notifier = Notifier(storage)
        self.engines = Engines(storage, self.visit, self.peers.call)
        self.peers.called = self.engines.call
        self._lists: dict[str | None, tuple[float, list[StoredTable]]] = {}
        self._dealer = ThreadPoolExecutor(1, "dealer")  # dealing hidden cards again may take a second

    async def start(self) -> None:
        await self.peers.start(self.storage)
        await super().start()

    async def stop(self) -> None:
        self._dealer.shutdown(wait=False, cancel_futures=True)
        self.notifier.stop()
        self.engines.close()
        await self.peers.stop()
        await super().stop()

    async def _invited(self, seats: list[JsonObject]) -> list[JsonObject]:
        return await self.engines.invited(seats)

    async def _deal(self, deal: "partial[StoredTable]") -> StoredTable:
        return await asyncio.get_running_loop().run_in_executor(self._dealer, deal)

    def _is_new(self, table: StoredTable) -> None:
        """Programs that are invited by name learn it."""
        for engine in filter(None, (seat.engine for seat in table.seats)):
            self.engines.call(engine, table.id)
            self.peers.call(engine, table.id)

    def _close(self, table: str) -> None:
        """The operator has closed it: its screens reconnect, and read why they cannot."""
        if table in self._open:
            self._open[table].time.close()
            for listener in self._open[table].audience.listeners:
                listener.lost.set()

    async def _found(self, table: Table) -> None:
        if table.id in self.order.closed:
            self.forget(table)
            raise NotAllowed("error-table-closed")
        await self.peers.bring_up_to_date(table)

    def _is_loaded(self, table: Table) -> None:
        self.peers.ask(table.id)
        table.chat.mutes = partial(self.order.mutes, table.id)
        table.audience.unseated = self.peers.announce
        table.turn_began = self._turn_began
        table.seat_changed = self.engines.changed
        # Another process may already let the bot think; but a match of bots alone only goes on where somebody watches.
        table.bots.elsewhere = self.storage.shared and not table.bots.alone

    def _turn_began(self, table: Table, seat: int) -> None:
        self.notifier.turn_began(table, seat)
        self.engines.changed(table, seat)

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

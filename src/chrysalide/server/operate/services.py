"""What runs behind the routes of a site: started with it, and ended in the opposite order."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from fastapi import FastAPI

from chrysalide.games import open_all, skipped
from chrysalide.server.http.sharing import share
from chrysalide.server.http.shedding import Pressure
from chrysalide.server.metrics import count_bots, count_tables, watch_lateness
from chrysalide.server.operate import health, metrics_endpoint
from chrysalide.server.operate.compiling import Compiling
from chrysalide.server.operate.pruning import prune_regularly
from chrysalide.server.store.storage import Storage
from chrysalide.server.table.bot_pool import BotPool
from chrysalide.server.table.order import Order
from chrysalide.server.table.reviews import Reviews
from chrysalide.server.table.tables import Tables

log = logging.getLogger("chrysalide.site")


class Services:
    """See `create_app` for what the arguments mean."""

    def __init__(
        self,
        database_url: str,
        bot_processes: int | None,
        grace: float,
        metrics_ports: range,
        restart: Callable[[], None] | None,
    ) -> None:
        self.storage = Storage(database_url)
        self.bots = BotPool(bot_processes)
        self.compiling = Compiling(self.bots, restart)
        self.order = Order()
        self.tables: Tables  # while the site runs
        self.pressure = Pressure(lambda: len(self.tables))
        self._grace = grace
        self._metrics_ports = metrics_ports

    @asynccontextmanager
    async def running(self, app: FastAPI) -> AsyncIterator[None]:
        """The routes find what they need in the state of the app."""
        _open_games()
        await self.storage.open()
        app.state.tables = self.tables = Tables(self.storage, self.bots, self._grace, self.order)
        await self.tables.start()
        app.state.reviews = reviews = Reviews(self.storage, self.tables)
        reviews.reviewer.start()
        app.state.readiness = readiness = health.Readiness(self.storage)
        readiness.watch_signals()
        self._count()
        with _at_work(self._work(app, readiness)):
            yield
        await reviews.reviewer.stop()
        await self.tables.stop()
        self.bots.close()
        await self.storage.close()

    def _count(self) -> None:
        """For the metrics."""
        bots = self.bots
        count_tables(self.tables.__len__)
        watch_lateness(lambda: self.pressure.lateness)
        count_bots(thinking=lambda: bots.thinking, waiting=lambda: bots.waiting, reviewing=lambda: bots.reviewing)

    def _work(self, app: FastAPI, readiness: health.Readiness) -> dict[str, Coroutine[Any, Any, None]]:
        """What is done all the time, by name."""
        return {
            "metrics": metrics_endpoint.keep_exposed(self._metrics_ports),
            "compiling": self.compiling.watch(),
            "pressure": self.pressure.watch(),
            "pruning": prune_regularly(self.storage),
            "rates": share(app.state.buckets, self.tables.peers),
            "order": self.order.keep(self.storage),
            "integrity": readiness.watch.run(),
        }


def _open_games() -> None:
    """Now, so that no client has to wait for it later."""
    open_all()
    for wrong in skipped():
        log.warning("%s", wrong)


@contextmanager
def _at_work(work: dict[str, Coroutine[Any, Any, None]]) -> Iterator[None]:
    tasks = [asyncio.create_task(one, name=name) for name, one in work.items()]
    yield
    for task in tasks:
        task.cancel()

"""Health checks, for load balancers and service managers: does the process answer, and is it ready for people?"""

import asyncio
import signal
import threading
from time import monotonic
from types import FrameType
from typing import Any

from fastapi import Request

import chrysalide
from chrysalide.core.errors import ChrysalideError
from chrysalide.server.errors import StorageDown
from chrysalide.server.http.refusals import api_router
from chrysalide.server.store.integrity import Watch
from chrysalide.server.store.storage import Storage

SECONDS = 2.0  # a database that takes longer for a trivial query counts as down
RECENT = 10.0  # seconds after a change that could not be stored
router = api_router("Not ready")


class NotReady(ChrysalideError):
    code = "not-ready"


class Readiness:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._asking: asyncio.Task[None] | None = None
        self.watch = Watch(storage.url)
        self.closing = False

    async def check(self) -> None:
        if self.closing:
            raise NotReady("error-closing")
        if self._asking is None or self._asking.done():  # one query answers all clients that check at the same time
            self._asking = asyncio.create_task(self._ask())
        await asyncio.shield(self._asking)

    async def _ask(self) -> None:
        await self.watch.glance()
        if self.watch.damage:
            raise NotReady("error-file-damaged")
        try:
            async with asyncio.timeout(SECONDS):
                await self._storage.answers()
        except (StorageDown, TimeoutError) as broken:
            raise NotReady("error-database-silent") from broken
        failed_at = self._storage.failed_at
        if failed_at is None:
            return
        try:
            async with asyncio.timeout(SECONDS):
                if monotonic() - failed_at < RECENT:
                    raise StorageDown("error-storage")
                await self._storage.stores()  # it may work again without anybody having tried
        except (StorageDown, TimeoutError) as broken:
            raise NotReady("error-not-storing") from broken

    def watch_signals(self) -> None:
        """Report not ready once the process is asked to end; the previous signal handlers still run."""
        if threading.current_thread() is not threading.main_thread():  # handlers can only be set there
            return
        for number in (signal.SIGTERM, signal.SIGINT):
            before = signal.getsignal(number)
            if not callable(before):
                continue

            def closing(number: int, frame: FrameType | None, before: Any = before) -> None:
                self.closing = True
                before(number, frame)

            signal.signal(number, closing)


@router.get("/health")
async def health(request: Request) -> dict[str, Any]:
    """`rules`: interpreted, compiling, ready (compiled, used by bots and soon by this process) or compiled."""
    rules = request.app.state.compiling.rules
    return {"status": "ok", "version": chrysalide.__version__, "compiled": chrysalide.compiled(), "rules": rules}


@router.get("/ready")
async def ready(request: Request) -> dict[str, str]:
    """200 where the database can be read and written and no shutdown has begun, else 503."""
    readiness: Readiness = request.app.state.readiness
    await readiness.check()
    return {"status": "ready"}

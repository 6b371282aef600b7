"""The reviews that this process works on: piece by piece, in turn, in processes that no bot needs."""

import asyncio
import json
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Coroutine, Mapping
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any

from chrysalide.core.match import Match
from chrysalide.reviewing import Assessment, assemble, effort, pieces, points, second_effort, second_look
from chrysalide.server import metrics
from chrysalide.server.errors import StorageDown
from chrysalide.server.store.keeping import KeepsReviews
from chrysalide.server.store.review_rows import Lost, StoredReview
from chrysalide.server.table.aside import Aside
from chrysalide.server.table.table import Table
from chrysalide.server.table.thinkers import Thinkers

log = logging.getLogger("chrysalide.reviews")
LOOK = 5.0  # seconds between two looks for reviews that nobody works on
LEASE = 60.0  # seconds after which other processes may take over from one that is silent
AT_ONCE = 8  # reviews that a process works on, each for another requester
Visit = Callable[[str], AbstractAsyncContextManager[Table]]


class Work:
    """One review: what has been found, and the pieces that are left."""

    def __init__(self, stored: StoredReview, match: Match, written: Mapping[int, str]) -> None:
        self.table, self.depth, self.requester = stored.table_id, stored.depth, stored.requester
        self.match = match
        self.record = match.record()
        self.assessed = {place: read_assessment(text) for place, text in written.items()}
        self.held_at = time.monotonic()  # when it was last said that this process still works on it
        self.go_on()

    def go_on(self) -> None:
        """What is to be done next: every place once, then the worst again; nothing is left when both are done."""
        missing = [place for place in points(self.match) if place not in self.assessed]
        again = [] if missing else second_look(self.match, self.assessed, self.depth)
        self.simulations = effort(self.match, self.depth) if missing else second_effort(self.match, self.depth)
        self.pieces = deque(pieces(self.match, missing, self.depth) + [[place] for place in again])
        self.left = len(missing) + len(again)

    def finished(self) -> str:
        """The whole review, as JSON."""
        return json.dumps(assemble(self.match, self.assessed, self.depth).as_json())


def read_assessment(text: str) -> Assessment:
    return Assessment.from_json(json.loads(text))


class Reviewer:
    """Requesters take turns at every piece: a long review of one does not hold up a short one of another."""

    def __init__(self, storage: KeepsReviews, bots: Thinkers, visit: Visit, aside: Aside) -> None:
        self._storage = storage
        self._bots = bots
        self._visit = visit
        self._aside = aside
        self._me = secrets.token_hex(8)
        self._works: deque[Work] = deque()  # whose turn is next stands first
        self._tasks: set[asyncio.Task[None]] = set()
        self._wake = asyncio.Event()
        self._look_at = 0.0
        self._loop: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._loop = asyncio.create_task(self._run(), name="reviews")

    async def stop(self) -> None:
        """What was found is stored; another process, or this site once it runs again, goes on with the rest."""
        tasks = [*self._tasks, *([self._loop] if self._loop else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._works:
            with suppress(StorageDown):
                await self._storage.release_reviews(self._me)

    def look(self) -> None:
        """There is something new to do."""
        self._look_at = 0.0
        self._wake.set()

    async def _run(self) -> None:
        while True:
            try:
                if time.monotonic() >= self._look_at:
                    self._look_at = time.monotonic() + LOOK
                    await self._hold()
                    await self._claim()
                self._share_out()
            except StorageDown:
                log.warning("reviews: the database is down")
            except Exception:
                log.exception("reviews")
            await self._rest()
            self._wake.clear()

    async def _rest(self) -> None:
        """Until there is something new, or it is time to look.

        Not by `asyncio.timeout`: it names a moment, and the event loop of a browser refuses one that has just passed.
        """
        woken = asyncio.ensure_future(self._wake.wait())
        try:
            await asyncio.wait([woken], timeout=max(0.0, self._look_at - time.monotonic()))
        finally:
            woken.cancel()

    # --- which reviews ------------------------------------------------------------------------------------------

    async def _claim(self) -> None:
        room = AT_ONCE - len(self._works)
        now = time.time()
        if room <= 0 or not await self._storage.free_reviews(now):
            return
        busy = [work.requester for work in self._works]
        for stored in await self._storage.claim_reviews(self._me, now, now + LEASE, room, busy):
            await self._open(stored)

    async def _open(self, stored: StoredReview) -> None:
        try:
            written = await self._storage.assessments(stored.table_id, stored.depth)
            async with self._visit(stored.table_id) as table:
                work = Work(stored, table.match, written)
        except StorageDown:
            raise
        except Exception:  # its rules are gone, or there is something that we did not think of
            log.exception("review of table %s", stored.table_id)
            await self._storage.fail_review(stored.table_id, stored.depth, self._me)
            return
        self._works.append(work)
        if not work.left:  # the process that held it died at the last moment
            self._do(self._finish(work))

    async def _hold(self) -> None:
        """Say that this process still works on its reviews, where nothing was found for a while."""
        for work in list(self._works):
            if time.monotonic() - work.held_at > LEASE / 3:
                try:
                    await self._keep(work, {})
                except Lost:
                    self._drop(work)

    def _drop(self, work: Work) -> None:
        """Not worked on any more; pieces that have begun are in vain."""
        work.pieces.clear()
        if work in self._works:
            self._works.remove(work)
        if not self._works:
            self._bots.rest()
        self.look()

    # --- pieces -------------------------------------------------------------------------------------------------

    def _share_out(self) -> None:
        while len(self._tasks) < self._bots.places and (work := self._next()):
            self._do(self._assess(work, work.pieces.popleft()))

    def _next(self) -> Work | None:
        for _ in range(len(self._works)):
            self._works.rotate(-1)
            if self._works[-1].pieces:
                return self._works[-1]
        return None

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="review")
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._wake.set()

    async def _assess(self, work: Work, places: list[int]) -> None:
        try:
            found = await self._bots.assess(work.record, places, work.simulations)
            await self._keep(work, dict(zip(places, found, strict=True)))
            if not work.left:
                work.go_on()
            if not work.left:
                await self._finish(work)
        except Lost:
            log.info("review of table %s: another process has taken it over", work.table)
            self._drop(work)
        except StorageDown:
            log.warning("review of table %s: it cannot be stored", work.table)
            self._drop(work)  # somebody will take it up again
        except Exception:
            log.exception("review of table %s", work.table)
            await self._fail(work)

    async def _keep(self, work: Work, found: Mapping[int, dict[str, Any]]) -> None:
        written = {place: json.dumps(one) for place, one in found.items()}
        await self._storage.keep_assessments(work.table, work.depth, self._me, time.time() + LEASE, written)
        work.held_at = time.monotonic()
        work.assessed |= {place: Assessment.from_json(one) for place, one in found.items()}
        work.left -= len(found)

    async def _finish(self, work: Work) -> None:
        review = await self._aside(work.finished)
        await self._storage.finish_review(work.table, work.depth, self._me, review)
        metrics.reviewed(work.depth, "done")
        self._drop(work)

    async def _fail(self, work: Work) -> None:
        """Something is wrong with this match or with us: it is not tried again until somebody asks."""
        metrics.reviewed(work.depth, "failed")
        with suppress(Lost, StorageDown):
            await self._storage.fail_review(work.table, work.depth, self._me)
        self._drop(work)

"""Tells people who are not there that it is their turn, through the push services of their browsers."""

import asyncio
import json
import logging
import os
import time
from hashlib import sha256
from typing import TYPE_CHECKING

from chrysalide.language import Words
from chrysalide.server import metrics
from chrysalide.server.errors import StorageDown
from chrysalide.server.store.storage import Storage
from chrysalide.server.store.subscriptions import Subscription
from chrysalide.server.table import push_services, web_push

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table

log = logging.getLogger("chrysalide.push")
VARIABLE = "CHRYSALIDE_CONTACT"
NOBODY = "mailto:nobody@invalid"  # push services may refuse this one: see docs/hosting.md
KEY = "push"  # the name of the site's key
PAUSE = 3.0  # seconds in which a page may reload, and peers report who is connected to them
GAP = 60.0  # the fewest seconds between two notifications of one device about one seat
WEEK = 7 * 86400
SOON = 3600  # a turn that ends within this many seconds is urgent
AGAIN = (10.0, 60.0, 300.0)  # seconds before the next try, if a push service does not answer or is busy
GONE = (404, 410)
Moment = tuple[int, int]  # the seat to act, and the version with which its turn began


class Notifier:
    """The process that stores the change which begins a turn sends the notification: one, however many there are.

    The database hands out each device once for each turn, so that two processes could not both notify it either.
    """

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._tasks: set[asyncio.Task[None]] = set()
        self._key = ""

    async def key(self) -> str:
        """The site's private key; made when somebody first asks for it."""
        if not self._key:
            self._key = await self._storage.site_key(KEY, web_push.new_key())
        return self._key

    def turn_began(self, table: "Table", seat: int) -> None:
        """Programs listen to the site instead: see engines.py."""
        if table.seating.seats[seat].kind == "person":
            self._do(self._later(table, (seat, table.version)))

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    def _do(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.create_task(work, name="push")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _later(self, table: "Table", moment: Moment) -> None:
        """Wait for a moment, and longer for devices that were notified just before."""
        table.visitors += 1  # it stays in memory, and so learns who comes
        try:
            wait = PAUSE
            while wait > 0:
                await asyncio.sleep(wait)
                wait = await self._notify(table, moment)
        except StorageDown:
            log.warning("table %s: nobody could be notified", table.id)
        except Exception:
            log.exception("table %s: push", table.id)
        finally:
            table.visitors -= 1
            table.bots.rested(table)  # it may be unloaded now

    async def _notify(self, table: "Table", moment: Moment) -> float:
        """Send what is due; returns the seconds after which more will be, 0 if nothing will."""
        if not _still_awaited(table, moment):
            return 0.0
        seat, version = moment
        found, wait = await self._storage.claim_devices(table.id, seat, version, time.time(), GAP)
        for one in found:
            self._do(self._send(table, moment, one))
        return wait

    async def _send(self, table: "Table", moment: Moment, to: Subscription) -> None:
        """Send to one device; try again as long as the turn lasts and the service does not take it."""
        for wait in (*AGAIN, None):
            status = await self._post(table, moment, to)
            metrics.pushed(str(status))
            if status in GONE:
                await self._storage.forget_device(to.device)
            if wait is None or status // 100 in (2, 3) or (status // 100 == 4 and status != 429):
                return
            await asyncio.sleep(wait)
            if not _still_awaited(table, moment):
                return

    async def _post(self, table: "Table", moment: Moment, to: Subscription) -> int:
        if not push_services.allowed(to.endpoint):  # the operator may have removed a service
            return GONE[0]
        key, now = await self.key(), time.time()
        deadline = table.clocks.deadline if table.clocks else None
        left = WEEK if deadline is None else max(0, min(WEEK, int(deadline - now)))
        headers = {
            "Authorization": web_push.authorization(key, to.endpoint, os.environ.get(VARIABLE) or NOBODY, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(left),
            "Urgency": "high" if left <= SOON else "normal",
            "Topic": sha256(f"{table.id} {moment[0]}".encode()).hexdigest()[:32],  # a later one replaces it
        }
        body = web_push.encrypt(_message(table, to.lang), to.p256dh, to.auth)
        return await push_services.deliver(to.endpoint, body, headers)


def _still_awaited(table: "Table", moment: Moment) -> bool:
    """Does the table still wait for this person, who is not there?"""
    seat, version = moment
    owner = table.seating.seats[seat]
    waits = table.status == "playing" and table.match.actor == seat and table.version >= version
    return waits and owner.kind == "person" and owner.keeper is None and not table.seating.presence.here(seat)


def _message(table: "Table", lang: str) -> bytes:
    """Public facts only: whose turn it is, in which game, and where."""
    words = Words(table.game.id, lang)
    sent = {"title": words.say("push-your-turn"), "body": words.say("game-title"), "table": table.id}
    return json.dumps(sent, ensure_ascii=False).encode()

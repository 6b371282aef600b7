"""Deletes what is older than the operator wants to keep, a little at a time, while the site runs."""

import asyncio
import logging
import random

from chrysalide.server import metrics
from chrysalide.server.errors import StorageDown
from chrysalide.server.store.retention import Keeping, before, read_keeping
from chrysalide.server.store.storage import Storage

log = logging.getLogger("chrysalide.pruning")
EVERY = 3600.0  # seconds between two rounds
FIRST = 120.0  # the most seconds before the first one: processes of one site do not begin together
PAUSE = 0.1  # seconds between two transactions, in which everybody else writes


async def prune_regularly(storage: Storage) -> None:
    """Until cancelled; at once finished if everything is kept for ever."""
    keeping = read_keeping()
    await asyncio.sleep(random.uniform(0.1, 1) * FIRST)
    while keeping.limits:
        try:
            await prune(storage, keeping)
        except StorageDown:
            log.warning("what is too old is deleted later: the database does not answer")
        except Exception:
            log.exception("pruning")
        await asyncio.sleep(EVERY)


async def prune(storage: Storage, keeping: Keeping) -> dict[str, int]:
    """Delete everything that is too old; returns how much, by kind."""
    gone: dict[str, int] = {}
    for kind, days in keeping.limits.items():
        moment, gone[kind] = before(days), 0
        while some := await storage.prune(kind, moment):
            gone[kind] += some
            metrics.pruned(kind, some)
            await asyncio.sleep(PAUSE)
    if any(gone.values()):
        log.info("deleted: %s", ", ".join(f"{number} {kind}" for kind, number in gone.items()))
    return gone


async def too_old(storage: Storage, keeping: Keeping) -> dict[str, int]:
    """How much `prune` would delete."""
    return {kind: await storage.count_old(kind, before(days)) for kind, days in keeping.limits.items()}

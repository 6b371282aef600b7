"""Processes of one site tell each other how much an address has used up: each limit is one for all of them.

Nothing is asked when a request arrives. Once a second a process tells what addresses that are past half of a limit have
taken since, and the others take it from their buckets too; so an address can exceed its rates for about a second.
"""

import asyncio
import logging

from chrysalide.server.http.rates import Buckets, Limits, Rate
from chrysalide.server.table.peers import Peers

log = logging.getLogger("chrysalide.rates")
EVERY = 1.0  # seconds between two notifications
OF_ADDRESS = frozenset(vars(Limits())) - {"messages", "questions", "hints", "floods", "open_sockets"}


def buckets_of(limits: Limits | None) -> dict[str, Buckets]:
    """Those of a process, by the name of the limit."""
    kinds = vars(limits or Limits()).items()
    return {name: Buckets(rate) for name, rate in kinds if isinstance(rate, Rate)}


async def share(buckets: dict[str, Buckets], peers: Peers) -> None:
    """Until cancelled."""

    def heard(kind: str, key: str, number: int) -> None:
        if kind in buckets:
            buckets[kind].drain(key, number)

    peers.used = heard
    while peers.shared:
        await asyncio.sleep(EVERY)
        try:
            await peers.tell_used([(kind, *one) for kind in OF_ADDRESS for one in buckets[kind].news()])
        except Exception:
            log.exception("rates")

"""What the operator has decided, as every process of the site knows it: read now and then, asked at every message."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from chrysalide.server.errors import StorageDown
from chrysalide.server.store.measures import Measure
from chrysalide.server.store.storage import Storage

log = logging.getLogger("chrysalide.order")
EVERY = 5.0  # seconds between two readings


class Order:
    def __init__(self) -> None:
        self.closed: set[str] = set()
        self.newly_closed: Callable[[str], None] = lambda _table: None
        self._muted: set[str] = set()
        self._banned: list[IPv4Network | IPv6Network] = []

    async def keep(self, storage: Storage) -> None:
        """Read what holds, until cancelled."""
        while True:
            try:
                self.take_over(await storage.measures(time.time()))
            except StorageDown:
                log.warning("what the operator decided could not be read; what was known still holds")
            except Exception:
                log.exception("measures")
            await asyncio.sleep(EVERY)

    def take_over(self, measures: Iterable[Measure]) -> None:
        of = {kind: [one.subject for one in measures if one.kind == kind] for kind in ("closed", "muted", "banned")}
        before, self.closed, self._muted = self.closed, set(of["closed"]), set(of["muted"])
        self._banned = [ip_network(network) for network in of["banned"]]
        for table in self.closed - before:
            self.newly_closed(table)

    def mutes(self, table: str, seat: int) -> bool:
        return table in self._muted or f"{table}/{seat}" in self._muted

    def bans(self, address: str) -> bool:
        if not self._banned:
            return False
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:  # no address of the network, as on a socket of the system
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped:
            found = found.ipv4_mapped
        return any(found in network for network in self._banned)

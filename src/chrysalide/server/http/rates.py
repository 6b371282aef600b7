"""Rate limits for one address and one seat: token buckets, forgotten when full."""

import os
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv6Address, ip_address
from typing import Any

from chrysalide.core.errors import ChrysalideError
from chrysalide.server.errors import BadRequest

VARIABLE = "CHRYSALIDE_LIMITS"
MOST = 20_000  # buckets of one kind; an attacker with more addresses must be stopped elsewhere


class TooMany(ChrysalideError):
    """The rate limit of an address or a seat is exceeded; it may try again later."""

    code = "too-many"


@dataclass(frozen=True)
class Rate:
    """A burst at once, then so many per second."""

    burst: int
    each_second: float


@dataclass(frozen=True)
class Limits:
    """Generous limits: a school class behind one address, or a program that plays 50 seats, never reaches them."""

    requests: Rate = Rate(1000, 50.0)  # REST requests of an address
    tables: Rate = Rate(60, 0.5)  # new ones, and rematches
    seats: Rate = Rate(120, 2.0)  # taken or left
    records: Rate = Rate(20, 0.2)  # imported, or played on from; each is replayed
    positions: Rate = Rate(200, 5.0)  # requests for them; a whole match is a handful
    packs: Rate = Rate(120, 4.0)  # checked and shown while somebody edits one
    reviews: Rate = Rate(30, 0.1)  # asked for
    parcels: Rate = Rate(10, 0.02)  # seats left for another device
    reports: Rate = Rate(5, 0.005)  # to the operator
    bots: Rate = Rate(10, 0.01)  # programs that register
    streams: Rate = Rate(60, 0.5)  # of programs that listen; each opens the tables that wait
    guesses: Rate = Rate(60, 0.5)  # wrong links
    sockets: Rate = Rate(400, 10.0)  # new ones
    open_sockets: int = 500  # at the same time
    address_hints: Rate = Rate(40, 1.0)  # each keeps a core busy for about a second
    messages: Rate = Rate(200, 20.0)  # of a seat, over all its sockets; or of a spectator's socket
    questions: Rate = Rate(60, 5.0)  # "why not?"
    hints: Rate = Rate(8, 0.25)
    floods: Rate = Rate(200, 1.0)  # messages refused by a rate limit before the socket is closed


def read_limits(text: str | None = None) -> Limits | None:
    """`off`, or what differs from the defaults: `tables=10+0.1 open_sockets=50`; by default from the environment."""
    words = (os.environ.get(VARIABLE, "") if text is None else text).split()
    if words == ["off"]:
        return None
    kinds = {field.name: field.type for field in fields(Limits)}
    wanted: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        burst, _, each_second = value.partition("+")
        try:
            number = int(burst)
            wanted[name] = number if kinds[name] is int else Rate(number, float(each_second))
            if number < 1 or (each_second and not 0 < float(each_second) < 1e9):
                raise ValueError
        except (KeyError, ValueError):
            raise BadRequest("error-limits", word=word[:60], variable=VARIABLE, names=sorted(kinds)) from None
    return replace(Limits(), **wanted)


class Buckets:
    """One bucket for each key. A full bucket is the same as none, so only those that are not full are kept."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic, most: int = MOST) -> None:
        self._pause = 1 / rate.each_second
        self._depth = rate.burst * self._pause  # seconds from empty to full
        self._clock = clock
        self._most = most
        self._full_at: dict[str, float] = {}  # in order of last use
        self._news: Counter[str] = Counter()  # taken since the last news, from buckets that are half empty

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, key: str) -> float:
        """The seconds until a token may be taken; 0: now."""
        now = self._clock()
        full_at = self._full_at.get(key, now)
        if full_at <= now:  # exactly 0: with a burst of 1 the sum below would only be nearly 0
            return 0.0
        return max(0.0, full_at + self._pause - self._depth - now)

    def take(self, key: str) -> float:
        """Take a token and return 0; or return the seconds until there is one."""
        wait = self.wait(key)
        if wait > 0:
            return wait
        now = self._clock()
        self._full_at[key] = max(now, self._full_at.pop(key, now)) + self._pause
        if self._full_at[key] - now > self._depth / 2:
            self._news[key] += 1
        if len(self._full_at) > self._most:
            self._tidy(now)
        return 0.0

    def news(self) -> list[tuple[str, int]]:
        """What other processes have to know: how much was taken since the last call."""
        found, self._news = list(self._news.items()), Counter()
        return found

    def drain(self, key: str, tokens: int) -> None:
        """Taken at another process."""
        now = self._clock()
        full_at = max(now, self._full_at.pop(key, now)) + tokens * self._pause
        self._full_at[key] = min(full_at, now + self._depth)
        if len(self._full_at) > self._most:
            self._tidy(now)

    def _tidy(self, now: float) -> None:
        """Drop full buckets; if that is not enough, also the least recently used quarter."""
        kept = [(key, full_at) for key, full_at in self._full_at.items() if full_at > now]
        self._full_at = dict(kept[-(self._most * 3 // 4) :])


def client_network(address: str) -> str:
    """The network of a client: with IPv6 one subscriber has a whole /64."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


@lru_cache(10_000)
def mark_of(address: str) -> str:
    """By which an address is counted: other processes are told it, and the address itself stays here."""
    return sha256(client_network(address).encode()).hexdigest()[:16]


def opener_group(address: str) -> str:
    """One of 4,096 groups of addresses: enough to share the public list fairly, too few to identify anybody."""
    return sha256(client_network(address).encode()).hexdigest()[:3]

"""The chat of a table: short messages, not too many, and only where chat is on."""

import time
from collections import defaultdict, deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from chrysalide.core.errors import ChrysalideError
from chrysalide.core.names import clean_line
from chrysalide.server import metrics
from chrysalide.server.errors import StorageDown
from chrysalide.server.store.refused import Conflict
from chrysalide.server.store.rows import SPOKEN, Spoken, now
from chrysalide.server.table.listener import Listener

if TYPE_CHECKING:
    from chrysalide.server.table.table import Table

LONGEST = 200  # characters
EMOTES = ("hello", "luck", "bravo", "thanks", "oops", "thinking", "wow", "heart")
BURST = 5  # messages of a seat ...
WITHIN = 10.0  # ... in so many seconds
MOST = 500  # messages of a table
KEPT = SPOKEN  # messages sent to somebody who connects
TRIES = 20  # to store a message while others write at the same moment, through other processes


class NoChat(ChrysalideError):
    code = "chat"


class Chat:
    """The last messages of one table."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.spoken: list[Spoken] = []
        self.mutes: Callable[[int], bool] = lambda _seat: False  # has the operator muted this seat?
        self._times: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=BURST))

    @property
    def last(self) -> int:
        return self.spoken[-1].number if self.spoken else -1

    def add(self, spoken: list[Spoken]) -> list[Spoken]:
        """Add messages; returns those that are new here."""
        new = [one for one in spoken if one.number > self.last]
        self.spoken = (self.spoken + new)[-KEPT:]
        return new

    def check(self, seat: int, text: str | None, emote: str | None) -> Spoken:
        """The next message, if it may be sent."""
        if not self.on:
            raise NoChat("chat-off")
        if self.mutes(seat):
            raise NoChat("chat-muted")
        line = clean_line(text or "")
        if emote is not None and emote not in EMOTES:
            raise NoChat("chat-emote", emote=emote[:20], emotes=list(EMOTES))
        if emote is None and not line:
            raise NoChat("chat-empty")
        if len(line) > LONGEST:
            raise NoChat("chat-long", limit=LONGEST)
        if self.last + 1 >= MOST:
            raise NoChat("chat-full", limit=MOST)
        self._check_often(seat)
        return Spoken(self.last + 1, seat, None if emote else line, emote, now())

    def _check_often(self, seat: int) -> None:
        times, moment = self._times[seat], time.monotonic()
        if len(times) == BURST and moment - times[0] < WITHIN:
            raise NoChat("chat-fast", seconds=max(1, round(times[0] + WITHIN - moment)))
        times.append(moment)


async def say(table: "Table", listener: Listener, text: str | None, emote: str | None) -> None:
    """Send a message to everybody at the table; it is stored, but not part of the match."""
    listener.check_seated()
    seat = listener.eyes if listener.eyes in listener.seats else listener.seats[0]
    spoken = table.chat.check(seat, text, emote)
    async with table.lock:
        for _ in range(TRIES):
            spoken.number = table.chat.last + 1
            try:
                await table.storage.say(table.id, spoken)
                break
            except Conflict:  # somebody wrote through another process at the same moment
                await _read(table)
        else:
            raise StorageDown("error-storage")
        metrics.chatted()
        table.audience.send_chat(table.chat.add([spoken]))


async def hear(table: "Table") -> None:
    """Somebody wrote through another process."""
    async with table.lock:
        await _read(table)


async def _read(table: "Table") -> None:
    new = await table.storage.spoken(table.id, table.chat.last)
    table.audience.send_chat(table.chat.add(new))

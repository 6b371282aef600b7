"""What people say to each other at a table: short, not too often, and only where it is wanted."""

import time
from collections import defaultdict, deque
from typing import Any

from chrysalide.core.errors import ChrysalideError
from chrysalide.core.names import clean_line
from chrysalide.server.store.rows import Spoken, now

LONGEST = 200  # characters
EMOTES = ("hello", "luck", "bravo", "thanks", "oops", "thinking", "wow", "heart")
BURST = 5  # messages of a seat ...
WITHIN = 10.0  # ... in so many seconds
MOST = 500  # messages of a table
KEPT = 100  # that are told to somebody who comes


class NoChat(ChrysalideError):
    code = "chat"


class Chat:
    """The last messages of one table."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.spoken: list[Spoken] = []
        self._times: defaultdict[int, deque[float]] = defaultdict(lambda: deque(maxlen=BURST))

    @property
    def last(self) -> int:
        return self.spoken[-1].number if self.spoken else -1

    def add(self, spoken: list[Spoken]) -> list[Spoken]:
        """Those that are new here."""
        new = [one for one in spoken if one.number > self.last]
        self.spoken = (self.spoken + new)[-KEPT:]
        return new

    def check(self, seat: int, text: str | None, emote: str | None) -> Spoken:
        """The next message, if it may be said."""
        if not self.on:
            raise NoChat("chat-off")
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


def told(spoken: list[Spoken]) -> dict[str, Any]:
    return {"messages": [vars(one) for one in spoken]}

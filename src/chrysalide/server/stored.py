"""What the database knows about a table, as records."""

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from chrysalide.server.clock import Clock


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


@dataclass
class StoredSeat:
    seat: int
    kind: str
    name: str
    level: str | None = None
    token_hash: str | None = None
    invitation_hash: str | None = None  # stays when the seat is taken, so that it works again when it is left
    keeper: str | None = None
    avatar: str | None = None
    ready: bool = False
    seconds: float | None = None  # left on its clock while that does not run


@dataclass
class Note:
    """A line of the log that no rule of the game tells: what happened at the table, before entry `place`."""

    place: int
    id: str
    args: dict[str, Any]


@dataclass
class Question:
    """Somebody asks everybody to go back to the first `length` entries."""

    seat: int
    length: int
    until: float  # when it is no longer asked
    agreed: list[int]


@dataclass
class Spoken:
    """One message of the chat."""

    number: int
    seat: int
    text: str | None
    emote: str | None
    at: str


@dataclass
class StoredTable:
    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seed: str
    status: str
    version: int
    created: str
    seats: list[StoredSeat]
    entries: list[str]
    updated: str = ""
    listed: bool = False
    chat: bool = True
    ready_check: bool = False
    imported: bool = False
    clock: Clock | None = None
    deadline: float | None = None  # when the running clock runs out, in seconds since 1970
    question: Question | None = None
    timed_out: int | None = None  # the seat by whose clock the match has ended
    next_id: str | None = None  # the rematch
    opener: str | None = None  # by whose address a listed table was opened, too blurred to find anybody
    notes: list[Note] = field(default_factory=list)
    spoken: list[Spoken] = field(default_factory=list)  # the last of them


@dataclass
class Change:
    """What one step writes: all of it, together with the next version of the table, or nothing."""

    status: str
    entries: list[str] = field(default_factory=list)
    place: int = 0  # the number of the first new entry; older ones from here on are taken back
    taken_back: bool = False
    seats: list[StoredSeat] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    first_note: int = 0  # the number of the first new note
    deadline: float | None = None
    question: Question | None = None
    timed_out: int | None = None

"""What the database holds about a table, as plain dataclasses."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal

from chrysalide.core.entries import Ending, Undone, stretches
from chrysalide.core.origin import Origin

UNDOING, DRAW, RESIGN = "undo", "draw", "resign"  # what a question is about
UNDO, UNDO_TURN, UNDO_AGREED = "note-undo", "note-undo-turn", "note-undo-agreed"
CONTINUED = "note-continued"
SPOKEN = 100  # how many of the last chat messages are read
OWNERS = ("person", "engine")  # kinds of seats that somebody outside holds with a token


def now() -> str:
    return stamp(datetime.now(UTC))


def stamp(moment: datetime) -> str:
    """A time as it is stored: later ones sort behind earlier ones."""
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


@dataclass(frozen=True)
class Clock:
    """How long people may think. `move`: for each decision; `bank`: for the whole match, with an increment for each."""

    kind: Literal["move", "bank"]
    seconds: float
    increment: float = 0
    on_timeout: Literal["play", "keep", "loss"] = "play"

    def as_json(self) -> dict[str, Any]:
        return dict(vars(self))


@dataclass
class StoredSeat:
    seat: int
    kind: str
    name: str
    level: str | None = None
    token_hash: str | None = None
    invitation_hash: str | None = None  # kept while the seat is taken: it works again once the seat is left
    keeper: str | None = None
    avatar: str | None = None
    ready: bool = False
    seconds: float | None = None  # left on its clock while the clock is stopped
    kept_from: int | None = None  # number of entries when the owner let the keeper play; None: somebody else did
    resigned: bool = False  # the keeper plays on for good
    engine: str | None = None  # a seat for programs: the id of the one that is invited, "" if any may come

    @property
    def owned(self) -> bool:
        """Does a person or a program hold it with a token?"""
        return self.kind in OWNERS


@dataclass
class Note:
    """A line of the log that does not come from the rules: what happened at the table before entry `place`."""

    place: int
    id: str
    args: dict[str, Any]
    length: int = 0  # for an undo: what was removed, and how many entries were left
    undone: list[str] = field(default_factory=list)

    @classmethod
    def of_origin(cls, origin: Origin, table: str | None = None) -> "Note":
        """`table`: where the other match can be seen, if it is known."""
        dealt = "same" if origin.seat is None else "again"
        return cls(origin.entries, CONTINUED, {"dealt": dealt, "table": table, "index": origin.entries})

    @classmethod
    def of_undo(cls, place: int, undo: Undone) -> "Note":
        removed = [made.action.text for made in undo.removed]
        args = {"seat": undo.seat, "entries": len(removed)}
        alone = UNDO_TURN if sum(made.asked and not made.held for made in undo.removed) > 1 else UNDO
        return cls(place, UNDO_AGREED if undo.agreed else alone, args, undo.length, removed)


@dataclass
class Question:
    """A request to others: to go back to the first `length` entries, to agree to a draw, or to give up together."""

    seat: int
    length: int
    until: float  # when it expires
    agreed: list[int]
    what: str = UNDOING  # or DRAW, RESIGN


@dataclass
class Spoken:
    """One message of the chat."""

    number: int
    seat: int
    text: str | None
    emote: str | None
    at: str


@dataclass
class Report:
    """What somebody tells the operator about another person at the table."""

    id: str
    table_id: str
    seat: int
    name: str
    reporter: int
    reason: str
    lines: list[dict[str, Any]]  # the last messages of the chat, as they were
    at: str


@dataclass(frozen=True)
class StoredEngine:
    """A program that registered with a name."""

    id: str
    name: str
    key: str
    token_hash: str
    seen: float


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
    ending: Ending | None = None  # it did not end by its rules
    next_id: str | None = None  # the rematch
    origin: Origin | None = None  # the record that the match continues
    origin_id: str | None = None  # the table that it continues
    absent: str = "medium"  # who plays for the absent: a level, "off" or "claim"
    help: bool = True
    opener: str | None = None  # of a listed table: a group of addresses, too large to identify anybody
    notes: list[Note] = field(default_factory=list)
    spoken: list[Spoken] = field(default_factory=list)  # the latest messages

    @property
    def undos(self) -> list[Note]:
        """The undos in order, without those of an early schema that did not keep the removed entries."""
        return [note for note in self.notes if note.undone]

    @property
    def made(self) -> list[list[str]]:
        """All entries ever made, split at each undo."""
        return stretches(self.entries, [(note.length, note.undone) for note in self.undos])


def with_undone(table: StoredTable, undone: Iterable[Any]) -> StoredTable:
    """`undone`: the number of the note, the number of the entry and its text, in order."""
    for note, number, entry in undone:
        if not table.notes[note].undone:
            table.notes[note].length = number
        table.notes[note].undone.append(entry)
    return table


@dataclass
class Change:
    """What one step writes: all of it, together with the next version of the table, or nothing."""

    status: str
    entries: list[str] = field(default_factory=list)
    place: int = 0  # the number of the first new entry
    taken_back: bool = False  # older entries from `place` on are undone: kept with the first of the new notes
    seats: list[StoredSeat] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    first_note: int = 0  # the number of the first new note
    deadline: float | None = None
    question: Question | None = None
    ending: Ending | None = None

"""An imported record as a read-only table: everybody may see everything."""

import base64
import hashlib
import re

import chrysalide
from chrysalide.core import record
from chrysalide.core.errors import BadRecord
from chrysalide.core.fairness import clean_seed, commitment
from chrysalide.core.match import Match
from chrysalide.server.store.rows import UNDO_AGREED, Note, StoredSeat, StoredTable, now

LONGEST = 10_000  # entries; the longest known matches have about 1,500
COMMITMENT = re.compile(r"sha256:[0-9a-f]{64}")


def decoded(body: bytes) -> str:
    """The text of a file; raises an error that says what it is instead."""
    if not body.strip():
        raise BadRecord("error-record-empty")
    if b"\0" in body:  # UTF-16, a picture, a program: no record contains a zero byte
        raise BadRecord("error-record-binary")
    try:
        return body.decode()
    except UnicodeDecodeError as wrong:
        line = body.count(b"\n", 0, wrong.start) + 1
        raise BadRecord("error-record-encoding", line=line) from None


def table_of(text: str) -> StoredTable:
    """The table of a record, which is replayed through the rules first."""
    _, lines = record.read(text)
    if len(lines) > LONGEST:
        raise BadRecord("error-record-entries", limit=LONGEST)
    match = chrysalide.load(text)
    return StoredTable(
        id=_id(match.record()),
        game=match.game.id,
        rules_version=match.game.rules_version,
        options=match.options.as_json(),
        seed=_seed_column(match),
        status="over",
        version=1,
        created=now(),
        seats=[StoredSeat(seat, "person", name) for seat, name in enumerate(match.names)],
        entries=match.entries,
        imported=True,
        ending=match.ending,
        notes=_notes(match),
        origin=match.origin,
    )


def _notes(match: Match) -> list[Note]:
    """The undos as notes, each placed before the entry that finally followed it; and where another match continues."""
    notes, place = [], len(match.log)
    for undo in reversed(match.undone):
        place = min(place, undo.length)
        notes.append(Note.of_undo(place, undo))
    if match.origin is not None:
        notes.append(Note.of_origin(match.origin))
    return notes[::-1]


def _id(text: str) -> str:
    """The id depends on the text: the same record gives the same table, however often it is imported."""
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest())[:16].decode()


def _seed_column(match: Match) -> str:
    """What is stored in the seed column: the seed; the commitment if the seed is unknown; or nothing."""
    if match.commitment is None:
        return ""
    if match.seed is not None:
        return clean_seed(match.seed)
    if not COMMITMENT.fullmatch(match.commitment):
        raise BadRecord("error-record-header", match.game.id)
    return match.commitment


def promise(stored: StoredTable) -> tuple[str | None, str | None]:
    """The commitment and the seed of a stored table; a record may lack both, or only its seed."""
    if not stored.seed:
        return None, None
    if stored.imported and COMMITMENT.fullmatch(stored.seed):
        return stored.seed, None
    return commitment(stored.seed, stored.origin), stored.seed


def text_of(stored: StoredTable) -> str:
    """The record of a finished table as it is stored, not replayed: for rules that this version no longer has."""
    promised, seed = promise(stored)
    header = record.Header(
        game=stored.game,
        rules_version=stored.rules_version,
        seats=len(stored.seats),
        options=stored.options,
        names=[seat.name for seat in stored.seats],
        commitment=promised,
        seed=seed,
        ending=stored.ending,
        origin=stored.origin,
    )
    lines: list[str] = []
    for texts, undo in zip(stored.made, [*stored.undos, None], strict=True):
        lines += texts
        if undo is not None:
            lines.append(record.undo_line(undo.args["seat"], len(undo.undone), undo.id == UNDO_AGREED))
    return record.write(header, lines)


def file_name(game: str, created: str, table: str) -> str:
    """A file name made of the game, the day and the table."""
    return f"chrysalide-{game}-{created[:10]}-{table}.txt"

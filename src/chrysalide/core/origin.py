"""Where a match comes from that was not played from the beginning: the record of another one, and a place in it."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from chrysalide.core.errors import BadRecord

SHA256 = re.compile(r"[0-9a-f]{64}", re.ASCII)
LONGEST = 1_000_000  # entries
MOST = 50  # matches, each continued from the one before
FIELDS = {"record", "entries", "seed", "seat", "were", "before"}


@dataclass(frozen=True)
class Origin:
    """The first `entries` of a match are those of another one; chance is drawn from a seed of its own after that."""

    record: str  # the SHA-256 of the other one's record
    entries: int
    seed: str | None = None  # of the other one; None: unknown
    seat: int | None = None  # what this seat could not know was dealt again; None: everything stayed as it was
    were: dict[int, str] = field(default_factory=dict)  # by place: what was dealt again, as the other one has it
    before: "Origin | None" = None  # where the other one comes from

    @property
    def depth(self) -> int:
        return 1 + (self.before.depth if self.before else 0)

    @property
    def how(self) -> str:
        return "same" if self.seat is None else f"again {self.seat}"

    def original(self, entries: Sequence[str]) -> list[str]:
        """The entries that were taken over, as they are in the other record."""
        return [self.were.get(place, text) for place, text in enumerate(entries[: self.entries])]

    def masked(self) -> "Origin":
        """Without what was dealt again: while a match runs, that would tell what it was dealt instead of."""
        return replace(self, were={})

    def as_json(self) -> dict[str, Any]:
        optional = {
            "seed": self.seed,
            "seat": self.seat,
            "were": {str(place): text for place, text in self.were.items()} or None,
            "before": self.before.as_json() if self.before else None,
        }
        given = {name: value for name, value in optional.items() if value is not None}
        return {"record": self.record, "entries": self.entries, **given}

    @classmethod
    def read(cls, value: Any, depth: int = 1) -> "Origin":
        """An origin as a record has it; BadRecord if it cannot be one."""
        if depth > MOST or not isinstance(value, dict) or not _is_possible(value):
            raise BadRecord("error-record-origin")
        return cls(
            record=value["record"],
            entries=value["entries"],
            seed=value.get("seed"),
            seat=value.get("seat"),
            were={int(place): text for place, text in value.get("were", {}).items()},
            before=cls.read(value["before"], depth + 1) if "before" in value else None,
        )


def _is_possible(value: dict[str, Any]) -> bool:
    record, entries, seed, seat = (value.get(name) for name in ("record", "entries", "seed", "seat"))
    were = value.get("were", {})
    return (
        set(value) <= FIELDS
        and isinstance(record, str)
        and SHA256.fullmatch(record) is not None
        and type(entries) is int
        and 0 <= entries <= LONGEST
        and (seed is None or isinstance(seed, str))
        and (seat is None or (type(seat) is int and 0 <= seat < 100))
        and isinstance(were, dict)
        and (seat is not None or not were)
        and all(
            place.isdecimal() and len(place) < 8 and int(place) < entries and isinstance(were[place], str)
            for place in were
        )
    )


def fingerprint(record: str) -> str:
    """How an origin names a record."""
    return hashlib.sha256(record.encode()).hexdigest()

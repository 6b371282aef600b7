"""Commit and reveal: the seed's hash is shown before the first draw, the seed when the match is over.

Every outcome of chance is drawn from the seed and all entries before it, so nobody who does not know the seed can
foresee it, an undo followed by the same action draws the same, and anybody who knows it can draw it again.
"""

import hashlib
import secrets

from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadSeed


def fresh_seed() -> str:
    return secrets.token_hex(32)


def clean_seed(seed: int | str | None) -> str:
    """A seed as the record keeps it: one printable word."""
    text = fresh_seed() if seed is None else str(seed)
    if not text.isascii() or not text.isprintable() or not 1 <= len(text) <= 128 or " " in text:
        raise BadSeed("error-seed", seed=text[:40])
    return text


def commitment(seed: str) -> str:
    return "sha256:" + hashlib.sha256(f"chrysalide seed {seed}".encode()).hexdigest()


class History:
    """A running hash of the entries of a match."""

    def __init__(self, entries: list[str] | None = None) -> None:
        self._hash = hashlib.sha256()
        for entry in entries or []:
            self.add(entry)

    def add(self, entry: str) -> None:
        self._hash.update(entry.encode() + b"\n")

    def copy(self) -> "History":
        twin = History()
        twin._hash = self._hash.copy()
        return twin

    def dice(self, seed: str) -> Dice:
        """The dice for the next entry."""
        return Dice(f"{seed}:{self._hash.hexdigest()}")

"""Commit and reveal: the seed's hash is published before the first draw, the seed itself when the match is over.

Every outcome of chance is drawn from the seed and all entries before it. So nobody can predict it without the seed,
anybody can verify it with the seed, and an action that is undone and then repeated draws the same outcome.
A match that continues another one has a seed of its own, and its commitment also covers where it begins.
"""

import hashlib
import secrets

from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadSeed
from chrysalide.core.origin import Origin


def fresh_seed() -> str:
    return secrets.token_hex(32)


def clean_seed(seed: int | str | None) -> str:
    """A seed as it is written in the record: one printable word."""
    text = fresh_seed() if seed is None else str(seed)
    if not text.isascii() or not text.isprintable() or not 1 <= len(text) <= 128 or " " in text:
        raise BadSeed("error-seed", seed=text[:40])
    return text


def commitment(seed: str, origin: Origin | None = None) -> str:
    """The origin is covered too: otherwise a seed could be tried at many positions and used where it pleases."""
    begins = f" from {origin.record} {origin.entries} {origin.how}" if origin else ""
    return "sha256:" + hashlib.sha256(f"chrysalide seed {seed}{begins}".encode()).hexdigest()


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

    def dice_to_deal(self, seed: str) -> Dice:
        """The dice with which hidden cards are dealt again at this point."""
        return Dice(f"{seed}:{self._hash.hexdigest()}:deal")

"""Positions of matches that bots played, as rows of small numbers; a file holds one match after another."""

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Played:
    """The positions of one match that were kept, in their order."""

    sides: int
    results: list[float]  # by side: 1 for a win, 0 for a loss
    finals: list[float]  # by side: how well it did, as a score; zeros where a win is all that counts
    expected: list[float]  # by position and side: what the search of that moment expected; below 0: there was none
    handmade: list[float]  # by position and side: what `Game.evaluate` says
    base: list[float]  # by position and side: the score by hand that a network corrects
    rows: bytes  # by position and side: the numbers that describe it, 16 bits each

    @property
    def positions(self) -> int:
        return len(self.expected) // self.sides


def pack(played: Played) -> bytes:
    """One line of JSON, then the rows."""
    facts = {
        "sides": played.sides,
        "results": played.results,
        "finals": [round(value, 4) for value in played.finals],
        "expected": [round(value, 4) for value in played.expected],
        "handmade": [round(value, 4) for value in played.handmade],
        "base": [round(value, 4) for value in played.base],
        "bytes": len(played.rows),
    }
    return gzip.compress(json.dumps(facts).encode() + b"\n" + played.rows, 6)


def read(path: Path) -> Iterator[Played]:
    with gzip.open(path) as file:
        while line := file.readline():
            facts = json.loads(line)
            rows = file.read(facts.pop("bytes"))
            yield Played(rows=rows, **facts)

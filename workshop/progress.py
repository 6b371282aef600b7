"""The progress of a thorough run: steps that passed for the current sources are not repeated; durations are kept."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from workshop.places import BUILD, MADE, PAGE, ROOT
from workshop.results import Result
from workshop.stamps import digest

FILE = BUILD / "thorough.json"
COMPILED = {".so", ".pyd", ".pyc"}


class Progress:
    """Saved after each step, so that it does not matter how a run ends."""

    def __init__(self, file: Path, sources: Callable[[], str], again: bool = False) -> None:
        kept = read(file)
        self._file = file
        self._sources = sources
        self._begun = sources()
        self._passed: dict[str, Any] = kept["passed"] if kept["sources"] == self._begun and not again else {}
        self._seconds: dict[str, float] = kept["seconds"]

    def earlier(self, name: str) -> Result | None:
        """The result of a step that has already passed."""
        return Result(**self._passed[name], earlier=True) if name in self._passed else None

    def keep(self, result: Result) -> None:
        """Save a result, unless the sources have changed meanwhile: then it is unclear what has passed."""
        if result.failed or result.warning or self._sources() != self._begun:
            return
        kept = {name: value for name, value in asdict(result).items() if name not in ("warning", "earlier")}
        self._passed[result.name] = kept
        self._seconds[result.name] = result.seconds
        content = {"sources": self._begun, "passed": self._passed, "seconds": self._seconds}
        self._file.parent.mkdir(exist_ok=True)
        fresh = self._file.with_suffix(".new")
        fresh.write_text(json.dumps(content, indent=1), encoding="utf-8")
        fresh.replace(self._file)

    def estimate(self, names: list[str]) -> str:
        """What is left to do, and how long it will take judging by the last run."""
        left = [name for name in names if name not in self._passed]
        known = [self._seconds[name] for name in left if name in self._seconds]
        parts = [f"{len(left)} steps"]
        if len(left) < len(names):
            parts = [f"{len(left)} of {len(names)} steps; the others have passed for these sources (--again: all)"]
        if known:
            parts.append(f"{duration(sum(known))} by the last run on this machine")
        if unknown := [name for name in left if name not in self._seconds]:
            parts.append(f"never run here: {', '.join(unknown)}")
        return "; ".join(parts) + "."


def read(file: Path) -> dict[str, Any]:
    """The saved content; empty if the file is missing or damaged."""
    with suppress(OSError, ValueError, TypeError, KeyError):
        kept = json.loads(file.read_text(encoding="utf-8"))
        for name, one in kept["passed"].items():
            assert Result(**one).name == name
        return {"sources": str(kept["sources"]), "passed": kept["passed"], "seconds": dict(kept["seconds"])}
    return {"sources": "", "passed": {}, "seconds": {}}


def duration(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60} min" if minutes >= 60 else f"{max(1, minutes)} min"


def sources() -> str:
    """A digest of the whole checkout, without generated files."""
    found = []
    for place, folders, names in os.walk(ROOT):
        here = Path(place)
        folders[:] = [name for name in folders if not made(here / name)]
        found += [here / name for name in names if not name.startswith(".") and Path(name).suffix not in COMPILED]
    return digest(found)


def made(folder: Path) -> bool:
    return folder.name.startswith(".") or folder.name in MADE or folder.suffix == ".egg-info" or folder in (BUILD, PAGE)

"""A folder that stores finished matches: a run that was stopped or killed resumes where it ended.

    plan.json       what is played; matches of another plan are refused
    results.jsonl   one line for each match, in the order in which they finished
    records/        each match as a record that replays
    lock            held while a run uses this folder

A run that asks for notes instead of records has no records/, and the lines hold the notes.

A record is written before its line. A match counts when both are there; whatever is missing or damaged is played again,
with the same result, as a match depends on its number and the seed alone.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TextIO

from chrysalide.arena.files import replace_text
from chrysalide.arena.pairing import Plan
from chrysalide.arena.playing import Fixture, Outcome
from chrysalide.core.errors import ChrysalideError

if sys.platform != "win32":
    from fcntl import LOCK_EX, LOCK_NB, flock


@dataclass(frozen=True)
class Difference:
    """Something in which the stored plan differs from the wanted one."""

    field: str
    there: str
    here: str


class BadFolder(ChrysalideError):
    code = "bad-folder"


class OtherPlan(BadFolder):
    """The folder holds matches of a different plan, which cannot be mixed with these."""

    def __init__(self, folder: Path, differences: list[Difference]) -> None:
        fields = [f"{found.field}: {found.there} / {found.here}" for found in differences]
        super().__init__("error-arena-other", folder=str(folder)[:200], differences=fields)
        self.differences = differences


class Store:
    def __init__(self, folder: Path, plan: Plan, notes: bool = False) -> None:
        self.folder = folder
        self.plan = plan
        self.notes = notes  # instead of records
        self.outcomes: dict[int, Outcome] = {}  # by number
        self.damaged = 0  # lines that could not be used
        self._appending: TextIO | None = None

    def differences(self) -> list[Difference]:
        """How the folder's plan differs; empty if the folder is new or has the same plan."""
        there = self._plan_there()
        if there is None:
            return []
        here = _flat(json.loads(json.dumps(self.plan.as_json())))
        there = _flat(there)
        return [
            Difference(name, _shown(there.get(name)), _shown(here.get(name)))
            for name in {**here, **there}
            if there.get(name) != here.get(name)
        ]

    def _plan_there(self) -> dict[str, Any] | None:
        path = self.folder / "plan.json"
        plan: Any = None
        if path.exists():
            with suppress(ValueError):
                plan = json.loads(path.read_text("utf-8"))
        elif not self.results.exists():
            return None
        if not isinstance(plan, dict) or not isinstance(plan.get("options"), dict):
            raise BadFolder("error-arena-foreign", folder=str(self.folder)[:200])
        return plan

    @contextmanager
    def open(self) -> Iterator[None]:
        """Lock the folder, read what is there, and append what comes."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "lock").open("w") as lock:
            self._take(lock)
            if differences := self.differences():
                raise OtherPlan(self.folder, differences)
            if not self.notes:
                self.records.mkdir(exist_ok=True)
            replace_text(self.folder / "plan.json", json.dumps(self.plan.as_json(), ensure_ascii=False, indent=2))
            self._read()
            with self.results.open("a", encoding="utf-8", newline="\n") as self._appending:
                yield

    @property
    def results(self) -> Path:
        return self.folder / "results.jsonl"

    @property
    def records(self) -> Path:
        return self.folder / "records"

    def record_of(self, number: int) -> Path:
        return self.records / f"{number + 1:06}.txt"

    def missing(self, fixtures: Iterable[Fixture]) -> Iterator[Fixture]:
        """The fixtures that are still to be played."""
        known = set(self.outcomes)  # others are added while this runs
        return (fixture for fixture in fixtures if fixture.number not in known)

    def kept(self, total: int) -> list[Outcome]:
        """The stored ones among the first `total` matches."""
        return [self.outcomes[number] for number in range(total) if number in self.outcomes]

    def keep(self, outcome: Outcome) -> None:
        assert self._appending is not None, "open() first"
        if not self.notes:
            assert outcome.record is not None
            replace_text(self.record_of(outcome.number), outcome.record)
        self._appending.write(_line(outcome))
        self._appending.flush()
        self.outcomes[outcome.number] = outcome

    def _take(self, lock: TextIO) -> None:
        """Take the lock. The system releases it when this process ends, however that happens."""
        if sys.platform != "win32":
            try:
                flock(lock, LOCK_EX | LOCK_NB)
            except BlockingIOError:
                raise BadFolder("error-arena-busy", folder=str(self.folder)[:200]) from None

    def _read(self) -> None:
        """Read the results; drop lines that are torn or whose record is missing."""
        text = self.results.read_text("utf-8", errors="replace") if self.results.exists() else ""
        lines = text.removesuffix("\n").split("\n") if text else []
        good = [outcome for outcome in map(self._outcome, lines) if outcome is not None]
        self.outcomes = {outcome.number: outcome for outcome in good}
        self.damaged = len(lines) - len(good)
        if self.damaged or not text.endswith("\n"):
            replace_text(self.results, "".join(_line(outcome) for outcome in good))

    def _outcome(self, line: str) -> Outcome | None:
        with suppress(ValueError, TypeError, KeyError, OSError):
            values = json.loads(line)
            outcome = Outcome(**{name: values[name] for name in NAMES}, notes=values.get("notes"))
            whole = self.plan.seats == len(outcome.scores) == len(outcome.decisions) == len(outcome.seconds)
            expected = list(self.plan.fixture(outcome.number).players)
            if whole and outcome.number >= 0 and outcome.players == expected and self._is_kept(outcome):
                return outcome
        return None

    def _is_kept(self, outcome: Outcome) -> bool:
        """Is the record that belongs to the line there too?"""
        return outcome.notes is not None if self.notes else self.record_of(outcome.number).stat().st_size > 0


NAMES = [field.name for field in fields(Outcome) if field.name not in ("record", "notes")]


def _line(outcome: Outcome) -> str:
    return json.dumps(outcome.as_json(), ensure_ascii=False) + "\n"


def _flat(plan: dict[str, Any]) -> dict[str, Any]:
    """The plan with each option as a field of its own, as it is typed, and so each player whose code is known."""
    options = {f"--option {name}": value for name, value in plan["options"].items()}
    sources = {name: f"sha256 {code}" for name, code in plan.get("sources", {}).items()}
    return {name: value for name, value in plan.items() if name not in ("options", "sources")} | options | sources


def _shown(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else "–" if value is None else str(value)

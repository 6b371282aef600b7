"""The advisories that were known when a service last answered, in a file that is committed with the lock files."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime

from workshop.places import ROOT
from workshop.steps import Trouble

FILE = ROOT / "workshop" / "advisories.json"

Package = tuple[str, str, str]  # ecosystem, name, version
Advisories = dict[Package, set[str]]  # for each package that was looked up, also if there are none


@dataclass(frozen=True)
class Snapshot:
    found: Advisories
    source: str
    made: datetime

    def told(self) -> str:
        days = (datetime.now(UTC) - self.made).days
        return f"the snapshot of {self.made:%Y-%m-%d} from {self.source} ({days} days old)"


def write(found: Advisories, source: str) -> None:
    packages = {" ".join(package): sorted(ids) for package, ids in sorted(found.items())}
    content = {"made": datetime.now(UTC).isoformat(timespec="seconds"), "source": source, "packages": packages}
    fresh = FILE.with_suffix(".new")
    fresh.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
    fresh.replace(FILE)


def read() -> Snapshot | None:
    """None if there is none; a damaged one is a mistake of ours."""
    try:
        kept = json.loads(FILE.read_text(encoding="utf-8"))
        found = {_package(text): set(map(str, ids)) for text, ids in kept["packages"].items()}
        return Snapshot(found, str(kept["source"]), datetime.fromisoformat(kept["made"]).astimezone(UTC))
    except FileNotFoundError:
        return None
    except (ValueError, KeyError, TypeError, AttributeError) as wrong:
        raise Trouble(f"{FILE.name} is damaged ({wrong}): restore it from git, or delete it.") from wrong


def _package(text: str) -> Package:
    ecosystem, name, version = text.split(" ")
    return ecosystem, name, version

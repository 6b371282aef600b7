"""The paths of everything: all inside the checkout, wherever that is and whatever the current folder."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "chrysalide"
WEB = ROOT / "web"
PAGE = PACKAGE / "server" / "page"
BUILD = ROOT / "build"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

MADE = {"node_modules", "__pycache__", ".svelte-kit"}


def files(folder: Path, pattern: str = "*") -> list[Path]:
    """The files below a folder, without those that tools generate."""
    found = []
    for place, folders, names in os.walk(folder):
        here = Path(place)
        folders[:] = [name for name in folders if name not in MADE and here / name != PAGE]
        found += [path for path in map(here.joinpath, names) if path.match(pattern)]
    return sorted(found)

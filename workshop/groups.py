"""Which modules are compiled, and into which library each of them goes."""

from __future__ import annotations

from pathlib import Path

from workshop.places import PACKAGE, files

MARK = b"# mypyc"


def sources() -> list[Path]:
    """The modules to compile: by their first line."""
    return [path for path in files(PACKAGE, "*.py") if path.read_bytes().startswith(MARK)]


def group(path: Path) -> str:
    """One library for each game and one for everything else.

    Games never import one another, so calls between the modules of a game stay direct C calls, several compilers work
    side by side, and a change in one game compiles that game alone.
    """
    parts = path.relative_to(PACKAGE).parts
    return f"chrysalide_{parts[1] if parts[0] == 'games' else 'core'}"

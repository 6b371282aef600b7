"""Which modules are compiled, and into which library each one goes."""

from __future__ import annotations

from pathlib import Path

from workshop.places import PACKAGE, files

MARK = b"# mypyc"


def sources() -> list[Path]:
    """The modules to compile: those marked in their first line."""
    return [path for path in files(PACKAGE, "*.py") if path.read_bytes().startswith(MARK)]


def group(path: Path) -> str:
    """One library for each game and one for everything else.

    Games never import one another, so calls between the modules of a game stay direct C calls, several compilers run
    in parallel, and a change in one game recompiles that game alone.
    """
    parts = path.relative_to(PACKAGE).parts
    return f"chrysalide_{parts[1] if parts[0] == 'games' else 'core'}"

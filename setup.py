"""Says which modules are compiled: those whose first line starts with `# mypyc`. All else is in pyproject.toml.

CHRYSALIDE_COMPILE=always fails where compiling fails, =never leaves all modules as they are.
Unset, compiling is an optional gain of speed: without a C compiler the package installs as plain Python.
"""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Extension, setup

MARK = "# mypyc"
WISH = os.environ.get("CHRYSALIDE_COMPILE", "")


def marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as source:
        return source.readline().startswith(MARK)


def extensions() -> list[Extension]:
    if WISH == "never":
        return []
    # Paths are relative: they end up in the C files, and a build must not depend on where the checkout lies.
    sources = sorted(path.as_posix() for path in Path("src/chrysalide").rglob("*.py") if marked(path))
    try:
        from mypyc.build import mypycify
    except ImportError:
        if WISH == "always":
            raise
        return []
    # The other modules are read but not judged: a build has not all the packages that they import.
    options = ["--follow-imports=silent"]
    # One group: calls between the modules of a game stay direct C calls.
    compiled = mypycify([*options, *sources], opt_level="3", debug_level="0", group_name="chrysalide")
    for extension in compiled:
        extension.optional = WISH != "always"
    return compiled


setup(ext_modules=extensions())

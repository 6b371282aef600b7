"""Says which modules are compiled: those whose first line starts with `# mypyc`. All else is in pyproject.toml.

CHRYSALIDE_COMPILE=always fails where compiling fails, =never leaves all modules as they are.
Unset, compiling is an optional gain of speed: without a C compiler the package installs as plain Python.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from setuptools import Extension, setup

MARK = "# mypyc"
WISH = os.environ.get("CHRYSALIDE_COMPILE", "")


def marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as source:
        return source.readline().startswith(MARK)


def widen_shifts(c_source: str) -> str:
    """mypyc writes `i64(3) << n` as `3 << n`, which C reckons in 32 bits: silently wrong from 2**31 up."""
    return re.sub(r"= (-?\d+) << ", r"= (int64_t)\1 << ", c_source)


def widen_all_shifts(extension: Extension) -> None:
    for path in map(Path, extension.sources):
        found = path.read_text(encoding="utf-8")
        widened = widen_shifts(found)
        if widened != found:
            path.write_text(widened, encoding="utf-8")


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
    # A cache of its own: the type checker may be at work at the same time.
    options = ["--follow-imports=silent", "--cache-dir=build/compiler-cache"]
    # One group: calls between the modules of a game stay direct C calls.
    compiled = mypycify([*options, *sources], opt_level="3", debug_level="0", group_name="chrysalide")
    for extension in compiled:
        widen_all_shifts(extension)
        if os.name == "posix":  # calls inside the group may be inlined: nearly twice the speed
            flags = [*extension.extra_compile_args, "-fno-semantic-interposition", "-fvisibility=hidden"]
            extension.extra_compile_args = flags
        extension.optional = WISH != "always"
    return compiled


if __name__ == "__main__":
    setup(ext_modules=extensions())

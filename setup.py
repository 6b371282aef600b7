"""Says which modules are compiled and how, and that the page is built with them; all else is in pyproject.toml.

CHRYSALIDE_COMPILE=always fails where compiling fails, =never leaves all modules as they are.
Unset, compiling is an optional gain of speed: without a C compiler the package installs as plain Python.
"""

from __future__ import annotations

import os
import re
import sys
from itertools import groupby
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build front end does not put this folder there

from workshop.groups import group, sources
from workshop.inlining import inlined
from workshop.page import build_page
from workshop.places import ROOT

WISH = os.environ.get("CHRYSALIDE_COMPILE", "")


def widen_shifts(c_source: str) -> str:
    """mypyc writes `i64(3) << n` as `3 << n`, which C computes in 32 bits: silently wrong from 2**31 up."""
    return re.sub(r"= (-?\d+) << ", r"= (int64_t)\1 << ", c_source)


def improve(extension: Extension, core: str) -> None:
    """In copies, written only where they differ: setuptools compiles what is newer than its library."""
    improved = []
    for path in map(Path, extension.sources):
        text = inlined(widen_shifts(path.read_text(encoding="utf-8")), core)
        copy = path.with_name(f"{path.stem}.wide.c")
        if not copy.is_file() or copy.read_text(encoding="utf-8") != text:
            copy.write_text(text, encoding="utf-8")
        improved.append(copy.as_posix())
    extension.sources = improved


def extensions() -> list[Extension]:
    if WISH == "never":
        return []
    try:
        from mypyc import build
        from mypyc.options import CompilerOptions
    except ImportError:
        if WISH == "always":
            raise
        return []
    # Paths are relative: they end up in the C files, and a build must not depend on where the checkout lies.
    groups: list[tuple[list[str], str | None]] = [
        ([path.relative_to(ROOT).as_posix() for path in members], name)
        for name, members in groupby(sorted(sources(), key=group), key=group)
    ]
    # The other modules are read but not judged: a build does not have all the packages that they import.
    # No cache: reading all modules again takes seconds, and the result depends on nothing but the sources.
    arguments = [
        "--follow-imports=silent",
        f"--cache-dir={os.devnull}",
        *(path for paths, _ in groups for path in paths),
    ]
    # This is `mypycify` with one difference: where there are several groups it gives up direct calls of methods, as
    # somebody outside a group might inherit from its classes. Here all modules are read at once, so it knows.
    options = CompilerOptions(separate=True, target_dir="build")
    options.global_opts = True
    libraries, c_files, _ = build.mypyc_build(arguments, options, separate=groups)
    build.setup_mypycify_vars()
    flags = build.get_cflags(opt_level="3", debug_level="0")
    if os.name == "posix":  # calls inside a group may be inlined: nearly twice the speed
        flags += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    compiled: list[Extension] = []
    for (members, name), (files, dependencies) in zip(libraries, c_files, strict=True):
        compiled += build.build_using_shared_lib(members, name or "", files, dependencies, "build", flags, [])
    core = widen_shifts((Path("build") / "__native_chrysalide_core.c").read_text(encoding="utf-8"))
    for extension in compiled:
        improve(extension, core)
        extension.optional = WISH != "always"
    # The largest first, so that two compilers end at about the same time.
    return sorted(compiled, key=lambda extension: -sum(Path(path).stat().st_size for path in extension.sources))


class WithPage(build_py):  # type: ignore[misc] # setuptools comes without types
    """A wheel without the page would serve nothing. A checkout that is installed as it lies builds it by run.py."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
        super().run()


class SourcesWithPage(sdist):  # type: ignore[misc] # same
    """The page travels with its sources, so that a wheel can be made from them without npm."""

    def run(self) -> None:
        build_page()
        super().run()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_py": WithPage, "sdist": SourcesWithPage})

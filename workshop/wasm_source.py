"""The C that mypyc writes for a platform of 32 bits, as WebAssembly is.

Run by the project's own Python, which has mypy `python -m workshop.wasm_source FOLDER`
"""

from __future__ import annotations

import os
import re
import sys
import sysconfig
from itertools import groupby
from pathlib import Path

from setup import widen_shifts
from workshop.groups import group, sources
from workshop.inlining import inlined
from workshop.places import PACKAGE, ROOT

PYTHON = (3, 14)  # of Pyodide
# Where a literal does not fit into 31 bits, mypyc's code takes it from Python's integers each time it is needed.
LOADED = re.compile(r"(cpy_r_r\d+) = \(CPyTagged\)CPyStatics\[\d+\] \| 1; /\* (-?\d+) \*/\n")
SHIM = "module_shim.tmpl"


def generate(target: Path) -> None:
    """One C file for each group, with the modules' own initialisers at its end."""
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = 4  # before mypyc asks
    from mypyc import build, common
    from mypyc.options import CompilerOptions

    if not common.IS_32_BIT_PLATFORM:
        raise SystemExit("mypyc has not asked for the size of the platform where it was expected to")
    groups: list[tuple[list[str], str | None]] = [
        ([path.relative_to(ROOT).as_posix() for path in members], name)
        for name, members in groupby(sorted(sources(), key=group), key=group)
    ]
    paths = [path for members, _ in groups for path in members]
    options = CompilerOptions(separate=True, target_dir=str(target), capi_version=PYTHON)
    options.global_opts = True  # as in setup.py
    build.mypyc_build(["--follow-imports=silent", f"--cache-dir={os.devnull}", *paths], options, separate=groups)
    shim = (Path(build.__file__).parent / "lib-rt" / SHIM).read_text("utf-8")
    core = improved(read(target, "chrysalide_core"))
    for name, members in modules().items():
        code = inlined(improved(read(target, name)), core)
        (target / f"{name}.c").write_text(code, "utf-8")
        (target / f"{name}_modules.c").write_text(initialisers(shim, name, members), "utf-8")


def read(target: Path, name: str) -> str:
    return (target / f"__native_{name}.c").read_text("utf-8")


def modules() -> dict[str, list[str]]:
    """The names of the compiled modules, by group."""
    found: dict[str, list[str]] = {}
    for path in sources():
        name = ".".join((PACKAGE.name, *path.relative_to(PACKAGE).with_suffix("").parts))
        found.setdefault(group(path), []).append(name)
    return found


def improved(code: str) -> str:
    return "\n}\n".join(map(with_literals, widen_shifts(code).split("\n}\n")))


def with_literals(function: str) -> str:
    """The large literals of one function as C knows them, where they are numbers of 64 bits.

    It is faster, and functions that are copied into other libraries must not refer to the objects of their own.
    """
    for loaded in LOADED.finditer(function):
        tagged, value = loaded.groups()
        converted = re.compile(
            rf"(cpy_r_r\d+) = {tagged} \^ 1;\n\s*(cpy_r_r\d+) = \(void \*\)\1;\n"
            r"\s*(cpy_r_r\d+) = CPyLong_AsInt64\(\2\);\n"
        )
        changed, times = converted.subn(rf"\3 = INT64_C({value});\n", function)
        # Declared, loaded, asked whether it is small, and converted if it is: then nothing else needs the object.
        if times and len(re.findall(rf"\b{tagged}\b", changed)) == 2 + 2 * times:
            function = changed.replace(loaded[0], f"{tagged} = 1;\n", 1)
    return function


def initialisers(shim: str, library: str, members: list[str]) -> str:
    """mypyc's small libraries, one for each module, as functions of the library of their group."""
    names = [member.rpartition(".")[2] for member in members]
    if len({*names}) < len(names):
        raise SystemExit(f"two modules of {library} end in the same name")
    body = shim[shim.index("PyMODINIT_FUNC") : shim.index("// distutils")]  # what follows is for Windows
    made = [
        body.format(modname=name, libname=f"{library}__mypyc", full_modname=member.replace(".", "___"))
        for name, member in zip(names, members, strict=True)
    ]
    return "\n".join(["#include <Python.h>", *made])


if __name__ == "__main__":
    generate(Path(sys.argv[1]))

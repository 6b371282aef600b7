"""The compiled rules. Either they match the sources, or there are none: stale ones are never left behind.

People can play before the compiler is done: the site starts on the plain sources, and a separate process compiles. Its
progress is in the file BESIDE: `compiling PID`, `compiled` or `failed` (read by server/operate/compiling.py).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from workshop.groups import group, sources
from workshop.packages import interpreter, locked
from workshop.places import BUILD, PACKAGE, PYTHON, ROOT, SOURCES, files
from workshop.stamps import digest, forget, fresh, mark
from workshop.steps import Trouble, alone, run, say

BESIDE = BUILD / "compiling"
POLITELY = 10  # niceness of a compiler that runs next to a site
SLOWLY = "The rules run as plain Python: everything works, bots think more slowly."


def compiled(folder: Path = SOURCES) -> list[Path]:
    return [*files(folder, "*.so"), *files(folder, "*.pyd")]


def module(path: Path, folder: Path) -> Path:
    """`core/state.py` and `core/state.cpython-311-x86_64-linux-gnu.so` are both `core/state`."""
    return path.relative_to(folder).with_name(path.name.split(".")[0])


def libraries() -> set[Path]:
    """The libraries that hold the compiled code, one for each group."""
    return {Path(f"{group(path)}__mypyc") for path in sources()}


def rules_digest() -> str:
    """Compiled code contains constants and types of the modules it imports, so all of core and games counts."""
    around = [path for part in ("core", "games") for path in files(PACKAGE / part, "*.py") if "tests" not in path.parts]
    return digest(
        {*around, *sources(), ROOT / "setup.py", ROOT / "workshop/groups.py", ROOT / "workshop/inlining.py"},
        locked("mypy"),
        interpreter(),
    )


def rules_are_compiled() -> bool:
    """Are all modules compiled, from the current sources?"""
    there = {module(path, SOURCES) for path in compiled()}
    return fresh("rules", rules_digest()) and there >= {module(path, SOURCES) for path in sources()} | libraries()


def c_compiler() -> str | None:
    if os.name == "nt":
        return "cl"  # hardly ever on PATH; setuptools knows where to look
    names = [os.environ.get("CC", "cc").split(" ")[0], "cc", "gcc", "clang"]
    return next(filter(None, map(shutil.which, names)), None)


def compile_rules(insist: bool) -> None:
    """Compile what changed; if that fails, say so and go on without. `insist`: try again after an earlier failure."""
    with alone("compiler"):
        _compile_rules(insist)


def _compile_rules(insist: bool) -> None:
    if rules_are_compiled():
        return
    wanted = rules_digest()
    if not c_compiler():
        remove_compiled()
        say(f"  No C compiler found (cc, gcc, clang or the variable CC). {SLOWLY}")
    elif fresh("rules-failed", wanted) and not insist:
        say(f"  The rules could not be compiled last time; `python3 run.py setup` tries again. {SLOWLY}")
    else:
        try:
            output = build()
        except Trouble as trouble:
            remove_compiled()
            mark("rules-failed", wanted)
            headers = " On Debian and Ubuntu `apt install python3-dev` helps." if "Python.h" in str(trouble) else ""
            say(f"{trouble}{headers}\n  {SLOWLY}")
        else:
            put_in_place(output)
            mark("rules", wanted)


def start_compiling() -> Path | None:
    """Compile in a separate process. None if there is nothing to wait for; the reason is printed."""
    if rules_are_compiled():
        return None
    if not c_compiler() or fresh("rules-failed", rules_digest()):
        compile_rules(insist=False)
        return None
    remove_compiled()  # stale ones: processes that start meanwhile must not use them
    command = [sys.executable, str(ROOT / "run.py"), "compile"]
    compiler = subprocess.Popen(command, stdin=subprocess.DEVNULL)
    BESIDE.write_text(f"compiling {compiler.pid}", encoding="utf-8")
    return BESIDE


def compile_beside() -> int:
    """What `run.py compile` does: compile quietly, at low priority so that the site keeps its cores."""
    if hasattr(os, "nice"):
        os.nice(POLITELY)
    try:
        compile_rules(insist=True)
    finally:
        done = rules_are_compiled()
        BESIDE.write_text("compiled" if done else "failed", encoding="utf-8")
    return 0 if done else 1


def build() -> Path:
    # One folder for each compiler and Python, so that setuptools can reuse what it finds there.
    output = BUILD / f"compiled-{digest([], locked('mypy'), interpreter())[:12]}"
    places: list[str | Path] = ["--build-lib", output, "--build-temp", BUILD / "temp"]
    # One large file for each game, and a small one for every module.
    command: list[str | Path] = [PYTHON, "setup.py", "build_ext", *places, "--parallel", "2"]
    run("Compiling the rules", *command, env={"CHRYSALIDE_COMPILE": "always"})
    return output


def put_in_place(output: Path) -> None:
    """Copy first, then rename, so that a process that starts meanwhile hardly ever finds only half of them."""
    remove_compiled()
    wanted = {module(path, SOURCES) for path in sources()} | libraries()
    copies = []
    for path in compiled(output):
        if module(path, output) in wanted:  # the folder may still hold modules that have since been renamed
            place = SOURCES / path.relative_to(output)
            copy = place.with_name(f"{path.name}.new")
            shutil.copy2(path, copy)
            copies.append((copy, place))
    for copy, place in copies:
        copy.replace(place)


def remove_compiled() -> None:
    forget("rules")
    for path in compiled():
        path.unlink()

"""The virtual environment, the locked packages and the project itself."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from workshop.places import BUILD, PYTHON, ROOT, VENV
from workshop.stamps import digest, fresh, mark
from workshop.steps import Trouble, run, say


def locked(name: str) -> str:
    """One package of requirements.lock with its hashes."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(name)}==(?:.*\\\n)*.*\n?", text, re.MULTILINE)
    if not found:
        raise Trouble(f"requirements.lock does not name {name}.")
    return found.group()


def interpreter() -> str:
    """Which Python the environment was made from."""
    return (VENV / "pyvenv.cfg").read_text(encoding="utf-8")


def make_environment() -> None:
    wanted = digest([], locked("uv"))
    if PYTHON.exists() and fresh("environment", wanted):
        return
    if not PYTHON.exists():  # missing, or the Python it was made from is gone
        try:
            run("Making a virtual environment in .venv", sys.executable, "-m", "venv", "--clear", VENV)
        except Trouble as trouble:
            raise Trouble(f"{trouble}\nOn Debian and Ubuntu `apt install python3-venv` helps.") from None
    only_uv = BUILD / "uv.txt"
    only_uv.write_text(locked("uv"), encoding="utf-8")
    run("Installing uv, which installs the rest", PYTHON, "-m", "pip", "install", "--require-hashes", "-r", only_uv)
    mark("environment", wanted)


def install(what: str, *arguments: str | Path, env: dict[str, str] | None = None) -> None:
    uv: list[str | Path] = [PYTHON, "-m", "uv", "pip", "install", "--python", PYTHON]
    try:
        run(what, *uv, "--compile-bytecode", *arguments, env=env)  # like pip, so that the first start is faster
    except Trouble:
        # Some people have configured their mirror for pip only.
        say("    uv could not; trying the same with pip")
        run(f"{what} with pip", PYTHON, "-m", "pip", "install", *arguments, env=env)


def install_packages(lock: str) -> None:
    """The packages of a lock file, then the project in editable mode (again if the folder has moved)."""
    made_from = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / lock]
    wanted = digest(made_from, str(ROOT), interpreter())
    if fresh(lock, wanted):
        return
    install(f"Installing the packages of {lock}", "--require-hashes", "-r", ROOT / lock)
    as_it_lies = ["--no-deps", "--no-build-isolation", "-e", str(ROOT)]
    install("Installing chrysalide itself", *as_it_lies, env={"CHRYSALIDE_COMPILE": "never"})
    mark(lock, wanted)

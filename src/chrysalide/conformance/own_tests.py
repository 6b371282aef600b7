"""The tests in a game's own folder, run by pytest where it is installed."""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from chrysalide.conformance.faults import Fault, expect
from chrysalide.core.game import AnyGame

SHOWN = 25  # lines of what pytest says
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
FAILED = 1  # its exit status where tests fail; others mean that it could not run them


def passed(game: AnyGame) -> None:
    """The game's own tests pass."""
    folder = game.folder / "tests"
    expect(any(folder.glob("test_*.py")), "check-tests-none")
    expect(find_spec("pytest") is not None, "check-tests-pytest")
    done = subprocess.run(
        [sys.executable, "-W", "ignore", *PYTEST, *_settings(folder), str(folder)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(["", *filter(None, sys.path)]).strip(os.pathsep)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        lines = (done.stdout + done.stderr).strip().splitlines()[-SHOWN:]
        raise Fault("check-tests-failed", output="\n".join(lines))


def _settings(folder: Path) -> list[str]:
    """A folder outside any project is its own: pytest would look for settings in whatever lies above it."""
    if any((above / "pyproject.toml").is_file() for above in folder.parents):
        return []
    return ["-c", os.devnull, f"--rootdir={folder}", "--import-mode=importlib"]

"""What `python3 run.py …` understands."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from workshop.checks import run_checks
from workshop.packages import install_packages, make_environment
from workshop.page import build_page
from workshop.places import PYTHON, ROOT
from workshop.rules import compile_rules
from workshop.steps import Trouble, alone, say

DESCRIPTION = """\
python3 run.py                 sets up what has changed, starts the site on this machine and opens it
python3 run.py setup           only sets up
python3 run.py test            sets up and checks everything; --fast leaves the browser tests out,
                               what follows -- goes to pytest
All other options go to `chrysalide serve`: --host, --port, --database-url and so on."""


def main(arguments: list[str]) -> int:
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(
        prog="run.py",
        usage=argparse.SUPPRESS,
        description=DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", nargs="?", choices=["play", "setup", "test"], default="play", help=argparse.SUPPRESS)
    parser.add_argument("--fast", action="store_true", help=argparse.SUPPRESS)
    chosen, others = parser.parse_known_args(arguments[:cut])
    if others and chosen.command != "play":
        parser.error(f"not understood: {' '.join(others)}")
    try:
        set_up(chosen.command)
        if chosen.command == "play":
            return serve(others)
        if chosen.command == "test":
            return run_checks(chosen.fast, arguments[cut + 1 :])
    except Trouble as trouble:
        say(f"\n{trouble}")
        if chosen.command == "test":
            say("0 passed, 1 failed")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def set_up(command: str) -> None:
    """Bring everything up to date; silent and quick where it is."""
    with alone():
        make_environment()
        install_packages("requirements-dev.lock" if command == "test" else "requirements.lock")
        compile_rules(insist=command != "play")
        if command != "test":  # there it is one of the checks
            build_page()
    if command == "setup":
        say("All is set up.")


def serve(arguments: list[str]) -> int:
    command = [str(PYTHON), "-m", "chrysalide", "serve", *arguments]
    os.chdir(ROOT)
    if os.name != "nt":
        sys.stdout.flush()
        os.execv(command[0], command)  # the site takes our place, so that Ctrl-C and signals reach it
    return subprocess.run(command, check=False).returncode

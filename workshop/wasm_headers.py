"""CPython's headers for WebAssembly: those of Debian's package, with the configuration of Pyodide."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from workshop.steps import Trouble, run

PACKAGE = "libpython3.14-dev"
INSIDE = "usr/include/python3.14"
SUITE = "forky"  # the first one of Debian with this Python
NAME = re.compile(r"^(?:#define|/\* #undef) (\w+)", re.MULTILINE)
LISTS = Path("/etc/apt/sources.list.d")


def fetch_headers(target: Path, configured: dict[str, object]) -> Path:
    """Kept once they are there; the configuration is written again, since it belongs to the installed Pyodide."""
    if not (target / "Python.h").is_file():
        with TemporaryDirectory() as folder:
            unpacked = unpack(Path(folder))
            shutil.copytree(unpacked / INSIDE, target, dirs_exist_ok=True)
            known = [path.read_text("utf-8") for path in unpacked.glob(f"usr/include/*/{Path(INSIDE).name}/pyconfig.h")]
        (target / "pyconfig.names").write_text("\n".join(sorted({*NAME.findall("".join(known))})), "utf-8")
    names = (target / "pyconfig.names").read_text("utf-8").split()
    defined = [f"#define {name} {configured[name]}" for name in names if configured.get(name) not in (None, 0, "0", "")]
    (target / "pyconfig.h").write_text("\n".join(["#pragma once", *defined, ""]), "utf-8")
    return target


def unpack(folder: Path) -> Path:
    """Nothing is installed, and the machine's own lists of packages stay as they are."""
    try:
        run("Fetching CPython's headers", "apt-get", *apart(folder), "update")
        run("Fetching CPython's headers", "apt-get", *apart(folder), "download", PACKAGE, cwd=folder)
    except Trouble as trouble:
        raise Trouble(f"{trouble}\nThe headers of Python 3.14 come from {PACKAGE} of Debian {SUITE}.") from None
    package = next(folder.glob("*.deb"))
    subprocess.run(["dpkg-deb", "--extract", package, folder / "content"], check=True)
    return folder / "content"


def apart(folder: Path) -> list[str]:
    """apt with lists of its own, from the same mirror."""
    for name in ("lists/partial", "cache/archives/partial"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    (folder / "suite.sources").write_text(source(), "utf-8")
    places = {
        "Dir::Etc::sourcelist": folder / "suite.sources",
        "Dir::Etc::sourceparts": "/dev/null",
        "Dir::State::lists": folder / "lists",
        "Dir::Cache": folder / "cache",
        "APT::Sandbox::User": "root",
    }
    return [word for name, value in places.items() for word in ("-o", f"{name}={value}")]


def source() -> str:
    for file in sorted(LISTS.glob("*.sources")):
        for stanza in file.read_text("utf-8").split("\n\n"):
            if re.search(r"^URIs: .*/debian/?$", stanza, re.MULTILINE):
                return re.sub(r"^Suites:.*$", f"Suites: {SUITE}", stanza, flags=re.MULTILINE) + "\n"
    raise Trouble("No list of packages of Debian was found.")

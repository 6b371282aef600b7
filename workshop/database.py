"""A PostgreSQL server for the tests that stop and start one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from workshop.steps import Trouble, run, say

VARIABLE = "CHRYSALIDE_POSTGRESQL"
QUIETLY = {"DEBIAN_FRONTEND": "noninteractive"}
DEBIAN = "usr/lib/postgresql/*/bin/initdb"  # which it keeps off the path


def ready_database() -> None:
    """Installs one where this is possible; where it is not, the tests that need it say why they are skipped."""
    if os.environ.get(VARIABLE) or found():
        return
    apt = shutil.which("apt-get")
    if not apt or os.name == "nt" or os.geteuid() != 0:
        say(f"No PostgreSQL server found: its tests are left out. Install one, or name its folder in {VARIABLE}.")
        return
    packages = [apt, "install", "-y", "--no-install-recommends", "postgresql"]
    try:
        try:
            run("Installing PostgreSQL for the tests", *packages, env=QUIETLY)
        except Trouble:
            say("    apt-get could not; looking for newer lists of packages first")
            run("Updating the lists of packages", apt, "update")
            run("Installing PostgreSQL for the tests again", *packages, env=QUIETLY)
    except Trouble as trouble:
        say(f"{trouble}\nThe tests that need PostgreSQL are left out.")


def found() -> bool:
    return bool(shutil.which("initdb")) or any(Path("/").glob(DEBIAN))

"""A PostgreSQL server for the tests that stop and start one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from workshop import system
from workshop.steps import Trouble, say

VARIABLE = "CHRYSALIDE_POSTGRESQL"
DEBIAN = "usr/lib/postgresql/*/bin/initdb"  # Debian keeps it off the PATH
LEFT_OUT = "THE TESTS THAT NEED A POSTGRESQL SERVER ARE LEFT OUT"


def ready_database() -> None:
    """Installs one if possible; if not, the tests that need it say why they are skipped."""
    if os.environ.get(VARIABLE) or found():
        return
    if not system.may_install():
        say(f"{LEFT_OUT}: none was found. Install one, or name its folder in {VARIABLE}.")
        return
    try:
        system.install("PostgreSQL", "the tests of several processes start a server of their own", "postgresql")
    except Trouble as trouble:
        say(f"{trouble}\n{LEFT_OUT}.")


def found() -> bool:
    return bool(shutil.which("initdb")) or any(Path("/").glob(DEBIAN))

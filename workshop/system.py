"""Packages of the operating system that some tests need: said before they are installed, and never without leave."""

from __future__ import annotations

import os
import shutil

from workshop.steps import Trouble, run, say

QUIETLY = {"DEBIAN_FRONTEND": "noninteractive"}
LEFT_ALONE = "CHRYSALIDE_NO_SYSTEM"  # set by `--no-system`


def may_install() -> bool:
    """Where this is a Debian, we are root, and nobody said no."""
    forbidden = os.environ.get(LEFT_ALONE) or os.name == "nt" or not shutil.which("apt-get")
    return not forbidden and os.geteuid() == 0


def install(what: str, why: str, *packages: str) -> None:
    """Raises Trouble where it does not work."""
    apt = shutil.which("apt-get") or "apt-get"
    say(f"This installs {what} on this machine ({' '.join(packages)}): {why}. `--no-system` leaves it alone.")
    command = [apt, "install", "-y", "--no-install-recommends", *packages]
    try:
        run(f"Installing {what}", *command, env=QUIETLY)
    except Trouble:
        say("    apt-get could not; looking for newer lists of packages first")
        run("Updating the lists of packages", apt, "update")
        run(f"Installing {what} again", *command, env=QUIETLY)

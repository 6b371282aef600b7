"""System packages that some tests need: announced before they are installed, and never installed against one's will."""

from __future__ import annotations

import os
import shutil

from workshop.steps import Trouble, run, say

QUIETLY = {"DEBIAN_FRONTEND": "noninteractive"}
LEFT_ALONE = "CHRYSALIDE_NO_SYSTEM"  # set by `--no-system`


def may_install() -> bool:
    """On Debian or Ubuntu, as root, unless `--no-system` was given."""
    forbidden = os.environ.get(LEFT_ALONE) or os.name == "nt" or not shutil.which("apt-get")
    return not forbidden and os.geteuid() == 0


def install(what: str, why: str, *packages: str) -> None:
    """Raises Trouble if that fails."""
    apt = shutil.which("apt-get") or "apt-get"
    say(f"This installs {what} on this machine ({' '.join(packages)}): {why}. `--no-system` leaves it alone.")
    command = [apt, "install", "-y", "--no-install-recommends", *packages]
    try:
        run(f"Installing {what}", *command, env=QUIETLY)
    except Trouble:
        say("    apt-get could not; looking for newer lists of packages first")
        run("Updating the lists of packages", apt, "update")
        run(f"Installing {what} again", *command, env=QUIETLY)

"""A browser for the browser tests."""

from __future__ import annotations

import os
import shutil

from workshop.steps import Trouble, run, say

VARIABLE = "CHRYSALIDE_BROWSER"
QUIETLY = {"DEBIAN_FRONTEND": "noninteractive"}
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_browser() -> str:
    named = os.environ.get(VARIABLE)
    if named:
        found = shutil.which(named)
        if not found:
            raise Trouble(f"{VARIABLE} names {named}, which is not a program on this machine.")
        return found
    return on_path() or install_browser()


def on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def install_browser() -> str:
    advice = (
        "No Chromium or Chrome found for the browser tests. Install one, or name one in the variable "
        f"{VARIABLE}; `python3 run.py test --fast` leaves these tests out."
    )
    apt = shutil.which("apt-get")
    if not apt or os.name == "nt" or os.geteuid() != 0:
        raise Trouble(advice)
    packages = [apt, "install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"]
    try:
        try:
            run("Installing Chromium for the browser tests", *packages, env=QUIETLY)
        except Trouble:
            say("    apt-get could not; looking for newer lists of packages first")
            run("Updating the lists of packages", apt, "update")
            run("Installing Chromium for the browser tests again", *packages, env=QUIETLY)
    except Trouble as trouble:
        raise Trouble(f"{trouble}\n{advice}") from None
    found = on_path()
    if not found:
        raise Trouble(advice)
    return found

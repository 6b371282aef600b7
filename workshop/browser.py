"""A browser for the browser tests."""

from __future__ import annotations

import os
import shutil

from workshop import system
from workshop.steps import NotChecked, Trouble

VARIABLE = "CHRYSALIDE_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = (
    "No Chromium or Chrome found for the browser tests. Install one, or name one in the variable "
    f"{VARIABLE}; `python3 run.py test --fast` leaves these tests out."
)


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
    if os.environ.get(system.LEFT_ALONE):
        raise NotChecked(f"THE BROWSER TESTS ARE LEFT OUT, as `--no-system` was given. {ADVICE}")
    if not system.may_install():
        raise Trouble(ADVICE)
    try:
        system.install("Chromium", "the browser tests play in a real browser", "chromium", "fonts-dejavu-core")
    except Trouble as trouble:
        raise Trouble(f"{trouble}\n{ADVICE}") from None
    found = on_path()
    if not found:
        raise Trouble(ADVICE)
    return found

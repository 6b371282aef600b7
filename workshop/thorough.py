"""`run.py test --thorough`: the same suites, ten times as deep, in steps that are not repeated once they passed."""

from __future__ import annotations

import os
from functools import partial

from workshop import progress
from workshop.browser import VARIABLE as BROWSER_VARIABLE
from workshop.browser import find_browser
from workshop.checks import Check, Step, per_core, plan, python, ready, run_checks, run_steps, tests
from workshop.places import PACKAGE, ROOT
from workshop.programs import ready_builder
from workshop.steps import say

VARIABLE = "CHRYSALIDE_DEPTH"  # read by tests/depth.py and web/eslint.config.js
SCALE = 10
IMAGE = "tests/server/test_image.py"
SOAK_MINUTES = 10  # unless `--soak=30` says otherwise


def deep(name: str, *arguments: str, workers: int | None = None) -> Check:
    ready()
    return tests(name, list(arguments), selecting=False, workers=per_core(1) if workers is None else workers)


def browser() -> Check:
    check = deep("browser", "tests/browser", workers=per_core(2))
    check.variables[BROWSER_VARIABLE] = find_browser()
    return check


def image() -> Check:
    """By one process: all its tests are about one image, which takes minutes to build."""
    ready_builder()
    return deep("image", IMAGE, workers=0)


def soak(minutes: int) -> Check:
    ready()
    return Check(python("-m", "tests.faults.soak", "--minutes", str(minutes)))


def deep_plan(soak_minutes: int = SOAK_MINUTES) -> dict[str, Step]:
    """The steps in an order that is likely to find faults early."""
    steps = {name: step for name, step in plan(fast=True, extra=[]).items() if name != "tests"}
    steps["compiled"] = partial(deep, "compiled", "tests/test_compiled.py")
    for folder in sorted(PACKAGE.glob("games/*/tests")):
        name = f"game {folder.parent.name}"
        steps[name] = partial(deep, name, folder.relative_to(ROOT).as_posix())
    elsewhere = ["--ignore=tests/test_compiled.py", "--ignore=tests/server"]
    steps["suites"] = partial(deep, "suites", "tests", *elsewhere)
    steps["server"] = partial(deep, "server", "tests/server", "--ignore=tests/server/test_fuzz.py", f"--ignore={IMAGE}")
    steps["image"] = image
    steps["fuzz"] = partial(deep, "fuzz", "tests/server/test_fuzz.py", workers=0)
    steps["faults"] = partial(deep, "faults", "tests/faults", workers=0)
    steps["soak" if soak_minutes == SOAK_MINUTES else f"soak {soak_minutes} min"] = partial(soak, soak_minutes)
    steps["browser"] = browser
    return steps


def run_thoroughly(again: bool, extra: list[str], soak_minutes: int = SOAK_MINUTES) -> int:
    """Run all steps, or those that are left; returns the exit status. With arguments for pytest nothing is saved."""
    os.environ[VARIABLE] = str(SCALE)
    if extra:
        return run_checks(fast=False, extra=extra)
    steps = deep_plan(soak_minutes)
    kept = progress.Progress(progress.FILE, progress.sources, again)
    say(f"Thoroughly: {kept.estimate(list(steps))}")
    return run_steps(steps, kept)

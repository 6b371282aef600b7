"""All checks: those that need one core run in parallel, the tests overlap the last of them; a table ends the run."""

from __future__ import annotations

import os
import shutil
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Event

from workshop import running
from workshop.audit import audit
from workshop.browser import VARIABLE, find_browser
from workshop.database import ready_database
from workshop.page import build_page, find_npm, install_page_packages
from workshop.places import BUILD, PYTHON, ROOT, WEB
from workshop.programs import ready_programs
from workshop.progress import Progress
from workshop.results import NOT_TRIED, Result, table
from workshop.rules import c_compiler, compile_rules, rules_are_compiled
from workshop.steps import NotChecked, Trouble, alone, say
from workshop.wasm import ready_wasm

REPORTS = BUILD / "reports"
LANES = (
    ("rules",),
    ("lint", "format", "layers", "types", "docs", "audit"),
    ("page build", "page format", "page lint", "page types", "page tests"),
)
SET_UP = ("rules", "page build")  # the others need these; they find out themselves whether there is anything to do
MAIN, FAULTS, BROWSER = "tests", "fault tests", "browser tests"
OWN_RUNS = {FAULTS: "tests/faults", BROWSER: "tests/browser"}  # pytest runs of their own, left out by `--fast`
MOST_WORKERS = 8  # each worker starts sites and other processes of its own
POLITELY = ["nice", "-n", "10"] if shutil.which("nice") else []  # steps that run next to the compiler leave it its core
NOTHING_SELECTED = 5  # pytest's exit status


@dataclass
class Check:
    """One step. If it has a report (JUnit XML), its tests are counted, else the step counts as one."""

    command: list[str]
    cwd: Path = ROOT
    variables: dict[str, str] = field(default_factory=dict)
    report: Path | None = None
    may_select_nothing: bool = False


Step = Callable[[], Check | None]  # called when the step's turn comes, as it may need the results of earlier ones


def python(*arguments: str) -> list[str]:
    return [str(PYTHON), *arguments]


def lint() -> Check:
    return Check(python("-m", "ruff", "check", "."))


def layout() -> Check:
    return Check(python("-m", "ruff", "format", "--check", "."))


def types() -> Check:
    return Check(python("-m", "mypy"))


def layers() -> Check:
    command = "from importlinter.cli import lint_imports_command as lint; lint()"
    return Check(python("-c", command))


def documentation() -> Check:
    """Every link and heading that a page names, and every docstring of the reference."""
    check = Check(python("-m", "workshop.site"))
    check.variables["CHRYSALIDE_INTERPRETED"] = "1"  # compiled rules may be stale: they are only just being made
    return check


def per_core(number: int, more: int = 0) -> int:
    return min(number * (os.cpu_count() or 1) + more, MOST_WORKERS)


def tests(name: str, arguments: list[str], selecting: bool, workers: int) -> Check:
    report = REPORTS / f"{name.replace(' ', '-')}.xml"
    command = python("-m", "pytest", f"--junitxml={report}", "-n", str(workers), "--dist", "worksteal", *arguments)
    return Check(command, report=report, may_select_nothing=selecting)


def ready() -> None:
    """What tests start that is no package of ours."""
    ready_database()
    ready_programs()
    ready_wasm()


def main_tests(arguments: list[str], selecting: bool) -> Check:
    ready()
    return tests(MAIN, arguments, selecting, per_core(1, more=1))  # some tests wait for processes they have started


def fault_tests(arguments: list[str], selecting: bool) -> Check:
    """They run alone: they use the whole machine."""
    ready()
    return tests(FAULTS, arguments, selecting, workers=0)


def browser_tests(arguments: list[str], selecting: bool) -> Check:
    check = tests(BROWSER, arguments, selecting, per_core(2))  # two per core, as they often wait
    check.variables[VARIABLE] = find_browser()
    return check


def rules() -> None:
    """Part of the set-up; it takes so long that everything that does not need the rules runs in parallel."""
    compile_rules(insist=True)
    if c_compiler() and not rules_are_compiled():
        raise Trouble("The rules could not be compiled: what follows tests them as plain Python, slowly.")


def page_build() -> None:
    """Part of the set-up, but the rest should be tested even if the page does not build."""
    install_page_packages()  # the next steps need them even if the page is already built
    build_page()


def page_script(name: str) -> Check:
    """A script of web/package.json."""
    npm, variables = find_npm()
    return Check([*npm, "run", name], WEB, variables)


def page_tests() -> Check:
    npm, variables = find_npm()
    report = REPORTS / "page-tests.xml"
    reporting = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
    return Check([*npm, "test", "--", *reporting], WEB, variables, report)


def split(extra: list[str]) -> dict[str, list[str] | None]:
    """The arguments for pytest, for each of its runs: paths go to the run they belong to.

    None: paths were given, but none of them belongs to this run.
    """
    paths = [word for word in extra if (ROOT / word.split("::")[0]).exists()]
    options = [word for word in extra if word not in paths]
    if not paths:
        return {MAIN: options, **{run: [*options, folder] for run, folder in OWN_RUNS.items()}}
    runs = {run: [path for path in paths if path.startswith(folder)] for run, folder in OWN_RUNS.items()}
    runs = {MAIN: [path for path in paths if not path.startswith(tuple(OWN_RUNS.values()))], **runs}
    return {run: [*options, *chosen] if chosen else None for run, chosen in runs.items()}


def plan(fast: bool, extra: list[str]) -> dict[str, Step]:
    """The steps in their order."""
    chosen, selecting = split(extra), bool(extra)
    steps: dict[str, Step] = {"rules": rules, "lint": lint, "format": layout, "layers": layers, "types": types}
    steps["docs"] = documentation
    scripts = {"page format": "format:check", "page lint": "lint", "page types": "check"}
    steps["page build"] = page_build
    steps |= {name: partial(page_script, script) for name, script in scripts.items()}
    steps["page tests"] = page_tests
    steps["audit"] = audit
    runs = {MAIN: main_tests, FAULTS: fault_tests, BROWSER: browser_tests}
    for name, make in runs.items():
        arguments = chosen[name]
        if arguments is not None and not (fast and name in OWN_RUNS):
            steps[name] = partial(make, arguments, selecting)
    return steps


def run_checks(fast: bool, extra: list[str]) -> int:
    """All checks; the exit status."""
    return run_steps(plan(fast, extra))


def run_steps(steps: dict[str, Step], progress: Progress | None = None) -> int:
    """Run the steps and show the table of results; with progress, steps that passed earlier are only listed."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    running.begin()
    results: list[Result] = []
    try:
        for result in each_result(steps, progress):
            results = sorted([*results, result], key=lambda one: list(steps).index(one.name))
            if progress and not result.earlier:
                progress.keep(result)
    except KeyboardInterrupt:
        running.stop()
        say(f"{table(results)}\nStopped." + (" The same command goes on from here." if progress else ""))
        raise
    return conclude(results)


def each_result(steps: dict[str, Step], progress: Progress | None) -> Iterator[Result]:
    """First, in parallel, the steps that need one core; then, one by one, those that use all cores.

    The tests begin as soon as everything they need is there, while the steps of the page still run: those take longest.
    """
    earlier = {name: progress.earlier(name) if progress and name not in SET_UP else None for name in steps}
    yield from filter(None, earlier.values())
    left = {name: step for name, step in steps.items() if not earlier[name]}
    ready = {name: Event() for name in SET_UP if name in left}
    with ThreadPoolExecutor(len(LANES)) as pool, ExitStack() as set_up:
        set_up.enter_context(alone())
        lanes = [{name: left.pop(name) for name in lane if name in left} for lane in LANES]
        working = [pool.submit(side_by_side, lane, ready) for lane in lanes]
        try:
            for event in ready.values():
                event.wait()
            set_up.close()
            if MAIN in left:
                yield perform(MAIN, left.pop(MAIN))
            for lane in working:
                yield from lane.result()
        except KeyboardInterrupt:
            running.stop()  # otherwise the pool would wait for it
            raise
    for name, step in left.items():
        yield perform(name, step)


def conclude(results: list[Result]) -> int:
    say(table(results))
    for result in results:
        for warning in filter(None, (result.warning, *result.left_out)):
            say(f"WARNING  {warning}")
    failed = sum(result.failed for result in results)
    say(f"{sum(result.passed for result in results)} passed, {failed} failed")
    return 1 if failed else 0


def side_by_side(steps: dict[str, Step], ready: dict[str, Event]) -> list[Result]:
    """Run steps at low priority while others run; the output of each is shown when it is done."""
    results = []
    try:
        for name, step in steps.items():
            results.append(perform(name, step, REPORTS / f"{name}.log"))
            if name in ready:
                ready[name].set()
    finally:
        for name in ready.keys() & steps.keys():  # do not let others wait for a step that failed
            ready[name].set()
    return results


def perform(name: str, make: Step, log: Path | None = None) -> Result:
    """One step; with a log its output is kept there and shown at the end."""
    start = time.monotonic()
    title = f"\n── {name} " + "─" * (76 - len(name))
    if not log:
        say(title)
    try:
        check = make()
    except Trouble as trouble:
        say(str(trouble))
        return Result(name, 0, 1, 0, time.monotonic() - start)
    except NotChecked as reason:
        return Result(name, 0, 0, 1, time.monotonic() - start, str(reason))
    if not check:
        return Result(name, 1, 0, 0, time.monotonic() - start)
    if check.report:
        check.report.unlink(missing_ok=True)
    # Some machines forbid bytecode files: every test process would then compile every module again. The hash seed gives
    # sets of strings the same order in every run, so that a run can be repeated; tests/test_compiled.py compares two.
    usual = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONHASHSEED": "0"}
    environment = {**os.environ, **usual, **check.variables}
    with log.open("wb") if log else nullcontext() as output:
        status = running.call([*POLITELY, *check.command] if log else check.command, check.cwd, environment, output)
    if log:
        say(title + "\n" + log.read_text(encoding="utf-8", errors="replace"))
    return Result(name, *count(check, status), time.monotonic() - start, left_out=left_out(check))


def count(check: Check, status: int) -> tuple[int, int, int]:
    """Passed, failed, skipped. A bad exit status always counts as a failure, whatever the report says."""
    if check.may_select_nothing and status == NOTHING_SELECTED:
        return 0, 0, 0
    if not check.report:
        return (0, 1, 0) if status else (1, 0, 0)
    try:
        suites = list(ET.parse(check.report).getroot().iter("testsuite"))
    except (OSError, ET.ParseError):  # the run did not get as far as writing it
        return 0, 1, 0
    total, failures, errors, skipped = (
        sum(int(suite.get(name) or 0) for suite in suites) for name in ("tests", "failures", "errors", "skipped")
    )
    failed = failures + errors
    return max(0, total - failed - skipped), failed or int(status != 0), skipped


def left_out(check: Check) -> list[str]:
    """What its tests could not try on this machine: the reasons of skips that begin with NOT_TRIED, each once."""
    try:
        skips = ET.parse(check.report).getroot().iter("skipped") if check.report else ()
    except (OSError, ET.ParseError):
        return []
    reasons = {skip.get("message") or "" for skip in skips}
    return sorted(reason for reason in reasons if reason.startswith(NOT_TRIED))

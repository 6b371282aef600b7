"""The thorough run: steps can be stopped, are not repeated for the same sources, and say how long they take."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import depth
from tests.server.process import wait_for_the_end
from workshop import checks, commands, progress, running, steps, system, thorough
from workshop.checks import Check, Step
from workshop.places import PACKAGE, ROOT
from workshop.progress import Progress
from workshop.results import Result

PASSES = Check([sys.executable, "-c", ""])
FAILS = Check([sys.executable, "-c", "raise SystemExit(1)"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "build" / "thorough.json"


def passed(name: str, seconds: float = 60.0) -> Result:
    return Result(name, 3, 0, 1, seconds)


def at(text: str) -> Callable[[], str]:
    return lambda: text


# What is kept


def test_what_passed_is_not_done_again_for_the_same_sources(file: Path) -> None:
    kept = Progress(file, at("a"))
    kept.keep(passed("compiled"))
    kept.keep(Result("suites", 5, 1, 0, 10.0))
    kept.keep(Result("audit", 0, 0, 1, 10.0, "nobody answers"))
    again = Progress(file, at("a"))
    assert again.earlier("compiled") == Result("compiled", 3, 0, 1, 60.0, earlier=True)
    assert [again.earlier(name) for name in ("suites", "audit", "browser")] == [None] * 3
    assert Progress(file, at("b")).earlier("compiled") is None
    assert Progress(file, at("a"), again=True).earlier("compiled") is None


def test_what_passed_while_the_sources_changed_is_not_kept(file: Path) -> None:
    digests = iter(["a", "a", "b"])
    kept = Progress(file, lambda: next(digests))
    kept.keep(passed("compiled"))
    kept.keep(passed("suites"))
    assert Progress(file, at("a")).earlier("compiled")
    assert Progress(file, at("a")).earlier("suites") is None


@pytest.mark.parametrize("content", [None, "", "{", "[]", '{"sources": "a"}', '{"passed": {"x": {}}, "seconds": {}}'])
def test_a_damaged_file_is_as_good_as_none(file: Path, content: str | None) -> None:
    file.parent.mkdir()
    if content is not None:
        file.write_text(content)
    kept = Progress(file, at("a"))
    kept.keep(passed("compiled"))
    assert list(json.loads(file.read_text())["passed"]) == ["compiled"]


def test_an_estimate_is_made_from_the_last_run(file: Path) -> None:
    names = ["compiled", "suites", "browser"]
    assert Progress(file, at("a")).estimate(names) == "3 steps; never run here: compiled, suites, browser."
    kept = Progress(file, at("a"))
    kept.keep(passed("compiled", 4000))
    kept.keep(passed("suites", 200))
    left = Progress(file, at("a")).estimate(names)
    assert left.startswith("1 of 3 steps; the others have passed")
    assert left.endswith("never run here: browser.")
    changed = Progress(file, at("b")).estimate(names)
    assert changed == "3 steps; 1 h 10 min by the last run on this machine; never run here: browser."


def test_the_digest_is_of_everything_but_what_tools_make(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(progress, "ROOT", tmp_path)
    monkeypatch.setattr(progress, "BUILD", tmp_path / "build")
    monkeypatch.setattr("workshop.stamps.ROOT", tmp_path)
    seen = {progress.sources()}
    for name in ("build/x", ".venv/x", "web/node_modules/x", "src/x.so", "src/__pycache__/x", ".hidden"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x")
        assert progress.sources() in seen, name
    for name in ("src/x.py", "run.py", "tests/golden/x.txt", "new/x"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x")
        assert progress.sources() not in seen, name
        seen.add(progress.sources())


# Steps


def never() -> Check:
    pytest.fail("done again")


@pytest.fixture(autouse=True)
def own_reports(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(checks, "REPORTS", tmp_path)
    monkeypatch.setattr(steps, "BUILD", tmp_path)


def test_a_run_goes_on_where_the_one_before_ended(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first: dict[str, Step] = {"lint": lambda: PASSES, "compiled": lambda: PASSES, "suites": lambda: FAILS}
    assert checks.run_steps(first, Progress(file, at("a"))) == 1
    second: dict[str, Step] = {"lint": never, "compiled": never, "suites": lambda: PASSES}
    capsys.readouterr()
    assert checks.run_steps(second, Progress(file, at("a"))) == 0
    told = capsys.readouterr().out.splitlines()
    rows = [line.split()[:3] for line in told if line.startswith(("lint", "compiled", "suites"))]
    assert rows == [["lint", "earlier", "1"], ["compiled", "earlier", "1"], ["suites", "ok", "1"]]
    assert told[-1] == "3 passed, 0 failed"


def test_what_is_part_of_the_set_up_is_looked_at_every_time(file: Path) -> None:
    done: list[str] = []
    wanted: dict[str, Step] = {name: lambda: done.append("x") for name in checks.SET_UP}
    for _ in range(2):
        assert checks.run_steps(wanted, Progress(file, at("a"))) == 0
    assert len(done) == 2 * len(checks.SET_UP)


STOPPED = """
import os, signal, subprocess, sys
from pathlib import Path
from workshop import checks, running, steps
from workshop.checks import Check
from workshop.progress import Progress

checks.REPORTS = steps.BUILD = folder = Path(sys.argv[1])
running.heed_kill()
child = '''
import os, signal, subprocess, sys, time
grandchild = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print("under way", os.getpid(), grandchild.pid, flush=True)
try:
    time.sleep(600)
except KeyboardInterrupt:
    print("tidied up", flush=True)
'''
plan = {"compiled": lambda: Check([sys.executable, "-c", ""]), "suites": lambda: Check([sys.executable, "-c", child])}
try:
    checks.run_steps(plan, Progress(folder / "thorough.json", lambda: "a"))
except KeyboardInterrupt:
    sys.exit(130)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "kill"])
def test_a_run_that_is_stopped_stops_what_it_has_started_and_goes_on_later(tmp_path: Path, by: signal.Signals) -> None:
    command = [sys.executable, "-c", STOPPED, str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        begun = next(line for line in iter(run.stdout.readline, "") if line.startswith("under way"))
        run.send_signal(by)
        told = run.stdout.read()
    assert run.returncode == 130
    assert "tidied up" in told
    assert "The same command goes on" in told
    for process in map(int, begun.split()[2:]):
        wait_for_the_end(process)
    assert Progress(tmp_path / "thorough.json", at("a")).earlier("compiled")


# The plan


def test_every_test_belongs_to_one_step_of_a_thorough_run(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ready", "ready_builder"):
        monkeypatch.setattr(thorough, name, lambda: None)
    monkeypatch.setattr(thorough, "find_browser", lambda: "chromium")
    plan = thorough.deep_plan()
    ordinary = set(checks.plan(fast=True, extra=[])) - {checks.MAIN}
    made = {name: plan[name]() for name in plan if name not in ordinary}
    assert {f"game {folder.parent.name}" for folder in PACKAGE.glob("games/*/tests")} < set(made)
    looked_at: list[Path] = []
    for check in made.values():
        assert check is not None
        if check.report:
            looked_at += selected(check.command)
    everything = [*(ROOT / "tests").glob("**/test_*.py"), *PACKAGE.glob("games/*/tests/test_*.py")]
    everything = [path for path in everything if "sixth" not in path.parts]  # tests/test_sixth_game.py runs those
    assert sorted(looked_at) == sorted(everything)


def selected(command: list[str]) -> list[Path]:
    """As pytest finds them: what is named, without what is left out, and `tests` without runs of their own."""
    words = command[command.index("worksteal") + 1 :]
    left_out = [ROOT / word.partition("=")[2] for word in words if word.startswith("--ignore=")]
    left_out += [ROOT / "tests" / name for name in ("browser", "faults", "sixth") if "tests" in words]
    found: list[Path] = []
    for word in words:
        if not word.startswith("--"):
            path = ROOT / word
            found += [path] if path.is_file() else path.glob("**/test_*.py")
    return [path for path in found if not any(path.is_relative_to(folder) for folder in left_out)]


@pytest.mark.parametrize("extra", [[], ["tests/faults"]])
def test_every_step_is_told_the_scale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, extra: list[str]) -> None:
    """By the environment, in the variable that the suites read."""
    seen: list[str | None] = []

    def look(*_: object, **__: object) -> int:
        seen.append(os.environ.get(depth.VARIABLE))
        return 0

    monkeypatch.setenv(depth.VARIABLE, "1")
    monkeypatch.setattr(progress, "FILE", tmp_path / "thorough.json")
    monkeypatch.setattr(thorough, "run_steps", look)
    monkeypatch.setattr(thorough, "run_checks", look)
    assert thorough.run_thoroughly(again=False, extra=extra) == 0
    assert seen == [str(thorough.SCALE)]


def test_the_soak_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thorough, "ready", lambda: None)
    for minutes, name in ((thorough.SOAK_MINUTES, "soak"), (30, "soak 30 min")):
        check = thorough.deep_plan(minutes)[name]()
        assert check is not None
        assert check.command[-2:] == ["--minutes", str(minutes)]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--thorough"], (False, [], thorough.SOAK_MINUTES)),
        (["--thorough", "--again", "--no-system"], (True, [], thorough.SOAK_MINUTES)),
        (["--thorough", "--soak=30"], (False, [], 30)),
        (["--thorough", "--", "tests/faults"], (False, ["tests/faults"], thorough.SOAK_MINUTES)),
    ],
)
def test_the_command_runs_thoroughly(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], expected: tuple[bool, list[str], int]
) -> None:
    asked: list[tuple[bool, list[str], int]] = []

    def run_thoroughly(again: bool, extra: list[str], soak_minutes: int) -> int:
        asked.append((again, extra, soak_minutes))
        return 7

    monkeypatch.setattr(commands, "make_environment", lambda: None)
    monkeypatch.setattr(commands, "install_packages", lambda lock: None)
    monkeypatch.setattr(commands, "heed_kill", lambda: None)
    monkeypatch.setenv(system.LEFT_ALONE, "")
    monkeypatch.setattr(commands, "run_thoroughly", run_thoroughly)
    assert commands.main(["test", *arguments]) == 7
    assert asked == [expected]


@pytest.mark.parametrize(
    "arguments",
    [
        *(["--thorough", "--fast"], ["--again"], ["--fast", "--again"], ["--deep"]),
        *(["--soak=30"], ["--thorough", "--soak=0"], ["--thorough", "--soak"]),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["test", *arguments]) == 2
    assert "Not understood" in capsys.readouterr().out


def test_running_programs_are_killed_where_they_do_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PATIENCE", 0.1)
    deaf = "import signal, time; signal.signal(signal.SIGINT, signal.SIG_IGN); print('.', flush=True); time.sleep(600)"
    process = subprocess.Popen([sys.executable, "-c", deaf], start_new_session=True, stdout=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.read(1)
    running._running.add(process)
    running.stop()
    running.begin()
    assert process.returncode == -signal.SIGKILL
    process.stdout.close()

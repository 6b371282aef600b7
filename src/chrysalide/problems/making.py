"""A folder of problems: match after match is mined until there are enough; a run that was stopped goes on.

    <id>.toml    one problem each
    mined.json   the runs that filled the folder: what was asked for, and how much was looked at

A run counts its matches in order, so the same command finds the same problems with any number of processes.
"""

import json
import signal
from collections import Counter, deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from dataclasses import asdict, dataclass, field
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

from chrysalide.arena.files import replace_text
from chrysalide.bots.thinking import end_with_parent
from chrysalide.core.errors import ChrysalideError
from chrysalide.games import find_game
from chrysalide.problems.mining import FATES, Plan, Yield, key_of, mine
from chrysalide.problems.reading import read_problem
from chrysalide.problems.writing import written

RUNS = "mined.json"
AHEAD = 2  # matches handed out for each process

Progress = Callable[["Run"], None]


class OtherRun(ChrysalideError):
    """The folder holds something else than the problems of this game and these rules."""

    code = "bad-folder"


@dataclass
class Run:
    """What one command has done so far."""

    plan: Plan
    matches: int = 0
    fates: Counter[str] = field(default_factory=Counter)  # of the decisions that were looked at
    kept: list[str] = field(default_factory=list)  # ids

    @property
    def decisions(self) -> int:
        return sum(self.fates.values())

    def as_json(self) -> dict[str, Any]:
        return {
            "command": self.plan.command,
            **asdict(self.plan),
            "matches": self.matches,
            "decisions": self.decisions,
            "fates": {fate: self.fates[fate] for fate in FATES},
            "kept": self.kept,
        }


def mine_into(
    folder: Path, plan: Plan, wanted: int, most: int, processes: int = 1, progress: Progress | None = None
) -> Run:
    """Mine until this run has `wanted` problems or has looked at `most` matches; all that is found is kept at once."""
    folder.mkdir(parents=True, exist_ok=True)
    runs = _runs_in(folder)
    run = _run_of(plan, runs, folder)
    known = {key_of(read_problem(find_game(plan.game), path)) for path in sorted(folder.glob("*.toml"))}
    with closing(_mined(plan, run.matches, most, processes)) as mined:
        while len(run.kept) < wanted and run.matches < most:
            found = next(mined)
            run.matches += 1
            run.fates += found.fates
            if found.problem is not None and key_of(found.problem) not in known:
                known.add(key_of(found.problem))
                run.kept.append(found.problem.id)
                replace_text(folder / f"{found.problem.id}.toml", written(found.problem))
            replace_text(folder / RUNS, _text(runs | {plan.command: run.as_json()}))
            if progress:
                progress(run)
    return run


def _runs_in(folder: Path) -> dict[str, dict[str, Any]]:
    path = folder / RUNS
    if not path.exists():
        if any(folder.glob("*.toml")):
            raise OtherRun("error-problems-foreign", folder=str(folder)[:200])
        return {}
    try:
        return {run["command"]: run for run in json.loads(path.read_text("utf-8"))["runs"]}
    except (ValueError, TypeError, KeyError):
        raise OtherRun("error-problems-foreign", folder=str(folder)[:200]) from None


def _run_of(plan: Plan, runs: dict[str, dict[str, Any]], folder: Path) -> Run:
    for other in runs.values():
        if (other["game"], other["rules_version"]) != (plan.game, plan.rules_version):
            there = f"{other['game']} {other['rules_version']}"
            here = f"{plan.game} {plan.rules_version}"
            raise OtherRun("error-problems-other", folder=str(folder)[:200], there=there, here=here)
    before = runs.get(plan.command)
    if before is None:
        return Run(plan)
    return Run(plan, before["matches"], Counter(before["fates"]), list(before["kept"]))


def _text(runs: dict[str, dict[str, Any]]) -> str:
    return json.dumps({"runs": list(runs.values())}, ensure_ascii=False, indent=2) + "\n"


def _mined(plan: Plan, first: int, most: int, processes: int) -> Generator[Yield, None, None]:
    """Match after match, in order."""
    numbers = range(first, most)
    if processes == 1:
        yield from (mine(plan, number) for number in numbers)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin)
    waiting: deque[Future[Yield]] = deque()
    try:
        for number in numbers:
            waiting.append(pool.submit(mine, plan, number))
            if len(waiting) > AHEAD * processes:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for process in active_children():  # what is half done is dropped
            process.terminate()
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Leave Ctrl-C to the main process, and end when that process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()

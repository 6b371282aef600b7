"""What plays the matches: this process, several processes, or a cluster. Only the order of the outcomes differs."""

import signal
from collections.abc import Callable, Generator, Hashable, Iterable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager
from itertools import islice
from multiprocessing import active_children, get_context
from types import TracebackType
from typing import Protocol, Self, TypeVar

from chrysalide.arena.playing import Fixture, Outcome, Setting, play_one, play_some
from chrysalide.bots.thinking import end_with_parent
from chrysalide.core.errors import ChrysalideError

MOST = 25  # matches in one batch
SECONDS = 0.5  # the target for one batch: a run that is killed loses no more than that, or the match being played

T = TypeVar("T", bound=Hashable)  # a piece of work that was submitted


class Interrupted(ChrysalideError):
    """The worker processes were ended by somebody else."""

    code = "interrupted"


class Crew(Protocol[T]):
    size: int  # how many play at the same time

    def hand_out(self, setting: Setting, fixtures: list[Fixture]) -> T: ...

    def finished(self, waiting: set[T]) -> set[T]:
        """The finished ones; waits until there is at least one."""
        ...

    def outcomes(self, work: T) -> list[Outcome]: ...


OpenCrew = Callable[[], AbstractContextManager[Crew[T]]]


Outcomes = Generator[Outcome, None, None]  # a caller that stops early must close it


def play_all(setting: Setting, fixtures: Iterable[Fixture], jobs: int) -> Outcomes:
    """All matches on this machine."""
    return play_here(setting, fixtures) if jobs == 1 else play_together(lambda: Processes(jobs), setting, fixtures)


def play_here(setting: Setting, fixtures: Iterable[Fixture]) -> Outcomes:
    """All matches in this process, one after the other."""
    return (play_one(setting, fixture) for fixture in fixtures)


def play_together(open_crew: OpenCrew[T], setting: Setting, fixtures: Iterable[Fixture]) -> Outcomes:
    """Play all matches with a crew, yielding outcomes as they finish. Quick matches are submitted in larger batches."""
    left = iter(fixtures)
    waiting: set[T] = set()
    played, spent = 0, 0.0
    with open_crew() as crew:
        while True:
            batch = max(1, min(MOST, int(SECONDS * played / spent))) if spent > 0.0 else 1
            while len(waiting) < 2 * crew.size and (some := list(islice(left, batch))):
                waiting.add(crew.hand_out(setting, some))
            if not waiting:
                return
            done = crew.finished(waiting)
            waiting -= done
            for work in done:
                for outcome in crew.outcomes(work):
                    played += 1
                    spent += sum(outcome.seconds)
                    yield outcome


class Processes:
    """Processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.size = jobs
        self.pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin)

    def hand_out(self, setting: Setting, fixtures: list[Fixture]) -> Future[list[Outcome]]:
        try:
            return self.pool.submit(play_some, setting, fixtures)
        except BrokenExecutor:
            raise Interrupted("error-arena-killed") from None

    def finished(self, waiting: set[Future[list[Outcome]]]) -> set[Future[list[Outcome]]]:
        return wait(waiting, return_when=FIRST_COMPLETED).done

    def outcomes(self, work: Future[list[Outcome]]) -> list[Outcome]:
        try:
            return work.result()
        except BrokenExecutor:
            raise Interrupted("error-arena-killed") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            for process in active_children():  # their unfinished matches are dropped
                process.terminate()
        self.pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Leave Ctrl-C to the main process, and end when that process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()

"""Does a site that has run for long take more and more? Memory, open files and database connections, now and then.

Sampled whenever nobody is connected, so that all samples are of the same situation. What a site needs it takes at
first; a leak still grows in the second half, by the median of the slopes between all pairs of samples. Connections are
compared with the most that there may be.
"""

import time
from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass, field, fields, replace
from itertools import combinations
from pathlib import Path
from statistics import median

from chrysalide.server.store.database import POOL
from tests.server.process import bots_of

FEWEST = 4  # samples in the second half; with fewer nothing can be said
MEGA = 1_000_000
PAGE = 4096  # bytes


@dataclass(frozen=True)
class Sample:
    """Of all processes of a site together."""

    megabytes: float
    files: float  # and sockets, but not the connections
    connections: float


BOUNDS = Sample(megabytes=8, files=3, connections=0)  # how much more at the end of the second half than at its start
CONNECTIONS = POOL + 3  # of one process to PostgreSQL: the pool is filled as it is needed, and never emptied


@dataclass
class Ledger:
    processes: int = 1
    samples: list[tuple[float, Sample]] = field(default_factory=list)  # with the moment of each, in seconds

    def note(self, sample: Sample, moment: float | None = None) -> None:
        self.samples.append((time.monotonic() if moment is None else moment, sample))

    @property
    def growth(self) -> Sample | None:
        """Over the second half; None if there are too few samples."""
        later = self.samples[len(self.samples) // 2 :]
        if len(later) < FEWEST:
            return None
        moments = [moment for moment, _ in later]
        columns = zip(*(astuple(sample) for _, sample in later), strict=True)
        return Sample(*(slope(moments, column) * (moments[-1] - moments[0]) for column in columns))

    def leaking(self) -> list[str]:
        """What grew by more than its bound, or is more than there may ever be."""
        growth = self.growth
        names = [name for name in ("megabytes", "files") if growth and getattr(growth, name) > getattr(BOUNDS, name)]
        most = max((sample.connections for _, sample in self.samples), default=0)
        return names + ["connections"] * (most > CONNECTIONS * self.processes)

    def told(self) -> str:
        """The results as a table: samples from the first to the last, growth and bounds."""
        names = [one.name for one in fields(Sample)]
        lines = [f"{'':>16}" + "".join(f"{name:>14}" for name in names)]
        begun = self.samples[0][0] if self.samples else 0.0
        step = max(1, len(self.samples) // 10)
        lines += [_row(f"{moment - begun:.0f} s", sample) for moment, sample in self.samples[::step]]
        if self.growth is None:
            return "\n".join([*lines, "too few samples to say whether anything leaks"])
        most = replace(BOUNDS, connections=CONNECTIONS * self.processes)
        return "\n".join([*lines, _row("second half", self.growth), _row("at most", most)])


def _row(head: str, sample: Sample) -> str:
    return f"{head:>16}" + "".join(f"{value:>14.1f}" for value in astuple(sample))


def slope(moments: Sequence[float], values: Sequence[float]) -> float:
    """Theil and Sen's: a few samples that are far off do not matter."""
    points = zip(moments, values, strict=True)
    return median((b - a) / (then - now) for (now, a), (then, b) in combinations(points, 2) if then > now)


def sample(processes: Iterable[int], connections: int = 0) -> Sample:
    """Of these processes and their bots."""
    everybody = [one for process in processes for one in (process, *bots_of(process))]
    memory = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) * PAGE for one in everybody)
    files = sum(len(list(Path(f"/proc/{one}/fd").iterdir())) for one in everybody)
    return Sample(memory / MEGA, files - connections, connections)

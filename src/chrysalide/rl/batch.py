"""Many matches at once: numpy arrays of what the seats to act may know and do, stepped in one compiled call."""

from collections.abc import Sequence
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chrysalide.core.batch import Rows
from chrysalide.core.errors import ChrysalideError
from chrysalide.rl.rows import rows_of
from chrysalide.rl.spec import Spec, spec
from chrysalide.rl.workers import Workers


class IllegalRow(ChrysalideError):
    code = "illegal"


class Batch:
    """`size` matches of a game; in each of them a seat is to act.

        batch = rl.Batch(game, 1024, seed=1)
        while True:
            actions = policy(batch.observations, batch.masks)   # one code for each row
            batch.step(actions)                                 # then batch.rewards and batch.done say what ended

    The arrays belong to the batch and change with every step: copy what is to be kept.

    - `observations` (size, width): what the seat to act may know, as bytes
    - `masks` (size, decisions): 1 where an action is legal
    - `actors` (size): the seat to act
    - `rewards` (size, seats): of matches that ended in the last step; -1 to 1, 0 in all others
    - `done` (size): did the match end in the last step? A new one has begun in its place
    """

    def __init__(
        self,
        game: str,
        size: int,
        seats: int | None = None,
        seed: int | str = 0,
        processes: int = 1,
        **options: Any,
    ) -> None:
        """`processes`: that share the rows, on machines with several cores. Equal seeds give equal matches."""
        self.spec: Spec = spec(game, seats, **options)
        self.size = size
        if not 1 <= processes <= size:
            raise ValueError(f"{size} matches in {processes} processes: at least one match for each process is needed")
        self._rows: Rows | None = None
        self._workers: Workers | None = None
        if processes == 1:
            self._rows, arrays = rows_of(self.spec, size, str(seed))
        else:
            self._workers = Workers(self.spec, size, str(seed), processes)
            arrays = self._workers.arrays
        self.observations = arrays.observations
        self.masks = arrays.masks
        self.actors = arrays.actors
        self.rewards = arrays.rewards
        self.done = arrays.done
        self._places = np.arange(size)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Play one action in every row. If one is not legal, nothing changes."""
        codes = np.asarray(actions, np.int64)
        if codes.shape != (self.size,):
            raise ValueError(f"actions of shape {codes.shape} for {self.size} matches")
        self._check(codes)
        if self._rows is not None:
            self._rows.step(codes.tolist())
        else:
            assert self._workers is not None
            self._workers.step(codes)

    def _check(self, codes: NDArray[np.int64]) -> None:
        known = (codes >= 0) & (codes < self.spec.decisions)
        legal = known & (self.masks[self._places, np.where(known, codes, 0)] != 0)
        if not legal.all():
            row = int(np.argmin(legal))
            allowed = [str(code) for code in np.flatnonzero(self.masks[row])[:20]]
            raise IllegalRow("error-illegal-row", row=row, code=int(codes[row]), legal=allowed)

    def close(self) -> None:
        """Ends the other processes, if there are any."""
        if self._workers is not None:
            self._workers.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        self.close()

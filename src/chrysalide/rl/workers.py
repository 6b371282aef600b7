"""Processes that share the rows of a batch: each steps its own, in memory that all of them see."""

import itertools
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chrysalide.rl.rows import Array, Arrays, rows_of
from chrysalide.rl.spec import Spec, spec

STEP, STOP = b"step", b"stop"


@dataclass(frozen=True)
class Share:
    """What a process needs to know: its rows, and where they are written."""

    game: str
    seats: int
    options: dict[str, Any]
    first: int
    size: int
    whole: int  # rows of all processes together
    seed: str
    blocks: dict[str, str]  # names of shared memory


class Workers:
    def __init__(self, spec: Spec, size: int, seed: str, processes: int) -> None:
        self._closed = False
        shapes = Arrays.shapes(spec, size)
        self._blocks = {name: SharedMemory(create=True, size=room(*shape)) for name, shape in shapes.items()}
        views = {name: array_in(self._blocks[name], *shape) for name, shape in shapes.items()}
        self._codes: NDArray[np.int64] = views["codes"]
        self.arrays = Arrays(**{name: view for name, view in views.items() if name != "codes"})
        context = get_context("spawn")
        bounds = [size * number // processes for number in range(processes + 1)]
        self._pipes: list[Connection] = []
        self._processes = []
        options = spec.options.as_json()
        blocks = {name: block.name for name, block in self._blocks.items()}
        for first, end in itertools.pairwise(bounds):
            here, there = context.Pipe()
            share = Share(spec.game.id, spec.seats, options, first, end - first, size, seed, blocks)
            process = context.Process(target=work, args=(share, there), daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)
        self._await()

    def step(self, codes: NDArray[np.int64]) -> None:
        self._codes[:] = codes
        for pipe in self._pipes:
            pipe.send_bytes(STEP)
        self._await()

    def _await(self) -> None:
        for pipe in self._pipes:
            pipe.recv_bytes()  # EOFError: the process has died

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send_bytes(STOP)
        for process in self._processes:
            process.join()
        for block in self._blocks.values():
            with suppress(BufferError):  # the caller still looks at an array; its memory goes with it
                block.close()
            block.unlink()

    def __del__(self) -> None:
        self.close()


def room(shape: tuple[int, ...], kind: type[Any]) -> int:
    return int(np.prod(shape)) * np.dtype(kind).itemsize


def array_in(block: SharedMemory, shape: tuple[int, ...], kind: type[Any]) -> Array:
    return np.ndarray(shape, kind, block.buf)


def work(share: Share, pipe: Connection) -> None:
    """A process: it steps its rows whenever it is told to, and copies them to where all see them."""
    found = spec(share.game, share.seats, **share.options)
    rows, mine = rows_of(found, share.size, share.seed, share.first)
    with attached(share, found) as views:
        codes = views.pop("codes")
        stop = share.first + share.size
        while True:
            for name, view in views.items():
                view[share.first : stop] = getattr(mine, name)
            pipe.send_bytes(b"")
            if pipe.recv_bytes() == STOP:
                return
            rows.step(codes[share.first : stop].tolist())


class attached:  # noqa: N801 - read as a verb
    """The shared arrays as this process sees them."""

    def __init__(self, share: Share, found: Spec) -> None:
        shapes = Arrays.shapes(found, share.whole)
        self._blocks = {name: SharedMemory(block) for name, block in share.blocks.items()}
        self._views = {name: array_in(self._blocks[name], *shape) for name, shape in shapes.items()}

    def __enter__(self) -> dict[str, Array]:
        return self._views

    def __exit__(self, *_how: object) -> None:
        self._views.clear()
        for block in self._blocks.values():
            with suppress(BufferError):
                block.close()

"""The arrays of a batch, over the memory of compiled rows."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chrysalide.core.batch import Rows
from chrysalide.core.observing import Sheet
from chrysalide.rl.spec import Spec

Array = NDArray[Any]
Shape = tuple[tuple[int, ...], type[Any]]


@dataclass
class Arrays:
    observations: NDArray[np.uint8]
    masks: NDArray[np.uint8]
    actors: NDArray[np.uint8]
    rewards: NDArray[np.float64]
    done: NDArray[np.bool_]

    @staticmethod
    def shapes(spec: Spec, size: int) -> dict[str, Shape]:
        """Of these, and of the actions."""
        return {
            "observations": ((size, spec.width), np.uint8),
            "masks": ((size, spec.decisions), np.uint8),
            "actors": ((size,), np.uint8),
            "rewards": ((size, spec.seats), np.float64),
            "done": ((size,), np.bool_),
            "codes": ((size,), np.int64),
        }


def rows_of(spec: Spec, size: int, seed: str, first: int = 0) -> tuple[Rows, Arrays]:
    """`first`: the number of the first row, where several processes share a batch."""
    rows = Rows(spec.start, size, spec.width, spec.decisions, seed, first)
    return rows, Arrays(
        observations=seen(rows.observations, spec.width),
        masks=seen(rows.masks, spec.decisions),
        actors=np.frombuffer(memory(rows.actors), np.uint8),
        rewards=np.frombuffer(memory(rows.rewards), np.float64).reshape(size, spec.seats),
        done=np.frombuffer(memory(rows.done), np.uint8).view(np.bool_),
    )


def seen(sheet: Sheet, width: int) -> NDArray[np.uint8]:
    """A sheet as an array over the same memory; its rows are a whole number of words long."""
    return np.frombuffer(memory(sheet.words), np.uint8).reshape(-1, 8 * int(sheet.stride))[:, :width]


def memory(words: Any) -> Any:
    """The compiler's arrays share their memory; without librt the rules run on lists, which cannot."""
    try:
        memoryview(words)
    except TypeError:
        raise RuntimeError("observations as arrays need the package librt") from None
    return words

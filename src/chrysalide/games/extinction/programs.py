# mypyc
"""Lists of operations as rows of `WIDTH` numbers: a list is known by the number of its first row."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.vectors import append, vec
from chrysalide.games.extinction.facts.records import CHOSEN, VICTIMS, Op
from chrysalide.games.extinction.facts.records import PLACES as PLACE_WAYS

WIDTH: Final = 4
STOP_OP: Final = 0  # closes a list
OP_NAMES: Final[list[str]] = [
    "", "gain", "fine", "move", "place", "untile", "influence", "draw", "play", "peek", "unconst", "skip", "destroy",
    "tile", "lose", "uncube", "fund", "trigger_all", "amount",
]  # fmt: skip


class Programs:
    """All lists of a module's table, one after the other, each closed by STOP_OP."""

    def __init__(self, effects: list[str]) -> None:
        self.effects = effects  # ids, as the module numbers them
        self.ops = vec[i64]()

    def write(self, ops: tuple[Op, ...]) -> int:
        """The number of the list's first row, or -1 where there is none."""
        if not ops:
            return -1
        first = len(self.ops) // WIDTH
        for op in ops:
            self._row([OP_NAMES.index(op.op), *self._operands(op)])
        self._row([STOP_OP, 0, 0, 0])
        return first

    def _row(self, numbers: list[int]) -> None:
        for number in numbers:
            self.ops = append(self.ops, number)

    def _operands(self, op: Op) -> list[int]:
        if op.op == "gain":
            return [op.n, op.least, int(op.each)]
        if op.op == "move":
            return [op.animals, op.steps, 0]
        if op.op == "place":
            return [op.n, PLACE_WAYS.index(op.where), 0]
        if op.op == "influence":
            return [op.n, CHOSEN.index(op.filter), CHOSEN.index(op.else_filter) if op.else_filter else -1]
        if op.op == "peek" or op.op == "fund":
            return [1, op.price, 0]
        if op.op == "destroy":
            return [1, number_of(op.unless, self.effects), 0]
        if op.op == "lose":
            return [1, VICTIMS.index(op.filter), 0]
        if op.op == "amount":
            return [1, op.lo, op.hi]
        return [op.n, 0, 0]


def number_of(name: str, names: list[str]) -> int:
    """Where a name stands, or -1."""
    return names.index(name) if name in names else -1

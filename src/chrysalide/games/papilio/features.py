# mypyc
"""What a network is told about a position: few numbers of a side that are counted quickly, since alpha-beta asks often.

What the evaluation by hand expects (`hopes`) is told in one of several blocks, by how many pawns are out of play: the
fewer are left, the more a lead means.
"""

from typing import Any, Final, cast

from mypy_extensions import i64

from chrysalide.core.bits import bits
from chrysalide.core.network import Evaluation, Network
from chrysalide.core.state import State
from chrysalide.core.vectors import vec
from chrysalide.games.papilio.board import FIXED, GOALS, PAWNS, SIDE
from chrysalide.games.papilio.bots import LEAD, PATIENCE, THREAT, blocks, haste, hopes, stands_still
from chrysalide.games.papilio.position import FINISHED, PLACE
from chrysalide.games.papilio.rules import Papilio

HUNDREDTHS: Final = 100.0
RANK: Final = 127  # the first rank, as a set of cells

BLOCKS: Final = 5  # by pairs of pawns that are out of play, home or lost
CONTEXT: Final = [
    "acts", "waiting", "under-way", "home", "reserve", "lost", "active",
    "on-leaf", "on-eggs", "on-caterpillar", "on-chrysalis", "on-flying", "on-spider", "on-lizard",  # pawns, by tile
    "to-go-0", "to-go-1", "to-go-2", "to-go-3", "to-go-4", "to-go-5", "to-go-6",  # pawns, by ranks before them
    "safe", "blocking", "beside-rivals", "first-to-act", "no-reserve-alone",
    *[f"{name}-{block}" for block in range(BLOCKS) for name in ("expected", "push", "turn")],
]  # fmt: skip
BLOCK_AT: Final = 26
# seats and options of the matches to learn from
TABLES: Final[list[tuple[int, dict[str, Any]]]] = [(2, {}), (2, {}), (2, {"loose_tiles": "gentle"}), (2, {})]


class Features(Evaluation):
    """A position of Papilio, a row for each seat."""

    def __init__(self, networks: list[Network]) -> None:
        super().__init__(networks)
        self.expected: vec[float] = vec[float]([0.0, 0.0])
        self.push: vec[float] = vec[float]([0.0, 0.0])
        self.block: i64 = 0

    def known(self, state: State, seat: i64) -> float:
        at = cast("Papilio", state)
        if at.phase != FINISHED:
            return -1.0
        if at.winner < 0:
            return 0.5
        return 1.0 if at.winner == seat else 0.0

    def side_of(self, state: State, seat: i64) -> i64:
        return seat

    def survey(self, state: State) -> i64:
        at = cast("Papilio", state)
        if at.phase > PLACE:
            for seat in range(2):
                self.expected[seat], self.push[seat] = hopes(at, seat)
            out: i64 = 2 * PAWNS
            for seat in range(2):
                out -= at.reserve(seat) + bits(at.active(seat))
            self.block = min(out // 2, i64(BLOCKS - 1))
        return 2

    def by_hand(self, state: State, side: i64) -> float:
        """What `expectation` compares; before the first turn it compares nothing."""
        at = cast("Papilio", state)
        if at.phase <= PLACE:
            return 0.0
        return (self.expected[side] + PATIENCE * THREAT * (1.0 - haste(at, side)) * self.push[side]) / LEAD

    def evaluate(self, state: State, seat: int) -> float:
        """Less of it the longer a seat keeps the match from ending, as by hand."""
        chance = super().evaluate(state, seat)
        at = cast("Papilio", state)
        if at.phase == FINISHED or at.phase <= PLACE or not stands_still(at, seat):
            return chance
        return chance * (1.0 - haste(at, seat))

    def describe(self, state: State, side: i64) -> None:
        at = cast("Papilio", state)
        if at.phase <= PLACE:
            return
        row = self.row
        pawns = at.active(side)
        rivals = at.active(1 - side)
        acts = at.seat == side
        if acts:
            row[0] = 1
            row[1] = bits(at.waiting)
            if at.pawn >= 0:
                row[2] = 1
        home = bits(at.arrived(side))
        active = bits(pawns)
        row[3] = home
        row[4] = at.reserve(side)
        row[5] = PAWNS - home - at.reserve(side) - active
        row[6] = active
        write_kinds(row, at, pawns)
        write_ranks(row, side, pawns)
        row[21] = bits(pawns & FIXED)
        if blocks(at, side):
            row[22] = 1
        row[23] = bits(around(pawns) & rivals)
        if acts and bits(at.waiting) == active:
            row[24] = 1
        if active == 1 and at.reserve(side) == 0:
            row[25] = 1
        start = BLOCK_AT + 3 * self.block
        row[start] = i64(HUNDREDTHS * self.expected[side])
        row[start + 1] = i64(HUNDREDTHS * self.push[side])
        if acts:
            row[start + 2] = 1


def write_kinds(row: vec[i64], at: Papilio, pawns: i64) -> None:
    """Pawns by the tile that they stand on."""
    even = pawns & ~at.plane_0
    odd = pawns & at.plane_0
    row[7] = bits(even & ~at.plane_1 & ~at.plane_2)
    row[8] = bits(odd & ~at.plane_1 & ~at.plane_2)
    row[9] = bits(even & at.plane_1 & ~at.plane_2)
    row[10] = bits(odd & at.plane_1 & ~at.plane_2)
    row[11] = bits(even & ~at.plane_1 & at.plane_2)
    row[12] = bits(odd & ~at.plane_1 & at.plane_2)
    row[13] = bits(even & at.plane_1 & at.plane_2)


def write_ranks(row: vec[i64], side: i64, pawns: i64) -> None:
    """Pawns by the ranks that they still have before them."""
    first = GOALS[side] & RANK != 0  # is the goal on the first rank?
    for rank in range(SIDE):
        place = 14 + rank if first else 20 - rank
        row[place] = bits((pawns >> (SIDE * rank)) & RANK)


def around(cells: i64) -> i64:
    """Cells above and below of a set, which is enough to see who meets whom."""
    return (cells << SIDE) | (cells >> SIDE)

# mypyc
"""Papilio: everything one position holds, and the questions that can be asked of it."""

from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.bits import bits
from chrysalide.core.state import State
from chrysalide.games.papilio.board import (
    CATERPILLAR,
    CELLS,
    CHRYSALIS,
    EDGE,
    FIXED_PLANES,
    FLIGHTS,
    FLYING,
    OURS,
    PAWNS,
    RETREATS,
    STARTS,
    STEPS,
)

# phases, in the order of a match
DEAL: Final = 0
DRAW_STARTER: Final = 1
PLACE: Final = 2
REACT: Final = 3  # which pawn is to act next?
ON_LEAF: Final = 4
WALK: Final = 5
FLY: Final = 6
BACK: Final = 7
ENTER: Final = 8
SHIFT: Final = 9
FINISHED: Final = 10
PHASES: Final[list[str]] = [
    "deal", "draw_starter", "place", "react", "leaf", "walk", "fly", "back", "enter", "shift", "over",
]  # fmt: skip

# why a pawn goes back or enters
MOVE: Final = 0
BY_SPIDER: Final = 1
STUCK: Final = 2
BY_EGGS: Final = 3
BY_LOSS: Final = 4
BY_ARRIVAL: Final = 5
REASONS: Final[list[str]] = ["move", "spider", "stuck", "eggs", "loss", "arrival"]

# why a match is over: rules 8.1 to 8.5
RUNNING: Final = 0
OUT: Final = 1
DECIDED: Final = 2
EMPTY: Final = 3
CAP: Final = 4
FIRST_OUT: Final = 5
ENDS: Final[list[str]] = ["", "out", "decided", "empty", "cap", "first_out"]


class Position(State):
    """The table between two decisions."""

    def __init__(
        self,
        single: int = 0,
        first_out: int = 0,
        earliest: int = 0,
        turn_cap: int = 100,
        starter: int = -1,
        undealt: int = OURS,
        margin: int = 0,
        eggs_bind: int = 0,
    ) -> None:
        self.trace = None
        self.single: i64 = single  # 5.8
        self.first_out: i64 = first_out  # 8.5
        self.earliest: i64 = earliest  # 8.7
        self.turn_cap: i64 = turn_cap
        self.margin: i64 = margin  # 8.2: by so much the leader's arrivals exceed what the other can reach
        self.eggs_bind: i64 = eggs_bind  # version 1 of the rules: a pawn enters also where it may be left out by 4.5
        self.starter: i64 = starter  # -1: drawn
        self.undealt: i64 = undealt  # the tiles that chance has still to lay; empty after the set-up
        self.dealt: i64 = 0
        self.phase: i64 = DEAL
        # the tiles: three sets of cells, one for each bit of a kind
        self.plane_0: i64 = FIXED_PLANES[0]
        self.plane_1: i64 = FIXED_PLANES[1]
        self.plane_2: i64 = FIXED_PLANES[2]
        self.spare: i64 = -1
        self.barred: i64 = -1  # 7.3: an entry
        # the pawns: sets of cells, and how many are off the board
        self.active_0: i64 = 0
        self.active_1: i64 = 0
        self.arrived_0: i64 = 0
        self.arrived_1: i64 = 0
        self.reserve_0: i64 = PAWNS
        self.reserve_1: i64 = PAWNS
        self.occupied: i64 = 0
        self.latest: i64 = -1  # the seat of the latest arrival
        # the turn
        self.seat: i64 = 0
        self.turns_0: i64 = 0  # finished ones
        self.turns_1: i64 = 0
        self.waiting: i64 = 0  # own pawns that have still to act
        self.pawn: i64 = -1  # the cell of the acting one
        self.origin: i64 = -1  # where its action began
        self.visited: i64 = 0  # 5.3: cells that it may not enter again in this chain
        self.reason: i64 = MOVE
        # what may be done now: cells, and staying or flying off as one thing more
        self.targets: i64 = 0
        self.extra: i64 = 0
        self.end: i64 = RUNNING
        self.winner: i64 = -1

    # --- tiles --------------------------------------------------------------------------------------------------

    def kind_at(self, cell: i64) -> i64:
        return (self.plane_0 >> cell & 1) | (self.plane_1 >> cell & 1) << 1 | (self.plane_2 >> cell & 1) << 2

    def lay(self, cell: i64, kind: i64) -> None:
        """A tile onto a cell without one."""
        self.plane_0 |= (kind & 1) << cell
        self.plane_1 |= (kind >> 1 & 1) << cell
        self.plane_2 |= (kind >> 2) << cell

    # --- pawns --------------------------------------------------------------------------------------------------

    def active(self, seat: i64) -> i64:
        return self.active_0 if seat == 0 else self.active_1

    def arrived(self, seat: i64) -> i64:
        return self.arrived_0 if seat == 0 else self.arrived_1

    def reserve(self, seat: i64) -> i64:
        return self.reserve_0 if seat == 0 else self.reserve_1

    def turns(self, seat: i64) -> i64:
        return self.turns_0 if seat == 0 else self.turns_1

    def lost(self, seat: i64) -> i64:
        return PAWNS - self.reserve(seat) - bits(self.active(seat)) - bits(self.arrived(seat))

    def reach(self, seat: i64) -> i64:
        """8.2: the most arrivals that a seat can still have; four arrived opponents shut its reserve out."""
        sure = bits(self.active(seat)) + bits(self.arrived(seat))
        return sure if self.arrived(1 - seat) == STARTS[seat] else sure + self.reserve(seat)

    def leads_for_good(self, seat: i64) -> bool:
        """8.2: more arrivals than the other, who cannot overtake any more."""
        arrivals = bits(self.arrived(seat))
        return arrivals > bits(self.arrived(1 - seat)) and arrivals >= self.reach(1 - seat) + self.margin

    def is_out(self, seat: i64) -> bool:
        """Neither an active pawn nor a reserve."""
        return self.active(seat) == 0 and self.reserve(seat) == 0

    def is_first_turn(self) -> bool:
        return self.turns(self.seat) == 0

    # --- where a pawn may go ------------------------------------------------------------------------------------

    def steps(self, seat: i64, cell: i64, kind: i64) -> i64:
        """3.8, 4.1, 4.6–4.8: the free cells that a tile of this kind lets a pawn go to; 4.10: a flight passes over."""
        reached: i64 = 0
        if kind == CHRYSALIS:
            reached = RETREATS[seat * CELLS + cell]
        elif kind == FLYING:
            reached = FLIGHTS[cell]
        else:
            reached = STEPS[cell]
        return reached & ~self.occupied

    def free_starts(self, seat: i64) -> i64:
        """4.17: start leaves without a pawn of either seat."""
        return STARTS[seat] & ~self.occupied

    def find_targets(self) -> None:
        """The cells that may be chosen in this phase, and whether staying (4.1, 4.5) or flying off (4.11) may be."""
        phase = self.phase
        self.extra = 0
        if phase == REACT:
            self.targets = self.waiting
        elif phase == ON_LEAF:
            self.targets = self.steps(self.seat, self.pawn, CATERPILLAR)
            self.extra = 0 if self.targets and self.is_first_turn() else 1  # 3.5
        elif phase == WALK or phase == FLY:
            self.targets = self.steps(self.seat, self.pawn, self.kind_at(self.pawn)) & ~self.visited
            if phase == FLY:
                self.extra = EDGE[self.pawn]
        elif phase == BACK or phase == ENTER or phase == PLACE:
            self.targets = self.free_starts(self.seat)
            if self.reason == BY_EGGS and self.pawn == self.origin and not self.eggs_bind:
                self.extra = 1  # 4.5: it has not just come onto the eggs
        else:
            self.targets = 0

    # --- copies -------------------------------------------------------------------------------------------------

    def fill(self, twin: "Position") -> None:
        """Make `twin`, which has the same options, equal to this position."""
        twin.dealt = self.dealt
        twin.phase = self.phase
        twin.plane_0 = self.plane_0
        twin.plane_1 = self.plane_1
        twin.plane_2 = self.plane_2
        twin.spare = self.spare
        twin.barred = self.barred
        twin.active_0 = self.active_0
        twin.active_1 = self.active_1
        twin.arrived_0 = self.arrived_0
        twin.arrived_1 = self.arrived_1
        twin.reserve_0 = self.reserve_0
        twin.reserve_1 = self.reserve_1
        twin.occupied = self.occupied
        twin.latest = self.latest
        twin.seat = self.seat
        twin.turns_0 = self.turns_0
        twin.turns_1 = self.turns_1
        twin.waiting = self.waiting
        twin.pawn = self.pawn
        twin.origin = self.origin
        twin.visited = self.visited
        twin.reason = self.reason
        twin.targets = self.targets
        twin.extra = self.extra
        twin.end = self.end
        twin.winner = self.winner

    def key(self) -> tuple[Any, ...]:
        """By version 1 of the rules the same as then: the digests in its records are made of it."""
        known: tuple[Any, ...] = (
            self.single, self.first_out, self.earliest, self.turn_cap, self.starter, self.undealt, self.dealt,
            self.phase, self.plane_0, self.plane_1, self.plane_2, self.spare, self.barred,
            self.active_0, self.active_1, self.arrived_0, self.arrived_1, self.reserve_0, self.reserve_1,
            self.occupied, self.latest, self.seat, self.turns_0, self.turns_1, self.waiting, self.pawn, self.origin,
            self.visited, self.reason, self.targets, self.extra, self.end, self.winner,
        )  # fmt: skip
        return known if self.eggs_bind else (*known, self.margin)

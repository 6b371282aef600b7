# mypyc
"""Papilio: the events, recorded only where a trace is kept."""

from mypy_extensions import i64

from chrysalide.core.bits import bits
from chrysalide.games.papilio.board import ENTRY_NAMES, EXIT_CELLS, KIND_IDS, NAMES
from chrysalide.games.papilio.listing import Listing
from chrysalide.games.papilio.position import BY_EGGS, ENDS, REASONS


class Telling(Listing):
    """What happened, step by step, with all that a log or an animation needs."""

    def tell_seat(self, kind: str) -> None:
        if self.trace is not None:
            self.tell(kind, {"seat": int(self.seat)})

    def tell_pawn(self, kind: str) -> None:
        """Something happens to the acting pawn where it stands."""
        if self.trace is not None:
            self.tell(kind, {"seat": int(self.seat), "cell": NAMES[self.pawn]})

    def tell_pawn_on(self, kind: str, tile: i64) -> None:
        if self.trace is not None:
            self.tell(kind, {"seat": int(self.seat), "cell": NAMES[self.pawn], "kind": KIND_IDS[tile]})

    def tell_dealt(self, cell: i64, tile: i64) -> None:
        if self.trace is not None:
            self.tell("tile-dealt", {"cell": NAMES[cell], "kind": KIND_IDS[tile]})

    def tell_laid(self) -> None:
        if self.trace is not None:
            self.tell("tiles-laid", {"tiles": int(self.dealt), "kind": KIND_IDS[self.spare]})

    def tell_placed(self, cell: i64) -> None:
        if self.trace is not None:
            self.tell("pawn-placed", {"seat": int(self.seat), "cell": NAMES[cell]})

    def tell_turn(self) -> None:
        if self.trace is not None:
            self.tell("turn-begun", {"seat": int(self.seat), "number": int(self.turns_0 + self.turns_1 + 1)})

    def tell_idle(self) -> None:
        if self.trace is not None:
            reason = "leaves" if self.reserve(self.seat) else "reserve"
            self.tell("eggs-idle", {"seat": int(self.seat), "cell": NAMES[self.pawn], "reason": reason})

    def tell_stepped(self, cell: i64) -> None:
        if self.trace is not None:
            tile = KIND_IDS[self.kind_at(cell)]
            moved = {"seat": int(self.seat), "from_cell": NAMES[self.pawn], "cell": NAMES[cell], "kind": tile}
            self.tell("pawn-stepped", moved)

    def tell_flew(self, cell: i64) -> None:
        if self.trace is not None:
            over, tile = NAMES[(self.pawn + cell) >> 1], KIND_IDS[self.kind_at(cell)]
            moved = {"seat": int(self.seat), "from_cell": NAMES[self.pawn], "over": over, "cell": NAMES[cell]}
            self.tell("pawn-flew", {**moved, "kind": tile})

    def tell_returned(self, cell: i64) -> None:
        if self.trace is not None:
            moved = {"seat": int(self.seat), "from_cell": NAMES[self.pawn], "cell": NAMES[cell]}
            self.tell("pawn-returned", {**moved, "reason": REASONS[self.reason]})

    def tell_arrived(self) -> None:
        if self.trace is not None:
            arrivals = int(bits(self.arrived(self.seat)))
            self.tell("pawn-arrived", {"seat": int(self.seat), "cell": NAMES[self.pawn], "arrivals": arrivals})

    def tell_entered(self, cell: i64) -> None:
        if self.trace is not None:
            eggs = NAMES[self.pawn] if self.reason == BY_EGGS else ""
            entered = {"seat": int(self.seat), "cell": NAMES[cell], "reason": REASONS[self.reason]}
            self.tell("pawn-entered", {**entered, "from_cell": eggs, "reserve": int(self.reserve(self.seat))})

    def tell_pushed(self, entry: i64, tile: i64, out: i64) -> None:
        if self.trace is not None:
            pushed = {"seat": int(self.seat), "entry": ENTRY_NAMES[entry], "exit": NAMES[EXIT_CELLS[entry]]}
            self.tell("tile-pushed", {**pushed, "kind": KIND_IDS[tile], "out": KIND_IDS[out]})

    def tell_end(self) -> None:
        if self.trace is None:
            return
        winner = self.winner
        reason = ENDS[self.end]
        if winner < 0:
            self.tell("match-drawn", {"reason": reason, "arrivals": int(bits(self.arrived_0))})
            return
        won, lost = int(bits(self.arrived(winner))), int(bits(self.arrived(1 - winner)))
        ended = {"seat": int(winner), "reason": reason, "arrivals": won, "other_arrivals": lost}
        self.tell("match-won", {**ended, "tie": "yes" if won == lost else "no"})

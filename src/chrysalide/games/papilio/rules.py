# mypyc
"""Papilio: what follows from an action."""

from mypy_extensions import i64

from chrysalide.core.bits import bits
from chrysalide.core.observing import Sheet
from chrysalide.games.papilio import observation
from chrysalide.games.papilio.board import (
    EGGS,
    EXITS,
    FLYING,
    GOALS,
    LEAF,
    LIZARD,
    LOOSE,
    OPPOSITE,
    SPIDER,
    count,
    one,
    slide,
)
from chrysalide.games.papilio.listing import ENTRANCE, FLIGHT, FLY_OFF, PUSH, RETURN, STARTER, STAY, STEP, TILE
from chrysalide.games.papilio.position import (
    BACK,
    BY_ARRIVAL,
    BY_EGGS,
    BY_LOSS,
    BY_SPIDER,
    CAP,
    DECIDED,
    DRAW_STARTER,
    EMPTY,
    ENTER,
    FINISHED,
    FIRST_OUT,
    FLY,
    MOVE,
    ON_LEAF,
    OUT,
    PLACE,
    REACT,
    SHIFT,
    STUCK,
    WALK,
)
from chrysalide.games.papilio.telling import Telling


class Papilio(Telling):
    """Two seats, four pawns each, and tiles that slide under them."""

    def apply(self, code: i64) -> None:
        if code < STEP:
            self.act(code)
        elif code < FLIGHT:
            self.tell_stepped(code - STEP)
            self.land(code - STEP)
        elif code < RETURN:
            self.tell_flew(code - FLIGHT)
            self.land(code - FLIGHT)
        elif code < ENTRANCE:
            self.go_back(code - RETURN)
        elif code < PUSH:
            self.enter(code - ENTRANCE)
        elif code < STAY:
            self.push(code - PUSH)
        elif code == STAY:
            self.tell_pawn_on("pawn-stayed", self.kind_at(self.pawn))
            self.next_pawn()
        elif code == FLY_OFF:
            self.tell_pawn("pawn-flown-off")
            self.lose()
        elif code < STARTER:
            self.deal(code - TILE)
        else:
            self.begin(code - STARTER)

    # --- 2: set-up ----------------------------------------------------------------------------------------------

    def deal(self, kind: i64) -> None:
        """2.1: one tile onto the next loose cell; the tile that is left over is the spare."""
        cell: i64 = LOOSE[self.dealt]
        self.lay(cell, kind)
        self.undealt -= one(kind)
        self.dealt += 1
        self.tell_dealt(cell, kind)
        if self.dealt < len(LOOSE):
            return
        spare: i64 = 0
        while not count(self.undealt, spare):
            spare += 1
        self.spare = spare
        self.undealt = 0
        self.phase = DRAW_STARTER
        self.tell_laid()

    def begin(self, seat: i64) -> None:
        """2.2, 2.3: the starting seat is the first to put a pawn on one of its start leaves."""
        self.seat = seat
        self.phase = PLACE
        self.find_targets()
        self.tell_seat("starter-drawn")

    def place(self, cell: i64) -> None:
        """2.3, 2.4: one pawn each; the other three are the reserve."""
        self.put(cell)
        self.tell_placed(cell)
        self.seat = 1 - self.seat
        if self.active(self.seat):
            self.begin_turn()
        else:
            self.find_targets()

    # --- 3: react -----------------------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """3.1, 3.2: every active pawn of the seat is to act; 6.8: a seat without one only shifts."""
        self.waiting = self.active(self.seat)
        self.tell_turn()
        self.next_pawn()

    def next_pawn(self) -> None:
        """3.2: the next pawn is chosen when the one before has finished; 7.1: after the last one comes the shift."""
        self.forget_action()
        self.targets = self.waiting
        self.phase = REACT if self.waiting else SHIFT

    def forget_action(self) -> None:
        self.pawn = -1
        self.origin = -1
        self.visited = 0
        self.reason = MOVE
        self.extra = 0

    def act(self, cell: i64) -> None:
        """3.3: the pawn obeys the tile under it; 4.1: on a leaf it may step or stay."""
        self.waiting &= ~(i64(1) << cell)
        self.pawn = cell
        self.origin = cell
        kind = self.kind_at(cell)
        self.tell_pawn_on("pawn-acts", kind)
        if kind == LEAF:
            self.phase = ON_LEAF
            self.find_targets()
        else:
            self.obey(kind)

    # --- 4, 5: tiles and chains ---------------------------------------------------------------------------------

    def obey(self, kind: i64) -> None:
        """4.3–4.16: what a tile other than a leaf does to the pawn that stands on it."""
        if kind == EGGS:
            self.hatch()
        elif kind == SPIDER:
            self.tell_pawn("pawn-caught")
            self.send_back(BY_SPIDER)
        elif kind == LIZARD:
            self.tell_pawn("pawn-eaten")
            self.lose()
        else:
            self.drive_on(kind)

    def drive_on(self, kind: i64) -> None:
        """4.6–4.8: the pawn must move on; 4.15, 5.6: one that cannot goes back to its start rank."""
        self.visited |= i64(1) << self.pawn
        self.phase = FLY if kind == FLYING else WALK
        self.find_targets()
        if not self.targets and not self.extra:
            self.tell_pawn_on("pawn-stuck", kind)
            self.send_back(STUCK)

    def hatch(self) -> None:
        """4.3, 4.5: a pawn of the reserve enters; 4.4: without reserve or free start leaf nothing happens."""
        if self.reserve(self.seat) and self.free_starts(self.seat):
            self.ask_entrance(BY_EGGS)
        else:
            self.tell_idle()
            self.next_pawn()

    def land(self, cell: i64) -> None:
        """4.2: a leaf ends the action; 5.1: any other tile takes effect at once; 5.8: or waits, with `chain` single."""
        bit = i64(1) << cell
        self.move(i64(1) << self.pawn, bit)
        self.pawn = cell
        if bit & GOALS[self.seat]:
            self.arrive()
            return
        kind = self.kind_at(cell)
        if kind == LEAF or (self.single and not (self.phase == ON_LEAF and self.is_first_turn())):
            self.next_pawn()
        else:
            self.obey(kind)

    def send_back(self, reason: i64) -> None:
        """4.13, 4.15: to a free start leaf; 4.16: lost where none is free."""
        self.phase = BACK
        self.reason = reason
        self.find_targets()
        if not self.targets:
            self.tell_pawn("pawn-homeless")
            self.lose()

    def go_back(self, cell: i64) -> None:
        """3.6: a pawn that was sent back does not act again in this turn."""
        self.tell_returned(cell)
        self.move(i64(1) << self.pawn, i64(1) << cell)
        self.next_pawn()

    # --- 6: arrival, loss, entry --------------------------------------------------------------------------------

    def arrive(self) -> None:
        """6.1: the pawn stays where it is; 6.7: if it was the last active one, another enters and the turn goes on."""
        bit = i64(1) << self.pawn
        if self.seat == 0:
            self.active_0 &= ~bit
            self.arrived_0 |= bit
        else:
            self.active_1 &= ~bit
            self.arrived_1 |= bit
        self.latest = self.seat
        self.tell_arrived()
        if self.is_decided():
            return
        if not self.active(self.seat) and self.reserve(self.seat) and self.free_starts(self.seat):
            self.ask_entrance(BY_ARRIVAL)
        else:
            self.next_pawn()

    def lose(self) -> None:
        """6.3, 6.5: if it was the last active one, another enters and the turn is over; 6.8: unless none is left."""
        seat = self.seat
        self.move(i64(1) << self.pawn, 0)
        if self.is_decided():
            return
        if self.active(seat) or not self.reserve(seat):
            self.next_pawn()
        elif self.free_starts(seat):
            self.ask_entrance(BY_LOSS)
        else:
            self.miss_shift()  # 6.9

    def ask_entrance(self, reason: i64) -> None:
        if reason != BY_EGGS:
            self.pawn = -1
            self.origin = -1
        self.visited = 0
        self.phase = ENTER
        self.reason = reason
        self.find_targets()

    def enter(self, cell: i64) -> None:
        """4.3, 6.3, 6.7: a pawn of the reserve comes onto a start leaf; 3.6: it does not act in this turn."""
        if self.phase == PLACE:
            self.place(cell)
            return
        if self.reason == BY_EGGS:
            self.tell_pawn("eggs-hatched")
        self.put(cell)
        self.tell_entered(cell)
        if self.reason == BY_LOSS:
            self.miss_shift()
        else:
            self.next_pawn()

    def put(self, cell: i64) -> None:
        """From the reserve onto the board."""
        bit = i64(1) << cell
        self.occupied |= bit
        if self.seat == 0:
            self.active_0 |= bit
            self.reserve_0 -= 1
        else:
            self.active_1 |= bit
            self.reserve_1 -= 1

    def move(self, bit: i64, other: i64) -> None:
        """An own pawn from one cell to another, both as sets; the empty set is out of the match."""
        self.occupied = (self.occupied & ~bit) | other
        if self.seat == 0:
            self.active_0 = (self.active_0 & ~bit) | other
        else:
            self.active_1 = (self.active_1 & ~bit) | other

    # --- 7: shift -----------------------------------------------------------------------------------------------

    def push(self, entry: i64) -> None:
        """7.1, 7.6: the line moves under the pawns; 7.3: the new spare may not go back in where it came out."""
        out = self.kind_at(EXITS[entry])
        spare = self.spare
        self.plane_0 = slide(self.plane_0, entry, spare & 1)
        self.plane_1 = slide(self.plane_1, entry, spare >> 1 & 1)
        self.plane_2 = slide(self.plane_2, entry, spare >> 2)
        self.spare = out
        self.barred = OPPOSITE[entry]
        self.tell_pushed(entry, spare, out)
        self.end_turn()

    def miss_shift(self) -> None:
        """6.3, 7.5: the turn is over; spare and barred entry stay as they are."""
        self.tell_seat("turn-missed")
        self.end_turn()

    def end_turn(self) -> None:
        """8.8: a turn counts when it has ended, then 8.4 and 8.5 are tested."""
        if self.seat == 0:
            self.turns_0 += 1
        else:
            self.turns_1 += 1
        if self.turns_0 == self.turns_1:
            if self.turns_0 >= self.turn_cap:
                self.finish(CAP)
                return
            if self.first_out and (self.is_out(0) or self.is_out(1)):
                self.finish(FIRST_OUT)
                return
        self.seat = 1 - self.seat
        self.begin_turn()

    # --- 8: end -------------------------------------------------------------------------------------------------

    def is_decided(self) -> bool:
        """8.1–8.3: asked whenever a pawn has arrived or is lost; if so, the match is over."""
        seat = self.seat
        if self.is_out(seat) and not self.arrived(seat):
            self.finish(OUT)
        elif self.first_out:
            return False
        elif self.leads_for_good(0) or self.leads_for_good(1):
            self.finish(DECIDED)
        elif self.is_out(0) and self.is_out(1):
            self.finish(EMPTY)
        return self.phase == FINISHED

    def finish(self, end: i64) -> None:
        """8.6, 8.7: more arrivals win, or the earlier ones; 8.1: the seat that has nothing left loses."""
        ahead = bits(self.arrived_0) - bits(self.arrived_1)
        if end == OUT:
            self.winner = 1 - self.seat
        elif ahead:
            self.winner = 0 if ahead > 0 else 1
        elif self.earliest and self.latest >= 0:
            self.winner = 1 - self.latest  # the latest arrival made them equal
        self.forget_action()
        self.waiting = 0
        self.targets = 0
        self.end = end
        self.phase = FINISHED
        self.tell_end()

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observation.observe(self, seat, sheet)

    def scores(self) -> list[float]:
        """8.6: the arrivals."""
        return [float(bits(self.arrived_0)), float(bits(self.arrived_1))]

    def winners(self) -> list[int]:
        """8.7: nobody while the match runs, and nobody after a draw."""
        return [int(self.winner)] if self.winner >= 0 else []

    def horizon(self) -> i64:
        """Random play tells nothing, a pawn that walks at random is soon eaten: searches judge at every decision."""
        turns = self.turns_0 + self.turns_1
        return ((turns * 16 + self.phase) * 64 + self.pawn + 1) * 16 + 2 * bits(self.waiting) + self.seat

    def copy(self) -> "Papilio":
        twin = Papilio(
            self.single, self.first_out, self.earliest, self.turn_cap, self.starter, self.undealt,
            self.margin, self.eggs_bind,
        )  # fmt: skip
        self.fill(twin)
        return twin

# mypyc
"""Chapter 15: the interpreter of operations, over a stack of plain numbers.

`run` carries out what is pending until somebody is asked. A frame of the stack is one list of operations under way;
an operation that asks several times stays where it is and counts down LEFT, so that a position holds all there is to
know of it.
"""

from mypy_extensions import i64

from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.board import beside, lowest
from chrysalide.games.extinction.rules.phases import (
    AMOUNT,
    BY_CONSTANT,
    BY_EFFECT,
    BY_UNIQUE,
    CHOOSE_AMOUNT,
    CHOOSE_VICTIM,
    DID,
    DRAW_CARD,
    EXTRA_CUBE,
    FRAME,
    FRESH,
    LEFT,
    MOVE_ANIMAL,
    PAY_FUND,
    PC,
    PEEK_EFFECT,
    PLACE_ANIMAL,
    PLACE_CUBE,
    PLAY_CARD,
    REMOVE_CONSTANT,
    REMOVE_TILE,
    SHOW_EFFECT,
    SOURCE,
    THING,
    VALUE,
)
from chrysalide.games.extinction.rules.votes import Votes
from chrysalide.games.extinction.tables import (
    AMOUNT_OP,
    DESTROY,
    DRAW_OP,
    FINE,
    FUND_OP,
    GAIN,
    INFLUENCE,
    LOSE_OP,
    MOVE_OP,
    NEAR_COUPLE,
    ON_CUBE,
    PEEK,
    PLACE_OP,
    PLAY_OP,
    SKIP,
    STOP_OP,
    TILE_OP,
    TRIGGER_ALL,
    UNCONST,
    UNCUBE,
    UNTILE,
    WIDTH,
)


class Operations(Votes):
    """Each operation is a function that tells whether somebody is asked now (or the match is over)."""

    # --- the stack ------------------------------------------------------------------------------------------------

    def run(self) -> None:
        while True:
            if self.depth:
                if self.step():
                    return
            elif self.proceed():
                return

    def proceed(self) -> bool:
        """What comes when no operation is pending; True where somebody is asked or the match is over."""
        raise NotImplementedError

    def push(self, program: i64, source: i64, thing: i64, value: i64) -> None:
        base = self.depth * FRAME
        stack = self.stack
        stack[base + PC] = program
        stack[base + LEFT] = FRESH
        stack[base + DID] = 0
        stack[base + AMOUNT] = 0
        stack[base + VALUE] = value
        stack[base + SOURCE] = source
        stack[base + THING] = thing
        self.depth += 1

    def frame(self, field: i64) -> i64:
        """A number of the list under way."""
        return self.stack[(self.depth - 1) * FRAME + field]

    def set_frame(self, field: i64, number: i64) -> None:
        self.stack[(self.depth - 1) * FRAME + field] = number

    def operand(self, number: i64) -> i64:
        """A number of the operation under way: 0 is its code, then n and what else it needs."""
        return self.tables.ops[self.frame(PC) * WIDTH + number]

    def next_op(self) -> None:
        base = (self.depth - 1) * FRAME
        self.stack[base + PC] = self.stack[base + PC] + 1
        self.stack[base + LEFT] = FRESH
        self.stack[base + DID] = 0

    def by_effect(self) -> bool:
        """16.16."""
        return self.depth > 0 and (self.frame(SOURCE) == BY_EFFECT or self.frame(SOURCE) == BY_CONSTANT)

    def counted(self) -> i64:
        """How often more the operation is to be done; begins with its n, or with the chosen amount."""
        left = self.frame(LEFT)
        if left == FRESH:
            left = self.operand(1)
            if left < 0:
                left = self.frame(AMOUNT)
            self.set_frame(LEFT, left)
        return left

    def count_down(self) -> None:
        self.set_frame(LEFT, self.frame(LEFT) - 1)

    # --- one step -------------------------------------------------------------------------------------------------

    def step(self) -> bool:
        op = self.operand(0)
        if op == STOP_OP:
            self.end_list()
            return False
        if op == GAIN:
            return self.op_gain()
        if op == PLAY_OP:
            return self.op_play()
        if op == MOVE_OP:
            return self.op_move()
        if op == INFLUENCE:
            return self.op_influence()
        if op == UNTILE:
            return self.op_untile()
        if op == DRAW_OP:
            return self.op_draw()
        if op == PEEK:
            return self.op_peek()
        if op == LOSE_OP:
            return self.op_lose()
        return self.rare_step(op)

    def rare_step(self, op: i64) -> bool:
        if op == PLACE_OP:
            return self.op_place()
        if op == UNCONST:
            return self.op_unconst()
        if op == SKIP:
            return self.op_skip()
        if op == DESTROY:
            return self.op_destroy()
        if op == TRIGGER_ALL:
            return self.op_trigger_all()
        if op == UNCUBE:
            self.next_op()
            return self.begin_uncube()
        if op == FUND_OP:
            return self.op_fund()
        if op == TILE_OP:
            self.next_op()
            return self.begin_tile()
        if op == AMOUNT_OP:
            return self.op_amount()
        assert op == FINE
        return self.op_fine()

    def end_list(self) -> None:
        source = self.frame(SOURCE)
        thing = self.frame(THING)
        self.depth -= 1
        if source == BY_UNIQUE:
            self.discards[self.active] = self.discards[self.active] | (i64(1) << thing)  # 5.4
        elif source == BY_EFFECT:
            self.end_card(thing)

    # --- money ----------------------------------------------------------------------------------------------------

    def op_gain(self) -> bool:
        """15.1."""
        number = self.operand(1)
        if self.frame(VALUE) >= self.operand(2):
            if self.operand(3):
                for step in range(self.seats):  # 6.4
                    self.gain((self.active + step) % self.seats, number)
            else:
                self.gain(self.active, number)
        self.next_op()
        return False

    def op_fine(self) -> bool:
        """15.2."""
        for step in range(self.seats):
            self.lose_money((self.active + step) % self.seats, self.operand(1))
        self.next_op()
        return False

    def op_amount(self) -> bool:
        """15.19: skipped where no level can be paid."""
        if not self.can_pay(self.active, self.operand(2)):
            self.next_op()
            return False
        self.ask(CHOOSE_AMOUNT, self.active)
        return True

    # --- animals and tiles ------------------------------------------------------------------------------------------

    def op_move(self) -> bool:
        """15.4: while moves are left and an animal can move at all."""
        if self.counted() <= 0 or not beside(self.animals()) & self.free():
            self.next_op()
            return False
        self.ask(MOVE_ANIMAL, self.active)
        return True

    def put_cells(self) -> i64:
        """15.5: where the operation under way may place an animal."""
        empty = self.empty()
        return beside(self.couples_at()) & empty if self.operand(2) == NEAR_COUPLE else empty

    def op_place(self) -> bool:
        """15.5."""
        if self.counted() <= 0 or self.herd == 0 or not self.put_cells():
            self.next_op()
            return False
        self.ask(PLACE_ANIMAL, self.active)
        return True

    def op_untile(self) -> bool:
        """15.6."""
        if self.counted() <= 0 or not self.tiles:
            self.next_op()
            return False
        self.ask(REMOVE_TILE, self.active)
        return True

    def op_skip(self) -> bool:
        """15.12."""
        number = self.operand(1)
        self.skip += number
        if self.trace is not None:
            self.tell("skip-added", {"n": int(number), "skip": int(self.skip)})
        self.next_op()
        return False

    def op_destroy(self) -> bool:
        """15.13."""
        unless = self.operand(2)
        self.next_op()
        if unless >= 0 and self.in_play(unless):
            if self.trace is not None:
                self.tell("constant-blocked", self.effect_args(self.frame(THING)))
            return False
        self.begin_destruction(1)
        return True

    def op_lose(self) -> bool:
        """15.15: the operation is over when its victim is chosen."""
        if not self.victims(self.operand(2)):
            self.next_op()
            return False
        self.ask(CHOOSE_VICTIM, self.active)
        return True

    # --- ambassadors ------------------------------------------------------------------------------------------------

    def cube_places(self) -> i64:
        """15.7: where the operation under way may put a cube."""
        found = self.chosen_places(self.operand(2))
        if not found and self.operand(3) >= 0:
            return self.chosen_places(self.operand(3))
        return found

    def op_influence(self) -> bool:
        """15.7; 16.13: at its end a further cube may be offered."""
        if self.counted() > 0 and self.cubes_left > 0 and self.cube_places():
            self.ask(PLACE_CUBE, self.active)
            return True
        if self.frame(DID) and self.extra_giver() >= 0:
            self.set_frame(LEFT, 0)
            self.set_frame(DID, 0)
            self.ask(EXTRA_CUBE, self.active)
            return True
        self.next_op()
        return False

    def extra_giver(self) -> i64:
        """16.13: the slot that offers one more cube now, or -1."""
        slots = self.sources(self.active, ON_CUBE) & ~self.used
        while slots and self.cubes_left > 0:
            slot = lowest(slots)
            source = self.source(self.active, slot)
            price = self.tables.power_cost[source]
            if self.can_pay(self.active, price) and self.chosen_places(self.tables.power_filter[source]):
                return slot
            slots &= slots - 1
        return -1

    def extra_places(self) -> i64:
        source = self.source(self.active, self.extra_giver())
        return self.chosen_places(self.tables.power_filter[source])

    # --- cards ----------------------------------------------------------------------------------------------------

    def op_draw(self) -> bool:
        """15.8, 5.8."""
        if self.counted() <= 0 or not self.decks[self.active]:
            if self.frame(LEFT) > 0:
                self.tell_seat("no-card-left", self.active)
            self.next_op()
            return False
        self.ask(DRAW_CARD, CHANCE)
        return True

    def op_play(self) -> bool:
        """15.9."""
        if not self.hands[self.active]:
            self.next_op()
            return False
        self.ask(PLAY_CARD, self.active)
        return True

    def op_peek(self) -> bool:
        """15.10."""
        if not self.renew_effects():
            self.next_op()
            return False
        if self.top < 0:
            self.ask(SHOW_EFFECT, CHANCE)
        else:
            self.ask(PEEK_EFFECT, self.active)
        return True

    def op_unconst(self) -> bool:
        """15.11."""
        if self.row_size == 0:
            self.next_op()
            return False
        self.ask(REMOVE_CONSTANT, self.active)
        return True

    def op_fund(self) -> bool:
        """15.17: LEFT counts the seats that were asked or cannot pay."""
        asked = max(self.frame(LEFT), i64(0))
        while self.row_size > 0 and asked < self.seats:
            seat = (self.active + asked) % self.seats
            if self.can_pay(seat, self.operand(2)):
                self.set_frame(LEFT, asked)
                self.ask(PAY_FUND, seat)
                return True
            asked += 1
        self.next_op()
        return False

    def op_trigger_all(self) -> bool:
        """15.18."""
        if self.frame(LEFT) == FRESH:
            self.set_frame(LEFT, 0)
            self.due = (i64(1) << self.row_size) - 1
        if not self.trigger_next():
            self.next_op()
        return False

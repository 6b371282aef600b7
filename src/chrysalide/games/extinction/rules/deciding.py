# mypyc
"""What the decisions of seats do; chapter 14: who makes them."""

from mypy_extensions import i64

from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.board import CELLS
from chrysalide.games.extinction.codes import (
    AMOUNT,
    BORN,
    BURN,
    CLEAR,
    CUBE,
    DIE,
    DROP,
    END,
    EXTRA,
    FUND,
    LIFT,
    LINE,
    LOOK,
    LOSE,
    MOVE,
    NEXT,
    NO,
    PAYLIFT,
    PLACES,
    PLAY,
    POLL,
    PUT,
    REROLL,
    ROLE,
    SHIFT,
    SIDE,
    SPEC,
    SPLIT,
    STAND,
    STOP,
    STRIP,
)
from chrysalide.games.extinction.facts.records import AMBASSADORS as ROW
from chrysalide.games.extinction.facts.records import CELLS as CELL_IDS
from chrysalide.games.extinction.facts.records import DICE as DICE_EACH
from chrysalide.games.extinction.rules.chance import Chance
from chrysalide.games.extinction.rules.phases import (
    ACT,
    BEARING,
    CANCEL_EFFECT,
    CHOOSE_AMOUNT,
    CHOOSE_LINE,
    CHOOSE_SIDE,
    CHOOSE_TILE,
    CHOOSE_VICTIM,
    DID,
    EXTRA_CUBE,
    IGNORE_PART,
    IN_HAND,
    LEFT,
    MOVE_ANIMAL,
    NEWBORN,
    NEXT_SEAT,
    NO_PART,
    PART_DESTROY,
    PART_SPREAD,
    PART_TILE,
    PART_UNCUBE,
    PAY_FUND,
    PEEK_EFFECT,
    PLACE_ANIMAL,
    PLACE_CUBE,
    PLAY_CARD,
    POLL_NEXT,
    REMOVE_CONSTANT,
    REMOVE_TILE,
    REROLL_DIE,
    ROLL_ONE,
    SAVE_ANIMAL,
    SETUP_ROLE,
    SETUP_SPECIALTY,
    SPLIT_COUPLE,
    STRIP_CUBE,
)
from chrysalide.games.extinction.rules.phases import (
    AMOUNT as CHOSEN,
)
from chrysalide.games.extinction.tables import LOOKS, SHIFTS


class Deciding(Chance):
    """Every action of a seat."""

    # --- 14.6: shared decisions ---------------------------------------------------------------------------------------

    def is_shared(self) -> bool:
        """14.3: decisions that belong to the group; one seat names the next, which version 1 left to all."""
        phase = self.phase
        return (
            phase == CHOOSE_SIDE
            or phase == CHOOSE_VICTIM
            or phase == CHOOSE_TILE
            or phase == STRIP_CUBE
            or phase == POLL_NEXT
            or (phase == NEXT_SEAT and self.first_rules)
        )

    def answer(self, code: i64) -> None:
        """14.6: every seat answers, from the active seat on; more than half decide, else the active seat."""
        self.answers[self.asked] = code
        self.answered += 1
        if self.trace is not None:
            self.tell("opinion", {"seat": int(self.asked), "action": SPACE[code].text})
        if self.answered < self.seats:
            self.asked = (self.asked + 1) % self.seats
            return
        taken = self.answers[self.active]
        agreed = "no"
        for seat in range(self.seats):
            same: i64 = 0
            for other in range(self.seats):
                if self.answers[other] == self.answers[seat]:
                    same += 1
            if 2 * same > self.seats:
                taken = self.answers[seat]
                agreed = "yes"
        for seat in range(self.seats):
            self.answers[seat] = -1
        self.answered = 0
        self.asked = self.active
        if self.trace is not None:
            self.tell("majority", {"seat": int(self.active), "agreed": agreed})
        self.decide(taken)

    # --- seats --------------------------------------------------------------------------------------------------------

    def decide(self, code: i64) -> None:
        phase = self.phase
        if phase == ACT:
            self.act(code)
        elif phase == MOVE_ANIMAL:
            self.move(code)
        elif phase == CHOOSE_LINE:
            self.choose_line(code - LINE)
        elif phase == PLAY_CARD:
            self.play(self.tables.card_of[code - PLAY])
        elif phase == PLACE_CUBE:
            self.set_frame(DID, 1)
            self.count_down()
            if not self.give_cube(code - CUBE):
                self.run()
        elif phase == REMOVE_TILE:
            self.count_down()
            self.take_tile(code - CLEAR)
            self.run()
        elif phase == PEEK_EFFECT:
            self.peek(code == DROP)
        elif phase == NEXT_SEAT:
            self.name(code - NEXT)
        elif phase == NEWBORN:
            if code == NO:
                self.decline_birth()
            else:
                self.bear((code - BORN) // CELLS, (code - BORN) % CELLS)
        elif phase == SPLIT_COUPLE:
            self.split(code - SPLIT)
        else:
            self.decide_rare(code)

    def decide_rare(self, code: i64) -> None:
        phase = self.phase
        if phase == CHOOSE_VICTIM:
            self.next_op()
            self.choose_victim(code - LOSE)
        elif phase == CHOOSE_SIDE:
            self.choose_side(code - SIDE)
        elif phase == PLACE_ANIMAL:
            self.count_down()
            self.put_animal(code - PUT)
            self.tell_animal("animal-placed", code - PUT)
            self.run()
        elif phase == REMOVE_CONSTANT:
            self.next_op()
            if code != STOP:
                self.remove_constant(code - LIFT, 0, self.active)
            self.run()
        elif phase == CHOOSE_TILE:
            self.choose_tile(code - BURN)
        elif phase == STRIP_CUBE:
            self.lose_cube(code - STRIP)
            self.run()
        elif phase == POLL_NEXT:
            if not self.poll(code - POLL):
                self.run()
        elif phase == SETUP_ROLE:
            self.choose_role(self.tables.role_of[code - ROLE])
        elif phase == SETUP_SPECIALTY:
            self.choose_specialty(code - SPEC)
        else:
            self.answer_offer(code)

    def answer_offer(self, code: i64) -> None:
        phase = self.phase
        if phase == EXTRA_CUBE:
            self.extra_cube(code)
        elif phase == CHOOSE_AMOUNT:
            self.choose_amount(code - AMOUNT)
        elif phase == REROLL_DIE:
            self.choose_reroll(code)
        elif phase == CANCEL_EFFECT:
            if code == NO:
                self.begin_card()
                self.run()
            else:
                self.cancel_effect()
        elif phase == IGNORE_PART:
            self.ignore(code != NO)
        elif phase == SAVE_ANIMAL:
            if code == NO:
                self.offered += 1
                self.offer_saving()
            else:
                self.save_animal()
        else:
            assert phase == PAY_FUND
            self.fund(code)

    def act(self, code: i64) -> None:
        """4.2, 4.17, 16.5, 16.6."""
        if code < END:
            number = code - DIE
            self.put_die(number // len(PLACES) + 1, self.place_number(number % len(PLACES)))
        elif code == END:
            self.stage = BEARING
            self.run()
        elif code < LOOK:
            slot = self.lifter()
            price = self.tables.power_cost[self.source(self.active, slot)]
            self.used |= i64(1) << slot
            paid = self.reduced(self.active, price)
            self.pay(self.active, price)
            self.remove_constant(code - PAYLIFT, paid, self.active)
            self.run()
        elif code < SHIFT:
            self.use_main(LOOKS)
            self.look(code - LOOK)
        else:
            self.use_main(SHIFTS)
            self.shift_cube((code - SHIFT) // ROW, (code - SHIFT) % ROW)

    def move(self, code: i64) -> None:
        """15.4."""
        if code == STOP:
            self.set_frame(LEFT, 0)
            self.run()
            return
        self.count_down()
        origin = (code - MOVE) // CELLS
        cell = (code - MOVE) % CELLS
        self.take_animal(origin)
        self.add_animal(cell)
        if self.trace is not None:
            cells = {"from_cell": CELL_IDS[origin], "cell": CELL_IDS[cell]}
            self.tell("animal-moved", {"seat": int(self.active), **self.module_args(), **cells})
        self.run()

    def play(self, card: i64) -> None:
        """15.9: the rest of the outer list waits for a Unique."""
        seat = self.active
        slot = self.tables.slot_of[self.roles[seat] * self.tables.cards + card]
        self.hands[seat] = self.hands[seat] & ~(i64(1) << slot)
        self.next_op()
        self.lay_card(slot)
        self.run()

    def peek(self, drop: bool) -> None:
        """15.10."""
        price = self.operand(2)
        self.next_op()
        if drop:
            self.pay(self.active, price)
            self.drop_effect()
        else:
            self.tell_effect("effect-kept", self.active, self.top)
        self.run()

    def extra_cube(self, code: i64) -> None:
        """16.13."""
        if code == NO:
            self.run()
            return
        slot = self.extra_giver()
        self.used |= i64(1) << slot
        self.pay(self.active, self.tables.power_cost[self.source(self.active, slot)])
        if not self.give_cube(code - EXTRA):
            self.run()

    def choose_amount(self, level: i64) -> None:
        """15.19."""
        self.set_frame(CHOSEN, level)
        self.next_op()
        self.tell_number("amount-chosen", self.active, level)
        self.pay(self.active, level)
        self.run()

    def choose_reroll(self, code: i64) -> None:
        """16.4."""
        if code == STAND:
            self.run()
            return
        value = code - REROLL + 1
        die = self.active * DICE_EACH
        while self.dice[die] != value or self.places[die] != IN_HAND:
            die += 1
        self.cell = die
        self.ask(ROLL_ONE, CHANCE)

    def ignore(self, ignored: bool) -> None:
        """16.15: what was about to happen happens, or does not."""
        part = self.part
        if ignored:
            self.use_ignoring()
            self.part = NO_PART
            if part == PART_SPREAD:
                self.end_destruction()
            else:
                self.extra = 0
                self.run()
        elif part == PART_DESTROY:
            self.ask_line()
        elif part == PART_SPREAD:
            self.spread()
        elif part == PART_TILE:
            self.ask_tile()
        else:
            assert part == PART_UNCUBE
            if not self.ask_uncube():
                self.run()

    def fund(self, code: i64) -> None:
        """15.17."""
        seat = self.asked
        if code == NO:
            self.tell_seat("fund-declined", seat)
            self.set_frame(LEFT, self.frame(LEFT) + 1)
        else:
            price = self.operand(2)
            paid = self.reduced(seat, price)
            self.pay(seat, price)
            self.next_op()
            self.remove_constant(code - FUND, paid, seat)
        self.run()

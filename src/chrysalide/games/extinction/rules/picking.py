# mypyc
"""Random play: one legal action, all equally likely, without listing them where that is slow."""

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.games.extinction.board import ALL, CELLS, NOT_LEFT, NOT_RIGHT, bits, lowest, nth, reach
from chrysalide.games.extinction.codes import DIE, MOVE, PLACES, PLAY, STOP
from chrysalide.games.extinction.rules.listing import HALF, HIGH, LOW, Listing
from chrysalide.games.extinction.rules.phases import (
    ACT,
    CHOOSE_AMOUNT,
    MOVE_ANIMAL,
    NEWBORN,
    PAY_FUND,
    PLAY_CARD,
    REMOVE_CONSTANT,
    SETUP_ROLE,
)


class Picking(Listing):
    """As `legal`, but one of them."""

    def pick(self, dice: Dice) -> i64:
        phase = self.phase
        if phase == ACT:
            return self.pick_act(dice)
        if phase == MOVE_ANIMAL:
            return self.pick_move(dice)
        if phase == PLAY_CARD:
            hand = self.hands[self.active]
            card = self.card_in(self.active, nth(hand, dice.below(bits(hand))))
            return PLAY + self.tables.card_code[card]
        if (
            phase == NEWBORN
            or phase == PAY_FUND
            or phase == REMOVE_CONSTANT
            or phase == SETUP_ROLE
            or phase == CHOOSE_AMOUNT
        ):
            codes = self.legal()
            return codes[dice.below(len(codes))]
        base, choices, last = self.simple_choices()
        number = bits(choices)
        drawn = dice.below(number + 1 if last >= 0 else number)
        return last if drawn == number else base + nth(choices, drawn)

    def pick_act(self, dice: Dice) -> i64:
        """A die on a place; seldom anything else."""
        values = self.values_in_hand()
        if not values or self.has_main():
            codes = self.legal()
            return codes[dice.below(len(codes))]
        self.find_places()
        total: i64 = 0
        left = values
        while left:
            value = lowest(left)
            total += bits(LOW[value]) + bits(HIGH[value])
            left &= left - 1
        drawn = dice.below(total)
        while True:
            value = lowest(values)
            number = bits(LOW[value])
            if drawn < number:
                return DIE + (value - 1) * len(PLACES) + self.place_code(nth(LOW[value], drawn))
            drawn -= number
            number = bits(HIGH[value])
            if drawn < number:
                return DIE + (value - 1) * len(PLACES) + self.place_code(HALF + nth(HIGH[value], drawn))
            drawn -= number
            values &= values - 1

    def pick_move(self, dice: Dice) -> i64:
        """An animal, and one of the cells that it can come to."""
        steps = self.operand(2)
        if steps == 1:
            return self.pick_step(dice)
        free = self.free()
        animals = self.animals()
        total: i64 = 1
        left = animals
        while left:
            total += bits(reach(lowest(left), steps, free))
            left &= left - 1
        drawn = dice.below(total)
        while animals:
            cell = lowest(animals)
            cells = reach(cell, steps, free)
            number = bits(cells)
            if drawn < number:
                return MOVE + cell * CELLS + nth(cells, drawn)
            drawn -= number
            animals &= animals - 1
        return STOP

    def pick_step(self, dice: Dice) -> i64:
        """One step: direction by direction, all animals at once."""
        free = self.free()
        animals = self.animals()
        down = ((animals << 6) & ALL) & free
        up = (animals >> 6) & free
        right = ((animals & NOT_RIGHT) << 1) & free
        left = ((animals & NOT_LEFT) >> 1) & free
        drawn = dice.below(bits(down) + bits(up) + bits(right) + bits(left) + 1)
        if drawn < bits(down):
            return step_code(nth(down, drawn), -6)
        drawn -= bits(down)
        if drawn < bits(up):
            return step_code(nth(up, drawn), 6)
        drawn -= bits(up)
        if drawn < bits(right):
            return step_code(nth(right, drawn), -1)
        drawn -= bits(right)
        if drawn < bits(left):
            return step_code(nth(left, drawn), 1)
        return STOP


def step_code(cell: i64, back: i64) -> i64:
    """The move to a cell from a neighbour."""
    return MOVE + (cell + back) * CELLS + cell

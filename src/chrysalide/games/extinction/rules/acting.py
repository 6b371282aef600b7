# mypyc
"""4.2, 4.17: what the active seat does between its roll and the births."""

from typing import ClassVar, Final

from mypy_extensions import i64

from chrysalide.core.bits import lowest
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.observing import Sheet
from chrysalide.games.extinction.codes import DIE, END, LOOK, PAYLIFT, PLACE_IDS, SHIFT
from chrysalide.games.extinction.facts.records import AMBASSADORS
from chrysalide.games.extinction.powers import LOOKS, SHIFTS
from chrysalide.games.extinction.rules.abilities import (
    aim_ambassador,
    has_main,
    lift,
    lift_choice,
    lifter,
    look,
    look_choice,
    look_places,
    shift_choice,
    shift_cube,
    shift_places,
    use_main,
    why_no_lift,
    why_no_look,
    why_no_shift,
)
from chrysalide.games.extinction.rules.decision import Decision, one_of
from chrysalide.games.extinction.rules.naming import place_number
from chrysalide.games.extinction.rules.phases import BEARING
from chrysalide.games.extinction.rules.places import (
    aim_die,
    aim_place,
    dice_left,
    die_choice,
    list_dice,
    mark_dice,
    pick_die,
    put_die,
    why_no_die,
)
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.rolling import values_in_hand

DIGITS: Final = ["1", "2", "3", "4", "5", "6"]  # values of a die, and places of ambassadors


def lifted(at: Position) -> i64:
    """16.5: the Constants that may be removed for a price, by their positions."""
    return (i64(1) << at.row_size) - 1 if lifter(at) >= 0 else i64(0)


def list_set(codes: list[int], first: i64, numbers: i64) -> None:
    while numbers:
        codes.append(int(first + lowest(numbers)))
        numbers &= numbers - 1


class Act(Decision):
    """4.2, 4.17, 16.5, 16.6: a die on a place, an ability between dice, or the end of the phase."""

    words: ClassVar = {"die": "4.2", "end": "4.17", "paylift": "16.5", "look": "16.6", "shift": "16.6"}
    clicks: ClassVar = {"const": "paylift"}

    def legal(self, at: Position) -> list[int]:
        codes: list[int] = []
        values = values_in_hand(at)
        if values:
            list_dice(at, values, codes)
        else:
            codes.append(END)
        list_set(codes, PAYLIFT, lifted(at))
        list_set(codes, LOOK, look_places(at))
        takes = shift_places(at)
        while takes:
            place = lowest(takes)
            list_set(codes, SHIFT + place * AMBASSADORS, at.up & ~(i64(1) << place))
            takes &= takes - 1
        return codes

    def mask(self, at: Position, sheet: Sheet) -> None:
        values = values_in_hand(at)
        if values:
            mark_dice(at, values, sheet)
        else:
            sheet.mark(END)
        sheet.marks(PAYLIFT, lifted(at))
        sheet.marks(LOOK, look_places(at))
        takes = shift_places(at)
        while takes:
            place = lowest(takes)
            sheet.marks(SHIFT + place * AMBASSADORS, at.up & ~(i64(1) << place))
            takes &= takes - 1

    def pick(self, at: Position, dice: Dice) -> i64:
        """A die on a place; seldom anything else."""
        values = values_in_hand(at)
        if not values or has_main(at):
            return one_of(self.legal(at), dice)
        return pick_die(at, values, dice)

    def apply(self, at: Position, code: i64) -> bool:
        if code < END:
            number = code - DIE
            put_die(at, number // len(PLACE_IDS) + 1, place_number(at, number % len(PLACE_IDS)))
        elif code == END:
            at.stage = BEARING
        elif code < LOOK:
            lift(at, code - PAYLIFT)
        elif code < SHIFT:
            use_main(at, LOOKS)
            return look(at, code - LOOK)
        else:
            use_main(at, SHIFTS)
            shift_cube(at, (code - SHIFT) // AMBASSADORS, (code - SHIFT) % AMBASSADORS)
        return False

    def choice(self, at: Position, code: int) -> Choice:
        if code < END:
            return die_choice(at, code)
        if code == END:
            return Choice("end", Message("choice-end"), ("end",), icon="end")
        if code < LOOK:
            return lift_choice(at, code)
        return look_choice(at, code) if code < SHIFT else shift_choice(at, code)

    def refuse(self, at: Position, code: int) -> Refusal:
        if code < END:
            return why_no_die(at, code)
        if code == END:
            return Refusal("4.3", Message("refuse-dice-left", {"n": int(dice_left(at))}))
        if code < LOOK:
            return why_no_lift(at, code)
        return why_no_look(at, code) if code < SHIFT else why_no_shift(at, code)

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        """A die alone: with the first place where it may lie; an ambassador: look at it, or take a cube from it."""
        if kind == "die":
            return aim_die(at, int(name)) if name in DIGITS else None
        if kind == "place":
            return aim_place(at, name) if name in PLACE_IDS else None
        if kind == "amb":
            return aim_ambassador(at, int(name)) if name in DIGITS else None
        return self.clicked(kind, name)

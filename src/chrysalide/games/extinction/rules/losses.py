# mypyc
"""15.14–15.16: what effects take away: animals, free cells and cubes; 16.15, 16.16: what can be done about it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.games.extinction.board import ALL, BOTTOM, beside, hemmed
from chrysalide.games.extinction.codes import BURN, IGNORE, LOSE, NO, SAVE, STRIP
from chrysalide.games.extinction.facts.records import AMBASSADORS, CELL_IDS, VICTIMS
from chrysalide.games.extinction.powers import SAVES, SAVES_OWN
from chrysalide.games.extinction.rules.decision import Decision, no_choice
from chrysalide.games.extinction.rules.destruction import ask_line, end_destruction, spread
from chrysalide.games.extinction.rules.endings import lacks_tile
from chrysalide.games.extinction.rules.habitat import lose_animal, put_tile
from chrysalide.games.extinction.rules.ignoring import ignorers, offers_ignoring, use_ignoring
from chrysalide.games.extinction.rules.naming import ambassador_args, module_args, slot_args
from chrysalide.games.extinction.rules.opinions import seen_ambassador
from chrysalide.games.extinction.rules.phases import (
    CHOOSE_TILE,
    CHOOSE_VICTIM,
    NO_PART,
    PART_DESTROY,
    PART_NAMES,
    PART_SPREAD,
    PART_TILE,
    PART_UNCUBE,
    SAVE_ANIMAL,
    STRIP_CUBE,
)
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.stack import Operation, by_effect, next_op, operand, pass_by
from chrysalide.games.extinction.rules.wording import cell_choice, slot_choice

# who is lost: the places in facts.records.VICTIMS
BY_TILE: Final = 0
ALONE: Final = 1
ALONE_ROW6: Final = 2
HEMMED_BY: Final = 2  # free neighbours that the last filter allows at most

# --- animals ----------------------------------------------------------------------------------------------------------


def victims(at: Position, filter: i64) -> i64:  # noqa: A002 - the word of the rules
    """15.15: the cells that fit."""
    if filter == BY_TILE:
        return at.animals() & beside(at.tiles)
    if filter == ALONE:
        return at.alone_at()
    if filter == ALONE_ROW6:
        return at.alone_at() & BOTTOM
    return at.animals() & hemmed(at.free(), HEMMED_BY)


class Lose(Operation):
    """15.15: the operation is over when its victim is chosen."""

    def step(self, at: Position) -> bool:
        return at.ask(CHOOSE_VICTIM, at.active) if victims(at, operand(at, 2)) else pass_by(at)


class ChooseVictim(Decision):
    """15.15: the group chooses who is lost."""

    words: ClassVar = {"lose": "15.15"}
    clicks: ClassVar = {"cell": "lose"}
    compulsory: ClassVar = "15.15"

    def is_shared(self, at: Position) -> bool:
        return True

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return LOSE, victims(at, operand(at, 2)), -1

    def apply(self, at: Position, code: i64) -> bool:
        next_op(at)
        at.cell = code - LOSE
        at.offered = 0
        return offer_saving(at)

    def choice(self, at: Position, code: int) -> Choice:
        return cell_choice(code, code - LOSE, "choice-victim", module_args(at), "animal")

    def refuse(self, at: Position, code: int) -> Refusal:
        args = {**module_args(at), "cell": CELL_IDS[code - LOSE], "filter": VICTIMS[operand(at, 2)]}
        return Refusal("15.15", Message("refuse-victim", args))


def offer_saving(at: Position) -> bool:
    """16.16: owners from the active seat on; the first who saves ends it. `offered` counts those asked."""
    while at.offered < at.seats and by_effect(at):
        seat = (at.active + at.offered) % at.seats
        if not (at.saved >> seat) & 1 and savers(at, seat):
            return at.ask(SAVE_ANIMAL, seat)
        at.offered += 1
    cell = at.cell
    at.cell = -1
    at.offered = 0
    return lose_animal(at, cell, "effect")


def savers(at: Position, seat: i64) -> i64:
    """16.16: slots of a seat that can save an animal now."""
    slots = at.sources(seat, SAVES)
    return slots | at.sources(seat, SAVES_OWN) if seat == at.active else slots


def savior(at: Position, seat: i64) -> i64:
    """The slot that the offer comes from."""
    return lowest(at.sources(seat, SAVES) | at.sources(seat, SAVES_OWN))


class SaveAnimal(Decision):
    """16.16: a seat may save the victim; then nothing is lost."""

    words: ClassVar = {"save": "16.16", "no": "14.1"}

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return SAVE, 1, NO

    def apply(self, at: Position, code: i64) -> bool:
        if code == NO:
            at.offered += 1
            return offer_saving(at)
        seat = at.asked
        at.saved |= i64(1) << seat
        cell = at.cell
        at.cell = -1
        at.offered = 0
        if at.trace is not None:
            args = {"seat": int(seat), **slot_args(at, seat, savior(at, seat)), **module_args(at)}
            at.tell("animal-saved", {**args, "cell": CELL_IDS[cell]})
        return False

    def giver(self, at: Position) -> i64:
        return savior(at, at.asked)

    def choice(self, at: Position, code: int) -> Choice:
        if code == NO:
            return no_choice(at)
        label = Message("choice-save", {**module_args(at), "cell": CELL_IDS[at.cell]})
        return Choice("save", label, ("save",), icon="yes")

    def unasked(self, at: Position, code: int) -> Refusal:
        return Refusal("16.16", Message("refuse-nothing-to-save"))


# --- tiles ------------------------------------------------------------------------------------------------------------


def tile_cells(at: Position) -> i64:
    """15.14: free cells beside a tile."""
    return ALL & beside(at.tiles) & ~at.tiles


class Tile(Operation):
    """15.14, 16.15."""

    def step(self, at: Position) -> bool:
        next_op(at)
        if not tile_cells(at):
            return False
        return offers_ignoring(at, PART_TILE) or ask_tile(at)


def ask_tile(at: Position) -> bool:
    at.part = NO_PART
    return lacks_tile(at) or at.ask(CHOOSE_TILE, at.active)


class ChooseTile(Decision):
    """15.14: the group chooses where the tile is put."""

    words: ClassVar = {"burn": "15.14"}
    clicks: ClassVar = {"cell": "burn"}
    compulsory: ClassVar = "15.14"

    def is_shared(self, at: Position) -> bool:
        return True

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return BURN, tile_cells(at), -1

    def apply(self, at: Position, code: i64) -> bool:
        return put_tile(at, code - BURN, code - BURN)

    def choice(self, at: Position, code: int) -> Choice:
        lost = int(at.animals_on(code - BURN))
        detail = Message("detail-lost", {**module_args(at), "n": lost}) if lost else None
        return cell_choice(code, code - BURN, "choice-tile", {}, "tile", detail)

    def refuse(self, at: Position, code: int) -> Refusal:
        return Refusal("15.14", Message("refuse-tile-cell", {"cell": CELL_IDS[code - BURN]}))


# --- cubes ------------------------------------------------------------------------------------------------------------


def richest(at: Position) -> i64:
    """15.16: the places with most cubes, where that is at least 2."""
    most: i64 = 2
    found: i64 = 0
    for place in range(AMBASSADORS):
        if at.cubes[place] > most:
            most = at.cubes[place]
            found = 0
        if at.cubes[place] == most:
            found |= i64(1) << place
    return found


class Uncube(Operation):
    """15.16, 16.15."""

    def step(self, at: Position) -> bool:
        next_op(at)
        if not richest(at):
            return False
        return offers_ignoring(at, PART_UNCUBE) or ask_uncube(at)


def ask_uncube(at: Position) -> bool:
    at.part = NO_PART
    places = richest(at)
    if bits(places) > 1:
        return at.ask(STRIP_CUBE, at.active)
    lose_cube(at, lowest(places))
    return False


class StripCube(Decision):
    """15.16: the group chooses among the ambassadors with most cubes."""

    words: ClassVar = {"strip": "15.16"}
    clicks: ClassVar = {"amb": "strip"}
    compulsory: ClassVar = "15.16"

    def is_shared(self, at: Position) -> bool:
        return True

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return STRIP, richest(at), -1

    def apply(self, at: Position, code: i64) -> bool:
        lose_cube(at, code - STRIP)
        return False

    def choice(self, at: Position, code: int) -> Choice:
        place = code - STRIP
        args = {**seen_ambassador(at, place), "cubes": int(at.cubes[place])}
        return slot_choice(code, place, Message("choice-strip", args), None)

    def refuse(self, at: Position, code: int) -> Refusal:
        place = code - STRIP
        args = {**seen_ambassador(at, place), "cubes": int(at.cubes[place])}
        return Refusal("15.16", Message("refuse-not-most", args))


def lose_cube(at: Position, place: i64) -> None:
    at.cubes[place] = at.cubes[place] - 1
    at.cubes_left += 1
    if at.trace is not None:
        at.tell("cube-lost", {**ambassador_args(at, place), "cubes": int(at.cubes[place])})


# --- parts that are ignored -------------------------------------------------------------------------------------------


class IgnorePart(Decision):
    """16.15: what was about to happen happens, or does not."""

    words: ClassVar = {"ignore": "16.15", "no": "14.1"}

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return IGNORE, 1, NO

    def apply(self, at: Position, code: i64) -> bool:
        part = at.part
        if code != NO:
            use_ignoring(at)
            at.part = NO_PART
            if part == PART_SPREAD:
                return end_destruction(at)
            at.extra = 0
            return False
        if part == PART_DESTROY:
            return ask_line(at)
        if part == PART_SPREAD:
            return spread(at)
        if part == PART_TILE:
            return ask_tile(at)
        return ask_uncube(at)

    def giver(self, at: Position) -> i64:
        return lowest(ignorers(at, at.part))

    def choice(self, at: Position, code: int) -> Choice:
        if code == NO:
            return no_choice(at)
        return Choice("ignore", Message("choice-ignore", {"part": PART_NAMES[at.part]}), ("ignore",), icon="yes")

    def unasked(self, at: Position, code: int) -> Refusal:
        return Refusal("16.15", Message("refuse-nothing-to-ignore"))

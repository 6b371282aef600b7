# mypyc
"""Chapters 7 and 9: animals and tiles come and go; the operations that move, place and clear them."""

from typing import ClassVar, Final

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest, nth
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.observing import Sheet
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.board import ALL, CELLS, NOT_LEFT, NOT_RIGHT, beside, reach
from chrysalide.games.extinction.codes import CLEAR, MOVE, PUT, STOP
from chrysalide.games.extinction.facts.records import CELL_IDS, SIDE
from chrysalide.games.extinction.rules.decision import Decision
from chrysalide.games.extinction.rules.endings import dies_out
from chrysalide.games.extinction.rules.naming import module_args, tell_animal
from chrysalide.games.extinction.rules.phases import MOVE_ANIMAL, PLACE_ANIMAL, REMOVE_TILE, TIMES_LEFT
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.stack import Operation, count_down, counted, frame, operand, pass_by, set_frame
from chrysalide.games.extinction.rules.wording import cell_choice, stop_choice

NEAR_COUPLE: Final = 0  # where animals are placed: the place in facts.records.PLACES

# --- animals ----------------------------------------------------------------------------------------------------------


def put_animal(at: Position, cell: i64) -> None:
    """7.4: from the supply."""
    at.herd -= 1
    at.add_animal(cell)


def lose_animal(at: Position, cell: i64, cause: str) -> bool:
    """7.4–7.6: one animal of a cell; True where the match is lost."""
    at.take_animal(cell)
    at.herd += 1
    if at.trace is not None:
        args = {**module_args(at), "cell": CELL_IDS[cell], "population": int(at.population()), "cause": cause}
        at.tell("animal-lost", args)
    return dies_out(at)


def clear_cells(at: Position, cells: i64) -> i64:
    """7.6: all animals of some cells, together; how many they were."""
    before = at.population()
    at.ones &= ~cells
    at.twos &= ~cells
    at.fours &= ~cells
    at.eights &= ~cells
    number = before - at.population()
    at.herd += number
    return number


# --- tiles ------------------------------------------------------------------------------------------------------------


def put_tile(at: Position, cell: i64, from_cell: i64) -> bool:
    """9.5: from the reserve; all animals of the cell are lost. True where the match is lost."""
    bit = i64(1) << cell
    at.reserve -= 1
    at.tiles |= bit
    at.tiles_placed += 1
    if at.trace is not None:
        args = {"cell": CELL_IDS[cell], "from_cell": CELL_IDS[from_cell], "reserve": int(at.reserve)}
        slid = "yes" if cell != from_cell else "no"
        at.tell("tile-placed", {**args, "spread": "yes" if at.spreading else "no", "slid": slid})
    if not at.animals() & bit:
        return False
    number = clear_cells(at, bit)
    if at.trace is not None:
        args = {**module_args(at), "cell": CELL_IDS[cell], "n": int(number), "population": int(at.population())}
        at.tell("animals-covered", args)
    return dies_out(at)


def take_tile(at: Position, cell: i64) -> None:
    """9.9: back to the reserve."""
    at.tiles &= ~(i64(1) << cell)
    at.reserve += 1
    if at.trace is not None:
        args = {"seat": int(at.active), "cell": CELL_IDS[cell], "reserve": int(at.reserve)}
        at.tell("tile-removed", args)


# --- moving -----------------------------------------------------------------------------------------------------------


class Move(Operation):
    """15.4: while moves are left and an animal can move at all."""

    def step(self, at: Position) -> bool:
        if counted(at) <= 0 or not beside(at.animals()) & at.free():
            return pass_by(at)
        return at.ask(MOVE_ANIMAL, at.active)


class MoveAnimal(Decision):
    """7.1–7.3, 15.4: an animal and a cell that it can come to; or no further move."""

    words: ClassVar = {"move": "15.4", "stop": "15.4"}

    def legal(self, at: Position) -> list[int]:
        codes: list[int] = []
        free = at.free()
        steps = operand(at, 2)
        animals = at.animals()
        while animals:
            cell = lowest(animals)
            cells = reach(cell, steps, free)
            while cells:
                codes.append(MOVE + cell * CELLS + lowest(cells))
                cells &= cells - 1
            animals &= animals - 1
        codes.append(STOP)
        return codes

    def mask(self, at: Position, sheet: Sheet) -> None:
        free = at.free()
        steps = operand(at, 2)
        animals = at.animals()
        while animals:
            cell = lowest(animals)
            sheet.marks(MOVE + cell * CELLS, reach(cell, steps, free))
            animals &= animals - 1
        sheet.mark(STOP)

    def pick(self, at: Position, dice: Dice) -> i64:
        steps = operand(at, 2)
        if steps == 1:
            return pick_step(at, dice)
        free = at.free()
        animals = at.animals()
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

    def apply(self, at: Position, code: i64) -> bool:
        if code == STOP:
            set_frame(at, TIMES_LEFT, 0)
            return False
        count_down(at)
        origin = (code - MOVE) // CELLS
        cell = (code - MOVE) % CELLS
        at.take_animal(origin)
        at.add_animal(cell)
        if at.trace is not None:
            cells = {"from_cell": CELL_IDS[origin], "cell": CELL_IDS[cell]}
            at.tell("animal-moved", {"seat": int(at.active), **module_args(at), **cells})
        return False

    def choice(self, at: Position, code: int) -> Choice:
        if code == STOP:
            return stop_choice(int(frame(at, TIMES_LEFT)))
        origin, cell = divmod(code - MOVE, CELLS)
        cells = {"from_cell": CELL_IDS[origin], "cell": CELL_IDS[cell]}
        detail: Message | None = None
        if at.animals_on(cell) % 2:
            detail = Message("detail-couple", module_args(at))
        elif at.animals_on(origin) % 2 == 0:
            detail = Message("detail-breaks", module_args(at))
        label = Message("choice-move", {**module_args(at), **cells})
        targets = (f"cell:{CELL_IDS[origin]}", f"cell:{CELL_IDS[cell]}")
        return Choice(SPACE[code].text, label, targets, detail, badge=CELL_IDS[cell], icon="animal")

    def refuse(self, at: Position, code: int) -> Refusal:
        origin, cell = divmod(code - MOVE, CELLS)
        cells = {"from_cell": CELL_IDS[origin], "cell": CELL_IDS[cell]}
        if not at.animals_on(origin):
            return Refusal("7.1", Message("refuse-no-animal", {**module_args(at), "cell": CELL_IDS[origin]}))
        if origin == cell:
            return Refusal("7.3", Message("refuse-same-cell", {"cell": CELL_IDS[cell]}))
        if (at.tiles >> cell) & 1:
            return Refusal("7.1", Message("refuse-tile-in-way", {"cell": CELL_IDS[cell]}))
        return Refusal("7.3", Message("refuse-too-far", {**cells, "steps": int(operand(at, 2))}))

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        """A cell alone: with the first other cell that makes it a legal move, else with any."""
        if kind != "cell" or name not in CELL_IDS:
            return None
        cell = CELL_IDS.index(name)
        moves = [code for code in self.legal(at) if code != STOP] if at.phase == MOVE_ANIMAL else []
        starts = [code for code in moves if (code - MOVE) // CELLS == cell]
        ends = [code for code in moves if (code - MOVE) % CELLS == cell]
        found = starts or ends
        return found[0] if found else MOVE + cell * CELLS + (cell + 1) % CELLS


def pick_step(at: Position, dice: Dice) -> i64:
    """One step: direction by direction, all animals at once."""
    free = at.free()
    animals = at.animals()
    down = ((animals << SIDE) & ALL) & free
    up = (animals >> SIDE) & free
    right = ((animals & NOT_RIGHT) << 1) & free
    left = ((animals & NOT_LEFT) >> 1) & free
    drawn = dice.below(bits(down) + bits(up) + bits(right) + bits(left) + 1)
    if drawn < bits(down):
        return step_code(nth(down, drawn), -SIDE)
    drawn -= bits(down)
    if drawn < bits(up):
        return step_code(nth(up, drawn), SIDE)
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


# --- placing and clearing ---------------------------------------------------------------------------------------------


class Place(Operation):
    """15.5: while animals are left to place, in the supply, and a cell for them."""

    def step(self, at: Position) -> bool:
        if counted(at) <= 0 or at.herd == 0 or not put_cells(at):
            return pass_by(at)
        return at.ask(PLACE_ANIMAL, at.active)


def put_cells(at: Position) -> i64:
    """15.5: where the operation under way may place an animal."""
    empty = at.empty()
    return beside(at.couples_at()) & empty if operand(at, 2) == NEAR_COUPLE else empty


class PlaceAnimal(Decision):
    """15.5."""

    words: ClassVar = {"put": "15.5"}
    clicks: ClassVar = {"cell": "put"}
    compulsory: ClassVar = "15.5"

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return PUT, put_cells(at), -1

    def apply(self, at: Position, code: i64) -> bool:
        count_down(at)
        put_animal(at, code - PUT)
        tell_animal(at, "animal-placed", code - PUT)
        return False

    def choice(self, at: Position, code: int) -> Choice:
        return cell_choice(code, code - PUT, "choice-place", module_args(at), "animal")

    def refuse(self, at: Position, code: int) -> Refusal:
        cell = code - PUT
        if (at.empty() >> cell) & 1 and operand(at, 2) == NEAR_COUPLE:
            return Refusal("15.5", Message("refuse-not-near-couple", {**module_args(at), "cell": CELL_IDS[cell]}))
        return Refusal("15.5", Message("refuse-not-empty", {"cell": CELL_IDS[cell]}))


class Untile(Operation):
    """15.6: while tiles are left to take away."""

    def step(self, at: Position) -> bool:
        if counted(at) <= 0 or not at.tiles:
            return pass_by(at)
        return at.ask(REMOVE_TILE, at.active)


class RemoveTile(Decision):
    """9.9, 15.6."""

    words: ClassVar = {"clear": "15.6"}
    clicks: ClassVar = {"cell": "clear"}
    compulsory: ClassVar = "15.6"

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return CLEAR, at.tiles, -1

    def apply(self, at: Position, code: i64) -> bool:
        count_down(at)
        take_tile(at, code - CLEAR)
        return False

    def choice(self, at: Position, code: int) -> Choice:
        return cell_choice(code, code - CLEAR, "choice-untile", {}, "tile")

    def refuse(self, at: Position, code: int) -> Refusal:
        return Refusal("15.6", Message("refuse-no-tile", {"cell": CELL_IDS[code - CLEAR]}))

# mypyc
"""Chapter 8, the second phase of a turn: couples, the birth die, newborns and tigers that part."""

from typing import ClassVar

from mypy_extensions import i64

from chrysalide.core.bits import lowest
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.observing import Sheet
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.board import CELLS, beside, cross
from chrysalide.games.extinction.codes import BIRTH, BORN, NO, SPLIT
from chrysalide.games.extinction.facts.records import CELL_IDS
from chrysalide.games.extinction.powers import BIRTH_POWER, NURSERY
from chrysalide.games.extinction.rules.decision import PIPS, Decision, faces, no_choice, one_of
from chrysalide.games.extinction.rules.habitat import lose_animal, put_animal
from chrysalide.games.extinction.rules.naming import module_args, tell_seat
from chrysalide.games.extinction.rules.phases import BIRTH_ROLL, NEWBORN, SPLIT_COUPLE
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.wording import cell_choice


def birth_target(at: Position) -> i64:
    """8.3, 17.12: couples, what the module adds, and modifiers in force."""
    tables = at.tables
    target = at.couples() + tables.birth_base
    for position in range(at.row_size):
        target += tables.birth_mods[at.row[position]]
    slots = at.sources(at.active, BIRTH_POWER)
    while slots:
        target += tables.power_n[at.source(at.active, lowest(slots))]
        slots &= slots - 1
    return target


def cradles(at: Position, parent: i64) -> i64:
    """8.4, 16.12: where the child of a couple may be put."""
    empty = at.empty()
    found = beside(i64(1) << parent) & empty
    if at.sources(at.active, NURSERY):
        found |= cross(parent) & empty
    return found


def has_cradle(at: Position) -> bool:
    couples = at.couples_at()
    if beside(couples) & at.empty():
        return True
    if at.sources(at.active, NURSERY):
        while couples:
            if cradles(at, lowest(couples)):
                return True
            couples &= couples - 1
    return False


def why_no_birth(at: Position) -> str:
    """8.2, 8.7, 8.8: why the die is not rolled; empty where it is."""
    if not at.couples_at():
        return "no-couple"
    if at.herd == 0:
        return "no-supply"
    if not has_cradle(at):
        return "no-cell"
    return "target" if birth_target(at) <= 0 else ""


def begin_births(at: Position) -> bool:
    """True where chance is asked."""
    why = why_no_birth(at)
    if not why:
        return at.ask(BIRTH_ROLL, CHANCE)
    if at.trace is not None:
        at.tell("no-birth", {"seat": int(at.active), "why": why})
    return False


class BirthRoll(Decision):
    """8.3, 8.6: the birth die is rolled."""

    words: ClassVar = {"birth": "8.3"}

    def outcomes(self, at: Position) -> list[int]:
        return faces(BIRTH)

    def draw(self, at: Position, dice: Dice) -> i64:
        return BIRTH + dice.below(PIPS)

    def apply(self, at: Position, code: i64) -> bool:
        value = code - BIRTH + 1
        target = birth_target(at)
        if at.trace is not None:
            success = "yes" if value <= target else "no"
            args = {"seat": int(at.active), "value": int(value), "target": int(target), "success": success}
            at.tell("birth-rolled", args)
        return value <= target and at.ask(NEWBORN, at.active)


class Newborn(Decision):
    """8.4, 8.5: which couple has a child, and where it is put; 8.9: with `optional_births` none may be wanted."""

    words: ClassVar = {"born": "8.5", "no": "14.1"}

    def legal(self, at: Position) -> list[int]:
        codes: list[int] = []
        couples = at.couples_at()
        while couples:
            parent = lowest(couples)
            cells = cradles(at, parent)
            while cells:
                codes.append(BORN + parent * CELLS + lowest(cells))
                cells &= cells - 1
            couples &= couples - 1
        if at.optional_births:
            codes.append(NO)
        return codes

    def mask(self, at: Position, sheet: Sheet) -> None:
        couples = at.couples_at()
        while couples:
            parent = lowest(couples)
            sheet.marks(BORN + parent * CELLS, cradles(at, parent))
            couples &= couples - 1
        if at.optional_births:
            sheet.mark(NO)

    def pick(self, at: Position, dice: Dice) -> i64:
        return one_of(self.legal(at), dice)

    def apply(self, at: Position, code: i64) -> bool:
        if code == NO:
            tell_seat(at, "birth-declined", at.active)
            return False
        return bear(at, (code - BORN) // CELLS, (code - BORN) % CELLS)

    def choice(self, at: Position, code: int) -> Choice:
        if code == NO:
            return no_choice(at)
        parent, cell = divmod(code - BORN, CELLS)
        cells = {"cell": CELL_IDS[cell], "parent_cell": CELL_IDS[parent]}
        label = Message("choice-newborn", {**module_args(at), **cells})
        targets = (f"cell:{CELL_IDS[cell]}", f"cell:{CELL_IDS[parent]}")
        return Choice(SPACE[code].text, label, targets, badge=CELL_IDS[cell], icon="animal")

    def refuse(self, at: Position, code: int) -> Refusal:
        parent, cell = divmod(code - BORN, CELLS)
        if at.animals_on(parent) < 2:
            return Refusal("8.4", Message("refuse-no-couple", {**module_args(at), "cell": CELL_IDS[parent]}))
        if not (at.empty() >> cell) & 1:
            return Refusal("8.4", Message("refuse-not-empty", {"cell": CELL_IDS[cell]}))
        cells = {"cell": CELL_IDS[cell], "parent_cell": CELL_IDS[parent]}
        return Refusal("8.4", Message("refuse-not-beside", cells))

    def decline(self, at: Position, rule: str) -> Refusal:
        return Refusal("8.9", Message("refuse-must-birth"))

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        """A cell alone: as the child's, with the first couple that may put it there, else with any couple."""
        if kind != "cell" or name not in CELL_IDS:
            return None
        cell = CELL_IDS.index(name)
        born = [code for code in self.legal(at) if code != NO and (code - BORN) % CELLS == cell]
        return born[0] if born else BORN + int(lowest(at.couples_at())) * CELLS + cell


def bear(at: Position, parent: i64, cell: i64) -> bool:
    """8.4, 8.5; 8.10: then a tiger of the parents' cell steps aside, or is lost."""
    put_animal(at, cell)
    if at.trace is not None:
        cells = {"parent_cell": CELL_IDS[parent], "cell": CELL_IDS[cell]}
        args = {"seat": int(at.active), **module_args(at), **cells, "population": int(at.population())}
        at.tell("born", args)
    if not at.tables.separates:
        return False
    if not beside(i64(1) << parent) & at.empty():
        return lose_animal(at, parent, "separation")
    at.cell = parent
    return at.ask(SPLIT_COUPLE, at.active)


class SplitCouple(Decision):
    """8.10: where a tiger of the parents' cell goes."""

    words: ClassVar = {"split": "8.10"}
    clicks: ClassVar = {"cell": "split"}
    compulsory: ClassVar = "8.10"

    def offer(self, at: Position) -> tuple[i64, i64, i64]:
        return SPLIT, beside(i64(1) << at.cell) & at.empty(), -1

    def apply(self, at: Position, code: i64) -> bool:
        parent = at.cell
        cell = code - SPLIT
        at.cell = -1
        at.take_animal(parent)
        at.add_animal(cell)
        if at.trace is not None:
            cells = {"from_cell": CELL_IDS[parent], "cell": CELL_IDS[cell]}
            at.tell("parent-moved", {"seat": int(at.active), **module_args(at), **cells})
        return False

    def choice(self, at: Position, code: int) -> Choice:
        return cell_choice(code, code - SPLIT, "choice-split", module_args(at), "animal")

    def refuse(self, at: Position, code: int) -> Refusal:
        args = {"cell": CELL_IDS[code - SPLIT], "parent_cell": CELL_IDS[at.cell]}
        return Refusal("8.10", Message("refuse-split-cell", args))

# mypyc
"""One position of Extinction: everything that lies on the table, and where in a turn we are."""

from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.bits import bits
from chrysalide.core.packs import is_pack
from chrysalide.core.state import CHANCE, State
from chrysalide.core.vectors import vec
from chrysalide.games.extinction.board import ALL, CELLS
from chrysalide.games.extinction.codes import PACKS
from chrysalide.games.extinction.facts import DEFAULT
from chrysalide.games.extinction.facts.records import AMBASSADORS, COPIES, DICE, EFFECTS, MOST_SEATS
from chrysalide.games.extinction.powers import POWERS
from chrysalide.games.extinction.rules.history import packed_turn
from chrysalide.games.extinction.rules.phases import (
    BY_VOTES,
    DEPTH,
    EFFECT_BITS,
    FRAME,
    IN_HAND,
    NO_PART,
    POLLS,
    RUNNING,
    SETTING_UP,
    SETUP_ROLE,
    TURNS,
    UNKNOWN,
)
from chrysalide.games.extinction.tables import SLOTS, SPECIALTY, Tables, tables_for

NOBODY: Final = vec[i64]([-1] * MOST_SEATS)  # what a position begins with; shared, so copied before it is changed
NOTHING: Final = vec[i64]([0] * MOST_SEATS)
NO_DICE: Final = vec[i64]([0] * (MOST_SEATS * DICE))
ALL_IN_HAND: Final = vec[i64]([IN_HAND] * (MOST_SEATS * DICE))
NO_FACES: Final = vec[i64]([UNKNOWN] * AMBASSADORS)
NO_CUBES: Final = vec[i64]([0] * AMBASSADORS)
NO_ROW: Final = vec[i64]([-1] * EFFECTS)
NO_FRAMES: Final = vec[i64]([0] * (DEPTH * FRAME))
NO_HISTORY: Final = vec[i64]([0] * (TURNS + 1))
NO_POLLS: Final = vec[i64]([0] * POLLS)

# The fields as `key`, pickles and views list them: records end with a digest of `key`, so the order stays.
NUMBERS: Final[list[str]] = [
    "all_tiles", "phase", "asked", "stage", "cursor", "active", "year", "played", "turns", "bank", "cubes_left",
    "herd", "reserve", "ones", "twos", "fours", "eights", "tiles", "skip", "up", "effects", "top", "spent",
    "row_size", "due", "card", "tiles_placed", "used", "saved", "cell", "offered", "line", "spot", "extra",
    "spreading", "part", "place", "depth", "answered", "yes", "polled", "polls_made", "end",
]  # fmt: skip
ARRAYS: Final[list[str]] = [
    "roles", "specialties", "hands", "decks", "discards", "laid", "permanents", "order", "money", "dice", "places",
    "faces", "known", "cubes", "row", "stack", "answers", "history", "polls",
]  # fmt: skip


class Position(State):
    """What lies on the table between two decisions.

    Sets of cards are bit masks over the slots of a role's deck (`Tables`), sets of cells over the board (`board.py`),
    sets of seats over the seats. The animals are kept as four sets of cells: bit k of a cell's number of animals is
    in the k-th of `ones`, `twos`, `fours`, `eights`.

    Numbers are declared here, arrays in `__init__`: the compiler knows of both that they are always there.
    """

    # where we are
    phase: i64 = SETUP_ROLE
    asked: i64 = 0  # who is to act
    stage: i64 = SETTING_UP
    # set-up: cards dealt to the seat, START_CARD before any; start of turn: abilities that have had their moment
    cursor: i64 = 0
    active: i64 = 0  # 14.5: the seat that played last, during votes and between years
    year: i64 = 1
    played: i64 = 0  # seats whose turn marker lies on the time marker
    turns: i64 = 0  # turns that are over
    # supplies
    bank: i64 = 0
    cubes_left: i64 = 0
    herd: i64 = 0
    reserve: i64 = 0
    all_tiles: i64 = 0  # reserve and board together
    # the board
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    eights: i64 = 0
    tiles: i64 = 0
    skip: i64 = 0  # 9.1
    # ambassadors
    up: i64 = 0  # places turned face up
    # effects: a set of cards has three bits for each kind
    effects: i64 = 0  # the deck without a known top card
    top: i64 = UNKNOWN  # known to all
    spent: i64 = 0  # the discard
    row_size: i64 = 0
    due: i64 = 0  # 10.9: positions of triggered Constants that are still to act
    card: i64 = -1  # the effect card in resolution
    # this turn
    tiles_placed: i64 = 0
    used: i64 = 0  # slots of the active seat whose use in this turn is over
    saved: i64 = 0  # 16.16: seats that have saved an animal from the card in resolution
    # what is under way
    cell: i64 = -1  # births: the parent's cell; effects: the victim's; a die rolled again: its number
    offered: i64 = 0  # 16.16: seats that were asked, or need not be asked, to save the victim
    line: i64 = -1
    spot: i64 = -1  # the cell that the destruction die named, or where the first tile lies
    extra: i64 = 0  # 1: an extra destruction
    spreading: i64 = 0  # 1: the second tile of a destruction
    part: i64 = NO_PART  # 16.15
    place: i64 = -1  # of the ambassador that is revealed, looked at or polled
    depth: i64 = 0
    answered: i64 = 0
    # votes
    yes: i64 = 0
    polled: i64 = 0
    # the story
    polls_made: i64 = 0
    end: i64 = RUNNING

    def __init__(
        self,
        tables: Tables | None = None,
        open_hands: bool = True,
        majority: bool = False,
        optional_births: bool = False,
        random_roles: bool = False,
        needed: int = 4,
        starting_money: int = 0,
        tiles_delta: int = 0,
        first_rules: bool = False,
        bare: bool = False,
    ) -> None:
        """The options, as they work in this match. With `bare` nothing is set up: `fill` or `restore` must follow."""
        self.trace = None
        self.tables: Tables = tables if tables is not None else tables_for(DEFAULT, "tigre", "normal", 2, 3)
        self.seats: i64 = self.tables.seats
        self.open_hands = open_hands  # also in solo
        self.majority = majority  # 14.6
        self.optional_births = optional_births
        self.random_roles = random_roles
        self.needed: i64 = needed  # Yes votes
        self.starting_money: i64 = starting_money
        self.first_rules = first_rules  # version 1: otherwise in 2.8 (order), 12.8 (who is polled) and 14.3 (next seat)
        # seats
        self.roles = NOBODY
        self.specialties = NOBODY  # over all roles: 2 × role, + 1 for the second
        self.hands = NOTHING  # sets of slots
        self.decks = NOTHING
        self.discards = NOTHING
        self.laid = NOTHING  # the seat's Action cards in the area
        self.permanents = NOTHING
        self.order = NOTHING  # Permanents in order of play: four bits each, slot + 1, oldest lowest
        self.money = NOTHING
        self.dice = NO_DICE  # values; 0 before the first roll
        self.places = ALL_IN_HAND  # where they lie: see `Tables`
        # ambassadors
        self.faces = NO_FACES  # who they are, as far as anybody has found out
        self.known = NO_CUBES  # seats that know it
        self.cubes = NO_CUBES
        # effects
        self.row = NO_ROW  # Constants, oldest first
        # what is under way
        self.stack = NO_FRAMES  # see `stack.py`
        self.answers = NOBODY  # 14.6: codes, by seat
        # the story: see `history.py`
        self.history = NO_HISTORY
        self.polls = NO_POLLS
        if not bare:
            self.own(self)
            self._set_up(tiles_delta)

    def _set_up(self, tiles_delta: int) -> None:
        """2.1–2.7, 2.14: what lies there before the first decision."""
        tables = self.tables
        if self.random_roles:
            self.asked = CHANCE
        self.bank = tables.pack.money
        self.cubes_left = tables.pack.cubes
        self.herd = tables.pack.animals
        self.all_tiles = max(1, min(tables.pack.tiles, tables.tiles + tiles_delta))
        self.reserve = self.all_tiles
        for seat in range(self.seats):
            self.money[seat] = min(self.bank, tables.pack.money_start + self.starting_money)
            self.bank -= self.money[seat]
        for cell in range(CELLS):
            for _ in range(tables.herd[cell]):
                self.add_animal(cell)
                self.herd -= 1
        for kind in range(tables.kinds):
            self.effects += tables.copies[kind] << (EFFECT_BITS * kind)
        for kind in tables.at_once:
            self.effects -= i64(1) << (EFFECT_BITS * kind)
            self.row[self.row_size] = kind
            self.row_size += 1
        self.history[0] = packed_turn(self.population(), 0, self.year, 0)

    def ask(self, phase: i64, seat: i64) -> bool:
        """The next decision, and whose it is; always True, as callers say whether somebody is asked."""
        self.phase = phase
        self.asked = seat
        return True

    # --- the board ----------------------------------------------------------------------------------------------

    def animals(self) -> i64:
        """Cells with an animal."""
        return self.ones | self.twos | self.fours | self.eights

    def couples_at(self) -> i64:
        """Cells with a couple."""
        return self.twos | self.fours | self.eights

    def alone_at(self) -> i64:
        """Cells with exactly one animal."""
        return self.ones & ~(self.twos | self.fours | self.eights)

    def empty(self) -> i64:
        """Cells without animal and tile."""
        return ALL & ~(self.animals() | self.tiles)

    def free(self) -> i64:
        """Cells without tile."""
        return ALL & ~self.tiles

    def animals_on(self, cell: i64) -> i64:
        return (
            ((self.ones >> cell) & 1)
            + 2 * ((self.twos >> cell) & 1)
            + 4 * ((self.fours >> cell) & 1)
            + 8 * ((self.eights >> cell) & 1)
        )

    def population(self) -> i64:
        """7.5."""
        return self.animals_among(ALL)

    def animals_among(self, cells: i64) -> i64:
        """How many stand on these cells."""
        return (
            bits(self.ones & cells)
            + 2 * bits(self.twos & cells)
            + 4 * bits(self.fours & cells)
            + 8 * bits(self.eights & cells)
        )

    def couples(self) -> i64:
        """8.1: over all cells, half of the animals there, rounded down."""
        return bits(self.twos) + 2 * bits(self.fours) + 4 * bits(self.eights)

    def add_animal(self, cell: i64) -> None:
        carry = i64(1) << cell
        more = self.ones & carry
        self.ones ^= carry
        carry = more
        more = self.twos & carry
        self.twos ^= carry
        carry = more
        more = self.fours & carry
        self.fours ^= carry
        self.eights ^= more

    def take_animal(self, cell: i64) -> None:
        borrow = i64(1) << cell
        more = borrow & ~self.ones
        self.ones ^= borrow
        borrow = more
        more = borrow & ~self.twos
        self.twos ^= borrow
        borrow = more
        more = borrow & ~self.fours
        self.fours ^= borrow
        self.eights ^= more

    # --- seats and cards ----------------------------------------------------------------------------------------

    def all_seats(self) -> i64:
        return (i64(1) << self.seats) - 1

    def seat_of(self, role: i64) -> i64:
        """The seat with a role, or -1."""
        for seat in range(self.seats):
            if self.roles[seat] == role:
                return seat
        return -1

    def sources(self, seat: i64, power: i64) -> i64:
        """Slots of a seat that can do something: its Permanents, and 14 for its specialty."""
        tables = self.tables
        found = self.permanents[seat] & tables.slot_powers[self.roles[seat] * POWERS + power]
        return found | tables.specialty_powers[self.specialties[seat] * POWERS + power]

    def source(self, seat: i64, slot: i64) -> i64:
        """The number of a seat's slot in the tables of abilities."""
        if slot < SPECIALTY:
            return self.roles[seat] * SLOTS + slot
        return self.tables.specialty_base + self.specialties[seat]

    def card_in(self, seat: i64, slot: i64) -> i64:
        """The card of a slot, as the pack numbers it."""
        return self.tables.card_at[self.roles[seat] * SLOTS + slot]

    def slot_of(self, seat: i64, card: i64) -> i64:
        """The slot of a card in a seat's deck, or -1."""
        return self.tables.slot_of[self.roles[seat] * self.tables.cards + card]

    def copies_of(self, cards: i64, kind: i64) -> i64:
        """How many copies of an effect card a set has."""
        return (cards >> (EFFECT_BITS * kind)) & COPIES

    def in_play(self, kind: i64) -> bool:
        """Is a Constant in play?"""
        for position in range(self.row_size):  # noqa: SIM110 - compiled, a generator would cost more
            if self.row[position] == kind:
                return True
        return False

    # --- the whole ----------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        return self.asked

    def scores(self) -> list[float]:
        """13.5: 1 or 0 for all seats together."""
        return [1.0 if self.end == BY_VOTES else 0.0] * self.seats

    def winners(self) -> list[int]:
        return list(range(self.seats)) if self.end == BY_VOTES else []

    def returns(self) -> list[float]:
        """13.1: all win together, or all lose."""
        return [1.0 if self.end == BY_VOTES else -1.0] * self.seats

    def horizon(self) -> i64:
        """Another number in every phase of a turn: what comes then is luck that the evaluation allows for.

        It is negative as no decision needs random play after it: the evaluation finds the best reply by itself.
        """
        return -1 - self.turns * 16 - (15 if self.end else self.stage)

    # --- copies and keys ----------------------------------------------------------------------------------------

    def fill(self, twin: "Position") -> None:
        """Make `twin`, which has the same options, equal to this position; searches do it all the time, so the fields
        are written out."""
        twin.own(self)
        twin.all_tiles = self.all_tiles
        twin.phase = self.phase
        twin.asked = self.asked
        twin.stage = self.stage
        twin.cursor = self.cursor
        twin.active = self.active
        twin.year = self.year
        twin.played = self.played
        twin.turns = self.turns
        twin.bank = self.bank
        twin.cubes_left = self.cubes_left
        twin.herd = self.herd
        twin.reserve = self.reserve
        twin.ones = self.ones
        twin.twos = self.twos
        twin.fours = self.fours
        twin.eights = self.eights
        twin.tiles = self.tiles
        twin.skip = self.skip
        twin.up = self.up
        twin.effects = self.effects
        twin.top = self.top
        twin.spent = self.spent
        twin.row_size = self.row_size
        self._fill_turn(twin)

    def _fill_turn(self, twin: "Position") -> None:
        twin.due = self.due
        twin.card = self.card
        twin.tiles_placed = self.tiles_placed
        twin.used = self.used
        twin.saved = self.saved
        twin.cell = self.cell
        twin.offered = self.offered
        twin.line = self.line
        twin.spot = self.spot
        twin.extra = self.extra
        twin.spreading = self.spreading
        twin.part = self.part
        twin.place = self.place
        twin.depth = self.depth
        twin.answered = self.answered
        twin.yes = self.yes
        twin.polled = self.polled
        twin.polls_made = self.polls_made
        twin.end = self.end

    def own(self, other: "Position") -> None:
        """Arrays of one's own, equal to those of another position."""
        self.roles = other.roles[:]
        self.specialties = other.specialties[:]
        self.hands = other.hands[:]
        self.decks = other.decks[:]
        self.discards = other.discards[:]
        self.laid = other.laid[:]
        self.permanents = other.permanents[:]
        self.order = other.order[:]
        self.money = other.money[:]
        self.dice = other.dice[:]
        self.places = other.places[:]
        self.faces = other.faces[:]
        self.known = other.known[:]
        self.cubes = other.cubes[:]
        self.row = other.row[:]
        self.stack = other.stack[:]
        self.answers = other.answers[:]
        self.history = other.history[:]
        self.polls = other.polls[:]

    def settings(self) -> tuple[Any, ...]:
        """What `__init__` needs to make a bare position of the same match."""
        return (
            self.tables, self.open_hands, self.majority, self.optional_births, self.random_roles, int(self.needed),
            int(self.starting_money), 0, self.first_rules, True,
        )  # fmt: skip

    def numbers(self) -> list[int]:
        """All plain numbers, in the order of NUMBERS."""
        return [getattr(self, name) for name in NUMBERS]

    def arrays(self) -> list[list[int]]:
        """All arrays, in the order of ARRAYS; of the stack only the frames in use."""
        found: list[list[int]] = [list(getattr(self, name)) for name in ARRAYS]
        stack = ARRAYS.index("stack")
        found[stack] = found[stack][: self.depth * FRAME]
        return found

    def restore(self, numbers: list[int], arrays: list[list[int]]) -> None:
        """The way back from `numbers` and `arrays`."""
        for name, number in zip(NUMBERS, numbers, strict=True):
            setattr(self, name, number)
        for name, array in zip(ARRAYS, arrays, strict=True):
            missing = DEPTH * FRAME - len(array) if name == "stack" else 0
            setattr(self, name, vec[i64](array + [0] * missing))

    def key(self) -> tuple[Any, ...]:
        """By older rules it is what it was: the last line of a kept record is made of it."""
        tables = self.tables
        name = tables.pack.name
        pack = name if name in PACKS or is_pack(name) else DEFAULT  # only older ones cannot be chosen
        known = (
            pack, tables.module.id, tables.level, int(self.seats), int(tables.conference), self.open_hands,
            self.majority, self.optional_births, self.random_roles, int(self.needed), int(self.starting_money),
            tuple(self.numbers()), tuple([tuple(array) for array in self.arrays()]),
        )  # fmt: skip
        return known if self.first_rules else (*known, 2)

# mypyc
"""One position of Extinction: everything that lies on the table, and where in a turn we are."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.state import CHANCE, State
from chrysalide.core.vectors import vec
from chrysalide.games.extinction.board import ALL, CELLS, bits
from chrysalide.games.extinction.facts import DEFAULT
from chrysalide.games.extinction.facts.records import AMBASSADORS, DICE, MOST_SEATS
from chrysalide.games.extinction.facts.records import EFFECTS as EFFECT_CARDS
from chrysalide.games.extinction.rules.phases import (
    BY_VOTES,
    DEPTH,
    EFFECT_BITS,
    FINISHED,
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
from chrysalide.games.extinction.tables import POWERS, SLOTS, Tables, tables_for

NOBODY: Final = vec[i64]([-1] * MOST_SEATS)  # what a position begins with; shared, so copied before it is changed
NOTHING: Final = vec[i64]([0] * MOST_SEATS)
NO_DICE: Final = vec[i64]([0] * (MOST_SEATS * DICE))
ALL_IN_HAND: Final = vec[i64]([IN_HAND] * (MOST_SEATS * DICE))
NO_FACES: Final = vec[i64]([UNKNOWN] * AMBASSADORS)
NO_CUBES: Final = vec[i64]([0] * AMBASSADORS)
NO_ROW: Final = vec[i64]([-1] * EFFECT_CARDS)
NO_FRAMES: Final = vec[i64]([0] * (DEPTH * FRAME))
NO_HISTORY: Final = vec[i64]([0] * (TURNS + 1))
NO_POLLS: Final = vec[i64]([0] * POLLS)


class Position(State):
    """What lies on the table between two decisions; abstract, `play.py` holds the whole game.

    Sets of cards are bit masks over the slots of a role's deck (`Tables`), sets of cells over the board (`board.py`),
    sets of seats over the seats. The animals are kept as four sets of cells: bit k of a cell's number of animals is
    in the k-th of `ones`, `twos`, `fours`, `eights`.
    """

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
        """With `bare` nothing is set up and nothing owned: `fill` must follow."""
        self.trace = None
        self.tables: Tables = tables if tables is not None else tables_for(DEFAULT, "tigre", "normal", 2, 3)
        pack = self.tables.pack
        # options, as they work in this match
        self.seats: i64 = self.tables.seats
        self.open_hands = open_hands  # also in solo
        self.majority = majority  # 14.6
        self.optional_births = optional_births
        self.random_roles = random_roles
        self.needed: i64 = needed  # Yes votes
        self.starting_money: i64 = starting_money
        self.first_rules = first_rules  # version 1: otherwise in 2.8 (order), 12.8 (who is polled) and 14.3 (next seat)
        self.all_tiles: i64 = 0  # reserve and board together
        # where we are
        self.phase: i64 = SETUP_ROLE
        self.asked: i64 = CHANCE if random_roles else 0  # who is to act
        self.stage: i64 = SETTING_UP
        # set-up: cards dealt to the seat, START_CARD before any; start of turn: abilities that have had their moment
        self.cursor: i64 = 0
        self.active: i64 = 0  # 14.5: the seat that played last, during votes and between years
        self.year: i64 = 1
        self.played: i64 = 0  # seats whose turn marker lies on the time marker
        self.turns: i64 = 0  # turns that are over
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
        # supplies
        self.bank: i64 = pack.money
        self.cubes_left: i64 = pack.cubes
        self.herd: i64 = pack.animals
        self.reserve: i64 = 0
        # the board
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.fours: i64 = 0
        self.eights: i64 = 0
        self.tiles: i64 = 0
        self.skip: i64 = 0  # 9.1
        # ambassadors
        self.faces = NO_FACES  # who they are, as far as anybody has found out
        self.known = NO_CUBES  # seats that know it
        self.up: i64 = 0  # places turned face up
        self.cubes = NO_CUBES
        # effects: a set of cards has three bits for each kind
        self.effects: i64 = 0  # the deck without a known top card
        self.top: i64 = UNKNOWN  # known to all
        self.spent: i64 = 0  # the discard
        self.row = NO_ROW  # Constants, oldest first
        self.row_size: i64 = 0
        self.due: i64 = 0  # 10.9: positions of triggered Constants that are still to act
        self.card: i64 = -1  # the effect card in resolution
        # this turn
        self.tiles_placed: i64 = 0
        self.used: i64 = 0  # slots of the active seat whose use in this turn is over
        self.saved: i64 = 0  # 16.16: seats that have saved an animal from the card in resolution
        # what is under way
        self.cell: i64 = -1  # births: the parent's cell; effects: the victim's; a die rolled again: its number
        self.offered: i64 = 0  # 16.16: seats that were asked, or need not be asked, to save the victim
        self.line: i64 = -1
        self.spot: i64 = -1  # the cell that the destruction die named, or where the first tile lies
        self.extra: i64 = 0  # 1: an extra destruction
        self.spreading: i64 = 0  # 1: the second tile of a destruction
        self.part: i64 = NO_PART  # 16.15
        self.place: i64 = -1  # of the ambassador that is revealed, looked at or polled
        self.stack = NO_FRAMES
        self.depth: i64 = 0
        self.answers = NOBODY  # 14.6: codes, by seat
        self.answered: i64 = 0
        # votes
        self.yes: i64 = 0
        self.polled: i64 = 0
        # the story
        self.history = NO_HISTORY  # after each turn: see `remember`
        self.polls = NO_POLLS  # see `keep_poll`
        self.polls_made: i64 = 0
        self.end: i64 = RUNNING
        if not bare:
            self.own(self)
            self._set_up(tiles_delta)

    def _set_up(self, tiles_delta: int) -> None:
        """2.1–2.7, 2.14: what lies there before the first decision."""
        tables = self.tables
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

    def actor(self) -> i64:
        return self.asked

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

    # --- abilities ----------------------------------------------------------------------------------------------

    def sources(self, seat: i64, power: i64) -> i64:
        """Slots of a seat that can do something: its Permanents, and 14 for its specialty."""
        tables = self.tables
        found = self.permanents[seat] & tables.slot_powers[self.roles[seat] * POWERS + power]
        return found | tables.specialty_powers[self.specialties[seat] * POWERS + power]

    def source(self, seat: i64, slot: i64) -> i64:
        """The number of a seat's slot in the tables of abilities."""
        if slot < SLOTS - 2:
            return self.roles[seat] * SLOTS + slot
        return self.tables.specialty_base + self.specialties[seat]

    # --- cards --------------------------------------------------------------------------------------------------

    def card_in(self, seat: i64, slot: i64) -> i64:
        """The card of a slot, as the pack numbers it."""
        return self.tables.card_at[self.roles[seat] * SLOTS + slot]

    def seat_of(self, role: i64) -> i64:
        """The seat with a role, or -1."""
        for seat in range(self.seats):
            if self.roles[seat] == role:
                return seat
        return -1

    def copies_of(self, cards: i64, kind: i64) -> i64:
        """How many copies of an effect card a set has."""
        return (cards >> (EFFECT_BITS * kind)) & 7

    def in_play(self, kind: i64) -> bool:
        """Is a Constant in play?"""
        for position in range(self.row_size):  # noqa: SIM110 - compiled, a generator would cost more
            if self.row[position] == kind:
                return True
        return False

    # --- the whole ----------------------------------------------------------------------------------------------

    def scores(self) -> list[float]:
        """13.5: 1 or 0 for all seats together."""
        return [1.0 if self.end == BY_VOTES else 0.0] * self.seats

    def winners(self) -> list[int]:
        return list(range(self.seats)) if self.end == BY_VOTES else []

    def over(self) -> bool:
        return self.phase == FINISHED

    def horizon(self) -> i64:
        """Another number in every phase of a turn: what comes then is luck that the evaluation allows for.

        It is negative as no decision needs random play after it: the evaluation finds the best reply by itself.
        """
        return -1 - self.turns * 16 - (15 if self.end else self.stage)

    # --- the story ------------------------------------------------------------------------------------------------

    def remember(self) -> None:
        """After a turn, or when the match ends in one."""
        self.turns += 1
        on_board = self.all_tiles - self.reserve
        self.history[self.turns] = packed_turn(self.population(), on_board, self.year, self.active)

    def keep_poll(self, value: i64, dice: i64, yes: i64) -> None:
        """12.6: how an ambassador voted; `dice`: first + 8 × second."""
        place = self.place
        who = self.faces[place]
        target = self.tables.target[who]
        self.polls[self.polls_made] = packed_poll(place, who, value, dice, self.cubes[place], target, yes, self.year)
        self.polls_made += 1

    def turn_story(self, turn: int) -> tuple[int, int, int, int]:
        """Population, tiles on the board, year and seat after a turn; turn 0 is the start."""
        entry = self.history[turn]
        return int(entry & 31), int((entry >> 5) & 31), int((entry >> 10) & 15), int(entry >> 14)

    def poll_story(self, number: int) -> tuple[int, int, int, list[int], int, int, bool, int]:
        """Place (from 0), ambassador, value, dice rolled, cubes, target, whether it was a Yes, year."""
        entry = self.polls[number]
        dice = [int(value) for value in ((entry >> 16) & 7, (entry >> 19) & 7) if value]
        place, who, value = int(entry & 7), int((entry >> 3) & 63), int((entry >> 9) & 127)
        cubes, target = int((entry >> 22) & 63), int((entry >> 28) & 63)
        return place, who, value, dice, cubes, target, (entry >> 34) & 1 != 0, int(entry >> 35)

    # --- copies ---------------------------------------------------------------------------------------------------

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


def packed_turn(population: i64, tiles: i64, year: i64, seat: i64) -> i64:
    """One entry of the history: five, five, four and three bits."""
    return population | (tiles << 5) | (year << 10) | (seat << 14)


def packed_poll(
    place: i64, who: i64, value: i64, dice: i64, cubes: i64, target: i64, yes: i64, year: i64
) -> i64:  # fmt: skip
    """One entry of the polls: 3, 6, 7, 6, 6, 6, 1 and 4 bits; `dice`: first + 8 × second."""
    low = place | (who << 3) | (value << 9) | (dice << 16)
    return low | (cubes << 22) | (target << 28) | (yes << 34) | (year << 35)

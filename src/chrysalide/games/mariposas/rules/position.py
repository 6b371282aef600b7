# mypyc
"""One position of Mariposas: pieces, cards, flowers, and where in a turn we are. Data, and small questions about it."""

from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.state import State
from chrysalide.core.vectors import vec
from chrysalide.games.mariposas.board import FIRST_OF, GENERATION, PIECES, Board, flowers_of, nibbles, one_flower
from chrysalide.games.mariposas.codes import LEXICONS, Lexicon
from chrysalide.games.mariposas.facts import DEFAULT
from chrysalide.games.mariposas.facts.records import Tile
from chrysalide.games.mariposas.rules.phases import REVEAL_GOAL

# where a piece is when it is on no cell
OFF: Final = -1  # on a season card or in the reserve
GONE: Final = -2
NOWHERE: Final = -1  # a start cell, or that of a free birth, that does not exist

# a wild flower that is due, and where it comes from
NO_FLOWER: Final = 0
FROM_DIE: Final = 1
FROM_CITY: Final = 2
FROM_BESIDE: Final = 3

# how far a landing is resolved (6.1)
ARRIVED: Final = 0
BESIDE_ASKED: Final = 1
BIRTH_ASKED: Final = 2

# sources of points, by seat: four goals of each of three seasons, then these
NURSERY: Final = 12
MICHOACAN: Final = 13
CYCLE: Final = 14
TILE_POINTS: Final = 15  # by row
SOURCES: Final = 18

NO_TILES: Final[list[Tile]] = []
HIGH: Final = 60  # cells from this one on are kept in the second mask

# `key` in the order that kept records were written in; what came with version 2 of the rules is at its end
KEY: Final[list[str]] = [
    "seats", "forced_moves", "backtracking", "copy_chains", "once_a_seat", "flip_is_birth", "unlimited",
    "phase", "seat", "first", "season", "round", "step", "free_step",
    "revealed", "revealing", "deck", "discard", "hands", "rows", "draws", "exchanging", "supply", "flowers",
    "tokens", "hidden", "tiles", "held", "had", "earned", "places", "visited", "doubles", "waiting",
    "points", "ledger", "births", "card", "acts_as", "with_extra", "with_stretch", "moves", "stretch", "flower_move",
    "start", "low", "high", "piece", "length", "stretched", "origin", "cell", "carries", "stage", "due", "beside",
    "gains",
]  # fmt: skip
LATER: Final[list[str]] = ["free_birth_goals", "laid", "free_cells"]


class Position(State):
    """What lies on the table between two decisions. Abstract: `play.py` adds the decisions."""

    def __init__(
        self,
        lexicon: Lexicon | None = None,
        seats: int = 2,
        forced_moves: bool = False,
        backtracking: bool = True,
        copy_chains: bool = False,
        once_a_seat: bool = False,
        flip_is_birth: bool = True,
        unlimited: bool = False,
        free_birth_goals: bool = False,
        bonus_stays: bool = True,
        like: "Position | None" = None,
    ) -> None:
        """The start of a match, or, whatever else is asked for, a copy of the position `like`.

        Every field is set in one line, with how it begins and how it is copied, so that neither is forgotten.
        """
        self.trace = None
        if like is not None:
            lexicon = like.lexicon
            seats = like.seats
        elif lexicon is None:
            lexicon = LEXICONS[DEFAULT]
        board = lexicon.board
        # what was agreed on
        self.lexicon: Lexicon = lexicon
        self.board: Board = board
        self.seats: i64 = seats
        self.forced_moves: bool = forced_moves if like is None else like.forced_moves
        self.backtracking: bool = backtracking if like is None else like.backtracking
        self.copy_chains: bool = copy_chains if like is None else like.copy_chains
        self.once_a_seat: bool = once_a_seat if like is None else like.once_a_seat
        self.flip_is_birth: bool = flip_is_birth if like is None else like.flip_is_birth
        self.unlimited: bool = unlimited if like is None else like.unlimited
        self.free_birth_goals: bool = free_birth_goals if like is None else like.free_birth_goals
        # 4.17; by the rules of version 1 a played bonus card could be had again at once
        self.bonus_stays: bool = bonus_stays if like is None else like.bonus_stays
        # whose turn it is
        self.phase: i64 = REVEAL_GOAL if like is None else like.phase
        self.seat: i64 = 0 if like is None else like.seat
        self.first: i64 = -1 if like is None else like.first
        self.season: i64 = 0 if like is None else like.season
        self.round: i64 = 0 if like is None else like.round  # 0: set-up
        self.step: i64 = 0 if like is None else like.step  # turns taken in this round
        # seats that have had their free birth; -1: the season is not over
        self.free_step: i64 = -1 if like is None else like.free_step
        # cards
        self.revealed: list[i64] = [-1, -1, -1] if like is None else like.revealed[:]  # the card of each season
        self.revealing: i64 = 0 if like is None else like.revealing  # the season whose card is being revealed
        self.deck: i64 = board.deck if like is None else like.deck
        self.discard: i64 = 0 if like is None else like.discard
        self.hands: vec[i64] = vec[i64]([0] * seats) if like is None else like.hands[:]
        # cards played this season, in order: four bits each, kind + 1
        self.rows: vec[i64] = vec[i64]([0] * seats) if like is None else like.rows[:]
        self.draws: i64 = 0 if like is None else like.draws  # cards that the seat has still to draw
        self.exchanging: i64 = 0 if like is None else like.exchanging  # those draws follow an exchange
        # flowers
        self.supply: i64 = board.supply if like is None else like.supply
        self.flowers: vec[i64] = vec[i64]([0] * seats) if like is None else like.flowers[:]
        # waystations
        self.tokens: vec[i64] = vec[i64]([-1] * len(board.cities)) if like is None else like.tokens[:]
        self.hidden: i64 = board.tokens if like is None else like.hidden
        self.tiles: list[i64] = [-1, -1, -1] if like is None else like.tiles[:]
        self.held: vec[i64] = vec[i64]([0] * seats) if like is None else like.held[:]  # waystation cards, a set
        # 4.17: bonus cards played this season, a set
        self.laid: vec[i64] = vec[i64]([0] * seats) if like is None else like.laid[:]
        self.had: vec[i64] = vec[i64]([0] * seats) if like is None else like.had[:]  # all that a seat ever got, a set
        self.earned: vec[i64] = vec[i64]([0] * seats) if like is None else like.earned[:]  # rows completed, a set
        # butterflies
        self.places: vec[i64] = vec[i64](starting_places(board, seats)) if like is None else like.places[:]
        self.visited: vec[i64] = vec[i64]([0] * (PIECES * seats)) if like is None else like.visited[:]  # cities, a set
        self.doubles: vec[i64] = vec[i64]([0] * seats) if like is None else like.doubles[:]  # pieces, a set
        self.waiting: vec[i64] = vec[i64](starting_waiting(board, seats)) if like is None else like.waiting[:]
        # points
        self.points: vec[i64] = vec[i64]([0] * seats) if like is None else like.points[:]
        self.ledger: vec[i64] = vec[i64]([0] * (SOURCES * seats)) if like is None else like.ledger[:]
        # 13.7: births that count at season's end, eight bits for each goal
        self.births: vec[i64] = vec[i64]([0] * seats) if like is None else like.births[:]
        # 11.7: free births that the next season's goals will count
        self.free_cells: vec[i64] = vec[i64]([NOWHERE] * seats) if like is None else like.free_cells[:]
        # the turn
        self.card: i64 = -1 if like is None else like.card  # the kind played, or len(kinds) for double
        self.acts_as: i64 = -1 if like is None else like.acts_as  # the kind it acts as
        self.with_extra: i64 = 0 if like is None else like.with_extra
        self.with_stretch: i64 = 0 if like is None else like.with_stretch
        self.moves: i64 = 0 if like is None else like.moves  # movements left, four bits for each length
        self.stretch: i64 = 0 if like is None else like.stretch  # 4.14: the bonus card is played and not yet used
        # the length that brings an extra flower, while it is left
        self.flower_move: i64 = 0 if like is None else like.flower_move
        # 6.4: where each piece of the seat stood
        self.start: vec[i64] = vec[i64]([NOWHERE] * PIECES) if like is None else like.start[:]
        self.low: i64 = 0 if like is None else like.low  # 6.3: cells collected from, a set in two parts
        self.high: i64 = 0 if like is None else like.high
        # the movement
        self.piece: i64 = -1 if like is None else like.piece  # the butterfly in flight, or last landed
        self.length: i64 = 0 if like is None else like.length
        self.stretched: i64 = 0 if like is None else like.stretched
        self.origin: i64 = -1 if like is None else like.origin
        self.cell: i64 = -1 if like is None else like.cell  # where it landed
        self.carries: i64 = 0 if like is None else like.carries  # this movement brings the extra flower
        self.stage: i64 = ARRIVED if like is None else like.stage
        self.due: i64 = NO_FLOWER if like is None else like.due
        self.beside: i64 = -1 if like is None else like.beside
        self.gains: i64 = 0 if like is None else like.gains  # 8.7: cards that courier still gives

    def key(self) -> tuple[Any, ...]:
        """Records of version 1 know a state without what came later, and by the edition that they were played with."""
        name = self.board.edition.name if self.bonus_stays else DEFAULT
        fields = KEY + LATER if self.bonus_stays else KEY
        return (name, *[plain(getattr(self, field)) for field in fields])

    # --- questions ----------------------------------------------------------------------------------------------

    def here(self, seat: i64, piece: i64) -> i64:
        return self.places[seat * PIECES + piece]

    def is_double(self, seat: i64, piece: i64) -> bool:
        return (self.doubles[seat] >> piece) & 1 != 0

    def holds(self, card: i64) -> bool:
        """Has the seat this waystation card?"""
        return (self.held[self.seat] >> card) & 1 != 0

    def has_laid(self, card: i64) -> bool:
        """4.17: lies this bonus card in front of the seat?"""
        return (self.laid[self.seat] >> card) & 1 != 0

    def earned_tiles(self, seat: i64) -> list[Tile]:
        """8.2: the tiles of the rows that a seat has completed; not to be changed."""
        if self.earned[seat] == 0:
            return NO_TILES
        return [self.board.tiles[self.tiles[row]] for row in range(3) if (self.earned[seat] >> row) & 1]

    def newborn(self, seat: i64, generation: i64) -> i64:
        """9.8: the piece with the lowest free letter of a generation, or -1."""
        for piece in range(FIRST_OF[generation], FIRST_OF[generation + 1]):
            if self.places[seat * PIECES + piece] == OFF:
                return piece
        return -1

    def in_play(self, seat: i64, generation: i64) -> i64:
        """How many butterflies of a generation a seat has on the board."""
        number: i64 = 0
        for piece in range(FIRST_OF[generation], FIRST_OF[generation + 1]):
            if self.places[seat * PIECES + piece] >= 0:
                number += 1
        return number

    def collected(self, cell: i64) -> bool:
        """6.3: has the seat collected from this cell in this turn?"""
        if cell < HIGH:
            return (self.low >> cell) & 1 != 0
        return (self.high >> (cell - HIGH)) & 1 != 0

    def barred(self, cell: i64) -> bool:
        """6.3, 6.4: may the butterfly not collect there?"""
        return self.start[self.piece] == cell or self.collected(cell)

    def in_supply(self, flower: i64) -> bool:
        """1.10: is there a token of this type to take?"""
        return self.unlimited or flowers_of(self.supply, flower) > 0

    def is_extra(self) -> bool:
        """8.5: the turn is one after the last round of autumn."""
        return self.season == 2 and self.round > self.board.turns[2]

    def hand_size(self, seat: i64) -> i64:
        return nibbles(self.hands[seat])

    def steps(self, length: i64, stretched: i64) -> i64:
        """5.3, 4.14: the steps of a movement, those of stretch included."""
        return length + self.board.stretch_length if stretched else length

    def flight(self) -> i64:
        """The steps of the butterfly in flight."""
        return self.steps(self.length, self.stretched)

    # --- small changes ------------------------------------------------------------------------------------------

    def mark(self, cell: i64) -> None:
        """6.3: the seat has collected there."""
        if cell < HIGH:
            self.low |= i64(1) << cell
        else:
            self.high |= i64(1) << (cell - HIGH)

    def take(self, flower: i64, number: i64) -> i64:
        """1.10: as many tokens of a type as are left; how many that was."""
        if not self.unlimited:
            number = min(number, flowers_of(self.supply, flower))
            self.supply -= number * one_flower(flower)
        self.flowers[self.seat] = self.flowers[self.seat] + number * one_flower(flower)
        return number


def plain(value: Any) -> Any:
    """Lists and arrays as tuples; everything else is a number or a truth value, and stays one."""
    return tuple(value) if hasattr(value, "__len__") else value


def starting_places(board: Board, seats: i64) -> list[i64]:
    """3.3: the first butterfly of every seat is at home; an edition may have fewer of a generation."""
    places: list[i64] = []
    for _ in range(seats):
        for piece in range(PIECES):
            generation = GENERATION[piece]
            spare = piece - FIRST_OF[generation] >= board.butterflies[generation]
            places.append(GONE if spare else (board.home if piece == 0 else OFF))
    return places


def starting_waiting(board: Board, seats: i64) -> list[i64]:
    """3.4: butterflies of each seat on the card of summer, then on that of autumn."""
    return [board.waiting[0]] * seats + [board.waiting[1]] * seats

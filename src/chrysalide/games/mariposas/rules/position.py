# mypyc
"""One position of Mariposas: pieces, cards, flowers, and where in a turn we are."""

from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.state import CHANCE, OVER, State
from chrysalide.games.mariposas.board import (
    FIRST_OF,
    GENERATION,
    PIECES,
    TYPES,
    Board,
    flowers_of,
    nibbles,
    one_flower,
)
from chrysalide.games.mariposas.codes import LEXICONS, Lexicon
from chrysalide.games.mariposas.facts import DEFAULT
from chrysalide.games.mariposas.facts.records import FLOWERS
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS

# phases
REVEAL_GOAL: Final = 0
DRAW_CARD: Final = 1
CHOOSE_FIRST: Final = 2
PLACE_TILE: Final = 3
EXCHANGE: Final = 4
PLAY_CARD: Final = 5
COPY_CARD: Final = 6
LAUNCH_PIECE: Final = 7
LAND_PIECE: Final = 8
REVEAL_TOKEN: Final = 9
ROLL_DIE: Final = 10
TAKE_FLOWER: Final = 11
GAIN_CARD: Final = 12
PICK_ADJACENT: Final = 13
GIVE_BIRTH: Final = 14
FREE_BIRTH: Final = 15
FINISHED: Final = 16
PHASES: Final[list[str]] = [
    "goal", "draw", "first", "tile", "exchange", "play", "copy", "launch", "land", "token", "die", "flower", "gain",
    "adjacent", "birth", "free_birth", "over",
]  # fmt: skip

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

HIGH: Final = 60  # cells from this one on are kept in the second mask


class Position(State):
    """What lies on the table between two decisions; abstract, `play.py` holds the whole game."""

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
    ) -> None:
        self.trace = None
        self.lexicon: Lexicon = lexicon if lexicon is not None else LEXICONS[DEFAULT]
        self.board: Board = self.lexicon.board
        board = self.board
        self.seats: i64 = seats
        self.forced_moves = forced_moves
        self.backtracking = backtracking
        self.copy_chains = copy_chains
        self.once_a_seat = once_a_seat
        self.flip_is_birth = flip_is_birth
        self.unlimited = unlimited
        self.free_birth_goals = free_birth_goals
        self.bonus_stays = bonus_stays  # 4.17; by the rules of version 1 a played bonus card could be had again at once
        self.phase: i64 = REVEAL_GOAL
        self.seat: i64 = 0
        self.first: i64 = -1
        self.season: i64 = 0
        self.round: i64 = 0  # 0: set-up
        self.step: i64 = 0  # turns taken in this round
        self.free_step: i64 = -1  # seats that have had their free birth; -1: the season is not over
        # cards
        self.revealed: list[i64] = [-1, -1, -1]  # the card of each season
        self.revealing: i64 = 0  # the season whose card is being revealed
        self.deck: i64 = board.deck
        self.discard: i64 = 0
        self.hands: list[i64] = [0] * seats
        self.rows: list[i64] = [0] * seats  # cards played this season, in order: four bits each, kind + 1
        self.draws: i64 = 0  # cards that the seat has still to draw
        self.exchanging: i64 = 0  # those draws follow an exchange
        # flowers
        self.supply: i64 = 0
        for flower in range(TYPES):
            self.supply += board.tokens_each * one_flower(flower)
        self.flowers: list[i64] = [0] * seats
        # waystations
        self.tokens: list[i64] = [-1] * len(board.cities)
        self.hidden: i64 = board.tokens
        self.tiles: list[i64] = [-1, -1, -1]
        self.held: list[i64] = [0] * seats  # waystation cards, a set
        self.laid: list[i64] = [0] * seats  # 4.17: bonus cards played this season, a set
        self.had: list[i64] = [0] * seats  # all that a seat ever got, a set
        self.earned: list[i64] = [0] * seats  # rows completed, a set
        # butterflies
        self.at: list[i64] = [OFF] * (PIECES * seats)
        self.visited: list[i64] = [0] * (PIECES * seats)  # cities, a set
        self.doubles: list[i64] = [0] * seats  # pieces, a set
        self.waiting: list[i64] = [board.waiting[0]] * seats + [board.waiting[1]] * seats
        for seat in range(seats):
            self.at[PIECES * seat] = board.home  # 3.3
            for piece in range(PIECES):
                generation = GENERATION[piece]
                if piece - FIRST_OF[generation] >= board.butterflies[generation]:
                    self.at[PIECES * seat + piece] = GONE
        # points
        self.points: list[i64] = [0] * seats
        self.ledger: list[i64] = [0] * (SOURCES * seats)
        self.births: list[i64] = [0] * seats  # 13.7: that count at season's end, eight bits for each goal
        self.free_cells: list[i64] = [NOWHERE] * seats  # 11.7: free births that the next season's goals will count
        self._no_turn()

    def _no_turn(self) -> None:
        self.card: i64 = -1  # the kind played, or len(kinds) for double
        self.acts_as: i64 = -1  # the kind it acts as
        self.with_extra: i64 = 0
        self.with_stretch: i64 = 0
        self.moves: i64 = 0  # movements left, four bits for each length
        self.stretch: i64 = 0  # 4.14: the bonus card is played and not yet used
        self.flower_move: i64 = 0  # the length that brings an extra flower, while it is left
        self.start: list[i64] = [NOWHERE] * PIECES  # 6.4: where each piece of the seat stood
        self.low: i64 = 0  # 6.3: cells collected from, a set in two parts
        self.high: i64 = 0
        self.piece: i64 = -1  # the butterfly in flight, or last landed
        self.length: i64 = 0
        self.stretched: i64 = 0
        self.origin: i64 = -1
        self.cell: i64 = -1  # where it landed
        self.carries: i64 = 0  # this movement brings the extra flower
        self.stage: i64 = ARRIVED
        self.due: i64 = NO_FLOWER
        self.beside: i64 = -1
        self.gains: i64 = 0  # 8.7: cards that courier still gives

    def actor(self) -> i64:
        phase = self.phase
        if phase >= TAKE_FLOWER:
            return self.seat if phase != FINISHED else OVER
        if phase == REVEAL_TOKEN or phase == ROLL_DIE or phase < EXCHANGE:
            return CHANCE
        return self.seat

    # --- questions ----------------------------------------------------------------------------------------------

    def here(self, seat: i64, piece: i64) -> i64:
        return self.at[seat * PIECES + piece]

    def is_double(self, seat: i64, piece: i64) -> bool:
        return (self.doubles[seat] >> piece) & 1 != 0

    def newborn(self, seat: i64, generation: i64) -> i64:
        """9.8: the piece with the lowest free letter of a generation, or -1."""
        for piece in range(FIRST_OF[generation], FIRST_OF[generation + 1]):
            if self.at[seat * PIECES + piece] == OFF:
                return piece
        return -1

    def in_play(self, seat: i64, generation: i64) -> i64:
        """How many butterflies of a generation a seat has on the board."""
        number: i64 = 0
        for piece in range(FIRST_OF[generation], FIRST_OF[generation + 1]):
            if self.at[seat * PIECES + piece] >= 0:
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

    def left_in_supply(self, flower: i64) -> i64:
        return flowers_of(self.supply, flower)

    def is_extra(self) -> bool:
        """8.5: the turn is one after the last round of autumn."""
        return self.season == 2 and self.round > self.board.turns[2]

    def hand_size(self, seat: i64) -> i64:
        return nibbles(self.hands[seat])

    # --- small changes ------------------------------------------------------------------------------------------

    def mark(self, cell: i64) -> None:
        if cell < HIGH:
            self.low |= i64(1) << cell
        else:
            self.high |= i64(1) << (cell - HIGH)

    def take(self, flower: i64, number: i64) -> i64:
        """1.10: as many tokens of a type as are left; how many that was."""
        if not self.unlimited:
            number = min(number, self.left_in_supply(flower))
            self.supply -= number * one_flower(flower)
        self.flowers[self.seat] = self.flowers[self.seat] + number * one_flower(flower)
        return number

    def begin_turn(self) -> None:
        """4.2: the seat plays a card; 6.4: where its butterflies stand now is remembered."""
        self.clear_turn()
        base = self.seat * PIECES
        for piece in range(PIECES):
            cell = self.at[base + piece]
            self.start[piece] = cell if cell >= 0 else NOWHERE
        self.phase = PLAY_CARD

    def forget_starts(self) -> None:
        for piece in range(PIECES):
            self.start[piece] = NOWHERE

    def clear_turn(self) -> None:
        self.card = -1
        self.acts_as = -1
        self.with_extra = 0
        self.with_stretch = 0
        self.moves = 0
        self.stretch = 0
        self.flower_move = 0
        self.low = 0
        self.high = 0
        self.piece = -1
        self.length = 0
        self.stretched = 0
        self.origin = -1
        self.cell = -1
        self.carries = 0
        self.stage = ARRIVED
        self.beside = -1

    # --- stories ------------------------------------------------------------------------------------------------

    def cell_args(self, cell: i64) -> dict[str, Any]:
        """How messages name a cell: by its place, or by its code as people write it."""
        found = self.board.edition.cells[cell]
        place = found.city or found.place
        name = self.board.edition.names[place] if place is not None else ""
        return {"cell": found.id, "code": found.id.upper(), "place": place or "none", "name": name}

    def kind_args(self, kind: i64) -> dict[str, Any]:
        """How messages name an action card; the last number is the bonus card double."""
        edition = self.board.edition
        if kind == len(edition.kinds):
            return {"card": "double", "moves": edition.double_moves[:], "with_flower": "no"}
        found = edition.kinds[kind]
        return {"card": found.id, "moves": list(found.moves), "with_flower": "yes" if found.flower else "no"}

    def tell_flowers(self, flower: i64, number: i64, source: str, cell: i64) -> None:
        args = {"seat": int(self.seat), "flower": FLOWERS[flower], "count": int(number), "source": source}
        self.tell("flowers-taken", {**args, **self.cell_args(cell)})

    def piece_args(self, seat: i64, piece: i64) -> dict[str, Any]:
        double = "yes" if self.is_double(seat, piece) else "no"
        return {"seat": int(seat), "piece": PIECE_IDS[piece], "generation": GENERATION[piece], "double": double}

    # --- the whole ----------------------------------------------------------------------------------------------

    def winners(self) -> list[int]:
        """12.4: most points, then butterflies at Michoacán, flowers, life-cycle cards; else shared."""
        if self.phase != FINISHED:
            return []
        best = max([self.standing(seat) for seat in range(self.seats)])
        return [seat for seat in range(self.seats) if self.standing(seat) == best]

    def standing(self, seat: int) -> tuple[int, int, int, int]:
        """12.4: what places are decided by, in order."""
        raise NotImplementedError

    def scores(self) -> list[float]:
        return [float(points) for points in self.points]

    def horizon(self) -> i64:
        """Searches look to the end of a turn."""
        return ((self.season * 16 + self.round) * 8 + self.step) * 8 + self.free_step

    def fill(self, twin: "Position") -> None:
        """Make `twin` equal to this position."""
        twin.phase = self.phase
        twin.seat = self.seat
        twin.first = self.first
        twin.season = self.season
        twin.round = self.round
        twin.step = self.step
        twin.free_step = self.free_step
        twin.revealed = self.revealed[:]
        twin.revealing = self.revealing
        twin.deck = self.deck
        twin.discard = self.discard
        twin.hands = self.hands[:]
        twin.rows = self.rows[:]
        twin.draws = self.draws
        twin.exchanging = self.exchanging
        twin.supply = self.supply
        twin.flowers = self.flowers[:]
        twin.tokens = self.tokens[:]
        twin.hidden = self.hidden
        twin.tiles = self.tiles[:]
        twin.held = self.held[:]
        twin.laid = self.laid[:]
        twin.had = self.had[:]
        twin.earned = self.earned[:]
        twin.at = self.at[:]
        twin.visited = self.visited[:]
        twin.doubles = self.doubles[:]
        twin.waiting = self.waiting[:]
        twin.points = self.points[:]
        twin.ledger = self.ledger[:]
        twin.births = self.births[:]
        twin.free_cells = self.free_cells[:]
        self._fill_turn(twin)

    def _fill_turn(self, twin: "Position") -> None:
        twin.card = self.card
        twin.acts_as = self.acts_as
        twin.with_extra = self.with_extra
        twin.with_stretch = self.with_stretch
        twin.moves = self.moves
        twin.stretch = self.stretch
        twin.flower_move = self.flower_move
        twin.start = self.start[:]
        twin.low = self.low
        twin.high = self.high
        twin.piece = self.piece
        twin.length = self.length
        twin.stretched = self.stretched
        twin.origin = self.origin
        twin.cell = self.cell
        twin.carries = self.carries
        twin.stage = self.stage
        twin.due = self.due
        twin.beside = self.beside
        twin.gains = self.gains

    def key(self) -> tuple[Any, ...]:
        """Records of version 1 know a state without what came later, and by the edition that they were played with."""
        name = self.board.edition.name if self.bonus_stays else DEFAULT
        later = (self.free_birth_goals, tuple(self.laid), tuple(self.free_cells)) if self.bonus_stays else ()
        return (
            name, self.seats, self.forced_moves, self.backtracking, self.copy_chains,
            self.once_a_seat, self.flip_is_birth, self.unlimited, self.phase, self.seat, self.first, self.season,
            self.round, self.step, self.free_step, tuple(self.revealed), self.revealing, self.deck, self.discard,
            tuple(self.hands), tuple(self.rows), self.draws, self.exchanging, self.supply, tuple(self.flowers),
            tuple(self.tokens), self.hidden, tuple(self.tiles), tuple(self.held), tuple(self.had), tuple(self.earned),
            tuple(self.at), tuple(self.visited), tuple(self.doubles), tuple(self.waiting), tuple(self.points),
            tuple(self.ledger), tuple(self.births), self.card, self.acts_as, self.with_extra, self.with_stretch,
            self.moves, self.stretch, self.flower_move, tuple(self.start), self.low, self.high, self.piece,
            self.length, self.stretched, self.origin, self.cell, self.carries, self.stage, self.due, self.beside,
            self.gains, *later,
        )  # fmt: skip

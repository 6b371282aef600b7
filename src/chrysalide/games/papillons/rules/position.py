# mypyc
"""One position of Papillons: what lies where, who knows what, whose turn it is."""

from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.state import CHANCE, OVER, State, shared_out
from chrysalide.core.vectors import vec
from chrysalide.games.papillons.board import BOX, FULL
from chrysalide.games.papillons.grid import Grid

# phases, in the order of a match
DRAW_STARTER: Final = 0
DEAL_GOALS: Final = 1
SPLIT_GOALS: Final = 2
DEAL_HANDS: Final = 3
TURN: Final = 4
REVEAL: Final = 5
LAY: Final = 6
MOVE: Final = 7
ANNOUNCE: Final = 8
DRAW: Final = 9
FINISHED: Final = 10
PHASES: Final[list[str]] = [
    "draw_starter", "deal_goals", "split_goals", "deal_hands", "turn", "reveal", "lay", "move", "announce", "draw",
    "over",
]  # fmt: skip

# action codes; actions.py derives the text in the same order. A cell is coded by its place in the box of the table
# grown by one cell (rule chapter "Decisions"), so that 34 × 34 places serve an unbounded grid.
PLAY_DECK: Final = 16  # below it, a card of the hand by its kind
PASS: Final = 17
SILENT: Final = 18
DEMAND: Final = 20
ANNOUNCE_GOAL: Final = 24
LIFT: Final = 32
PUT_NET: Final = 1188
PUT_WEB: Final = 2344
TO_CELL: Final = 3500  # lay or move
STARTER: Final = 4656
GIVE_GOAL: Final = 4660  # holder (seats 0–3, teams A and B) × goal
GIVE_SHAPE: Final = 4708
GIVE_CARD: Final = 4712
REVEAL_CARD: Final = 4776
DRAW_CARD: Final = 4792

SHAPE_GOALS: Final = 15
COLOUR_GOALS: Final = 240
NOT_PROTECTED: Final = 0
LAID: Final = 1
MOVED: Final = 2


class Position(State):
    """The table between two decisions; abstract, `play.py` holds the whole game."""

    def __init__(
        self,
        seats: int = 2,  # a state that comes out of a pickle is made without arguments first
        teams: bool = False,
        expert: bool = False,
        protect_moved: bool = True,
        own_action_only: bool = False,
        early_demand: bool = False,
        stall_rounds: int = 3,
        starter: int = -1,
        stall_draws: bool = False,
    ) -> None:
        self.trace = None
        self.seats: i64 = seats
        self.teams = teams
        self.expert = expert
        self.protect_moved = protect_moved
        self.own_action_only = own_action_only
        self.early_demand = early_demand
        self.stall_rounds: i64 = stall_rounds
        self.starter_option: i64 = starter
        self.stall_draws = stall_draws  # version 1 of the rules: what makes a lay due today made a draw (7.8)
        self.phase: i64 = DRAW_STARTER
        self.seat: i64 = 0  # on turn; while goals and hands are dealt: the holder or seat that is next to receive
        self.starter: i64 = -1
        self.turn: i64 = 0
        self.goals: list[i64] = [0] * seats  # the goals each seat knows as its own, a set
        self.goals_dealt: i64 = 0
        self.shape_seat: list[i64] = [-1, -1]  # 5.15: which partner of each team holds the shape
        self.team_goals: list[i64] = [0, 0]
        self.hands: list[i64] = [0] * seats
        self.deck: i64 = FULL
        self.grid = Grid()
        self.laid: list[i64] = [0] * seats
        self.waiting: i64 = seats  # seats that have not yet laid three cards (4.1)
        self.nets: i64 = (i64(1) << self.seats) - 1  # seats that still have their token
        self.webs: i64 = 0 if expert else (i64(1) << self.seats) - 1  # 5.5
        self.protection: i64 = NOT_PROTECTED
        self.protected_x: i64 = 0
        self.protected_y: i64 = 0
        self.demands: i64 = 0  # seats under demand
        self.still: i64 = 0  # turns since the last lay or token (7.8)
        self.holding: i64 = -1  # the kind being laid
        self.drawing: i64 = 0  # it came from the hand, so a card is drawn after it (3.2)
        self.lifted_x: i64 = 0
        self.lifted_y: i64 = 0
        self.busy: i64 = 0  # a card was laid or a token put in this turn (7.8)
        self.excluded: list[i64] = [
            0
        ] * seats  # goals that a seat surely does not hold: their line did not end the match
        self.leanings: vec[i64] | None = (
            None  # by goal: how likely others hold it, for those who deal again; None: alike
        )
        self.won: i64 = 0  # the winning seats, a set
        self.won_goal: i64 = -1
        self.drawn = False

    def actor(self) -> i64:
        phase = self.phase
        if phase == TURN or phase == LAY or phase == MOVE or phase == ANNOUNCE:
            return self.seat
        return OVER if phase == FINISHED else CHANCE

    def expert_teams(self) -> bool:
        return self.expert and self.teams

    def team(self, seat: i64) -> i64:
        """5.1: seats 0 and 2 are team 0, seats 1 and 3 team 1."""
        return seat & 1

    def partners(self, seat: i64) -> i64:
        """The seats that win together with one, a set."""
        return i64(5) << (seat & 1) if self.teams else i64(1) << seat

    def knows_goals(self, viewer: i64, seat: i64) -> bool:
        """Goals are known to their seat, in plain teams to both partners, and to all at the end (7.5)."""
        if self.phase == FINISHED or seat == viewer:
            return True
        return viewer >= 0 and self.teams and not self.expert and self.team(seat) == self.team(viewer)

    def open(self) -> bool:
        """4.1: every seat has laid three cards."""
        return self.waiting == 0

    def still_limit(self) -> i64:
        """7.8: after so many turns without a lay or a token one of them is due."""
        return self.stall_rounds * self.seats

    def begin_turn(self) -> None:
        self.turn += 1
        self.busy = 0
        self.phase = TURN

    def index(self, x: i64, y: i64) -> i64:
        """The place of a cell in the box of the table grown by one."""
        if self.grid.size == 0:
            return BOX + 1
        return (y - self.grid.min_y + 1) * BOX + x - self.grid.min_x + 1

    def x_of(self, index: i64) -> i64:
        return index % BOX - 1 + self.grid.min_x if self.grid.size else 0

    def y_of(self, index: i64) -> i64:
        return index // BOX - 1 + self.grid.min_y if self.grid.size else 0

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if (self.won >> seat) & 1]

    def scores(self) -> list[float]:
        """7.15: one for each winning seat; a draw shares the same sum equally."""
        if self.drawn:
            return [0.5 if self.teams else 1.0 / float(self.seats)] * self.seats
        return [float((self.won >> seat) & 1) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        """5.1: partners win or lose together."""
        if self.teams and self.won:
            return [1.0 if (self.won >> seat) & 1 else -1.0 for seat in range(self.seats)]
        return shared_out(self.winners(), int(self.seats))

    def horizon(self) -> i64:
        """Random play tells little beyond a few turns; searches look two rounds ahead and judge the table there."""
        return self.turn // (2 * self.seats)

    def fill(self, twin: "Position") -> None:
        """Make `twin` equal to this position."""
        twin.phase = self.phase
        twin.seat = self.seat
        twin.starter = self.starter
        twin.turn = self.turn
        twin.goals = self.goals[:]
        twin.goals_dealt = self.goals_dealt
        twin.shape_seat = self.shape_seat[:]
        twin.team_goals = self.team_goals[:]
        twin.hands = self.hands[:]
        twin.deck = self.deck
        twin.grid = self.grid.copy()
        twin.laid = self.laid[:]
        twin.waiting = self.waiting
        twin.nets = self.nets
        twin.webs = self.webs
        twin.protection = self.protection
        twin.protected_x = self.protected_x
        twin.protected_y = self.protected_y
        twin.demands = self.demands
        twin.still = self.still
        twin.holding = self.holding
        twin.drawing = self.drawing
        twin.lifted_x = self.lifted_x
        twin.lifted_y = self.lifted_y
        twin.busy = self.busy
        twin.excluded = self.excluded[:]
        twin.leanings = self.leanings
        twin.won = self.won
        twin.won_goal = self.won_goal
        twin.drawn = self.drawn

    def key(self) -> tuple[Any, ...]:
        grid = self.grid
        cards = tuple(
            (x, y, grid.card(x, y))
            for y in range(grid.min_y, grid.max_y + 1)
            for x in range(grid.min_x, grid.max_x + 1)
            if grid.card(x, y)
        )
        key = (
            self.seats, self.teams, self.expert, self.protect_moved, self.own_action_only, self.early_demand,
            self.stall_rounds, self.starter_option, self.phase, self.seat, self.starter, self.turn, tuple(self.goals),
            self.goals_dealt, tuple(self.shape_seat), tuple(self.team_goals), tuple(self.hands), self.deck, cards,
            tuple(self.laid), self.nets, self.webs, self.protection, self.protected_x, self.protected_y, self.demands,
            self.still, self.holding, self.drawing, self.lifted_x, self.lifted_y, self.busy, tuple(self.excluded),
            self.won, self.won_goal, self.drawn,
        )  # fmt: skip
        return key if self.stall_draws else (*key, "2")  # stored records of version 1 have keys in the old form

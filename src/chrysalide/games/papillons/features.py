# mypyc
"""What a network is told about a position: the goals of a side, one item each, and what holds for the whole side."""

from typing import Any, Final, cast

from mypy_extensions import i64, u8

from chrysalide.core.bits import bits, lowest
from chrysalide.core.network import Evaluation, Network
from chrysalide.core.state import State
from chrysalide.core.vectors import vec
from chrysalide.games.papillons.board import GOALS, NETTED, SERVES, SIDE, total
from chrysalide.games.papillons.bots import LOOKS, LOOSE, SUPPLY, THREAT, WIN, WORTH, can_finish, touches
from chrysalide.games.papillons.rules.play import Papillons
from chrysalide.games.papillons.rules.position import DRAW, FINISHED, LAY, MOVE, REVEAL, TURN

# numbers about a side
CONTEXT: Final = [
    "acts-now", "acts-next", "acts-third", "acts-last",  # how soon, counted in turns
    "chooses", "lays", "moves", "reveals",  # what the seat to act is about to do
    "three-sides", "four-sides", "teams", "expert",
    "nets", "webs", "their-nets", "their-webs",
    "still", "overdue", "deck", "table", "open", "demanded", "others-demanded",
]  # fmt: skip
# numbers about a goal of the side
ITEM: Final = [
    "cards",  # that serve it on the table
    "loose",  # of them, without a token
    "hand",  # in the side's hands
    "twos", "threes", "ready", "wide", "blocked", "firm", "lines",
    "lay-wins", "move-wins", "may-move",
]  # fmt: skip
ITEMS: Final = 2
# seats and options of the matches to learn from
TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"teams": True}),
    (3, {"expert": True}),
    (4, {"teams": True, "expert": True}),
    (2, {"expert": True}),
]

# scratch, by goal; LOOSE, which `can_finish` reads, is that of bots.py
CARDS: Final = vec[i64]([0] * GOALS)
TWOS: Final = vec[i64]([0] * GOALS)  # rows of four cells with two of its cards and no other card
THREES: Final = vec[i64]([0] * GOALS)  # with three of them, where the gap has no card at its side yet
READY: Final = vec[i64]([0] * GOALS)  # with three of them, and a card can be put into the gap
GAP: Final = vec[i64]([0] * GOALS)  # where the last of these was found
WIDE: Final = vec[i64]([0] * GOALS)  # there are several such gaps
BLOCKED: Final = vec[i64]([0] * GOALS)  # three of its cards and a loose one of another kind
FIRM: Final = vec[i64]([0] * GOALS)  # cards with a net in rows that are ready
LINES: Final = vec[i64]([0] * GOALS)


class Features(Evaluation):
    """A position of Papillons in rows of numbers, each as its owner knows or imagines it."""

    def __init__(self, networks: list[Network]) -> None:  # the compiler fails without it
        super().__init__(networks)

    def known(self, state: State, seat: i64) -> float:
        at = cast("Papillons", state)
        return at.scores()[seat] if at.phase == FINISHED else -1.0

    def side_of(self, state: State, seat: i64) -> i64:
        return seat & 1 if cast("Papillons", state).teams else seat

    def survey(self, state: State) -> i64:
        at = cast("Papillons", state)
        survey(at)
        return 2 if at.teams else at.seats

    def by_hand(self, state: State, side: i64) -> float:
        """What `bots.promised` says, from what was counted for the rows: the table is looked at once."""
        at = cast("Papillons", state)
        goals = at.team_goals[side] if at.teams else at.goals[side]
        ready: i64 = 0
        found = 0.0
        while goals:
            goal = lowest(goals)
            goals &= goals - 1
            found += SUPPLY * float(CARDS[goal]) + WORTH[2] * float(TWOS[goal]) + WORTH[4] * float(LINES[goal])
            found += WORTH[3] * float(THREES[goal] + READY[goal])
            if READY[goal]:
                ready |= i64(1) << goal
        if ready:
            found += WIN if can_finish(at, side, ready) else THREAT
        return found

    def describe(self, state: State, side: i64) -> None:
        at = cast("Papillons", state)
        partners = i64(5) << side if at.teams else i64(1) << side
        acting = at.seat
        if at.phase == DRAW:  # its turn is over but for the card
            acting = (acting + 1) % at.seats
        self.describe_side(at, partners, acting)
        goals = at.team_goals[side] if at.teams else at.goals[side]
        hands: i64 = 0
        for seat in range(at.seats):
            if (partners >> seat) & 1:
                hands += at.hands[seat]
        start: i64 = len(CONTEXT)
        while goals:
            goal = lowest(goals)
            goals &= goals - 1
            self.describe_goal(at, start, goal, hands, (partners >> acting) & 1 != 0)
            start += len(ITEM)

    def describe_side(self, at: Papillons, partners: i64, acting: i64) -> None:
        row = self.row
        for ahead in range(at.seats):
            if (partners >> ((acting + ahead) % at.seats)) & 1:
                row[ahead] = 1
                break
        phase = at.phase
        if phase == TURN or phase == DRAW:
            row[4] = 1
        elif phase == LAY:
            row[5] = 1
        elif phase == MOVE:
            row[6] = 1
        elif phase == REVEAL:
            row[7] = 1
        if not at.teams and at.seats > 2:
            row[5 + at.seats] = 1
        row[10] = 1 if at.teams else 0
        row[11] = 1 if at.expert else 0
        row[12] = bits(at.nets & partners)
        row[13] = bits(at.webs & partners)
        row[14] = bits(at.nets & ~partners)
        row[15] = bits(at.webs & ~partners)
        row[16] = at.still
        row[17] = 1 if at.still >= at.still_limit() else 0
        row[18] = total(at.deck)
        row[19] = at.grid.size
        row[20] = 1 if at.open() else 0
        row[21] = bits(at.demands & partners)
        row[22] = bits(at.demands & ~partners)

    def describe_goal(self, at: Papillons, start: i64, goal: i64, hands: i64, acts: bool) -> None:
        row = self.row
        row[start] = CARDS[goal]
        row[start + 1] = LOOSE[goal]
        row[start + 2] = serving(hands, goal)
        row[start + 3] = TWOS[goal]
        row[start + 4] = THREES[goal]
        row[start + 5] = READY[goal]
        row[start + 6] = WIDE[goal]
        row[start + 7] = BLOCKED[goal]
        row[start + 8] = FIRM[goal]
        row[start + 9] = LINES[goal]
        if not acts or READY[goal] == 0:
            return
        phase = at.phase
        if phase == LAY:
            row[start + 10] = (SERVES[at.holding + 1] >> goal) & 1
        elif phase == MOVE:
            row[start + 11] = (SERVES[at.grid.card(at.lifted_x, at.lifted_y)] >> goal) & 1
        elif phase == TURN:
            row[start + 10] = 1 if serving(at.hands[at.seat], goal) else 0
            if at.open() and not (at.demands >> at.seat) & 1 and at.still < at.still_limit():
                row[start + 12] = min(i64(2), LOOSE[goal] - 3) if LOOSE[goal] > 3 else i64(0)


def serving(hand: i64, goal: i64) -> i64:
    """How many cards of a multiset serve a goal."""
    number: i64 = 0
    while hand:
        kind = lowest(hand) >> 1
        if (SERVES[kind + 1] >> goal) & 1:
            number += (hand >> (2 * kind)) & 3
        hand &= ~(i64(3) << (2 * kind))
    return number


def survey(state: Papillons) -> None:
    """By goal: its cards, and the rows of four cells that are on the way to a line."""
    for goal in range(GOALS):
        CARDS[goal] = 0
        LOOSE[goal] = 0
        TWOS[goal] = 0
        THREES[goal] = 0
        READY[goal] = 0
        GAP[goal] = -1
        WIDE[goal] = 0
        BLOCKED[goal] = 0
        FIRM[goal] = 0
        LINES[goal] = 0
    if state.holding >= 0:
        count(CARDS, SERVES[state.holding + 1])
    lifted: i64 = -1
    if state.phase == MOVE:
        lifted = state.lifted_y % SIDE * SIDE + state.lifted_x % SIDE
    cards = state.grid.cards
    for place in state.grid.cells:
        cell = ((place & 65535) - 32768) % SIDE * SIDE + ((place >> 16) - 32768) % SIDE
        serves = SERVES[i64(cards[cell])]
        if serves:
            count(CARDS, serves)
            if cards[cell] < NETTED:
                count(LOOSE, serves)
        for way in range(4):
            if serves:
                look_along(cards, cell, way, serves, lifted)
            look_across(cards, cell, way)


def count(numbers: vec[i64], goals: i64) -> None:
    while goals:
        goal = lowest(goals)
        goals &= goals - 1
        numbers[goal] = numbers[goal] + 1


def look_along(cards: vec[u8], cell: i64, way: i64, serves: i64, lifted: i64) -> None:
    """The rows of four cells in which this card is the first, and that hold no card of another kind."""
    looks = (cell * 4 + way) * 5
    behind: i64 = 0
    if cards[LOOKS[looks + 3]] == 0:
        behind = 1 if cards[LOOKS[looks + 4]] else 2
    common = serves
    number: i64 = 1
    netted: i64 = 1 if cards[cell] & NETTED else 0
    gap = LOOKS[looks + 3]
    whole = cell != lifted
    for ahead in range(3):
        next_cell = LOOKS[looks + ahead]
        card = i64(cards[next_cell])
        if card:
            common &= SERVES[card]
            if common == 0:
                return
            number += 1
            whole = whole and next_cell != lifted
            if card & NETTED:
                netted += 1
        else:
            gap = next_cell
        if 2 - ahead <= behind:
            if number == 2:
                count(TWOS, common)
            elif number == 3:
                if whole and touches(cards, gap):
                    note_ready(common, gap, netted)
                else:
                    count(THREES, common)
            elif number == 4:
                count(LINES, common)


def note_ready(goals: i64, gap: i64, netted: i64) -> None:
    while goals:
        goal = lowest(goals)
        goals &= goals - 1
        READY[goal] = READY[goal] + 1
        FIRM[goal] = FIRM[goal] + netted
        if GAP[goal] >= 0 and GAP[goal] != gap:
            WIDE[goal] = 1
        GAP[goal] = gap


def look_across(cards: vec[u8], cell: i64, way: i64) -> None:
    """Four cards in a row of which three serve a goal: the fourth, if it is loose, can be moved out of the way."""
    looks = (cell * 4 + way) * 5
    second = i64(cards[LOOKS[looks]])
    third = i64(cards[LOOKS[looks + 1]])
    fourth = i64(cards[LOOKS[looks + 2]])
    if second == 0 or third == 0 or fourth == 0:
        return
    first = i64(cards[cell])
    one, two, three, four = SERVES[first], SERVES[second], SERVES[third], SERVES[fourth]
    if first < NETTED:
        count(BLOCKED, two & three & four & ~one)
    if second < NETTED:
        count(BLOCKED, one & three & four & ~two)
    if third < NETTED:
        count(BLOCKED, one & two & four & ~three)
    if fourth < NETTED:
        count(BLOCKED, one & two & three & ~four)

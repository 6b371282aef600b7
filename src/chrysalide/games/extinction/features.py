# mypyc
"""What a network is told about a position: one row, since all win or lose together, with an item for each ambassador.

A choice half made is described as it stands after its best reply, as `evaluate` judges it.
"""

from math import log
from typing import Any, Final, cast

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest
from chrysalide.core.network import Evaluation, Network, log_odds
from chrysalide.core.state import State
from chrysalide.core.vectors import vec
from chrysalide.games.extinction.board import ALL, BOTTOM, beside, hemmed
from chrysalide.games.extinction.bots import Prospects, settled
from chrysalide.games.extinction.facts.records import AMBASSADORS, DICE
from chrysalide.games.extinction.rules.births import birth_target
from chrysalide.games.extinction.rules.constants import harmful
from chrysalide.games.extinction.rules.effects import count_effects
from chrysalide.games.extinction.rules.opinions import (
    ANIMALS,
    CALM,
    COUPLES,
    HAND_CARDS,
    MONEY,
    RESERVE_TILES,
    SHELTERED,
    YES_VOTES,
    held,
)
from chrysalide.games.extinction.rules.phases import (
    ACTING,
    BEARING,
    BIRTH_ROLL,
    BY_VOTES,
    CANCEL_EFFECT,
    CHOOSE_LINE,
    CHOOSE_SIDE,
    CLOSING,
    DESTROYING,
    EFFECT_REVEAL,
    FINISHED,
    IN_HAND,
    SETTING_UP,
    SUFFERING,
    VOTING,
)
from chrysalide.games.extinction.rules.play import Extinction
from chrysalide.games.extinction.tables import GIVE_BITS, GIVES, SLOTS

FIFTHS: Final = 5.0  # logarithms and margins
HALVES: Final = 2.0  # cubes that are lacking
TENTHS: Final = 10.0
MOST: Final = 40.0  # fifths of a logarithm: what is as good as certain
LEAST: Final = 1e-9  # keeps logarithms finite
PARTS: Final = 8  # of a match: what matters early counts for less and less, what matters late for more and more
FEW: Final = 3  # animals of a cell that are a crowd

MATCH: Final = [
    "three-seats", "four-seats", "five-seats", "part", "spread", "starve", "easy", "hard",
]  # fmt: skip
TURN: Final = [
    "turns-left", "until-first-vote", "set-up", "birth-to-come", "destruction-to-come", "effect-to-come",
    "draw-to-come", "voting", "dice", "pips", "highest-die",
]  # fmt: skip
HERD: Final = [
    "near", "far", "beside-tiles", "last-row", "hemmed", "starving", "sheltered", "cradles", "supply", "birth-target",
    "crowds",
]  # fmt: skip
HABITAT: Final = [
    "tiles", "room", "skip", "tiles-by-constants", "clearing", "key-cards", "effects", "key-share", "key-next",
    "constants", "harmful", "birth-changes", "dearer",
]  # fmt: skip
HANDS: Final = ["laid", "permanents", "deck", "own-coins", "richest", "penniless"]
# what somebody can do by a specialty or a Permanent, in the order of powers.py; none of our cards does the last of them
ABLE: Final = [
    "birth", "discount", "gap", "campaign", "nursery", "purse", "at-start", "reroll", "lifts", "looks", "shifts",
    "on-cube", "cancels", "ignores-uncube", "ignores-tile", "saves",
]  # fmt: skip
VOTES: Final = ["up", "looked-at", "cubes", "cubes-left", "sure", "nearly"]
# numbers that count both by how early and by how late it is
CORE: Final = [
    "always",
    "hope", "first-hope", "votes", "animals-live", "tiles-last",  # logarithms of chances, as `evaluate` sees them
    "margin",  # cubes to come, less those that are lacking
    "lack-1", "lack-2", "lack-3", "lack-4", "lack-5", "lack-6",  # by ambassador, the nearest first
    "animals", "couples", "alone", "line-loss", "births", "losses", "reserve", "giving", "pace", "coins", "hand",
]  # fmt: skip
CONTEXT: Final = [
    *MATCH,
    *TURN,
    *HERD,
    *HABITAT,
    *HANDS,
    *VOTES,
    *[f"area-{name}" for name in GIVES],
    *[f"hand-{name}" for name in GIVES],
    *[f"power-{name}" for name in ABLE],
    *[f"early-{name}" for name in CORE],
    *[f"late-{name}" for name in CORE],
]
# numbers about a place of the row of ambassadors; `by-`: the cubes that are lacking, by what the ambassador counts
ITEM: Final = [
    "face-up", "face-down", "cubes", "sure", "lack", "by-animals", "by-couples", "by-shelter", "by-hands", "by-reserve",
    "by-money", "by-votes", "by-calm", "by-dice",
]  # fmt: skip
ITEMS: Final = AMBASSADORS

# seats and options of the matches to learn from
TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    *[(seats, species) for seats in (2, 4, 3, 5) for species in ({}, {"module": "loutre"}, {"module": "panda"})],
    (2, {"level": "facile"}),
    (3, {"module": "loutre", "level": "facile"}),
    (4, {"module": "panda", "level": "facile"}),
    (4, {"level": "difficile"}),
    (2, {"module": "loutre", "level": "difficile"}),
    (5, {"module": "panda", "level": "difficile"}),
]


class Features(Evaluation):
    """A position of Extinction as one row of numbers."""

    def __init__(self, networks: list[Network]) -> None:
        super().__init__(networks)
        self.prospects = Prospects()
        self.at: Extinction | None = None  # the position that is described
        self.value = 0.0  # what `evaluate` says of it

    def known(self, state: State, seat: i64) -> float:
        at = cast("Extinction", state)
        if at.phase != FINISHED:
            return -1.0
        return 1.0 if at.end == BY_VOTES else 0.0

    def side_of(self, state: State, seat: i64) -> i64:
        return 0

    def survey(self, state: State) -> i64:
        at = settled(cast("Extinction", state))
        self.at = at
        self.prospects.look(at)
        self.value = self.prospects.standing(at)
        return 1

    def by_hand(self, state: State, side: i64) -> float:
        return log_odds(self.value)

    def outlook(self, state: State, seats: list[int]) -> list[float]:
        """Where there is one side its chance is no share of a whole."""
        return [self.evaluate(state, seats[0])] * len(seats)

    def describe(self, state: State, side: i64) -> None:
        """Nothing of a match that the best reply ends: what is said by hand is certain then."""
        at = self.at
        assert at is not None
        if at.phase == FINISHED:
            return
        row = self.row
        start: i64 = 0
        start = write_match(row, start, at)
        start = write_turn(row, start, at)
        start = write_herd(row, start, at)
        start = self.write_habitat(start, at)
        start = write_hands(row, start, at)
        start = self.write_votes(start, at)
        start = write_cards(row, start, at)
        start = write_powers(row, start, at)
        self.write_core(start, at)
        start += 2 * len(CORE)
        self.write_ambassadors(start, at)

    def write_habitat(self, start: i64, at: Extinction) -> i64:
        """Tiles and effects."""
        row = self.row
        tables = at.tables
        animals = at.animals()
        row[start] = bits(at.tiles)
        row[start + 1] = bits(beside(animals) & at.empty())
        row[start + 2] = at.skip
        row[start + 4] = i64(TENTHS * self.prospects.clearing)
        deck = at.effects if at.effects else at.spent
        keys = at.copies_of(deck, tables.key)
        number = count_effects(deck)
        row[start + 5] = keys
        row[start + 6] = number
        row[start + 7] = 12 * keys // max(i64(1), number)
        row[start + 8] = 1 if at.top == tables.key else 0
        row[start + 9] = at.row_size
        row[start + 10] = harmful(at)
        extra: i64 = 0
        births: i64 = 0
        dearer: i64 = 0
        for position in range(at.row_size):
            kind = at.row[position]
            extra += tables.trigger_tiles[kind]
            births += tables.birth_mods[kind]
            dearer += tables.pricey[kind]
        row[start + 3] = extra
        row[start + 11] = births
        row[start + 12] = dearer
        return start + len(HABITAT)

    def write_votes(self, start: i64, at: Extinction) -> i64:
        row = self.row
        lacks = self.prospects.nearest
        row[start] = bits(at.up)
        looked: i64 = 0
        cubes: i64 = 0
        sure: i64 = 0
        nearly: i64 = 0
        for place in range(AMBASSADORS):
            cubes += at.cubes[place]
            if at.faces[place] >= 0:
                looked += 1
            if lacks[place] < 0.5:
                sure += 1
            elif lacks[place] < 2.5:
                nearly += 1
        row[start + 1] = looked - bits(at.up)
        row[start + 2] = cubes
        row[start + 3] = at.cubes_left
        row[start + 4] = sure
        row[start + 5] = nearly
        return start + len(VOTES)

    def write_core(self, start: i64, at: Extinction) -> None:
        """Every number twice: by how much of the match is left, and by how much is over."""
        row = self.row
        prospects = self.prospects
        tables = at.tables
        turns = at.seats * tables.last_year
        left = float(turns - at.turns)
        row[start] = 1
        row[start + 1] = scaled(log_odds(self.value))
        sooner = left - float(at.seats * (tables.last_year - tables.first_vote))
        if sooner > 0.0:
            row[start + 2] = scaled(log(LEAST + prospects.vote_hope(at, sooner)))
        row[start + 3] = scaled(log(LEAST + prospects.vote_hope(at, left)))
        row[start + 4] = scaled(log(LEAST + prospects.herd_hope(at, left)))
        row[start + 5] = scaled(log(LEAST + prospects.tile_hope(at, left)))
        row[start + 6] = scaled(prospects.cubes_to_come(at, left) - prospects.lacking)
        for number in range(AMBASSADORS):
            row[start + 7 + number] = i64(HALVES * prospects.nearest[number] + 0.5)
        row[start + 13] = at.population()
        row[start + 14] = at.couples()
        row[start + 15] = bits(at.alone_at())
        row[start + 16] = i64(6.0 * prospects.destroyed + 0.5)
        row[start + 17] = i64(TENTHS * prospects.births)
        row[start + 18] = i64(TENTHS * prospects.losses)
        row[start + 19] = at.reserve
        row[start + 20] = i64(HALVES * prospects.giving)
        row[start + 21] = i64(TENTHS * prospects.pace)
        row[start + 22] = tables.money - at.bank
        row[start + 23] = held(at, at.hands)
        over = PARTS * at.turns // turns
        number_of: i64 = len(CORE)
        for place in range(start, start + number_of):
            found = row[place]
            row[place] = found * (PARTS - over)
            row[place + number_of] = found * over

    def write_ambassadors(self, start: i64, at: Extinction) -> None:
        row = self.row
        tables = at.tables
        for place in range(AMBASSADORS):
            lack = i64(HALVES * self.prospects.lacks[place] + 0.5)
            row[start + 2] = at.cubes[place]
            row[start + 4] = lack
            if lack == 0:
                row[start + 3] = 1
            who = at.faces[place]
            if who < 0:
                row[start + 1] = 1
            else:
                if (at.up >> place) & 1:
                    row[start] = 1
                kind = kind_of(tables.counts[who], tables.vote_dice[who])
                if kind >= 0:
                    row[start + kind] = lack
            start += len(ITEM)


def scaled(number: float) -> i64:
    """In fifths, within limits."""
    found = FIFTHS * number
    if found < -MOST:
        return i64(-MOST)
    return i64(found) if found < MOST else i64(MOST)


def kind_of(counts: i64, dice: i64) -> i64:
    """The place in ITEM for what an ambassador counts, or -1."""
    if dice:
        return 13
    if counts == ANIMALS:
        return 5
    if counts == COUPLES:
        return 6
    if counts == SHELTERED:
        return 7
    if counts == HAND_CARDS:
        return 8
    if counts == RESERVE_TILES:
        return 9
    if counts == MONEY:
        return 10
    if counts == YES_VOTES:
        return 11
    return 12 if counts == CALM else i64(-1)


def write_match(row: vec[i64], start: i64, at: Extinction) -> i64:
    tables = at.tables
    if at.seats > 2:
        row[start + at.seats - 3] = 1
    if tables.separates:
        row[start + 3] = 1
    if tables.spread:
        row[start + 4] = 1
    if tables.starve_at >= 0:
        row[start + 5] = 1
    if tables.level == "facile":
        row[start + 6] = 1
    elif tables.level == "difficile":
        row[start + 7] = 1
    return start + len(MATCH)


def write_turn(row: vec[i64], start: i64, at: Extinction) -> i64:
    """`stage` is what comes when nothing is pending, so what is asked now may belong to the one before."""
    tables = at.tables
    row[start] = at.seats * tables.last_year - at.turns
    row[start + 1] = max(i64(0), at.seats * tables.first_vote - at.turns)
    stage = at.stage
    phase = at.phase
    if stage == SETTING_UP:
        row[start + 2] = 1
    elif stage == VOTING:
        row[start + 7] = 1
    else:
        if stage <= BEARING or phase == BIRTH_ROLL:
            row[start + 3] = 1
        if stage <= DESTROYING or CHOOSE_LINE <= phase <= CHOOSE_SIDE:
            row[start + 4] = 1
        if stage <= SUFFERING or phase == CANCEL_EFFECT or phase == EFFECT_REVEAL:
            row[start + 5] = 1
        if stage <= CLOSING:
            row[start + 6] = 1
    if SETTING_UP < stage < ACTING:  # not rolled yet
        row[start + 8] = DICE
    elif stage == ACTING:
        first = at.active * DICE
        for die in range(first, first + DICE):
            if at.places[die] == IN_HAND:
                row[start + 8] = row[start + 8] + 1
                row[start + 9] = row[start + 9] + at.dice[die]
                row[start + 10] = max(row[start + 10], at.dice[die])
    return start + len(TURN)


def write_herd(row: vec[i64], start: i64, at: Extinction) -> i64:
    animals = at.animals()
    alone = at.alone_at()
    free = at.free()
    around = beside(animals)
    by_tiles = beside(at.tiles)
    near = alone & around
    row[start] = bits(near)
    meetings = free & ~animals & ~hemmed(animals, 1)  # cells that two animals can step onto
    row[start + 1] = bits(alone & ~near & beside(meetings))
    row[start + 2] = bits(animals & by_tiles)
    row[start + 3] = bits(alone & BOTTOM)
    row[start + 4] = bits(animals & hemmed(free, 2))
    if at.tables.starve_at >= 0:
        row[start + 5] = bits(animals & hemmed(free, at.tables.starve_at))
    row[start + 6] = at.animals_among(ALL & ~by_tiles)
    row[start + 7] = bits(beside(at.couples_at()) & at.empty())
    row[start + 8] = at.herd
    row[start + 9] = birth_target(at)
    row[start + 10] = bits((at.ones & at.twos) | at.fours | at.eights)
    return start + len(HERD)


def write_hands(row: vec[i64], start: i64, at: Extinction) -> i64:
    row[start] = held(at, at.laid)
    row[start + 1] = held(at, at.permanents)
    row[start + 2] = held(at, at.decks)
    row[start + 3] = at.money[at.active]
    for seat in range(at.seats):
        row[start + 4] = max(row[start + 4], at.money[seat])
        if at.money[seat] == 0:
            row[start + 5] = row[start + 5] + 1
    return start + len(HANDS)


def write_cards(row: vec[i64], start: i64, at: Extinction) -> i64:
    """What the actions in the area give, then what cards in hand give."""
    gives = at.tables.gives
    area: i64 = 0
    hand: i64 = 0
    for seat in range(at.seats):
        first = at.roles[seat] * SLOTS
        cards = at.laid[seat]
        while cards:
            area += gives[first + lowest(cards)]
            cards &= cards - 1
        cards = at.hands[seat]
        while cards:
            hand += gives[first + lowest(cards)]
            cards &= cards - 1
    number: i64 = len(GIVES)
    for place in range(start, start + number):
        row[place] = area & 127
        row[place + number] = hand & 127
        area >>= GIVE_BITS
        hand >>= GIVE_BITS
    return start + 2 * number


def write_powers(row: vec[i64], start: i64, at: Extinction) -> i64:
    """What somebody can do by a specialty or a Permanent."""
    sets = at.tables.power_set
    found: i64 = 0
    for seat in range(at.seats):
        if at.specialties[seat] >= 0:
            found |= sets[at.tables.specialty_base + at.specialties[seat]]
        cards = at.permanents[seat]
        while cards:
            found |= sets[at.roles[seat] * SLOTS + lowest(cards)]
            cards &= cards - 1
    number: i64 = len(ABLE)
    for place in range(start, start + number):
        row[place] = found & 1
        found >>= 1
    return start + number

# mypyc
"""Chapters 4 and 16: dice are placed on actions, and abilities are used between them."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.games.extinction.board import bits, lowest, nth
from chrysalide.games.extinction.codes import DIE, END, LOOK, PAYLIFT, PLACE_IDS, SHIFT
from chrysalide.games.extinction.facts.records import AMBASSADORS, DICE
from chrysalide.games.extinction.rules.ambassadors import EVERY, can_shift, look, look_places, shift_cube, shift_places
from chrysalide.games.extinction.rules.constants import lift, lifter
from chrysalide.games.extinction.rules.decision import Decision, one_of
from chrysalide.games.extinction.rules.money import gain, pay, purchasing
from chrysalide.games.extinction.rules.naming import place_args, place_code, place_number
from chrysalide.games.extinction.rules.phases import BEARING, BY_DIE, IN_HAND
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.rolling import die_in_hand, values_in_hand
from chrysalide.games.extinction.rules.stack import push
from chrysalide.games.extinction.tables import CAMPAIGN, GAP, LOOKS, SHIFTS, SLOTS

HALF: Final = 48  # places of groups 0 to 2 are one set, those of groups 3 to 5 another

# --- prices -----------------------------------------------------------------------------------------------------------


def cost_of(at: Position, place: i64) -> i64:
    """4.13, 15.3, 16.17: what an action costs now, without discount."""
    tables = at.tables
    if place < SLOTS:
        cost = tables.start_cost[place]
        for position in range(at.row_size):
            cost += tables.price_mods[at.row[position] * tables.starts + place]
        return cost
    card = at.card_in(place // SLOTS - 1, place % SLOTS)
    if tables.cost_none_hidden[card] >= 0 and at.up == EVERY:
        return tables.cost_none_hidden[card]
    return tables.cost[card]


def affordable(at: Position) -> tuple[i64, i64]:
    """4.9, 4.13: the places of the area that the active seat can pay, in two halves."""
    tables = at.tables
    able = purchasing(at, at.active)
    low = affordable_starts(at, able)
    high: i64 = 0
    dear = min(able, i64(SLOTS - 1))
    for owner in range(at.seats):
        role = at.roles[owner]
        cards = at.laid[owner]
        shift = SLOTS * owner + SLOTS
        cheap = cards & ~tables.dear[role * SLOTS + dear]
        if cards & tables.changing[role] and at.up == EVERY:
            cheap = affordable_cards(at, owner, able)
        if shift < HALF:
            low |= cheap << shift
        else:
            high |= cheap << (shift - HALF)
    return low, high


def affordable_starts(at: Position, able: i64) -> i64:
    """Starting actions of this face; 16.17: a Constant may make some dearer."""
    tables = at.tables
    found = tables.start_places & ~tables.dear_starts[min(able, i64(SLOTS - 1))]
    for position in range(at.row_size):
        if tables.pricey[at.row[position]]:
            for place in range(tables.starts):
                if cost_of(at, place) > able:
                    found &= ~(i64(1) << place)
    return found


def affordable_cards(at: Position, owner: i64, able: i64) -> i64:
    """The same card by card, where prices have changed."""
    found: i64 = 0
    cards = at.laid[owner]
    while cards:
        slot = lowest(cards)
        if cost_of(at, (owner + 1) * SLOTS + slot) <= able:
            found |= i64(1) << slot
        cards &= cards - 1
    return found


# --- dice on places ---------------------------------------------------------------------------------------------------


def dice_left(at: Position) -> i64:
    """How many dice the active seat has still to place."""
    found: i64 = 0
    first = at.active * DICE
    for die in range(first, first + DICE):
        if at.places[die] == IN_HAND:
            found += 1
    return found


def gap_of(at: Position, seat: i64) -> i64:
    """4.5, 16.7, 18.2: by how much a seat's die must beat those on a place."""
    gap = at.tables.gap
    slots = at.sources(seat, GAP)
    while slots:
        gap += at.tables.power_n[at.source(seat, lowest(slots))]
        slots &= slots - 1
    return max(gap, i64(0))


def is_open(at: Position, place: i64) -> bool:
    """4.8: a place without placement rule."""
    return place < SLOTS and (at.tables.open_places >> place) & 1 != 0


def unblocked(at: Position, value: i64, gap: i64, low: i64, high: i64) -> tuple[i64, i64]:
    """4.4, 4.5: of some places, those where the active seat may put a value: dice on a place keep out what is not
    higher by the gap, own dice everything; 4.8: never on the open place."""
    first = at.active * DICE
    for die in range(at.seats * DICE):
        place = at.places[die]
        if place == IN_HAND or is_open(at, place):
            continue
        if value < at.dice[die] + gap or first <= die < first + DICE:
            if place < HALF:
                low &= ~(i64(1) << place)
            else:
                high &= ~(i64(1) << (place - HALF))
    return low, high


def put_die(at: Position, value: i64, place: i64) -> None:
    """4.2, 4.13."""
    seat = at.active
    at.places[die_in_hand(at, value)] = place
    cost = cost_of(at, place)
    if at.trace is not None:
        args = {"seat": int(seat), "value": int(value), **place_args(at, place), "cost": int(cost)}
        at.tell("die-placed", args)
    pay(at, seat, cost)
    if place >= SLOTS:
        card = at.card_in(place // SLOTS - 1, place % SLOTS)
        push(at, at.tables.card_ops[card], BY_DIE, place, value)
    else:
        push(at, at.tables.start_ops[place], BY_DIE, place, value)
        if is_open(at, place):
            campaign(at)


def campaign(at: Position) -> None:
    """16.10: the first die of a turn on the open place brings more."""
    slots = at.sources(at.active, CAMPAIGN) & ~at.used
    at.used |= slots
    while slots:
        gain(at, at.active, at.tables.power_n[at.source(at.active, lowest(slots))])
        slots &= slots - 1


# --- the decision -----------------------------------------------------------------------------------------------------


def has_main(at: Position) -> bool:
    """16.5, 16.6: can the active seat use a `main` ability now?"""
    return lifter(at) >= 0 or look_places(at) != 0 or can_shift(at)


def use_main(at: Position, power: i64) -> None:
    """Once per turn; of several sources the first."""
    slots = at.sources(at.active, power) & ~at.used
    at.used |= slots & -slots


class Act(Decision):
    """4.2, 4.17, 16.5, 16.6: a die on a place, an ability between dice, or the end of the phase."""

    def legal(self, at: Position) -> list[int]:
        codes: list[int] = []
        values = values_in_hand(at)
        if values:
            list_dice(at, values, codes)
        else:
            codes.append(END)
        if lifter(at) >= 0:
            codes.extend([PAYLIFT + position for position in range(at.row_size)])
        looks = look_places(at)
        codes.extend([LOOK + place for place in range(AMBASSADORS) if (looks >> place) & 1])
        takes = shift_places(at)
        for place in range(AMBASSADORS):
            if (takes >> place) & 1:
                base = SHIFT + place * AMBASSADORS
                codes.extend([base + other for other in range(AMBASSADORS) if other != place and (at.up >> other) & 1])
        return codes

    def pick(self, at: Position, dice: Dice) -> i64:
        """A die on a place; seldom anything else."""
        values = values_in_hand(at)
        if not values or has_main(at):
            return one_of(self.legal(at), dice)
        return pick_die(at, values, dice)

    def apply(self, at: Position, code: i64) -> bool:
        if code < END:
            number = code - DIE
            put_die(at, number // len(PLACE_IDS) + 1, place_number(at, number % len(PLACE_IDS)))
        elif code == END:
            at.stage = BEARING
        elif code < LOOK:
            lift(at, code - PAYLIFT)
        elif code < SHIFT:
            use_main(at, LOOKS)
            return look(at, code - LOOK)
        else:
            use_main(at, SHIFTS)
            shift_cube(at, (code - SHIFT) // AMBASSADORS, (code - SHIFT) % AMBASSADORS)
        return False


def list_dice(at: Position, values: i64, codes: list[int]) -> None:
    """4.4–4.13: every value in hand with every place where it may lie."""
    gap = gap_of(at, at.active)
    low, high = affordable(at)
    while values:
        value = lowest(values)
        below, above = unblocked(at, value, gap, low, high)
        base = DIE + (value - 1) * len(PLACE_IDS)
        places: list[int] = []
        while below:
            places.append(base + place_code(at, lowest(below)))
            below &= below - 1
        while above:
            places.append(base + place_code(at, HALF + lowest(above)))
            above &= above - 1
        places.sort()
        codes.extend(places)
        values &= values - 1


def pick_die(at: Position, values: i64, dice: Dice) -> i64:
    """One of `list_dice`, all equally likely."""
    gap = gap_of(at, at.active)
    low, high = affordable(at)
    total: i64 = 0
    left = values
    while left:
        below, above = unblocked(at, lowest(left), gap, low, high)
        total += bits(below) + bits(above)
        left &= left - 1
    drawn = dice.below(total)
    while True:
        value = lowest(values)
        below, above = unblocked(at, value, gap, low, high)
        base = DIE + (value - 1) * len(PLACE_IDS)
        number = bits(below)
        if drawn < number:
            return base + place_code(at, nth(below, drawn))
        drawn -= number
        number = bits(above)
        if drawn < number:
            return base + place_code(at, HALF + nth(above, drawn))
        drawn -= number
        values &= values - 1

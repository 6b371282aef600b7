# mypyc
"""Chapter 4: dice are placed on actions."""

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest, nth
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.observing import Sheet
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.codes import DIE, PLACE_IDS
from chrysalide.games.extinction.facts.records import DECK, DICE, Op
from chrysalide.games.extinction.phrases import in_short, phrasebook
from chrysalide.games.extinction.powers import CAMPAIGN, GAP
from chrysalide.games.extinction.rules.decision import PIPS
from chrysalide.games.extinction.rules.money import gain, pay, reduced, spendable
from chrysalide.games.extinction.rules.naming import place_args, place_code, place_number, start_args
from chrysalide.games.extinction.rules.phases import ACT, BY_DIE, IN_HAND
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.rules.prices import HALF, affordable, cost_of
from chrysalide.games.extinction.rules.rolling import die_in_hand, values_in_hand
from chrysalide.games.extinction.rules.stack import push
from chrysalide.games.extinction.tables import SLOTS


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


def keeps_out(at: Position, die: i64, value: i64, gap: i64) -> bool:
    """4.4, 4.5: dice on a place keep out what is not higher by the gap, own dice everything."""
    return value < at.dice[die] + gap or die // DICE == at.active


def unblocked(at: Position, value: i64, gap: i64, low: i64, high: i64) -> tuple[i64, i64]:
    """4.4, 4.5: of some places, those where the active seat may put a value; 4.8: nothing blocks the open place."""
    for die in range(at.seats * DICE):
        place = at.places[die]
        if place == IN_HAND or is_open(at, place):
            continue
        if keeps_out(at, die, value, gap):
            if place < HALF:
                low &= ~(i64(1) << place)
            else:
                high &= ~(i64(1) << (place - HALF))
    return low, high


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


def mark_dice(at: Position, values: i64, sheet: Sheet) -> None:
    """The same, marked instead of listed."""
    gap = gap_of(at, at.active)
    low, high = affordable(at)
    while values:
        value = lowest(values)
        below, above = unblocked(at, value, gap, low, high)
        base = DIE + (value - 1) * len(PLACE_IDS)
        while below:
            sheet.mark(base + place_code(at, lowest(below)))
            below &= below - 1
        while above:
            sheet.mark(base + place_code(at, HALF + lowest(above)))
            above &= above - 1
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


# --- people -----------------------------------------------------------------------------------------------------------


def open_places(at: Position) -> list[int]:
    """4.7, 4.9: the starting actions of this face, and the Action cards of all seats."""
    found = [place for place in range(at.tables.starts) if (at.tables.start_places >> place) & 1]
    for seat in range(at.seats):
        found += [(seat + 1) * SLOTS + slot for slot in range(DECK) if (at.laid[seat] >> slot) & 1]
    return found


def dice_on(at: Position, place: int) -> list[int]:
    """Lowest first, which is the order of placing where there is a placement rule."""
    found = sorted([(int(at.dice[die]), die) for die in range(at.seats * DICE) if at.places[die] == place])
    return [die for _, die in found]


def has_own_die(at: Position, place: int) -> bool:
    return any([die // DICE == at.active for die in dice_on(at, place)])  # noqa: C419 - compiled, a list is cheaper


def needs(at: Position, place: int) -> int:
    """4.4, 4.5, 4.8: the lowest value that the active seat may put there, whatever it costs; 7 where none may."""
    dice = [] if is_open(at, place) else dice_on(at, place)
    gap = gap_of(at, at.active)
    value = 1
    while value <= PIPS and any([keeps_out(at, die, value, gap) for die in dice]):  # noqa: C419 - as above
        value += 1
    return value


def die_choice(at: Position, code: int) -> Choice:
    """4.2."""
    die, name = divmod(code - DIE, len(PLACE_IDS))
    place = place_number(at, name)
    args = place_args(at, place)
    cost = int(reduced(at, at.active, cost_of(at, place)))
    book = phrasebook(at.tables)
    return Choice(
        SPACE[code].text,
        Message("choice-die", {"value": die + 1, **args, "cost": cost}),
        (f"die:{die + 1}", f"place:{args['place']}"),
        detail=in_short([book.op(op) for op in ops_at(at, place)]),
        icon=f"die-{die + 1}",
    )


def ops_at(at: Position, place: i64) -> tuple[Op, ...]:
    """The operations of the action at a place of dice."""
    if place < SLOTS:
        return at.tables.pack.start_actions[place].ops
    return at.tables.pack.cards[at.card_in(place // SLOTS - 1, place % SLOTS)].ops


def why_no_die(at: Position, code: int) -> Refusal:
    die, name = divmod(code - DIE, len(PLACE_IDS))
    place = int(place_number(at, name))
    if place not in open_places(at):
        return no_place(at, name)
    values = values_in_hand(at)
    if not values:
        return Refusal("4.2", Message("refuse-all-placed"))
    if not (values >> (die + 1)) & 1:
        return Refusal("4.2", Message("refuse-no-die", {"value": die + 1}))
    return why_not(at, place, die + 1)


def no_place(at: Position, name: int) -> Refusal:
    """4.7, 4.9: a starting action of the other face, or a card that is not in the area."""
    pack = at.tables.pack
    start = at.tables.code_start[name]
    if start >= 0:
        return Refusal("4.7", Message("refuse-wrong-face", start_args(at, start)))
    card = PLACE_IDS[name].partition("@")[0]
    names = [known.name for known in pack.cards if known.id == card]
    return Refusal("4.9", Message("refuse-not-available", {"card": card, "card_name": names[0] if names else ""}))


def why_not(at: Position, place: int, value: int) -> Refusal:
    """Why the active seat may not put a die of this value on a place of the area."""
    args = place_args(at, place)
    least = needs(at, place)
    if value < least:
        if has_own_die(at, place):
            return Refusal("4.4", Message("refuse-own-die", args))
        highest = max([int(at.dice[die]) for die in dice_on(at, place)])
        numbers = {"value": value, "highest": highest, "needs": least, "gap": int(gap_of(at, at.active))}
        return Refusal("18.2" if at.seats == 2 else "4.5", Message("refuse-too-low", {**numbers, **args}))
    price = int(reduced(at, at.active, cost_of(at, place)))
    money = {"price": price, "money": spendable(at, at.active)}
    return Refusal("4.13", Message("refuse-too-dear", {**money, **args}))


def aim_die(at: Position, value: int) -> int:
    """A die alone: with the first place where it may lie, else with any."""
    codes: list[int] = []
    if at.phase == ACT:
        list_dice(at, values_in_hand(at) & (i64(1) << value), codes)
    return codes[0] if codes else DIE + (value - 1) * len(PLACE_IDS)


def aim_place(at: Position, name: str) -> int:
    """A place alone: with a die in hand that may lie there, else with the highest one in hand."""
    place = PLACE_IDS.index(name)
    codes: list[int] = []
    highest = PIPS
    if at.phase == ACT:
        values = values_in_hand(at)
        list_dice(at, values, codes)
        highest = max([value for value in range(1, PIPS + 1) if (values >> value) & 1], default=PIPS)
    fits = [code for code in codes if (code - DIE) % len(PLACE_IDS) == place]
    return fits[0] if fits else DIE + (highest - 1) * len(PLACE_IDS) + place

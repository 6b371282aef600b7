"""Why a seat that is asked may not answer so: one reason for each word of the action table."""

from collections.abc import Callable

from chrysalide.core.messages import Message, Refusal
from chrysalide.games.extinction.board import lowest
from chrysalide.games.extinction.codes import CARD_IDS, DIE, PLACE_IDS, PLAY, ROLE, ROLE_IDS
from chrysalide.games.extinction.facts.records import VICTIMS
from chrysalide.games.extinction.present.naming import ambassador, animal, cell_at, value
from chrysalide.games.extinction.present.powers import lacks
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.acting import dice_left
from chrysalide.games.extinction.rules.money import purse, reduced
from chrysalide.games.extinction.rules.naming import card_args, place_number
from chrysalide.games.extinction.rules.phases import EXTRA_CUBE, PEEK_EFFECT, PLAY_CARD
from chrysalide.games.extinction.rules.rolling import values_in_hand
from chrysalide.games.extinction.rules.stack import operand
from chrysalide.games.extinction.tables import LIFTS, LOOKS, NEAR_COUPLE, SHIFTS
from chrysalide.games.extinction.view.asking import price
from chrysalide.games.extinction.view.placing import in_hand, open_places, why_not

Reason = Refusal | None  # None: nothing more to say than that it is not asked


def _role(state: Extinction, code: int) -> Reason:
    number = int(state.tables.role_of[code - ROLE])
    if number < 0:
        return Refusal("2.8", Message("refuse-no-such-role", {"role": ROLE_IDS[code - ROLE]}))
    role = state.tables.pack.roles[number]
    args = {"role": role.id, "role_name": role.name, "other_seat": int(state.seat_of(number))}
    return Refusal("2.8", Message("refuse-role-taken", args))


# --- dice and cards ---------------------------------------------------------------------------------------------------


def _die(state: Extinction, code: int) -> Reason:
    die, place_code = divmod(code - DIE, len(PLACE_IDS))
    place = int(place_number(state, place_code))
    if place not in open_places(state):
        return _no_place(state, place_code)
    if not in_hand(state, die + 1):
        if not values_in_hand(state):
            return Refusal("4.2", Message("refuse-all-placed"))
        return Refusal("4.2", Message("refuse-no-die", {"value": die + 1}))
    return why_not(state, place, die + 1)


def _no_place(state: Extinction, place_code: int) -> Refusal:
    card = PLACE_IDS[place_code].partition("@")[0]
    pack = state.tables.pack
    if state.tables.code_start[place_code] >= 0:
        action = pack.start_actions[state.tables.code_start[place_code]]
        return Refusal("4.7", Message("refuse-wrong-face", {"card": action.id, "card_name": action.name}))
    name = next((known.name for known in pack.cards if known.id == card), "")
    return Refusal("4.9", Message("refuse-not-available", {"card": card, "card_name": name}))


def _end(state: Extinction, code: int) -> Reason:
    return Refusal("4.3", Message("refuse-dice-left", {"n": int(dice_left(state))}))


def _reroll(state: Extinction, code: int) -> Reason:
    return Refusal("16.4", Message("refuse-no-die", {"value": value(code, "value")}))


def _play(state: Extinction, code: int) -> Reason:
    number = int(state.tables.card_of[code - PLAY])
    if number < 0:
        return Refusal("1.3", Message("refuse-no-such-card", {"card": CARD_IDS[code - PLAY]}))
    held = False
    if state.roles[state.asked] >= 0:
        slot = state.tables.slot_of[state.roles[state.asked] * state.tables.cards + number]
        held = slot >= 0 and bool((state.hands[state.asked] >> slot) & 1)
    message = "refuse-no-play" if held and state.phase != PLAY_CARD else "refuse-not-in-hand"
    return Refusal("5.1", Message(message, card_args(state, number)))


def _amount(state: Extinction, code: int) -> Reason:
    number, lo, hi = value(code, "n"), int(operand(state, 2)), int(operand(state, 3))
    if not lo <= number <= hi:
        return Refusal("15.19", Message("refuse-amount", {"n": number, "lo": lo, "hi": hi}))
    return Refusal("15.19", Message("refuse-amount-dear", {"n": number, "money": _money(state)}))


def _money(state: Extinction) -> int:
    return int(state.money[state.asked] + purse(state, state.asked))


def _peek(state: Extinction, code: int) -> Reason:
    if state.phase != PEEK_EFFECT:
        return Refusal("15.10", Message("refuse-not-shown"))
    return Refusal("6.6", Message("refuse-cannot-pay", {"price": price(state), "money": _money(state)}))


# --- animals and tiles ------------------------------------------------------------------------------------------------


def _move(state: Extinction, code: int) -> Reason:
    origin, cell = cell_at(code, "from_cell"), cell_at(code)
    names = {"from_cell": value(code, "from_cell"), "cell": value(code, "cell")}
    if not state.animals_on(origin):
        return Refusal("7.1", Message("refuse-no-animal", animal(state, cell=names["from_cell"])))
    if origin == cell:
        return Refusal("7.3", Message("refuse-same-cell", {"cell": names["cell"]}))
    if (state.tiles >> cell) & 1:
        return Refusal("7.1", Message("refuse-tile-in-way", {"cell": names["cell"]}))
    return Refusal("7.3", Message("refuse-too-far", {**names, "steps": int(operand(state, 2))}))


def _put(state: Extinction, code: int) -> Reason:
    name = value(code, "cell")
    if (state.empty() >> cell_at(code)) & 1 and operand(state, 2) == NEAR_COUPLE:
        return Refusal("15.5", Message("refuse-not-near-couple", animal(state, cell=name)))
    return Refusal("15.5", Message("refuse-not-empty", {"cell": name}))


def _clear(state: Extinction, code: int) -> Reason:
    return Refusal("15.6", Message("refuse-no-tile", {"cell": value(code, "cell")}))


def _born(state: Extinction, code: int) -> Reason:
    cell, parent = value(code, "cell"), value(code, "parent_cell")
    if state.animals_on(cell_at(code, "parent_cell")) < 2:
        return Refusal("8.4", Message("refuse-no-couple", animal(state, cell=parent)))
    if not (state.empty() >> cell_at(code)) & 1:
        return Refusal("8.4", Message("refuse-not-empty", {"cell": cell}))
    return Refusal("8.4", Message("refuse-not-beside", {"cell": cell, "parent_cell": parent}))


def _split(state: Extinction, code: int) -> Reason:
    parent = int(state.cell)
    args = {"cell": value(code, "cell"), "parent_cell": f"{parent // 6 + 1}{parent % 6 + 1}"}
    return Refusal("8.10", Message("refuse-split-cell", args))


def _line(state: Extinction, code: int) -> Reason:
    line = value(code, "line")
    args = {"line": line, "axis": "row" if line[0] == "r" else "column", "number": int(line[1])}
    return Refusal("9.3", Message("refuse-empty-line", animal(state, **args)))


def _side(state: Extinction, code: int) -> Reason:
    return Refusal("9.7", Message("refuse-no-tie", {"cell": value(code, "cell")}))


def _burn(state: Extinction, code: int) -> Reason:
    return Refusal("15.14", Message("refuse-tile-cell", {"cell": value(code, "cell")}))


def _lose(state: Extinction, code: int) -> Reason:
    args = animal(state, cell=value(code, "cell"), filter=VICTIMS[operand(state, 2)])
    return Refusal("15.15", Message("refuse-victim", args))


# --- ambassadors ------------------------------------------------------------------------------------------------------


def _cube(state: Extinction, code: int) -> Reason:
    """15.7, 16.13: a place that the filter leaves out."""
    up = (state.up >> (value(code, "slot") - 1)) & 1
    rule = "16.13" if state.phase == EXTRA_CUBE else "15.7"
    message = "refuse-amb-revealed" if up else "refuse-amb-hidden"
    return Refusal(rule, Message(message, ambassador(state, value(code, "slot") - 1)))


def _strip(state: Extinction, code: int) -> Reason:
    place = value(code, "slot") - 1
    args = {**ambassador(state, place), "cubes": int(state.cubes[place])}
    return Refusal("15.16", Message("refuse-not-most", args))


def _poll(state: Extinction, code: int) -> Reason:
    place = value(code, "slot") - 1
    message = "refuse-polled" if (state.up >> place) & 1 else "refuse-face-down"
    return Refusal("12.5", Message(message, ambassador(state, place)))


def _look(state: Extinction, code: int) -> Reason:
    lacking = lacks(state, LOOKS, "16.6")
    if lacking is not None:
        return lacking
    place = value(code, "slot") - 1
    message = "refuse-amb-revealed" if (state.up >> place) & 1 else "refuse-known"
    return Refusal("16.6", Message(message, ambassador(state, place)))


def _shift(state: Extinction, code: int) -> Reason:
    lacking = lacks(state, SHIFTS, "16.6")
    if lacking is not None:
        return lacking
    place, other = value(code, "slot") - 1, value(code, "other_slot") - 1
    for one in (place, other):
        if not (state.up >> one) & 1:
            return Refusal("16.6", Message("refuse-amb-hidden", ambassador(state, one)))
    message = "refuse-same-amb" if place == other else "refuse-no-cube"
    return Refusal("16.6", Message(message, ambassador(state, place)))


# --- Constants, offers, seats -----------------------------------------------------------------------------------------


def _constant(state: Extinction, code: int) -> Reason:
    return Refusal("15.11", Message("refuse-no-constant", {"position": value(code, "position")}))


def _pay_lift(state: Extinction, code: int) -> Reason:
    lacking = lacks(state, LIFTS, "16.5")
    if lacking is not None or value(code, "position") > state.row_size:
        return lacking or _constant(state, code)
    slot = lowest(state.sources(state.active, LIFTS) & ~state.used)
    cost = int(reduced(state, state.active, state.tables.power_cost[state.source(state.active, slot)]))
    return Refusal("6.6", Message("refuse-cannot-pay", {"price": cost, "money": _money(state)}))


def _save(state: Extinction, code: int) -> Reason:
    return Refusal("16.16", Message("refuse-nothing-to-save"))


def _cancel(state: Extinction, code: int) -> Reason:
    return Refusal("16.14", Message("refuse-nothing-to-cancel"))


def _ignore(state: Extinction, code: int) -> Reason:
    return Refusal("16.15", Message("refuse-nothing-to-ignore"))


def _next(state: Extinction, code: int) -> Reason:
    seat = value(code, "seat")
    if seat >= state.seats:
        return Refusal("1.1", Message("refuse-no-such-seat", {"number": seat}))
    return Refusal("11.3", Message("refuse-played", {"other_seat": seat}))


REASONS: dict[str, Callable[[Extinction, int], Reason]] = {
    "role": _role,
    "die": _die,
    "end": _end,
    "reroll": _reroll,
    "play": _play,
    "amount": _amount,
    "drop": _peek,
    "keep": _peek,
    "move": _move,
    "put": _put,
    "clear": _clear,
    "born": _born,
    "split": _split,
    "line": _line,
    "side": _side,
    "burn": _burn,
    "lose": _lose,
    "cube": _cube,
    "extra": _cube,
    "strip": _strip,
    "poll": _poll,
    "look": _look,
    "shift": _shift,
    "lift": _constant,
    "fund": _constant,
    "paylift": _pay_lift,
    "save": _save,
    "cancel": _cancel,
    "ignore": _ignore,
    "next": _next,
}

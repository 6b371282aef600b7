"""Why an action is not possible now, with the number of the rule that says so."""

from collections.abc import Callable

from chrysalide.core.messages import Message, Refusal
from chrysalide.core.state import CHANCE
from chrysalide.games.mariposas.actions import SPACE
from chrysalide.games.mariposas.board import EXTRA, FIRST_OF, GENERATION, STRETCH, copies_of
from chrysalide.games.mariposas.codes import (
    ADJACENT,
    BIRTH,
    COPY,
    FREE,
    GAIN,
    KINDS,
    LAND,
    LAUNCH,
    LENGTHS,
    MOVEMENTS,
    NO_ADJACENT,
    NO_BIRTH,
    NO_FREE,
    PICK,
    PLAY,
    SWAP,
    SWAPS,
)
from chrysalide.games.mariposas.facts.records import FLOWERS
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS
from chrysalide.games.mariposas.payments import FOR_COST, TEXTS, affordable
from chrysalide.games.mariposas.present.drawn import refuse_chance
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.births import birth_cost
from chrysalide.games.mariposas.rules.flights import must_stretch, twin_of
from chrysalide.games.mariposas.rules.naming import cell_args, kind_args, way_args
from chrysalide.games.mariposas.rules.phases import (
    COPY_CARD,
    EXCHANGE,
    FREE_BIRTH,
    GAIN_CARD,
    GIVE_BIRTH,
    LAND_PIECE,
    LAUNCH_PIECE,
    PHASES,
    PICK_ADJACENT,
    PLAY_CARD,
    TAKE_FLOWER,
)


def refuse(state: Mariposas, code: int, seat: int) -> Refusal:
    """Why `seat` (or CHANCE) may not do this now."""
    action = SPACE[code]
    if state.actor() == CHANCE and seat != CHANCE:
        return Refusal(None, Message("refuse-chance"))
    if action.chance:
        return refuse_chance(state, action)
    if seat == CHANCE:
        return _not_now(state, None)
    if seat != state.actor():
        return Refusal(None, Message("error-not-your-turn"))
    return REASONS[action.word](state, code)


def _not_now(state: Mariposas, rule: str | None) -> Refusal:
    return Refusal(rule, Message("refuse-not-now", {"phase": PHASES[state.phase]}))


def _cell(state: Mariposas, code: int) -> int:
    return state.lexicon.cell_of[code]


def _no_cell(state: Mariposas, code: int) -> Refusal:
    """A cell of another edition."""
    name = SPACE[LAND + code].text.partition(" ")[2]
    return Refusal("2.1", Message("refuse-no-such-cell", {"code": name.upper()}))


# --- cards --------------------------------------------------------------------------------------------------------


def _play(state: Mariposas, code: int) -> Refusal:
    if state.phase != PLAY_CARD:
        return _not_now(state, "4.3")
    number, bonus = divmod(code - PLAY, 4)
    if number == len(KINDS):
        if not (state.held[state.seat] >> 12) & 1:
            return Refusal("4.3", Message("refuse-no-bonus", {"card": "double"}))
    elif not _in_hand(state, number):
        return _not_in_hand(state, number)
    for bit, card, name in ((1, EXTRA, "extra"), (2, STRETCH, "stretch")):
        if bonus & bit and not (state.held[state.seat] >> card) & 1:
            return Refusal("4.3", Message("refuse-no-bonus", {"card": name}))
    return Refusal("4.16", Message("refuse-stretch-nothing"))


def _in_hand(state: Mariposas, number: int) -> bool:
    kind = state.lexicon.kind_of[number]
    return kind >= 0 and copies_of(state.hands[state.seat], kind) > 0


def _not_in_hand(state: Mariposas, number: int, rule: str = "4.3") -> Refusal:
    kind = state.lexicon.kind_of[number]
    named = kind_args(state, kind) if kind >= 0 else {"card": KINDS[number], "moves": [], "with_flower": "no"}
    return Refusal(rule, Message("refuse-not-in-hand", named))


def _copy(state: Mariposas, code: int) -> Refusal:
    if state.phase != COPY_CARD:
        return _not_now(state, "4.6")
    kind = state.lexicon.kind_of[code - COPY]
    if kind < 0 or state.board.copies[kind]:
        return Refusal("4.6", Message("refuse-not-copyable", {"card": KINDS[code - COPY]}))
    copies = ["", "own", "other"][state.board.copies[state.card]]
    return Refusal("4.6", Message("refuse-no-copy", {**kind_args(state, kind), "copies": copies}))


def _exchange(state: Mariposas, code: int) -> Refusal:
    if state.phase != EXCHANGE:
        return Refusal("4.10", Message("refuse-no-exchange"))
    missing = [kind for kind in SWAPS[code - SWAP] if not _in_hand(state, KINDS.index(kind))]
    kind = missing[0] if missing else SWAPS[code - SWAP][-1]
    return _not_in_hand(state, KINDS.index(kind), "4.10")


# --- movements ----------------------------------------------------------------------------------------------------


def _go(state: Mariposas, code: int) -> Refusal:
    if state.phase != LAUNCH_PIECE:
        return _not_now(state, "5.2")
    piece, movement = divmod(code - LAUNCH, MOVEMENTS)
    stretch, length = movement >= LENGTHS, movement % LENGTHS + 1
    if state.here(state.seat, piece) < 0:
        return Refusal("5.1", Message("refuse-no-piece", {"piece": PIECE_IDS[piece]}))
    if not (state.moves >> (4 * length)) & 15:
        moves = [left for left in range(1, LENGTHS + 1) for _ in range((state.moves >> (4 * left)) & 15)]
        return Refusal("4.5", Message("refuse-no-movement", {"length": length, "moves": moves}))
    if stretch and not state.stretch:
        return Refusal("4.14", Message("refuse-no-stretch"))
    twin = twin_of(state, piece, FIRST_OF[GENERATION[piece]])
    if twin >= 0:
        alike = {"piece": PIECE_IDS[piece], "other_piece": PIECE_IDS[twin]}
        return Refusal("5.1", Message("refuse-twin", alike))
    if must_stretch(state) and not stretch:
        return Refusal("5.7", Message("refuse-must-stretch"))
    return Refusal("5.4", Message("refuse-nowhere", {"piece": PIECE_IDS[piece], "length": length}))


def _stop(state: Mariposas, code: int) -> Refusal:
    if state.phase != LAUNCH_PIECE:
        return _not_now(state, "5.7")
    return Refusal("5.7", Message("refuse-forced"))


def _land(state: Mariposas, code: int) -> Refusal:
    cell = _cell(state, code - LAND)
    if cell < 0:
        return _no_cell(state, code - LAND)
    if state.phase == LAUNCH_PIECE:
        return Refusal("5.1", Message("refuse-launch-first", cell_args(state, cell)))
    if state.phase != LAND_PIECE:
        return _not_now(state, "5.2")
    length = state.length + (state.board.stretch_length if state.stretched else 0)
    again = state.board.reach(state.origin, length, True)
    rule = "5.4" if not state.backtracking and cell in again else "5.3"
    args = {**cell_args(state, cell), "from_cell": state.board.ids[state.origin], "length": length}
    return Refusal(rule, Message("refuse-unreachable", args))


# --- what a landing asks ------------------------------------------------------------------------------------------


def _pick(state: Mariposas, code: int) -> Refusal:
    if state.phase != TAKE_FLOWER:
        return _not_now(state, "6.9")
    return Refusal("1.10", Message("refuse-supply", {"flower": FLOWERS[code - PICK]}))


def _gain(state: Mariposas, code: int) -> Refusal:
    if state.phase != GAIN_CARD:
        return _not_now(state, "8.7")
    card = code - GAIN
    if (state.held[state.seat] >> card) & 1:
        return Refusal("8.7", Message("refuse-held", way_args(card)))
    if (state.laid[state.seat] >> card) & 1:
        return Refusal("8.7", Message("refuse-laid", way_args(card)))
    return Refusal("7.5", Message("refuse-had", way_args(card)))


def _adj(state: Mariposas, code: int) -> Refusal:
    if state.phase != PICK_ADJACENT:
        return Refusal("6.8", Message("refuse-no-extra-flower"))
    assert code != NO_ADJACENT  # it is always possible then
    cell = _cell(state, code - ADJACENT)
    if cell < 0:
        return _no_cell(state, code - ADJACENT)
    named = cell_args(state, cell)
    if cell not in state.board.links[state.cell]:
        return Refusal("6.6", Message("refuse-not-beside", named))
    city = state.board.city[cell]
    if state.board.flower[cell] < 0 and (city < 0 or state.tokens[city] != 15):
        return Refusal("6.6", Message("refuse-no-flower-there", named))
    if state.collected(cell):
        return Refusal("6.7", Message("refuse-collected", named))
    if state.start[state.piece] == cell:
        return Refusal("6.7", Message("refuse-start", named))
    return Refusal("1.10", Message("refuse-supply-cell", named))


def _birth(state: Mariposas, code: int) -> Refusal:
    if state.phase != GIVE_BIRTH:
        return _no_birth(state)
    assert code != NO_BIRTH
    number = code - BIRTH
    cost = birth_cost(state)
    payment = TEXTS[number]
    if number not in FOR_COST[cost]:
        return Refusal("9.5", Message("refuse-payment", {"payment": payment, "number": cost}))
    return Refusal("9.4", Message("refuse-unaffordable", {"payment": payment}))


def _no_birth(state: Mariposas) -> Refusal:
    """Why the butterfly that landed last gives no birth."""
    if state.cell < 0 or state.phase not in (LAUNCH_PIECE, TAKE_FLOWER, GAIN_CARD, PICK_ADJACENT):
        return Refusal("9.1", Message("refuse-no-landing"))
    if not state.board.plant[state.cell]:
        return Refusal("9.1", Message("refuse-no-plant", cell_args(state, state.cell)))
    if state.phase != LAUNCH_PIECE:
        return _not_now(state, "6.1")
    if state.is_double(state.seat, state.piece):
        return Refusal("9.6", Message("refuse-double", {"piece": PIECE_IDS[state.piece]}))
    generation = GENERATION[state.piece] + 1
    if generation <= 4 and state.newborn(state.seat, generation) < 0:
        return Refusal("9.8", Message("refuse-none-left", {"generation": generation}))
    cost = birth_cost(state)
    if not affordable(cost, state.flowers[state.seat]):
        return Refusal("9.4", Message("refuse-cannot-pay", {"number": cost}))
    return Refusal("9.1", Message("refuse-birth-done"))


def _free(state: Mariposas, code: int) -> Refusal:
    if state.phase != FREE_BIRTH:
        return _not_now(state, "11.5")
    if code == NO_FREE:
        return Refusal("11.8", Message("refuse-free-compulsory"))
    cell = _cell(state, code - FREE)
    if cell < 0:
        return _no_cell(state, code - FREE)
    args = {**cell_args(state, cell), "generation": int(state.season) + 1}
    return Refusal("11.5", Message("refuse-no-parent", args))


REASONS: dict[str, Callable[[Mariposas, int], Refusal]] = {
    "play": _play,
    "copy": _copy,
    "go": _go,
    "stop": _stop,
    "land": _land,
    "pick": _pick,
    "gain": _gain,
    "adj": _adj,
    "birth": _birth,
    "swap": _exchange,
    "keep": _exchange,
    "free": _free,
}

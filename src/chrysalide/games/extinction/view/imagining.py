# mypyc
"""A state from a view: what is painted is read back, what is hidden is dealt at random."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.bits import lowest
from chrysalide.core.dice import Dice
from chrysalide.core.game import View
from chrysalide.core.state import CHANCE, OVER
from chrysalide.games.extinction.facts.records import DICE
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.ambassadors import unidentified
from chrysalide.games.extinction.rules.cards import ORDER_BITS
from chrysalide.games.extinction.rules.history import packed_poll, packed_turn
from chrysalide.games.extinction.rules.phases import EFFECT_BITS, ENDS, IN_HAND, PHASES, UNKNOWN
from chrysalide.games.extinction.view.names import Names, names_of
from chrysalide.games.extinction.view.pending import read_position

ACTORS: Final[dict[str, int]] = {"chance": CHANCE, "over": OVER}


def restore(state: Extinction, view: View, dice: Dice) -> None:
    """`state` is a match that has just begun; all that can differ from that is set."""
    names = names_of(state.tables)
    actor = view["actor"]
    state.phase = PHASES.index(view["phase"])
    state.asked = ACTORS[actor] if actor in ACTORS else int(actor)
    _read_table(state, view)
    _read_cells(state, view["cells"])
    _read_effects(state, view["effects"], names)
    _read_ambassadors(state, view["ambassadors"], names)
    _read_seats(state, view["seats"], names)
    _read_dice(state, view["seats"], names)
    read_position(state, view, names)
    _read_turn(state, view["turn_state"], names)
    _read_history(state, view["history"], names)
    if not state.open_hands:
        _deal(state, view, names)
        state.resample(-1 if view["viewer"] is None else view["viewer"], dice)


def _read_table(state: Extinction, view: View) -> None:
    state.year = view["year"]
    state.skip = view["skip"]
    state.yes = view["vote"]["yes"]
    end = view["end"]
    state.end = ENDS.index(end["why"] if end else "")
    supply: View = view["supply"]
    state.herd = supply["animals"]
    state.bank = supply["money"]
    state.cubes_left = supply["cubes"]
    reserve: View = view["reserve"]
    state.reserve = reserve["tiles"]
    state.all_tiles = reserve["all"]


def _read_cells(state: Extinction, cells: list[View]) -> None:
    state.ones = state.twos = state.fours = state.eights = state.tiles = 0
    bit: i64 = 1
    for cell in cells:
        animals: i64 = cell["animals"]
        state.ones |= bit * (animals & 1)
        state.twos |= bit * ((animals >> 1) & 1)
        state.fours |= bit * ((animals >> 2) & 1)
        state.eights |= bit * ((animals >> 3) & 1)
        if cell["tile"]:
            state.tiles |= bit
        bit <<= 1


def _read_effects(state: Extinction, shown: View, names: Names) -> None:
    state.top = UNKNOWN if shown["top"] is None else names.effects[shown["top"]]
    state.card = -1 if shown["resolving"] is None else names.effects[shown["resolving"]]
    state.effects = state.spent = 0
    cards: list[View] = shown["cards"]
    for kind, card in enumerate(cards):
        left: i64 = card["left"]
        discarded: i64 = card["discarded"]
        state.effects += (left - (1 if kind == state.top else 0)) << (EFFECT_BITS * kind)
        state.spent += discarded << (EFFECT_BITS * kind)
    constants: list[View] = shown["constants"]
    for place in range(state.row_size):  # 2.14: those of the start may have gone
        state.row[place] = -1
    for number, constant in enumerate(constants):
        state.row[number] = names.effects[constant["effect"]]
    state.row_size = len(constants)


def _read_ambassadors(state: Extinction, shown: list[View], names: Names) -> None:
    for place, ambassador in enumerate(shown):
        who = ambassador["ambassador"]
        state.faces[place] = UNKNOWN if who is None else names.ambassadors[who]
        state.cubes[place] = ambassador["cubes"]
        if ambassador["polled"]:
            state.polled |= i64(1) << place
        if ambassador["face_up"]:
            state.up |= i64(1) << place
            state.known[place] = state.all_seats()
        else:
            state.known[place] = sum([int(1) << seat for seat in ambassador["looked"]])


# --- seats ------------------------------------------------------------------------------------------------------------


def _read_seats(state: Extinction, seats: list[View], names: Names) -> None:
    for number, seat in enumerate(seats):
        state.money[number] = seat["money"]
        if not seat["marker"]:
            state.played |= i64(1) << number
        if seat["role"] is not None:
            state.roles[number] = names.roles[seat["role"]]
            _read_cards(state, number, seat, names.decks[state.roles[number]])
        if seat["specialty"] is not None:
            state.specialties[number] = names.specialties[seat["specialty"]]


def _read_cards(state: Extinction, number: int, seat: View, deck: dict[str, int]) -> None:
    """A hand that this viewer may not see still lies in its deck: `_deal` gives it out."""
    closed = seat["hand"] is None
    state.hands[number] = 0 if closed else _cards(deck, seat["hand"])
    state.decks[number] = _cards(deck, seat["unseen"] if closed else seat["deck"])
    state.discards[number] = _cards(deck, seat["discard"])
    state.laid[number] = _cards(deck, seat["played"])
    permanents: list[View] = seat["permanents"]
    shown: i64 = 0
    order: i64 = 0
    for place, permanent in enumerate(permanents):
        slot: i64 = deck[permanent["card"]]
        shown |= i64(1) << slot
        order |= (slot + 1) << (ORDER_BITS * place)
    state.permanents[number] = shown
    state.order[number] = order


def _cards(deck: dict[str, int], ids: list[str]) -> i64:
    """A set of slots."""
    found: i64 = 0
    for name in ids:
        found |= i64(1) << deck[name]
    return found


def _read_dice(state: Extinction, seats: list[View], names: Names) -> None:
    """A place may belong to another seat: all have their roles by now."""
    for number, seat in enumerate(seats):
        lying: list[View] = seat["dice"]
        for die, shown in enumerate(lying, number * DICE):
            state.dice[die] = shown["value"]
            state.places[die] = IN_HAND if shown["place"] is None else names.place(state, shown["place"])


def _read_turn(state: Extinction, shown: View, names: Names) -> None:
    state.tiles_placed = shown["tiles_placed"]
    for name in shown["used"]:
        state.used |= i64(1) << names.slot(state, state.active, name)


# --- the story --------------------------------------------------------------------------------------------------------


def _read_history(state: Extinction, shown: View, names: Names) -> None:
    turns: list[View] = shown["turns"]
    for number, turn in enumerate(turns):
        state.history[number] = packed_turn(turn["population"], turn["tiles"], turn["year"], turn["seat"] or 0)
    state.turns = len(turns) - 1
    votes: list[View] = shown["votes"]
    for vote in votes:
        for poll in vote["polls"]:
            state.polls[state.polls_made] = _poll(poll, vote["year"], names)
            state.polls_made += 1


def _poll(shown: View, year: int, names: Names) -> i64:
    rolled: list[int] = shown["rolled"] or []
    dice = sum([value << (3 * number) for number, value in enumerate(rolled)])
    who = names.ambassadors[shown["ambassador"]]
    return packed_poll(
        shown["slot"] - 1, who, shown["value"], dice, shown["cubes"], shown["target"], int(shown["yes"]), year
    )


# --- what is hidden ---------------------------------------------------------------------------------------------------


def _deal(state: Extinction, view: View, names: Names) -> None:
    """Any deal of the right sizes; `resample` then makes it a random one."""
    seats: list[View] = view["seats"]
    for number, seat in enumerate(seats):
        if seat["hand_count"] and seat["hand"] is None:
            hand = _cards(names.decks[state.roles[number]], seat["unseen"][: seat["hand_count"]])
            state.hands[number] = hand
            state.decks[number] = state.decks[number] & ~hand
    shown: list[View] = view["ambassadors"]
    for place, ambassador in enumerate(shown):
        if ambassador["looked"] and state.faces[place] < 0:
            state.faces[place] = lowest(unidentified(state, place))

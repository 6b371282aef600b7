"""Words for the tests of this game: matches in which the test says what chance does, and tables put down at once."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import chrysalide
from chrysalide.core.match import Match
from chrysalide.games.extinction.codes import PLACES
from chrysalide.games.extinction.facts.records import CELLS, DICE
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.effects import count_effects, one_effect
from chrysalide.games.extinction.rules.phases import (
    ACTING,
    BEARING,
    CLOSING,
    DESTROYING,
    IN_HAND,
    NAMING,
    PHASES,
    STARTING,
    SUFFERING,
)
from chrysalide.games.extinction.tables import PERMANENT, SLOTS

# Specialties that change nothing where a test does not ask for it.
QUIET = ("vedette", "ethologue", "constitutionnel", "mecene", "reseau_influence")
STAGES = {
    "start": STARTING,
    "act": ACTING,
    "births": BEARING,
    "destruction": DESTROYING,
    "effect": SUFFERING,
    "draw": CLOSING,
    "end": NAMING,
}

# The opening of a match as the notation writes it.
OPENING = """
0 role zoologiste
0 spec 1
* draw 0 collecte
* draw 0 plaidoyer
1 role lobbyiste
1 spec 1
* draw 1 coalition
* draw 1 restaurer
* first 0
0 move 22 23
* dice 2 4 6
0 die 2 relocaliser
0 move 13 23
0 die 4 planifier
0 play collecte
0 die 6 collecte@0
* birth 2
0 born 23 13
0 split 24
0 line r4
* dest 5
* effect journee
* draw 0 terrain
* dice 1 3 5
1 die 5 diner
1 cube 4
* amb 4 indonesie
1 die 3 reseaux
1 die 1 replanter
1 clear 45
1 line c5
* dest 2
* effect coupe_rase
* draw 1 plaidoyer
0 stop
* dice 1 1 6
"""


# --- playing ------------------------------------------------------------------------------------------------------


def new(seats: int = 4, **options: Any) -> Match:
    return chrysalide.new("extinction", seats=seats, settle=False, **options)


def run(match: Match, text: str) -> Match:
    """Entries separated by `/` or lines; a number or `*` before one must be that of the actor."""
    for line in text.replace("\n", "/").split("/"):
        words = line.split()
        if words and (words[0] == "*" or words[0].isdecimal()):
            assert match.actor == (-1 if words[0] == "*" else int(words[0])), (line, match.actor, phase(match))
            words = words[1:]
        if words:
            match.enter(" ".join(words))
    return match


def seated(specialties: Iterable[str], **options: Any) -> Match:
    """A match in which each seat has taken a specialty by name; chance is to name the first seat."""
    chosen = list(specialties)
    match = new(len(chosen), **options)
    pack = state_of(match).tables.pack
    for name in chosen:
        found = next(specialty for specialty in pack.specialties if specialty.id == name)
        run(match, f"role {found.role} / spec {found.n}")
        while match.actor < 0 and phase(match) == "setup_draw":
            match.enter(match.legal()[0])
    return match


def state_of(match: Match) -> Extinction:
    assert isinstance(match.state, Extinction)
    return match.state


def phase(match: Match) -> str:
    return PHASES[state_of(match).phase]


def texts(match: Match, word: str = "") -> list[str]:
    """What the actor may do; with a word only the actions that begin with it, without it."""
    found = [str(action) for action in match.legal()]
    return [text.removeprefix(f"{word} ") for text in found if text.split()[0] == word] if word else found


def told(match: Match) -> list[str]:
    """The events of the last entry."""
    return [event.kind for event in match.events[-1]]


def args(match: Match, kind: str) -> dict[str, Any]:
    """The arguments of the last event of a kind."""
    return next(event.args for events in reversed(match.events) for event in reversed(events) if event.kind == kind)


# --- what lies there ----------------------------------------------------------------------------------------------


def animals(match: Match) -> str:
    """The cells with animals, a cell for each of them."""
    state = state_of(match)
    return " ".join(name for cell, name in enumerate(CELLS) for _ in range(state.animals_on(cell)))


def tiles(match: Match) -> str:
    return " ".join(name for cell, name in enumerate(CELLS) if (state_of(match).tiles >> cell) & 1)


def money(match: Match) -> list[int]:
    state = state_of(match)
    return [int(state.money[seat]) for seat in range(state.seats)]


def cards(match: Match, seat: int, where: str) -> list[str]:
    """Ids of a seat's cards in `hands`, `decks`, `discards`, `laid` or `permanents`, in the order of the data."""
    state = state_of(match)
    found = getattr(state, where)[seat]
    pack = state.tables.pack
    return [pack.cards[state.card_in(seat, slot)].id for slot in range(14) if (found >> slot) & 1]


def row(match: Match) -> list[str]:
    """Constants in play, oldest first."""
    state = state_of(match)
    effects = state.tables.module.effects
    return [effects[state.row[position]].id for position in range(state.row_size)]


def effects(match: Match, where: str = "effects") -> dict[str, int]:
    """The effect cards of the deck, or of the discard (`spent`)."""
    state = state_of(match)
    found = getattr(state, where)
    kinds = {effect.id: int(state.copies_of(found, kind)) for kind, effect in enumerate(state.tables.module.effects)}
    return {name: copies for name, copies in kinds.items() if copies}


# --- any table ----------------------------------------------------------------------------------------------------


def arranged(
    herd: str | None = None,
    burnt: str = "",
    *,
    seats: int = 4,
    active: int = 0,
    stage: str = "act",
    specialties: Mapping[int, str] | None = None,
    permanents: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    discards: Mapping[int, str] | None = None,
    purses: Mapping[int, int] | None = None,
    dice: Mapping[int, str] | None = None,
    area: str = "",
    ambassadors: Sequence[str] = (),
    constants: str = "",
    top: str = "",
    spent: str = "",
    reserve: int | None = None,
    skip: int = 0,
    year: int = 1,
    played: Sequence[int] | None = None,
    tiles_placed: int = 0,
    cubes_left: int | None = None,
    bank: int | None = None,
    **options: Any,
) -> Match:
    """A table in the turn of seat `active`, from `stage` on.

    `herd`: cells, one for each animal (the module's start where not said); `burnt`: cells with tiles. Mappings are by
    seat: specialties by id, `permanents`, `hands` and `discards` by card ids, `purses`: money; `dice`: "3:relocaliser
    5", a die without place is in hand. `area`: "rechercher@2 suivi". `ambassadors`: from place 1 on, "chine:2" with
    its cubes, "?" face down. `constants`: oldest first; `spent`: the effect discard. `played`: seats that have begun
    their turn this year besides the active one. All other cards are in the decks.
    """
    match = new(seats, **options)
    state = state_of(match)
    state.active, state.year, state.skip, state.tiles_placed = active, year, skip, tiles_placed
    state.played = sum(int(1) << seat for seat in {active, *(played or ())})
    _seat(state, specialties or {})
    _deal(state, hands or {}, permanents or {}, discards or {}, area)
    _pay(state, purses or {}, bank)
    _stand(state, herd, burnt, reserve)
    _throw(state, dice or {})
    _send(state, ambassadors, cubes_left)
    _stack(state, constants, top, spent)
    state.stage = STAGES[stage]
    state.trace = []
    state.run()
    match.events.append(state.trace)
    match.actions.clear()
    state.trace = []
    return match


def _seat(state: Extinction, specialties: Mapping[int, str]) -> None:
    pack = state.tables.pack
    ids = [specialty.id for specialty in pack.specialties]
    taken = {ids.index(name) // 2 for name in specialties.values()}
    quiet = [ids.index(name) for name in QUIET if ids.index(name) // 2 not in taken]
    chosen = {seat: ids.index(name) for seat, name in specialties.items()}
    for seat in range(state.seats):
        if seat not in chosen and ids.index(QUIET[seat]) in quiet:
            chosen[seat] = ids.index(QUIET[seat])
            quiet.remove(chosen[seat])
    for seat in range(state.seats):
        number = chosen[seat] if seat in chosen else quiet.pop(0)
        state.specialties[seat] = number
        state.roles[seat] = number // 2
        state.decks[seat] = 0x3FFF


def _slot(state: Extinction, seat: int, name: str) -> int:
    tables = state.tables
    card = next(number for number, card in enumerate(tables.pack.cards) if card.id == name)
    slot = int(tables.slot_of[state.roles[seat] * tables.cards + card])
    assert slot >= 0, f"seat {seat} has no {name}"
    state.decks[seat] = state.decks[seat] & ~(int(1) << slot)
    return slot


def _deal(
    state: Extinction, hands: Mapping[int, str], permanents: Mapping[int, str], discards: Mapping[int, str], area: str
) -> None:
    for seat in range(state.seats):
        for name in hands.get(seat, "").split():
            state.hands[seat] = state.hands[seat] | (int(1) << _slot(state, seat, name))
        for name in discards.get(seat, "").split():
            state.discards[seat] = state.discards[seat] | (int(1) << _slot(state, seat, name))
        for number, name in enumerate(permanents.get(seat, "").split()):
            slot = _slot(state, seat, name)
            assert state.tables.type_of[state.card_in(seat, slot)] == PERMANENT
            state.permanents[seat] = state.permanents[seat] | (int(1) << slot)
            state.order[seat] = state.order[seat] | ((slot + 1) << (4 * number))
    for place in area.split():
        number = state.place_number(PLACES.index(place))
        assert number >= SLOTS, f"{place} is no card of this match"
        seat = number // SLOTS - 1
        slot = number % SLOTS
        state.laid[seat] = state.laid[seat] | (int(1) << slot)
        state.decks[seat] = state.decks[seat] & ~(int(1) << slot)


def _pay(state: Extinction, purses: Mapping[int, int], bank: int | None) -> None:
    for seat in range(state.seats):
        state.money[seat] = purses.get(seat, 0)
    state.bank = state.tables.pack.money - sum(state.money) if bank is None else bank


def _stand(state: Extinction, herd: str | None, burnt: str, reserve: int | None) -> None:
    if herd is not None:
        state.ones = state.twos = state.fours = state.eights = 0
        for cell in herd.split():
            state.add_animal(CELLS.index(cell))
    state.herd = state.tables.pack.animals - state.population()
    state.tiles = sum(int(1) << CELLS.index(cell) for cell in burnt.split())
    assert not state.tiles & state.animals()
    on_board = len(burnt.split())
    state.reserve = state.all_tiles - on_board if reserve is None else reserve
    state.all_tiles = state.reserve + on_board


def _throw(state: Extinction, dice: Mapping[int, str]) -> None:
    for seat in range(state.seats):
        for number, word in enumerate(dice.get(seat, "1 2 3" if seat == state.active else "").split()):
            value, _, place = word.partition(":")
            state.dice[seat * DICE + number] = int(value)
            found = state.place_number(PLACES.index(place)) if place else IN_HAND
            assert found >= IN_HAND
            state.places[seat * DICE + number] = found


def _send(state: Extinction, ambassadors: Sequence[str], cubes_left: int | None) -> None:
    ids = [ambassador.id for ambassador in state.tables.pack.ambassadors]
    for place, word in enumerate(ambassadors):
        name, _, cubes = word.partition(":")
        if name != "?":
            state.faces[place] = ids.index(name)
            state.known[place] = state.all_seats()
            state.up |= int(1) << place
            state.cubes[place] = int(cubes or 0)
    left = state.tables.pack.cubes - sum(state.cubes)
    state.cubes_left = left if cubes_left is None else cubes_left


def _stack(state: Extinction, constants: str, top: str, spent: str) -> None:
    kinds = [effect.id for effect in state.tables.module.effects]
    for name in constants.split():
        state.row[state.row_size] = kinds.index(name)
        state.row_size += 1
        state.effects -= one_effect(kinds.index(name))
    if top:
        state.top = kinds.index(top)
        state.effects -= one_effect(state.top)
    if spent == "all":
        state.spent, state.effects = state.effects, 0
    else:
        for name in spent.split():
            state.effects -= one_effect(kinds.index(name))
            state.spent += one_effect(kinds.index(name))
    assert count_effects(state.effects) + count_effects(state.spent) + state.row_size + (state.top >= 0) == 18

"""Helpers for the tests of this game: matches in which the test decides what chance does, and ready-made tables.

Engine and oracle play every match in step (`tests/agreement.py`): each test checks both.
"""

from collections.abc import Iterable
from dataclasses import fields
from functools import partial
from typing import Any

from chrysalide.core.entries import Entry
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction import GAME
from chrysalide.games.extinction.codes import PLACE_IDS
from chrysalide.games.extinction.facts.records import CELL_IDS, DICE
from chrysalide.games.extinction.rules import Extinction, births, flow
from chrysalide.games.extinction.rules.cards import PERMANENT
from chrysalide.games.extinction.rules.effects import count_effects, one_effect
from chrysalide.games.extinction.rules.naming import place_number
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
from chrysalide.games.extinction.tables import SLOTS
from chrysalide.games.extinction.tests.opinion import ExtinctionOpinion
from chrysalide.games.extinction.tests.oracle import Oracle
from chrysalide.games.extinction.tests.oracle_arrange import Position, arrange
from tests.agreement import Agreed, AnyMatch

POSITION = {field.name for field in fields(Position)}
STAGES = {
    "start": STARTING,
    "act": ACTING,
    "births": BEARING,
    "destruction": DESTROYING,
    "effect": SUFFERING,
    "draw": CLOSING,
    "end": NAMING,
}

# Eight tigers alone, as in the worked examples; every row and every column holds one.
SCATTERED = "13 22 25 36 41 52 55 64"

# The opening of a match as the notation writes it.
OPENING = """
0 role zoologiste
0 spec 1
1 role lobbyiste
1 spec 1
* draw 0 collecte
* draw 0 plaidoyer
* draw 1 coalition
* draw 1 restaurer
* first 0
0 move 13 14
* dice 2 4 6
0 die 2 relocaliser
0 move 13 14
0 die 4 planifier
0 play collecte
0 die 6 collecte@0
* birth 2
0 born 14 13
0 split 15
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
* birth 6
1 line r1
* dest 5
* effect coupe_rase
* draw 1 plaidoyer
0 stop
* dice 1 1 6
"""


# --- playing ------------------------------------------------------------------------------------------------------


def new(seats: int = 4, **options: Any) -> Agreed:
    return Agreed(GAME, seats, options, ExtinctionOpinion)


def run(match: AnyMatch, text: str) -> AnyMatch:
    """Entries separated by `/` or lines; a number or `*` before one must be that of the actor."""
    for line in text.replace("\n", "/").split("/"):
        words = line.split()
        if words and (words[0] == "*" or words[0].isdecimal()):
            assert match.actor == (-1 if words[0] == "*" else int(words[0])), (line, match.actor, phase(match))
            words = words[1:]
        if words:
            match.enter(" ".join(words))
    return match


def idle(match: Match) -> None:
    """One entry that changes as little as possible: every die goes on the social networks."""
    found = texts(match)
    networks = [text for text in found if text.endswith("reseaux")]
    quiet = [text for text in found if text in ("stop", "end", "no", "keep", "stand")]
    match.enter((networks or quiet or found)[0])


def seated(specialties: Iterable[str], **options: Any) -> Agreed:
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


def opinion_of(match: Agreed) -> ExtinctionOpinion:
    assert isinstance(match.opinion, ExtinctionOpinion)
    return match.opinion


def oracle_of(match: Agreed) -> Oracle:
    return opinion_of(match).oracle


def phase(match: Match) -> str:
    return PHASES[state_of(match).phase]


def texts(match: Match, word: str = "") -> list[str]:
    """What the actor may do; with a word only the actions that begin with it, without it."""
    found = [str(action) for action in match.legal()]
    return [text.removeprefix(f"{word} ") for text in found if text.split()[0] == word] if word else found


def told(match: Match) -> list[str]:
    """The events of the last entry."""
    return [event.kind for event in match.log[-1].events]


def args(match: Match, kind: str) -> dict[str, Any]:
    """The arguments of the last event of a kind."""
    return next(event.args for entry in reversed(match.log) for event in reversed(entry.events) if event.kind == kind)


# --- what lies there ----------------------------------------------------------------------------------------------


def animals(match: Match) -> str:
    """The cells with animals, a cell for each of them."""
    state = state_of(match)
    return " ".join(name for cell, name in enumerate(CELL_IDS) for _ in range(state.animals_on(cell)))


def tiles(match: Match) -> str:
    return " ".join(name for cell, name in enumerate(CELL_IDS) if (state_of(match).tiles >> cell) & 1)


def money(match: Match) -> list[int]:
    state = state_of(match)
    return [int(state.money[seat]) for seat in range(state.seats)]


def cards(match: Match, seat: int, where: str) -> list[str]:
    """Ids of a seat's cards in `hands`, `decks`, `discards`, `laid` or `permanents`, in the order of the data."""
    state = state_of(match)
    found = getattr(state, where)[seat]
    pack = state.tables.pack
    return [pack.cards[state.card_in(seat, slot)].id for slot in range(14) if (found >> slot) & 1]


def birth_target(match: Agreed) -> int:
    """8.3, for the active seat as things stand."""
    target = int(births.birth_target(state_of(match)))
    oracle = oracle_of(match).birth_target()
    assert target == oracle, f"birth target: the engine says {target}, the oracle {oracle}"
    return target


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


def arranged(herd: str | None = SCATTERED, burnt: str = "", **table: Any) -> Agreed:
    """A table in somebody's turn: cells with an animal each, cells with tiles, then the fields of `Position`, which
    says how they are written, and options."""
    options = {name: value for name, value in table.items() if name not in POSITION}
    said = {name: value for name, value in table.items() if name in POSITION}
    position = Position(herd=herd, burnt=burnt, **said)
    match = new(position.seats, **options)
    state = state_of(match)
    state.active, state.year = position.active, position.year
    state.skip, state.tiles_placed = position.skip, position.tiles_placed
    state.played = sum(int(1) << seat for seat in {position.active, *position.played})
    _seat(state, position)
    _deal(state, position)
    _stand(state, position)
    _throw(state, position)
    _send(state, position)
    _stack(state, position)
    state.stage = STAGES[position.stage]
    state.trace = []
    flow.run(state)
    match.log = [Entry(match.game.space[0], CHANCE, state.trace, binding=True, asked=False)]  # stands for all before
    state.trace = []
    opinion_of(match).begin(partial(arrange, position, **options))
    opinion_of(match).told = False
    match.compare()
    return match


def _seat(state: Extinction, position: Position) -> None:
    ids = [specialty.id for specialty in state.tables.pack.specialties]
    for seat, name in enumerate(position.seated()):
        state.specialties[seat] = ids.index(name)
        state.roles[seat] = ids.index(name) // 2
        state.decks[seat] = 0x3FFF
        state.money[seat] = position.purses.get(seat, 0)
    state.bank = state.tables.pack.money - sum(state.money) if position.bank is None else position.bank


def _slot(state: Extinction, seat: int, name: str) -> int:
    tables = state.tables
    card = next(number for number, card in enumerate(tables.pack.cards) if card.id == name)
    slot = int(tables.slot_of[state.roles[seat] * tables.cards + card])
    assert slot >= 0, f"seat {seat} has no {name}"
    state.decks[seat] = state.decks[seat] & ~(int(1) << slot)
    return slot


def _slots(state: Extinction, seat: int, names: str) -> int:
    return sum(int(1) << _slot(state, seat, name) for name in names.split())


def _deal(state: Extinction, position: Position) -> None:
    for seat in range(state.seats):
        state.hands[seat] = _slots(state, seat, position.hands.get(seat, ""))
        state.discards[seat] = _slots(state, seat, position.discards.get(seat, ""))
        for number, name in enumerate(position.permanents.get(seat, "").split()):
            slot = _slot(state, seat, name)
            assert state.tables.type_of[state.card_in(seat, slot)] == PERMANENT
            state.permanents[seat] = state.permanents[seat] | (int(1) << slot)
            state.order[seat] = state.order[seat] | ((slot + 1) << (4 * number))
    for place in position.area.split():
        number = place_number(state, PLACE_IDS.index(place))
        assert number >= SLOTS, f"{place} is no card of this match"
        seat = number // SLOTS - 1
        slot = number % SLOTS
        state.laid[seat] = state.laid[seat] | (int(1) << slot)
        state.decks[seat] = state.decks[seat] & ~(int(1) << slot)
    for seat, cards in position.decks.items():
        state.decks[seat] = _slots(state, seat, cards)


def _stand(state: Extinction, position: Position) -> None:
    if position.herd is not None:
        state.ones = state.twos = state.fours = state.eights = 0
        for cell in position.herd.split():
            state.add_animal(CELL_IDS.index(cell))
    state.herd = state.tables.pack.animals - state.population()
    state.tiles = sum(int(1) << CELL_IDS.index(cell) for cell in position.burnt.split())
    assert not state.tiles & state.animals()
    on_board = len(position.burnt.split())
    state.reserve = state.all_tiles - on_board if position.reserve is None else position.reserve
    state.all_tiles = state.reserve + on_board


def _throw(state: Extinction, position: Position) -> None:
    for seat in range(state.seats):
        for number, (value, place) in enumerate(position.dice_of(seat)):
            state.dice[seat * DICE + number] = value
            found = place_number(state, PLACE_IDS.index(place)) if place else IN_HAND
            assert found >= IN_HAND
            state.places[seat * DICE + number] = found


def _send(state: Extinction, position: Position) -> None:
    ids = [ambassador.id for ambassador in state.tables.pack.ambassadors]
    for place, sent in enumerate(position.sent()):
        if sent.country:
            state.faces[place] = ids.index(sent.country)
            state.known[place] = state.all_seats() if sent.seen_by is None else int(1) << sent.seen_by
            state.up |= int(sent.face_up) << place
            state.cubes[place] = sent.cubes
    left = state.tables.pack.cubes - sum(state.cubes)
    state.cubes_left = left if position.cubes_left is None else position.cubes_left


def _stack(state: Extinction, position: Position) -> None:
    kinds = [effect.id for effect in state.tables.module.effects]
    for name in position.constants.split():
        state.row[state.row_size] = kinds.index(name)
        state.row_size += 1
        state.effects -= one_effect(kinds.index(name))
    if position.top:
        state.top = kinds.index(position.top)
        state.effects -= one_effect(state.top)
    spent = [] if position.spent == "all" else position.spent.split()
    state.spent = sum(one_effect(kinds.index(name)) for name in spent) if spent else state.spent
    state.effects -= state.spent
    if position.spent == "all":
        state.spent, state.effects = state.effects, 0
    assert count_effects(state.effects) + count_effects(state.spent) + state.row_size + (state.top >= 0) == 18
    if position.effects is not None:
        state.effects = sum(one_effect(kinds.index(name)) for name in position.effects.split())

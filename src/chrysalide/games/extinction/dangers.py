# mypyc
"""For bots.py: how the animals and the reserve of tiles will do, from what lies on the table."""

from math import exp
from typing import Final

from mypy_extensions import i64

from chrysalide.core.bits import bits, lowest
from chrysalide.games.extinction.board import LINES, beside, cell_in, nearest, place_in
from chrysalide.games.extinction.facts.records import SIDE
from chrysalide.games.extinction.rules.births import birth_target
from chrysalide.games.extinction.rules.destruction import starving
from chrysalide.games.extinction.rules.losses import victims
from chrysalide.games.extinction.rules.play import Extinction

FILTERS: Final = 4  # 15.15
# animals
NEAR: Final = 0.2  # share of a couple: an animal next to another
FAR: Final = 0.08  # an animal two steps from another
BIRTHS: Final = 0.8  # of those that the die would allow: couples part, cells are missing
HIT: Final = 0.7  # of the loss that the best line would bring
STARVING: Final = 0.25
DRIFT: Final = 0.45  # weight of what is to come relative to what is there
AHEAD: Final = 6.0  # turns that the present promises something for
FEWEST: Final = 2.0
HERD_SPREAD: Final = 1.3
# tiles
TILES_A_TURN: Final = 1.15
KEY_CARDS: Final = 0.22  # of all effects
CLEARING: Final = 0.35  # tiles that a turn takes away, without cards
CLEARING_CARD: Final = 0.2
SKIPPING_CARD: Final = 0.4
CLEARING_MOST: Final = 0.8
SPARE: Final = 2.5
TILE_SPREAD: Final = 2.5


def logistic(number: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, number))))


# --- animals --------------------------------------------------------------------------------------------------------


def population_hope(state: Extinction, left: float) -> float:
    """Will enough animals be left after so many turns?"""
    return herd_hope(state, births_a_turn(state) - losses_a_turn(state, least_loss(state)), left)


def herd_hope(state: Extinction, drift: float, left: float) -> float:
    """The same, where `drift` is what a turn brings."""
    return logistic((float(state.population()) - FEWEST + DRIFT * drift * min(left, AHEAD)) / HERD_SPREAD)


def births_a_turn(state: Extinction) -> float:
    """Couples, and animals that could soon be one."""
    if state.herd == 0:
        return 0.0
    animals = state.animals()
    alone = state.alone_at()
    couples = state.couples()
    near = alone & beside(animals)
    far = alone & ~near & beside(beside(animals) & state.free() & ~animals)
    pairs = float(couples) + NEAR * float(bits(near)) + FAR * float(bits(far))
    target = float(birth_target(state) - couples) + pairs
    return BIRTHS * min(1.0, pairs) * max(0.0, min(6.0, target)) / 6.0


def losses_a_turn(state: Extinction, destroyed: float) -> float:
    """By the destruction to come, which costs `destroyed` animals, and by the effects that are left in the deck."""
    losses = HIT * destroyed
    if state.tables.starve_at >= 0:
        losses += STARVING * float(bits(starving(state)))
    threatened: i64 = 0  # 15.15: filters that somebody fits
    for number in range(FILTERS):
        if victims(state, number):
            threatened |= i64(1) << number
    return losses + effect_losses(state, destroyed, threatened)


def effect_losses(state: Extinction, destroyed: float, threatened: i64) -> float:
    """What the next effect card takes on average; the key card with all Constants."""
    tables = state.tables
    deck = state.effects if state.effects else state.spent
    total = 0.0
    losses = 0.0
    for kind in range(tables.kinds):
        copies = float(state.copies_of(deck, kind))
        if copies == 0.0:
            continue
        total += copies
        loss = float(tables.card_tiles[kind]) * destroyed
        for number in range(FILTERS):
            loss += float(tables.card_victims[FILTERS * kind + number] * ((threatened >> number) & 1))
        if kind == tables.key:
            for position in range(state.row_size):
                constant = state.row[position]
                loss += float(tables.trigger_tiles[constant]) * destroyed
                for number in range(FILTERS):
                    loss += float(tables.trigger_victims[FILTERS * constant + number] * ((threatened >> number) & 1))
        losses += copies * loss
    return losses / max(1.0, total)


def least_loss(state: Extinction) -> float:
    """9.3–9.6: animals that a destruction costs on average, in the best line."""
    best = 15.0
    animals = state.animals()
    for line in range(2 * SIDE):
        there = animals & LINES[line]
        if there:
            lost = state.animals_among(there)  # where the die names a free cell: over the line, each animal once
            tiles = state.tiles & LINES[line]
            while tiles:
                lost += tile_loss(state, line, lowest(tiles), there)
                tiles &= tiles - 1
            best = min(best, float(lost) / 6.0)
    return best


def tile_loss(state: Extinction, line: i64, cell: i64, animals: i64) -> i64:
    """Animals lost where the destruction die names a cell with a tile; of two sides the better."""
    place = place_in(line, cell)
    back = nearest(line, cell, animals, False)
    ahead = nearest(line, cell, animals, True)
    lost: i64 = 15
    if back >= 0 and (ahead < 0 or place - back <= ahead - place):
        lost = slide_loss(state, line, place, -1)
    if ahead >= 0 and (back < 0 or ahead - place <= place - back):
        lost = min(lost, slide_loss(state, line, place, 1))
    return lost


def slide_loss(state: Extinction, line: i64, place: i64, step: i64) -> i64:
    place += step
    while (state.tiles >> cell_in(line, place)) & 1:
        place += step
    return state.animals_on(cell_in(line, place))


# --- tiles ----------------------------------------------------------------------------------------------------------


def reserve_hope(state: Extinction, left: float) -> float:
    """Will the tiles last so many turns?"""
    return tile_hope(state, clearing_a_turn(state), due_a_turn(state), left)


def tile_hope(state: Extinction, clearing: float, due: float, left: float) -> float:
    """The same, where a turn clears some tiles, and others are due."""
    spare = float(state.reserve) + clearing * left - due * max(0.0, left - float(state.skip))
    return logistic((spare + SPARE) / TILE_SPREAD)


def clearing_a_turn(state: Extinction) -> float:
    """By the actions in the area."""
    tables = state.tables
    clearing = CLEARING
    for seat in range(state.seats):
        cards = state.laid[seat]
        while cards:
            card = state.card_in(seat, lowest(cards))
            clearing += CLEARING_CARD * float(tables.clears_tiles[card]) + SKIPPING_CARD * float(tables.skips[card])
            cards &= cards - 1
    return min(clearing, CLEARING_MOST)


def due_a_turn(state: Extinction) -> float:
    """By the destruction of every turn, and by what Constants do when the key card comes."""
    extra = 0.0
    for position in range(state.row_size):
        extra += float(state.tables.trigger_tiles[state.row[position]])
    return TILES_A_TURN + KEY_CARDS * extra

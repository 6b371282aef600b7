# mypyc
"""4.13, 15.3, 16.17: what actions cost, and which of them a seat can pay."""

from typing import Final

from mypy_extensions import i64

from chrysalide.core.bits import lowest
from chrysalide.games.extinction.rules.ambassadors import EVERY
from chrysalide.games.extinction.rules.money import purchasing
from chrysalide.games.extinction.rules.position import Position
from chrysalide.games.extinction.tables import SLOTS

HALF: Final = 48  # places of groups 0 to 2 are one set, those of groups 3 to 5 another


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

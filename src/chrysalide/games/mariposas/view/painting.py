"""What a viewer may know, built by adding: the table for all, the kinds of a hand for its seat alone."""

from functools import lru_cache
from typing import Any

from chrysalide.core.game import View
from chrysalide.games.mariposas.board import (
    FIRST_OF,
    GENERATION,
    PIECES,
    STEPS,
    bytes_sum,
    copies_of,
    flowers_of,
    nibbles,
)
from chrysalide.games.mariposas.codes import lexicon_named
from chrysalide.games.mariposas.facts.records import FLOWERS, ROWS, SEASONS, TOKENS, WAYSTATION_CARDS, Edition
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.phases import FINISHED, PHASES
from chrysalide.games.mariposas.rules.position import CYCLE, MICHOACAN, NURSERY, OFF, SOURCES, TILE_POINTS
from chrysalide.games.mariposas.rules.scoring import at_michoacan, standing
from chrysalide.games.mariposas.view.landings import beside, birth, launches, reach
from chrysalide.games.mariposas.view.seasons import seasons

DUE = [None, "die", "city", "beside"]


def paint(state: Mariposas, viewer: int | None) -> View:
    edition = state.board.edition
    return {
        "phase": PHASES[state.phase],
        "season": SEASONS[state.season],
        "round": state.round,
        "rounds": edition.turns,
        "last_round": edition.turns[state.season],
        "extra": state.is_extra(),
        "first": state.first if state.first >= 0 else None,
        "seat": state.seat,
        "cells": _cells(state),
        "milkweed": [[edition.cells[cell].id for cell in corner] for corner in edition.milkweed],
        "home": edition.cells[state.board.home].id,
        "seasons": seasons(state),
        "tiles": [_tile(state, row) for row in range(len(ROWS))],
        "hidden_tokens": [TOKENS[token] for token in range(len(TOKENS)) if (state.hidden >> token) & 1],
        **_known_cards(edition.name),
        "deck": nibbles(state.deck),
        "discard": _counted(state, state.discard),
        "unseen": _counted(state, unseen(state, viewer)),
        "supply": None if state.unlimited else flower_counts(state.supply),
        "hand": hand(state, viewer) if viewer is not None else [],
        "seats": [_seat(state, seat) for seat in range(state.seats)],
        "turn": _turn(state),
        "launches": launches(state),
        "reach": reach(state),
        "beside": beside(state),
        "birth": birth(state),
        "michoacan": {"table": edition.michoacan, "beyond": edition.beyond},
        "costs": dict(zip(("2", "3", "4", "double"), edition.costs, strict=True)),
        "end": _end(state),
    }


# --- the map and the cards ----------------------------------------------------------------------------------------


@lru_cache(128)  # not for ever: people bring packs along
def _known_cells(edition: str) -> list[View]:
    facts = lexicon_named(edition).board.edition
    return [_cell(facts, number) for number in range(len(facts.cells))]


def _cell(facts: Edition, number: int) -> View:
    cell = facts.cells[number]
    place = cell.city or cell.place
    return {
        "cell": cell.id,
        "x": cell.x,
        "y": cell.y,
        "kind": "city" if cell.city else ("home" if cell.place else "flower"),
        "color": cell.color,
        "flower": cell.flower,
        "count": cell.count,
        "place": place,
        "name": facts.names[place] if place is not None else None,
        "milkweed": any(number in corner for corner in facts.milkweed),
        "coast": number in facts.coast,
        "token": None,
    }


def _cells(state: Mariposas) -> list[View]:
    cells = _known_cells(state.board.edition.name)[:]
    for cell, token in zip(state.board.city_cell, state.tokens, strict=True):
        cells[cell] = {**cells[cell], "token": TOKENS[token] if token >= 0 else "hidden"}
    return cells


@lru_cache(128)  # not for ever: people bring packs along
def _known_cards(edition: str) -> View:
    facts = lexicon_named(edition).board.edition
    kinds = [
        {"card": kind.id, "moves": list(kind.moves), "flower": kind.flower, "copies": kind.copies, "count": kind.count}
        for kind in facts.kinds
    ]
    plain: View = {"moves": [], "instead": False, "add_move": 0, "add_length": 0}
    bonus = [
        {"card": "double", **plain, "moves": facts.double_moves, "instead": True},
        {"card": "extra", **plain, "add_move": facts.extra_move},
        {"card": "stretch", **plain, "add_length": facts.stretch_length},
    ]
    return {"kinds": kinds, "bonus_kinds": bonus}


def _tile(state: Mariposas, row: int) -> View:
    cards = WAYSTATION_CARDS[4 * row : 4 * row + 4]
    seats = [seat for seat in range(state.seats) if (state.earned[seat] >> row) & 1]
    shown: View = {"row": ROWS[row], "tile": None, "cards": cards, "seats": seats}
    if state.tiles[row] < 0:
        return shown
    facts = vars(state.board.tiles[state.tiles[row]])
    return {**shown, **{name: value for name, value in facts.items() if name != "id"}, "tile": facts["id"]}


def cards_in(state: Mariposas, cards: int) -> list[str]:
    """A multiset of action cards as ids, in the order of their file."""
    return [kind for number, kind in enumerate(state.board.kinds) for _ in range(copies_of(cards, number))]


def hand(state: Mariposas, seat: int) -> list[str]:
    return cards_in(state, state.hands[seat])


def _counted(state: Mariposas, cards: int) -> dict[str, int]:
    counts = {kind: copies_of(cards, number) for number, kind in enumerate(state.board.kinds)}
    return {kind: number for kind, number in counts.items() if number}


def unseen(state: Mariposas, viewer: int | None) -> int:
    """Deck and hands that a viewer cannot see, together."""
    return state.deck + sum(cards for seat, cards in enumerate(state.hands) if seat != viewer)


def flower_counts(flowers: int) -> dict[str, int]:
    return {flower: flowers_of(flowers, number) for number, flower in enumerate(FLOWERS)}


# --- seats --------------------------------------------------------------------------------------------------------


def _seat(state: Mariposas, seat: int) -> View:
    held = state.held[seat]
    weight = at_michoacan(state, seat, True) if state.first >= 0 else 0
    earned = [row for row in range(len(ROWS)) if (state.earned[seat] >> row) & 1]
    return {
        "seat": seat,
        "score": state.points[seat],
        "flowers": flower_counts(state.flowers[seat]),
        "flowers_total": bytes_sum(state.flowers[seat]),
        "hand": state.hand_size(seat),
        "played": row_of(state, seat),
        "cards": [card for number, card in enumerate(WAYSTATION_CARDS[:12]) if (held >> number) & 1],
        "bonus": [card for number, card in enumerate(WAYSTATION_CARDS[12:], 12) if (held >> number) & 1],
        "laid": [card for number, card in enumerate(WAYSTATION_CARDS[12:], 12) if (state.laid[seat] >> number) & 1],
        "had": [card for number, card in enumerate(WAYSTATION_CARDS) if (state.had[seat] >> number) & 1],
        "tiles": [{"row": ROWS[row], "tile": state.board.tiles[state.tiles[row]].id} for row in earned],
        "michoacan": {"weight": weight, "points": state.board.michoacan(weight)},
        "pieces": _pieces(state, seat),
        "births": [(state.births[seat] >> (8 * number)) & 255 for number in range(4)],
        "free_birth": state.board.ids[state.free_cells[seat]] if state.free_cells[seat] >= 0 else None,
        "points": _points(state, seat),
    }


def row_of(state: Mariposas, seat: int) -> list[str]:
    """4.4: the cards played this season, in order."""
    row, found = state.rows[seat], []
    while row:
        found.append(state.board.kinds[(row & 15) - 1])
        row >>= 4
    return found


def _pieces(state: Mariposas, seat: int) -> list[View]:
    """Every butterfly; those on a season card are, of the ones not yet born, the first (9.9)."""
    shown: list[View] = []
    on_card = {2: state.waiting[seat], 3: state.waiting[state.seats + seat]}
    for piece, name in enumerate(PIECE_IDS):
        generation = GENERATION[piece]
        if piece - FIRST_OF[generation] >= state.board.butterflies[generation]:
            continue
        cell = state.here(seat, piece)
        where = "board" if cell >= 0 else ("reserve" if cell == OFF else "gone")
        if where == "reserve" and on_card.get(generation, 0):
            on_card[generation] -= 1
            where = "card"
        start = state.start[piece] if seat == state.seat else -1
        shown.append(
            {
                "piece": name,
                "generation": generation,
                "double": state.is_double(seat, piece),
                "where": where,
                "cell": state.board.ids[cell] if cell >= 0 else None,
                "start": state.board.ids[start] if start >= 0 else None,
                "visited": _cities(state, state.visited[seat * PIECES + piece]),
            }
        )
    return shown


def _cities(state: Mariposas, visited: int) -> list[str]:
    return [city for number, city in enumerate(state.board.cities) if (visited >> number) & 1] if visited else []


def _points(state: Mariposas, seat: int) -> list[View]:
    """Where every point of a seat came from."""
    lines: list[View] = []
    for source in range(SOURCES):
        points = state.ledger[seat * SOURCES + source]
        if points:
            lines.append({**_source(state, source), "points": points})
    return lines


def _source(state: Mariposas, source: int) -> View:
    line: View = {"source": "goal", "season": None, "card": None, "goal": None, "row": None, "tile": None}
    if source < NURSERY:
        card = state.board.edition.season_cards[state.revealed[source // 4]].id
        return {**line, "season": SEASONS[source // 4], "card": card, "goal": source % 4 + 1}
    if source >= TILE_POINTS:
        row = source - TILE_POINTS
        return {**line, "source": "tile", "row": ROWS[row], "tile": state.board.tiles[state.tiles[row]].id}
    return {**line, "source": {NURSERY: "nursery", MICHOACAN: "michoacan", CYCLE: "cycle"}[source]}


# --- the turn and the end -----------------------------------------------------------------------------------------


def _turn(state: Mariposas) -> View:
    ids = state.board.ids
    return {
        "card": _kind(state, state.card),
        "as": _kind(state, state.acts_as),
        "extra": bool(state.with_extra),
        "stretch": bool(state.with_stretch),
        "moves": [length for length in range(STEPS) for _ in range((state.moves >> (4 * length)) & 15)],
        "stretch_left": bool(state.stretch),
        "flower_move": state.flower_move or None,
        "flying": _flying(state),
        "collected": [ids[cell] for cell in range(state.board.size) if state.collected(cell)],
        "due": {
            "flower": DUE[state.due],
            "beside": ids[state.beside] if state.beside >= 0 else None,
            "gains": state.gains,
            "draws": state.draws,
            "exchanging": bool(state.exchanging),
        },
        "stage": state.stage,
        "step": state.step,
        "free_seats": state.free_step if state.free_step >= 0 else None,
        "revealing": SEASONS[state.revealing] if PHASES[state.phase] == "goal" else None,
    }


def _kind(state: Mariposas, kind: int) -> str | None:
    if kind < 0:
        return None
    return state.board.kinds[kind] if kind < len(state.board.kinds) else "double"


def _flying(state: Mariposas) -> View | None:
    if state.piece < 0:
        return None
    ids = state.board.ids
    return {
        "piece": PIECE_IDS[state.piece],
        "length": state.length,
        "stretch": bool(state.stretched),
        "total": state.flight(),
        "from": ids[state.origin],
        "cell": ids[state.cell] if state.cell >= 0 else None,
        "carries": bool(state.carries),
    }


def _end(state: Mariposas) -> list[View] | None:
    """12.4, 12.5: places by points and tie-breakers; equal seats share a place."""
    if state.phase != FINISHED:
        return None
    standings: dict[int, Any] = {seat: standing(state, seat) for seat in range(state.seats)}
    order = sorted(standings, key=lambda seat: (tuple(-value for value in standings[seat]), seat))
    places = {seat: 1 + sum(other > standings[seat] for other in standings.values()) for seat in standings}
    names = ("score", "michoacan", "flowers", "cards")
    return [{"seat": seat, "place": places[seat], **dict(zip(names, standings[seat], strict=True))} for seat in order]

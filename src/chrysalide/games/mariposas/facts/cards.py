"""Reads numbers, cards, tokens and tiles."""

import re
from typing import Any

from chrysalide.core.datafile import Table
from chrysalide.games.mariposas.facts.records import (
    BONUS,
    FLOWERS,
    LONGEST,
    ROWS,
    STAGES,
    TOKENS,
    WILD,
    Kind,
    Tile,
)

MOST_KINDS = 14
TILE_FIELDS = ("end_points", "points_per_birth", "flowers_each", "extra_turns", "gain_cards", "michoacan_bonus")


def read_counts(file: Table) -> dict[str, Any]:
    file.only("counts", "birth_cost", "michoacan", "provenance")
    counts = file.table("counts")
    butterflies = counts.numbers("butterflies", 1, 4, [4])
    for generation, most in enumerate((1, 2, 3, 4)):
        counts.in_range("butterflies", butterflies[generation], 1, most)
    if counts.words("flowers", FLOWERS) != FLOWERS:
        counts.fail("flowers", f"must be {', '.join(FLOWERS)}")
    if counts.words("die", [*FLOWERS, WILD]) != [*FLOWERS, WILD]:
        counts.fail("die", "must be the five flowers and wild")
    if (counts.number("seats_min", 2, 2), counts.number("seats_max", 5, 5)) != (2, 5):
        counts.fail("seats_min", "the game has two to five seats")
    copies = {  # 1.10: only flowers run short
        field: counts.number(field, counts.number("seats_max", 5, 5), 99)
        for field in ("life_cycle_copies", "bonus_copies")
    }
    cost = file.table("birth_cost")
    michoacan = file.table("michoacan")
    table = michoacan.numbers("table", 0, 99, range(1, 12))
    if table[0] != 0:
        michoacan.fail("table", "none at Michoacán must bring 0 points (12.2)")
    return {
        "turns": counts.numbers("turns", 1, 6, [3]),
        "hand_size": counts.number("hand_size", 2, 2),
        "butterflies": butterflies,
        "waiting": [
            counts.number("on_summer_card_gen2", 1, butterflies[1]),
            counts.number("on_autumn_card_gen3", 1, butterflies[2]),
        ],
        "tokens_each": counts.number("flower_tokens_each", 5, 60),
        **copies,
        "costs": [cost.number(field, 2, 4) for field in ("gen2", "gen3", "gen4", "turn_double")],
        "michoacan": table,
        "beyond": michoacan.number("beyond", 0, 99),
    }


def read_cards(file: Table, hand_size: int, turns: list[int]) -> dict[str, Any]:
    file.only("action_card", "bonus_card", "provenance")
    kinds = [_read_kind(table) for table in file.tables("action_card")]
    cards = file.tables("action_card")
    if len({kind.id for kind in kinds}) != len(kinds) or len(kinds) > MOST_KINDS:
        cards[-1].fail("id", f"ids must differ, and there may be {MOST_KINDS} kinds")
    if sum(kind.count for kind in kinds) <= 5 * (hand_size + max(turns[0], turns[1], turns[2] - 1)):
        cards[-1].fail("count", "too few cards for five seats (4.12)")
    bonus = {table.word("id", BONUS): table for table in file.tables("bonus_card")}
    if list(bonus) != BONUS:
        file.fail("bonus_card", f"must be {', '.join(BONUS)}")
    extra = bonus["extra"].number("add_move", 1, LONGEST - 2)
    stretch = bonus["stretch"].number("add_length", 1, LONGEST - 1)
    for kind, card in zip(kinds, cards, strict=True):
        if kind.flower and (len(kind.moves) != 1 or extra in kind.moves):
            card.fail("moves", "an adjacent flower needs a single movement, of another length than that of extra (6.8)")
        if max(kind.moves, default=0) + stretch > LONGEST:
            card.fail("moves", f"stretched, a movement may have {LONGEST} steps")
    double = bonus["double"].numbers("moves", 1, LONGEST - stretch, range(1, 5))
    return {"kinds": kinds, "double_moves": double, "extra_move": extra, "stretch_length": stretch}


def _read_kind(card: Table) -> Kind:
    card.only("id", "moves", "copies", "adjacent_flower", "count")
    name = card.word("id")
    if not re.fullmatch(r"[a-z0-9]{1,8}", name) or name == "32":
        card.fail("id", f"{name!r} is not a short word of letters and digits")
    copies = card.word("copies", ("own", "other")) if "copies" in card.fields else None
    moves = card.numbers("moves", 1, LONGEST, range(1, 5)) if copies is None else []
    if copies is not None and "moves" in card.fields:
        card.fail("moves", "a card that copies has no movements of its own (4.5)")
    return Kind(name, tuple(moves), card.number("count", 1, 15), card.flag("adjacent_flower"), copies)


def read_waystations(file: Table, cities: int) -> dict[str, Any]:
    file.only("life_cycle", "tokens", "tile", "provenance")
    cycle = file.table("life_cycle")
    if cycle.words("colors", ROWS) != ROWS:
        cycle.fail("colors", f"must be {', '.join(ROWS)}")
    if cycle.words("stages", STAGES) != STAGES:
        cycle.fail("stages", f"must be {', '.join(STAGES)}")
    tokens = file.table("tokens")
    listed = tokens.words("list", TOKENS)
    if len(set(listed)) != len(listed) or len(listed) != cities:
        tokens.fail("list", f"must hold {cities} different tokens, one for each city (3.7)")
    tiles = [_read_tile(table) for table in file.tables("tile")]
    if len({tile.id for tile in tiles}) != len(tiles) or not len(ROWS) <= len(tiles) <= 30:
        file.fail("tile", "there must be a tile for each row, all different (3.9)")
    return {"points_each": cycle.number("points_each", 0, 20), "tokens": listed, "tiles": tiles}


def _read_tile(table: Table) -> Tile:
    table.only("id", *TILE_FIELDS)
    most = {"extra_turns": 1, "gain_cards": len(TOKENS) - 1}
    numbers = {field: table.number(field, 0, most.get(field, 20), 0) for field in TILE_FIELDS}
    return Tile(table.word("id"), **numbers)

"""The board and what it says: animals, tiles, couples, dangers, the next birth."""

from chrysalide.core.bits import bits, lowest
from chrysalide.core.game import View
from chrysalide.games.extinction.board import beside
from chrysalide.games.extinction.facts.records import CELL_IDS, SIDE
from chrysalide.games.extinction.odds import odds
from chrysalide.games.extinction.powers import BIRTH_POWER
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.births import why_no_birth
from chrysalide.games.extinction.rules.destruction import starving
from chrysalide.games.extinction.rules.naming import effect_args, slot_args
from chrysalide.games.extinction.rules.phases import SETTING_UP
from chrysalide.games.extinction.tables import SPECIALTY

LOW = 3  # from here on the table warns
LAST_ANIMALS = 2  # 13.2: the next loss ends the match
EXTINCT = 1


def cells(state: Extinction) -> list[View]:
    hungry = starving(state) if state.tables.starve_at >= 0 else 0
    return [_cell(state, number, hungry) for number in range(len(CELL_IDS))]


def _cell(state: Extinction, number: int, hungry: int) -> View:
    animals = int(state.animals_on(number))
    return {
        "cell": CELL_IDS[number],
        "row": number // SIDE + 1,
        "column": number % SIDE + 1,
        "animals": animals,
        "tile": bool((state.tiles >> number) & 1),
        "couples": animals // 2,
        "free_neighbours": int(bits(beside(int(1) << number) & state.free())),
        "starves": bool((hungry >> number) & 1),
    }


def population(state: Extinction) -> View:
    count = int(state.population())
    return {
        "count": count,
        "couples": int(state.couples()),
        "lost_at": EXTINCT,
        "warning": _warning(count, LAST_ANIMALS),
    }


def reserve(state: Extinction) -> View:
    tiles = int(state.reserve)
    board = int(bits(state.tiles))
    return {"tiles": tiles, "all": int(state.all_tiles), "board": board, "warning": _warning(tiles, 0)}


def _warning(count: int, last: int) -> str:
    if count <= last:
        return "last"
    return "low" if count <= LOW else "none"


def supply(state: Extinction) -> View:
    return {"animals": int(state.herd), "money": int(state.bank), "cubes": int(state.cubes_left)}


# --- births ---------------------------------------------------------------------------------------------------------


def birth(state: Extinction) -> View:
    """8.3, 8.8: the target of the active seat's births phase as things stand, put together from its parts."""
    parts = _birth_parts(state)
    target = sum(part["n"] for part in parts)
    why = _why_no_birth(state, target)
    return {
        "target": target,
        "couples": int(state.couples()),
        "parts": parts,
        "chance": odds(0 if why else max(0, min(6, target)), 6),
        "why": why,
    }


def _why_no_birth(state: Extinction, target: int) -> str | None:
    if state.stage == SETTING_UP:  # nobody has abilities yet
        return "target" if state.couples_at() and target <= 0 else "no-couple" if not state.couples_at() else None
    return why_no_birth(state) or None


def _birth_parts(state: Extinction) -> list[View]:
    parts = [_part("couples", int(state.couples()), None, None)]
    if state.tables.birth_base:
        parts.append(_part("module", int(state.tables.birth_base), None, None))
    for position in range(state.row_size):
        kind = state.row[position]
        if state.tables.birth_mods[kind]:
            named = effect_args(state, kind)
            parts.append(_part("constant", int(state.tables.birth_mods[kind]), named["effect"], named["effect_name"]))
    return [*parts, *_able_parts(state)]


def _able_parts(state: Extinction) -> list[View]:
    if state.stage == SETTING_UP:
        return []
    parts = []
    slots = state.sources(state.active, BIRTH_POWER)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        named = slot_args(state, state.active, slot)
        number = int(state.tables.power_n[state.source(state.active, slot)])
        why = "specialty" if slot == SPECIALTY else "permanent"
        parts.append(_part(why, number, named["card"], named["card_name"]))
    return parts


def _part(why: str, number: int, card: str | None, name: str | None) -> View:
    return {"why": why, "n": number, "card": card, "name": name}

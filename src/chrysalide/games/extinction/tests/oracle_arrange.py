"""Any position of the oracle, for tests of single rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from chrysalide.games.extinction.tests.oracle import Oracle
from chrysalide.games.extinction.tests.oracle_data import ANIMALS, CUBES, MONEY, SPECIALTIES
from chrysalide.games.extinction.tests.oracle_table import Constant, Die

ROLE_OF = {specialty: role for role, both in SPECIALTIES.items() for specialty, _ in both}


def arrange(
    animals: str,
    tiles: str = "",
    *,
    seats: int = 4,
    active: int = 0,
    specialties: Mapping[int, str] | None = None,
    permanents: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    decks: Mapping[int, str] | None = None,
    money: Mapping[int, int] | None = None,
    dice: Mapping[int, str] | None = None,
    area: str = "",
    ambassadors: Sequence[str] = (),
    row: str = "",
    top: str | None = None,
    reserve: int | None = None,
    skip: int = 0,
    year: int = 1,
    waiting: Sequence[int] | None = None,
    **options: Any,
) -> Oracle:
    """A position in the turn of seat `active`; `resume` of the oracle says where the turn goes on.

    `animals`: cells, one for each animal; mappings are by seat, with words; `dice`: "3:relocaliser 5" (a die without
    place is in hand); `area`: "rechercher@2"; `ambassadors`: from place 1 on, "chine:2" with its cubes, "?" face down;
    `row`: Constants, oldest first; `waiting`: seats that still hold their marker, all others unless said. All that is
    not said is empty: seats without role, hand and deck.
    """
    oracle = Oracle(seats, **options)
    oracle.active = active
    oracle.markers = set(range(seats)) - {active} if waiting is None else set(waiting)
    oracle.year, oracle.skip = year, skip
    oracle.animals = Counter(animals.split())
    oracle.animal_supply = ANIMALS - oracle.population()
    oracle.tiles = set(tiles.split())
    oracle.reserve = oracle.reserve - len(oracle.tiles) if reserve is None else reserve
    for seat, specialty in (specialties or {}).items():
        oracle.players[seat].specialty, oracle.players[seat].role = specialty, ROLE_OF[specialty]
    for seat, player in enumerate(oracle.players):
        player.permanents = (permanents or {}).get(seat, "").split()
        player.hand = (hands or {}).get(seat, "").split()
        player.deck = (decks or {}).get(seat, "").split()
        player.money = (money or {}).get(seat, 0)
        lying = [word.partition(":") for word in (dice or {}).get(seat, "").split()]
        player.dice = [Die(int(value), place or None) for value, _, place in lying]
    oracle.money_supply = MONEY - sum(player.money for player in oracle.players)
    oracle.area = [(card, int(seat)) for card, _, seat in (word.partition("@") for word in area.split())]
    for one, text in zip(oracle.ambassadors, ambassadors, strict=False):
        if text != "?":
            name, _, cubes = text.partition(":")
            one.id, one.face_up, one.cubes = name, True, int(cubes or 0)
    oracle.cube_supply = CUBES - sum(one.cubes for one in oracle.ambassadors)
    oracle.row = [Constant(name) for name in row.split()]
    oracle.top = top
    copies = {name: effect.copies for name, effect in oracle.module.effects.items()}
    oracle.effect_deck = Counter(copies) - Counter(row.split()) - Counter([top] if top else [])
    return oracle

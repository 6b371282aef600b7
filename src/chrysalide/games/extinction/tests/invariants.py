"""What is true in every match, whatever is played: the specification's invariants, asked of the oracle.

The engine says the same, as the two are compared, so what holds here holds for both.
"""

from __future__ import annotations

from collections import Counter

from chrysalide.games.extinction.tests.oracle import Oracle
from chrysalide.games.extinction.tests.oracle_data import ANIMALS, CUBES, DECKS, DICE, MONEY


def check_invariants(oracle: Oracle, tiles: int) -> None:
    """`tiles`: how many there are in this match."""
    _nothing_is_lost(oracle, tiles)
    for seat in range(oracle.count):
        _has_its_cards_and_dice(oracle, seat)
    assert all(one.face_up or not one.cubes for one in oracle.ambassadors) or oracle.phase() == "reveal"
    named = [one.id for one in oracle.ambassadors if one.id]
    assert len(named) == len(set(named))
    assert oracle.legal() or oracle.actor() == "over"
    assert not oracle.odds() or sum(oracle.odds().values()) == 1
    assert oracle.actor() == "over" or 2 <= oracle.population() <= ANIMALS


def _nothing_is_lost(oracle: Oracle, tiles: int) -> None:
    assert oracle.money_supply + sum(player.money for player in oracle.players) == MONEY
    assert oracle.cube_supply + sum(one.cubes for one in oracle.ambassadors) == CUBES
    assert oracle.animal_supply + oracle.population() == ANIMALS
    assert oracle.reserve + len(oracle.tiles) == tiles
    assert not any(oracle.animals[cell] for cell in oracle.tiles)
    effects = oracle.effect_deck + oracle.effect_discard + Counter(constant.id for constant in oracle.row)
    assert effects.total() + (oracle.top is not None) + (oracle.resolving is not None) == 18


def _has_its_cards_and_dice(oracle: Oracle, seat: int) -> None:
    player = oracle.players[seat]
    if player.specialty:
        in_area = [card for card, owner in oracle.area if owner == seat]
        held = player.deck + player.hand + in_area + player.permanents + player.discard
        held += [oracle.unique] if oracle.unique and seat == oracle.active else []
        assert sorted(held) == sorted(DECKS[str(player.role)])
    assert len(player.dice) in (0, DICE)
    places = [die.place for die in player.dice if die.place not in (None, "reseaux")]
    assert len(places) == len(set(places))

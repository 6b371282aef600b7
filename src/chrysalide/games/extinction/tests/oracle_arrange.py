"""Any position, for tests of single rules: what is said of it, and the oracle brought into it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from chrysalide.games.extinction.tests.oracle import Oracle
from chrysalide.games.extinction.tests.oracle_data import ANIMALS, CARDS, CUBES, DECKS, MONEY, SPECIALTIES
from chrysalide.games.extinction.tests.oracle_table import Constant, Die, Player

ROLE_OF = {specialty: role for role, both in SPECIALTIES.items() for specialty, _ in both}

# Specialties that change nothing where a test does not ask for it.
QUIET = ("vedette", "ethologue", "constitutionnel", "mecene", "reseau_influence")
STAGES = {"draw": "end", "end": "next"}  # where the oracle has another word


@dataclass
class Sent:
    """An ambassador."""

    country: str
    cubes: int
    face_up: bool
    seen_by: int | None


def _sent(word: str) -> Sent:
    shown, _, cubes = word.partition(":")
    country, _, seat = shown.removeprefix("?").partition("@")
    return Sent(country, int(cubes or 0), not shown.startswith("?"), int(seat) if seat else None)


@dataclass(kw_only=True)
class Position:
    """A table in the turn of seat `active`, from `stage` on: start, act, births, destruction, effect, draw or end.

    Mappings are by seat. All cards that are not elsewhere are in the decks, what is not on the table in the supplies.
    """

    seats: int = 4
    active: int = 0
    stage: str = "act"
    herd: str | None = None  # cells, one for each animal; the module's start where not said
    burnt: str = ""  # cells with tiles
    specialties: Mapping[int, str] = field(default_factory=dict)
    permanents: Mapping[int, str] = field(default_factory=dict)
    hands: Mapping[int, str] = field(default_factory=dict)
    discards: Mapping[int, str] = field(default_factory=dict)
    decks: Mapping[int, str] = field(default_factory=dict)
    purses: Mapping[int, int] = field(default_factory=dict)
    dice: Mapping[int, str] = field(default_factory=dict)  # "3:relocaliser 5", a die without place is in hand
    area: str = ""  # "rechercher@2 suivi": a card that every role has is told apart by its seat
    ambassadors: Sequence[str] = ()  # "chine:2" with its cubes, "?" face down, "?chine@1" too, but seat 1 has seen it
    constants: str = ""  # oldest first
    top: str = ""  # the top effect card, if it was shown
    spent: str = ""  # the effect discard, or "all"
    effects: str | None = None  # the effect deck
    reserve: int | None = None
    skip: int = 0
    year: int = 1
    played: Sequence[int] = ()  # seats that have begun their turn this year, besides the active one
    tiles_placed: int = 0
    cubes_left: int | None = None
    bank: int | None = None

    def seated(self) -> list[str]:
        """The specialty of each seat: as said, else a quiet one of a role that is free, its own if it can be."""
        taken = {ROLE_OF[name] for name in self.specialties.values()}
        quiet = [name for name in QUIET if ROLE_OF[name] not in taken]
        chosen = dict(self.specialties)
        for seat in range(self.seats):
            if seat not in chosen and QUIET[seat] in quiet:
                quiet.remove(QUIET[seat])
                chosen[seat] = QUIET[seat]
        return [chosen[seat] if seat in chosen else quiet.pop(0) for seat in range(self.seats)]

    def dice_of(self, seat: int) -> list[tuple[int, str]]:
        """Values and places; the active seat has rolled 1 2 3 where nothing is said."""
        words = self.dice.get(seat, "1 2 3" if seat == self.active else "").split()
        return [(int(value), place) for value, _, place in (word.partition(":") for word in words)]

    def sent(self) -> list[Sent]:
        """The six ambassadors."""
        return [_sent(word) for word in [*self.ambassadors, *["?"] * 6][:6]]


def arrange(position: Position, **options: Any) -> Oracle:
    oracle = Oracle(position.seats, **options)
    oracle.active, oracle.year = position.active, position.year
    oracle.markers = set(range(position.seats)) - {position.active, *position.played}
    if position.stage == "start":
        oracle.markers.add(position.active)
    oracle.skip, oracle.tiles_placed = position.skip, position.tiles_placed
    _stand(oracle, position)
    for seat, specialty in enumerate(position.seated()):
        _seat(oracle.players[seat], seat, specialty, position)
    _lay(oracle, position)
    oracle.money_supply = MONEY - sum(player.money for player in oracle.players)
    if position.bank is not None:
        oracle.money_supply = position.bank
    _send(oracle, position)
    _stack(oracle, position)
    return oracle.resume(STAGES.get(position.stage, position.stage))


def _stand(oracle: Oracle, position: Position) -> None:
    if position.herd is not None:
        oracle.animals = Counter(position.herd.split())
    oracle.animal_supply = ANIMALS - oracle.population()
    oracle.tiles = set(position.burnt.split())
    oracle.reserve = oracle.reserve - len(oracle.tiles) if position.reserve is None else position.reserve


def _seat(player: Player, seat: int, specialty: str, position: Position) -> None:
    player.specialty, player.role = specialty, ROLE_OF[specialty]
    player.permanents = position.permanents.get(seat, "").split()
    player.hand = position.hands.get(seat, "").split()
    player.discard = position.discards.get(seat, "").split()
    player.money = position.purses.get(seat, 0)
    player.dice = [Die(value, place or None) for value, place in position.dice_of(seat)]
    out = player.permanents + player.hand + player.discard
    player.deck = [card for card in DECKS[player.role] if card not in out]


def _lay(oracle: Oracle, position: Position) -> None:
    roles = [player.role for player in oracle.players]
    for word in position.area.split():
        card, _, seat = word.partition("@")
        owner = int(seat) if seat else roles.index(CARDS[card].deck)
        oracle.area.append((card, owner))
        oracle.players[owner].deck.remove(card)
    for owner, cards in position.decks.items():
        oracle.players[owner].deck = cards.split()


def _send(oracle: Oracle, position: Position) -> None:
    for one, sent in zip(oracle.ambassadors, position.sent(), strict=True):
        one.id, one.cubes, one.face_up = sent.country or None, sent.cubes, sent.face_up
        one.known_to = set() if sent.seen_by is None else {sent.seen_by}
    oracle.cube_supply = CUBES - sum(one.cubes for one in oracle.ambassadors)
    if position.cubes_left is not None:
        oracle.cube_supply = position.cubes_left


def _stack(oracle: Oracle, position: Position) -> None:
    oracle.row += [Constant(name) for name in position.constants.split()]
    oracle.top = position.top or None
    left = oracle.effect_deck - Counter([*position.constants.split(), *([position.top] if position.top else [])])
    oracle.effect_discard = left if position.spent == "all" else Counter(position.spent.split())
    oracle.effect_deck = left - oracle.effect_discard
    if position.effects is not None:
        oracle.effect_deck = Counter(position.effects.split())

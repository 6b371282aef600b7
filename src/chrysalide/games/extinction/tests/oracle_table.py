"""What lies on the oracle's table, what can be read from it, and the changes that ask nobody anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from chrysalide.games.extinction.tests.oracle_board import CELLS, LINES, NEIGHBOURS
from chrysalide.games.extinction.tests.oracle_data import (
    ANIMALS,
    CARDS,
    COUNTRIES,
    CUBES,
    GAP,
    MODULES,
    MONEY,
    PRINTED,
    RESTORE,
    ROW,
    TILES,
    VOTES,
    Effect,
    Op,
)


class Over(Exception):
    """3.6: the match ends here, whatever was going on."""

    def __init__(self, won: bool, rule: str) -> None:
        self.won = won
        self.rule = rule


@dataclass
class Player:
    """What belongs to one seat."""

    role: str | None = None
    specialty: str | None = None
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)  # a set: its order is unknown to everybody
    discard: list[str] = field(default_factory=list)
    permanents: list[str] = field(default_factory=list)  # in the order played
    money: int = 0
    dice: list[Die] = field(default_factory=list)


@dataclass
class Die:
    value: int
    place: str | None = None  # None: rolled and not yet placed


@dataclass
class Ambassador:
    colour: str
    id: str | None = None  # None: nobody knows it
    face_up: bool = False
    cubes: int = 0
    known_to: set[int] = field(default_factory=set)  # seats that know it while it lies face down


@dataclass(eq=False)
class Constant:
    """A Constant in play. Two copies of one card are two things."""

    id: str


@dataclass
class Place:
    """An action that can receive dice."""

    text: str
    ops: tuple[Op, ...]
    cost: int = 0


class Table:
    """Set-up as in chapter 2, before any seat has chosen anything."""

    def __init__(
        self,
        seats: int = 4,
        *,
        module: str = "tigre",
        level: str = "normal",
        solo: bool = False,
        open_hands: bool = True,
        shared_decider: str = "active",
        optional_births: bool = False,
        random_roles: bool = False,
        easy_three_votes: bool = False,
        starting_money: int = 0,
        tiles_delta: int = 0,
        conference_cost: int = 3,
    ) -> None:
        if seats not in GAP:
            raise ValueError("18.1: 2 to 5 seats")
        self.count = seats
        self.module = MODULES[module]
        self.level = level
        self.open_hands = open_hands or (solo and seats == 2)  # Options: no effect in solo, which is for two seats
        self.majority = shared_decider == "majority" and seats >= 3  # Options: 3 to 5
        self.optional_births = optional_births
        self.random_roles = random_roles
        self.needed = 3 if easy_three_votes and level == "facile" else VOTES
        self.conference_cost = conference_cost
        self.sheet = self.module.levels[level]
        self.fixed = PRINTED if (module, level) == ("tigre", "normal") else ()  # 17.3

        self.year = 1
        self.active: int | None = None
        self.markers = set(range(seats))  # seats that still hold their turn marker
        self.pile: list[int] = []  # those that lie on the time marker, lowest first
        self.players = [Player(money=starting_money) for _ in range(seats)]
        self.area: list[tuple[str, int]] = []  # card and the seat that played it, oldest first
        self.animals = Counter((self.sheet.animals or self.module.animals).split())
        self.tiles: set[str] = set()
        self.animal_supply = ANIMALS - self.animals.total()
        self.money_supply = MONEY - seats * starting_money
        self.cube_supply = CUBES
        self.reserve = min(TILES, self.module.tiles[level] + tiles_delta)
        self.ambassadors = [Ambassador(colour) for colour in ROW]
        self.effect_deck = Counter({name: effect.copies for name, effect in self.module.effects.items()})
        self.top: str | None = None  # the top effect card once it has been shown; not counted in the deck then
        self.effect_discard: Counter[str] = Counter()
        self.row: list[Constant] = []
        self.resolving: str | None = None  # the effect card that is being resolved
        self.unique: str | None = None  # the Unique that is being resolved
        for name in self.sheet.constants:  # 2.14
            self.effect_deck[name] -= 1
            self.row.append(Constant(name))
        self.skip = 0
        self.tiles_placed = 0  # in this turn
        self.used: set[str] = set()  # abilities used in this turn
        self.veto_used = False  # for this effect card
        self.yes = 0
        self.polled: set[int] = set()  # in this vote year
        self.last_polled = 0
        self.answers: list[str] = []  # 14.6: already given to the shared decision under way

    # --- seats --------------------------------------------------------------------------------------------------

    def turn_seat(self) -> int:
        """The active seat, where there is one."""
        assert self.active is not None
        return self.active

    def mover(self) -> Player:
        return self.players[self.turn_seat()]

    def from_active(self) -> list[int]:
        """6.4: all seats in seat order, beginning with the active one."""
        return [(self.turn_seat() + step) % self.count for step in range(self.count)]

    def is_active_with(self, specialty: str) -> bool:
        return self.active is not None and self.mover().specialty == specialty

    def owner_of(self, permanent: str) -> int | None:
        return next((seat for seat, player in enumerate(self.players) if permanent in player.permanents), None)

    # --- money (chapter 6) --------------------------------------------------------------------------------------

    def gain(self, seat: int, amount: int) -> None:
        """6.3"""
        received = min(amount, self.money_supply)
        self.players[seat].money += received
        self.money_supply -= received

    def lose_money(self, seat: int, amount: int) -> None:
        """6.7"""
        lost = min(amount, self.players[seat].money)
        self.players[seat].money -= lost
        self.money_supply += lost

    def discounted(self, seat: int, cost: int) -> bool:
        """16.8: Fondation, the first cost of at least 1 in each of its own turns."""
        own = seat == self.active and self.players[seat].specialty == "fondation"
        return own and cost >= 1 and "fondation" not in self.used

    def payable(self, seat: int, cost: int) -> bool:
        """6.6"""
        if self.discounted(seat, cost):
            cost -= 1
        purse = self.owner_of("fondscommun")
        others = self.players[purse].money if purse is not None and purse != seat else 0
        return self.players[seat].money + others >= cost

    def pay(self, seat: int, cost: int) -> None:
        """6.5: own money first, then that of the owner of Fonds commun."""
        assert self.payable(seat, cost)
        if self.discounted(seat, cost):
            self.used.add("fondation")
            cost -= 1
        own = min(cost, self.players[seat].money)
        self.lose_money(seat, own)
        purse = self.owner_of("fondscommun")
        if cost > own and purse is not None:
            self.lose_money(purse, cost - own)

    # --- places for dice (chapter 4) ----------------------------------------------------------------------------

    def places(self) -> list[Place]:
        """4.7, 4.9"""
        path = sum(self.effect(constant.id).relocate for constant in self.row)  # 16.17
        restore = RESTORE[self.module.face]
        found = [
            Place("planifier", (Op("play"),), self.price("planifier", 0)),
            Place("reseaux", (Op("gain", 1),)),
            Place("relocaliser", (Op("move", animals=1, steps=1),), self.price("relocaliser", 0) + path),
            Place(restore, (Op("untile", 1),), self.price(restore, 1)),
        ]
        for name, seat in self.area:
            text = f"{name}@{seat}" if CARDS[name].deck == "all" else name
            found.append(Place(text, CARDS[name].ops, self.card_cost(name)))
        return found

    def card_cost(self, name: str) -> int:
        """15.3"""
        if name == "conference":
            return self.conference_cost
        instead = CARDS[name].cost_if_none_hidden
        if instead is not None and all(ambassador.face_up for ambassador in self.ambassadors):
            return instead
        return self.price(name, CARDS[name].cost)

    def price(self, name: str, usual: int) -> int:
        """17.3"""
        return self.sheet.prices.get(name, usual)

    def fits(self, value: int, place: Place) -> bool:
        """4.4, 4.5, 4.8, 4.13, 16.7: may the active seat put a die of this value there?"""
        if not self.payable(self.turn_seat(), place.cost):
            return False
        if place.text == "reseaux":
            return True
        if any(die.place == place.text for die in self.mover().dice):
            return False
        gap = GAP[self.count] - (1 if self.is_active_with("negociateur") else 0)
        lying = [die.value for player in self.players for die in player.dice if die.place == place.text]
        return all(value >= other + gap for other in lying)

    # --- animals and tiles --------------------------------------------------------------------------------------

    def population(self) -> int:
        return self.animals.total()

    def inhabited(self) -> list[str]:
        return [cell for cell in CELLS if self.animals[cell]]

    def couples(self) -> int:
        """8.1"""
        return sum(self.animals[cell] // 2 for cell in CELLS)

    def couple_cells(self) -> list[str]:
        return [cell for cell in CELLS if self.animals[cell] >= 2]

    def empty(self, cell: str) -> bool:
        return cell not in self.tiles and not self.animals[cell]

    def free_neighbours(self, cell: str) -> int:
        return sum(other not in self.tiles for other in NEIGHBOURS[cell])

    def by_tile(self, cell: str) -> bool:
        return any(other in self.tiles for other in NEIGHBOURS[cell])

    def lines(self) -> list[str]:
        """9.3"""
        return [line for line, cells in LINES.items() if any(self.animals[cell] for cell in cells)]

    def put_animal(self, cell: str) -> None:
        """7.4"""
        self.animals[cell] += 1
        self.animal_supply -= 1

    def move_animal(self, start: str, end: str) -> None:
        self.animals[start] -= 1
        self.animals[end] += 1

    def lose_animals(self, lost: dict[str, int]) -> None:
        """7.4 to 7.6: animals lost together; the population is checked once."""
        for cell, number in lost.items():
            self.animals[cell] -= number
            self.animal_supply += number
        if lost and self.population() <= 1:
            raise Over(False, "13.2")

    def tile_is_due(self) -> None:
        """13.3"""
        if self.reserve == 0:
            raise Over(False, "13.3")

    def put_tile(self, cell: str) -> None:
        """9.5"""
        self.reserve -= 1
        self.tiles.add(cell)
        self.tiles_placed += 1
        if self.animals[cell]:
            self.lose_animals({cell: self.animals[cell]})

    def remove_tile(self, cell: str) -> None:
        """9.9"""
        self.tiles.remove(cell)
        self.reserve += 1

    # --- effect cards and ambassadors ---------------------------------------------------------------------------

    def effect(self, name: str) -> Effect:
        return self.module.effects[name]

    def refill(self) -> None:
        """10.3: a card is wanted; where the deck is empty the discard becomes the deck."""
        if self.top is None and not self.effect_deck.total():
            self.effect_deck, self.effect_discard = self.effect_discard, Counter()

    def remove_constant(self, position: int) -> None:
        """10.5; position 1 is the oldest."""
        self.effect_discard[self.row.pop(position - 1).id] += 1

    def unidentified(self, colour: str) -> list[str]:
        known = {ambassador.id for ambassador in self.ambassadors}
        return [name for name, country in COUNTRIES.items() if country.back == colour and name not in known]

    def value(self, name: str, dice: list[int]) -> int:
        """12.6, 12.10: the calculation of an ambassador, without its cubes."""
        country = COUNTRIES[name]
        counts: dict[str, Callable[[], int]] = {
            "animals": self.population,
            "hand_cards": lambda: sum(len(player.hand) for player in self.players),
            "couples": self.couples,
            "sheltered": lambda: sum(self.animals[cell] for cell in CELLS if not self.by_tile(cell)),
            "reserve_tiles": lambda: self.reserve,
            "area_cards": lambda: len(self.area),
            "money": lambda: sum(player.money for player in self.players),
            "face_up_ambassadors": lambda: sum(ambassador.face_up for ambassador in self.ambassadors),
            "yes_votes": lambda: self.yes,
            "calm": lambda: max(0, country.base - sum(not self.effect(one.id).helpful for one in self.row)),
            "dice": lambda: min(dice) if country.take == "min" else sum(dice),
        }
        return counts[country.value]()

    def says_yes(self, ambassador: Ambassador, dice: list[int]) -> bool:
        assert ambassador.id is not None
        return self.value(ambassador.id, dice) + ambassador.cubes >= self.target(ambassador.id)

    def target(self, name: str) -> int:
        """17.3: the level's delta is for all but those that the rulebook itself shows."""
        return COUNTRIES[name].target[self.count - 2] + (0 if name in self.fixed else self.sheet.delta)

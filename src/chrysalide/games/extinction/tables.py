# mypyc
"""The facts of a pack as the rules need them: card texts lowered into flat tables of numbers.

Lists of operations are rows of numbers (programs.py). A seat's cards are numbered by their slot in its role's deck,
0 to 13; the seat's specialty is slot 14. A place of dice is 16 × group + number: group 0 holds the starting actions,
group s + 1 the Action cards of seat s.
"""

from typing import Any, Final

from mypy_extensions import i64

from chrysalide.core.packs import is_pack
from chrysalide.core.vectors import vec
from chrysalide.games.extinction.codes import AMBASSADOR_IDS, CARD_IDS, EFFECT_IDS, EVERY_PACK, PLACE_IDS, ROLE_IDS
from chrysalide.games.extinction.facts.records import (
    CELL_IDS,
    CHOSEN,
    COLOURS,
    COUNTS,
    DECK,
    LEAST_SEATS,
    MOST_SEATS,
    TAKES,
    TYPES,
    VICTIMS,
    Ability,
    Ambassador,
    Effect,
    Level,
    Module,
    Op,
    Pack,
)
from chrysalide.games.extinction.odds import rolls_reaching
from chrysalide.games.extinction.powers import POWERS, powers_of
from chrysalide.games.extinction.programs import Programs, number_of

SLOTS: Final = 16  # room for the slots of a deck
SPECIALTY: Final = 14  # the slot of a specialty
# operations whose numbers are added up card by card, in sets of cards and in features.py
GIVES: Final = ["influence", "gain", "untile", "skip", "place", "move", "draw", "play", "unconst"]
REACH: Final = 14  # what may be wanted of dice: 0 to 13, which no two dice show
GIVE_BITS: Final = 7  # room for the sum of each


class Tables:
    """One pack, module, level, number of seats and price of conferences."""

    def __init__(self, pack: Pack, module: Module, level: str, seats: int, conference: int) -> None:
        self.pack = pack
        self.module = module
        self.level = level
        self.sheet: Level = module.levels[level]
        self.seats: i64 = seats
        self.conference: i64 = conference
        by_seats = seats - LEAST_SEATS
        self.gap: i64 = pack.gap[by_seats]
        self.first_vote: i64 = pack.first_vote[by_seats]
        self.last_year: i64 = pack.second_vote[by_seats]
        self.hand_start: i64 = pack.hand_start
        self.money: i64 = pack.money
        self.effect_ids = [effect.id for effect in module.effects]
        self.programs = Programs(self.effect_ids)
        self.ops = vec[i64]()  # all programs, once they are written
        self._set_module(module)
        self._set_starts(pack)
        self._set_decks(pack)
        self._set_powers(pack)
        self._set_places(pack)
        self._set_effects(module)
        self._set_ambassadors(pack, by_seats)
        self.ops = self.programs.ops

    def __reduce__(self) -> tuple[Any, ...]:
        return tables_for, (self.pack.name, self.module.id, self.level, int(self.seats), int(self.conference))

    def _effect(self, name: str) -> int:
        return number_of(name, self.effect_ids)

    # --- the module ---------------------------------------------------------------------------------------------

    def _set_module(self, module: Module) -> None:
        self.birth_base: i64 = module.birth_base
        self.separates = module.separates
        self.spread = module.spread
        self.starve_at: i64 = module.starve_at
        self.tiles: i64 = self.sheet.tiles
        self.herd = vec[i64]([self.sheet.animals.count(cell) for cell in CELL_IDS])  # animals on each cell at the start

    def _set_effects(self, module: Module) -> None:
        effects = module.effects
        self.kinds: i64 = len(effects)
        self.key: i64 = self._effect(module.key)
        self.at_once = vec[i64]([self._effect(name) for name in self.sheet.constants])  # 2.14
        self.copies = vec[i64]([effect.copies for effect in effects])
        self.lasting = vec[i64]([int(effect.kind == "C") for effect in effects])
        self.harmful = vec[i64]([int(effect.kind == "C" and not effect.helpful) for effect in effects])
        self.effect_ops = vec[i64]([self.programs.write(effect.ops) for effect in effects])
        self.triggers = vec[i64]([self.programs.write(effect.trigger) for effect in effects])
        self.birth_mods = vec[i64]([_birth_mod(effect) for effect in effects])
        ids = [action.id for action in self.pack.start_actions]
        self.price_mods = vec[i64]([_price_mod(effect, name) for effect in effects for name in ids])  # effect × action
        self.pricey = vec[i64]([int(_has_price(effect)) for effect in effects])
        self._set_threats(effects)
        self.effect_code = vec[i64]([EFFECT_IDS.index(effect.id) for effect in effects])
        self.effect_of = vec[i64]([self._effect(name) for name in EFFECT_IDS])

    def _set_threats(self, effects: tuple[Effect, ...]) -> None:
        """For bots.py: by effect what the card, or the Constant when triggered, takes away."""
        filters = VICTIMS
        self.card_victims = vec[i64]([_losses(effect.ops, name) for effect in effects for name in filters])
        self.trigger_victims = vec[i64]([_losses(effect.trigger, name) for effect in effects for name in filters])
        self.card_tiles = vec[i64]([_sum(effect.ops, "destroy") + _sum(effect.ops, "tile") for effect in effects])
        self.trigger_tiles = vec[i64](
            [_sum(effect.trigger, "destroy") + _sum(effect.trigger, "tile") for effect in effects]
        )

    # --- places -------------------------------------------------------------------------------------------------

    def _set_starts(self, pack: Pack) -> None:
        actions = pack.start_actions
        self.starts: i64 = len(actions)
        self.start_ops = vec[i64]([self.programs.write(action.ops) for action in actions])
        costs = [self._price(action.id, action.cost) for action in actions]
        self.start_cost = vec[i64](costs)
        self.dear_starts = vec[i64](
            [sum([2**number for number, cost in enumerate(costs) if cost > money]) for money in range(SLOTS)]
        )  # 4.13: by money, those that cost more
        self.start_places: i64 = 0  # a set: those of this face
        self.open_places: i64 = 0  # 4.8: a set
        for number, action in enumerate(actions):
            if action.face == "" or action.face == self.module.face:
                self.start_places |= i64(1) << number
                if action.unconstrained:
                    self.open_places |= i64(1) << number

    def _price(self, name: str, printed: int) -> int:
        """17.3: the level's price, or the printed one."""
        return self.sheet.prices.get(name, printed)

    def _set_places(self, pack: Pack) -> None:
        """Codes of places, and back: a starting action, or a card with the seat or the role that has played it."""
        starts = [action.id for action in pack.start_actions]
        cards = {card.id: number for number, card in enumerate(pack.cards)}
        roles = [role.id for role in pack.roles]
        self.start_code = vec[i64]([PLACE_IDS.index(name) for name in starts])
        self.place_code = vec[i64]([_place_code(pack, card, seat) for card in cards for seat in range(MOST_SEATS)])
        self.code_start = vec[i64]([number_of(place, starts) for place in PLACE_IDS])
        self.code_card = vec[i64]([cards.get(place.partition("@")[0], -1) for place in PLACE_IDS])
        self.code_seat = vec[i64]([int(place.partition("@")[2] or -1) for place in PLACE_IDS])
        self.card_role = vec[i64]([-1 if card.common else roles.index(card.deck) for card in pack.cards])

    # --- cards --------------------------------------------------------------------------------------------------

    def _set_decks(self, pack: Pack) -> None:
        ids = [card.id for card in pack.cards]
        self.card_at = vec[i64]([-1] * (len(pack.roles) * SLOTS))  # role × slot
        self.slot_of = vec[i64]([-1] * (len(pack.roles) * len(ids)))  # role × card
        self.cards: i64 = len(ids)
        for role, name in enumerate([role.id for role in pack.roles]):
            for slot, card in enumerate(pack.decks[name]):
                self.card_at[role * SLOTS + slot] = ids.index(card)
                self.slot_of[role * len(ids) + ids.index(card)] = slot
        self.type_of = vec[i64]([TYPES.index(card.type) for card in pack.cards])
        self.cost = vec[i64](
            [int(self.conference) if card.cost_option else self._price(card.id, card.cost) for card in pack.cards]
        )
        self.cost_none_hidden = vec[i64](
            [-1 if card.cost_if_none_hidden is None else card.cost_if_none_hidden for card in pack.cards]
        )
        self.card_ops = vec[i64]([self.programs.write(card.ops) for card in pack.cards])
        self.card_code = vec[i64]([CARD_IDS.index(card.id) for card in pack.cards])
        self.card_of = vec[i64]([number_of(name, ids) for name in CARD_IDS])
        self.role_code = vec[i64]([ROLE_IDS.index(role.id) for role in pack.roles])
        known = [role.id for role in pack.roles]
        self.role_of = vec[i64]([number_of(name, known) for name in ROLE_IDS])
        self.start_card = vec[i64]([ids.index(specialty.start) for specialty in pack.specialties])
        self._set_dear(pack)
        self._set_worth(pack)

    def _set_worth(self, pack: Pack) -> None:
        """For bots.py: what an Action card brings each time that a die lies on it."""
        self.gives_cubes = vec[i64]([_sum(card.ops, "influence") for card in pack.cards])
        self.gives_money = vec[i64]([_sum(card.ops, "gain") for card in pack.cards])
        self.clears_tiles = vec[i64]([_sum(card.ops, "untile") for card in pack.cards])
        self.skips = vec[i64]([_sum(card.ops, "skip") for card in pack.cards])

        self.gives = vec[i64](
            [0 if card < 0 else _packed(pack.cards[card].ops) for card in self.card_at]
        )  # role × slot: all GIVES in one number

    def _set_dear(self, pack: Pack) -> None:
        """4.13: by role and money, the slots of Action cards that cost more; and those whose cost may change."""
        self.dear = vec[i64]([0] * (len(pack.roles) * SLOTS))  # role × money
        self.changing = vec[i64]([0] * len(pack.roles))
        for role in range(len(pack.roles)):
            for slot in range(DECK):
                card = self.card_at[role * SLOTS + slot]
                for money in range(SLOTS):
                    if self.cost[card] > money:
                        self.dear[role * SLOTS + money] = self.dear[role * SLOTS + money] | (i64(1) << slot)
                if self.cost_none_hidden[card] >= 0:
                    self.changing[role] = self.changing[role] | (i64(1) << slot)

    # --- abilities ----------------------------------------------------------------------------------------------

    def _set_powers(self, pack: Pack) -> None:
        """By role and power the slots that have it, by specialty and power the slot 14; numbers of each source."""
        roles = len(pack.roles)
        self.slot_powers = vec[i64]([0] * (roles * POWERS))
        self.specialty_powers = vec[i64]([0] * (len(pack.specialties) * POWERS))
        sources = roles * SLOTS + len(pack.specialties)
        self.power_n = vec[i64]([0] * sources)
        self.power_cost = vec[i64]([0] * sources)
        self.power_ops = vec[i64]([-1] * sources)
        self.power_set = vec[i64]([0] * sources)  # all powers of a source, as a set
        self.power_filter = vec[i64]([0] * sources)
        self.specialty_base: i64 = roles * SLOTS
        for role in range(roles):
            for slot, name in enumerate(pack.decks[pack.roles[role].id]):
                ability = next(card.ability for card in pack.cards if card.id == name)
                if ability is not None:
                    for power in powers_of(ability):
                        place = role * POWERS + power
                        self.slot_powers[place] = self.slot_powers[place] | (i64(1) << slot)
                    self._set_source(role * SLOTS + slot, ability)
        for number, specialty in enumerate(pack.specialties):
            for power in powers_of(specialty.ability):
                self.specialty_powers[number * POWERS + power] = i64(1) << SPECIALTY
            self._set_source(roles * SLOTS + number, specialty.ability)

    def _set_source(self, source: int, ability: Ability) -> None:
        self.power_n[source] = ability.n
        self.power_cost[source] = ability.cost
        self.power_set[source] = sum([2**power for power in powers_of(ability)])
        if ability.when == "turn_start":
            self.power_ops[source] = self.programs.write(ability.ops)
        if ability.when == "on_cube":
            self.power_filter[source] = CHOSEN.index(ability.ops[0].filter)

    # --- ambassadors --------------------------------------------------------------------------------------------

    def _set_ambassadors(self, pack: Pack, by_seats: int) -> None:
        known = pack.ambassadors
        ids = [ambassador.id for ambassador in known]
        self.row = vec[i64]([COLOURS.index(colour) for colour in pack.row])
        self.backs = vec[i64]([0] * len(COLOURS))  # by colour, a set of ambassadors
        for number, ambassador in enumerate(known):
            colour = COLOURS.index(ambassador.back)
            self.backs[colour] = self.backs[colour] | (i64(1) << number)
        self.counts = vec[i64]([COUNTS.index(ambassador.value) for ambassador in known])
        self.target = vec[i64]([self._target(ambassador, by_seats) for ambassador in known])
        self.vote_dice = vec[i64]([ambassador.dice for ambassador in known])
        self.take = vec[i64]([TAKES.index(ambassador.take) for ambassador in known])
        self.base = vec[i64]([ambassador.base for ambassador in known])
        self.rolls = vec[float](
            [_chance(ambassador, least) for ambassador in known for least in range(REACH)]
        )  # 12.6: ambassador × what is wanted of its dice: the chance of a Yes
        self.ambassador_code = vec[i64]([AMBASSADOR_IDS.index(name) for name in ids])
        self.ambassador_of = vec[i64]([number_of(name, ids) for name in AMBASSADOR_IDS])

    def _target(self, ambassador: Ambassador, by_seats: int) -> int:
        """17.3."""
        printed = ambassador.target[by_seats]
        return printed if self.module.fixes(self.level, ambassador) else max(0, printed + self.sheet.target_delta)


def _chance(ambassador: Ambassador, least: int) -> float:
    return float(rolls_reaching(ambassador.dice, ambassador.take, least)) / float(6**ambassador.dice)


def _sum(ops: tuple[Op, ...], name: str) -> int:
    return sum([max(op.n, 1) for op in ops if op.op == name])


def _packed(ops: tuple[Op, ...]) -> int:
    return sum([_sum(ops, name) << (GIVE_BITS * place) for place, name in enumerate(GIVES)])


def _losses(ops: tuple[Op, ...], name: str) -> int:
    return len([op for op in ops if op.op == "lose" and op.filter == name])


def _birth_mod(effect: Effect) -> int:
    return sum([mod.n for mod in effect.mods if mod.mod == "birth"])


def _has_price(effect: Effect) -> bool:
    return len([mod for mod in effect.mods if mod.mod == "price"]) > 0


def _price_mod(effect: Effect, action: str) -> int:
    return sum([mod.n for mod in effect.mods if mod.mod == "price" and mod.action == action])


def _place_code(pack: Pack, card: str, seat: int) -> int:
    found = next(known for known in pack.cards if known.id == card)
    if found.type != "A":
        return -1
    return PLACE_IDS.index(f"{card}@{seat}" if found.common else card)


TABLES: Final[dict[tuple[str, str, str, int, int], Tables]] = {}


def tables_for(pack: str, module: str, level: str, seats: int, conference: int) -> Tables:
    """Made once for each sort of match; those of packs that people bring along are not kept for ever."""
    if is_pack(pack):
        from chrysalide.games.extinction.packs import tables_of  # which needs this module

        brought: Tables = tables_of(pack, module, level, seats, conference)
        return brought
    name = (pack, module, level, seats, conference)
    found = TABLES.get(name)
    if found is None:
        facts = EVERY_PACK[pack]
        sheet = next(sheet for sheet in facts.modules if sheet.id == module)
        found = TABLES[name] = Tables(facts, sheet, level, seats, conference)
    return found

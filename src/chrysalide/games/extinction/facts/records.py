"""What the rules know by name, and the shape of the facts that data/<pack>/*.toml gives them."""

from dataclasses import dataclass, field
from typing import Final

SIDE: Final = 6  # 1.7: rows and columns of the board
CELL_IDS: Final = [f"{row}{column}" for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)]
LINE_IDS: Final = [f"r{number}" for number in range(1, SIDE + 1)] + [f"c{number}" for number in range(1, SIDE + 1)]
MOST_SEATS: Final = 5
LEAST_SEATS: Final = 2
DICE: Final = 3  # of each seat
DECK: Final = 14  # cards of a role
ROLES: Final = 5
SPECIALTIES: Final = 2  # of each role
EFFECTS: Final = 18  # cards of a module
COPIES: Final = 7  # of one effect card, at most
AMBASSADORS: Final = 6  # places in the row
HIGHEST: Final = 9  # of prices, amounts and other small numbers on cards

MARKS: Final = ["B", "S", "I", "O"]  # where a fact comes from
FACES: Final = ["foret", "littoral"]
LEVELS: Final = ["facile", "normal", "difficile"]
SHOWN_LEVEL: Final = "normal"  # the level of the rulebook's examples
HARDEST: Final = "difficile"
COLOURS: Final = ["blue", "green", "grey"]
TYPES: Final = ["A", "P", "U"]  # Action, Permanent, Unique
KINDS: Final = ["I", "C"]  # Immediate, Constant

# chapter 15: the operations, with the fields that each may have
OPS: Final[dict[str, tuple[str, ...]]] = {
    "gain": ("n", "who", "if"),
    "fine": ("n",),
    "move": ("animals", "steps"),
    "place": ("n", "where"),
    "untile": ("n",),
    "influence": ("n", "filter", "else_filter"),
    "draw": ("n",),
    "play": (),
    "peek": ("price",),
    "unconst": (),
    "skip": ("n",),
    "destroy": ("unless",),
    "tile": ("where",),
    "lose": ("filter",),
    "uncube": (),
    "fund": ("price",),
    "trigger_all": (),
    "amount": ("lo", "hi"),
    "look": (),
    "shift_cube": (),
}
WHO: Final = ["active", "each"]
PLACES: Final = ["near_couple", "any_empty"]  # where an animal is placed
TILE_CELLS: Final = ["free_by_tile"]  # where a tile is put
CHOSEN: Final = ["any", "hidden", "revealed"]  # which ambassadors
VICTIMS: Final = ["by_tile", "alone", "alone_row6", "hemmed2"]
CHOSEN_AMOUNT: Final = -1  # n = "x"

# chapter 16: when an ability works, and what it does
MOMENTS: Final = ["passive", "turn_start", "after_roll", "main", "on_cube", "on_effect", "on_part", "on_loss"]
MODS: Final = ["birth", "discount", "gap", "campaign", "nursery", "purse"]
DOES: Final = ["reroll", "cancel_effect", "ignore_part", "save_loss"]
PARTS: Final = ["uncube", "further_tile"]
SCOPES: Final = ["own_turn", "any_turn"]
EFFECT_MODS: Final = ["birth", "price", "block"]
COUNTS: Final = [
    "animals", "hand_cards", "couples", "reserve_tiles", "area_cards", "money", "face_up_ambassadors", "yes_votes",
    "calm", "dice", "sheltered",
]  # fmt: skip
TAKES: Final = ["sum", "min", "max"]


@dataclass(frozen=True)
class Op:
    """One operation of chapter 15, with what it needs; the rest keeps its default."""

    op: str
    n: int = 0  # how many, or CHOSEN_AMOUNT
    animals: int = 0
    steps: int = 0
    least: int = 0  # `if`: only with a die of at least this value
    each: bool = False
    where: str = ""
    filter: str = ""
    else_filter: str = ""
    price: int = 0
    unless: str = ""
    lo: int = 0
    hi: int = 0


@dataclass(frozen=True)
class Ability:
    """What a specialty or a Permanent can do, and when."""

    when: str
    mod: str = ""
    does: str = ""
    n: int = 0
    cost: int = 0
    once: str = ""
    scope: str = "own_turn"
    ops: tuple[Op, ...] = ()
    one_of: tuple[Op, ...] = ()
    parts: tuple[str, ...] = ()


@dataclass(frozen=True)
class StartAction:
    """4.7: an action printed on the board, on both faces or on one."""

    id: str
    name: str
    mark: str
    ops: tuple[Op, ...]
    face: str = ""
    cost: int = 0
    unconstrained: bool = False


@dataclass(frozen=True)
class Card:
    """1.4: a player card; `deck` is a role, or "all" for one copy in each deck."""

    id: str
    name: str
    mark: str
    deck: str
    type: str
    cost: int = 0
    cost_option: str = ""
    cost_if_none_hidden: int | None = None
    ops: tuple[Op, ...] = ()
    ability: Ability | None = None

    @property
    def common(self) -> bool:
        return self.deck == "all"


@dataclass(frozen=True)
class Role:
    id: str
    name: str
    mark: str


@dataclass(frozen=True)
class Specialty:
    role: str
    n: int
    id: str
    name: str
    mark: str
    start: str
    ability: Ability
    first: bool = False  # suggested to people who play for the first time


@dataclass(frozen=True)
class Ambassador:
    """1.5: instruction, calculation and target (by number of seats)."""

    id: str
    name: str
    mark: str
    back: str
    value: str
    target: tuple[int, ...]
    dice: int = 0
    take: str = "sum"
    base: int = 0


@dataclass(frozen=True)
class EffectMod:
    """10.6: a lasting change while a Constant is in play."""

    mod: str
    n: int = 0
    action: str = ""
    card: str = ""


@dataclass(frozen=True)
class Effect:
    module: str
    id: str
    name: str
    mark: str
    copies: int
    kind: str
    source: str = ""  # of the sentence about the real world that the catalogues hold for it
    helpful: bool = False
    ops: tuple[Op, ...] = ()
    trigger: tuple[Op, ...] = ()
    mods: tuple[EffectMod, ...] = ()


@dataclass(frozen=True)
class Level:
    """17.3: what a scenario sheet says for one level."""

    tiles: int
    animals: tuple[str, ...]
    constants: tuple[str, ...]  # 2.14: in play from the start, the oldest first
    target_delta: int  # added to the ambassadors' targets
    prices: dict[str, int]  # of cards and starting actions, where they are not the printed ones


@dataclass(frozen=True)
class Module:
    """2.5: a scenario sheet."""

    id: str
    name: str
    mark: str
    face: str
    birth_base: int
    separates: bool
    spread: bool
    starve_at: int
    key: str
    levels: dict[str, Level]
    effects: tuple[Effect, ...] = ()

    def fixes(self, level: str, ambassador: Ambassador) -> bool:
        """17.3: a target that the rulebook states holds as it is on the sheet that the rulebook shows."""
        return self.mark == "B" and level == SHOWN_LEVEL and ambassador.mark == "B"


@dataclass(frozen=True)
class Pack:
    """All facts of one folder of data/, checked."""

    name: str
    animals: int
    money: int
    cubes: int
    tiles: int
    hand_start: int
    votes_needed: int
    money_start: int
    gap: tuple[int, ...]  # by number of seats, from 2
    first_vote: tuple[int, ...]
    second_vote: tuple[int, ...]
    start_actions: tuple[StartAction, ...]
    roles: tuple[Role, ...]
    specialties: tuple[Specialty, ...]  # by role, two of each
    cards: tuple[Card, ...]
    row: tuple[str, ...]  # colours of the ambassadors' places
    ambassadors: tuple[Ambassador, ...]
    modules: tuple[Module, ...]
    decks: dict[str, tuple[str, ...]] = field(default_factory=dict)  # the 14 cards of each role

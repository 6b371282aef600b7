"""The tables of the specification's chapter Data, typed again as plain Python for the oracle.

What a card's operations say is here; what specialties and Permanents do stands in the oracle beside rules 16.x.
"""

from dataclasses import dataclass, field
from typing import Final

X: Final = -1  # `n = "x"`: the level chosen by the last `amount`


@dataclass(frozen=True)
class Op:
    """One operation of chapter 15."""

    name: str
    n: int = 0
    animals: int = 0
    steps: int = 0
    where: str = ""
    filter: str = ""
    else_filter: str = ""
    each: bool = False  # who = "each"
    least_die: int = 0  # if = "die>=5"
    price: int = 0
    unless: str = ""
    low: int = 0
    high: int = 0


@dataclass(frozen=True)
class Card:
    """A player card: Action, Permanent or Unique; `deck` is a role or "all"."""

    deck: str
    type: str
    ops: tuple[Op, ...] = ()
    cost: int = 0
    cost_if_none_hidden: int | None = None


@dataclass(frozen=True)
class Effect:
    """An effect card: Immediate with `ops`, or Constant with `trigger` or a lasting change."""

    copies: int
    kind: str
    ops: tuple[Op, ...] = ()
    trigger: tuple[Op, ...] = ()
    helpful: bool = False
    birth: int = 0  # mods: birth
    relocate: int = 0  # mods: price of `relocaliser`


@dataclass(frozen=True)
class Country:
    """An ambassador; `target` by seats."""

    back: str
    value: str
    target: tuple[int, int, int, int]
    dice: int = 0
    take: str = ""
    base: int = 0


@dataclass(frozen=True)
class Level:
    """What a level says otherwise (17.3)."""

    animals: str = ""  # instead of the module's
    constants: tuple[str, ...] = ()  # 2.14, the oldest first
    delta: int = 0  # on the targets
    prices: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Module:
    face: str
    animals: str
    birth_base: int
    separate: bool
    spread: bool
    starve_at: int
    key: str
    tiles: dict[str, int]
    levels: dict[str, Level]
    effects: dict[str, Effect] = field(default_factory=dict)


ANIMALS, MONEY, CUBES, TILES, DICE, HAND, VOTES = 15, 25, 25, 24, 3, 2, 4
GAP = {2: 2, 3: 1, 4: 1, 5: 1}
FIRST_VOTE = {2: 7, 3: 5, 4: 4, 5: 3}
SECOND_VOTE = {2: 8, 3: 6, 4: 5, 5: 4}
RESTORE = {"foret": "replanter", "littoral": "nettoyer"}

ROLES = ("zoologiste", "philanthrope", "lobbyiste", "avocat", "reporter")
# role → its two specialties, each with the start card
SPECIALTIES = {
    "zoologiste": (("ethologue", "suivi"), ("biologiste", "nurserie")),
    "philanthrope": (("mecene", "gala"), ("fondation", "fondscommun")),
    "lobbyiste": (("reseau_influence", "diner"), ("negociateur", "carnet")),
    "avocat": (("contentieux", "moratoire"), ("constitutionnel", "jurisprudence")),
    "reporter": (("vedette", "docu"), ("envoye", "direct")),
}

CARDS = {
    "rechercher": Card("all", "A", (Op("peek"),)),
    "plaidoyer": Card("all", "A", (Op("influence", 1, filter="any"),), cost=1),
    "conference": Card("all", "A", (Op("influence", 2, filter="any"),), cost=2),
    "collecte": Card("all", "A", (Op("gain", 2),)),
    "restaurer": Card("all", "A", (Op("untile", 2),), cost=1),
    "corridor": Card("all", "A", (Op("move", animals=2, steps=1),)),
    "atelier": Card("all", "A", (Op("play"), Op("draw", 1))),
    "terrain": Card("all", "A", (Op("draw", 2),)),
    "reproduction": Card("all", "A", (Op("place", 1, where="near_couple"),), cost=1),
    "mobilisation": Card("all", "U", (Op("unconst"),)),
    "suivi": Card("zoologiste", "A", (Op("move", animals=1, steps=3),)),
    "nurserie": Card("zoologiste", "P"),
    "lacher": Card("zoologiste", "U", (Op("place", 2, where="any_empty"),)),
    "veto": Card("zoologiste", "P"),
    "gala": Card("philanthrope", "A", (Op("gain", 2), Op("gain", 1, least_die=5))),
    "fondscommun": Card("philanthrope", "P"),
    "terres": Card("philanthrope", "U", (Op("amount", low=0, high=4), Op("untile", X))),
    "bourses": Card("philanthrope", "A", (Op("influence", 1, filter="any"), Op("draw", 1)), cost=1),
    "diner": Card("lobbyiste", "A", (Op("influence", 1, filter="any"), Op("gain", 1, least_die=6)), cost=1),
    "carnet": Card("lobbyiste", "P"),
    "coalition": Card("lobbyiste", "A", (Op("influence", 1, filter="revealed"),)),
    "antichambre": Card(
        "lobbyiste", "A", (Op("influence", 1, filter="hidden", else_filter="any"),), cost_if_none_hidden=1
    ),
    "injonction": Card("avocat", "A", (Op("skip", 1),), cost=1),
    "jurisprudence": Card("avocat", "P"),
    "proces": Card("avocat", "A", (Op("unconst"),)),
    "moratoire": Card("avocat", "U", (Op("skip", 2),)),
    "docu": Card("reporter", "A", (Op("gain", 1), Op("draw", 1))),
    "direct": Card("reporter", "A", (Op("move", animals=1, steps=1), Op("gain", 1))),
    "prime": Card("reporter", "U", (Op("influence", 2, filter="any"),)),
    "enquete": Card("reporter", "P"),
}
DECKS = {role: tuple(name for name, card in CARDS.items() if card.deck in ("all", role)) for role in ROLES}

COUNTRIES = {
    "chine": Country("blue", "animals", (10, 10, 10, 10)),
    "japon": Country("blue", "hand_cards", (16, 16, 16, 16)),
    "inde": Country("blue", "couples", (4, 5, 5, 5)),
    "russie": Country("blue", "reserve_tiles", (11, 10, 9, 9)),
    "canada": Country("blue", "sheltered", (7, 8, 8, 8)),
    "indonesie": Country("green", "dice", (10, 10, 10, 10), dice=2, take="sum"),
    "bresil": Country("green", "dice", (6, 6, 6, 6), dice=1, take="sum"),
    "etats_unis": Country("green", "money", (9, 9, 10, 11)),
    "allemagne": Country("green", "animals", (8, 9, 9, 9)),
    "royaume_uni": Country("grey", "yes_votes", (5, 5, 5, 5)),
    "australie": Country("grey", "calm", (8, 7, 6, 6), base=4),
    "afrique_du_sud": Country("grey", "dice", (6, 6, 6, 6), dice=2, take="min"),
}
PRINTED = ("chine", "japon", "indonesie", "bresil")  # 12.10: the targets of the rulebook
ROW = ("blue", "blue", "blue", "green", "green", "grey")

_FUND = Effect(2, "I", (Op("fund", price=3),))
_FINE = Effect(1, "I", (Op("fine", 1),))
_GIFT = Effect(1, "I", (Op("gain", 1, each=True),))
_RAREFIED = Effect(1, "C", birth=-1)
_TRACK = Effect(1, "C", relocate=1)

TIGRE = {
    "face_a_face": Effect(4, "I", (Op("trigger_all"), Op("lose", filter="by_tile"))),
    "coupe_rase": Effect(2, "C", trigger=(Op("destroy"),)),
    "remaniement": Effect(2, "C", trigger=(Op("uncube"),)),
    "braconnage": Effect(2, "I", (Op("lose", filter="alone"),)),
    "fonds": Effect(1, "I", (Op("fund", price=3),)),
    "trafic": Effect(1, "C", trigger=(Op("lose", filter="alone"),)),
    "piste": _TRACK,
    "proies": _RAREFIED,
    "incendie": Effect(2, "I", (Op("tile", where="free_by_tile"),)),
    "coupes_budget": _FINE,
    "journee": _GIFT,
}
LOUTRE = {
    "maree_noire": Effect(4, "I", (Op("trigger_all"), Op("destroy"))),
    "courant": Effect(2, "C", trigger=(Op("destroy", unless="barrages"),)),
    "requin": Effect(2, "I", (Op("lose", filter="alone"),)),
    "fonds": _FUND,
    "barrages": Effect(1, "C", helpful=True),
    "ecremeurs": Effect(1, "C", trigger=(Op("untile", 1),), helpful=True),
    "bacteries": Effect(1, "I", (Op("untile", 2),)),
    "toxoplasmose": Effect(1, "C", trigger=(Op("lose", filter="by_tile"),)),
    "filets": Effect(1, "C", trigger=(Op("lose", filter="alone_row6"),)),
    "remaniement": Effect(1, "C", trigger=(Op("uncube"),)),
    "coupes_budget": _FINE,
    "sauvetage": Effect(1, "I", (Op("place", 1, where="any_empty"),)),
}
PANDA = {
    "route": Effect(4, "I", (Op("trigger_all"), Op("lose", filter="by_tile"))),
    "floraison": Effect(2, "C", trigger=(Op("lose", filter="hemmed2"),)),
    "pieges": Effect(2, "I", (Op("lose", filter="alone"),)),
    "fonds": _FUND,
    "coupe_rase": Effect(1, "C", trigger=(Op("destroy"),)),
    "remaniement": Effect(1, "C", trigger=(Op("uncube"),)),
    "voie_ferree": Effect(1, "C", trigger=(Op("tile", where="free_by_tile"),)),
    "saison": _RAREFIED,
    "glissement": Effect(1, "I", (Op("tile", where="free_by_tile"),)),
    "coupes_budget": _FINE,
    "ecotourisme": _GIFT,
    "pret": Effect(1, "I", (Op("influence", 1, filter="revealed"),)),
}


def _levels(constant: str, easy: int, normal: int, hard: int) -> dict[str, Level]:
    return {
        "facile": Level(delta=easy, prices=_prices(2, 2)),
        "normal": Level(delta=normal, prices=_prices(3, 3)),
        "difficile": Level(constants=(constant,), delta=hard, prices=_prices(3, 3)),
    }


def _prices(restaurer: int, injonction: int, **others: int) -> dict[str, int]:
    return {"restaurer": restaurer, "injonction": injonction, **others}


MODULES = {
    "tigre": Module(
        face="foret",
        animals="13 13 36 36 41 41 64 64",
        birth_base=1,
        separate=True,
        spread=False,
        starve_at=-1,
        key="face_a_face",
        tiles={"facile": 16, "normal": 16, "difficile": 14},
        levels={
            "facile": Level(delta=1, prices=_prices(3, 3, reproduction=0)),
            "normal": Level(delta=6, prices=_prices(2, 2, reproduction=0)),
            "difficile": Level(constants=("coupe_rase",), delta=3, prices=_prices(2, 2, reproduction=0)),
        },
        effects=TIGRE,
    ),
    "loutre": Module(
        face="littoral",
        animals="12 12 24 24 53 53 65 65",
        birth_base=1,
        separate=False,
        spread=True,
        starve_at=-1,
        key="maree_noire",
        tiles={"facile": 20, "normal": 16, "difficile": 14},
        levels=_levels("courant", 3, 4, 5),
        effects=LOUTRE,
    ),
    "panda": Module(
        face="foret",
        animals="14 14 22 22 43 43 55 55",
        birth_base=0,
        separate=False,
        spread=False,
        starve_at=1,
        key="route",
        tiles={"facile": 14, "normal": 11, "difficile": 9},
        levels=_levels("coupe_rase", 2, 4, 4),
        effects=PANDA,
    ),
}

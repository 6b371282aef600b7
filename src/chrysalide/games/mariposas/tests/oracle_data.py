"""The tables of the specification's chapter Data, typed again as plain Python for the oracle.

The map is its overview drawing: a letter for the colour (R Y O G B), then the flower (o p v y w, doubled on a double
cell), `#` and three letters for a city, `*` where the cell touches a milkweed, `.` where there is no cell.
"""

from dataclasses import dataclass

FLOWERS = "opvyw"
FLOWER_NAMES = {"o": "orange", "p": "pink", "v": "violet", "y": "yellow", "w": "white"}
COLOUR_NAMES = {"R": "red", "Y": "yellow", "O": "orange", "G": "green", "B": "blue"}
WILD = "*"  # the sixth face of the die
MICHOACAN = "m"

DRAWING = {
    "a": ".    .     Bp    Bo    By    .     .     .     .     .     .    ",
    "b": ".    Bv    #WIN* Rp    Roo   Ry    Rpp   Gy    Gww   Go    .    ",
    "c": ".    Byy   Bw*   Ry*   Rww   Rp    Rvv   Ow*   Go*   #QUE* Gvv  ",
    "d": ".    Yo    Yp*   #MIN  Rv*   Oo*   Op    #TOR* Yyy*  Bpp*  Gw   ",
    "e": ".    Yw    Yv*   Rw*   Rp    #CHI* Oy    Ooo*  Yv    #NYC  #BOS ",
    "f": ".    Yy    Yo*   #KAN* Bv    Ow    Ov*   Yp*   Yw    .     .    ",
    "g": ".    Op    Ov    Oy*   Gw*   By*   #CIN  Ro    #WAS  .     .    ",
    "h": ".    Oy    #OKC* Gv    #MEM* Go    Yv*   Yw*   Yo    .     .    ",
    "i": ".    Gp    Go*   Yy*   Ro*   Rv*   #ATL  Yy*   Yv    .     .    ",
    "j": "Gw   Gy*   #HOU  Yv    #NOR* Bp    Bo*   Bw*   .     .     .    ",
    "k": "Go   Gp*   Gw*   .     .     .     .     #ORL* .     .     .    ",
    "l": "Ow   Ov    .     .     .     .     .     Bp    .     .     .    ",
}
CITY_NAMES = {
    "WIN": "winnipeg",
    "QUE": "quebec",
    "MIN": "minneapolis",
    "TOR": "toronto",
    "CHI": "chicago",
    "NYC": "new_york",
    "BOS": "boston",
    "KAN": "kansas_city",
    "CIN": "cincinnati",
    "WAS": "washington",
    "OKC": "oklahoma_city",
    "MEM": "memphis",
    "ATL": "atlanta",
    "HOU": "houston",
    "NOR": "new_orleans",
    "ORL": "orlando",
}
MICHOACAN_X, MICHOACAN_Y = 1.0, 12
LINKS = (("m", "l0"), ("m", "l1"))
MILKWEEDS = (
    ("j1", "k1", "k2"),
    ("h2", "i2", "i3"),
    ("i4", "i5", "j4"),
    ("j6", "j7", "k7"),
    ("h6", "h7", "i7"),
    ("g4", "g5", "h4"),
    ("f2", "f3", "g3"),
    ("d4", "d5", "e5"),
    ("e7", "f6", "f7"),
    ("b2", "c2", "c3"),
    ("d2", "e2", "e3"),
    ("c7", "c8", "d7"),
    ("c9", "d8", "d9"),
)
COAST = ("l7", "k7", "j7", "i8", "h8", "g8", "f8", "e9", "e10", "d10", "c10")

# D2
SEASONS = ("spring", "summer", "autumn")
TURNS = {"spring": 4, "summer": 5, "autumn": 6}
HAND = 2
PIECES = {1: 1, 2: 2, 3: 3, 4: 4}
CARD_OF = {2: "summer", 3: "autumn"}  # 3.4: on which season card pieces of a generation wait
ON_CARD = {2: 1, 3: 2}
TOKENS_EACH = 24
COST = {1: 2, 2: 3, 3: 4, 4: 4}  # by the parent's generation; that of a generation 4 is the turn to its double side
MICHOACAN_POINTS = (0, 3, 7, 12, 17, 21, 24)
MICHOACAN_BEYOND = 2

# D3
MOVES = {"111": (1, 1, 1), "22": (2, 2), "13": (1, 3), "5": (5,), "4f": (4,)}
DECK = {"111": 6, "22": 6, "13": 6, "5": 6, "4f": 6, "own": 3, "other": 3}
COPIERS = ("own", "other")
DOUBLE_MOVES = (3, 2)
BONUS = ("double", "extra", "stretch")

# D4
CARD_COLOURS = ("green", "pink", "blue")
STAGES = ("egg", "caterpillar", "chrysalis", "adult")
LIFE_CYCLE = tuple(f"{colour}-{stage}" for colour in CARD_COLOURS for stage in STAGES)
TOKENS = (*LIFE_CYCLE, *BONUS, "wild")

# D5
TILES = ("nursery", "bouquet", "encore", "jewel", "courier", "homecoming")
TILE_POINTS = {"nursery": 1, "bouquet": 1, "encore": 0, "jewel": 3, "courier": 0, "homecoming": 0}


# D6


@dataclass(frozen=True)
class AtLeast:
    n: int
    area: tuple[str, ...]


@dataclass(frozen=True)
class NoneIn:
    area: tuple[str, ...]


@dataclass(frozen=True)
class FlowersEach:
    n: int


@dataclass(frozen=True)
class CountIn:
    points: int
    area: tuple[str, ...]


@dataclass(frozen=True)
class Once:
    points: int
    conditions: tuple[AtLeast | NoneIn | FlowersEach, ...]


@dataclass(frozen=True)
class BirthIn:
    points: int
    area: tuple[str, ...]
    immediate: bool = True


@dataclass(frozen=True)
class DoubleOnBirth:
    area: tuple[str, ...]


Goal = CountIn | Once | BirthIn | DoubleOnBirth


def _per(points: int, *area: str) -> CountIn:
    return CountIn(points, area)


def _all(points: int, *areas: str) -> Once:
    """At least one butterfly in each of the areas; the terms of one area are written with `+`."""
    return Once(points, tuple(AtLeast(1, tuple(area.split("+"))) for area in areas))


def _and_none(points: int, n: int, area: str) -> Once:
    return Once(points, (AtLeast(n, ()), NoneIn((area,))))


def _birth(points: int, *area: str) -> BirthIn:
    return BirthIn(points, area)


ONE_OF_EACH = Once(3, (FlowersEach(1),))
THREE_COLOURS = _all(4, "color:yellow", "color:orange", "color:green")

# D7
SEASON_CARDS: dict[str, tuple[Goal, ...]] = {
    "spring_1": (_per(1, "above:atlanta"), ONE_OF_EACH),
    "spring_2": (_birth(2, "right:houston", "left:atlanta"), _per(1, "right:atlanta")),
    "spring_3": (THREE_COLOURS, _per(1, "color:red")),
    "spring_4": (_and_none(5, 3, "below:atlanta"), _per(1, "color:blue")),
    "spring_5": (_all(5, "above:atlanta+color:green", "above:atlanta+color:yellow"), _per(1, "right:houston")),
    "summer_1": (_per(2, "near:boston"), _and_none(5, 3, "left:atlanta")),
    "summer_2": (_per(2, "coast"), ONE_OF_EACH),
    "summer_3": (_per(2, "double"), ONE_OF_EACH),
    "summer_4": (_all(7, "around:winnipeg", "around:toronto", "around:washington"), _per(1, "color:orange")),
    "summer_5": (_all(6, "above:atlanta+color:red", "above:atlanta+color:yellow"), _per(1, "left:chicago")),
    "summer_6": (DoubleOnBirth(("above:atlanta",)), _per(1, "above:atlanta")),
    "summer_7": (_per(1, "color:red"), THREE_COLOURS, _birth(2, "above:chicago")),
    "summer_8": (_per(2, "near:winnipeg"), _and_none(5, 4, "right:atlanta")),
    "summer_9": (_per(2, "near:minneapolis"), _all(5, "around:chicago", "around:toronto")),
    "summer_10": (_birth(2, "right:atlanta"), _all(6, "above:atlanta+color:blue", "above:atlanta+color:green")),
    "autumn_1": (_per(1, "below:atlanta"), ONE_OF_EACH),
    "autumn_2": (_all(7, "around:houston", "around:memphis", "around:orlando"), _per(1, "color:red")),
    "autumn_3": (_per(2, "coast"), _and_none(5, 3, "above:atlanta")),
    "autumn_4": (_per(2, "near:houston"), _birth(2, "below:atlanta")),
    "autumn_5": (THREE_COLOURS, _per(1, "right:houston")),
}

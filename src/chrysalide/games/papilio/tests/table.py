"""Words for the tests of this game: matches in which the test says what chance does, and any position it needs."""

from collections.abc import Iterable, Iterator
from typing import Any

from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.games.papilio import GAME
from chrysalide.games.papilio.rules import Papilio
from chrysalide.games.papilio.tests.opinion import PapilioOpinion, in_counts
from chrysalide.games.papilio.tests.opinion import tiles as tiles_of
from chrysalide.games.papilio.tests.oracle import Oracle
from tests.agreement import Agreed, AnyMatch

FILES, RANKS = "abcdefg", "1234567"
CELLS = [file + rank for rank in RANKS for file in FILES]
FIXED = [cell for cell in CELLS if cell[0] in "aceg" and cell[1] in "1357"]
LOOSE = [cell for cell in CELLS if cell not in FIXED]
ENTRIES = ["b1", "d1", "f1", "a2", "g2", "a4", "g4", "a6", "g6", "b7", "d7", "f7"]
CODES = {"leaf": "L", "eggs": "E", "caterpillar": "C", "chrysalis": "H", "flying": "F", "spider": "S", "lizard": "Z"}
KINDS = {code: kind for kind, code in CODES.items()}
SPLIT = {"leaf": 9, "eggs": 6, "caterpillar": 6, "chrysalis": 4, "flying": 4, "spider": 3, "lizard": 2}
STARTS = (["a1", "c1", "e1", "g1"], ["a7", "c7", "e7", "g7"])
ALONE = ("stay",)  # words without a cell

# The opening of a recorded match (example 24), as the notation writes it.
OPENING = """
tiles SZCEFHSCELFCCLLFLCHHLESFLEHECLZEL L
starter 1
1 enter g7
0 enter e1
1 act g7 step g6 push a4
0 act e1 step e2 step f2 enter g1 push g6
1 act g6 step f6 push a2
0 act g1 step g2 enter e1 act f2 step f3 step f4 step e4 push f1
1 act f6 back a7 push a2
0 act e1 step f1 act e4 step e5 act g2 step g3 push f1
"""


def new(**options: Any) -> Agreed:
    """A match that engine and oracle play in step."""
    return Agreed(GAME, 2, options, PapilioOpinion)


# --- playing ------------------------------------------------------------------------------------------------------


def actions(line: str) -> Iterator[str]:
    """The actions of one line; `tiles` stands for 33 draws, the 34th code is the tile that is left over."""
    words = line.split()
    while words:
        word = words.pop(0)
        if word == "tiles":
            yield from (f"tile {code}" for code in words.pop(0))
            words.pop(0)
        else:
            yield word if word in ALONE else f"{word} {words.pop(0)}"


def run(match: AnyMatch, text: str) -> AnyMatch:
    """Turns as the notation writes them, on lines or separated by `/`; a seat number must be that of the actor."""
    for line in text.replace("/", "\n").splitlines():
        first, _, rest = line.strip().partition(" ")
        seat = int(first) if first.isdecimal() else None
        for action in actions(rest if seat is not None else line):
            if seat is None:
                match.enter(action)
            else:
                match.play(action, seat)
    return match


def eager(match: Match, dice: Dice) -> str:
    """Mostly the action after which the seat looks best, so that pawns arrive as well; any other now and then."""
    if match.actor < 0 or dice.below(5) == 0:
        entries = match.legal()
        return str(entries[dice.below(len(entries))])
    assert isinstance(match.state, Papilio)
    values = {}
    for code in match.state.legal():
        after = match.state.copy()
        after.apply(code)
        values[code] = GAME.evaluate(after, match.actor)
    best = [code for code, value in values.items() if value > max(values.values()) - 0.01]
    return GAME.action(match.state, best[dice.below(len(best))]).text


# --- positions ----------------------------------------------------------------------------------------------------


def dealt(starter: int = 0, tiles: dict[str, str] | None = None, spare: str = "L", **options: Any) -> Agreed:
    """A new match with its tiles laid: the given ones by cell, leaves elsewhere."""
    codes = [(tiles or {}).get(cell, "L") for cell in LOOSE]
    counts = {kind: [*codes, spare].count(code) for kind, code in CODES.items()}
    match = new(loose_tiles=counts, **options)
    return run(match, f"tiles {''.join(codes)} {spare} / starter {starter}")


def position(
    own: str = "",
    other: str = "e7",
    tiles: dict[str, str] | None = None,
    spare: str = "L",
    barred: str | None = None,
    arrived: tuple[str, str] = ("", ""),
    reserve: tuple[int, int] = (3, 3),
    acted: str = "",
    seat: int = 0,
    turns: tuple[int, int] = (5, 5),
    latest: int | None = None,
    **options: Any,
) -> Agreed:
    """A position in react (or shift, where no pawn is left to act): leaves wherever no tile is named.

    `own` and `other` are the active pawns of the seat on turn and of its opponent, `acted` those that have acted.
    Pairs are by seat. The pawns that are nowhere else are lost.
    """
    assert set(tiles or {}) <= set(LOOSE), "fixed tiles are leaves"
    match = new(**options)
    view = match.view()
    active = {seat: own.split(), 1 - seat: other.split()}
    waiting = [cell for cell in active[seat] if cell not in acted.split()]
    view["phase"] = "react" if waiting else "shift"
    for cell in view["cells"]:
        cell["kind"] = KINDS[(tiles or {}).get(cell["cell"], "L")]
    view["pawns"] = [
        {"seat": owner, "cell": cell, "arrived": home, "waiting": cell in waiting}
        for owner in (0, 1)
        for home, cells in ((False, active[owner]), (True, arrived[owner].split()))
        for cell in cells
    ]
    for owner in (0, 1):
        view["seats"][owner] |= {"reserve": reserve[owner], "turns": turns[owner]}
    last = next((owner for owner in (0, 1) if arrived[owner]), None) if latest is None else latest
    view |= {"spare": KINDS[spare], "barred": barred, "latest": last, "undealt": dict.fromkeys(CODES, 0)}
    view["turn"] |= {"seat": seat}
    match.state = GAME.imagine(view, Dice(0))
    match.state.trace = []
    arrivals = [owner for owner in (0, 1) for _ in arrived[owner].split()]
    match.opinion = PapilioOpinion.of(
        Oracle.position(
            in_counts(options),
            tiles=tiles or {},
            spare=spare,
            barred=barred,
            active=(active[0], active[1]),
            arrived=(arrived[0].split(), arrived[1].split()),
            reserve=reserve,
            on_turn=seat,
            turns=turns,
            arrivals=sorted(arrivals, key=lambda owner: owner == last),
            acted=acted.split(),
        )
    )
    match.compare()
    return match


# --- looking at the table -----------------------------------------------------------------------------------------


def phase(match: Match) -> str:
    return str(match.view()["phase"])


def legal(match: Match) -> list[str]:
    return [str(action) for action in match.legal()]


def may(match: Match, word: str) -> set[str]:
    """The cells, entries or other words that may follow `word` now; nothing else may be done."""
    texts = legal(match)
    assert all(text.startswith(f"{word} ") or text in ALONE for text in texts)
    return {text.removeprefix(f"{word} ") for text in texts}


def cells(names: str) -> set[str]:
    return set(names.split())


def active(match: Match, seat: int) -> set[str]:
    return {pawn["cell"] for pawn in match.view()["pawns"] if pawn["seat"] == seat and not pawn["arrived"]}


def arrived(match: Match, seat: int) -> set[str]:
    return {pawn["cell"] for pawn in match.view()["pawns"] if pawn["seat"] == seat and pawn["arrived"]}


def of_seat(match: Match, seat: int, what: str) -> int:
    number: int = match.view()["seats"][seat][what]
    return number


def kind(match: Match, cell: str) -> str:
    return tiles_on(match, [cell])


def tiles_on(match: Match, names: Iterable[str]) -> str:
    """The codes of the tiles on these cells; `-` where nothing is dealt yet."""
    return tiles_of(match.view(), names)


def line(name: str) -> list[str]:
    """The cells of a file (upwards) or of a rank (to the right)."""
    return [cell for cell in CELLS if name in cell]


def spare(match: Match) -> str:
    return CODES[match.view()["spare"]]


def told(match: Match) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in match.story()]


def ended(match: Match) -> tuple[str, list[int]]:
    """By which rule the match is over, and who has won."""
    assert match.over
    assert match.view()["end"] is not None
    return str(match.view()["end"]["rule"]), match.winners

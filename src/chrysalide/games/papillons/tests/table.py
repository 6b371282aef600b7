"""Helpers for the tests of this game: matches in which the test decides what chance does, and ready-made tables."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games.papillons import GAME
from chrysalide.games.papillons.board import FULL, KIND_CODES, NETTED, WEBBED, copies, one
from chrysalide.games.papillons.grid import Grid
from chrysalide.games.papillons.rules import NOT_PROTECTED, Papillons
from chrysalide.games.papillons.tests.opinion import LETTERS, PapillonsOpinion
from chrysalide.games.papillons.tests.oracle import DIRECTIONS, KINDS, Cell, Oracle, around, read, write
from tests.agreement import Agreed, AnyMatch

EVERY_GOAL = "RTPSbyvg"

GOALS = ("R g", "S b", "P v", "T y")  # of seats 0 to 3 where a test does not care
TEAM_GOALS = ("T v", "S y")
HANDS = ("Rb Rb", "Tg Tg", "Pb Pb", "Sg Sg")

# Three cards of each of two seats, without a line: the threshold is reached, the last card lies on 0,-1.
SIX = "Ty 0,0 · Py 1,0 · Tv 2,0 · Pv 0,1 · Ty -1,0 · Py 0,-1"

# The opening of a match as the notation writes it.
OPENING = """
starter 1
goal 0 R / goal 0 g / goal 1 S / goal 1 b
give 0 Rb / give 0 Ty / give 1 Sv / give 1 Pb
1 hand Sv lay 0,0 draw Sy
0 deck reveal Rg lay 1,0
1 hand Sy lay 0,1 draw Tg
0 hand Rb lay 1,-1 draw Pv
1 deck reveal Sb lay -1,0
0 hand Ty lay 2,0 draw Rv
1 hand Pb lay -1,1 draw Sg
0 lift 2,0 to 0,-1
1 net 0,0
"""
ALONE = ("deck", "pass", "silent")  # words that need no value


# --- playing ------------------------------------------------------------------------------------------------------


def new(seats: int = 2, **options: Any) -> Agreed:
    """A match that engine and oracle play in step."""
    return Agreed(GAME, seats, options, PapillonsOpinion)


def run(match: AnyMatch, text: str) -> AnyMatch:
    """Entries separated by `/` or lines, or a whole turn on one line; a number before it must be that of the actor."""
    for part in text.replace("\n", "/").split("/"):
        words = part.split()
        if words and words[0].isdecimal():
            assert match.actor == int(words.pop(0))
        if words and words[0] in ("goal", "give"):
            match.enter(" ".join(words))
            continue
        while words:
            word = words.pop(0)
            match.enter(word if word in ALONE else f"{word} {words.pop(0)}")
    return match


def dealt(
    seats: int = 2,
    *,
    goals: str = "",
    hands: str = "",
    starter: int = 0,
    shapes: Iterable[int] = (),
    **options: Any,
) -> Agreed:
    """A match at its first turn; `goals` as "R g | S b" and `hands` as "Rb Ty | Sv Pb", a part for each holder."""
    match = run(new(seats, **options), f"starter {starter}")
    teams = options.get("teams")
    some_goals = goals.split(" | ") if goals else (TEAM_GOALS if teams else GOALS[:seats])
    for holder, part in zip("AB" if teams else "0123", some_goals, strict=False):
        for goal in part.split():
            match.enter(f"goal {holder} {goal}")
    for seat in shapes:
        match.enter(f"shape {seat}")
    for seat, part in enumerate(hands.split(" | ") if hands else HANDS[:seats]):
        for kind in part.split():
            match.enter(f"give {seat} {kind}")
    assert phase(match) == "turn"
    return match


def lay(match: AnyMatch, layout: str) -> AnyMatch:
    """Cards from the deck, one a turn: "Rb 0,0 · Ty 1,0"; in expert teams all keep silent."""
    for part in layout.split(" · "):
        kind, cell = part.split(" ")
        run(match, f"deck reveal {kind} lay {cell}")
        if phase(match) == "announce":
            match.enter("silent")
    return match


def six(**options: Any) -> Agreed:
    """Two seats at turn 7, the first with moves and tokens."""
    return lay(dealt(**options), SIX)


def opened(seats: int = 2, **options: Any) -> Agreed:
    """A match at its first turn with moves and tokens, without any line."""
    match = dealt(seats, **options)
    for _ in range(3 * seats):
        quiet_deck(match)
    return match


def arranged(
    layout: str,
    *,
    nets: Iterable[str] = (),
    webs: Iterable[str] = (),
    match: Agreed | None = None,
    laid: int = 3,
    spent: bool = False,
    deck: bool = True,
) -> Agreed:
    """A table put down at once, nothing protected: also one that no match with so few cards can reach (4.1).

    `spent`: hands are empty and tokens used; without a `deck` the cards that lie nowhere are out of the match.
    """
    parts = [part.split(" ") for part in layout.split(" · ")]
    used = Counter(kind for kind, _ in parts)
    # Hands that leave in the deck what a test may want.
    unused = sorted(KINDS, key=lambda kind: (used[kind], -KINDS.index(kind)))[:4]
    found = match or dealt(hands=f"{unused[0]} {unused[1]} | {unused[2]} {unused[3]}")
    state = truth(found)
    if spent:
        state.hands, state.nets, state.webs = [0] * found.seats, 0, 0
    for held in state.hands:
        used.update(kind for number, kind in enumerate(KINDS) for _ in range(copies(held, number)))
    assert max(used.values()) <= 2
    state.grid = Grid()
    for kind, text in parts:
        flag = (NETTED if text in nets else 0) | (WEBBED if text in webs else 0)
        state.grid.put(*cell(text), (KIND_CODES.index(kind) + 1) | flag)
    state.protection = NOT_PROTECTED
    state.deck = FULL - sum(number * one(KIND_CODES.index(kind)) for kind, number in used.items())
    if not deck:
        state.deck = 0
    arrange(second(found), {cell(text): kind for kind, text in parts}, set(nets), set(webs), spent)
    if not deck:
        second(found).deck.clear()
    set_laid(found, [laid] * found.seats)
    return found


def arrange(oracle: Oracle, table: dict[Cell, str], nets: set[str], webs: set[str], spent: bool) -> None:
    """The same table for the oracle."""
    oracle.table = table
    oracle.nets, oracle.webs = {cell(text) for text in nets}, {cell(text) for text in webs}
    oracle.protected = None
    for player in oracle.players if spent else ():
        player.hand, player.nets, player.webs = [], 0, 0
    held = [kind for player in oracle.players for kind in player.hand]
    oracle.deck = Counter(KINDS + KINDS)
    oracle.deck.subtract([*table.values(), *held])


def set_laid(match: Agreed, laid: list[int]) -> None:
    """How many cards each seat has laid; the state also keeps how many seats the threshold waits for (4.1)."""
    truth(match).laid = laid
    truth(match).waiting = sum(cards < 3 for cards in laid)
    for player, cards in zip(second(match).players, laid, strict=True):
        player.laid = cards
    changed(match)


def give(match: Agreed, seat: int, kind: str) -> None:
    """One card more in a hand."""
    truth(match).hands[seat] += one(KIND_CODES.index(kind))
    second(match).players[seat].hand.append(kind)
    changed(match)


def set_still(match: Agreed, turns: int) -> None:
    """As if so many turns had passed without a lay or a token (7.8)."""
    truth(match).still = turns
    second(match).idle = turns
    changed(match)


def changed(match: Agreed) -> None:
    """A test has changed the positions of both; they still agree."""
    assert isinstance(match.opinion, PapillonsOpinion)
    match.opinion.listed = None
    match.compare()


def second(match: Agreed) -> Oracle:
    assert isinstance(match.opinion, PapillonsOpinion)
    return match.opinion.oracle


def truth(match: Match) -> Papillons:
    assert isinstance(match.state, Papillons)
    return match.state


# --- playing without making a line --------------------------------------------------------------------------------


def quiet_deck(match: AnyMatch, where: str = "") -> AnyMatch:
    """A turn from the deck after which no line stands; on a given cell, or on any."""
    match.enter("deck")
    for outcome in odds(match):
        spot = quiet_cell(match, outcome.split()[1], where)
        if spot:
            return run(match, f"{outcome} lay {spot}")
    raise AssertionError("every lay makes a line")


def quiet_hand(match: AnyMatch, where: str = "") -> AnyMatch:
    """A turn from hand after which no line stands; the first kind left in the deck is drawn."""
    for text in sorted(offered(match, "hand")):
        spot = quiet_cell(match, text.split()[1], where)
        if spot:
            run(match, f"{text} lay {spot}")
            return run(match, next(iter(odds(match)))) if phase(match) == "draw" else match
    raise AssertionError("every lay makes a line")


def quiet_cell(match: Match, kind: str, where: str = "") -> str | None:
    table = cards(match)
    free = {near for place in table for near in around(place)} - set(table) or {(0, 0)}
    spots = [cell(where)] if where else sorted(free)
    return next((write(spot) for spot in spots if not lines_of({**table, spot: kind}, webbed(match))), None)


def quiet_move(match: AnyMatch) -> AnyMatch:
    """A move after which no line stands."""
    table = cards(match)
    for text in offered(match, "lift"):
        old = cell(text.split()[1])
        rest = {place: kind for place, kind in table.items() if place != old}
        for target in targets(Match.copy(match), write(old)):  # of the engine alone: only the move made is compared
            if not lines_of({**rest, cell(target): table[old]}, webbed(match)):
                return run(match, f"{text} to {target}")
    raise AssertionError("every move makes a line")


# --- looking at the table -----------------------------------------------------------------------------------------


def cell(text: str) -> Cell:
    found = read(text)
    assert found is not None
    return found


def phase(match: Match) -> str:
    return str(match.view()["phase"])


def words(match: Match) -> set[str]:
    """What sorts of actions are legal."""
    return {action.text.split()[0] for action in match.legal()}


def offered(match: Match, word: str) -> list[str]:
    return [action.text for action in match.legal() if action.text.split()[0] == word]


def targets(match: Match, lifted: str) -> list[str]:
    """Where the card on that cell may go."""
    trial = match.copy()
    trial.enter(f"lift {lifted}")
    return [action.text.removeprefix("to ") for action in trial.legal()]


def odds(match: Match) -> dict[str, float]:
    assert match.actor == CHANCE
    return {match.game.action(match.state, code).text: share for code, share in match.state.chance()}


def cards(match: Match) -> dict[Cell, str]:
    return {(card["x"], card["y"]): card["kind"] for card in match.view()["table"]}


def shown(match: Match) -> dict[str, str]:
    return {card["cell"]: card["kind"] for card in match.view()["table"]}


def tokens(match: Match) -> dict[str, str]:
    """The tokens on the table, by cell."""
    return {card["cell"]: card["token"] for card in match.view()["table"] if card["token"]}


def webbed(match: Match) -> set[Cell]:
    return {cell(place) for place, token in tokens(match).items() if token == "web"}


def protected(match: Match) -> tuple[str, str] | None:
    found = match.view()["protected"]
    return (found["cell"], found["how"]) if found else None


def hand(match: Match, seat: int) -> list[str]:
    """As that seat sees it."""
    return [card["kind"] for card in match.view(seat)["hand"]]


def goals(match: Match, seat: int, viewer: int | None) -> str | None:
    """The goals of a seat as a viewer sees them, in letters."""
    found = match.view(viewer)["seats"][seat]["goals"]
    return None if found is None else "".join(LETTERS[goal] for goal in found)


def each(match: Match, what: str) -> list[Any]:
    """One public value of every seat."""
    return [seat[what] for seat in match.view()["seats"]]


def lines(match: Agreed, goal: str) -> list[list[str]]:
    """The lines of a goal that stand, found by looking at every four cells, and by the oracle."""
    found = lines_of(cards(match), webbed(match), goal)
    assert second(match).lines(goal) == found, f"the oracle sees other lines of {goal}"
    return [[write(place) for place in line] for line in found]


def standing(match: Agreed) -> set[str]:
    """The goals of which engine and oracle see a line."""
    seen = truth(match).grid.standing()
    found = {goal for number, goal in enumerate(EVERY_GOAL) if seen >> number & 1}
    also = {goal for goal in EVERY_GOAL if second(match).lines(goal)}
    assert found == also, f"the engine sees lines of {found}, the oracle of {also}"
    return found


def lines_of(table: dict[Cell, str], webs: set[Cell], wanted: str = EVERY_GOAL) -> list[list[Cell]]:
    found = []
    for x, y in sorted(table):
        for step_x, step_y in DIRECTIONS:
            four = [(x + step * step_x, y + step * step_y) for step in range(4)]
            if all(place in table and place not in webs for place in four):
                common = set.intersection(*(set(table[place]) for place in four))
                if common & set(wanted):
                    found.append(four)
    return found


def told(match: Match, viewer: int | None = None) -> list[str]:
    """The kinds of all events so far that a viewer may know."""
    return [event.kind for event in match.story(viewer)]


# --- a row as long as one likes ---------------------------------------------------------------------------------------

# All 32 cards in an order in which no four in a row, nor in a ring of six or more, share a shape or a colour.
MIXED = ["RTPS"[i % 4] + "byvg"[(i + i // 4) % 4] for i in range(16)] * 2


def row(length: int, step: Cell = (1, 0), **options: Any) -> Agreed:
    """Two seats lay so many cards one beside the other; the last four come from the hands."""
    match = dealt(hands=f"{MIXED[28]} {MIXED[30]} | {MIXED[29]} {MIXED[31]}", **options)
    for place, kind in enumerate(MIXED[:length]):
        run(match, f"deck reveal {kind}" if place < 28 else f"hand {kind}")
        run(match, f"lay {place * step[0]},{place * step[1]}")
    return match

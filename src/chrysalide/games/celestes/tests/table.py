"""Helpers for the tests of this game: matches in which the test decides what chance does."""

from collections.abc import Sequence
from typing import Any

from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games.celestes import GAME
from chrysalide.games.celestes.tests.opinion import LETTERS, CelestesOpinion, Opinion1, Opinion2, mark
from tests.agreement import Agreed, AnyMatch

COUNTS = {"E": 8, "M": 6, "K": 4, "S": 2}
LAYOUTS = [f"L{number:02}" for number in range(1, 16)]

# A complete first round as the notation writes it (example 17), on a layout as version 1 of the rules drew it.
RECORDED = """
layout L07 / first 1
deal 1 K / deal 2 S / deal 7 K / deal 8 K / deal 9 E / deal 10 E / deal 11 K / deal 12 M
deal 13 M / deal 16 S / deal 17 M / deal 18 E
1 take 17 / turn 14 M / 0 take 14 / 0 bolina / 1 take 18 / turn 15 M / 0 take 13 / 1 take 16
0 take 15 / 1 take 14 / 0 take 12 / 1 take 8 / 1 keep / 0 take 7 / turn 3 E / 1 take 3 / 1 bolina
0 take 9 / turn 4 M / 1 take 3 / 0 take 10 / 1 take 11 / turn 5 E / turn 6 E / 1 keep / 0 take 6
1 take 4 / 1 keep / 0 take 5 / 1 take 1 / 1 keep / 0 take 2
"""

# The position that examples 3 to 6 and 13 start from.
EXAMPLE_2 = """
layout L01 / first 0
deal 4 E / deal 5 M / deal 6 K / deal 7 S / deal 13 M / deal 14 K / deal 15 E / deal 16 E / deal 17 M / deal 18 K
"""

# Nine cards for each seat that decide a round: 10 to 10, and 14 to 9.
EVEN = ("EEEEEMMMK", "EEEMMKKKS")
BETTER = ("EEMMMKKKS", "EEEEEEMMK")


def new(rules: int | None = None, **options: Any) -> Agreed:
    """A match that engine and oracle play in step, under the current rules or older ones."""
    opinion = {1: Opinion1, 2: Opinion2}.get(rules or 0, CelestesOpinion)
    return Agreed(GAME.by_rules(rules or GAME.rules_version), 2, options, opinion)


def run(match: AnyMatch, text: str) -> AnyMatch:
    """Actions as the notation writes them, separated by `/` or lines; a seat number must be that of the actor."""
    for part in text.replace("\n", "/").split("/"):
        words = part.split()
        if words and words[0].isdecimal():
            match.play(" ".join(words[1:]), seat=int(words[0]))
        elif words:
            match.play(" ".join(words))
    return match


def settle(match: AnyMatch, cards: dict[int, str] | None = None) -> AnyMatch:
    """Let chance lay and turn up cards: the given ones by slot, else the first species that is left."""
    while phase(match) in ("deal", "turn_up"):
        word, slot, species = str(match.legal()[0]).split()
        match.enter(f"{word} {slot} {cards[int(slot)] if cards and int(slot) in cards else species}")
    return match


def dealt(layout: str, first: int = 0, cards: dict[int, str] | None = None, **options: Any) -> Agreed:
    """A first round with its cards laid."""
    return settle(run(new(**options), f"layout {layout} / first {first}"), cards)


def take(match: AnyMatch, *slots: int, cards: dict[int, str] | None = None) -> AnyMatch:
    """One take after the other; the Bolina is kept wherever it is offered, but not after the last one."""
    for number, slot in enumerate(slots):
        if number and phase(match) == "bolina":
            match.play("keep")
        match.play(f"take {slot}")
        settle(match, cards)
    return match


def play_round(
    match: AnyMatch, layout: str, hands: Sequence[str], first: int | None = None, busy: bool = False
) -> AnyMatch:
    """A round from slot 18 to slot 1 in which each seat collects the given nine cards.

    `busy`: the Bolina is placed whenever it is offered, and taken at once by the other seat.
    """
    match.enter(f"layout {layout}")
    if phase(match) == "draw_first":
        match.enter(f"first {first or 0}")
    else:
        match.play("order first" if first in (None, match.actor) else "order second")
    opener = match.view()["first"]
    turns = [index % 4 in (0, 3) if busy else index % 2 == 0 for index in range(18)]
    rest = [list(hand) for hand in hands]
    cards = {18 - index: rest[opener if own else 1 - opener].pop() for index, own in enumerate(turns)}
    settle(match, cards)
    for slot in range(18, 0, -1):
        match.play(f"take {slot}")
        settle(match, cards)
        if phase(match) == "bolina":
            match.play("bolina" if busy else "keep")
            if busy:
                match.play(f"take {slot}")
    return match


# --- looking at the table -----------------------------------------------------------------------------------------


def phase(match: Match) -> str:
    return str(match.view()["phase"])


def takes(match: Match) -> list[int]:
    """The slots that may be taken now."""
    return [int(str(action).split()[1]) for action in match.legal() if str(action).startswith("take")]


def odds(match: Match) -> dict[str, float]:
    assert match.actor == CHANCE
    return {match.game.space[code].text: probability for code, probability in match.state.chance()}


def slot(match: Match, number: int) -> dict[str, Any]:
    found: dict[str, Any] = match.view()["slots"][number - 1]
    return found


def faces(match: Match) -> dict[int, str]:
    """How the slots look, in the marks of `mark`."""
    return {shown["slot"]: mark(shown) for shown in match.view()["slots"]}


def face(match: Match, number: int) -> str:
    return faces(match)[number]


def free(match: Match) -> list[int]:
    return [shown["slot"] for shown in match.view()["slots"] if shown["free"]]


def unseen(match: Match) -> dict[str, int]:
    return {LETTERS[species]: cards for species, cards in match.view()["unseen"].items()}


def cards(match: Match, seat: int) -> dict[str, int]:
    return {LETTERS[entry["id"]]: entry["cards"] for entry in match.view()["seats"][seat]["species"]}


def totals(match: Match) -> list[int]:
    return [seat["total"] for seat in match.view()["seats"]]


def tokens(match: Match) -> list[int]:
    return [seat["tokens"] for seat in match.view()["seats"]]


def told(match: Match) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in match.story()]

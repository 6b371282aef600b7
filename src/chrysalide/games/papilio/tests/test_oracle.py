"""The engine and the oracle, a second statement of the rules by another hand, play the same matches in step."""

from itertools import product
from typing import Any

import pytest

from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError, IllegalAction
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE, OVER
from chrysalide.games.papilio import KIT
from chrysalide.games.papilio.tests.oracle import Oracle
from chrysalide.games.papilio.tests.table import CODES, FIXED, LOOSE, SPLIT, eager, new, tiles_on

EVERY_TEXT = [KIT.action(KIT.start(2, KIT.options()), action.code).text for action in KIT.space.actions]
GENTLE = {"leaf": 20, "eggs": 6, "caterpillar": 4, "chrysalis": 1, "flying": 2, "spider": 1, "lizard": 0}
WILD = {"leaf": 0, "eggs": 2, "caterpillar": 12, "chrysalis": 8, "flying": 9, "spider": 2, "lizard": 1}
OPTIONS: list[dict[str, Any]] = [
    {"chain": chain, "end_rule": end, "tiebreak": tie, "turn_cap": cap, "starter": starter, "loose_tiles": split}
    for chain, end, tie, cap, (starter, split) in product(
        ("full", "single"),
        ("decided", "first_out"),
        ("none", "earliest"),
        (20, 60),
        (("random", SPLIT), (0, GENTLE), (1, WILD)),
    )
]
SEEDS = 2  # of each option set


def both(options: dict[str, Any]) -> tuple[Match, Oracle]:
    return new(**options), Oracle(**options)


def legal(match: Match) -> dict[str, float | None]:
    """The engine's actions, with their probabilities where chance acts."""
    if match.actor == CHANCE:
        return {KIT.space[code].text: probability for code, probability in match.state.chance()}
    return {str(action): None for action in match.legal()}


def expected(oracle: Oracle) -> dict[str, float | None]:
    """The oracle's exact fractions as the nearest floats, which is what the engine's divisions give."""
    chances = oracle.chances()
    return {text: float(chances[text]) if text in chances else None for text in oracle.legal()}


def seen(match: Match) -> dict[str, Any]:
    """What the engine's view says, in the oracle's words."""
    view = match.view()
    pawns = view["pawns"]
    acting = view["acting"] or {"cell": None, "visited": [], "reason": "move"}
    return {
        "phase": view["phase"],
        "actor": view["actor"],
        "on_turn": view["turn"]["seat"],
        "turns": [seat["turns"] for seat in view["seats"]],
        "tiles": tiles_on(match, LOOSE),
        "fixed": tiles_on(match, FIXED),
        "spare": CODES[view["spare"]] if view["spare"] else None,
        "barred": view["barred"],
        "active": [standing(pawns, seat, arrived=False) for seat in (0, 1)],
        "arrived": [standing(pawns, seat, arrived=True) for seat in (0, 1)],
        "reserve": [seat["reserve"] for seat in view["seats"]],
        "lost": [seat["lost"] for seat in view["seats"]],
        "latest": view["latest"],
        "acting": acting["cell"],
        "waiting": [pawn["cell"] for pawn in pawns if pawn["waiting"]],
        "stood": acting["visited"] if view["phase"] in ("walk", "fly") else [],
        "reason": acting["reason"] if acting["reason"] != "move" else "",
        "undealt": {CODES[kind]: count for kind, count in view["undealt"].items()},
        "scores": view["scores"],
        "winners": view["winners"],
        "ended_by": view["end"]["rule"] if view["end"] else None,
    }


def standing(pawns: list[dict[str, Any]], seat: int, arrived: bool) -> list[str]:
    return [pawn["cell"] for pawn in pawns if (pawn["seat"], pawn["arrived"]) == (seat, arrived)]


def said(oracle: Oracle) -> dict[str, Any]:
    """The oracle's facts, as far as the engine keeps them.

    Said differently: for the oracle both seats win a draw, for the engine nobody; the oracle lists all arrivals and
    the pawns that have acted, the engine the latest arrival and the pawns that have not; what is left of the stack
    after the deal is the spare for both, but the oracle counts it twice.
    """
    facts: dict[str, Any] = dict(oracle.facts())
    arrivals = facts.pop("arrivals")
    rested = [*facts.pop("acted"), *facts.pop("resting")]
    running = facts["phase"] not in ("deal", "draw_starter", "place", "over")
    own = facts["active"][facts["on_turn"]] if running else []
    for name in ("first", "moves"):
        facts.pop(name)
    if facts["phase"] not in ("walk", "fly"):
        facts["stood"] = []
    if facts["spare"] is not None:
        facts["undealt"] = dict.fromkeys(facts["undealt"], 0)
    return facts | {
        "latest": arrivals[-1] if arrivals else None,
        "waiting": [cell for cell in own if cell not in rested],
        "winners": facts["winners"] if len(facts["winners"]) == 1 else [],
    }


def assert_agree(match: Match, oracle: Oracle, thoroughly: bool) -> None:
    assert match.state.actor() == {"chance": CHANCE, "over": OVER}.get(str(oracle.actor()), oracle.actor())
    assert legal(match) == expected(oracle)
    if thoroughly:
        assert seen(match) == said(oracle)


@pytest.mark.parametrize("start", range(0, SEEDS, 2))
def test_engine_and_oracle_agree_on_every_decision(start: int) -> None:
    """On whose it is and what may be done, always; on all that can be seen, in every tenth match or decision."""
    ends = set()
    for number, options in enumerate(OPTIONS):
        for seed in range(start, start + 2):
            match, oracle = both(options)
            dice = Dice(f"{number} {seed}")
            while not match.over:
                assert_agree(match, oracle, (seed + number) % 10 == 0 or len(match.actions) % 10 == 9)
                texts = list(oracle.legal())
                text = texts[dice.below(len(texts))] if seed % 3 == 0 else eager(match, dice)
                oracle.apply(text)
                match.enter(text)
            assert_agree(match, oracle, thoroughly=True)
            ends.add(match.view()["end"]["rule"])
    assert ends == {"8.1", "8.2", "8.3", "8.4", "8.5"}


@pytest.mark.parametrize("options", OPTIONS[::7], ids=str)
def test_what_is_illegal_for_one_is_illegal_for_the_other(options: dict[str, Any]) -> None:
    """Every text of the notation, at some positions; where the oracle names a rule, so does the engine."""
    match, oracle = both(options)
    dice = Dice("illegal")
    others: dict[tuple[str, str | None, str], str] = {}
    while not match.over:
        if dice.below(20) == 0:
            compare_refusals(match, oracle, others)
        text = eager(match, dice)
        oracle.apply(text)
        match.enter(text)
    assert others == {}, "refused with another rule than the oracle names"


def compare_refusals(match: Match, oracle: Oracle, others: dict[tuple[str, str | None, str], str]) -> None:
    allowed = legal(match)
    for text in EVERY_TEXT:
        if text in allowed:
            continue
        engine, second = refusal(match, text), oracle_refusal(oracle, text)
        if engine != second and engine is not None and second[0].isdecimal() and (engine, second) not in ALIKE:
            others[oracle.phase(), engine, second] = text


# Both rules forbid it: what has to be chosen now comes before what else may not be done yet; of going back and entering
# the engine says what brings it about, the oracle what is due instead; a pawn that entered has also acted.
ALIKE = {
    *product(("4.3", "4.13", "4.15", "6.3", "6.7"), ("3.1", "3.2", "3.6", "6.1")),
    *product(("4.3", "4.13"), ("4.1", "4.6", "4.7", "4.8", "7.2")),
    *product(("4.12",), ("4.1", "4.6", "4.7")),
    *product(("4.6", "4.7"), ("3.8",)),
    ("1.10", "2.1"),
    ("3.2", "3.6"),
}


def refusal(match: Match, text: str) -> str | None:
    before = match.state.key()
    with pytest.raises(ChrysalideError) as caught:
        match.enter(text)
    assert match.state.key() == before
    return caught.value.rule if isinstance(caught.value, IllegalAction) else None


def oracle_refusal(oracle: Oracle, text: str) -> str:
    before = oracle.facts()
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the oracle's only error; its text is looked at
        oracle.apply(text)
    assert oracle.facts() == before
    return str(caught.value).partition(":")[0]

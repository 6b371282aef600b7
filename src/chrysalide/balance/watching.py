"""Notes about one finished match: everything a study needs to know, small enough to store for many thousands."""

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.core.state import State
from chrysalide.core.study import Study
from chrysalide.games import find_game, study

ONE_IN = 20  # every so many decisions, the forbidden actions are examined
ELSE = 4  # actions tried then of each kind that is not being asked for; of the kinds asked for, all are tried
PARTS = 10  # into which a match is divided to show its course


def watch(match: Match) -> dict[str, Any]:
    known = study(match.game.id)
    return {
        "entries": len(match.log),
        **_decisions(match),
        "acts": _acts(match, known),
        "stretches": [
            {"first": stretch.first, "winners": stretch.winners, "table": stretch.table, "seats": stretch.seats}
            for stretch in known.stretches(match)
        ],
    }


def _decisions(match: Match) -> dict[str, Any]:
    """Replay every decision: how many choices there were, who was ahead halfway, what was forbidden."""
    state: State = match.game.start(match.seats, match.options)
    dice = Dice(f"balance:{match.seed}")
    total = sum(entry.asked for entry in match.log)
    number = 0
    looked = dice.below(ONE_IN)
    branching: Counter[int] = Counter()
    course = [[0, 0] for _ in range(PARTS)]
    limits: Counter[str] = Counter()
    closes: Counter[str] = Counter()
    positions = 0
    halfway = [0.0] * match.seats
    for entry in match.log:
        if entry.asked:
            legal = state.legal()
            branching[len(legal)] += 1
            part = course[PARTS * number // total]
            part[0] += len(legal)
            part[1] += 1
            if number % ONE_IN == looked:
                positions += 1
                here, elsewhere = forbidding(match.game, state, legal, dice)
                limits.update(here)
                closes.update(elsewhere)
            if number == total // 2:
                halfway = state.scores()
            number += 1
        state.apply(entry.action.code)
    return {
        "branching": {str(choices): times for choices, times in sorted(branching.items())},
        "course": course,
        "halfway": halfway,
        "positions": positions,
        "limits": dict(sorted(limits.items())),
        "closes": dict(sorted(closes.items())),
    }


def forbidding(found: AnyGame, state: State, legal: list[int], dice: Dice) -> tuple[set[str], set[str]]:
    """The rules that forbid something now: among the kinds of action that are being asked for, and among all others."""
    words = {found.space[code].word for code in legal}
    allowed = set(legal)
    here: set[str] = set()
    elsewhere: set[str] = set()
    for word, (start, end) in _codes(found.id).items():
        asked = word in words
        for code in range(start, end) if asked else _some(start, end, ELSE, dice):
            if code not in allowed and (rule := found.refuse(state, code, state.actor()).rule) is not None:
                (here if asked else elsewhere).add(rule)
    return here, elsewhere


def _some(start: int, end: int, wanted: int, dice: Dice) -> list[int]:
    """All codes of a kind of action; if there are many, a random one from each of `wanted` equal parts."""
    size = end - start
    if size <= wanted:
        return list(range(start, end))
    edges = [start + size * part // wanted for part in range(wanted + 1)]
    return [low + dice.below(high - low) for low, high in pairwise(edges)]


@cache
def _codes(game: str) -> dict[str, tuple[int, int]]:
    """The range of codes of each kind of action that seats have: they are consecutive."""
    found: dict[str, tuple[int, int]] = {}
    space = find_game(game).space
    for action in space.actions:
        if not action.chance and not space.patterns[action.word].spare:
            start, _ = found.get(action.word, (action.code, 0))
            found[action.word] = (start, action.code + 1)
    return found


def _acts(match: Match, known: Study) -> dict[str, int]:
    """How often each rule acted, as far as the game reports it."""
    acts: Counter[str] = Counter()
    for entry in match.log:
        for event in entry.events:
            acts.update(known.rules(event))
    acts.update(known.more(match))
    return dict(sorted(acts.items()))

"""Computes the results from the notes of many matches: everything that the reports show, as plain JSON.

Equal seeds give equal results.
"""

from collections import Counter
from typing import Any

from chrysalide.arena.pairing import Plan
from chrysalide.arena.playing import Outcome
from chrysalide.balance.facts import facts, shares, stretches
from chrysalide.balance.judging import LEVEL, Line, against, beside, estimated, mark
from chrysalide.balance.rules import Played, rules
from chrysalide.balance.samples import Sample
from chrysalide.balance.spread import mean, spread
from chrysalide.balance.watching import ELSE, ONE_IN
from chrysalide.games import find_game, study


def results(played: Played, refused: list[tuple[str, Any]], each: int) -> dict[str, Any]:
    """Everything about the usual sample, and for the others what can be compared with it."""
    (usual, outcomes), *_ = played
    plan = usual.plan
    found = find_game(plan.game)
    parts = stretches(outcomes)
    compared = [_sample(sample, own, outcomes) for sample, own in played]
    order = _order(plan, parts_of_matches(outcomes))
    rounds = _order(plan, parts)[0] if len(parts) > len(outcomes) and not plan.cooperative else None
    known = facts(plan, parts, study(found.id))
    comparisons = _judge(order, rounds, compared, known)
    return {
        **plan.as_json(),
        "cooperative": plan.cooperative,
        "sides": plan.width,
        "matches": len(outcomes),
        "each": each,
        "level": plan.players[0],
        "looked": {"one_in": ONE_IN, "else": ELSE, "positions": _positions(outcomes)},
        "comparisons": comparisons,
        "false_alarms": LEVEL,
        "order": order,
        "rounds": rounds,
        "samples": compared,
        "refused": [{"option": option, "value": value} for option, value in refused],
        "facts": known,
        **_shape(plan, outcomes),
        "luck": [],  # only if matches were also reviewed (`luck.py`)
        "rules": rules(found, played),
    }


def _judge(order: list[Line], rounds: Line | None, compared: list[Line], known: list[dict[str, Any]]) -> int:
    """Judge whether it matters who begins, separately from all the rest. Returns the number of comparisons."""
    for line in (*order, compared[0]):
        line["odd"] = False
    first = order[:1] if len(order) == 2 else order  # with two places, the second only mirrors the first
    return mark([*first, *([rounds] if rounds else [])]) + mark(
        [*compared[1:], *(line for fact in known for line in fact["values"])]
    )


def parts_of_matches(outcomes: list[Outcome]) -> list[dict[str, Any]]:
    return [{"first": outcome.first, "winners": outcome.winners} for outcome in outcomes]


def _positions(outcomes: list[Outcome]) -> int:
    return sum((outcome.notes or {})["positions"] for outcome in outcomes)


# --- who wins ---------------------------------------------------------------------------------------------------


def _order(plan: Plan, parts: list[dict[str, Any]]) -> list[Line]:
    """How often the first player wins, the second, …; empty for a cooperative game."""
    if plan.cooperative:
        return []
    wins = [0.0] * plan.width
    for part in parts:
        won = shares(plan, part)
        turn = [plan.sides[(part["first"] + step) % plan.seats] for step in range(plan.seats)]
        for place, side in enumerate(dict.fromkeys(turn)):
            wins[place] += won[side]
    return [{"place": place, **against(won, len(parts), 1.0 / plan.width)} for place, won in enumerate(wins)]


def _won(plan: Plan, outcomes: list[Outcome]) -> float:
    """Matches won: by everybody in a cooperative game, else by the first player."""
    if plan.cooperative:
        return float(sum(bool(outcome.winners) for outcome in outcomes))
    return sum((shares(plan, part)[plan.sides[part["first"]]] for part in parts_of_matches(outcomes)), 0.0)


def _sample(sample: Sample, outcomes: list[Outcome], usual: list[Outcome]) -> dict[str, Any]:
    """Opponents: is it even? A cooperative game: is it as hard as usual?"""
    plan = sample.plan
    won = _won(plan, outcomes)
    if sample.option is None:
        line: Line = {**estimated(won, len(outcomes)), "expected": None, "p": None}
    elif plan.cooperative:
        line = beside(won, len(outcomes), _won(plan, usual), len(usual))
    else:
        line = against(won, len(outcomes), 1.0 / plan.width)
    lengths = [float(sum(outcome.decisions)) for outcome in outcomes]
    choices = _branching(outcomes)
    return {
        "sample": sample.name,
        "option": sample.option,
        "value": sample.value,
        "rule": sample.rule,
        "matches": len(outcomes),
        **line,
        "decisions": mean(lengths),
        "entries": mean([float((outcome.notes or {})["entries"]) for outcome in outcomes]),
        "choices": sum(number * times for number, times in choices.items()) / max(1, sum(choices.values())),
        "shared": sum(len({plan.sides[seat] for seat in outcome.winners}) != 1 for outcome in outcomes),
        "margin": None if plan.cooperative else mean([_margin(plan, outcome) for outcome in outcomes]),
    }


# --- how it is to play ------------------------------------------------------------------------------------------


def _shape(plan: Plan, outcomes: list[Outcome]) -> dict[str, Any]:
    """Length, choices and scores."""
    notes = [outcome.notes or {} for outcome in outcomes]
    branching = _branching(outcomes)
    course = [[sum(note["course"][part][place] for note in notes) for place in (0, 1)] for part in range(10)]
    return {
        "length": spread(Counter(sum(outcome.decisions) for outcome in outcomes)),
        "entries": spread(Counter(note["entries"] for note in notes)),
        "chance": spread(Counter(outcome.draws for outcome in outcomes)),
        "branching": spread(branching),
        "single": branching[1] / max(1, sum(branching.values())),
        "course": [total / number if number else None for total, number in course],
        "margins": None if plan.cooperative else spread(Counter(_margin(plan, outcome) for outcome in outcomes)),
        "halfway": None if plan.cooperative else _halfway(plan, outcomes),
    }


def _branching(outcomes: list[Outcome]) -> Counter[int]:
    found: Counter[int] = Counter()
    for outcome in outcomes:
        for choices, times in (outcome.notes or {})["branching"].items():
            found[int(choices)] += times
    return found


def side_scores(plan: Plan, scores: list[float]) -> list[float]:
    """The mean score of each side."""
    own = [[scores[seat] for seat in range(plan.seats) if plan.sides[seat] == side] for side in range(plan.width)]
    return [sum(values) / len(values) for values in own]


def _margin(plan: Plan, outcome: Outcome) -> float:
    """The lead of the best score over the next."""
    best, following, *_ = sorted(side_scores(plan, outcome.scores), reverse=True)
    return best - following


def _halfway(plan: Plan, outcomes: list[Outcome]) -> dict[str, Any]:
    """How often a side wins that leads alone after half of the decisions."""
    led, won = 0, 0.0
    for outcome in outcomes:
        scores = side_scores(plan, (outcome.notes or {})["halfway"])
        if scores.count(max(scores)) == 1:
            led += 1
            won += shares(plan, {"winners": outcome.winners})[scores.index(max(scores))]
    return {"led": led, **estimated(won, led)}

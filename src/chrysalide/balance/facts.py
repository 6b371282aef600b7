"""Facts about the matches compared with who won: what goes with a layout, a goal, a role or a season card.

The comparison depends on whom a fact is about:

- `seat`: one seat had it, against others. How often its side wins, compared with an even share. If all sides had it,
  that means nothing and is left out.
- `table`: it held for everybody, in a game of opponents. How often the first player wins with it, compared with the
  other values of the same fact.
- `all`: in a cooperative game. How often all win with it, compared with its other values.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from chrysalide.arena.pairing import Plan
from chrysalide.arena.playing import Outcome
from chrysalide.balance.judging import Line, against, beside
from chrysalide.core.study import Study

Stretch = dict[str, Any]  # as `watching` notes it


@dataclass(frozen=True)
class Case:
    """One occurrence of a value of a fact, and the share of the win that went with it."""

    value: str
    won: float
    where: int  # the stretch


def stretches(outcomes: Iterable[Outcome]) -> list[Stretch]:
    return [stretch for outcome in outcomes for stretch in (outcome.notes or {})["stretches"]]


def facts(plan: Plan, played: list[Stretch], study: Study) -> list[dict[str, Any]]:
    """Every fact that has more than one value, with a line for each."""
    found = []
    for fact in study.facts:
        by_seat = any(fact.id in stretch["seats"] for stretch in played)
        about = "all" if plan.cooperative else "seat" if by_seat else "table"
        cases = list(_cases(plan, played, fact.id, about))
        values = _seat_lines(cases, plan) if about == "seat" else _table_lines(cases)
        for line in values:
            line["often"] = len({case.where for case in cases if case.value == line["value"]}) / max(1, len(played))
            if not fact.judged:
                line["p"] = line["expected"] = None
        if len(values) > 1:
            found.append({"fact": fact.id, "about": about, "judged": fact.judged, "values": values})
    return found


def shares(plan: Plan, stretch: Stretch) -> list[float]:
    """Each side's share of the win; if nobody won among opponents, all sides share it."""
    winners = {plan.sides[seat] for seat in stretch["winners"]}
    if not winners and not plan.cooperative:
        winners = set(range(plan.width))
    return [(side in winners) / max(1, len(winners)) for side in range(plan.width)]


def _cases(plan: Plan, played: list[Stretch], fact: str, about: str) -> Iterator[Case]:
    for where, stretch in enumerate(played):
        won = shares(plan, stretch)
        if about == "seat":
            sides: dict[str, set[int]] = defaultdict(set)
            for seat, values in enumerate(stretch["seats"].get(fact, ())):
                for value in values:
                    sides[value].add(plan.sides[seat])
            for value, holders in sides.items():
                if len(holders) < plan.width:
                    yield from (Case(value, won[side], where) for side in holders)
            continue
        lying = [*stretch["table"].get(fact, ()), *(one for own in stretch["seats"].get(fact, ()) for one in own)]
        share = won[0] if about == "all" else won[plan.sides[stretch["first"]]]
        yield from (Case(value, share, where) for value in dict.fromkeys(lying))


def _seat_lines(cases: list[Case], plan: Plan) -> list[Line]:
    return [
        {"value": value, **against(sum(case.won for case in own), len(own), 1.0 / plan.width)}
        for value, own in _by_value(cases).items()
    ]


def _table_lines(cases: list[Case]) -> list[Line]:
    """Each value against the others. Cases of one stretch end alike, so the others count once for each stretch."""
    lines = []
    for value, own in _by_value(cases).items():
        others = [case for case in cases if case.value != value]
        number = len({case.where for case in others})
        share = sum(case.won for case in others) / len(others) if others else 0.0
        lines.append({"value": value, **beside(sum(case.won for case in own), len(own), share * number, number)})
    return lines


def _by_value(cases: list[Case]) -> dict[str, list[Case]]:
    found: dict[str, list[Case]] = defaultdict(list)
    for case in cases:
        found[case.value].append(case)
    return dict(sorted(found.items(), key=lambda item: _natural(item[0])))


def _natural(value: str) -> tuple[str, int, str]:
    """`summer_10` comes after `summer_9`."""
    stem = value.rstrip("0123456789")
    return stem, int(value[len(stem) :] or 0), value

"""Assessments of single decisions become the review of a match."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import takewhile
from math import sqrt

from chrysalide.core.entries import Entry
from chrysalide.core.marks import GOOD, INACCURATE, MARKS, MISTAKE
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.reviewing.assessing import START, points
from chrysalide.reviewing.assessment import Assessment, Values, minus, plus
from chrysalide.reviewing.report import CHANCE_ACTED, DECISION, Review, SeatReport, Step
from chrysalide.reviewing.searching import outcome

MOMENTS = 3
FOUND = 0.7  # how much finding the only good action counts beside losing as much


def assemble(match: Match, assessed: Mapping[int, Assessment], depth: str) -> Review:
    """Also from the first few places only, while the rest is still being assessed."""
    wanted = points(match)
    known = list(takewhile(lambda place: place in assessed, wanted))
    sides = match.options.sides(match.seats)
    whole = len(known) == len(wanted)
    result = outcome(match, match.state) if whole and match.over else None
    places = list(zip(known, [*wanted[1:], len(match.log)], strict=False))
    steps = list(_steps(match, places, assessed, sides, result))
    begins = assessed[START].expected if START in assessed else [0.0] * (max(sides) + 1)
    start = steps[0].expected if steps else begins
    end = plus(steps[-1].expected, _change(steps[-1])) if steps else start
    drifts = [step.drift for step in steps]
    return Review(
        depth=depth,
        done=len(known),
        of=len(wanted),
        sides=[[seat for seat, one in enumerate(sides) if one == side] for side in range(max(sides) + 1)],
        start=start,
        result=end,
        luck=_sum([step.luck for step in steps], len(start)),
        play=_sum([step.play for step in steps], len(start)),
        drift=_sum(drifts, len(start)),
        margin=[2 * sqrt(sum(drift[side] ** 2 for drift in drifts)) for side in range(len(start))],
        steps=steps,
        seats=[_seat_report(match, seat, steps) for seat in range(match.seats)],
        moments=_moments(match, steps),
        periods=match.periods(),
    )


def _steps(
    match: Match,
    known: list[tuple[int, int]],
    assessed: Mapping[int, Assessment],
    sides: tuple[int, ...],
    result: Values | None,
) -> Iterator[Step]:
    """Each decision and, where chance acted before the next one, what that changed; by places and the next ones."""
    for place, end in known:
        found = assessed[place]
        after_decision = found.after or found.expected
        then = assessed[end].expected if end in assessed else result
        if then is None:  # not assessed yet, or the match was broken off here
            then = after_decision
        change = minus(then, after_decision)
        between = match.log[max(0, place + 1) : end]
        chance = any(entry.actor == CHANCE for entry in between)
        if place != START:
            forced = 0 if chance else len(between)
            yield _decision(match, place, found, sides, [0.0] * len(change) if chance else change, forced)
        if chance:
            yield _stroke(max(0, place + 1), between, after_decision, found.luck or change, change)


def _decision(match: Match, place: int, found: Assessment, sides: tuple[int, ...], drift: Values, forced: int) -> Step:
    entry = match.log[place]
    assert found.played is not None
    side = sides[entry.actor]
    best, played = found.best[0].values, found.played.values
    play = minus(played, best)
    loss = best[side] - played[side]
    thresholds = match.game.thresholds
    return Step(
        index=place,
        entries=1 + forced,
        kind=DECISION,
        seat=entry.actor,
        expected=found.expected,
        play=play,
        luck=minus(minus(found.after, found.expected), play),  # what the seat could not know
        drift=drift,
        actions=[entry.action.text],
        words=found.played.words,
        targets=found.played.targets,
        mark=thresholds.mark(loss) if found.stake > thresholds.good else None,
        loss=loss,
        error=found.error,
        exact=found.exact,
        best=found.best,
        value=played[side],
        reasons=found.reasons,
    )


def _stroke(first: int, entries: list[Entry], expected: Values, luck: Values, change: Values) -> Step:
    """What chance did; whatever else has changed by the next decision is the search's error."""
    texts = [entry.action.text for entry in entries]
    return Step(first, len(entries), CHANCE_ACTED, expected, [0.0] * len(luck), luck, minus(change, luck), texts)


def _seat_report(match: Match, seat: int, steps: list[Step]) -> SeatReport:
    """Accuracy: a loss as large as a mistake counts for one half, twice as large for a quarter, and so on."""
    mine = [step for step in steps if step.seat == seat and step.mark is not None]
    worth = [0.5 ** (step.loss / match.game.thresholds.mistake) for step in mine]
    marks = Counter(step.mark for step in mine)
    return SeatReport(
        seat=seat,
        decisions=len(mine),
        accuracy=sum(worth) / len(worth) if worth else None,
        loss=sum(step.loss for step in mine),
        marks={mark: marks[mark] for mark in MARKS},
    )


def _moments(match: Match, steps: list[Step]) -> list[int]:
    """The dearest mistakes, and the best finds: where only one action was good and the seat played it.

    Mistakes teach more: where there are enough, one find at most is among them.
    """
    weights = {number: _weight(match, step) for number, step in enumerate(steps) if step.kind == DECISION}
    least = match.game.thresholds.inaccurate
    heaviest = sorted(
        (number for number, weight in weights.items() if weight > least), key=lambda number: -weights[number]
    )
    chosen = [number for number in heaviest if steps[number].loss > least][: MOMENTS - 1]
    rest = [number for number in heaviest if number not in chosen]
    return sorted([*chosen, *rest[: MOMENTS - len(chosen)]])


def _weight(match: Match, step: Step) -> float:
    if step.mark in (INACCURATE, MISTAKE):
        return step.loss
    if step.mark == GOOD or len(step.best) < 2 or step.seat is None:
        return 0.0
    side: int = match.options.sides(match.seats)[step.seat]
    return FOUND * (step.best[0].values[side] - step.best[1].values[side])


def _change(step: Step) -> Values:
    return plus(plus(step.play, step.luck), step.drift)


def _sum(all_values: list[Values], sides: int) -> Values:
    return [sum(values[side] for values in all_values) for side in range(sides)]

"""The review of a whole match: which depth costs how much, and the work shared out to processes."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from itertools import pairwise

from chrysalide.bots.thinking import begin_process
from chrysalide.core.errors import NotReviewed, OtherRules
from chrysalide.core.match import Match, replay
from chrysalide.core.record import read
from chrysalide.core.state import CHANCE
from chrysalide.games import find_game, names
from chrysalide.reviewing.assembling import assemble
from chrysalide.reviewing.assessing import assess, points
from chrysalide.reviewing.assessment import Assessment
from chrysalide.reviewing.report import Review
from chrysalide.source import compiled

DEPTHS = {"quick": 40.0, "deep": 360.0}  # seconds of one core for a whole match; half of that on two
COST = 1.3  # of one search, the closer look at some actions included
MOST = 1.8  # seconds of one search, at most
LEAST = 64  # simulations, at least
INTERPRETED = 60  # times slower than compiled: fewer simulations then, and a larger error
CLOSER = 6  # decisions that a quick review looks at again, as closely as a deep one: those that seem to have lost most
SECOND = 0.4  # of a quick review's time, at most, for that
PIECE = 0.5  # seconds that a process works on a review before it asks what to do next
MATCHES = 4  # that a process remembers: it may be asked about several in turn

Progress = Callable[[int, int], None]  # places assessed, places in all


def review(record: str | Match, depth: str = "quick", progress: Progress | None = None, processes: int = 1) -> Review:
    """The review of a finished match or its record. With equal numbers of simulations it is the same every time."""
    match = finished(record)
    if depth not in DEPTHS:
        raise NotReviewed("error-review-depth", depth=str(depth)[:60], depths=list(DEPTHS))
    places = points(match)
    assessed: dict[int, Assessment] = {}
    with _crew(match, processes) as work:
        for place, found in work(places, effort(match, depth)):
            assessed[place] = found
            if progress:
                progress(len(assessed), len(places))
        assessed |= work(second_look(match, assessed, depth), second_effort(match, depth))
    return assemble(match, assessed, depth)


def finished(record: str | Match) -> Match:
    """The match of a record that can be reviewed: it is over, and its rules are known."""
    match = record if isinstance(record, Match) else _match_of(record)
    if not match.ended:
        raise NotReviewed("error-review-unfinished", match.game.id)
    return match


def _match_of(text: str) -> Match:
    header, _ = read(text)
    if header.game not in names():
        raise OtherRules("error-record-game", found=header.game[:60])
    return replay(find_game(header.game), text)


@lru_cache(MATCHES)
def _kept(text: str) -> Match:
    return _match_of(text)


def effort(match: Match, depth: str) -> int:
    """Simulations of one search, or positions: so many that the whole match takes what the depth allows."""
    left = DEPTHS[depth] - COST * _second_searches(match) * _second_seconds(match, depth)
    return _simulations(match, min(MOST, left / COST / _searches(match)))


def second_effort(match: Match, depth: str) -> int:
    """The same for decisions that are looked at again; 0 if none are."""
    seconds = _second_seconds(match, depth)
    return _simulations(match, seconds) if seconds else 0


def second_look(match: Match, assessed: Mapping[int, Assessment], depth: str) -> list[int]:
    """The places to look at again more closely, once all have been assessed; none if that has been done.

    The largest of many losses is often the one that was overrated most. Whoever looks back asks for the worst decision
    first, so that is what deserves the time.
    """
    first = effort(match, depth)
    if second_effort(match, depth) <= first:
        return []
    again = sum(found.effort > first for found in assessed.values())
    rest = {place: found for place, found in assessed.items() if found.effort <= first and not found.exact}
    lost = {place: loss for place, found in rest.items() if (loss := _loss(match, place, found)) > 0}
    return sorted(lost, key=lambda place: (-lost[place], place))[: max(0, CLOSER - again)]


def _loss(match: Match, place: int, found: Assessment) -> float:
    if found.played is None:  # the start of the match
        return 0.0
    side: int = match.options.sides(match.seats)[match.log[place].actor]
    return found.best[0].values[side] - found.played.values[side]


def cost(match: Match, depth: str) -> float:
    """About how many seconds of one core the review of a match takes."""
    simulations = _searches(match) * effort(match, depth) + _second_searches(match) * second_effort(match, depth)
    return COST * simulations / _pace(match)


def pieces(match: Match, places: list[int], depth: str) -> list[list[int]]:
    """Some places of a match in pieces that keep a process busy for a moment; a long search is a piece by itself."""
    size = max(1, int(PIECE * len(points(match)) / cost(match, depth)))
    return [places[first : first + size] for first in range(0, len(places), size)]


def _searches(match: Match) -> int:
    eyes = 2 if match.game.secret_hands(match.options) else 1  # those of the seat and those of an observer
    strokes = sum(one.actor == CHANCE != other.actor for one, other in pairwise(match.log))
    return len(points(match)) * eyes + strokes


def _second_searches(match: Match) -> float:
    return CLOSER * _searches(match) / len(points(match))


def _second_seconds(match: Match, depth: str) -> float:
    """For one search of a second look: as long as a deep review takes, if there is time for that."""
    *_, deepest = DEPTHS
    if depth == deepest:
        return 0.0
    deep = DEPTHS[deepest] / COST / _searches(match)
    return min(MOST, deep, SECOND * DEPTHS[depth] / COST / _second_searches(match))


def _simulations(match: Match, seconds: float) -> int:
    return max(LEAST, round(_pace(match) * seconds))


def _pace(match: Match) -> float:
    return match.game.pace if compiled() else match.game.pace / INTERPRETED


Work = Callable[[list[int], int], Iterator[tuple[int, Assessment]]]


@contextmanager
def _crew(match: Match, processes: int) -> Iterator[Work]:
    if processes == 1:
        yield lambda places, simulations: ((place, assess(match, place, simulations)) for place in places)
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed  # a browser has neither, and reviews there too
    from multiprocessing import get_context

    with ProcessPoolExecutor(processes, get_context("spawn"), begin_process) as pool:
        text = match.record()

        def work(places: list[int], simulations: int) -> Iterator[tuple[int, Assessment]]:
            asked = {pool.submit(assess_record, text, [place], simulations): place for place in places}
            for done in as_completed(asked):
                yield asked[done], Assessment.from_json(done.result()[0])

        yield work


def assess_record(text: str, places: list[int], simulations: int) -> list[dict[str, object]]:
    """Some places of a record, as plain data; for another process."""
    match = _kept(text)
    return [assess(match, place, simulations).as_json() for place in places]

"""Computes the results from the outcomes: everything that the reports show, as plain JSON."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Any

from chrysalide.arena.intervals import Estimate, mean_of, share_of
from chrysalide.arena.pairing import Plan
from chrysalide.arena.playing import Outcome
from chrysalide.arena.ratings import Contest, Ratings, rate


@dataclass(frozen=True)
class Side:
    """One side of a finished match."""

    player: str
    won: float  # its share of the win
    score: float  # mean over its seats


def sides(plan: Plan, outcome: Outcome) -> list[Side]:
    """The sides in the order of play. If nobody won a game of opponents, all share the win: it is a draw."""
    turn = [(outcome.first + step) % plan.seats for step in range(plan.seats)]
    order = list(dict.fromkeys(plan.sides[seat] for seat in turn))
    winners = {plan.sides[seat] for seat in outcome.winners}
    if not winners and not plan.cooperative:
        winners = set(order)
    found = []
    for side in order:
        seats = [seat for seat in range(plan.seats) if plan.sides[seat] == side]
        score = sum(outcome.scores[seat] for seat in seats) / len(seats)
        found.append(Side(outcome.players[seats[0]], (side in winners) / max(1, len(winners)), score))
    return found


def results(plan: Plan, outcomes: Iterable[Outcome], each: int) -> dict[str, Any]:
    """Everything that depends on the seed alone and, as `timing`, what differs from run to run."""
    played = sorted(outcomes, key=lambda outcome: outcome.number)
    tables = [sides(plan, outcome) for outcome in played]
    ratings = None if plan.cooperative else rate(plan.players, map(_contest, tables))
    standings = _standings(plan, played, tables, ratings)
    ranked = [line["player"] for line in standings]
    return {
        **plan.as_json(),
        "cooperative": plan.cooperative,
        "sides": [[seat for seat in range(plan.seats) if plan.sides[seat] == side] for side in range(plan.width)],
        "lineups": [list(lineup) for lineup in plan.lineups],
        "matches_each": each,
        "matches": len(played),
        "shared": 0 if plan.cooperative else sum(_shared(table) for table in tables),
        "decisions": sum(sum(outcome.decisions) for outcome in played),
        "draws": sum(outcome.draws for outcome in played),
        "standings": standings,
        "cross": [] if ratings is None else _cross(ranked, tables, ratings),
        "order": [] if ratings is None else _order(tables, ratings),
        "timing": {"players": [_time(player, played) for player in ranked]},
    }


def _contest(table: list[Side]) -> Contest:
    winners = tuple(place for place, side in enumerate(table) if side.won)
    return Contest(tuple(side.player for side in table), winners)


def _shared(table: list[Side]) -> bool:
    return sum(side.won > 0.0 for side in table) > 1


def _estimated(name: str, estimate: Estimate) -> dict[str, float]:
    return {name: estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}


# --- players ----------------------------------------------------------------------------------------------------


def _standings(
    plan: Plan, played: list[Outcome], tables: list[list[Side]], ratings: Ratings | None
) -> list[dict[str, Any]]:
    """The players, strongest first; `ahead` is the distance to the next."""
    lines = [_standing(player, played, tables) for player in plan.players]
    if ratings is None:
        return sorted(lines, key=lambda line: -line["share"])
    for line in lines:
        line.update(_estimated("rating", ratings.rating(line["player"])))
    lines.sort(key=lambda line: -line["rating"])
    for line, following in pairwise(lines):
        line.update(_estimated("ahead", ratings.difference(line["player"], following["player"])))
    return lines


def _standing(player: str, played: list[Outcome], tables: list[list[Side]]) -> dict[str, Any]:
    own = [side for table in tables for side in table if side.player == player]
    wins = sum(side.won for side in own)
    decisions = [
        number for outcome in played for level, number in _by_seat(outcome, outcome.decisions) if level == player
    ]
    return {
        "player": player,
        "matches": len(own),
        "wins": wins,
        **_estimated("share", share_of(wins, len(own))),
        "mean_score": sum(side.score for side in own) / max(1, len(own)),
        "decisions": sum(decisions),
    }


def _by_seat(outcome: Outcome, values: list[Any]) -> Iterable[tuple[str, Any]]:
    return zip(outcome.players, values, strict=True)


# --- pairs ------------------------------------------------------------------------------------------------------


@dataclass
class Meeting:
    """The record of two players against each other; matches won by a third player do not count."""

    matches: int = 0
    decided: int = 0  # matches that one of the two won, or both together
    won: float = 0.0  # of these, by the first
    margins: list[float] = field(default_factory=list)


def _cross(ranked: list[str], tables: list[list[Side]], ratings: Ratings) -> list[dict[str, Any]]:
    """Every pair once, the stronger first."""
    meetings = {pair: Meeting() for pair in combinations(ranked, 2)}
    for table in tables:
        for pair, meeting in meetings.items():
            _meet(meeting, [[side for side in table if side.player == player] for player in pair])
    return [_pair(pair, meeting, ratings.difference(*pair)) for pair, meeting in meetings.items()]


def _meet(meeting: Meeting, both: list[list[Side]]) -> None:
    one, other = both
    if not one or not other:
        return
    meeting.matches += 1
    meeting.margins.append(_mean_score(one) - _mean_score(other))
    won, lost = (sum(side.won for side in own) for own in both)
    if won or lost:
        meeting.decided += 1
        meeting.won += won / (won + lost)


def _mean_score(own: list[Side]) -> float:
    return sum(side.score for side in own) / len(own)


def _pair(pair: tuple[str, str], meeting: Meeting, difference: Estimate) -> dict[str, Any]:
    squares = sum(margin * margin for margin in meeting.margins)
    return {
        "players": list(pair),
        "matches": meeting.matches,
        "decided": meeting.decided,
        "won": meeting.won,
        **_estimated("share", share_of(meeting.won, meeting.decided)),
        **_estimated("margin", mean_of(meeting.matches, sum(meeting.margins), squares)),
        **_estimated("difference", difference),
    }


# --- order of play and time -------------------------------------------------------------------------------------


def _order(tables: list[list[Side]], ratings: Ratings) -> list[dict[str, Any]]:
    """What it is worth to play first, second, …"""
    return [
        {
            "place": place,
            **_estimated("share", share_of(sum(table[place].won for table in tables), len(tables))),
            **_estimated("advantage", ratings.advantage(place)),
        }
        for place in range(ratings.places)
    ]


def _time(player: str, played: list[Outcome]) -> dict[str, Any]:
    """Processor time, so that other work on the machine counts little."""
    spent = decisions = 0.0
    longest = 0.0
    for outcome in played:
        for seat, level in enumerate(outcome.players):
            if level == player:
                spent += outcome.seconds[seat]
                decisions += outcome.decisions[seat]
                longest = max(longest, outcome.longest[seat])
    return {
        "player": player,
        "seconds": spent,
        "milliseconds_per_decision": 1000.0 * spent / decisions if decisions else 0.0,
        "longest_milliseconds": 1000.0 * longest,
    }

"""How strong the players are, by maximum likelihood, with 95 % intervals.

**Model.** Every player has a strength, every place in the order of play an advantage. The chance that a side wins is
its share of the weights `exp(strength + advantage)` at the table: the model of Bradley and Terry for two sides, Luce's
choice (the first step of Plackett and Luce) for more. Two things are left out on purpose. Second and third places are
not ranked: the rules say who wins, the bots strive for nothing else, and what separates the others at the end is often
chance or nothing. Margins are not used: a narrow win is a win. Where several sides win, or nobody does in a game of
opponents, they share the win equally, which for two sides is the half point of Elo's draws. A shared win is thus read
as chance between the sharers, which is more than the chance it truly holds: with many draws the intervals are a little
too wide, never too narrow.

**Zero and scale.** Only differences mean anything; the mean over the players is 0 and so is the mean over the order of
play. 400 points are odds of ten to one, as in Elo's scale: 100 points more win 64 % against an equal on even terms.

**Finite.** A player that has won everything would be infinitely strong. So each pair of players, and each pair of
places in the order, is given one extra match, won half by each. For two players with k wins of n the difference becomes
`log((k + ½) / (n - k + ½))`, the estimate of Haldane and Anscombe, which is nearly free of bias; its interval is
Gart's.

**Intervals.** The likelihood is concave; Newton's method finds its top. Its curvature there (the observed information)
has the covariances as its inverse, and 1.96 standard errors to both sides are 95 %. The interval of one rating is that
of its distance from the mean of all; to see which of two players is stronger, use `difference`.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt

from chrysalide.arena.algebra import Matrix, inverse, times
from chrysalide.arena.intervals import Estimate, Z

ELO = 400.0 / log(10.0)
STEPS = 100
ENOUGH = 1e-12


@dataclass(frozen=True)
class Contest:
    """One match as the model sees it: who sat at the table, in the order of play, and who won."""

    players: tuple[str, ...]
    winners: tuple[int, ...]  # places in `players`; never empty


@dataclass(frozen=True)
class Ratings:
    players: dict[str, int]  # the index of each parameter
    places: int
    values: list[float]  # strengths, then advantages
    covariance: Matrix

    def rating(self, player: str) -> Estimate:
        return self._estimate({self.players[player]: 1.0})

    def difference(self, player: str, other: str) -> Estimate:
        return self._estimate({self.players[player]: 1.0, self.players[other]: -1.0})

    def advantage(self, place: int) -> Estimate:
        """The advantage of a place in the order of play over the mean of all places."""
        return self._estimate({len(self.players) + place: 1.0})

    def _estimate(self, weights: dict[int, float]) -> Estimate:
        value = sum(weight * self.values[place] for place, weight in weights.items())
        variance = sum(
            weight * other_weight * self.covariance[place][other]
            for place, weight in weights.items()
            for other, other_weight in weights.items()
        )
        reach = Z * sqrt(max(0.0, variance))
        return Estimate(ELO * value, ELO * (value - reach), ELO * (value + reach))


@dataclass(frozen=True)
class _Kind:
    """Identical contests: the parameters of each side, its share of the win, and how many contests there were."""

    sides: tuple[tuple[int, ...], ...]
    shares: tuple[float, ...]
    number: float


def rate(players: Iterable[str], contests: Iterable[Contest]) -> Ratings:
    """The ratings of all players; all contests must have the same number of sides."""
    index = {player: place for place, player in enumerate(players)}
    counted = Counter(contests)
    places = max((len(contest.players) for contest in counted), default=2)
    kinds = [_kind(contest, index, number) for contest, number in counted.items()] + _even(len(index), places)
    values, information = _top(kinds, len(index), places)
    return Ratings(index, places, values, _covariance(information, len(index), places))


def _kind(contest: Contest, index: dict[str, int], number: int) -> _Kind:
    sides = tuple((index[player], len(index) + place) for place, player in enumerate(contest.players))
    share = 1.0 / len(contest.winners)
    shares = tuple(share if place in contest.winners else 0.0 for place in range(len(sides)))
    return _Kind(sides, shares, number)


def _even(players: int, places: int) -> list[_Kind]:
    """A match for each pair, won half by each."""
    pairs = [*combinations(range(players), 2), *combinations(range(players, players + places), 2)]
    return [_Kind(((one,), (other,)), (0.5, 0.5), 1.0) for one, other in pairs]


def _top(kinds: list[_Kind], players: int, places: int) -> tuple[list[float], Matrix]:
    """Newton's method, with shorter steps where a full one would lead downhill."""
    values = [0.0] * (players + places)
    height = _likelihood(kinds, values)
    for _ in range(STEPS):
        slope, information = _derivatives(kinds, values)
        step = times(inverse(_pinned(information, players, places)), slope)
        length = 1.0
        while length > ENOUGH:
            tried = [value + length * part for value, part in zip(values, step, strict=True)]
            if (reached := _likelihood(kinds, tried)) >= height:
                values, height = tried, reached
                break
            length /= 2.0
        if length * max(map(abs, step)) < 1e-9:
            break
    return values, _derivatives(kinds, values)[1]


def _weights(kind: _Kind, values: list[float]) -> list[float]:
    return [sum(values[parameter] for parameter in side) for side in kind.sides]


def _likelihood(kinds: list[_Kind], values: list[float]) -> float:
    total = 0.0
    for kind in kinds:
        weights = _weights(kind, values)
        top = max(weights)
        everything = top + log(sum(exp(weight - top) for weight in weights))
        won = sum(share * weight for share, weight in zip(kind.shares, weights, strict=True))
        total += kind.number * (won - everything)
    return total


def _derivatives(kinds: list[_Kind], values: list[float]) -> tuple[list[float], Matrix]:
    """The gradient, and the negative curvature (the information)."""
    slope = [0.0] * len(values)
    information = [[0.0] * len(values) for _ in values]
    for kind in kinds:
        weights = _weights(kind, values)
        top = max(weights)
        odds = [exp(weight - top) for weight in weights]
        chances = [odd / sum(odds) for odd in odds]
        expected = [0.0] * len(values)
        for side, share, chance in zip(kind.sides, kind.shares, chances, strict=True):
            for parameter in side:
                slope[parameter] += kind.number * (share - chance)
                expected[parameter] += chance
                for other in side:
                    information[parameter][other] += kind.number * chance
        touched = sorted({parameter for side in kind.sides for parameter in side})
        for parameter in touched:
            for other in touched:
                information[parameter][other] -= kind.number * expected[parameter] * expected[other]
    return slope, information


def _pinned(information: Matrix, players: int, places: int) -> Matrix:
    """Hold both means at 0: adding the same to all strengths, or to all advantages, would change nothing."""
    return [
        [value + _mean(row, column, players, places) for column, value in enumerate(values)]
        for row, values in enumerate(information)
    ]


def _covariance(information: Matrix, players: int, places: int) -> Matrix:
    """Remove again what was added to hold the means: those two directions are orthogonal to all others."""
    found = inverse(_pinned(information, players, places))
    return [
        [value - _mean(row, column, players, places) for column, value in enumerate(values)]
        for row, values in enumerate(found)
    ]


def _mean(row: int, column: int, players: int, places: int) -> float:
    """The projection onto what all strengths, and all advantages, have in common."""
    if row < players and column < players:
        return 1.0 / players
    return 1.0 / places if row >= players and column >= players else 0.0

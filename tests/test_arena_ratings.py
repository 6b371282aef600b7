"""Ratings and intervals, compared with results known from elsewhere."""

import random
from itertools import combinations
from math import exp, log, sqrt

import pytest

from chrysalide.arena.algebra import inverse, times
from chrysalide.arena.intervals import Z, mean_of, share_of
from chrysalide.arena.ratings import ELO, Contest, Ratings, rate


def duel(wins: int, losses: int, draws: int = 0) -> list[Contest]:
    """Results of a against b; each begins equally often in all of them, so that the order does not matter."""
    results = [(0,)] * wins + [(1,)] * losses + [(0, 1)] * draws
    swapped = [tuple(1 - place for place in winners) for winners in results]
    return [Contest(("a", "b"), winners) for winners in results] + [Contest(("b", "a"), winners) for winners in swapped]


@pytest.mark.parametrize(("wins", "losses"), [(5, 5), (7, 3), (30, 12), (10, 0), (0, 4), (500, 1)])
def test_two_players_have_a_closed_form(wins: int, losses: int) -> None:
    """Haldane's and Anscombe's log odds, with Gart's interval."""
    found = rate("ab", duel(wins, losses)).difference("a", "b")
    won, lost = 2 * wins + 0.5, 2 * losses + 0.5
    assert found.value == pytest.approx(ELO * log(won / lost), abs=1e-6)
    assert found.high - found.value == pytest.approx(ELO * Z * sqrt(1 / won + 1 / lost), rel=1e-6)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_a_draw_is_half_a_win_for_each() -> None:
    drawn, decided = rate("ab", duel(3, 1, draws=4)), rate("ab", duel(5, 3))
    assert drawn.difference("a", "b").value == pytest.approx(decided.difference("a", "b").value)


def test_the_scale_is_elos() -> None:
    assert pytest.approx(0.64, abs=0.001) == 1 / (1 + 10 ** (-100 / 400))
    assert ELO * log(10) == pytest.approx(400)


def test_the_order_of_play_is_told_from_strength() -> None:
    """a and b are equal; the first player wins three matches of four."""
    contests = [Contest(players, (winner,)) for players in (("a", "b"), ("b", "a")) for winner in (0, 0, 0, 1) * 10]
    found = rate("ab", contests)
    assert found.difference("a", "b").value == pytest.approx(0.0, abs=1e-6)
    assert 2 * found.advantage(0).value == pytest.approx(ELO * log(60.5 / 20.5), abs=1e-6)
    assert found.advantage(0).value == pytest.approx(-found.advantage(1).value)
    assert found.advantage(0).low > 0


def simulated(seed: int, strengths: dict[str, float], sides: int, matches: int, advantage: float) -> list[Contest]:
    dice = random.Random(seed)
    contests = []
    for _ in range(matches):
        players = dice.sample(sorted(strengths), sides)
        weights = [exp(strengths[player] + advantage * (place == 0)) for place, player in enumerate(players)]
        contests.append(Contest(tuple(players), (dice.choices(range(sides), weights)[0],)))
    return contests


STRENGTHS = {"a": -0.9, "b": -0.2, "c": 0.3, "d": 0.8}


@pytest.mark.parametrize("sides", [2, 3, 4])
def test_known_strengths_are_found_again(sides: int) -> None:
    found = rate(STRENGTHS, simulated(1, STRENGTHS, sides, 4000, 0.4))
    for player, strength in STRENGTHS.items():
        assert found.rating(player).value == pytest.approx(ELO * strength, abs=30)
        assert found.rating(player).high - found.rating(player).low < 60
    gap = found.advantage(0).value - found.advantage(1).value
    assert gap == pytest.approx(ELO * 0.4, abs=40)


@pytest.mark.parametrize("sides", [2, 3])
def test_intervals_hold_what_they_promise(sides: int) -> None:
    """95 % of them contain the true value."""
    inside = total = 0
    for seed in range(80):
        found = rate(STRENGTHS, simulated(seed, STRENGTHS, sides, 60, 0.3))
        for one, other in combinations(STRENGTHS, 2):
            difference = found.difference(one, other)
            inside += difference.low <= ELO * (STRENGTHS[one] - STRENGTHS[other]) <= difference.high
            total += 1
    assert 0.92 < inside / total < 0.98


def test_who_wins_everything_is_rated_finitely() -> None:
    contests = [
        Contest(pair, (pair.index(max(pair)),))
        for one, other in combinations("abc", 2)
        for pair in ((one, other), (other, one)) * 500
    ]
    found = rate("abc", contests)
    assert found.rating("a").value < found.rating("b").value < found.rating("c").value
    assert found.rating("b").value == pytest.approx(0.0, abs=1e-6)
    assert 400 < found.rating("c").value < 2000
    assert found.difference("c", "b").low > 0


def test_a_player_may_sit_on_several_sides() -> None:
    """Equal players: two sides win twice as often as one."""
    contests = [Contest(("a", "a", "b"), (winner,)) for winner in (0, 1, 2) * 50]
    contests += [Contest(("a", "b", "b"), (winner,)) for winner in (0, 1, 2) * 50]
    found = rate("ab", contests)
    assert found.difference("a", "b").value == pytest.approx(0.0, abs=1e-6)


def test_it_is_the_top_of_the_likelihood() -> None:
    """No nearby ratings are more likely, given the results and the half matches added as a prior."""
    contests = simulated(5, STRENGTHS, 3, 200, 0.2)
    found = rate(STRENGTHS, contests)
    top = likelihood(found, found.values, contests)
    for place in range(len(found.values)):
        for step in (-0.02, 0.02):
            moved = found.values[:]
            moved[place] += step
            assert likelihood(found, moved, contests) < top


def likelihood(found: Ratings, values: list[float], contests: list[Contest]) -> float:
    players = len(found.players)
    total = 0.0
    for contest in contests:
        weights = [
            values[found.players[player]] + values[players + place] for place, player in enumerate(contest.players)
        ]
        total += weights[contest.winners[0]] - log(sum(map(exp, weights)))
    for first, last in ((0, players), (players, len(values))):
        for one, other in combinations(values[first:last], 2):
            total += 0.5 * one + 0.5 * other - log(exp(one) + exp(other))
    return total


def test_nothing_played_is_nothing_known() -> None:
    found = rate("ab", [])
    assert found.difference("a", "b").value == 0.0
    assert found.difference("a", "b").high > 600
    assert share_of(0, 0).value == 0.5


def test_means_and_their_intervals() -> None:
    found = mean_of(4, 10.0, 30.0)  # 1, 2, 3, 4
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(Z * sqrt(5 / 3 / 4))


def test_a_matrix_times_its_inverse_changes_nothing() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 0.5, 0.0], [3.0, 0.0, 4.0]]
    vector = [1.0, -2.0, 3.0]
    assert times(inverse(matrix), times(matrix, vector)) == pytest.approx(vector)

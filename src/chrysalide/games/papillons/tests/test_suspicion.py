"""What the table gives away: deals of a search follow it, and nothing that a seat may not know goes into it."""

from collections import Counter
from statistics import fmean
from typing import Any

import chrysalide
from chrysalide.bots.searching import Searcher
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.games.papillons import GAME
from chrysalide.games.papillons.board import GOALS
from chrysalide.games.papillons.features import READY, survey
from chrysalide.games.papillons.rules import Papillons
from chrysalide.games.papillons.suspicion import suspect
from chrysalide.games.papillons.tests.table import truth
from tests.depth import times

DEALS = 400


def middles(seats: int, matches: int, **options: Any) -> list[Papillons]:
    """Positions at which a seat is to act, some turns into matches of simple bots."""
    found = []
    for seed in range(matches):
        match = chrysalide.new("papillons", seats=seats, seed=seed, **options)
        bots = [chrysalide.bot("papillons", "easy", seed=seed + seat) for seat in range(seats)]
        for _ in range(12 + seed % 20):
            if not match.over:
                match.play(bots[match.actor].choose(match.view(match.actor)))
        if not match.over:
            found.append(truth(match))
    assert found
    return found


def leanings(state: Papillons, seat: int) -> list[int]:
    twin = state.copy()
    assert suspect(twin, seat)
    assert twin.leanings is not None
    return list(twin.leanings)


def test_the_same_for_all_that_a_seat_cannot_tell_apart() -> None:
    for state in middles(2, times(20)) + middles(4, times(10), teams=True):
        seat = state.seat
        twin = state.copy()
        twin.resample(seat, Dice("others"))
        assert leanings(twin, seat) == leanings(state, seat)


def test_what_lies_ready_is_suspected_and_nothing_ruled_out() -> None:
    ready: list[int] = []
    others: list[int] = []
    for state in middles(2, times(20)):
        found = leanings(state, state.seat)
        assert all(weight > 0 for weight in found)
        survey(state)
        for goal in range(GOALS):
            (ready if READY[goal] else others).append(found[goal])
    assert fmean(ready) > 3 * fmean(others)


def test_deals_follow_what_is_suspected() -> None:
    for state in middles(2, times(3)):
        seat = state.seat
        weights = leanings(state, seat)
        suspect(state, seat)
        dealt: Counter[int] = Counter()
        for seed in range(DEALS):
            twin = state.copy()
            twin.resample(seat, Dice(seed))
            assert twin.goals[seat] == state.goals[seat]
            assert not twin.goals[1 - seat] & state.goals[seat]
            dealt.update(goal for goal in range(GOALS) if (twin.goals[1 - seat] >> goal) & 1)
        for sort in (range(4), range(4, GOALS)):
            free = [goal for goal in sort if not (state.goals[seat] >> goal) & 1 and not surely_not(state, goal)]
            whole = sum(weights[goal] for goal in free)
            for goal in free:
                assert abs(dealt[goal] / DEALS - weights[goal] / whole) < 0.12


def surely_not(state: Papillons, goal: int) -> bool:
    """Its line did not end the match."""
    return bool((state.excluded[1 - state.seat] >> goal) & 1)


def test_without_suspicion_all_deals_are_alike() -> None:
    (state, *_) = middles(2, 1)
    assert state.leanings is None
    dealt: Counter[int] = Counter()
    for seed in range(DEALS):
        twin = state.copy()
        twin.resample(state.seat, Dice(seed))
        dealt[twin.goals[1 - state.seat]] += 1
    assert max(dealt.values()) < DEALS / 4  # nine pairs of goals are left


def test_a_search_deals_by_it_and_leaves_the_question_as_it_was() -> None:
    match = chrysalide.new("papillons", seats=2, seed=5)
    while not 0 <= match.actor < 2:
        match.settle()
    turn = Turn(GAME, match.view(match.actor), Dice(1))
    bot = Searcher(GAME, seed=1, effort=64)
    found = bot.suspecting(turn)
    assert isinstance(found, Papillons)
    assert found.leanings is not None
    assert isinstance(turn.imagined, Papillons)
    assert turn.imagined.leanings is None


def test_medium_suspects_nobody() -> None:
    """Who plays against it need not play in disguise; matches between two that suspect are half as long again."""
    match = chrysalide.new("papillons", seats=2, seed=5)
    while not 0 <= match.actor < 2:
        match.settle()
    view = match.view(match.actor)
    for level, suspects in [("medium", False), ("hard", True), ("expert", True)]:
        bot = chrysalide.bot("papillons", level)
        assert isinstance(bot, Searcher)
        found = bot.suspecting(Turn(GAME, view, Dice(1)))
        assert isinstance(found, Papillons)
        assert (found.leanings is not None) == suspects


def test_where_nearly_all_goals_are_held_there_is_nothing_to_suspect() -> None:
    for seats in (3, 4):
        (state, *_) = middles(seats, 1)
        assert not suspect(state, state.seat)
        assert state.leanings is None

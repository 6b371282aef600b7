"""Shared by the tests of games: do the named parts of an evaluation say the same as the evaluation?"""

from collections.abc import Callable
from math import exp
from typing import Any

import pytest

import chrysalide
from chrysalide.games import find_game
from tests.depth import times


def check_odds(game: str, seats: int, left_out: Callable[[Any, int], bool] = lambda _state, _seat: False) -> None:
    """In matches of bots, the parts add up to the log-odds of the evaluation, except where `left_out` says so."""
    found = find_game(game)
    for seed in range(times(1)):
        match, player = chrysalide.new(game, seats=seats, seed=seed), chrysalide.bot(game, "easy", seed)
        while not match.over:
            for seat in range(seats):
                if not left_out(match.state, seat):
                    odds = sum(part.worth for part in found.parts(match.state, seat).values())
                    assert 1 / (1 + exp(-odds)) == pytest.approx(found.evaluate(match.state, seat))
            match.play(player.choose(match.view(match.actor)))

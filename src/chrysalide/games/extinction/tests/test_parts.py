"""The named parts of the evaluation say the same as the evaluation."""

import pytest

import chrysalide
from chrysalide.games import find_game
from chrysalide.games.extinction.bots import VOTE_SPREAD, Prospects
from chrysalide.games.extinction.dangers import (
    HERD_SPREAD,
    SPARE,
    TILE_SPREAD,
    logistic,
    population_hope,
    reserve_hope,
)
from chrysalide.games.extinction.parts import ANIMALS, TILES, VOTES
from chrysalide.games.extinction.rules import Extinction
from tests.depth import telling, times

GAME = find_game("extinction")


@pytest.mark.parametrize("seats", telling(GAME.seats))
def test_parts_add_up_to_the_margins_of_the_three_hopes(seats: int) -> None:
    for seed in range(times(1)):
        match, player = chrysalide.new("extinction", seats=seats, seed=seed), chrysalide.bot("extinction", "easy", seed)
        while not match.over:
            assert isinstance(match.state, Extinction)
            check(match.state)
            match.play(player.choose(match.view(match.actor)))


def check(state: Extinction) -> None:
    amounts = {name: part.amount for name, part in GAME.parts(state, 0).items()}
    left = float(state.seats * state.tables.last_year - state.turns)
    if "cubes" not in amounts:
        assert left <= 0
        return
    votes, animals, tiles = (sum(amounts[name] for name in names) for names in (VOTES, ANIMALS, TILES))
    prospects = Prospects()
    prospects.look(state)
    assert logistic(votes / VOTE_SPREAD) == pytest.approx(prospects.vote_hope(state, left))
    assert logistic(animals / HERD_SPREAD) == pytest.approx(population_hope(state, left))
    assert logistic((tiles + SPARE) / TILE_SPREAD) == pytest.approx(reserve_hope(state, left))

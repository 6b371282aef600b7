"""Chapter 13: the end of the match."""

from chrysalide.core.dice import Dice
from chrysalide.core.playout import finish
from chrysalide.games.extinction.rules.history import unpacked_poll, unpacked_turn
from chrysalide.games.extinction.rules.phases import BY_VOTES
from chrysalide.games.extinction.tests.table import args, arranged, new, run, state_of
from tests.depth import times

SURE = ("chine:9", "inde:12", "russie:9", "bresil:9", "?", "?")


def test_13_1_only_votes_win() -> None:
    for seed in range(times(60)):
        state = state_of(new(2 + seed % 4, level="facile"))
        finish(state, Dice(seed))
        assert bool(state.winners()) == (state.end == BY_VOTES) == (state.yes >= 4)


def test_13_2_population_of_one_or_none() -> None:
    match = run(arranged("22 22 22", stage="destruction"), "0 line r2 / * dest 2")
    assert (match.over, state_of(match).population()) == (True, 0)
    assert args(match, "match-lost")["why"] == "population"


def test_13_3_a_tile_is_due_and_none_is_left() -> None:
    match = run(arranged("22 44", "11", stage="effect", reserve=0), "* effect incendie")
    assert match.over
    assert args(match, "match-lost")["why"] == "reserve"
    spread = arranged("44 46 61", "33", stage="destruction", module="loutre", reserve=1)
    run(spread, "0 line r4 / * dest 3")
    assert args(spread, "match-lost")["why"] == "reserve"


def test_13_4_the_second_vote_fails() -> None:
    match = arranged(stage="end", year=5, played=(1, 2, 3), ambassadors=("chine:9",))
    assert args(match, "match-lost")["why"] == "second_vote"


def test_13_5_all_win_or_lose_together() -> None:
    match = arranged(stage="end", year=4, played=(1, 2, 3), ambassadors=SURE)
    run(match, "0 poll 1 / 0 poll 2 / 0 poll 3 / 0 poll 4 / * vote 1")
    assert match.scores == [1.0, 1.0, 1.0, 1.0]
    lost = arranged(stage="destruction", reserve=0)
    assert (lost.scores, lost.winners) == ([0.0] * 4, [])
    assert unpacked_poll(state_of(match).polls[3]) == (3, 6, 1, [1], 9, 6, True, 4)
    assert unpacked_turn(state_of(lost).history[1])[:2] == (8, 0), "the story goes on to the end"

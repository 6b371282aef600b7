"""Chapter 6: scoring a round and winning."""

from itertools import product
from typing import Any

import pytest

import chrysalide
from chrysalide.core.errors import BadOption, MatchOver
from chrysalide.games.celestes.board import collection
from chrysalide.games.celestes.scoring import score
from chrysalide.games.celestes.tests import oracle
from chrysalide.games.celestes.tests.table import (
    BETTER,
    EVEN,
    LAYOUTS,
    RECORDED,
    cards,
    new,
    phase,
    play_round,
    run,
    tokens,
    totals,
)
from tests.agreement import Agreed


def points(e: int = 0, m: int = 0, k: int = 0, s: int = 0) -> int:
    """By the engine, and by the oracle wherever the deck has so many cards (1.1)."""
    found = int(score(collection([e, m, k, s])))
    if e <= 8 and m <= 6 and k <= 4:
        second = oracle.score(e, m, k, s)
        assert found == second, f"{e} E, {m} M, {k} K, {s} S: the engine scores {found}, the oracle {second}"
    return found


def played(*winners: int, first: int | None = None, **options: Any) -> Agreed:
    """A match in which these seats win the rounds."""
    match = new(**options)
    for layout, winner in zip(LAYOUTS, winners, strict=False):
        play_round(match, layout, BETTER if winner == 0 else BETTER[::-1], first)
    return match


@pytest.mark.parametrize(
    ("held", "total"),
    [
        ((0, 0, 0, 1), 2),
        ((0, 0, 0, 2), 0),
        ((1, 1, 1, 2), 3),
        ((3, 2, 1, 2), 7),
        ((0, 0, 3, 2), 8),
        ((0, 0, 4, 2), 8),
        ((5, 0, 0, 2), 9),
        ((0, 5, 2, 2), 10),
        ((4, 3, 0, 2), 10),
        ((2, 3, 2, 1), 11),
        ((8, 6, 4, 2), 28),
    ],
)
def test_6_1_example_1_scores_of_collections(held: tuple[int, int, int, int], total: int) -> None:
    """Rules: 6.1, 6.2, 6.3, 6.4, 6.5, 6.6, 6.7"""
    assert points(*held) == total


def test_6_1_every_pair_of_eighty_eights_brings_3() -> None:
    assert [points(e=number) for number in range(9)] == [0, 0, 3, 3, 6, 6, 9, 9, 12]


def test_6_2_every_three_morphos_bring_4() -> None:
    assert [points(m=number) for number in range(7)] == [0, 0, 0, 4, 4, 4, 8]


def test_6_3_monarchs_have_one_scale() -> None:
    assert [points(k=number) for number in range(5)] == [0, 0, 2, 5, 8]


def test_6_4_one_swallowtail_brings_2() -> None:
    for e, m, k in product(range(9), range(7), range(5)):
        assert points(e, m, k, 1) == points(e, m, k) + 2


def test_6_5_two_swallowtails_count_as_one_other_card() -> None:
    assert points(s=2) == 0
    assert (points(1, 0, 0, 2), points(0, 2, 0, 2), points(0, 0, 1, 2), points(2, 1, 0, 2)) == (3, 4, 2, 3)
    for e, m, k in product(range(9), range(7), range(5)):
        one_more = (points(e + 1, m, k), points(e, m + 1, k), points(e, m, k + 1))
        assert points(e, m, k, 2) in one_more


def test_6_6_they_replace_what_brings_the_most() -> None:
    for e, m, k in product(range(9), range(7), range(5)):
        assert points(e, m, k, 2) == max(points(e + 1, m, k), points(e, m + 1, k), points(e, m, k + 1))
    assert points(1, 2, 1, 2) == 4, "a third Morpho brings more than a second Eighty-Eight or Monarch"
    assert points(1, 0, 2, 2) == 5
    assert points(1, 2, 3, 2) == 5 + 4


def test_6_6_it_is_no_decision_and_the_view_says_what_was_replaced() -> None:
    words = {pattern.word for pattern in new().game.space.patterns.values()}
    assert words == {"take", "bolina", "keep", "order", "first", "layout", "deal", "turn"}
    match = play_round(new(), "L01", ("EEEEMMKSS", "EEEEMMMKK"))
    seat = match.view()["seats"][0]
    assert (seat["joker"], seat["total"]) == ("morpho", 10)
    assert [entry["points"] for entry in seat["species"]] == [6, 4, 0, 0]
    assert match.view()["seats"][1]["joker"] is None


def test_6_7_a_fifth_monarch_adds_nothing() -> None:
    assert points(k=4, s=2) == points(k=4) == 8
    assert points(e=1, k=4, s=2) == 8 + 3


def test_6_8_the_bolina_brings_no_points() -> None:
    one = play_round(new(), "L01", BETTER, first=0)
    other = play_round(new(), "L01", BETTER, first=1)
    assert [match.view()["bolina"] for match in (one, other)] == [{"seat": 1}, {"seat": 0}]
    assert totals(one) == totals(other) == [14, 9]


def test_6_9_the_higher_total_wins_the_round() -> None:
    """Example 17: seat 0 wins although seat 1 owns the Bolina."""
    match = run(new(rules=1), RECORDED)
    assert totals(match) == [12, 10]
    assert [cards(match, 0), cards(match, 1)] == [{"E": 4, "M": 4, "K": 1, "S": 1}, {"E": 2, "M": 2, "K": 3, "S": 1}]
    assert match.view()["bolina"] == {"seat": 1}
    assert tokens(match) == [1, 0]
    scored = match.story()[-1]
    assert (scored.kind, scored.args) == (
        "round-scored",
        {"round": 1, "seat": 0, "points": 12, "other_points": 10, "tie": "no"},
    )


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("hands", [EVEN, EVEN[::-1]])
def test_6_9_example_10_the_owner_of_the_bolina_wins_a_tie(owner: int, hands: tuple[str, str]) -> None:
    match = play_round(new(), "L01", hands, first=1 - owner)
    assert totals(match) == [10, 10]
    assert tokens(match) == [1 - owner, owner]
    assert match.story()[-1].args["tie"] == "yes"
    match.enter("layout L02")
    assert match.actor == 1 - owner


def test_6_9_the_owner_at_the_end_counts_not_the_one_at_the_beginning() -> None:
    match = play_round(new(), "L01", EVEN, first=0, busy=True)
    last = match.view()["rounds"][-1]
    assert last["tie"]
    assert last["bolina"] == last["winner"] == 0


def test_6_10_the_winner_of_a_round_takes_one_token() -> None:
    assert tokens(played(0)) == [1, 0]
    assert tokens(played(1)) == [0, 1]
    assert tokens(played(1, 0, 1)) == [1, 2]


def test_6_11_example_11_third_token_wins_the_fifth_round() -> None:
    match = played(0, 1, 0, 1)
    assert (tokens(match), match.over) == ([2, 2], False)
    play_round(match, "L05", BETTER)
    assert (tokens(match), match.scores, match.winners) == ([3, 2], [3.0, 2.0], [0])
    assert phase(match) == "over"
    with pytest.raises(MatchOver):
        match.enter("layout L06")
    assert (match.legal(), match.objection) == ([], "6.11")
    assert match.story()[-1].kind == "match-won"
    assert match.story()[-1].args == {"seat": 0, "tokens": 3, "other_tokens": 2}


def test_6_11_example_12_three_rounds_in_a_row() -> None:
    match = played(0, 0)
    assert (tokens(match), match.over) == ([2, 0], False)
    play_round(match, "L03", BETTER)
    assert (match.over, match.winners, match.scores) == (True, [0], [3.0, 0.0])
    assert len(match.view()["rounds"]) == 3


@pytest.mark.parametrize(("tokens_to_win", "rounds"), [(1, [1]), (2, [1, 0, 1]), (3, [1, 0, 1, 0, 1])])
def test_6_11_the_number_of_tokens_is_an_option(tokens_to_win: int, rounds: list[int]) -> None:
    match = played(*rounds, tokens_to_win=tokens_to_win)
    assert (match.over, match.winners) == (True, [1])
    assert match.scores == [float(tokens_to_win - 1), float(tokens_to_win)]
    before = played(*rounds[:-1], tokens_to_win=tokens_to_win)
    assert not before.over


@pytest.mark.parametrize("tokens_to_win", [0, 4, True])
def test_6_11_to_win_takes_one_to_three_tokens(tokens_to_win: int) -> None:
    with pytest.raises(BadOption):
        new(tokens_to_win=tokens_to_win)


@pytest.mark.parametrize("tokens_to_win", [1, 2, 3])
def test_6_11_whoever_wins_every_round_needs_no_more(tokens_to_win: int) -> None:
    match = played(*[1] * tokens_to_win, first=1, tokens_to_win=tokens_to_win, first_player=1)
    assert (match.over, match.winners, len(match.view()["rounds"])) == (True, [1], tokens_to_win)


def test_6_11_scores_are_the_tokens_all_along() -> None:
    match = played(0, 1, 1)
    assert match.scores == [float(number) for number in tokens(match)] == [1.0, 2.0]


def test_6_12_there_are_no_draws() -> None:
    tally = chrysalide.playouts("celestes", 2000, seed=12)
    assert tally.shared == 0
    assert sum(tally.wins) == 2000
    assert min(tally.wins) > 800
    for hands in (EVEN, EVEN[::-1]):
        assert play_round(new(tokens_to_win=1), "L01", hands).winners in ([0], [1])


def test_6_13_the_rulebooks_values_hold() -> None:
    assert (points(e=2), points(s=1)) == (3, 2)


def test_6_13_scores_range_from_0_to_28() -> None:
    """Of all collections that 18 cards can make."""
    every = [points(*held) for held in product(range(9), range(7), range(5), range(3)) if sum(held) <= 18]
    assert (min(every), max(every)) == (0, 28)


def test_6_5_a_second_swallowtail_is_announced_as_the_joker_that_it_makes() -> None:
    found = []
    for seed in range(60):
        match = chrysalide.new("celestes", seed=seed, tokens_to_win=1)
        player = chrysalide.bot("celestes", "greedy", seed)
        while not match.over:
            owned = {one["id"]: one["cards"] for one in match.view()["seats"][match.actor]["species"]}
            for choice in match.choices():
                if choice.icon == "swallowtail" and choice.detail and "points" in choice.detail.args:
                    assert choice.detail.args["points"] == choice.gain
                    assert (choice.detail.id == "detail-joker") == (owned["swallowtail"] == 1)
                    found.append(choice.detail.id)
            match.play(player.choose(match.view(match.actor)))
    assert {"detail-joker", "detail-completes"} == set(found)

"""Chapter 11: the end of spring and of summer."""

from typing import Any

import pytest

from chrysalide.games.mariposas.tests.table import (
    arranged,
    cards,
    cell,
    hand,
    laid,
    legal,
    new,
    phase,
    piece,
    refused,
    run,
    scores,
    told,
)


def test_11_1_the_order_of_a_seasons_end() -> None:
    match = arranged("1:k2", "1:k1", round=4, active=1, goals={"spring": "spring_3"})
    run(match, "play 111 / stop / draw 1 5 / 0 free k2 / 1 free k1 / goal summer_1")
    order = [event.kind for entry in match.log for event in entry.events]
    wanted = ["season-ended", "season-scored", "first-changed", "free-born", "goal-revealed", "generation-left"]
    assert [kind for kind in dict.fromkeys(order) if kind in wanted] == wanted
    assert order[-1] == "season-began"


def test_11_2_played_cards_are_discarded_hands_and_bonus_cards_stay() -> None:
    match = arranged(
        "1:k2", "1:k1", at_end=True, played=["22 5", "13"], hands=["111 4f"], cards=["double"], laid=["extra", "double"]
    )
    assert match.view()["discard"] == {"22": 1, "5": 1, "13": 1}
    assert (hand(match), cards(match)) == (["111", "4f"], ["double"])
    assert (laid(match), laid(match, 1)) == ([], [])  # 4.17: back to the stock


def test_11_3_every_seat_scores_the_card() -> None:
    match = arranged("1:h5 2a:i5", "1:m", at_end=True, flowers=["opvyw", "opvy"])
    assert scores(match) == [4, 0]


@pytest.mark.parametrize(("points", "first"), [([3, 5, 3, 3], 2), ([3, 5, 6, 3], 3), ([1, 5, 6, 3], 0)])
def test_11_4_the_last_seat_becomes_first(points: list[int], first: int) -> None:
    """Worked example 21."""
    match = arranged(*["1:m 2a:m 2b:m"] * 4, at_end=True, first=2, scores=points)
    assert match.view()["first"] == first
    free = arranged(*["1:m"] * 4, at_end=True, first=2, scores=points, goals={"spring": "spring_3"})
    assert (phase(free), free.actor, scores(free)) == ("free_birth", first, points)


def test_11_5_a_free_child_on_a_parents_cell_from_the_new_first_seat() -> None:
    match = arranged("1:k2", "1:k1 2a:j1", "1:m 2a:m 2b:m", at_end=True, scores=[5, 0, 1])
    assert match.actor == 1
    assert legal(match) == ["free k1", "free -"]
    assert refused(match, "free j1") == "11.5"
    run(match, "free k1")
    assert (match.actor, cell(match, "2b", 1)) == (0, "k1")  # seat 2 has no generation 2 left: no decision
    summer = arranged("2a:k2 2b:d6 3a:a2", "3a:a2", season="summer", at_end=True)
    assert legal(summer) == ["free d6", "free k2", "free -"]


def test_11_5_no_parent_no_free_child() -> None:
    match = arranged("3a:a2", "2a:k2", season="summer", at_end=True)
    assert match.actor == 1


def test_11_6_the_oldest_generation_leaves_for_good() -> None:
    match = arranged("1:k2", "1:k1", at_end=True)
    run(match, "free k2 / free k1 / goal summer_1")
    assert [piece(match, "1", seat)["where"] for seat in (0, 1)] == ["gone", "gone"]
    assert (match.view()["season"], match.view()["round"], phase(match)) == ("summer", 1, "play")
    summer = arranged("2a:k2 2b:k2 3a:a2", "3a:a2", season="summer", at_end=True)
    run(summer, "free - / goal autumn_1")
    assert [piece(summer, name)["where"] for name in ("2a", "2b")] == ["gone", "gone"]


def test_11_7_a_free_birth_scores_for_nursery_and_never_for_birth_goals() -> None:
    full = "green-egg green-caterpillar green-chrysalis green-adult"
    match = arranged(
        "1:i4",
        "1:k1",
        at_end=True,
        goals={"spring": "spring_2"},
        cards=[full],
        tiles="nursery jewel bouquet",
        scores=[0, 9],
    )
    before = scores(match)[0]
    run(match, "0 free i4")
    assert scores(match)[0] == before + 1  # i4 lies in the area of the birth goal
    run(match, "1 free k1")
    assert phase(match) == "goal"  # 10.1
    assert told(match, "points-birth") == []


NURSERY: dict[str, Any] = {
    "at_end": True,
    "cards": ["green-egg green-caterpillar green-chrysalis green-adult"],
    "tiles": "nursery jewel bouquet",
    "scores": [0, 9],
}


@pytest.mark.parametrize(("counted", "points"), [(False, 1), (True, 3)])
def test_11_7_a_free_birth_and_the_goals_of_the_season_that_begins(counted: bool, points: int) -> None:
    """Worked example 28: with the option, points are scored once the season's card is known."""
    match = arranged("1:i7", "1:k1", goals={"spring": "spring_3"}, free_birth_goals=counted, **NURSERY)
    before = scores(match)[0]
    run(match, "0 free i7 / 1 free k1")
    assert scores(match)[0] == before + 1
    assert match.view()["seats"][0]["free_birth"] == ("i7" if counted else None)
    run(match, "goal summer_10")
    assert scores(match)[0] == before + points
    assert [event["points"] for event in told(match, "points-birth")] == ([2] if counted else [])
    assert match.view()["seats"][0]["free_birth"] is None
    assert match.view()["season"] == "summer"


def test_11_7_with_the_option_too_no_goal_of_the_season_that_ends_counts_a_free_birth() -> None:
    match = arranged("1:i4", "1:k1", goals={"spring": "spring_2"}, free_birth_goals=True, **NURSERY)
    before = scores(match)[0]
    run(match, "0 free i4 / 1 free k1 / goal summer_10")
    assert scores(match)[0] == before + 1  # i4 is not right of Atlanta
    assert told(match, "points-birth") == []


def test_11_7_a_free_birth_not_made_counts_for_nothing() -> None:
    match = arranged("1:i7 2a:i7", "1:i7", goals={"spring": "spring_3"}, free_birth_goals=True, **NURSERY)
    run(match, "0 free - / 1 free i7 / goal summer_10")
    assert [event["seat"] for event in told(match, "points-birth")] == [1]


def test_11_8_compulsory_for_a_seat_that_would_be_left_without() -> None:
    """Worked examples 23 and 26."""
    match = arranged("1:k2", "1:k1 2a:k1 2b:k1", at_end=True)
    assert legal(match) == ["free k2"]
    assert refused(match, "free -") == "11.8"
    assert refused(match, "free m") == "11.5"
    run(match, "free k2")
    assert phase(match) == "goal"  # seat 1 has nothing to decide
    run(match, "goal summer_3")
    assert (match.view()["season"], match.view()["round"], match.actor) == ("summer", 1, 0)
    assert [cell(match, name, seat) for seat in (0, 1) for name in ("2a", "2b")] == ["k2", None, "k1", "k1"]


def test_11_9_the_next_season_starts_with_its_first_round() -> None:
    match = arranged("1:k2", "1:k1", at_end=True, scores=[7, 2])
    run(match, "free k1 / free k2 / goal summer_1")
    assert (match.actor, match.view()["round"], match.view()["first"]) == (1, 1, 1)
    run(match, "1 play 111 / stop / draw 1 5")
    assert match.actor == 0
    assert match.view()["season"] == "summer"


def test_11_9_a_whole_match_without_movements() -> None:
    """Fifteen turns for each seat, in the fixed order; the compulsory free births keep everybody on the board."""
    match = new(3)
    turns: list[tuple[str, int, int]] = []
    while not match.over:
        if phase(match) == "play":
            turns.append((match.view()["season"], match.view()["round"], match.actor))
        idle = [text for text in legal(match) if text in ("stop", "keep")]
        match.enter((idle or legal(match))[0])
    rounds = {"spring": 4, "summer": 5, "autumn": 6}
    assert turns == [(season, n + 1, seat) for season in rounds for n in range(rounds[season]) for seat in range(3)]
    for seat in match.view()["seats"]:
        assert [piece["piece"] for piece in seat["pieces"] if piece["where"] == "board"] == ["3a"]

"""Chapter 3: before the first turn."""

from chrysalide.games.mariposas.tests.table import (
    SETUP,
    cell,
    hand,
    legal,
    new,
    phase,
    refused,
    run,
    scores,
    told,
)


def test_3_1_one_card_of_each_season_only_that_of_spring_is_seen() -> None:
    match = new()
    assert legal(match) == [f"goal spring_{number}" for number in range(1, 6)]
    run(match, "goal spring_2")
    assert [season["card"] for season in match.view()["seasons"]] == ["spring_2", None, None]
    assert refused(new(), "goal summer_1") == "3.1"


def test_3_2_two_action_cards_for_each_seat() -> None:
    match = run(new(3), "goal spring_1")
    assert legal(match) == [f"draw 0 {kind}" for kind in ("111", "22", "13", "5", "4f", "own", "other")]
    assert dict(match.state.chance())[match.legal()[0].code] == 6 / 36
    run(match, "draw 0 111")
    assert dict(match.state.chance())[match.legal()[0].code] == 5 / 35
    run(match, "draw 0 own / draw 1 22 / draw 1 5 / draw 2 4f / draw 2 13")
    assert [hand(match, seat) for seat in range(3)] == [["111", "own"], ["22", "5"], ["13", "4f"]]
    assert match.view()["deck"] == 30
    assert told(match, "hands-dealt") == [{"cards": 2}]
    assert phase(match) == "first"


def test_3_3_the_first_generation_starts_at_michoacan() -> None:
    assert [cell(new(5), "1", seat) for seat in range(5)] == ["m"] * 5


def test_3_4_one_butterfly_waits_on_summer_two_on_autumn() -> None:
    match = new(3)
    assert [season["waiting"] for season in match.view()["seasons"]] == [[0] * 3, [1] * 3, [2] * 3]
    where = {piece["piece"]: piece["where"] for piece in match.view()["seats"][0]["pieces"]}
    assert [name for name, place in where.items() if place == "card"] == ["2a", "3a", "3b"]
    assert [name for name, place in where.items() if place == "reserve"] == ["2b", "3c", "4a", "4b", "4c", "4d"]


def test_3_5_scores_start_at_0() -> None:
    assert scores(new(4)) == [0, 0, 0, 0]


def test_3_6_any_seat_may_be_first_and_seats_follow_clockwise() -> None:
    match = run(new(3), "goal spring_1 / draw 0 111 / draw 0 22 / draw 1 111 / draw 1 22 / draw 2 111 / draw 2 22")
    assert legal(match) == ["first 0", "first 1", "first 2"]
    assert refused(match, "first 4") == "3.6"
    run(match, "first 2 / tile green jewel / tile pink encore / tile blue bouquet")
    order = []
    for kind in ("5", "4f", "13"):
        order.append(match.actor)
        run(match, f"play 111 / stop / draw {match.actor} {kind}")
    assert order == [2, 0, 1]


def test_3_7_a_face_down_token_on_every_city() -> None:
    cities = [shown for shown in new().view()["cells"] if shown["kind"] == "city"]
    assert [city["token"] for city in cities] == ["hidden"] * 16
    assert len(new().view()["hidden_tokens"]) == 16


def test_3_8_every_waystation_card_is_there_for_everybody() -> None:
    """Nobody has taken one; tests of chapter 8 show that any seat may get any of them."""
    assert all(seat["cards"] == seat["bonus"] == [] for seat in new().view()["seats"])


def test_3_9_three_of_six_tiles_one_for_each_row() -> None:
    match = run(new(), "goal spring_1 / draw 0 111 / draw 0 22 / draw 1 111 / draw 1 22 / first 0")
    assert len(legal(match)) == 6
    assert refused(match, "tile pink jewel") == "3.9"
    run(match, "tile green jewel")
    assert len(legal(match)) == 5
    assert refused(match, "tile pink jewel") == "3.9"
    run(match, "tile pink courier / tile blue nursery")
    shown = [(row["row"], row["tile"]) for row in match.view()["tiles"]]
    assert shown == [("green", "jewel"), ("pink", "courier"), ("blue", "nursery")]
    assert phase(match) == "play"


def test_3_10_first_hands_that_qualify_may_be_exchanged_in_turn_order() -> None:
    deal = "goal spring_1 / draw 0 111 / draw 0 111 / draw 1 22 / draw 1 5 / draw 2 own / draw 2 other"
    match = run(new(3), deal + "/ first 1 / tile green jewel / tile pink encore / tile blue bouquet")
    assert (phase(match), match.actor) == ("exchange", 2)
    run(match, "2 swap own other / draw 2 4f / draw 2 4f")
    assert (phase(match), match.actor) == ("exchange", 0)  # 4.11: the new pair of seat 2 is kept
    run(match, "0 keep")
    assert (phase(match), match.actor) == ("play", 1)
    assert match.view()["discard"] == {"own": 1, "other": 1}


def test_3_10_one_card_is_exchanged_and_the_new_pair_of_another_is_kept() -> None:
    """All outcomes of chance on the way, with their odds. Rules: 3.1, 3.2, 3.6, 3.9"""
    match = new(3)
    assert match.odds() == {f"goal spring_{number}": 1 / 5 for number in range(1, 6)}
    run(match, "goal spring_2")
    assert (match.odds()["draw 0 4f"], match.odds()["draw 0 own"]) == (6 / 36, 3 / 36)
    run(match, "draw 0 4f / draw 0 4f")
    assert match.odds()["draw 1 4f"] == 4 / 34
    run(match, "draw 1 own / draw 1 other / draw 2 5 / draw 2 22")
    assert match.odds() == {f"first {seat}": 1 / 3 for seat in range(3)}
    run(match, "first 1")
    tiles = ("nursery", "bouquet", "encore", "jewel", "courier", "homecoming")
    assert match.odds() == {f"tile green {tile}": 1 / 6 for tile in tiles}
    run(match, "tile green courier / tile pink jewel")
    assert match.odds()["tile blue nursery"] == 1 / 4
    run(match, "tile blue nursery")
    assert (phase(match), match.actor) == ("exchange", 1)  # seat 2 does not qualify
    run(match, "swap own / draw 1 5")
    assert (phase(match), match.actor) == ("exchange", 0)
    run(match, "swap 4f 4f / draw 0 4f / draw 0 4f")
    assert (phase(match), match.actor) == ("play", 1)  # 4.11
    assert match.view()["discard"] == {"own": 1, "4f": 2}


def test_3_11_the_table_needs_nothing_else() -> None:
    """Sorting pieces and where boards lie has no effect: after the set-up the first seat plays."""
    match = run(new(), SETUP)
    assert (phase(match), match.actor, match.view()["round"]) == ("play", 1, 1)

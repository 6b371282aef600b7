"""Chapter 10: when season cards are revealed and when they act."""

from typing import Any

from chrysalide.games.mariposas.tests.table import arranged, cell, fly, legal, phase, piece, run, scores, told


def test_10_1_the_last_butterfly_of_all_seats_reveals_the_card() -> None:
    """Worked example 22."""
    start: dict[str, Any] = {"hands": ["111 22"] * 3, "flowers": ["oopp", "oo", "oo"]}
    match = arranged("1:l1", "1:l1", "1:l1", **start)
    run(match, "play 111 / go 1 1 / land k1 / birth oo / go 1 1 / land k2 / birth pp / stop / draw 0 5")
    assert match.view()["seasons"][1]["waiting"] == [0, 1, 1]
    run(match, "play 111 / go 1 1 / land k1 / birth oo / stop / draw 1 5")
    assert match.view()["seasons"][1]["card"] is None
    run(match, "play 111 / go 1 1 / land k1 / birth oo")
    assert phase(match) == "goal"
    assert legal(match) == [f"goal summer_{number}" for number in range(1, 11)]
    run(match, "goal summer_3")
    assert (phase(match), match.actor) == ("launch", 2)  # back to where it arose
    assert match.view()["seasons"][1]["card"] == "summer_3"
    assert match.view()["season"] == "spring"


def test_10_2_a_card_acts_only_in_its_own_season() -> None:
    match = arranged("2a:c5", "2a:k2", hands=["111 22"], flowers=["ooo"], goals={"summer": "summer_7"})
    fly(run(match, "play 111"), "2a", "1 d5")
    run(match, "birth ooo")
    assert scores(match) == [0, 0]
    assert match.view()["seasons"][1]["active"] is False
    early = arranged("2a:k2 3a:e6", "2a:k2", flowers=["oooo"], goals={"summer": "summer_6"}, cities={"e5": "pink-egg"})
    fly(run(early, "play 111"), "3a", "1 e5")
    run(early, "birth oooo")
    assert piece(early, "4a")["double"] is False


def test_10_3_a_card_still_face_down_is_revealed_and_what_lay_on_it_goes_to_the_reserves() -> None:
    """Each of three seats has borne one generation 3 before the end of summer, and two more wait."""
    parents = ("2a:k2 3a:k2", "2a:k1 3a:k1", "2a:m 3a:m")
    match = arranged(*parents, season="summer", goals={"summer": "summer_3"}, at_end=True)
    run(match, "free k2 / free - / free -")
    assert phase(match) == "goal"
    assert match.view()["seasons"][2]["waiting"] == [0, 1, 1]
    run(match, "goal autumn_2")
    assert match.view()["seasons"][2]["waiting"] == [0, 0, 0]
    assert told(match, "waiting-returned") == [{"season": "autumn", "butterflies": 2}]
    assert [piece(match, "3b", seat)["where"] for seat in range(3)] == ["board", "reserve", "reserve"]


def test_10_3_the_last_free_birth_reveals_the_card_by_itself() -> None:
    match = arranged("1:k2", "1:k1", at_end=True, goals={"spring": "spring_3"})
    run(match, "free k2 / free k1")
    assert (phase(match), piece(match, "1")["where"]) == ("goal", "board")  # before anybody has left
    run(match, "goal summer_3")
    assert (cell(match, "2a", 0), cell(match, "2a", 1)) == ("k2", "k1")
    assert told(match, "waiting-returned") == []

"""Chapter 7: waystations."""

from typing import Any

from chrysalide.games.mariposas.tests.table import arranged, cards, flowers, fly, laid, legal, phase, refused, run, told


def test_7_1_the_first_butterfly_turns_the_token_up_and_rolls_the_die() -> None:
    """Worked example 1; city names are understood."""
    match = run(arranged("2a:f7", "1:m", hands=["13 22"]), "play 13 / go 2a 3 / land boston")
    assert phase(match) == "token"
    assert len(legal(match)) == 16
    assert set(match.odds().values()) == {1 / 16}
    run(match, "token pink-adult")
    assert match.odds() == {f"die {face}": 1 / 6 for face in "opvyw*"}
    run(match, "die v")
    assert (cards(match), flowers(match)) == (["pink-adult"], "v")
    run(match, "go 2a 1 / land new york")
    assert refused(match, "token pink-adult") == "7.1"
    assert match.odds()["token green-egg"] == 1 / 15
    run(match, "token blue-caterpillar / die *")
    assert cards(match) == ["pink-adult"]  # the effect comes after the flower
    run(match, "pick o")
    assert (cards(match), flowers(match)) == (["pink-adult", "blue-caterpillar"], "ov")
    shown = {cell["place"]: cell["token"] for cell in match.view()["cells"] if cell["kind"] == "city"}
    assert (shown["boston"], shown["new_york"]) == ("pink-adult", "blue-caterpillar")


def test_7_2_no_die_for_a_token_that_is_face_up() -> None:
    """Worked example 10."""
    match = fly(run(arranged("1:m", "1:m", hands=["13 22"], cities={"j2": "pink-egg"}), "play 13"), "1", "3 j2")
    assert (phase(match), cards(match), flowers(match)) == ("launch", ["pink-egg"], "")
    assert told(match, "die-rolled") == []


def test_7_3_each_butterfly_triggers_a_city_once() -> None:
    """Worked example 10: the bonus card was played, another butterfly gets it again, the same one does not."""
    table: dict[str, Any] = {"hands": ["22 5"], "cities": {"j2": "extra"}, "visited": {(0, "2a"): "j2"}}
    same = fly(run(arranged("2a:j1 2b:j1", "1:m", **table), "play 22"), "2a", "2 j2")
    assert cards(same) == []
    assert told(same, "nothing-taken")[-1]["reason"] == "visited"
    other = fly(run(arranged("2a:j1 2b:j1", "1:m", **table), "play 22"), "2b", "2 j2")
    assert cards(other) == ["extra"]


def test_7_4_never_two_copies_of_a_card() -> None:
    match = arranged("2a:j1", "1:m", hands=["22 5"], cities={"j2": "pink-egg"}, cards=["pink-egg"])
    fly(run(match, "play 22"), "2a", "2 j2")
    assert cards(match) == ["pink-egg"]
    assert told(match, "nothing-taken")[-1]["reason"] == "held"


def test_7_4_a_bonus_card_in_front_of_the_seat_counts_as_had() -> None:
    """Worked example 10; whether it was played in this turn or earlier in the season."""
    table: dict[str, Any] = {"hands": ["22 5"], "cities": {"j2": "extra"}}
    before = fly(run(arranged("2a:j1", "1:m", laid=["extra"], **table), "play 22"), "2a", "2 j2")
    now = fly(run(arranged("2a:j1", "1:m", cards=["extra"], **table), "play 22+e"), "2a", "2 j2")
    for match in (before, now):
        assert (cards(match), laid(match)) == ([], ["extra"])
        assert told(match, "nothing-taken")[-1]["reason"] == "laid"
        assert told(match, "card-gained") == []
        assert match.view()["seats"][0]["pieces"][1]["visited"] == ["houston"]  # 7.3: it has landed there all the same


def test_7_5_a_bonus_card_comes_back_only_if_it_was_played_in_an_earlier_season() -> None:
    table: dict[str, Any] = {
        "hands": ["22 5"],
        "cities": {"j2": "extra"},
        "visited": {(0, "2a"): "j2"},
        "cards": ["extra"],
    }
    kept = fly(run(arranged("2a:j1 2b:j1", "1:m", **table), "play 22"), "2b", "2 j2")
    assert cards(kept) == ["extra"]
    assert told(kept, "card-gained") == []
    played = fly(run(arranged("2a:j1 2b:j1", "1:m", **table), "play 22+e"), "2b", "2 j2")
    assert cards(played) == []
    table |= {"cards": [], "received": ["extra"]}
    earlier = fly(run(arranged("2a:j1 2b:j1", "1:m", **table), "play 22"), "2b", "2 j2")
    assert cards(earlier) == ["extra"]
    once = fly(run(arranged("2a:j1 2b:j1", "1:m", waystation_once="seat", **table), "play 22"), "2b", "2 j2")
    assert cards(once) == []


def test_7_6_other_seats_neither_block_nor_use_up_a_city() -> None:
    table: dict[str, Any] = {
        "hands": ["22 5"],
        "cities": {"j2": "pink-egg"},
        "cards": ["", "pink-egg"],
        "visited": {(1, "1"): "j2"},
    }
    match = fly(run(arranged("2a:j1", "1:j2", **table), "play 22"), "2a", "2 j2")
    assert cards(match, 0) == cards(match, 1) == ["pink-egg"]


def test_7_7_the_wild_city_gives_a_flower_at_every_landing() -> None:
    """Worked example 11."""
    table: dict[str, Any] = {"hands": ["22 5"], "cities": {"j2": "wild"}, "visited": {(0, "2a"): "j2"}}
    match = fly(run(arranged("2a:j1", "1:m", **table), "play 22"), "2a", "2 j2")
    assert len(legal(match)) == 5
    run(match, "pick w")
    assert flowers(match) == "w"
    fly(match, "2a", "2 j2")
    assert (flowers(match), phase(match)) == ("w", "draw")  # 6.3
    began = fly(run(arranged("2a:j2", "1:m", **table), "play 22"), "2a", "2 j2")
    assert flowers(began) == ""  # 6.4


def test_7_8_revealing_the_wild_city_gives_two_flowers() -> None:
    """Worked example 11: only the wild flower marks the cell as collected."""
    match = run(arranged("1:m", "1:m", hands=["13 22"]), "play 13 / go 1 3 / land j2 / token wild / die p")
    assert (flowers(match), match.view()["turn"]["collected"]) == ("p", [])
    run(match, "pick w")
    assert (flowers(match), match.view()["turn"]["collected"]) == ("pw", ["j2"])


def test_7_9_being_born_on_a_city_is_not_landing() -> None:
    match = arranged("1:i1", "1:m", hands=["22 5"], flowers=["oo"], cities={"h2": "pink-egg"})
    run(match, "play 22 / go 1 2 / land h2 / birth oo")
    born = next(piece for piece in match.view()["seats"][0]["pieces"] if piece["piece"] == "2a")
    assert (born["cell"], born["visited"]) == ("h2", [])
    assert cards(match) == ["pink-egg"]


def test_7_9_a_newborn_that_comes_back_gets_the_effect() -> None:
    table: dict[str, Any] = {"cities": {"h4": "extra"}, "visited": {(0, "1"): "h4"}, "flowers": ["oo"]}
    match = fly(run(arranged("1:h5", "1:m", **table), "play 111"), "1", "1 h4")
    run(match, "birth oo")
    assert cards(match) == []
    assert cards(fly(match, "2a", "1 h5", "1 h4")) == ["extra"]


def test_7_9_a_newborn_that_finds_nothing_has_visited_the_city() -> None:
    table: dict[str, Any] = {"cities": {"h4": "double"}, "cards": ["double"], "flowers": ["oo"]}
    match = fly(run(arranged("1:h5", "1:m", **table), "play 32"), "1", "3 h4")
    assert (cards(match), laid(match)) == ([], ["double"])  # 7.4
    run(match, "birth oo")
    born = fly(match, "2a", "2 h4").view()["seats"][0]["pieces"][1]
    assert (born["piece"], born["visited"]) == ("2a", ["memphis"])

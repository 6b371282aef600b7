"""Chapter 8: life cycles and ability tiles."""

from typing import Any

import pytest

from chrysalide.core.match import Match
from chrysalide.games.mariposas.tests.table import (
    arranged,
    cards,
    flowers,
    fly,
    hand,
    legal,
    phase,
    refused,
    run,
    scores,
    told,
)

THREE = "green-egg green-caterpillar green-chrysalis"
FULL = f"{THREE} green-adult"


def completing(tile: str, **table: Any) -> Match:
    """Seat 0 lands on the city that completes its green row, whose tile this is."""
    others = [other for other in ("jewel", "encore", "bouquet", "nursery") if other != tile][:2]
    match = arranged(
        "2a:j1",
        "1:m",
        **{
            "hands": ["22 5"],
            "cities": {"j2": "green-adult"},
            "cards": [f"{THREE} {table.pop('more', '')}"],
            "tiles": " ".join([tile, *others]),
            **table,
        },
    )
    return fly(run(match, "play 22"), "2a", "2 j2")


def ended(cards_held: str, tiles: str, pieces: str = "3a:k2") -> Match:
    """A match that is over, with these waystation cards of seat 0."""
    return arranged(pieces, "3a:a2", season="autumn", at_end=True, cards=[cards_held], tiles=tiles)


def lines(match: Match, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in match.view()["seats"][seat]["points"]:
        found[line["source"]] = found.get(line["source"], 0) + line["points"]
    return found


def test_8_1_a_life_cycle_card_is_worth_a_point_at_the_end() -> None:
    assert lines(ended("green-egg pink-egg blue-adult extra", "jewel encore bouquet"))["cycle"] == 3


def test_8_2_four_stages_of_a_colour_earn_the_tile_at_once() -> None:
    match = completing("jewel")
    assert told(match, "tile-earned") == [{"seat": 0, "row": "green", "tile": "jewel"}]
    assert match.view()["tiles"][0]["seats"] == [0]
    both = completing("jewel", cards=[THREE, FULL])
    assert both.view()["tiles"][0]["seats"] == [0, 1]  # every seat can earn every tile
    assert told(completing("jewel", cards=["green-egg green-chrysalis pink-egg"]), "tile-earned") == []


@pytest.mark.parametrize("tile", ["nursery", "bouquet", "encore", "jewel", "courier", "homecoming"])
def test_8_2_what_a_tile_gives_at_once(tile: str) -> None:
    match = completing(tile)
    assert [shown["tile"] for shown in match.view()["seats"][0]["tiles"]] == [tile]
    assert flowers(match) == ("opvyw" if tile == "bouquet" else "")
    assert phase(match) == ("gain" if tile == "courier" else "launch")
    assert scores(match) == [0, 0]


def test_8_3_nursery_scores_every_birth_from_now_on() -> None:
    tiles = "nursery encore jewel"
    match = arranged("1:l1", "1:m", hands=["111 22"], flowers=["pp"], cards=[FULL], tiles=tiles)
    run(match, "play 111 / go 1 1 / land k1 / birth pp")
    assert scores(match) == [1, 0]
    assert lines(ended(FULL, tiles)) == {"cycle": 4, "tile": 1, "goal": 1}


def test_8_4_bouquet_gives_a_flower_of_each_type() -> None:
    assert flowers(completing("bouquet")) == "opvyw"
    assert flowers(completing("bouquet", supply="ow")) == "ow"
    assert lines(ended(FULL, "bouquet encore jewel"))["tile"] == 1


def test_8_5_encore_gives_a_turn_after_the_sixth_of_autumn() -> None:
    table: dict[str, Any] = {
        "season": "autumn",
        "round": 6,
        "first": 1,
        "cards": [FULL, FULL],
        "tiles": "encore jewel bouquet",
    }
    match = arranged("4a:k2", "4a:k2", "4a:k2", **table, hands=["5 22", "13 22", "111 4f"])
    for seat in (1, 2, 0):
        assert match.actor == seat
        run(match, f"play {hand(match, seat)[0]} / stop")
    assert (phase(match), match.view()["extra"], match.view()["seat"]) == ("draw", True, 1)  # just before its own turn
    run(match, "draw 1 13")
    assert (match.actor, phase(match)) == (1, "exchange")
    run(match, "keep / play 13 / stop")
    assert (phase(match), match.view()["seat"]) == ("draw", 0)
    run(match, "draw 0 22 / 0 play 5 / go 4a 5 / land m")
    assert phase(match) == "over"
    assert lines(match)["michoacan"] == 3
    assert told(match, "extra-turn") == [{"seat": 1}, {"seat": 0}]


def test_8_5_a_seat_with_two_cards_draws_none_for_its_encore() -> None:
    """Seats 2 and 0 have the tile, seat 1 begins; seat 0 has played the bonus card double. Rules: 8.2, 8.5"""
    match = arranged(
        "4a:m", "4a:m", "4a:m", season="autumn", round=6, first=1, tiles="encore jewel bouquet",
        hands=["22 13", "5 5", "own other"], cards=[f"{FULL} double", "", FULL],
    )  # fmt: skip
    run(match, "1 play 5 / 1 stop / 2 play other / 2 copy 5 / 2 stop / 0 play 32 / 0 stop")
    assert (phase(match), match.view()["seat"]) == ("draw", 2)
    run(match, "draw 2 own / 2 swap own / draw 2 5")
    assert (match.actor, phase(match), match.view()["extra"]) == (2, "play", True)
    run(match, "2 play 5 / 2 stop")
    assert (match.actor, phase(match)) == (0, "play")
    run(match, "0 play 22 / 0 stop")
    assert match.over
    assert scores(match) == [3 + 4 + 1, 3 + 1, 3 + 4 + 1]


def test_8_6_jewel_is_worth_three_points() -> None:
    assert lines(ended(FULL, "jewel encore bouquet"))["tile"] == 3


def test_8_7_courier_gives_two_cards_not_held() -> None:
    more = "pink-egg pink-caterpillar extra blue-egg blue-caterpillar blue-chrysalis"
    match = completing("courier", more=more, tiles="courier jewel bouquet")
    assert phase(match) == "gain"
    wanted = ["pink-chrysalis", "pink-adult", "blue-adult", "double", "stretch"]
    assert legal(match) == [f"gain {card}" for card in wanted]
    assert refused(match, "gain extra") == "8.7"
    run(match, "gain blue-adult")
    assert flowers(match) == "opvyw"  # a row completed by it pays at once
    run(match, "gain stretch")
    assert phase(match) == "launch"
    assert "stretch" in cards(match)


def test_8_7_courier_gives_fewer_if_fewer_are_missing() -> None:
    rows = [f"{row}-{stage}" for row in ("pink", "blue") for stage in ("egg", "caterpillar", "chrysalis", "adult")]
    match = completing("courier", more=" ".join([*rows, "double", "extra"]))
    assert legal(match) == ["gain stretch"]
    run(match, "gain stretch")
    assert phase(match) == "launch"
    none = completing("courier", more=" ".join([*rows, "double", "extra", "stretch"]))
    assert phase(none) == "launch"


@pytest.mark.parametrize(("once", "offered"), [("butterfly", ["extra", "stretch"]), ("seat", ["stretch"])])
def test_8_7_courier_and_cards_that_were_played(once: str, offered: list[str]) -> None:
    rows = [f"{row}-{stage}" for row in ("pink", "blue") for stage in ("egg", "caterpillar", "chrysalis", "adult")]
    match = completing("courier", more=" ".join([*rows, "double"]), received=["extra"], waystation_once=once)
    assert legal(match) == [f"gain {card}" for card in offered]
    for card in offered:
        run(match, f"gain {card}")
    assert cards(match)[12:] == ["double", *offered]
    assert phase(match) == "launch"


def test_8_7_courier_and_one_card_a_seat() -> None:
    match = arranged(
        "2a:j1", "1:m", hands=["22 5"], cards=[THREE], received=["extra"], cities={"j2": "green-adult"},
        tiles="courier jewel bouquet", waystation_once="seat",
    )  # fmt: skip
    run(match, "play 22 / go 2a 2 / land j2")
    assert "gain extra" not in legal(match)
    assert refused(match, "gain extra") == "7.5"


@pytest.mark.parametrize("once", ["butterfly", "seat"])
def test_8_7_courier_gives_no_bonus_card_that_lies_in_front(once: str) -> None:
    """Worked example 10; also 7.4."""
    match = arranged(
        "2a:j1", "1:m", hands=["22 5"], cards=[f"{THREE} extra"], laid=["double"], cities={"j2": "green-adult"},
        tiles="courier jewel bouquet", waystation_once=once,
    )  # fmt: skip
    run(match, "play 22+e / go 2a 2 / land j2")
    assert [text for text in legal(match) if text in ("gain double", "gain extra", "gain stretch")] == ["gain stretch"]
    for card in ("double", "extra"):
        assert refused(match, f"gain {card}") == "8.7"


def test_8_8_homecoming_counts_one_more_at_michoacan() -> None:
    match = ended(FULL, "homecoming encore jewel")
    assert lines(match)["michoacan"] == 3  # even from zero
    assert match.view()["end"][0]["michoacan"] == 1
    two = ended(FULL, "homecoming encore jewel", "4a:m")
    assert lines(two)["michoacan"] == 7
    assert lines(two)["goal"] == 1  # below Atlanta: goals count pieces on the board


def test_8_9_a_birth_at_the_landing_that_earned_nursery_scores() -> None:
    match = arranged(
        "2a:i1", "1:m", hands=["22 5"], cards=[THREE], cities={"h2": "green-adult"}, flowers=["ooo"],
        tiles="nursery jewel bouquet",
    )  # fmt: skip
    run(match, "play 22 / go 2a 2 / land h2 / birth ooo")
    assert scores(match) == [1, 0]

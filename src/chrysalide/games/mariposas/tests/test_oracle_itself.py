"""Tests of the oracle itself: the specification's worked examples, its recorded opening, its checks and invariants.

Test names cite the rules of the specification; `ex` is a worked example.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise
from typing import Any

import pytest

from chrysalide.games.mariposas.tests.oracle import Oracle, Step
from chrysalide.games.mariposas.tests.oracle_arrange import arrange
from chrysalide.games.mariposas.tests.oracle_board import (
    CELLS,
    CITIES,
    CITY_CELL,
    COLOUR,
    COUNT,
    DRAWN,
    FLOWER,
    PLANTS,
    inside,
    michoacan_points,
    neighbours,
    payments,
    place,
    walk_ends,
)
from chrysalide.games.mariposas.tests.oracle_data import (
    BONUS,
    COAST,
    DECK,
    FLOWERS,
    LIFE_CYCLE,
    MILKWEEDS,
    PIECES,
    SEASON_CARDS,
    TILES,
    TOKENS,
    TURNS,
    BirthIn,
)
from chrysalide.games.mariposas.tests.oracle_seat import Butterfly, Player, season_end_points

ROW = {row: " ".join(card for card in LIFE_CYCLE if card.startswith(row)) for row in ("green", "pink", "blue")}

RECORD = """
* goal spring_1
* draw 0 4f
* draw 0 22
* draw 1 111
* draw 1 5
* first 1
* tile green jewel
* tile pink encore
* tile blue bouquet
1 play 111
1 go 1 1
1 land l1          ; 1 v
1 go 1 1
1 land k1          ; 1 p, no affordable birth
1 go 1 1
1 land k2          ; 1 w
1 birth pvw        ; 2a on k2, taken from the summer card
* draw 1 22        ; hand 5, 22: no exchange
0 play 4f
0 go 1 4
0 land j1          ; 1 y
0 adj i2           ; 1 o, no affordable birth
* draw 0 4f        ; hand 22, 4f
1 play 5
1 go 2a 5
1 land h4          ; Memphis, face down
* token stretch
* die o            ; 1 o and the bonus card stretch
* draw 1 own
0 play 22
"""


# --- words for positions ----------------------------------------------------------------------------------------------


def say(oracle: Oracle, text: str) -> Oracle:
    """Apply actions separated by " / "."""
    for action in text.split(" / "):
        oracle.apply(action)
    return oracle


def one(pieces: str, hand: str = "111 5", *, flowers: str = "", **more: Any) -> Oracle:
    """A position of two seats in which seat 0 is on turn with these pieces, hand and flowers."""
    return arrange([pieces, "1:m"], hands=[hand, "22 5"], flowers=[flowers], **more)


def stock(oracle: Oracle, seat: int = 0) -> str:
    flowers = oracle.players[seat].flowers
    return "".join(flower * flowers[flower] for flower in FLOWERS)


def at(oracle: Oracle, piece: str, seat: int = 0) -> str:
    return oracle.players[seat].board[piece].cell


def births(oracle: Oracle) -> list[str]:
    assert oracle.phase() == "birth"
    return [text.removeprefix("birth ") for text in oracle.legal() if text != "birth -"]


def lands(oracle: Oracle) -> set[str]:
    assert oracle.phase() == "land"
    return {text.removeprefix("land ") for text in oracle.legal()}


def refused(oracle: Oracle, text: str, rule: str) -> None:
    """The action is illegal, the message begins with the rule, and nothing has changed."""
    assert text not in oracle.legal()
    before = oracle.facts()
    with pytest.raises(ValueError, match=rf"^{re.escape(rule)}:"):
        oracle.apply(text)
    assert oracle.facts() == before


def settle(oracle: Oracle, *phases: str) -> Oracle:
    """Let the first outcome or choice happen while the match is in one of these phases."""
    while oracle.phase() in phases:
        oracle.apply(oracle.legal()[0])
    return oracle


def idle(oracle: Oracle) -> None:
    """One turn in which nobody moves, with step 3 and without exchange."""
    settle(oracle, "play", "copy")
    if oracle.phase() == "launch":
        oracle.apply("stop")
    settle(oracle, "draw")
    while oracle.phase() == "exchange":
        oracle.apply("keep")


# --- the map (chapter 2, D1) ------------------------------------------------------------------------------------------


def test_2_3_counts_of_cells() -> None:
    assert (len(CELLS), len(CITIES), len(FLOWER)) == (90, 16, 73)
    assert Counter(COLOUR.values()) == {"red": 14, "yellow": 17, "orange": 13, "green": 16, "blue": 13}
    assert Counter(FLOWER.values()) == {"o": 15, "v": 15, "w": 15, "p": 14, "y": 14}
    doubles = [cell for cell in COUNT if COUNT[cell] == 2]
    assert set(COUNT.values()) == {1, 2}
    assert Counter(FLOWER[cell] for cell in doubles) == dict.fromkeys(FLOWERS, 2)
    assert {cell[0] for cell in doubles} <= set("bcde")


def test_2_2_neighbours() -> None:
    """The formula of D1, which the oracle does not use."""
    for cell in DRAWN:
        row, column = "abcdefghijkl".index(cell[0]), int(cell[1:])
        shift = row % 2 - 1
        around = {(row, column - 1), (row, column + 1)}
        around |= {(row + dy, column + shift + dx) for dy in (-1, 1) for dx in (0, 1)}
        named = {f"{'abcdefghijkl'[r]}{c}" for r, c in around if 0 <= r < 12}
        assert set(neighbours(cell)) - {"m"} == named & set(DRAWN), cell
        assert ("m" in neighbours(cell)) == (cell in ("l0", "l1"))
        assert not any(FLOWER.get(near) == FLOWER.get(cell, "none") for near in neighbours(cell))
    assert set(neighbours("m")) == {"l0", "l1"}
    together = [(a, b) for a in CITIES for b in neighbours(a) if b in CITIES]
    assert sorted(together) == [("e10", "e9"), ("e9", "e10")]


def test_2_4_milkweeds_lie_on_three_mutually_adjacent_cells() -> None:
    assert len(MILKWEEDS) == 13
    assert len(PLANTS) == 39
    for three in MILKWEEDS:
        assert all(b in neighbours(a) for a, b in combinations(three, 2))
    assert {cell for cell, word in DRAWN.items() if word.endswith("*")} == PLANTS


def test_2_10_coast() -> None:
    assert all(b in neighbours(a) for a, b in pairwise(COAST))
    assert (COLOUR["l7"], "k7" in neighbours("l7"), CITIES["k7"]) == ("blue", True, "orlando")
    assert (COLOUR["c10"], FLOWER["c10"], COUNT["c10"]) == ("green", "v", 2)
    assert "c9" in neighbours("c10")
    assert CITIES["c9"] == "quebec"


def distances(start: str) -> dict[str, int]:
    found = {start: 0}
    while True:
        border = {near: found[cell] + 1 for cell in found for near in neighbours(cell) if near not in found}
        if not border:
            return found
        found |= border


def test_2_1_distances_from_michoacan() -> None:
    steps = distances("m")
    assert len(steps) == 90
    assert max(steps.values()) == 14
    assert {name: steps[cell] for name, cell in CITY_CELL.items()} == {
        "houston": 3,
        "new_orleans": 5,
        "oklahoma_city": 5,
        "memphis": 6,
        "atlanta": 7,
        "kansas_city": 7,
        "orlando": 8,
        "chicago": 8,
        "cincinnati": 8,
        "minneapolis": 9,
        "washington": 10,
        "winnipeg": 11,
        "toronto": 11,
        "new_york": 12,
        "boston": 13,
        "quebec": 13,
    }


def test_5_5_reach() -> None:
    for start in CELLS:
        away = distances(start)
        assert walk_ends(start, 1, True) == set(neighbours(start))
        for n in range(2, 8):
            missing = {cell for cell in CELLS if away[cell] <= n} - walk_ends(start, n, True)
            expected = {("k7", 2): {"l7"}, ("l7", 2): {"k7"}, ("l7", 3): {"l7"}}.get((start, n), set())
            assert missing == expected, (start, n)


def test_5_5_ex6_reach() -> None:
    assert walk_ends("m", 2, True) == {"k0", "k1", "k2", "l0", "l1", "m"}
    assert len(walk_ends("m", 5, True)) == 18
    assert walk_ends("k7", 1, True) == {"j6", "j7", "l7"}
    assert "l7" not in walk_ends("k7", 2, True)


def test_2_6_2_7_ex12_lines() -> None:
    assert [place(cell)[0] for cell in ("h3", "i3", "i5", "h5")] == [3.5, 3.0, 5.0, 5.5]
    assert inside(("right:houston",), "h3")
    assert not inside(("right:houston",), "i3")
    assert inside(("left:atlanta",), "i5")
    assert not inside(("left:atlanta",), "h5")
    assert inside(("above:atlanta",), "h6")
    assert not inside(("above:atlanta",), "i5")
    assert inside(("below:atlanta",), "j6")
    assert inside(("below:atlanta",), "m")


def test_2_8_2_9_a_city_and_its_sides() -> None:
    for name, cell in CITY_CELL.items():
        assert not any(inside((f"{side}:{name}",), cell) for side in ("above", "below", "left", "right", "around"))
        assert inside((f"near:{name}",), cell)
        assert {c for c in CELLS if inside((f"around:{name}",), c)} == set(neighbours(cell))
        assert not any(inside((f"{side}:{name}",), c) for side in ("above", "below") for c in CELLS if c[0] == cell[0])


# --- payments, goals, points ------------------------------------------------------------------------------------------


def test_9_5_ex5_payments() -> None:
    hand = {"o": 3, "p": 1, "v": 1, "y": 0, "w": 0}
    assert payments(hand, 2) == ["oo", "opv"]
    assert payments(hand, 3) == ["ooo", "oopv"]
    assert payments(hand, 4) == ["ooopv"]
    five = dict.fromkeys(FLOWERS, 5)
    assert [len(payments(five, k)) for k in (2, 3, 4)] == [15, 50, 106]


def test_12_2_ex19_michoacan() -> None:
    assert [michoacan_points(weight) for weight in range(10)] == [0, 3, 7, 12, 17, 21, 24, 26, 28, 30]


def total(card: str, pieces: str, flowers: str = "") -> int:
    """What a season card gives at season end."""
    words = [word.partition(":") for word in pieces.split()]
    board = {name: Butterfly(int(name[0]), cell.rstrip("*"), "*" in cell) for name, _, cell in words}
    player = Player(board=board, flowers={flower: flowers.count(flower) for flower in FLOWERS})
    return sum(season_end_points(player, goal) for goal in SEASON_CARDS[card])


def test_13_ex14_ex15_ex16_ex18_goals() -> None:
    assert total("spring_1", "1:h5 2a:i5", "opvyw") == 4
    assert total("spring_1", "1:h5 2a:i5", "ooopvy") == 1
    assert total("spring_4", "1:h4 2a:i4 2b:i6") == 5
    assert total("spring_4", "1:h4 2a:i4 2b:j4") == 0
    assert total("spring_4", "1:h4 2a:i4 2b:f4") == 6
    assert total("spring_4", "1:h4 2a:i4") == 0
    assert total("summer_1", "4a:e10* 3a:e9") == 11
    assert total("autumn_2", "3a:j3 4a:l7") == 7
    assert total("autumn_2", "3a:j3 4a:k7") == 0


def test_13_every_card_pays_for_what_it_names() -> None:
    assert total("spring_2", "1:h3 2a:i3") == 1
    assert total("spring_3", "1:e1 2a:d5 2b:b7 3a:c5") == 5
    assert total("spring_5", "1:b7 2a:f8") == 5 + 2
    assert total("summer_2", "3a:c10 2a:k7", "opvyw") == 4 + 3
    assert total("summer_3", "3a:c10 2a:a2") == 2 + 2
    assert total("summer_4", "3a:a2 2a:c7 2b:f8") == 7 + 1
    assert total("summer_5", "3a:c5 2a:d1") == 6 + 1
    assert total("summer_6", "3a:e5 4a:h6*") == 3
    assert total("summer_7", "2a:c5 3a:e1 3b:d5 3c:b7") == 1 + 4
    assert total("summer_8", "2a:b2 3a:c2 3b:c3 4a:i6") == 6 + 5
    assert total("summer_8", "2a:b2 3a:c2 3b:c3 4a:h7") == 6
    assert total("summer_9", "2a:d3 3a:d5 3b:c7") == 2 + 5
    assert total("summer_10", "2a:a2 3a:b7") == 6
    assert total("autumn_1", "3a:k2 4a:m*", "opvyw") == 3 + 3
    assert total("autumn_3", "3a:k7 4a:m*") == 2 + 5
    assert total("autumn_4", "3a:j2 4a:k2") == 4
    assert total("autumn_5", "3a:e1 3b:d5 3c:b7") == 4 + 2


def test_13_6_birth_goals_that_are_not_immediate_are_summed_up() -> None:
    player = Player(births=["i4", "h4", "i3"])
    area = ("right:houston", "left:atlanta")
    assert season_end_points(player, BirthIn(2, area, immediate=False)) == 4
    assert season_end_points(player, BirthIn(2, area)) == 0
    game = one("1:k1", flowers="oo")
    say(game, "play 111 / go 1 1 / land k2 / birth oo")
    assert game.players[0].births == ["k2"]
    game.restart(Step("season", what="summer"))
    assert game.players[0].births == []


# --- set-up -----------------------------------------------------------------------------------------------------------


def test_3_set_up_chances() -> None:
    game = Oracle(3)
    assert game.chance() == [(f"goal spring_{n}", Fraction(1, 5)) for n in range(1, 6)]
    game.apply("goal spring_2")
    assert dict(game.chance())["draw 0 4f"] == Fraction(6, 36)
    assert dict(game.chance())["draw 0 own"] == Fraction(3, 36)
    say(game, "draw 0 4f / draw 0 4f")
    assert dict(game.chance())["draw 1 4f"] == Fraction(4, 34)
    say(game, "draw 1 own / draw 1 other / draw 2 5 / draw 2 22")
    assert game.chance() == [(f"first {seat}", Fraction(1, 3)) for seat in range(3)]
    game.apply("first 1")
    assert game.chance() == [(f"tile green {tile}", Fraction(1, 6)) for tile in TILES]
    say(game, "tile green courier / tile pink jewel")
    assert dict(game.chance())["tile blue nursery"] == Fraction(1, 4)
    game.apply("tile blue nursery")
    assert (game.phase(), game.actor()) == ("exchange", 1)  # 3.10: in turn order, seat 2 does not qualify
    say(game, "swap own / draw 1 5")
    assert (game.phase(), game.actor()) == ("exchange", 0)
    say(game, "swap 4f 4f / draw 0 4f / draw 0 4f")
    assert (game.phase(), game.actor()) == ("play", 1)  # 4.11: the new pair is kept
    assert game.discard == Counter({"own": 1, "4f": 2})


def test_3_3_3_4_pieces_at_the_start() -> None:
    for player in Oracle(5).players:
        assert {name: piece.cell for name, piece in player.board.items()} == {"1": "m"}
        assert player.on_card == {2: 1, 3: 2}
        assert player.reserve == {2: 1, 3: 1, 4: 4}


def test_options_are_checked() -> None:
    for wrong in (
        {"seats": 1},
        {"seats": 6},
        {"forced_moves": 1},
        {"backtracking": "yes"},
        {"waystation_once": "match"},
        {"flower_supply": "none"},
    ):
        with pytest.raises(ValueError, match=r"^Options:"):
            Oracle(**wrong)


def test_notation_recorded_opening() -> None:
    game = Oracle(2)
    for line in RECORD.strip().splitlines():
        game.apply(line.partition(";")[0].strip())
        if line.startswith("1 birth"):
            assert at(game, "2a", 1) == "k2"
            assert game.players[1].on_card[2] == 0
            assert stock(game, 1) == ""
    assert (game.phase(), game.actor()) == ("launch", 0)
    assert stock(game) == "oy"
    assert stock(game, 1) == "o"
    assert game.players[1].bonus == {"stretch"}
    assert (at(game, "1"), at(game, "1", 1), at(game, "2a", 1)) == ("j1", "k2", "h4")
    assert game.players[1].board["2a"].visited == {"h4"}
    assert (sorted(game.players[0].hand), sorted(game.players[1].hand)) == (["4f"], ["22", "own"])
    assert (game.season, game.round) == ("spring", 2)


def test_notation_actors_and_cities() -> None:
    game = one("1:i3", "111 5")
    with pytest.raises(ValueError, match=r"^Decisions:"):
        game.apply("1 play 111")
    say(game, "0 play 111 / 0 go 1 1 / 0 land houston")
    assert at(game, "1") == "j2"
    with pytest.raises(ValueError, match=r"^Decisions:"):
        game.apply("0 token wild")
    say(game, "* token wild / * die * / pick w / pick p")
    assert stock(game) == "pw"


# --- worked examples --------------------------------------------------------------------------------------------------


def test_7_1_ex1_waystations() -> None:
    game = say(one("1:m 2a:f7", "13 5"), "play 13 / go 2a 3 / land e10")
    assert game.chance() == [(f"token {token}", Fraction(1, 16)) for token in TOKENS]
    game.apply("token pink-adult")
    assert game.chance() == [(f"die {face}", Fraction(1, 6)) for face in "opvyw*"]
    game.apply("die v")
    assert (stock(game), game.players[0].cards) == ("v", {"pink-adult"})
    say(game, "go 2a 1 / land e9")
    assert game.chance()[0] == ("token green-egg", Fraction(1, 15))
    say(game, "token blue-caterpillar / die *")
    assert game.players[0].cards == {"pink-adult"}  # the effect comes after the flower
    assert game.legal() == [f"pick {flower}" for flower in FLOWERS]
    game.apply("pick o")
    assert (stock(game), game.players[0].cards) == ("ov", {"pink-adult", "blue-caterpillar"})


def test_6_9_10_ex2_ex3_flowers_and_birth() -> None:
    game = say(one("1:m 2a:c6", flowers="oo"), "play 111 / go 2a 1 / land d5")
    assert stock(game) == "ooo"
    assert births(game) == ["ooo"]
    game.apply("birth ooo")
    assert (at(game, "3a"), game.players[0].on_card[3], stock(game)) == ("d5", 1, "")
    say(game, "go 2a 1 / land d6")
    assert stock(game) == "p"
    third = game.copy()
    say(game, "go 3a 1 / land c6")
    assert stock(game) == "pvv"
    again = say(third.copy(), "go 2a 1 / land c6")  # 6.4
    assert (stock(again), again.phase()) == ("p", "draw")
    back = say(third.copy(), "go 2a 1 / land d5")  # 6.3
    assert (stock(back), back.phase()) == ("p", "draw")
    third.players[0].flowers["w"] = 3
    say(third, "go 2a 1 / land d5")
    assert births(third) == ["www"]


def test_9_ex4_birth_on_the_first_turn() -> None:
    game = say(one("1:m"), "play 111 / go 1 1 / land l1 / go 1 1 / land k1")
    assert (stock(game), game.phase()) == ("pv", "launch")
    say(game, "go 1 1 / land k2")
    assert births(game) == ["pvw"]
    game.apply("birth pvw")
    assert at(game, "2a") == "k2"


def test_6_6_ex7_extra_flower() -> None:
    game = say(one("1:m", "4f 5", flowers="o"), "play 4f / go 1 4 / land j1")
    assert stock(game) == "oy"
    assert game.legal() == ["adj i1", "adj i2", "adj j0", "adj k1", "adj k2", "adj -"]
    none = say(game.copy(), "adj -")
    assert stock(none) == "oy"
    game.apply("adj i2")
    assert stock(game) == "ooy"
    assert births(game) == ["oo"]
    assert game.collected == {"j1", "i2"}


def test_6_6_ex8_one_even_from_a_double_cell() -> None:
    game = say(one("1:m 2a:d4", "4f 5"), "play 4f / go 2a 4 / land d6 / adj c6")
    assert stock(game) == "pv"


def test_1_10_ex9_supply() -> None:
    game = one("1:m 2a:d9", flowers="v" * 23)
    say(game, "play 111 / go 2a 1 / land c10")
    assert stock(game) == "v" * 24
    assert "c10" in game.collected
    unlimited = one("1:m 2a:d9", flowers="v" * 23, flower_supply="unlimited")
    say(unlimited, "play 111 / go 2a 1 / land c10")
    assert stock(unlimited) == "v" * 25
    assert unlimited.facts()["supply"] is None


def test_1_10_a_cell_that_gave_nothing_has_not_been_collected_from() -> None:
    game = one("1:m 2a:d8", flowers="v" * 24, cards=["extra"])
    say(game, "play 111+e / go 2a 1 / land e8")
    assert (stock(game), game.collected) == ("v" * 24, set())
    say(game, "go 2a 1 / land d8 / birth vvv")
    say(game, "go 2a 1 / land e8")  # the supply has violet ones again
    assert (stock(game), game.collected) == ("v" * 22, {"e8"})


def test_1_10_extra_flower_and_wild_choice_need_supply() -> None:
    game = one("1:m", "4f 5", flowers="o" * 24 + "v" * 24)
    say(game, "play 4f / go 1 4 / land k1 / adj k2 / birth -")
    game = one("1:m", "4f 5", flowers="w" * 24)
    say(game, "play 4f / go 1 4 / land k1")
    assert game.legal() == ["adj j1", "adj k0", "adj l1", "adj -"]  # not k2, j0 and l0, which are white
    game = one("1:i3", flowers="".join(flower * 24 for flower in FLOWERS))
    say(game, "play 111 / go 1 1 / land j2 / token wild / die *")
    assert (game.phase(), game.collected) == ("launch", set())
    game = one("1:i3", flowers="".join(flower * 24 for flower in "opvy"))
    say(game, "play 111 / go 1 1 / land j2 / token wild / die o")
    assert game.legal() == ["pick w"]


@pytest.mark.parametrize("once", ["butterfly", "seat"])
def test_7_3_7_5_ex10_second_visits(once: str) -> None:
    game = one("1:i3 2a:i2", cities={"j2": "pink-egg"}, cards=["pink-egg"], waystation_once=once)
    say(game, "play 111 / go 2a 1 / land j2")
    assert (game.phase(), stock(game), game.players[0].cards) == ("launch", "", {"pink-egg"})
    game = one("1:i3 2a:i2", cities={"j2": "extra"}, visited={(0, "1"): "j2"}, waystation_once=once)
    game.players[0].received = {"extra"}
    say(game, "play 111 / go 1 1 / land j2")
    assert game.players[0].bonus == set()
    say(game, "go 2a 1 / land j2")
    assert game.players[0].bonus == ({"extra"} if once == "butterfly" else set())
    assert stock(game) == ""


def test_7_5_courier_under_waystation_once_seat() -> None:
    for once, offered in (("butterfly", ["extra", "stretch"]), ("seat", ["stretch"])):
        held = f"{ROW['green']} {ROW['pink']} blue-egg blue-caterpillar blue-chrysalis double"
        game = one(
            "1:i3", cities={"j2": "blue-adult"}, cards=[held], tiles="jewel encore courier", waystation_once=once
        )
        game.players[0].received.add("extra")
        say(game, "play 111 / go 1 1 / land j2")
        assert game.legal() == [f"gain {card}" for card in offered]
        settle(game, "gain")
        assert game.players[0].bonus == {"double", *offered}
        assert game.phase() == "launch"


def test_7_7_7_8_ex11_wild_city() -> None:
    game = say(one("1:i3"), "play 111 / go 1 1 / land j2 / token wild / die p / pick w")
    assert (stock(game), game.collected) == ("pw", {"j2"})
    say(game, "go 1 1 / land j3 / go 1 1 / land j2")
    assert stock(game) == "pvw"
    begun_elsewhere = one("1:i3", cities={"j2": "wild"}, visited={(0, "1"): "j2"})
    say(begun_elsewhere, "play 111 / go 1 1 / land j2")
    assert begun_elsewhere.legal() == [f"pick {flower}" for flower in FLOWERS]
    begun_there = one("1:j2", cities={"j2": "wild"}, visited={(0, "1"): "j2"})
    say(begun_there, "play 111 / go 1 1 / land j3 / go 1 1 / land j2")
    assert (begun_there.phase(), stock(begun_there)) == ("launch", "v")


def test_6_6_the_wild_city_beside() -> None:
    game = one("1:m", "4f 5", cities={"j2": "wild"}, cards=["extra"])
    say(game, "play 4f+e / go 1 4 / land j1 / adj j2")
    assert game.phase() == "flower"
    game.apply("pick p")
    assert (stock(game), game.collected) == ("py", {"j1", "j2"})


@pytest.mark.parametrize(
    ("cell", "start", "points"), [("i4", "j3", 2), ("h4", "h5", 2), ("i3", "j3", 0), ("h6", "i6", 0)]
)
def test_13_6_ex13_birth_goal(cell: str, start: str, points: int) -> None:
    cities = {"h4": "pink-egg", "i6": "pink-adult"}
    game = one(f"1:{start}", flowers="pp", goals={"spring": "spring_2"}, cities=cities)
    say(game, f"play 111 / go 1 1 / land {cell} / birth pp")
    assert game.scores() == [points, 0]
    assert game.ledger == ([(0, "spring_2/0", 2)] if points else [])


def test_13_8_ex17_double_on_birth() -> None:
    more: dict[str, Any] = {"season": "summer", "cities": {"e5": "green-egg"}, "tiles": "jewel nursery encore"}
    for card, double in (("summer_6", True), ("summer_5", False)):
        game = one("2a:m 3a:d5", flowers="oooo", goals={"summer": card}, cards=[ROW["pink"]], **more)
        say(game, "play 111 / go 3a 1 / land e5 / birth oooo")
        assert game.players[0].board["4a"].double is double
        assert game.scores() == [1, 0]
    early = one("1:m 3a:d5", flowers="oooo", goals={"summer": "summer_6"}, cities={"e5": "green-egg"})
    early.goals["summer"] = "summer_6"
    say(early, "play 111 / go 3a 1 / land e5 / birth oooo")
    assert not early.players[0].board["4a"].double  # 10.2: not before its season


def test_12_1_12_4_ex20_final_score() -> None:
    game = arrange(
        ["4a:m* 4b:m 3a:k2", "3a:b4"],
        season="autumn",
        at_end=True,
        flowers=["oo"],
        cards=[ROW["green"] + " pink-egg"],
        scores=[9, 0],
    )
    assert game.actor() == "over"
    assert game.scores() == [33, 0]
    assert game.players[0].home() == 3
    assert game.ledger == [(0, "autumn_1/0", 4), (0, "michoacan", 12), (0, "cards", 5), (0, "tiles", 3)]
    assert game.winners() == [0]
    assert game.legal() == []


def test_11_4_ex21_first_seat() -> None:
    for scores, expected in (([3, 5, 3, 3], 2), ([3, 5, 6, 3], 3)):
        game = arrange(["1:m"] * 4, first=2, scores=scores, at_end=True, goals={"spring": "spring_3"})
        assert game.scores() == scores
        assert game.first == expected
        assert (game.phase(), game.actor()) == ("free_birth", expected)


def test_9_9_10_1_ex22_season_card() -> None:
    game = arrange(["1:l1"] * 3, hands=["111 5", "111 22", "111 22"], flowers=["oooo", "oo", "oo"])
    say(game, "play 111 / go 1 1 / land k1 / birth oo")
    assert (game.players[0].on_card[2], game.players[0].reserve[2]) == (0, 1)
    say(game, "go 1 1 / land k2 / birth oo")
    assert (game.players[0].on_card[2], game.players[0].reserve[2]) == (0, 0)
    say(game, "stop / draw 0 22 / play 111 / go 1 1 / land k1 / birth oo / stop / draw 1 5")
    say(game, "play 111 / go 1 1 / land k1 / birth oo")
    assert game.chance() == [(f"goal summer_{n}", Fraction(1, 10)) for n in range(1, 11)]
    game.apply("goal summer_7")
    assert (game.phase(), game.goals["summer"], game.season) == ("launch", "summer_7", "spring")


def test_11_5_11_8_ex23_free_birth() -> None:
    game = arrange(["1:k2", "1:m 2a:f4 2b:f4"], at_end=True, goals={"spring": "spring_3"})
    assert (game.actor(), game.legal()) == (0, ["free k2"])
    refused(game, "free -", "11.8")
    refused(game, "free m", "11.5")
    game.apply("free k2")
    assert game.phase() == "goal"  # 10.1: the last piece on the summer card; seat 1 has no decision
    game.apply("goal summer_3")
    assert (game.phase(), game.season, game.round, game.actor()) == ("play", "summer", 1, 0)
    assert [sorted(player.board) for player in game.players] == [["2a"], ["2a", "2b"]]
    assert [player.gone[1] for player in game.players] == [1, 1]


def test_4_8_4_16_4_7_ex24_copy() -> None:
    game = one("1:m", "own 5", cards=["extra stretch"])
    assert game.legal()[-2:] == ["play own+e", "play own+es"]
    refused(game, "play own+s", "4.16")
    nothing = say(game.copy(), "play own")
    assert nothing.phase() == "draw"
    say(game, "play own+e")
    assert (game.phase(), game.moves) == ("launch", [1])
    other = arrange(["1:m", "1:m"], hands=["other 5"], played=["13", "22 own"], round=2)
    other.apply("play other")
    assert other.legal() == ["copy 22"]
    refused(other, "copy double", "4.7")
    refused(other, "copy 13", "4.6")
    other.apply("copy 22")
    assert (other.moves, other.card, other.acting, other.players[0].played) == ([2, 2], "other", "22", ["13", "other"])


def test_4_6_a_copy_acts_as_the_kind_copied() -> None:
    game = arrange(["1:m", "1:m"], hands=["own 5"], played=["4f"], cards=["extra stretch"], round=2)
    say(game, "play own+es / copy 4f")
    assert sorted(game.moves) == [1, 4]
    say(game, "go 1 4 / land j1")
    assert game.phase() == "adjacent"
    say(game, "adj i2")
    assert game.legal() == ["go 1 1", "go 1 1+2", "stop"]


def test_4_10_ex25_exchange() -> None:
    for hand, expected in (
        ("own other", ["swap own", "swap other", "swap own other", "keep"]),
        ("other own", ["swap own", "swap other", "swap own other", "keep"]),
        ("own own", ["swap own", "swap own own", "keep"]),
        ("111 111", ["swap 111", "swap 111 111", "keep"]),
        ("111 22", []),
        ("own 22", []),
    ):
        game = one("1:m", f"{hand}", cards=["double"])
        say(game, "play 32 / stop")  # 4.11: whether or not a card was drawn
        assert (game.legal() if game.phase() == "exchange" else []) == expected


def test_ex26_illegal_actions() -> None:
    game = say(one("1:m", "22 5"), "play 22")
    refused(game, "go 1 4", "4.5")
    game.apply("go 1 2")
    refused(game, "land j1", "5.3")
    refused(one("1:m"), "play 32", "4.3")
    game = say(one("1:m", flowers="oop"), "play 111 / go 1 1 / land l1 / go 1 1 / land k1")
    refused(game, "birth oop", "9.5")
    game = say(one("1:m 2a:d5", flowers="oooo"), "play 111 / go 2a 1 / land d6")
    refused(game, "birth ooo", "9.1")
    refused(game, "adj c6", "6.8")
    game = say(one("1:l1 2a:m 2b:m", flowers="oooo"), "play 111 / go 1 1 / land k1")
    refused(game, "birth oo", "9.8")
    game = say(one("1:m 4a:d6*", flowers="oooo"), "play 111 / go 4a 1 / land d5")
    refused(game, "birth oooo", "9.6")
    game = arrange(["1:k2", "1:m"], at_end=True)
    refused(game, "free -", "11.8")


def test_4_15_6_6_ex27_stretch() -> None:
    game = say(one("1:m", "4f 5", cards=["extra stretch"]), "play 4f+es")
    assert game.legal() == ["go 1 1", "go 1 1+2", "go 1 4", "go 1 4+2", "stop"]
    six = say(game.copy(), "go 1 4+2")
    assert lands(six) == walk_ends("m", 6, True)
    say(six, "land h3")
    assert six.phase() == "adjacent"
    say(six, "adj -")
    assert six.legal() == ["go 1 1", "stop"]
    three = say(game, "go 1 1+2")
    assert lands(three) == walk_ends("m", 3, True)
    say(three, "land j1")
    assert three.legal() == ["go 1 4", "stop"]
    assert three.players[0].bonus == set()


# --- rules that no example shows --------------------------------------------------------------------------------------


def test_4_3_play_offers_every_combination() -> None:
    game = one("1:m", "111 5", cards=["double extra stretch"])
    expected = [f"play {card}{added}" for card in ("111", "5", "32") for added in ("", "+e", "+s", "+es")]
    assert game.legal() == expected
    say(game, "play 32+e")
    assert (sorted(game.moves), game.players[0].bonus) == ([1, 2, 3], {"stretch"})
    say(game, "stop")
    assert (game.phase(), game.actor()) == ("play", 1)  # 4.9: nothing is drawn for a bonus card


def test_4_12_the_discard_becomes_the_deck() -> None:
    game = one("1:m", "111 5")
    game.discard, game.deck = Counter(game.deck), Counter()
    say(game, "play 111 / stop")
    assert game.deck.total() == 32
    assert game.discard.total() == 0
    assert dict(game.chance())["draw 0 22"] == Fraction(5, 32)
    starving = arrange(["4a:m", "4a:m"], season="autumn", round=6, hands=["111 111", "5 5"], cards=[ROW["pink"]])
    starving.deck = Counter()
    say(starving, "play 111 / stop / play 5 / stop")
    assert (starving.phase(), starving.actor(), starving.round) == ("play", 0, 7)  # both are empty: no draw
    assert starving.players[0].hand == ["111"]


def test_copy_chains() -> None:
    for chains in (False, True):
        game = arrange(["1:m", "1:m"], hands=["own other"], played=["13 other", "22 own"], round=3, copy_chains=chains)
        assert game.targets("own") == (["22", "13"] if chains else ["13"])
        assert game.targets("other") == (["22", "13"] if chains else ["22"])
        game = arrange(["1:m", "1:m"], hands=["own other"], played=["13 own", "22 other"], round=3, copy_chains=chains)
        assert game.targets("own") == ["13"]
        assert game.targets("other") == ["22"]


def test_5_4_without_backtracking() -> None:
    game = say(one("1:m", "22 5", backtracking=False), "play 22 / go 1 2")
    assert lands(game) == {"k0", "k1", "k2", "l0", "l1"}  # l0 by way of l1
    refused(game, "land m", "5.4")
    assert walk_ends("l7", 2, False) == {"j6", "j7"}
    for start in CELLS:
        for n in range(1, 5):
            assert walk_ends(start, n, False) <= walk_ends(start, n, True) - {start}
    assert all(walk_ends(start, 5, False) for start in CELLS)
    assert {len(walk_ends(start, 7, False)) > 0 for start in ("m", "l7", "a2", "c10")} == {True}


def test_5_7_forced_moves() -> None:
    game = one("1:m", "22 5", cards=["stretch"], forced_moves=True)
    say(game, "play 22+s")
    assert game.legal() == ["go 1 2", "go 1 2+2"]
    refused(game, "stop", "5.7")
    say(game, "go 1 2 / land l1")
    assert game.legal() == ["go 1 2+2"]
    refused(game, "go 1 2", "5.7")
    say(game, "go 1 2+2 / land l1")
    assert game.phase() == "draw"


def test_decisions_alike_pieces_are_offered_once() -> None:
    game = say(one("1:m 2a:c5 2b:c5"), "play 111")
    assert game.legal() == ["go 1 1", "go 2a 1", "stop"]
    refused(game, "go 2b 1", "Decisions")
    different = one("1:m 2a:c5 2b:c5", visited={(0, "2b"): "h4"}, cities={"h4": "wild"})
    assert say(different, "play 111").legal() == ["go 1 1", "go 2a 1", "go 2b 1", "stop"]
    sides = say(one("1:m 4a:c5* 4b:c5"), "play 111")
    assert sides.legal() == ["go 1 1", "go 4a 1", "go 4b 1", "stop"]
    born = say(one("1:k1 2a:k2", flowers="oo"), "play 111 / go 1 1 / land k2 / birth oo")
    assert born.legal() == ["go 1 1", "go 2a 1", "go 2b 1", "stop"]  # 2b has no start cell
    twins = say(one("1:k1", flowers="oopp", cards=["extra"]), "play 111+e / go 1 1 / land k2 / birth oo")
    say(twins, "go 1 1 / land j1 / birth pp / go 2b 1 / land k2")
    assert twins.legal() == ["go 1 1", "go 2a 1", "stop"]
    assert twins.players[0].board["1"].start == "k1"
    twins.apply("stop")
    assert twins.players[0].board["1"].start is None


def test_6_8_the_added_movement_of_4f_carries_no_flower() -> None:
    game = say(one("1:m", "4f 5", cards=["extra"]), "play 4f+e / go 1 1 / land l1")
    assert game.phase() == "launch"
    say(game, "go 1 4 / land k1")
    assert game.phase() == "adjacent"
    assert "adj l1" not in game.legal()  # 6.7
    refused(game, "adj l1", "6.3")
    refused(game, "adj m", "6.6")
    refused(game, "adj h1", "6.6")


def test_2_11_extra_flower_at_michoacan() -> None:
    game = say(one("1:m", "4f 5"), "play 4f / go 1 4 / land m")
    assert game.legal() == ["adj l0", "adj l1", "adj -"]
    game.apply("adj l0")
    assert (stock(game), game.phase()) == ("w", "draw")


def test_6_4_the_extra_flower_never_comes_from_the_start_cell() -> None:
    game = say(one("1:m 2a:i2", "4f 5"), "play 4f / go 2a 4 / land j1")
    refused(game, "adj i2", "6.4")
    game = say(one("1:i2 2a:i1", "4f 5"), "play 4f / go 2a 4 / land j1")
    assert "adj i2" in game.legal()  # another butterfly's start cell


def test_7_9_being_born_on_a_city_is_not_landing() -> None:
    game = one("1:h5", flowers="oo", cities={"h4": "double"}, cards=["double"])
    say(game, "play 32 / go 1 3 / land h4")
    assert game.players[0].bonus == {"double"}  # 4.17: once played it can be gained again
    say(game, "birth oo")
    assert game.players[0].board["2a"].visited == set()
    say(game, "go 2a 2 / land h4")
    assert game.players[0].board["2a"].visited == {"h4"}


def test_7_9_a_newborn_that_comes_back_gets_the_effect() -> None:
    game = one("1:h5", flowers="oo", cities={"h4": "extra"})
    say(game, "play 111 / go 1 1 / land h4 / birth oo")
    assert game.players[0].bonus == {"extra"}
    game.players[0].bonus = set()
    say(game, "go 2a 1 / land h5 / go 2a 1 / land h4")
    assert game.players[0].bonus == {"extra"}


def test_8_2_tiles() -> None:
    three = ROW["green"].removesuffix(" green-adult")
    for tile in TILES:
        others = " ".join([each for each in TILES if each != tile][:2])
        game = one("1:i3", cities={"j2": "green-adult"}, cards=[three], tiles=f"{tile} {others}")
        say(game, "play 111 / go 1 1 / land j2")
        assert game.players[0].tiles == {tile}
        assert stock(game) == ("opvyw" if tile == "bouquet" else "")
        assert game.phase() == ("gain" if tile == "courier" else "launch")
        assert game.scores() == [0, 0]


def test_8_7_courier_completes_another_row_at_once() -> None:
    held = "green-egg green-caterpillar green-chrysalis pink-egg pink-caterpillar pink-chrysalis extra"
    game = one("1:i3", cities={"j2": "green-adult"}, cards=[held], tiles="courier bouquet jewel")
    say(game, "play 111 / go 1 1 / land j2")
    refused(game, "gain extra", "8.7")
    assert game.legal()[0] == "gain pink-adult"
    game.apply("gain pink-adult")
    assert (game.phase(), stock(game), game.players[0].tiles) == ("gain", "opvyw", {"courier", "bouquet"})
    game.apply("gain stretch")
    assert (game.phase(), game.players[0].bonus) == ("launch", {"extra", "stretch"})


def test_8_7_courier_gives_fewer_when_fewer_are_missing() -> None:
    held = " ".join([*[card for card in LIFE_CYCLE if card != "green-adult"], *BONUS])
    game = one("1:i3", cities={"j2": "green-adult"}, cards=[held], tiles="courier jewel encore")
    say(game, "play 111 / go 1 1 / land j2")
    assert game.phase() == "launch"


def test_8_3_8_9_nursery() -> None:
    three = ROW["green"].removesuffix(" green-adult")
    game = one("1:h5", flowers="oo", cities={"h4": "green-adult"}, cards=[three], tiles="nursery jewel encore")
    say(game, "play 111 / go 1 1 / land h4 / birth oo")
    assert game.ledger == [(0, "nursery", 1)]


@pytest.mark.parametrize("flip", [True, False])
def test_9_6_9_12_turning_a_generation_4_over(flip: bool) -> None:
    more: dict[str, Any] = {"season": "autumn", "goals": {"autumn": "autumn_4"}, "cards": [ROW["blue"]]}
    game = one("3a:m 4a:l1", flowers="oooo", tiles="jewel encore nursery", flip_is_birth=flip, **more)
    say(game, "play 111 / go 4a 1 / land k1")
    before = game.players[0].reserve[4]
    game.apply("birth oooo")
    assert game.players[0].board["4a"].double
    assert sorted(game.players[0].board) == ["3a", "4a"]
    assert game.players[0].reserve[4] == before
    assert game.scores() == ([3, 0] if flip else [0, 0])
    say(game, "go 4a 1 / land k2")
    refused(game, "birth -", "9.6")


def test_9_8_free_letters_and_generations() -> None:
    game = say(one("1:m 3a:l1 4b:m", flowers="oooo"), "play 111 / go 3a 1 / land k1 / birth oooo")
    assert at(game, "4a") == "k1"  # 9.11: in spring
    assert (game.players[0].reserve[4], game.players[0].on_card[3]) == (2, 1)


def test_10_3_pieces_on_a_card_revealed_at_season_end() -> None:
    game = arrange(["1:k2 2a:k2", "1:m"], at_end=True, goals={"spring": "spring_3"})
    assert [player.on_card[2] for player in game.players] == [0, 1]
    assert game.legal() == ["free k2", "free -"]
    say(game, "free - / free m")
    assert game.phase() == "goal"
    game.apply("goal summer_2")
    summer = arrange(["2a:k2 2b:l1 3a:m", "2a:k2 3a:k2"], season="summer", at_end=True, goals={"summer": "summer_3"})
    assert summer.legal() == ["free k2", "free l1", "free -"]
    say(summer, "free - / free -")
    assert [player.on_card[3] for player in summer.players] == [1, 1]
    summer.apply("goal autumn_2")
    assert [player.on_card[3] for player in summer.players] == [0, 0]
    assert [player.reserve[3] for player in summer.players] == [2, 2]
    assert [player.gone[2] for player in summer.players] == [2, 1]
    assert [sorted(player.board) for player in summer.players] == [["3a"], ["3a"]]
    assert summer.season == "autumn"


def test_11_2_11_7_season_end() -> None:
    game = arrange(
        ["1:i4", "1:m 2a:m"],
        at_end=True,
        goals={"spring": "spring_2"},
        played=["22 5", "own"],
        cards=[ROW["green"]],
        tiles="nursery jewel encore",
    )
    assert game.discard == Counter({"22": 1, "5": 1, "own": 1})
    assert game.scores() == [1, 0]
    assert game.first == 1
    say(game, "free - / free i4")
    assert game.ledger == [(0, "spring_2/1", 1), (0, "nursery", 1)]  # no birth goal


def test_4_13_8_5_encore() -> None:
    more: dict[str, Any] = {"season": "autumn", "round": 6, "first": 1, "tiles": "encore jewel bouquet"}
    game = arrange(
        ["4a:m", "4a:m", "4a:m"],
        hands=["22 13", "5 5", "own other"],
        cards=[ROW["green"] + " double", "", ROW["green"]],
        **more,
    )
    say(game, "1 play 5 / 1 stop")
    assert (game.phase(), game.actor()) == ("play", 2)  # no draw in the sixth turn
    say(game, "2 play other / 2 copy 5 / 2 stop / 0 play 32 / 0 stop")
    assert (game.phase(), game.now.seat) == ("draw", 2)  # seats 2 and 0, clockwise from 1
    say(game, "draw 2 own / 2 swap own / draw 2 5")
    assert (game.actor(), game.phase(), game.round) == (2, "play", 7)
    say(game, "2 play 5 / 2 stop")
    assert (game.actor(), game.phase()) == (0, "play")  # two cards in hand, no pair
    say(game, "play 22 / stop")
    assert game.actor() == "over"
    assert game.scores() == [3 + 4 + 1, 3 + 1, 3 + 4 + 1]


def test_8_8_homecoming_counts_from_zero_but_not_for_goals() -> None:
    game = arrange(
        ["3a:b4", "3a:b4 4a:m"],
        season="autumn",
        at_end=True,
        cards=[ROW["green"]],
        tiles="homecoming jewel encore",
    )
    assert game.scores() == [3 + 4, 1 + 3]
    assert game.players[0].home() == 1


def test_12_3_12_4_12_5_ties() -> None:
    def finish(*pieces: str, flowers: list[str], cards: list[str]) -> Oracle:
        counts = [len(held.split()) for held in cards]
        scores = [10 - count for count in counts]
        return arrange(
            pieces,
            season="autumn",
            at_end=True,
            goals={"autumn": "autumn_3"},
            flowers=flowers,
            cards=cards,
            scores=scores,
        )

    none, some = ["", "", ""], ["green-egg", "", ""]
    home = finish("3a:b4", "3a:m 3b:b4", "3a:b4", flowers=["oo", "", ""], cards=none)
    assert (home.scores(), home.winners(), home.places()) == ([10, 10, 10], [1], [[1], [0], [2]])
    flowers = finish("3a:b4", "3a:b4", "3a:b4", flowers=["", "", "oo"], cards=some)
    assert flowers.places() == [[2], [0], [1]]
    cards = finish("3a:b4", "3a:b4", "3a:b4", flowers=["o", "o", "p"], cards=some)
    assert cards.places() == [[0], [1, 2]]
    shared = finish("3a:b4", "3a:b4", "3a:b4", flowers=["o", "o", "p"], cards=none)
    assert shared.winners() == [0, 1, 2]


def test_notation_refuses_what_is_no_action() -> None:
    game = one("1:m")
    for text in ("", "pass", "play", "play 112", "play 111 ", "play 111+se", "go 1 6", "go 5a 1", "land z1", "land"):
        refused(game, text, "Notation")
    for text in ("birth po", "birth", "swap", "die x", "tile red jewel", "keep it", "stop now", "free", "token"):
        refused(game, text, "Notation")
    refused(game, "land l0", "5.6")
    refused(game, "token wild", "7.1")
    say(game, "play 111 / go 1 1")
    refused(game, "land c11", "2.1")


def test_11_9_a_whole_match_without_movements() -> None:
    """Fifteen turns for each seat, in the fixed order; the compulsory free births keep everybody on the board."""
    game = Oracle(3)
    settle(game, "goal", "draw", "first", "tile")
    while game.phase() == "exchange":
        game.apply("keep")
    turns: list[tuple[str, int, int]] = []
    while game.actor() != "over":
        if game.phase() == "play":
            turns.append((game.season, game.round, int(game.actor())))
            idle(game)
        else:
            settle(game, "free_birth", "goal")
    order = [(season, n, seat) for season in TURNS for n in range(1, TURNS[season] + 1) for seat in (0, 1, 2)]
    assert turns == order
    assert [sorted(player.board) for player in game.players] == [["3a"]] * 3


# --- invariants -------------------------------------------------------------------------------------------------------

WIDEST = {"play": 12, "copy": 5, "launch": 61, "land": 90, "flower": 5, "gain": 15, "adjacent": 7, "birth": 107}
WIDEST |= {"exchange": 4, "free_birth": 3, "goal": 10, "draw": 7, "first": 5, "tile": 6, "token": 16, "die": 6}

OPTIONS: list[dict[str, Any]] = [
    {},
    {"forced_moves": True},
    {"backtracking": False},
    {"copy_chains": True},
    {"waystation_once": "seat"},
    {"flip_is_birth": False},
    {"flower_supply": "unlimited"},
]


def problems(game: Oracle) -> list[str]:
    """What is wrong with a position, by chapter Invariants."""
    found = []
    cards = game.deck + game.discard
    for player in game.players:
        cards.update(player.hand + player.played)
    if cards != Counter(DECK):
        found.append(f"action cards {cards}")
    for flower in FLOWERS:
        amounts = [player.flowers[flower] for player in game.players]
        if min(amounts) < 0 or (game.limited and (game.supply[flower] < 0 or sum(amounts) + game.supply[flower] != 24)):
            found.append(f"flowers {flower}: {amounts}")
    landed = {piece.cell for player in game.players for piece in player.board.values()} & set(CITIES)
    if game.phase() != "token" and not landed <= set(game.cities):
        found.append(f"a butterfly on a city that is face down: {landed - set(game.cities)}")
    if len(set(game.cities.values())) != len(game.cities) or not set(game.cities.values()) <= set(TOKENS):
        found.append("tokens")
    for player in game.players:
        found += seat_problems(game, player)
    if len(game.collected) > 4:
        found.append("collected from more than four cells")
    for season, generation in (("summer", 2), ("autumn", 3)):
        waiting = sum(player.on_card[generation] for player in game.players)
        if game.phase() != "goal" and (waiting == 0) != (game.goals[season] is not None):
            found.append(f"10.1: {waiting} pieces on {season}, which is {game.goals[season]}")
    return found


def seat_problems(game: Oracle, player: Player) -> list[str]:
    found = []
    on_board = Counter(piece.generation for piece in player.board.values())
    for generation, number in PIECES.items():
        elsewhere = player.on_card.get(generation, 0) + player.reserve.get(generation, 0) + player.gone[generation]
        if on_board[generation] + elsewhere != number or min(player.reserve.values()) < 0:
            found.append(f"pieces of generation {generation}")
    if any(int(name[0]) != piece.generation for name, piece in player.board.items()):
        found.append("names of pieces")
    if not player.board or player.gone[3] or player.gone[4]:
        found.append("no butterfly, or one gone that cannot go")
    if any(piece.double and piece.generation != 4 for piece in player.board.values()):
        found.append("a double that is no generation 4")
    if not (player.cards <= set(LIFE_CYCLE) and player.bonus <= set(BONUS)):
        found.append("cards")
    if len(player.hand) > 2 or player.home() > 9:
        found.append("hand or Michoacán")
    return found


def choose(game: Oracle, dice: random.Random) -> str:
    """At random, but with a taste for births and for going on, so that something happens."""
    texts = game.legal()
    if game.actor() != "chance" and dice.random() < 0.9:
        lively = [text for text in texts if text not in ("stop", "birth -", "adj -", "free -")]
        texts = lively or texts
    if game.phase() == "land" and dice.random() < 0.4:
        texts = [text for text in texts if text.split()[1] in CITIES or text.split()[1] in PLANTS] or texts
    return dice.choice(texts)


def enrich(game: Oracle, dice: random.Random) -> None:
    """Give every seat most cards and many flowers, so that tiles, payments and an empty supply come up."""
    for player in game.players:
        player.cards = set(dice.sample(LIFE_CYCLE, 9))
        player.bonus = set(dice.sample(BONUS, 2))
        for row in ROW.values():  # a row must be completed to be earned
            if set(row.split()) <= player.cards:
                player.cards.remove(row.split()[0])
        player.received = player.cards | player.bonus
        for flower in FLOWERS:
            player.flowers[flower] = 24 // len(game.players)
            game.supply[flower] -= player.flowers[flower] if game.limited else 0


class Watcher:
    """Compares a match with what it was a step before."""

    def __init__(self, game: Oracle) -> None:
        self.game = game
        self.scores = game.scores()
        self.cards = [set(player.cards) for player in game.players]
        self.moved: set[tuple[int, str]] = set()
        self.turns: list[tuple[str, int]] = []
        self.in_turn = 0

    def look(self, text: str) -> None:
        """After an action: what never decreases; who has moved; whose turns there were."""
        game = self.game
        assert problems(game) == []
        assert all(now >= then for now, then in zip(game.scores(), self.scores, strict=True))
        assert all(then <= player.cards for player, then in zip(game.players, self.cards, strict=True))
        self.scores = game.scores()
        self.cards = [set(player.cards) for player in game.players]
        if text.startswith("go "):
            self.moved.add((int(game.actor()), text.split()[1]))
        for seat, player in enumerate(game.players):
            for name, piece in player.board.items():
                if (seat, name) in self.moved and piece.cell in CITIES and game.phase() != "land":
                    assert piece.cell in piece.visited
        self.in_turn += 1
        assert self.in_turn <= 35 or game.phase() in ("free_birth", "goal")
        if game.phase() == "play" and not text.startswith("play"):
            self.turn_begins()

    def turn_begins(self) -> None:
        game, seat = self.game, int(self.game.actor())
        self.in_turn = 0
        self.turns.append((game.season, seat))
        assert game.collected == set()
        if game.round <= TURNS[game.season]:
            assert len(game.players[seat].hand) == 2
        last = game.season == "autumn" and game.round >= 6
        for other, player in enumerate(game.players):
            over = last and self.turns.count(("autumn", other)) >= 6 and other != seat
            assert len(player.hand) in ((0, 1, 2) if over else (1, 2) if game.round == 7 else (2,))

    def at_the_end(self) -> None:
        game = self.game
        assert game.winners()
        for seat, player in enumerate(game.players):
            turns = Counter(season for season, who in self.turns if who == seat)
            assert turns == {"spring": 4, "summer": 5, "autumn": 7 if "encore" in player.tiles else 6}
            assert player.score == sum(points for who, _, points in game.ledger if who == seat)
            assert sum(points for who, source, points in game.ledger if (who, source) == (seat, "michoacan")) <= 30
        for season, rounds in TURNS.items():
            order = [seat for each, seat in self.turns if each == season]
            size = len(game.players)
            assert order[: rounds * size] == order[:size] * rounds
            assert all((b - a) % size == 1 for a, b in pairwise(order[:size]))


def play_out(seats: int, options: dict[str, Any], seed: str, *, rich: bool) -> tuple[Oracle, list[str]]:
    dice = random.Random(seed)
    game = Oracle(seats, **options)
    record: list[str] = []
    watcher: Watcher | None = None
    while game.actor() != "over":
        if watcher is None and not game.in_set_up():
            if rich:
                enrich(game, dice)
            watcher = Watcher(game)
            watcher.turn_begins()
        texts = game.legal()
        assert 1 <= len(texts) <= WIDEST[game.phase()]
        assert len(set(texts)) == len(texts)
        assert bool(game.chance()) == (game.actor() == "chance")
        assert sum(probability for _, probability in game.chance()) in (0, 1)
        record.append(choose(game, dice))
        game.apply(record[-1])
        if watcher is not None:
            watcher.look(record[-1])
    assert watcher is not None
    watcher.at_the_end()
    assert len(record) < 3000
    return game, record


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_invariants_over_random_matches(seats: int, rich: bool) -> None:
    for number, options in enumerate(OPTIONS):
        if (number + seats + rich) % 3 == 0:  # every option with several numbers of seats, in little time
            play_out(seats, options, f"{seats} {number} {rich}", rich=rich)


def test_replaying_a_record_gives_the_same_match() -> None:
    game, record = play_out(3, {}, "replay", rich=False)
    again = Oracle(3)
    for text in record:
        again.apply(text)
    assert again.facts() == game.facts()
    assert again.ledger == game.ledger


def test_random_matches_meet_everything() -> None:
    """The invariants would prove little if tiles, flips or extra turns never came up."""
    seen: Counter[str] = Counter()
    for seed in range(6):
        game, record = play_out(4, {}, f"meet {seed}", rich=True)
        seen.update(text.split()[0] for text in record)
        seen.update(tile for player in game.players for tile in player.tiles)
        seen.update("flip" for player in game.players for piece in player.board.values() if piece.double)
        seen.update("home" for player in game.players if player.home([4]))
        seen.update("stretch" for text in record if text.endswith("+2"))
    wanted = {*TILES, "flip", "home", "stretch", "copy", "swap", "keep", "gain", "adj", "pick", "birth", "free", "stop"}
    assert wanted <= set(seen)


def test_copies_are_independent_and_any_step_can_be_next() -> None:
    game = one("1:m")
    other = game.copy()
    say(other, "play 111 / go 1 1 / land l1")
    assert (at(game, "1"), at(other, "1")) == ("m", "l1")
    game.restart(Step("free_birth", 0))
    assert game.legal() == ["free m"]

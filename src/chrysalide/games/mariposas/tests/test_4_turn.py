"""Chapter 4: the turn and its cards."""

from typing import Any

import pytest

from chrysalide.core.errors import ChrysalideError
from chrysalide.games.mariposas.tests.table import (
    OPENING,
    SETUP,
    arranged,
    cards,
    cell,
    flowers,
    hand,
    laid,
    legal,
    new,
    phase,
    piece,
    refused,
    run,
    told,
)


def test_the_opening_of_the_specification_plays_as_written() -> None:
    before, birth, after = OPENING.partition("1 birth pvw")
    match = run(new(), before + birth)
    assert (cell(match, "2a", 1), flowers(match, 1)) == ("k2", "")
    assert match.view()["seasons"][1]["waiting"] == [1, 0]
    run(match, after)
    assert (phase(match), match.actor) == ("launch", 0)
    assert (flowers(match, 0), flowers(match, 1)) == ("oy", "o")
    assert cards(match, 1) == ["stretch"]
    assert (hand(match, 0), hand(match, 1)) == (["4f"], ["22", "own"])
    assert (cell(match, "1"), cell(match, "1", 1), cell(match, "2a", 1)) == ("j1", "k2", "h4")
    assert piece(match, "2a", 1)["visited"] == ["memphis"]
    assert (match.view()["season"], match.view()["round"]) == ("spring", 2)


@pytest.mark.parametrize(
    "text",
    [
        "", "pass", "play", "play 112", "play 111+se", "go 1 6", "go 5a 1", "land z1", "land", "birth po", "birth",
        "swap", "die x", "tile red jewel", "keep it", "stop now", "free", "token", "land l0", "token wild", "land c11",
    ],
)  # fmt: skip
def test_what_is_not_written_as_an_action_is_refused(text: str) -> None:
    for match in (arranged("1:m", "1:m"), run(arranged("1:m", "1:m"), "play 111 / go 1 1")):
        if text not in legal(match):
            with pytest.raises(ChrysalideError):
                match.enter(text)


@pytest.mark.parametrize(("season", "rounds"), [("spring", 4), ("summer", 5), ("autumn", 6)])
def test_4_1_every_seat_has_one_turn_in_each_round(season: str, rounds: int) -> None:
    match = arranged("3a:k2", "3a:k2", season=season, first=1, active=1, hands=["111 22", "13 5"])
    turns: list[int] = []
    while match.view()["season"] == season and phase(match) not in ("over", "free_birth", "goal"):
        if phase(match) == "play":
            turns.append(match.actor)
            match.enter(match.legal()[0])
            match.enter("stop")
        else:
            match.enter("keep" if phase(match) == "exchange" else match.legal()[0])
    assert turns == [1, 0] * rounds


def test_4_2_a_turn_is_a_card_its_movements_and_a_refill() -> None:
    match = run(new(), SETUP)
    phases = []
    for entry in ("play 5", "go 1 5", "land i1", "draw 1 13"):
        phases.append(phase(match))
        run(match, f"{entry}")
    assert phases == ["play", "launch", "land", "draw"]
    assert (match.actor, phase(match)) == (0, "play")


def test_4_3_one_card_from_the_hand_or_the_bonus_card_double() -> None:
    match = arranged("1:m", "1:m", hands=["22 5"], cards=["double extra stretch"])
    kinds = ["22", "22+e", "22+s", "22+es", "5", "5+e", "5+s", "5+es", "32", "32+e", "32+s", "32+es"]
    assert legal(match) == [f"play {kind}" for kind in kinds]
    bare = arranged("1:m", "1:m", hands=["22 5"])
    assert refused(bare, "play 111") == "4.3"
    assert refused(bare, "play 32") == "4.3"
    assert refused(bare, "play 22+e") == "4.3"
    assert refused(bare, "play 22+s") == "4.3"


def test_4_4_a_played_card_stays_before_its_seat_until_the_season_ends() -> None:
    match = run(arranged("1:m", "1:m", hands=["22 5"]), "play 22 / stop / draw 0 4f")
    run(match, "1 play 111 / stop / draw 1 5 / 0 play 5 / stop / draw 0 13")
    assert match.view()["seats"][0]["played"] == ["22", "5"]
    end = arranged("1:m", "1:m", at_end=True, played=["22 5", "111 4f"])
    assert [seat["played"] for seat in end.view()["seats"]] == [[], []]


@pytest.mark.parametrize(
    ("kind", "moves"), [("111", [1, 1, 1]), ("22", [2, 2]), ("13", [1, 3]), ("5", [5]), ("4f", [4])]
)
def test_4_5_the_movements_of_a_card(kind: str, moves: list[int]) -> None:
    match = run(arranged("1:m", "1:m", hands=[f"{kind} own"]), f"play {kind}")
    assert match.view()["turn"]["moves"] == moves
    assert legal(match) == [*[f"go 1 {length}" for length in sorted(set(moves))], "stop"]


def test_4_5_no_movement_of_another_length() -> None:
    """Worked example 26."""
    match = run(arranged("1:m", "1:m", hands=["22 5"]), "play 22")
    assert refused(match, "go 1 4") == "4.5"


def test_4_6_a_copy_card_acts_as_a_movement_card_played_earlier() -> None:
    match = arranged("1:m", "1:m", hands=["own other"], played=["22 own", "5 4f other"])
    own = run(match.copy(), "play own")
    assert legal(own) == ["copy 22"]
    assert refused(own, "copy 5") == "4.6"
    assert refused(own, "copy own") == "4.6"
    assert run(own, "copy 22").view()["turn"]["moves"] == [2, 2]
    assert own.view()["seats"][0]["played"] == ["22", "own", "own"]
    assert legal(run(match.copy(), "play other")) == ["copy 5", "copy 4f"]


def test_4_6_a_copied_card_brings_its_extra_flower_and_takes_bonus_cards() -> None:
    match = arranged("1:m", "1:m", hands=["own 5"], played=["4f"], cards=["extra stretch"], round=2)
    run(match, "play own+es / copy 4f")
    assert match.view()["turn"]["moves"] == [1, 4]
    run(match, "go 1 4 / land j1")
    assert phase(match) == "adjacent"
    run(match, "adj i2")
    assert legal(match) == ["go 1 1", "go 1 1+2", "stop"]


def test_4_6_chains_reach_further_if_the_option_says_so() -> None:
    table: dict[str, Any] = {"hands": ["own other"], "played": ["22 other", "5 own"], "copy_chains": True}
    assert legal(run(arranged("1:m", "1:m", **table), "play own")) == ["copy 22", "copy 5"]
    assert legal(run(arranged("1:m", "1:m", **table), "play other")) == ["copy 22", "copy 5"]
    plain: dict[str, Any] = {**table, "played": ["22", "5"]}
    assert legal(run(arranged("1:m", "1:m", **plain), "play own")) == ["copy 22"]
    assert legal(run(arranged("1:m", "1:m", **plain), "play other")) == ["copy 5"]
    for chains in (True, False):  # a card does not reach through one of its own kind
        same: dict[str, Any] = {**table, "played": ["22 own", "5 other"], "copy_chains": chains}
        assert legal(run(arranged("1:m", "1:m", **same), "play own")) == ["copy 22"]
        assert legal(run(arranged("1:m", "1:m", **same), "play other")) == ["copy 5"]


def test_4_7_bonus_cards_are_never_copied() -> None:
    """Worked example 24: an opponent has played 22 and double."""
    match = arranged("1:m", "1:m", hands=["22 5", "other 111"], cards=["double"])
    run(match, "play 22 / stop / draw 0 4f / 1 play 111 / stop / draw 1 13 / 0 play 32 / stop")
    assert (match.actor, phase(match)) == (1, "play")
    run(match, "play other")
    assert legal(match) == ["copy 22"]
    assert refused(match, "copy 32") == "4.7"
    assert refused(match, "copy 13") == "4.6"
    run(match, "copy 22")
    turn = match.view()["turn"]
    assert (turn["moves"], turn["card"], turn["as"]) == ([2, 2], "other", "22")


def test_4_8_a_copy_card_with_nothing_to_copy_gives_no_movement() -> None:
    """Worked example 24."""
    match = run(arranged("1:m", "1:m", hands=["own 5"]), "play own")
    assert phase(match) == "draw"
    assert told(match, "copy-empty") == [{"seat": 0}]
    extra = run(arranged("1:m", "1:m", hands=["own 5"], cards=["extra stretch"]), "play own+e")
    assert extra.view()["turn"]["moves"] == [1]


def test_4_9_the_hand_is_refilled_to_two_and_not_for_bonus_cards() -> None:
    match = run(arranged("1:m", "1:m", hands=["22 5"]), "play 5 / stop / draw 0 13")
    assert (hand(match), match.actor) == (["22", "13"], 1)
    double = run(arranged("1:m", "1:m", hands=["22 5"], cards=["double extra"]), "play 32+e / stop")
    assert (hand(double), double.actor, cards(double)) == (["22", "5"], 1, [])
    assert refused(run(arranged("1:m", "1:m", hands=["22 5"]), "play 5 / stop"), "draw 1 13") == "4.9"


def test_4_10_two_alike_or_two_copy_cards_may_be_exchanged() -> None:
    """Worked example 25."""
    match = run(arranged("1:m", "1:m", hands=["own 5"]), "play 5 / stop / draw 0 other")
    assert legal(match) == ["swap own", "swap own other", "swap other", "keep"]
    assert refused(match, "swap 111") == "4.10"
    run(match, "swap own / draw 0 22")
    assert hand(match) == ["22", "other"]
    assert match.view()["discard"] == {"own": 1}
    [given] = told(match, "cards-exchanged")
    assert (given["seat"], given["cards"], given["number"], given["alike"]) == (0, ["own"], 1, "yes")
    alike = run(arranged("1:m", "1:m", hands=["111 5"]), "play 5 / stop / draw 0 111")
    assert legal(alike) == ["swap 111", "swap 111 111", "keep"]
    for pair in ("111 22", "own 22"):
        kept, drawn = pair.split()
        other = run(arranged("1:m", "1:m", hands=[f"{kept} 5"]), f"play 5 / stop / draw 0 {drawn}")
        assert (other.actor, phase(other)) == (1, "play")
    assert refused(arranged("1:m", "1:m", hands=["111 111"]), "swap 111") == "4.10"


def test_4_11_one_exchange_in_a_turn_even_if_no_card_was_drawn() -> None:
    match = run(arranged("1:m", "1:m", hands=["111 111"], cards=["double"]), "play 32 / stop")
    assert (match.actor, phase(match)) == (0, "exchange")
    run(match, "swap 111 111 / draw 0 22 / draw 0 22")
    assert (match.actor, phase(match), hand(match)) == (1, "play", ["22", "22"])
    both = run(arranged("1:m", "1:m", hands=["own own"], cards=["double"]), "play 32 / stop")
    assert legal(both) == ["swap own", "swap own own", "keep"]
    for pair in ("111 22", "own 22"):
        other = run(arranged("1:m", "1:m", hands=[pair], cards=["double"]), "play 32 / stop")
        assert (other.actor, phase(other)) == (1, "play")


def test_4_12_the_discard_becomes_the_deck_when_a_card_must_be_drawn() -> None:
    kinds = ["111"] * 6 + ["22"] * 6 + ["13"] * 6 + ["5"] * 5 + ["4f"] * 4 + ["own"] * 3 + ["other"] * 2
    match = arranged("1:m", "1:m", hands=["5 4f", "4f other"], discard=" ".join(kinds))
    assert (match.view()["deck"], sum(match.view()["discard"].values())) == (0, 32)
    run(match, "play 5 / stop")
    assert (match.view()["deck"], match.view()["discard"]) == (32, {})
    assert told(match, "deck-renewed") == [{"cards": 32}]
    out = run(arranged("1:m", "1:m", hands=["5 4f"], played=["", "own own own"]), "play 5 / stop")
    assert refused(out, "draw 0 own") == "4.12"


def test_4_12_without_deck_and_discard_no_card_is_drawn() -> None:
    match = arranged("4a:m", "4a:m", season="autumn", round=5, hands=["5 4f", "4f other"], deck="")
    run(match, "play 5 / stop")
    assert (match.actor, hand(match)) == (1, ["4f"])
    pink = "pink-egg pink-caterpillar pink-chrysalis pink-adult"
    table: dict[str, Any] = {"season": "autumn", "round": 6, "hands": ["111 111", "5 5"], "deck": "", "cards": [pink]}
    extra = run(arranged("4a:m", "4a:m", **table), "play 111 / stop / play 5 / stop")
    assert (extra.actor, phase(extra), extra.view()["extra"], hand(extra)) == (0, "play", True, ["111"])


def test_4_13_no_refill_after_the_sixth_turn_of_autumn() -> None:
    match = run(arranged("4a:m", "4a:m", season="autumn", round=6, hands=["5 4f"]), "play 5 / stop")
    assert (match.actor, phase(match), hand(match)) == (1, "play", ["4f"])


def test_4_14_what_bonus_cards_do() -> None:
    match = arranged("1:m", "1:m", hands=["22 5"], cards=["double extra stretch"])
    assert run(match.copy(), "play 32").view()["turn"]["moves"] == [2, 3]
    assert run(match.copy(), "play 5+e").view()["turn"]["moves"] == [1, 5]
    stretched = run(match.copy(), "play 5+s")
    assert legal(stretched) == ["go 1 5", "go 1 5+2", "stop"]
    assert run(stretched, "go 1 5+2").view()["turn"]["flying"]["total"] == 7
    assert refused(run(match.copy(), "play 5"), "go 1 5+2") == "4.14"


def test_4_15_extra_and_stretch_go_with_any_card_and_any_movement() -> None:
    """Worked example 27."""
    match = run(arranged("1:m", "1:m", hands=["4f 22"], cards=["extra stretch"]), "play 4f+es")
    assert match.view()["turn"]["moves"] == [1, 4]
    assert legal(match) == ["go 1 1", "go 1 4", "go 1 1+2", "go 1 4+2", "stop"]
    six = run(match.copy(), "go 1 4+2 / land i2")
    assert phase(six) == "adjacent"
    assert legal(run(six, "adj -")) == ["go 1 1", "stop"]
    three = run(match.copy(), "go 1 1+2 / land j2 / token pink-egg / die o")
    assert three.view()["turn"]["moves"] == [4]
    assert legal(three) == ["go 1 4", "stop"]
    copy = arranged("1:m", "1:m", hands=["own 22"], played=["5"], cards=["extra stretch"])
    assert run(copy, "play own+es / copy 5").view()["turn"]["moves"] == [1, 5]


def test_4_16_stretch_needs_a_movement() -> None:
    """Worked example 24."""
    match = arranged("1:m", "1:m", hands=["own 5"], cards=["extra stretch"])
    assert refused(match, "play own+s") == "4.16"
    assert "play own+es" in legal(match)
    assert "play own+s" in legal(arranged("1:m", "1:m", hands=["own 5"], played=["22"], cards=["stretch"]))


def test_4_17_a_bonus_card_is_kept_until_used_and_then_lies_in_front_until_the_season_ends() -> None:
    """Also 4.4 and 11.2."""
    match = arranged("2a:m", "1:m", at_end=True, cards=["double extra stretch"])
    assert (cards(match), laid(match)) == (["double", "extra", "stretch"], [])
    table: dict[str, Any] = {"hands": ["22 5"], "cards": ["double extra stretch"], "laid": ["", "double"]}
    used = run(arranged("1:m 2a:m 2b:m", "1:m 2a:m 2b:m", round=4, **table), "play 32+s / stop")
    assert (cards(used), laid(used), laid(used, 1)) == (["extra"], ["double", "stretch"], ["double"])
    assert used.view()["seats"][0]["played"] == []
    run(used, "1 play 111 / stop / draw 1 5")
    assert (used.view()["season"], cards(used), laid(used), laid(used, 1)) == ("summer", ["extra"], [], [])


def test_4_17_a_bonus_card_in_front_cannot_be_played_again() -> None:
    match = arranged("1:m", "1:m", hands=["22 5"], laid=["double extra stretch"])
    for text in ("play 32", "play 22+e", "play 22+s"):
        assert refused(match, text) == "4.3"


def test_4_7_bonus_cards_in_front_are_not_copied() -> None:
    """Also 4.17: those of a season ago neither, they lie there no more."""
    match = arranged("1:m", "1:m", hands=["own other"], played=["22", "5"], laid=["double", "double"])
    assert legal(run(match.copy(), "play own")) == ["copy 22"]
    other = run(match.copy(), "play other")
    assert legal(other) == ["copy 5"]
    assert refused(other, "copy 32") == "4.7"

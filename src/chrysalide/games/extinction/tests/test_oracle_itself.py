"""Tests of the oracle itself: the specification's worked examples, its recorded opening, its invariants.

Test names cite the rules of the specification; `ex` is a worked example.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from chrysalide.core.dice import Dice
from chrysalide.games.extinction.tests.oracle import Oracle
from chrysalide.games.extinction.tests.oracle_arrange import arrange
from chrysalide.games.extinction.tests.oracle_board import CELLS, LINES, NEIGHBOURS, reach
from chrysalide.games.extinction.tests.oracle_data import (
    CARDS,
    COUNTRIES,
    DECKS,
    MODULES,
    ROLES,
    ROW,
    SECOND_VOTE,
    SPECIALTIES,
)

START = "13 22 25 36 41 52 55 64"
OPENING = """
0 role zoologiste
0 spec 1
* draw 0 collecte
* draw 0 plaidoyer
1 role lobbyiste
1 spec 1
* draw 1 coalition
* draw 1 restaurer
* first 0
0 move 22 23
* dice 2 4 6
0 die 2 relocaliser
0 move 13 23
0 die 4 planifier
0 play collecte
0 die 6 collecte@0
* birth 2
0 born 23 13
0 split 24
0 line r4
* dest 5
* effect journee
* draw 0 terrain
* dice 1 3 5
1 die 5 diner
1 cube 4
* amb 4 indonesie
1 die 3 reseaux
1 die 1 replanter
1 clear 45
1 line c5
* dest 2
* effect coupe_rase
* draw 1 plaidoyer
0 stop
* dice 1 1 6
"""


# --- words ------------------------------------------------------------------------------------------------------------


def say(oracle: Oracle, text: str) -> Oracle:
    """Apply actions separated by "/" or lines."""
    for action in text.replace("\n", "/").split("/"):
        if action.strip():
            oracle.apply(action.strip())
    return oracle


def texts(oracle: Oracle, word: str) -> set[str]:
    """What follows this word in the legal actions."""
    return {text.removeprefix(f"{word} ") for text in oracle.legal() if text.split()[0] == word}


def animals(oracle: Oracle) -> str:
    return " ".join(cell for cell in CELLS for _ in range(oracle.animals[cell]))


def money(oracle: Oracle) -> list[int]:
    return [player.money for player in oracle.players]


def refused(oracle: Oracle, text: str) -> None:
    before = oracle.facts()
    with pytest.raises(ValueError, match="not possible"):
        oracle.apply(text)
    assert oracle.facts() == before


def won_odds(oracle: Oracle) -> Fraction:
    """The probability that the ambassador whose dice are about to be rolled says Yes."""
    assert oracle.phase() == "poll_roll"
    one = next(one for p, one in enumerate(oracle.ambassadors, 1) if p in oracle.polled)
    rolls = oracle.odds().items()
    return sum(
        (odds for text, odds in rolls if oracle.says_yes(one, [int(v) for v in text.split()[1:]])), start=Fraction(0)
    )


# --- data -------------------------------------------------------------------------------------------------------------


def test_1_2_ambassadors_and_row() -> None:
    assert Counter(country.back for country in COUNTRIES.values()) == {"blue": 5, "green": 4, "grey": 3}
    assert Counter(ROW) == {"blue": 3, "green": 2, "grey": 1}


def test_1_3_numbers_of_cards() -> None:
    assert [len(DECKS[role]) for role in ROLES] == [14] * 5
    assert sum(card.deck == "all" for card in CARDS.values()) == 10
    for module in MODULES.values():
        assert sum(effect.copies for effect in module.effects.values()) == 18
        assert module.effects[module.key].copies == 4
        assert module.effects[module.hard_constant].kind == "C"
    for role in ROLES:
        assert all(start in DECKS[role] and CARDS[start].deck == role for _, start in SPECIALTIES[role])


def test_1_7_play_field() -> None:
    assert len(CELLS) == 36
    assert len(LINES) == 12
    assert Counter(len(near) for near in NEIGHBOURS.values()) == {2: 4, 3: 16, 4: 16}
    assert LINES["r4"] == ["41", "42", "43", "44", "45", "46"]
    assert LINES["c2"] == ["12", "22", "32", "42", "52", "62"]


def test_2_6_start_patterns() -> None:
    turned = {f"{cell[1]}{7 - int(cell[0])}" for cell in START.split()}
    assert turned == set(START.split())
    for module, number in (("tigre", 8), ("loutre", 8), ("panda", 7)):
        oracle = Oracle(4, module=module)
        assert oracle.population() == number
        assert oracle.couples() == 0
        assert oracle.reserve == {"tigre": 16, "loutre": 16, "panda": 11}[module]


# --- the opening ------------------------------------------------------------------------------------------------------


def test_opening_of_the_notation() -> None:
    oracle = Oracle(2, module="tigre", level="normal")
    lines = OPENING.strip().split("\n")
    at = {text: number for number, text in enumerate(lines)}
    for number, text in enumerate(lines):
        oracle.apply(text)
        if number == at["0 split 24"]:
            assert animals(oracle) == "13 23 24 25 36 41 52 55 64"
        if number == at["0 die 6 collecte@0"]:
            assert (oracle.players[0].money, oracle.birth_target()) == (2, 2)
        if number == at["* dest 5"]:
            assert (oracle.tiles, oracle.population()) == ({"45"}, 9)
        if number == at["* effect journee"]:
            assert money(oracle) == [3, 1]
        if number == at["* amb 4 indonesie"]:
            assert (oracle.phase(), money(oracle)) == ("act", [3, 0])
        if number == at["* dest 2"]:
            assert (oracle.tiles, oracle.population()) == ({"25"}, 8)
        if number == at["* effect coupe_rase"]:
            assert [constant.id for constant in oracle.row] == ["coupe_rase"]
        if number == at["* draw 1 plaidoyer"]:
            assert (oracle.year, oracle.actor(), oracle.phase()) == (2, 0, "free_move")
    assert oracle.phase() == "act"
    assert oracle.facts()["seats"][0]["dice"] == [(1, None), (1, None), (6, None)]


# --- worked examples --------------------------------------------------------------------------------------------------

EXAMPLE_1: dict[str, Any] = {
    "area": "rechercher@2",
    "money": {0: 1},
    "dice": {0: "1 4 5", 1: "3:relocaliser", 2: "4:rechercher@2"},
    "top": "fonds",
}


def test_ex_1_dice() -> None:
    oracle = arrange(START, "45", **EXAMPLE_1).resume("act")
    say(oracle, "die 1 replanter")
    assert money(oracle)[0] == 0
    assert texts(oracle, "clear") == {"45"}
    say(oracle, "clear 45")
    assert oracle.reserve == 16
    say(oracle, "die 4 relocaliser / move 22 23 / die 5 rechercher@2 / drop")
    assert oracle.effect_discard == Counter({"fonds": 1})
    assert oracle.top is None


def test_ex_2_equal_value() -> None:
    refused(arrange(START, "45", **EXAMPLE_1).resume("act"), "die 4 rechercher@2")
    oracle = arrange(START, "45", specialties={0: "negociateur"}, **EXAMPLE_1).resume("act")
    assert "4 rechercher@2" in texts(oracle, "die")
    refused(oracle, "die 1 rechercher@2")


def test_ex_3_two_seats() -> None:
    lying = {0: "3 4 5", 1: "3:relocaliser"}
    oracle = arrange(START, seats=2, dice=lying).resume("act")
    assert [value for value in "345" if f"{value} relocaliser" in texts(oracle, "die")] == ["5"]
    oracle = arrange(START, seats=2, dice=lying, specialties={0: "negociateur"}).resume("act")
    assert [value for value in "345" if f"{value} relocaliser" in texts(oracle, "die")] == ["4", "5"]


def test_ex_4_own_die_free_place() -> None:
    oracle = arrange(START, dice={0: "2:planifier 6 1"}).resume("act")
    refused(oracle, "die 6 planifier")
    oracle = arrange(START, dice={0: "5:reseaux 1"}).resume("act")
    say(oracle, "die 1 reseaux")
    assert money(oracle)[0] == 1


def test_ex_5_cost() -> None:
    oracle = arrange(START, dice={0: "1 2 6"}).resume("act")
    assert not any("replanter" in text for text in oracle.legal())
    oracle = arrange(START, dice={0: "1 2 6"}, money={2: 2}, permanents={2: "fondscommun"}).resume("act")
    say(oracle, "die 2 replanter")
    assert money(oracle) == [0, 0, 1, 0]
    oracle = arrange(START, dice={0: "1 2 6"}, specialties={0: "fondation"}).resume("act")
    say(oracle, "die 2 replanter")
    assert money(oracle) == [0, 0, 0, 0]
    assert oracle.used == {"fondation"}


def test_ex_6_no_effect() -> None:
    oracle = arrange(START, dice={0: "2 3"}, money={0: 1}).resume("act")
    say(oracle, "die 2 replanter")
    assert money(oracle)[0] == 0
    assert oracle.phase() == "act"


def test_ex_7_birth() -> None:
    oracle = arrange("11 11 44 44", "12 21 43 45").resume("births")
    assert oracle.birth_target() == 3
    say(oracle, "birth 3")
    assert texts(oracle, "born") == {"44 34", "44 54"}
    say(oracle, "born 44 34")
    assert oracle.legal() == ["split 54"]
    say(oracle, "split 54")
    assert animals(oracle) == "11 11 34 44 54"


def test_ex_8_split_impossible() -> None:
    oracle = say(arrange("11 11 44 44", "12 21 43 45 54").resume("births"), "birth 3 / born 44 34")
    assert (animals(oracle), oracle.phase()) == ("11 11 34 44", "line")
    oracle = say(arrange("11 11 44 44", "12 21 43 45 54").resume("births"), "birth 4")
    assert (animals(oracle), oracle.phase()) == ("11 11 44 44", "line")


def test_ex_9_no_birth() -> None:
    crowd = "12 21 22 22 23 32"
    assert arrange(crowd).resume("births").phase() == "line"
    oracle = arrange(crowd, permanents={0: "nurserie"}).resume("births")
    assert (oracle.phase(), oracle.birth_target()) == ("birth_roll", 2)
    say(oracle, "birth 2")
    assert "22 24" in texts(oracle, "born")
    say(oracle, "born 22 24")
    assert (oracle.phase(), animals(oracle)) == ("line", "12 21 22 23 24 32")
    assert arrange(crowd, permanents={1: "nurserie"}).resume("births").phase() == "line"


def test_ex_10_panda_target() -> None:
    oracle = arrange("22 22 55", module="panda", row="saison").resume("births")
    assert (oracle.birth_target(), oracle.phase()) == (0, "line")
    oracle = arrange("22 22 55", module="panda", row="saison", specialties={0: "biologiste"}).resume("births")
    assert (oracle.birth_target(), oracle.phase()) == (1, "birth_roll")
    oracle = arrange("22 22 33 33 55 55", module="panda").resume("births")
    assert (oracle.birth_target(), oracle.phase()) == (3, "birth_roll")


def test_ex_11_slide() -> None:
    oracle = say(arrange("12 55", "32 42").resume("destruction"), "line c2 / dest 4")
    assert oracle.tiles == {"22", "32", "42"}
    assert oracle.population() == 2


def test_ex_12_direct_hit() -> None:
    oracle = arrange(START).resume("destruction")
    assert len(oracle.legal()) == 12
    say(oracle, "line r2 / dest 5")
    assert (oracle.tiles, oracle.population(), oracle.reserve) == ({"25"}, 7, 15)


def test_ex_13_slide_tie() -> None:
    def begun(tiles: str) -> Oracle:
        return say(arrange("31 35 66 66", tiles).resume("destruction"), "line r3 / dest 3")

    assert begun("33").legal() == ["side 31", "side 35"]
    assert say(begun("33"), "side 31").tiles == {"32", "33"}
    assert say(begun("33"), "side 35").tiles == {"33", "34"}
    oracle = say(begun("33 34"), "side 35")
    assert (oracle.tiles, animals(oracle)) == ({"33", "34", "35"}, "31 66 66")


def test_ex_14_illegal_line() -> None:
    oracle = arrange("31 35").resume("destruction")
    assert texts(oracle, "line") == {"r3", "c1", "c5"}


def test_ex_15_otter_spread() -> None:
    oracle = arrange("44 46 11", "33", module="loutre").resume("destruction")
    say(oracle, "line r4 / dest 3")
    assert (oracle.tiles, animals(oracle), oracle.phase()) == ({"33", "43", "44"}, "11 46", "effect_reveal")
    oracle = arrange("44 46 11", module="loutre").resume("destruction")
    say(oracle, "line r4 / dest 3")
    assert (oracle.tiles, oracle.phase()) == ({"43"}, "effect_reveal")


def test_ex_16_panda_starvation() -> None:
    oracle = arrange("11 14 22 55 55", "12 13 15 21", module="panda").resume("destruction")
    say(oracle, "line r5 / dest 1")
    assert animals(oracle) == "22 55 55"
    oracle = arrange("11 22 55 55", "12", module="panda").resume("destruction")
    say(oracle, "line r5 / dest 1")
    assert animals(oracle) == "22 55 55"
    oracle = arrange("22 33 55", "12 21", module="panda", row="floraison", top="route").resume("effect")
    assert (oracle.phase(), texts(oracle, "lose")) == ("victim", {"22"})


def test_ex_17_reserve_empty() -> None:
    oracle = arrange(START, reserve=0).resume("destruction")
    assert (oracle.result(), oracle.rule, oracle.actor()) == (0, "13.3", "over")
    oracle = arrange(START, reserve=0, skip=1).resume("destruction")
    assert (oracle.phase(), oracle.skip) == ("effect_reveal", 0)


def test_ex_18_population() -> None:
    oracle = say(arrange("22 55", top="braconnage").resume("effect"), "lose 22")
    assert (oracle.result(), oracle.rule) == (0, "13.2")
    oracle = say(arrange("22 55", top="braconnage", permanents={2: "veto"}).resume("effect"), "lose 22")
    assert (oracle.phase(), oracle.actor()) == ("save", 2)
    say(oracle, "save")
    assert (oracle.population(), oracle.result()) == (2, None)


def key_card(**more: Any) -> Oracle:
    """Example 19: Coupe rase and Remaniement in play, the key card on top."""
    return arrange(
        "22 35 55", "11", row="coupe_rase remaniement", top="face_a_face", ambassadors=["chine:2", "inde:3"], **more
    )


def test_ex_19_key_card() -> None:
    oracle = key_card(skip=3).resume("effect")
    assert oracle.phase() == "line"
    say(oracle, "line r3 / dest 4")
    assert [one.cubes for one in oracle.ambassadors[:2]] == [2, 2]
    assert (oracle.phase(), texts(oracle, "lose"), oracle.skip) == ("victim", {"35"}, 3)
    say(oracle, "lose 35")
    assert (animals(oracle), oracle.effect_discard) == ("22 55", Counter({"face_a_face": 1}))


def test_ex_20_jurisprudence() -> None:
    oracle = say(key_card(permanents={0: "jurisprudence"}).resume("destruction"), "line r5 / dest 1")
    assert oracle.legal() == ["ignore", "no"]
    say(oracle, "ignore")
    assert [one.cubes for one in oracle.ambassadors[:2]] == [2, 2]  # no second question
    oracle = key_card(permanents={0: "jurisprudence"}, skip=1).resume("destruction")
    assert oracle.phase() == "line"  # of the extra destruction
    say(oracle, "line r5 / dest 1")
    assert oracle.phase() == "ignore_part"  # Remaniement can be ignored now
    oracle = say(key_card(permanents={1: "jurisprudence"}).resume("destruction"), "line r5 / dest 1")
    assert oracle.phase() == "line"


def test_ex_21_fund() -> None:
    oracle = arrange(START, top="fonds", row="piste", money={0: 2, 1: 2}).resume("effect")
    assert (oracle.effect_discard, oracle.phase()) == (Counter({"fonds": 1}), "next_seat")
    oracle = arrange(START, active=2, top="fonds", row="piste proies", money={1: 3, 3: 3}).resume("effect")
    assert (oracle.actor(), oracle.legal()) == (3, ["fund 1", "fund 2", "no"])
    say(oracle, "3 no")
    assert oracle.actor() == 1
    say(oracle, "1 fund 2")
    assert ([constant.id for constant in oracle.row], money(oracle)) == (["piste"], [0, 0, 0, 3])
    assert oracle.effect_discard == Counter({"fonds": 1, "proies": 1})


def test_ex_22_land() -> None:
    tiles = "11 12 33 34 66"
    oracle = arrange(START, tiles, hands={0: "terres"}, money={0: 2}, dice={0: "1 1"}).resume("act")
    say(oracle, "die 1 planifier / play terres")
    assert texts(oracle, "amount") == {"0", "1", "2"}
    oracle = arrange(
        START, tiles, hands={0: "terres"}, money={0: 2}, dice={0: "1 1"}, specialties={0: "fondation"}
    ).resume("act")
    say(oracle, "die 1 planifier / play terres / amount 3 / clear 11 / clear 34 / clear 12")
    assert (oracle.tiles, money(oracle)[0], oracle.phase()) == ({"33", "66"}, 0, "act")
    assert oracle.players[0].discard == ["terres"]


def test_ex_23_antechamber() -> None:
    countries = ["chine", "inde", "japon", "bresil", "allemagne", "australie"]
    oracle = arrange(START, area="antichambre@1", dice={0: "6 6"}, ambassadors=countries).resume("act")
    assert not any("antichambre" in text for text in oracle.legal())
    oracle = arrange(START, area="antichambre@1", dice={0: "6 6"}, money={0: 1}, ambassadors=countries).resume("act")
    say(oracle, "die 6 antichambre")
    assert (money(oracle)[0], len(oracle.legal())) == (0, 6)
    countries[2] = "?"
    oracle = arrange(START, area="antichambre@1", dice={0: "6 6"}, money={0: 1}, ambassadors=countries).resume("act")
    say(oracle, "die 6 antichambre")
    assert (money(oracle)[0], oracle.legal()) == (1, ["cube 3"])
    say(oracle, "cube 3")
    assert set(oracle.odds()) == {"amb 3 japon", "amb 3 russie", "amb 3 canada"}


def voting(*ambassadors: str, year: int = 4, **more: Any) -> Oracle:
    """The end of the last turn of a vote year, 4 seats, active seat 0."""
    more = {"animals": START, "waiting": ()} | more
    return arrange(ambassadors=ambassadors, year=year, **more).resume("end")


def test_ex_24_votes() -> None:
    others = ("chine:9", "inde:9", "japon:0")
    assert won_odds(say(voting(*others, "bresil:1"), "poll 4")) == Fraction(1, 3)
    assert won_odds(say(voting(*others, "indonesie:3"), "poll 4")) == Fraction(21, 36)
    assert won_odds(say(voting(*others, "?", "bresil", "afrique_du_sud:4"), "poll 6")) == Fraction(25, 36)
    assert say(voting("chine:2", "inde", "japon", "bresil", "allemagne"), "poll 1").yes == 1
    assert say(voting("chine:1", "inde", "japon", "bresil", "allemagne"), "poll 1").yes == 0
    held = dict.fromkeys(range(4), "collecte terrain atelier")
    assert say(voting("chine", "inde", "japon:3", "bresil", "allemagne", hands=held), "poll 3").yes == 0
    assert say(voting("chine", "inde", "japon:4", "bresil", "allemagne", hands=held), "poll 3").yes == 1


def test_ex_25_order() -> None:
    table = ("chine:9", "inde:9", "?", "bresil:6", "?", "royaume_uni:2")
    oracle = say(voting(*table), "poll 1 / poll 2 / poll 4 / vote 1 / poll 6")
    assert (oracle.result(), oracle.rule, oracle.yes) == (1, "12.7", 4)
    oracle = say(voting(*table), "poll 6")
    assert (oracle.result(), oracle.year, oracle.phase()) == (None, 5, "next_seat")
    assert say(voting(*table, year=5), "poll 6").result() == 0


def test_ex_26_years() -> None:
    oracle, turns = Oracle(4), Counter[int]()
    dice = Dice("years")
    oracle.skip = 40  # nothing ever gets worse
    oracle.effect_deck = Counter({"journee": 1})
    while oracle.actor() != "over":
        if oracle.phase() == "roll":
            turns[oracle.year] += 1
        if oracle.phase() == "next_seat" and turns[oracle.year] == 0:
            assert len(oracle.legal()) == 4
        texts_ = [t for t in oracle.legal() if t.split()[0] != "cube"] or oracle.legal()
        texts_ = [t for t in texts_ if "reseaux" in t] or texts_
        oracle.apply(texts_[dice.below(len(texts_))])
    assert turns == {1: 4, 2: 4, 3: 4, 4: 4, 5: 4}
    assert (oracle.result(), oracle.rule) == (0, "13.4")


def test_ex_27_tracking_move() -> None:
    ends = set(reach("22", 3, {"23", "32"}))
    assert {"13", "12", "21", "11", "31", "14", "41"} <= ends
    assert not ends & {"24", "42", "23", "32", "22"}
    oracle = arrange("22 66", "23 32", area="suivi@0", dice={0: "3 3"}).resume("act")
    say(oracle, "die 3 suivi")
    assert {text for text in texts(oracle, "move") if text.startswith("22")} == {f"22 {end}" for end in ends}
    refused(oracle, "move 22 23")


def test_ex_28_money_supply() -> None:
    oracle = arrange(START, area="gala@0", dice={0: "6 6"}, money={1: 24}).resume("act")
    say(oracle, "die 6 gala")
    assert (money(oracle)[:2], oracle.money_supply) == ([1, 24], 0)


# --- further rules ----------------------------------------------------------------------------------------------------


def test_10_3_the_discard_becomes_the_deck_when_a_card_is_wanted() -> None:
    oracle = arrange(START, area="rechercher@1", dice={0: "2 2"})
    oracle.effect_discard, oracle.effect_deck = oracle.effect_deck, Counter()
    say(oracle.resume("act"), "die 2 rechercher@1")
    assert (oracle.phase(), oracle.effect_deck.total(), oracle.effect_discard.total()) == ("op_peek", 18, 0)
    assert oracle.odds()["show face_a_face"] == Fraction(4, 18)


def test_10_4_no_effect_card_anywhere() -> None:
    oracle = arrange(START)
    oracle.effect_deck = Counter()
    assert oracle.resume("effect").phase() == "next_seat"


def test_15_10_a_kept_card_is_the_next_one() -> None:
    oracle = arrange(START, area="rechercher@1", dice={0: "2"}, decks={0: "atelier"}).resume("act")
    say(oracle, "die 2 rechercher@1 / show piste / keep / line r1 / dest 1")
    assert (oracle.phase(), [constant.id for constant in oracle.row]) == ("end_draw", ["piste"])


def test_12_3_an_ambassador_stays_up_without_cubes_and_16_6_shift() -> None:
    oracle = arrange(START, dice={0: "1"}, permanents={0: "carnet"}, ambassadors=["chine:1", "inde"]).resume("act")
    assert texts(oracle, "shift") == {"1 2"}
    assert texts(oracle, "look") == {"3", "4", "5", "6"}
    say(oracle, "shift 1 2")
    assert oracle.legal() == [text for text in oracle.legal() if text.startswith("die 1")]
    assert [one.face_up for one in oracle.ambassadors[:2]] == [True, True]


def test_16_6_a_looked_at_ambassador_is_turned_up_without_chance() -> None:
    held: dict[str, Any] = {"dice": {0: "1 5"}, "permanents": {0: "carnet"}, "area": "plaidoyer@1", "money": {0: 1}}
    oracle = say(arrange(START, **held, open_hands=False).resume("act"), "look 6 / see 6 australie")
    assert [oracle.facts(viewer)["ambassadors"][5]["id"] for viewer in (0, 1, -1)] == ["australie", None, None]
    say(oracle, "die 5 plaidoyer@1 / cube 6")
    assert (oracle.phase(), oracle.facts(-1)["ambassadors"][5]["id"]) == ("act", "australie")
    oracle = say(arrange(START, **held).resume("act"), "look 6 / see 6 australie")
    assert oracle.facts(-1)["ambassadors"][5]["id"] == "australie"


def test_16_13_a_declined_extra_cube_is_offered_again() -> None:
    oracle = arrange(
        START,
        dice={0: "1 2"},
        specialties={0: "reseau_influence"},
        area="coalition@0 plaidoyer@1",
        money={0: 2},
        ambassadors=["chine"],
    ).resume("act")
    say(oracle, "die 1 coalition / cube 1")
    assert oracle.phase() == "extra_cube"
    say(oracle, "no / die 2 plaidoyer@1 / cube 1 / extra 1")
    assert (oracle.ambassadors[0].cubes, money(oracle)[0]) == (3, 0)


def test_16_14_a_cancelled_constant_is_discarded() -> None:
    oracle = arrange(START, top="piste", specialties={0: "contentieux"}, money={0: 2}).resume("effect")
    assert oracle.legal() == ["cancel", "no"]
    say(oracle, "cancel")
    assert (oracle.row, oracle.effect_discard, money(oracle)[0]) == ([], Counter({"piste": 1}), 0)
    assert arrange(START, top="piste", specialties={0: "contentieux"}, money={0: 1}).resume("effect").row


def test_16_15_jurisprudence_is_asked_before_13_3() -> None:
    oracle = key_card(permanents={0: "jurisprudence"}, reserve=1).resume("destruction")
    say(oracle, "line r5 / dest 1")
    assert (oracle.reserve, oracle.phase()) == (0, "ignore_part")
    assert say(oracle, "no").result() == 0


def test_16_15_an_otter_spread_can_be_ignored_in_phase_3() -> None:
    oracle = arrange("44 46 11", "33", module="loutre", permanents={0: "jurisprudence"}).resume("destruction")
    say(oracle, "line r4 / dest 3")
    assert oracle.phase() == "ignore_part"
    say(oracle, "ignore")
    assert (oracle.tiles, oracle.phase()) == ({"33", "43"}, "effect_reveal")


def test_16_16_veto_once_for_each_effect_card() -> None:
    oracle = arrange(
        "22 23 55 56", "24", row="trafic", top="face_a_face", permanents={1: "veto"}, decks={0: "atelier"}
    ).resume("effect")
    say(oracle, "lose 55 / 1 save / lose 23")
    assert (oracle.phase(), animals(oracle)) == ("end_draw", "22 55 56")


def test_14_6_majority() -> None:
    def begun() -> Oracle:
        return arrange("22 55 66", active=2, top="braconnage", shared_decider="majority").resume("effect")

    oracle = begun()
    for seat, text in ((2, "lose 22"), (3, "lose 55"), (0, "lose 55")):
        assert oracle.actor() == seat
        oracle.apply(text)
    assert oracle.facts()["answers"] == ["lose 22", "lose 55", "lose 55"]
    say(oracle, "1 lose 55")
    assert animals(oracle) == "22 66"
    assert animals(say(begun(), "lose 22 / lose 55 / lose 55 / lose 66")) == "55 66"
    oracle = arrange("22 55 66", seats=2, top="braconnage", shared_decider="majority").resume("effect")
    assert animals(say(oracle, "lose 22")) == "55 66"


def test_18_3_two_seats_alternate_over_the_years_end() -> None:
    oracle = arrange(START, seats=2, active=1, waiting=()).resume("end")
    assert (oracle.year, oracle.active, oracle.markers, oracle.phase()) == (2, 0, {1}, "roll")


def test_2_14_difficult_level() -> None:
    oracle = Oracle(4, module="loutre", level="difficile")
    assert [constant.id for constant in oracle.row] == ["courant"]
    assert (oracle.effect_deck["courant"], oracle.reserve) == (1, 14)


def test_options_outside_their_people_or_level() -> None:
    assert Oracle(2, conference_cost=2).card_cost("conference") == 3
    assert Oracle(3, conference_cost=2).card_cost("conference") == 2
    assert Oracle(3, easy_three_votes=True).needed == 4
    assert Oracle(3, easy_three_votes=True, level="facile").needed == 3
    assert Oracle(2, module="loutre", level="facile", tiles_delta=2).reserve == 22
    assert Oracle(2, solo=True, open_hands=False).open_hands
    assert Oracle(5, starting_money=2).money_supply == 15


def test_3_5_start_of_turn() -> None:
    oracle = arrange(START, specialties={0: "mecene"}, waiting=(0, 1)).resume("start")
    assert (money(oracle)[0], oracle.markers, oracle.phase()) == (1, {1}, "roll")
    oracle = arrange(START, permanents={0: "enquete"}, waiting=(0,)).resume("start")
    assert oracle.phase() == "scout"
    say(oracle, "show fonds")
    assert oracle.legal() == ["keep"]  # 16.3: dropping costs 1
    oracle = arrange(START, permanents={0: "enquete"}, waiting=(0,), top="fonds", money={0: 1}).resume("start")
    say(oracle, "drop")
    assert (money(oracle)[0], oracle.effect_discard, oracle.phase()) == (0, Counter({"fonds": 1}), "roll")


def test_4_1_dice_are_taken_back_and_rolled() -> None:
    oracle = arrange(START, dice={0: "6:relocaliser 5:reseaux 4:reseaux", 1: "2:relocaliser"}).resume("roll")
    assert (len(oracle.odds()), oracle.odds()["dice 1 1 1"]) == (56, Fraction(1, 216))
    assert (oracle.odds()["dice 1 1 2"], oracle.odds()["dice 1 2 3"]) == (Fraction(3, 216), Fraction(6, 216))
    say(oracle, "dice 1 3 3")
    assert "3 relocaliser" in texts(oracle, "die")
    assert [die.place for die in oracle.players[0].dice] == [None, None, None]


def test_6_5_the_purse_is_not_counted_twice() -> None:
    oracle = arrange(START, dice={0: "5 5"}, permanents={0: "fondscommun"}, money={0: 1}, area="conference@1")
    assert "5 conference@1" not in texts(oracle.resume("act"), "die")


def test_6_4_the_active_seat_receives_first() -> None:
    oracle = arrange(START, active=2, top="journee", money={0: 11, 1: 12}).resume("effect")
    assert money(oracle) == [11, 12, 1, 1]


def test_10_9_a_constant_that_left_play_is_passed_over() -> None:
    oracle = arrange("22 55 66 66", row="trafic trafic", top="face_a_face").resume("effect")
    oracle.row.pop()  # nothing in the data does this while the key card resolves
    say(oracle, "lose 22")
    assert oracle.phase() == "next_seat"


def test_12_10_australia_does_not_count_helpful_constants() -> None:
    oracle = arrange(START, module="loutre", row="barrages courant ecremeurs filets")
    assert oracle.value("australie", []) == 2


def test_12_7_yes_votes_of_the_first_vote_year_do_not_count() -> None:
    oracle = say(voting("chine:9", "inde:9", "japon", "bresil:6"), "poll 1 / poll 3")
    assert (oracle.yes, oracle.year, oracle.phase()) == (1, 5, "next_seat")
    oracle.markers = set()
    oracle.resume("end")
    assert (oracle.yes, oracle.polled, oracle.phase()) == (0, set(), "poll")


def test_15_5_near_couple() -> None:
    oracle = arrange("22 22 55", "12", area="reproduction@0", money={0: 2}, dice={0: "1 1"}).resume("act")
    assert texts(say(oracle, "die 1 reproduction@0"), "put") == {"21", "23", "32"}
    oracle = arrange("22 33 55", area="reproduction@0", money={0: 2}, dice={0: "1 1"}).resume("act")
    assert say(oracle, "die 1 reproduction@0").phase() == "act"


def test_15_13_floating_barriers_stop_the_current() -> None:
    oracle = arrange("22 55 66 66", module="loutre", row="courant barrages", top="maree_noire").resume("effect")
    say(oracle, "line r2 / dest 1")
    assert (oracle.tiles, oracle.phase()) == ({"21"}, "next_seat")


def test_15_14_a_tile_beside_a_tile() -> None:
    oracle = arrange("12 55 66", "11", top="incendie").resume("effect")
    assert texts(oracle, "burn") == {"12", "21"}
    say(oracle, "burn 12")
    assert (animals(oracle), oracle.tiles) == ("55 66", {"11", "12"})
    assert arrange("12 55 66", top="incendie", reserve=0).resume("effect").phase() == "next_seat"
    assert arrange("12 55 66", "11", top="incendie", reserve=0).resume("effect").rule == "13.3"
    lawyer = arrange("12 55 66", "11", top="incendie", permanents={0: "jurisprudence"}, reserve=1)
    assert say(lawyer.resume("destruction"), "line r5 / dest 1").phase() == "ignore_part"


def test_15_16_uncube_ties_and_a_single_cube() -> None:
    oracle = arrange(
        START, row="remaniement", top="face_a_face", ambassadors=["chine:1", "inde"], permanents={0: "jurisprudence"}
    )
    assert oracle.resume("effect").phase() == "next_seat"
    oracle = arrange(START, row="remaniement", top="face_a_face", ambassadors=["chine:2", "inde:2"]).resume("effect")
    assert oracle.legal() == ["strip 1", "strip 2"]
    say(oracle, "strip 2")
    assert ([one.cubes for one in oracle.ambassadors[:2]], oracle.cube_supply) == ([2, 1], 22)


def test_16_abilities_are_ready_again_in_the_next_turn() -> None:
    oracle = arrange(START, waiting=(0,))
    oracle.used, oracle.tiles_placed = {"jurisprudence"}, 2
    oracle.resume("start")
    assert (oracle.used, oracle.tiles_placed) == (set(), 0)


def test_16_4_reroll() -> None:
    oracle = say(arrange(START, specialties={0: "envoye"}).resume("roll"), "dice 2 2 5")
    assert oracle.legal() == ["reroll 2", "reroll 5", "stand"]
    say(oracle, "reroll 2 / die 6")
    assert sorted(die.value for die in oracle.players[0].dice) == [2, 5, 6]
    assert oracle.phase() == "act"


def test_16_5_paylift_and_4_17_end() -> None:
    oracle = arrange(START, dice={0: "1"}, specialties={0: "constitutionnel"}, money={0: 4}, row="piste proies")
    say(oracle.resume("act"), "die 1 reseaux")
    assert oracle.legal() == ["paylift 1", "paylift 2", "end"]
    say(oracle, "paylift 1")
    assert (oracle.phase(), money(oracle)[0], [one.id for one in oracle.row]) == ("line", 3, ["proies"])


def test_16_10_the_first_die_on_the_networks() -> None:
    oracle = arrange(START, dice={0: "1 2 3"}, specialties={0: "vedette"}).resume("act")
    say(oracle, "die 1 reseaux / die 2 reseaux")
    assert money(oracle)[0] == 3


def test_16_17_prices_add_up() -> None:
    oracle = arrange(START, dice={0: "1 2 3"}, row="piste", money={0: 1}).resume("act")
    say(oracle, "die 1 relocaliser")
    assert money(oracle)[0] == 0
    assert arrange(START, row="piste piste").places()[2].cost == 2


def test_17_8_the_spread_goes_to_the_nearest_otter_with_its_own_tie() -> None:
    oracle = arrange("31 35 66 66", "23", module="loutre").resume("destruction")
    say(oracle, "line r3 / dest 3")
    assert (oracle.tiles, oracle.legal()) == ({"23", "33"}, ["side 31", "side 35"])
    assert say(oracle, "side 31").tiles == {"23", "32", "33"}
    last = arrange("31 35 66 66", "23", module="loutre", reserve=1).resume("destruction")
    assert say(last, "line r3 / dest 3").rule == "13.3"


# --- invariants -------------------------------------------------------------------------------------------------------


def check_invariants(oracle: Oracle, tiles: int) -> None:
    assert oracle.money_supply + sum(money(oracle)) == 25
    assert oracle.cube_supply + sum(one.cubes for one in oracle.ambassadors) == 25
    assert oracle.animal_supply + oracle.population() == 15
    assert oracle.reserve + len(oracle.tiles) == tiles
    assert not any(oracle.animals[cell] for cell in oracle.tiles)
    for seat, player in enumerate(oracle.players):
        if player.specialty:
            in_area = [card for card, owner in oracle.area if owner == seat]
            held = player.deck + player.hand + in_area + player.permanents + player.discard
            held += [oracle.unique] if oracle.unique and seat == oracle.active else []
            assert sorted(held) == sorted(DECKS[str(player.role)])
        assert len(player.dice) in (0, 3)
        places = [die.place for die in player.dice if die.place not in (None, "reseaux")]
        assert len(places) == len(set(places))
    effects = oracle.effect_deck + oracle.effect_discard + Counter(constant.id for constant in oracle.row)
    assert effects.total() + (oracle.top is not None) + (oracle.resolving is not None) == 18
    assert all(one.face_up or not one.cubes for one in oracle.ambassadors) or oracle.phase() == "reveal"
    named = [one.id for one in oracle.ambassadors if one.id]
    assert len(named) == len(set(named))
    assert oracle.legal() or oracle.actor() == "over"
    if oracle.odds():
        assert sum(oracle.odds().values()) == 1
    if oracle.actor() != "over":
        assert 2 <= oracle.population() <= 15


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_invariants_hold_in_random_matches(module: str, seats: int) -> None:
    dice = Dice(f"invariants {module} {seats}")
    oracle = Oracle(seats, module=module, shared_decider="majority", optional_births=True)
    tiles, turns = oracle.reserve, 0
    while oracle.actor() != "over":
        check_invariants(oracle, tiles)
        turns += oracle.phase() == "roll"
        oracle.apply(oracle.legal()[dice.below(len(oracle.legal()))])
    check_invariants(oracle, tiles)
    assert turns <= seats * SECOND_VOTE[seats]

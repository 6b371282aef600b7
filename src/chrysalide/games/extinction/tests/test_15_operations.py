"""Chapter 15: the operations that cards are made of."""

from typing import Any

from chrysalide.games.extinction.tests.table import (
    animals,
    args,
    arranged,
    cards,
    effects,
    money,
    phase,
    row,
    run,
    state_of,
    texts,
    tiles,
    told,
)


def test_15_1_gain() -> None:
    for value, gained in ((4, 2), (5, 3), (6, 3)):
        match = run(arranged(area="gala", dice={0: f"1 2 {value}"}), f"0 die {value} gala")
        assert money(match)[0] == gained
    assert money(run(arranged(stage="effect"), "* effect journee")) == [1, 1, 1, 1]


def test_15_2_fine() -> None:
    match = run(arranged(stage="effect", purses={0: 2, 1: 1}), "* effect coupes_budget")
    assert money(match) == [1, 0, 0, 0]


def test_15_3_cost() -> None:
    lobby: dict[str, Any] = {"specialties": {0: "negociateur"}, "area": "antichambre"}
    six = ("chine", "japon", "inde", "bresil", "indonesie", "australie")
    match = run(arranged(ambassadors=six, purses={0: 1}, **lobby), "0 die 1 antichambre")
    assert money(match)[0] == 0
    match = run(arranged(purses={0: 1}, **lobby), "0 die 1 antichambre")
    assert money(match)[0] == 1
    dear = arranged(area="conference@0", purses={0: 2})
    assert "1 conference@0" not in texts(dear, "die")
    cheap = arranged(area="conference@0", purses={0: 2}, conference_cost=2)
    assert "1 conference@0" in texts(cheap, "die")
    two = arranged(seats=2, area="conference@0", purses={0: 2}, conference_cost=2)
    assert "1 conference@0" in texts(two, "die"), "the option acts at every number of seats"


def test_15_4_move() -> None:
    match = run(arranged("22 55", area="corridor@0"), "0 die 1 corridor@0 / 0 move 22 23 / 0 move 23 24")
    assert animals(match) == "24 55", "the same animal again"
    match = run(arranged("22 55", area="corridor@0"), "0 die 1 corridor@0 / 0 stop")
    assert (animals(match), phase(match)) == ("22 55", "act")
    shut = arranged("11 66", "12 21 56 65", area="corridor@0")
    assert phase(run(shut, "0 die 1 corridor@0")) == "act", "skipped where nobody can move"


def test_15_5_place() -> None:
    match = run(arranged("22 22 55", area="reproduction@0", purses={0: 2}), "0 die 1 reproduction@0")
    assert texts(match) == ["put 12", "put 21", "put 23", "put 32"]
    match = arranged("22 55", hands={0: "lacher"}, specialties={0: "ethologue"})
    run(match, "0 die 1 planifier / 0 play lacher / 0 put 11 / 0 put 66")
    assert animals(match) == "11 22 55 66"
    match = arranged("22 " * 14, hands={0: "lacher"}, specialties={0: "ethologue"})
    run(match, "0 die 1 planifier / 0 play lacher / 0 put 11")
    assert (state_of(match).herd, phase(match)) == (0, "act")


def test_15_6_untile() -> None:
    match = run(arranged("22 55", "11 12 13", area="restaurer@0", purses={0: 3}), "0 die 1 restaurer@0")
    assert texts(match) == ["clear 11", "clear 12", "clear 13"]
    run(match, "0 clear 12 / 0 clear 13")
    assert (tiles(match), phase(match)) == ("11", "act")


def test_15_7_influence() -> None:
    match = run(arranged(area="conference@0", purses={0: 3}), "0 die 1 conference@0 / 0 cube 1 / * amb 1 chine")
    assert texts(match) == [f"cube {place}" for place in range(1, 7)]
    run(match, "0 cube 1")
    assert state_of(match).cubes[0] == 2
    match = arranged(area="coalition", ambassadors=("chine", "?", "inde"), specialties={0: "negociateur"})
    run(match, "0 die 1 coalition")
    assert texts(match) == ["cube 1", "cube 3"]
    match = arranged(area="coalition", specialties={0: "negociateur"})
    assert phase(run(match, "0 die 1 coalition")) == "act", "nothing fits"


def test_15_8_draw() -> None:
    match = run(arranged(area="terrain@0"), "0 die 1 terrain@0 / * draw 0 collecte / * draw 0 atelier")
    assert cards(match, 0, "hands") == ["collecte", "atelier"]
    assert phase(match) == "act"


def test_15_9_play() -> None:
    assert phase(run(arranged(), "0 die 1 planifier")) == "act", "an empty hand"
    table: dict[str, Any] = {"hands": {0: "prime"}, "area": "atelier@1", "specialties": {0: "vedette"}}
    match = run(arranged(**table), "0 die 1 atelier@1 / 0 play prime / 0 cube 1 / * amb 1 chine")
    run(match, "0 cube 1")
    assert phase(match) == "draw", "the Unique is finished before the outer card goes on"
    assert cards(match, 0, "discards") == ["prime"]


def test_15_10_peek() -> None:
    match = run(arranged(area="rechercher@0"), "0 die 1 rechercher@0 / * show fonds / 0 keep")
    assert match.view(3)["effects"]["top"] == "fonds", "known to all"
    run(match, "0 die 2 reseaux / 0 die 3 reseaux / 0 line r2 / * dest 6")
    assert args(match, "effect-revealed")["effect"] == "fonds", "and the next card, without a draw"
    known = run(arranged(area="rechercher@0", top="trafic"), "0 die 1 rechercher@0")
    assert texts(known) == ["drop", "keep"]
    poor = arranged(stage="start", permanents={0: "enquete"}, top="trafic")
    assert texts(poor) == ["keep"], "a price that cannot be paid"
    rich = run(arranged(stage="start", permanents={0: "enquete"}, top="trafic", purses={0: 1}), "0 drop")
    assert (money(rich)[0], effects(rich, "spent")) == (0, {"trafic": 1})


def test_15_11_unconst() -> None:
    match = arranged(area="proces", constants="proies trafic", specialties={0: "contentieux"})
    run(match, "0 die 1 proces")
    assert texts(match) == ["stop", "lift 1", "lift 2"]
    assert row(run(match, "0 stop")) == ["proies", "trafic"]
    match = arranged(hands={0: "mobilisation"}, constants="proies trafic")
    assert row(run(match, "0 die 1 planifier / 0 play mobilisation / 0 lift 2")) == ["proies"]


def test_15_12_skip() -> None:
    match = arranged(area="injonction", purses={0: 3}, skip=2, specialties={0: "contentieux"})
    assert state_of(run(match, "0 die 1 injonction")).skip == 3


def test_15_13_destroy_unless() -> None:
    match = arranged("22 44", stage="effect", module="loutre", constants="courant")
    run(match, "* effect maree_noire / 0 line r2 / * dest 6")
    assert phase(match) == "line", "the Constant, then the card itself"
    match = arranged("22 44", stage="effect", module="loutre", constants="courant barrages")
    run(match, "* effect maree_noire")
    assert "constant-blocked" in told(match)
    run(match, "0 line r2 / * dest 6")
    assert phase(match) == "draw"


def test_15_14_tile() -> None:
    match = run(arranged("22 44 66", "23", stage="effect"), "* effect incendie")
    assert texts(match) == ["burn 13", "burn 22", "burn 24", "burn 33"]
    assert animals(run(match, "0 burn 22")) == "44 66"
    assert phase(run(arranged("22 44", stage="effect", reserve=0), "* effect incendie")) == "draw", "no such cell"


def test_15_15_lose() -> None:
    match = run(arranged("22 44 44 66", "23 45", stage="effect"), "* effect face_a_face")
    assert texts(match) == ["lose 22", "lose 44"]
    assert animals(run(match, "0 lose 44")) == "22 44 66"
    match = run(arranged("22 44 44 66", stage="effect"), "* effect braconnage")
    assert texts(match) == ["lose 22", "lose 66"]
    otters = arranged("22 44 63 65 65", stage="effect", module="loutre", constants="filets")
    assert texts(run(otters, "* effect maree_noire")) == ["lose 63"]
    pandas = arranged("12 33 66", "11 13", stage="effect", module="panda", constants="floraison")
    assert texts(run(pandas, "* effect route")) == ["lose 12", "lose 66"]


def test_15_16_uncube() -> None:
    table: dict[str, Any] = {"stage": "effect", "constants": "remaniement"}
    match = run(arranged(ambassadors=("chine:1", "inde:1"), **table), "* effect face_a_face")
    assert list(state_of(match).cubes[:2]) == [1, 1], "at least 2"
    law: dict[str, Any] = {"specialties": {0: "contentieux"}, "permanents": {0: "jurisprudence"}}
    single = run(arranged(ambassadors=("chine:1", "inde"), **table, **law), "* effect face_a_face")
    assert phase(single) == "draw", "nor is anybody asked to ignore it"
    match = run(arranged(ambassadors=("chine:1", "inde:3"), **table), "* effect face_a_face")
    assert list(state_of(match).cubes[:2]) == [1, 2]
    assert state_of(match).cubes_left == 22
    tie = run(arranged(ambassadors=("chine:3", "inde:3"), **table), "* effect face_a_face / 0 strip 2")
    assert list(state_of(tie).cubes[:2]) == [3, 2]


def test_15_17_fund() -> None:
    match = arranged(stage="effect", active=3, constants="proies", purses={0: 3, 1: 3, 2: 2})
    run(match, "* effect fonds / 0 no / 1 no")
    assert (row(match), phase(match)) == (["proies"], "draw")


def test_15_18_trigger_all() -> None:
    match = arranged("22 44 55 66", stage="effect", constants="trafic proies coupe_rase")
    run(match, "* effect face_a_face")
    assert [event.kind for event in match.log[-1].events].count("constant-triggered") == 1
    run(match, "0 lose 22")
    assert phase(match) == "line"


def test_15_19_amount() -> None:
    match = arranged("22 55", "11 12", hands={0: "terres"}, purses={0: 9}, specialties={0: "mecene"})
    run(match, "0 die 1 planifier / 0 play terres")
    assert texts(match) == [f"amount {level}" for level in range(5)]
    run(match, "0 amount 1 / 0 clear 12")
    assert (money(match)[0], tiles(match), phase(match)) == (8, "11", "act")


def test_15_20_look_and_shift() -> None:
    table: dict[str, Any] = {"permanents": {0: "carnet"}, "specialties": {0: "negociateur"}}
    match = arranged(ambassadors=("chine:1", "inde"), **table)
    assert texts(match, "look") == ["3", "4", "5", "6"]
    assert texts(match, "shift") == ["1 2"]

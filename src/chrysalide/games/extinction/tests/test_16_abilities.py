"""Chapter 16: specialties, Permanents, reactions, lasting changes."""

from typing import Any

from chrysalide.games.extinction.tests.table import (
    animals,
    args,
    arranged,
    birth_target,
    effects,
    money,
    oracle_of,
    phase,
    row,
    run,
    state_of,
    texts,
    tiles,
)


def test_16_1_patron() -> None:
    match = arranged(stage="start", specialties={0: "mecene"})
    assert (money(match)[0], phase(match)) == (1, "roll")


def test_16_2_ethologist() -> None:
    match = arranged("22 55", stage="start", specialties={0: "ethologue"})
    assert texts(match)[-1] == "stop"
    run(match, "0 move 22 23")
    assert (animals(match), phase(match)) == ("23 55", "roll")


def test_16_3_investigation() -> None:
    match = arranged(stage="start", specialties={0: "vedette"}, permanents={0: "enquete"}, purses={0: 1})
    run(match, "* show trafic / 0 drop")
    assert (money(match)[0], effects(match, "spent"), phase(match)) == (0, {"trafic": 1}, "roll")


def test_16_4_special_envoy() -> None:
    match = run(arranged(stage="start", specialties={0: "envoye"}), "* dice 1 1 5")
    assert texts(match) == ["reroll 1", "reroll 5", "stand"]
    run(match, "0 reroll 5 / * die 2")
    assert list(state_of(match).dice[:3]) == [1, 1, 2]
    assert phase(match) == "act", "once"
    assert phase(run(run(arranged(stage="start", specialties={0: "envoye"}), "* dice 1 1 5"), "0 stand")) == "act"


def test_16_5_constitutional_law() -> None:
    lawyer: dict[str, Any] = {"specialties": {0: "constitutionnel"}, "constants": "proies trafic"}
    assert texts(arranged(purses={0: 1}, **lawyer), "paylift") == []
    match = arranged(purses={0: 5}, **lawyer)
    assert texts(match, "paylift") == ["1", "2"]
    run(match, "0 paylift 1")
    assert (row(match), money(match)[0]) == (["trafic"], 3)
    assert texts(match, "paylift") == [], "once per turn"
    assert match.view()["turn_state"]["used"] == ["constitutionnel"]
    run(match, "0 die 1 reseaux / 0 die 2 reseaux / 0 die 3 reseaux / 0 line r1 / * dest 1 / * effect journee")
    assert match.view()["turn_state"]["tiles_placed"] == 1
    run(match, "* draw 0 collecte / 0 next 2")
    assert match.view()["turn_state"]["used"] == [], "ready again in the next turn"
    assert match.view()["turn_state"]["tiles_placed"] == 0


def test_16_6_address_book() -> None:
    book: dict[str, Any] = {"permanents": {0: "carnet"}, "specialties": {0: "negociateur"}}
    match = run(arranged(**book), "0 look 4 / * see 4 bresil")
    state = state_of(match)
    assert (state.up, state.known[3]) == (0, 0b1111), "face down, but with open hands all know it"
    assert texts(match, "look") == [], "once per turn"
    run(match, "0 die 1 reseaux")
    closed = run(arranged(open_hands=False, **book), "0 look 4 / * see 4 bresil")
    assert state_of(closed).known[3] == 0b0001
    assert closed.view(1)["ambassadors"][3]["ambassador"] is None
    assert closed.view(0)["ambassadors"][3]["ambassador"] == "bresil"
    shifted = run(arranged(ambassadors=("chine:2", "inde"), **book), "0 shift 1 2")
    assert list(state_of(shifted).cubes[:2]) == [1, 1]
    assert texts(shifted, "look") == [], "either the one or the other"


def test_16_6_a_known_ambassador_is_turned_up_without_chance() -> None:
    match = arranged(
        permanents={0: "carnet"}, specialties={0: "negociateur"}, area="plaidoyer@0", purses={0: 1}, open_hands=False
    )
    run(match, "0 look 4 / * see 4 bresil / 0 die 1 plaidoyer@0")
    assert match.game.binding(match.state, match.game.parse(match.state, "cube 4").code), "it shows something"
    run(match, "0 cube 4")
    assert match.actor == 0
    assert match.view(2)["ambassadors"][3]["ambassador"] == "bresil"


def test_16_7_negotiator() -> None:
    match = arranged(specialties={0: "negociateur"}, dice={0: "3:reseaux 3 4", 1: "3:planifier", 2: "4:planifier"})
    assert "4 planifier" in texts(match, "die")
    assert "3 planifier" not in texts(match, "die")
    own = arranged(specialties={0: "negociateur"}, dice={0: "3:planifier 3 4"})
    assert "4 planifier" not in texts(own, "die"), "never on an own die"


def test_16_8_foundation() -> None:
    match = arranged("22 55", "11 12", purses={0: 2}, area="restaurer@1", specialties={0: "fondation"})
    run(match, "0 die 1 replanter / 0 clear 11")
    assert money(match)[0] == 2
    run(match, "0 die 2 restaurer@1")
    assert money(match)[0] == 0, "the first cost of the turn only"
    other = arranged("22 55", "11", active=1, purses={0: 2}, specialties={0: "fondation", 1: "vedette"})
    assert "1 replanter" not in texts(other, "die")
    fund = arranged(stage="effect", active=1, constants="proies", purses={0: 2}, specialties={0: "fondation"})
    assert phase(run(fund, "* effect fonds")) == "draw", "in its own turns only"


def test_16_9_common_fund() -> None:
    match = arranged("22 55", "11", active=2, purses={0: 1}, permanents={0: "fondscommun"}, specialties={0: "mecene"})
    run(match, "2 die 1 replanter")
    assert money(match)[0] == 0


def test_16_10_star() -> None:
    match = run(arranged(specialties={0: "vedette"}), "0 die 1 reseaux / 0 die 2 reseaux")
    assert money(match)[0] == 3


def test_16_11_breeding_biologist() -> None:
    assert birth_target(arranged("22 22 55", specialties={0: "biologiste"})) == 3
    assert birth_target(arranged("22 22 55", active=1, specialties={0: "biologiste"})) == 2


def test_16_12_nursery() -> None:
    table: dict[str, Any] = {"stage": "births", "specialties": {0: "ethologue"}, "permanents": {0: "nurserie"}}
    match = run(arranged("22 22 55", "23 24", **table), "* birth 1")
    assert {"born 22 26", "born 22 62", "born 22 12"} <= set(texts(match))
    assert "born 22 24" not in texts(match)
    run(match, "0 born 22 26")
    assert texts(match) == ["split 12", "split 21", "split 32"]


def test_16_13_network() -> None:
    table: dict[str, Any] = {"specialties": {0: "reseau_influence"}, "area": "diner conference@0"}
    match = arranged(purses={0: 6}, ambassadors=("chine",), **table)
    run(match, "0 die 1 conference@0 / 0 cube 1 / 0 cube 1")
    assert texts(match)[-1] == "no"
    run(match, "0 no / 0 die 2 diner / 0 cube 1 / 0 extra 1")
    assert (state_of(match).cubes[0], money(match)[0]) == (4, 1)
    assert phase(match) == "act"


def test_16_14_litigation() -> None:
    table: dict[str, Any] = {"stage": "effect", "specialties": {0: "contentieux"}, "constants": "coupe_rase"}
    match = run(arranged(purses={0: 2}, **table), "* effect face_a_face")
    assert texts(match) == ["cancel", "no"]
    run(match, "0 cancel")
    assert (phase(match), money(match)[0], effects(match, "spent")) == ("draw", 0, {"face_a_face": 1})
    match = run(arranged(purses={0: 2}, **table), "* effect face_a_face / 0 no")
    assert (phase(match), money(match)[0]) == ("line", 2)
    assert phase(run(arranged(purses={0: 1}, **table), "* effect face_a_face")) == "line"
    constant = run(arranged(purses={0: 2}, **table), "* effect proies / 0 cancel")
    assert row(constant) == ["coupe_rase"]


def test_16_15_case_law() -> None:
    law: dict[str, Any] = {"specialties": {0: "contentieux"}, "permanents": {0: "jurisprudence"}}
    table: dict[str, Any] = {"stage": "effect", "tiles_placed": 1, **law}
    match = arranged("22 44", "23", reserve=0, **table)
    run(match, "* effect incendie")
    assert texts(match) == ["ignore", "no"]
    run(match, "0 ignore")
    assert not match.over, "it is asked before 13.3"
    match = run(arranged("22 44", "23", reserve=0, **table), "* effect incendie / 0 no")
    assert match.over
    cubes = arranged(constants="remaniement", ambassadors=("chine:2", "inde:2"), **table)
    run(cubes, "* effect face_a_face / 0 ignore")
    assert list(state_of(cubes).cubes[:2]) == [2, 2]
    spread = arranged("44 46 61", "33", stage="destruction", module="loutre", **law)
    run(spread, "0 line r4 / * dest 3 / 0 ignore")
    assert (tiles(spread), animals(spread)) == ("33 43", "44 46 61")


def test_16_16_veterinary_team() -> None:
    match = arranged("22 44 66", "23", stage="effect", constants="trafic", permanents={1: "veto"})
    run(match, "* effect face_a_face / 0 lose 44 / 1 save / 0 lose 22")
    assert animals(match) == "44 66", "once per effect card"
    match = arranged("22 44 66", "23", stage="effect", constants="trafic", permanents={1: "veto"})
    run(match, "* effect face_a_face / 0 lose 44 / 1 no / 0 lose 22 / 1 save")
    assert animals(match) == "22 66", "declining does not use it up"
    covered = arranged("22 44 66", "23", stage="effect", permanents={1: "veto"})
    assert animals(run(covered, "* effect incendie / 0 burn 22")) == "44 66"


def test_16_17_lasting_changes() -> None:
    assert birth_target(arranged("22 22 55", constants="proies")) == 1
    match = arranged(constants="piste")
    assert "1 relocaliser" not in texts(match, "die")
    match = run(arranged(constants="piste", purses={0: 1}), "0 die 1 relocaliser")
    assert money(match)[0] == 0
    oracle = oracle_of(match)
    oracle.row *= 2  # no module has this card twice
    assert oracle.places()[2].cost == 2, "prices add up"


def test_16_18_order_inside_an_effect_phase() -> None:
    law: dict[str, Any] = {"specialties": {0: "contentieux"}, "permanents": {0: "jurisprudence", 1: "veto"}}
    match = arranged("22 44 66", "23", stage="effect", tiles_placed=1, purses={0: 2}, constants="coupe_rase", **law)
    seen = []
    for entry in ("* effect face_a_face", "0 no", "0 ignore", "0 lose 22", "1 save"):
        run(match, entry)
        seen.append(phase(match))
    assert seen == ["cancel", "ignore_part", "victim", "save", "draw"]
    assert args(match, "effect-done")["effect"] == "face_a_face"

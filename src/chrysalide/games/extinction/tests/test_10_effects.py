"""Chapter 10: effects."""

from typing import Any

from chrysalide.games.extinction.rules.constants import harmful, remove_constant
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
    told,
)


def test_10_1_the_impossible_is_ignored() -> None:
    match = run(arranged("22 22 55 55", stage="effect"), "* effect braconnage")
    assert animals(match) == "22 22 55 55", "nobody is alone"
    assert phase(match) == "draw"


def test_10_2_an_immediate_is_discarded() -> None:
    match = run(arranged(stage="effect"), "* effect journee")
    assert effects(match, "spent") == {"journee": 1}
    assert money(match) == [1, 1, 1, 1]


def test_10_3_the_discard_becomes_the_deck() -> None:
    match = arranged(stage="effect", constants="proies", spent="all")
    assert args(match, "effects-renewed")["cards"] == 17
    assert "effect proies" not in texts(match)
    run(match, "* effect journee")
    assert effects(match, "spent") == {"journee": 1}
    wanted = run(arranged(area="rechercher@1", dice={0: "2 2 2"}, spent="all"), "0 die 2 rechercher@1")
    assert (wanted.odds()["show face_a_face"], effects(wanted, "spent")) == (4 / 18, {})


def test_10_4_no_card_at_all() -> None:
    match = arranged(stage="effect", effects="")
    assert "no-effect" in told(match)
    assert phase(match) == "draw"


def test_10_5_a_constant_goes_to_the_end_of_the_row() -> None:
    match = run(arranged(stage="effect", constants="proies"), "* effect coupe_rase")
    assert row(match) == ["proies", "coupe_rase"]
    assert tiles(match) == "", "and does nothing else"
    match = arranged(area="proces", constants="proies trafic", specialties={0: "contentieux"})
    run(match, "0 die 1 proces / 0 lift 1")
    assert row(match) == ["trafic"]
    assert effects(match, "spent") == {"proies": 1}


def test_10_6_lasting_changes_and_triggers() -> None:
    assert birth_target(arranged("22 22 44", constants="proies")) == 1
    match = run(arranged("22 22 44 55", stage="effect", constants="proies trafic"), "* effect face_a_face")
    assert args(match, "constant-triggered")["effect"] == "trafic"
    assert phase(match) == "victim"


def test_10_7_from_the_oldest_to_the_newest() -> None:
    match = arranged("22 44 55 66", stage="effect", constants="trafic coupe_rase")
    run(match, "* effect face_a_face / 0 lose 22")
    assert phase(match) == "line"
    match = arranged("22 44 55 66", stage="effect", constants="coupe_rase trafic")
    assert phase(run(match, "* effect face_a_face")) == "line"


def test_10_8_the_key_card_triggers_every_constant() -> None:
    for module, key in (("tigre", "face_a_face"), ("loutre", "maree_noire"), ("panda", "route")):
        match = arranged(stage="effect", module=module, constants="remaniement", ambassadors=("chine:3",))
        run(match, f"* effect {key}")
        assert told(match)[:2] == ["effect-revealed", "constant-triggered"]
        assert args(match, "effect-revealed")["key"] == "yes"
        assert state_of(match).cubes[0] == 2


def test_10_8_its_own_text_follows_once_all_constants_have_been_triggered() -> None:
    table: dict[str, Any] = {"stage": "effect", "constants": "trafic remaniement", "ambassadors": ("chine:3",)}
    match = run(arranged("22 44 44 66", "23 45", **table), "* effect face_a_face")
    assert (phase(match), state_of(match).cubes[0]) == ("victim", 3)
    assert texts(match) == ["lose 22", "lose 66"], "the first constant: an animal alone"
    run(match, "0 lose 66")
    assert state_of(match).cubes[0] == 2, "the second"
    assert (phase(match), texts(match)) == ("victim", ["lose 22", "lose 44"]), "its own text: one next to a tile"


def test_10_9_the_list_is_fixed_when_the_key_card_starts() -> None:
    """One that has left play meanwhile is passed over: no card of ours removes one, so the test does."""
    match = arranged("22 44 55 66", stage="effect", constants="trafic coupe_rase remaniement", ambassadors=("chine:3",))
    run(match, "* effect face_a_face")
    state = state_of(match)
    assert state.due == 0b110
    remove_constant(state, 1, 0, 0)
    oracle_of(match).remove_constant(2)
    assert state.due == 0b010
    run(match, "0 lose 22")
    assert [event.kind for event in match.log[-1].events].count("constant-triggered") == 1
    assert state.cubes[0] == 2


def test_10_10_the_group_chooses_among_equals() -> None:
    match = arranged("22 44", stage="effect", constants="remaniement", ambassadors=("chine:2", "inde:2", "japon:1"))
    run(match, "* effect face_a_face")
    assert texts(match) == ["strip 1", "strip 2"]


def test_10_11_helpful_constants_do_not_disturb() -> None:
    match = arranged(module="loutre", constants="barrages ecremeurs courant")
    assert harmful(state_of(match)) == 1
    four = arranged(
        module="loutre", constants="barrages courant ecremeurs filets", ambassadors=("?",) * 5 + ("australie",)
    )
    assert four.view()["ambassadors"][5]["value"] == 2, "of four, two disturb Australia"


def test_10_12_the_fund_removes_one_constant() -> None:
    assert phase(run(arranged(stage="effect", purses={0: 3}), "* effect fonds")) == "draw"
    match = run(arranged(stage="effect", constants="proies trafic", purses={0: 3}), "* effect fonds")
    assert texts(match) == ["fund 1", "fund 2", "no"]
    run(match, "0 fund 2")
    assert row(match) == ["proies"]
    assert money(match)[0] == 0

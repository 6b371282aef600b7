"""Refusals explain themselves: typical wrong clicks, each with its rule, its message and the message's arguments."""

from typing import Any

import pytest

from chrysalide.core.errors import IllegalAction, NotYourTurn
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games.extinction import GAME
from chrysalide.games.extinction.tests.table import arranged, new, run, seated, state_of


def refused(match: Match, action: str, seat: int | None = None) -> tuple[str | None, str]:
    """The rule and the message; nothing has changed."""
    before = state_of(match).key(), len(match.log)
    with pytest.raises(IllegalAction) as caught:
        match.play(action, seat)
    assert (state_of(match).key(), len(match.log)) == before
    return caught.value.rule, caught.value.message.id


def clicked(match: Match, target: str) -> tuple[str | None, str]:
    refusal = match.why_not(target)
    assert refusal is not None
    return refusal.rule, refusal.message.id


def told(match: Match, target: str) -> dict[str, Any]:
    refusal = match.why_not(target)
    assert refusal is not None
    return refusal.message.args


# --- set-up -----------------------------------------------------------------------------------------------------------


def test_2_8_a_role_that_is_taken() -> None:
    match = run(new(2), "role zoologiste / spec 1")
    assert refused(match, "role zoologiste") == ("2.8", "refuse-role-taken")
    assert told(match, "role:zoologiste")["other_seat"] == 0
    assert refused(match, "role pilote") == ("2.8", "refuse-no-such-role")
    assert refused(match, "spec 1") == ("2.8", "refuse-not-now")


def test_2_11_a_card_that_is_not_in_the_deck() -> None:
    match = run(new(2), "role zoologiste / spec 1 / role avocat / spec 1")
    assert refused(match, "draw 0 suivi") == ("2.11", "refuse-drawn")
    assert refused(match, "draw 0 gala") == ("2.11", "refuse-drawn")
    assert refused(match, "dest 3") == (None, "refuse-outcome")


def test_2_13_chance_names_a_seat_of_the_match() -> None:
    match = seated(["vedette", "mecene"])
    assert refused(match, "first 3") == ("1.1", "refuse-no-such-seat")
    assert GAME.refuse(state_of(match), GAME.space.parse("end").code, CHANCE).message.id == "refuse-not-now"


# --- dice -------------------------------------------------------------------------------------------------------------


def test_4_2_a_die_that_is_not_in_hand() -> None:
    match = arranged(dice={0: "1 4 5"})
    assert refused(match, "die 6 planifier") == ("4.2", "refuse-no-die")
    assert clicked(match, "die:6") == ("4.2", "refuse-no-die")
    spent = arranged(specialties={0: "constitutionnel"}, purses={0: 3}, constants="proies", dice={0: "1 1 1"})
    run(spent, "die 1 reseaux / die 1 reseaux / die 1 reseaux")
    assert clicked(spent, "place:planifier") == ("4.2", "refuse-all-placed")


def test_4_4_a_place_with_an_own_die() -> None:
    match = arranged(dice={0: "2:planifier 5 6"})
    assert refused(match, "die 6 planifier") == ("4.4", "refuse-own-die")
    assert clicked(match, "place:planifier") == ("4.4", "refuse-own-die")


def test_4_5_a_die_that_is_too_low() -> None:
    match = arranged(dice={0: "1 4 5", 1: "5:relocaliser"})
    assert refused(match, "die 4 relocaliser") == ("4.5", "refuse-too-low")
    assert clicked(match, "place:relocaliser") == ("4.5", "refuse-too-low")
    assert told(match, "place:relocaliser")["value"] == 5, "the highest die in hand would not do"
    assert refused(arranged(seats=2, dice={0: "4 4 4", 1: "3:relocaliser"}), "die 4 relocaliser") == (
        "18.2", "refuse-too-low",
    )  # fmt: skip


def test_4_7_a_starting_action_of_the_other_face() -> None:
    assert refused(arranged(), "die 3 nettoyer") == ("4.7", "refuse-wrong-face")


def test_4_9_a_card_that_nobody_has_played() -> None:
    match = arranged(hands={0: "collecte"})
    assert refused(match, "die 3 collecte@0") == ("4.9", "refuse-not-available")
    assert refused(match, "die 3 terrasse") == ("4.9", "refuse-no-such-place")


def test_4_13_an_action_that_is_too_dear() -> None:
    match = arranged(dice={0: "3 3 3"})
    assert refused(match, "die 3 replanter") == ("4.13", "refuse-too-dear")
    assert (told(match, "place:replanter")["price"], told(match, "place:replanter")["money"]) == (1, 0)


def test_4_3_actions_end_when_all_dice_lie() -> None:
    match = arranged(dice={0: "3 3 3"})
    assert refused(match, "end") == ("4.3", "refuse-dice-left")
    assert told(match, "end") == {"n": 3}


def test_16_4_a_die_that_was_not_rolled() -> None:
    match = run(arranged(stage="start", specialties={0: "envoye"}), "dice 1 2 2")
    assert refused(match, "reroll 6") == ("16.4", "refuse-no-die")
    assert refused(match, "die 1 reseaux") == ("4.2", "refuse-not-now")


# --- cards and money --------------------------------------------------------------------------------------------------


def test_5_1_a_card_is_played_only_by_an_action_that_says_so() -> None:
    match = arranged(hands={0: "collecte"}, dice={0: "3 3 3"})
    assert clicked(match, "card:collecte") == ("5.1", "refuse-no-play")
    run(match, "die 3 planifier")
    assert refused(match, "play terrain") == ("5.1", "refuse-not-in-hand")
    assert refused(match, "no") == ("15.9", "refuse-compulsory")
    assert refused(match, "play potion") == ("1.3", "refuse-no-such-card")


def test_15_19_an_amount_that_is_too_high_or_too_dear() -> None:
    """Worked example 22."""
    match = arranged("33 44", "11 12 13 14 15", hands={0: "terres"}, specialties={0: "mecene"}, purses={0: 2})
    run(match, "die 3 planifier / play terres")
    assert refused(match, "amount 3") == ("15.19", "refuse-amount-dear")
    assert refused(match, "amount 7") == ("15.19", "refuse-amount")


def test_6_6_a_shown_effect_that_cannot_be_paid_away() -> None:
    match = run(arranged(stage="start", permanents={0: "enquete"}, specialties={0: "vedette"}), "show fonds")
    assert refused(match, "drop") == ("6.6", "refuse-cannot-pay")
    assert refused(arranged(), "keep") == ("15.10", "refuse-not-shown")


# --- animals ----------------------------------------------------------------------------------------------------------


def moving(steps: int = 3) -> Match:
    """Worked example 27."""
    area = "suivi" if steps == 3 else ""
    match = arranged("22 55", "23 32", area=area, specialties={1: "ethologue"})
    return run(match, f"die 3 {'suivi' if area else 'relocaliser'}")


def test_7_1_a_tile_in_the_way() -> None:
    assert refused(moving(), "move 22 23") == ("7.1", "refuse-tile-in-way")
    assert refused(moving(), "move 33 34") == ("7.1", "refuse-no-animal")


def test_7_3_a_cell_that_is_too_far() -> None:
    assert refused(moving(), "move 22 24") == ("7.3", "refuse-too-far")
    assert refused(moving(), "move 22 42") == ("7.3", "refuse-too-far")
    assert refused(moving(1), "move 22 11") == ("7.3", "refuse-too-far")
    assert refused(moving(), "move 22 22") == ("7.3", "refuse-same-cell")
    assert refused(moving(), "move 22 79") == ("1.7", "refuse-no-such-cell")


def test_15_5_an_animal_is_placed_beside_a_couple() -> None:
    match = arranged("22 22 55", "44", area="reproduction@1", purses={0: 2})
    run(match, "die 3 reproduction@1")
    assert refused(match, "put 55") == ("15.5", "refuse-not-empty")
    assert refused(match, "put 44") == ("15.5", "refuse-not-empty")
    assert refused(match, "put 66") == ("15.5", "refuse-not-near-couple")
    assert refused(match, "stop") == ("15.5", "refuse-compulsory")


def test_15_6_a_cell_without_tile() -> None:
    match = run(arranged("22 55", "44", purses={0: 1}), "die 3 replanter")
    assert clicked(match, "cell:45") == ("15.6", "refuse-no-tile")


def test_8_4_a_newborn_lies_beside_its_parents() -> None:
    """Worked example 7."""
    match = run(arranged("11 11 44 44", "12 21 43 45", stage="births"), "birth 3")
    assert refused(match, "born 44 43") == ("8.4", "refuse-not-empty")
    assert refused(match, "born 44 66") == ("8.4", "refuse-not-beside")
    assert refused(match, "born 55 56") == ("8.4", "refuse-no-couple")
    assert refused(match, "no") == ("8.9", "refuse-must-birth")
    assert clicked(match, "cell:66") == ("8.4", "refuse-not-beside")
    run(match, "born 44 34")
    assert refused(match, "split 34") == ("8.10", "refuse-split-cell")


# --- destruction and effects ------------------------------------------------------------------------------------------


def test_9_3_a_line_without_animals() -> None:
    """Worked example 14."""
    match = arranged("22 55", stage="destruction")
    assert clicked(match, "line:r1") == ("9.3", "refuse-empty-line")
    assert told(match, "line:c4") == {"module": "tigre", "line": "c4", "axis": "column", "number": 4}
    assert refused(match, "line r9") == ("1.7", "refuse-no-such-line")


def test_9_7_a_side_that_is_no_side() -> None:
    match = run(arranged("31 35 55", "33", stage="destruction"), "line r3 / dest 3")
    assert clicked(match, "cell:55") == ("9.7", "refuse-no-tie")
    assert refused(match, "no") == ("9.7", "refuse-compulsory")


def test_15_15_an_animal_that_does_not_fit() -> None:
    match = run(arranged("22 22 55 66", stage="effect"), "effect braconnage")
    assert clicked(match, "cell:22") == ("15.15", "refuse-victim")
    assert told(match, "cell:22")["filter"] == "alone"


def test_15_14_a_tile_lies_beside_a_tile() -> None:
    match = run(arranged("22 55 66", "11", stage="effect"), "effect incendie")
    assert clicked(match, "cell:33") == ("15.14", "refuse-tile-cell")


def test_15_16_the_ambassador_with_most_cubes() -> None:
    votes = ["chine:2", "inde:2", "russie:1"]
    match = arranged("22 55 66", stage="effect", constants="remaniement", ambassadors=votes)
    run(match, "effect face_a_face")
    assert clicked(match, "amb:3") == ("15.16", "refuse-not-most")


def test_15_11_a_constant_that_is_not_there() -> None:
    match = run(arranged(area="proces", specialties={1: "contentieux"}, constants="proies"), "die 3 proces")
    assert clicked(match, "const:2") == ("15.11", "refuse-no-constant")


def test_15_17_a_fund_removes_one_that_is_there() -> None:
    match = run(arranged("22 55 66", stage="effect", constants="proies", purses={0: 3}), "effect fonds")
    assert clicked(match, "const:3") == ("15.11", "refuse-no-constant")


# --- abilities --------------------------------------------------------------------------------------------------------


def test_16_5_an_ability_that_the_seat_lacks_has_used_or_cannot_pay() -> None:
    match = arranged(constants="proies piste", specialties={0: "vedette"})
    assert clicked(match, "const:1") == ("16.5", "refuse-ability")
    assert told(match, "const:1")["card"] == "constitutionnel"
    poor = arranged(constants="proies piste", specialties={0: "constitutionnel"}, purses={0: 1})
    assert clicked(poor, "const:1") == ("6.6", "refuse-cannot-pay")
    used = run(arranged(constants="proies piste", specialties={0: "constitutionnel"}, purses={0: 4}), "paylift 1")
    assert clicked(used, "const:1") == ("16.5", "refuse-used")
    none = arranged(specialties={0: "constitutionnel"}, purses={0: 4})
    assert clicked(none, "const:1") == ("15.11", "refuse-no-constant")


def test_16_6_looking_and_shifting() -> None:
    assert clicked(arranged(), "amb:1") == ("16.6", "refuse-ability")
    able = {"permanents": {0: "carnet"}, "specialties": {0: "negociateur"}}
    match = arranged(ambassadors=["chine:1", "inde"], **able)  # type: ignore[arg-type]  # options by name, of several types
    assert refused(match, "look 1") == ("16.6", "refuse-amb-revealed")
    assert refused(match, "shift 1 3") == ("16.6", "refuse-amb-hidden")
    assert refused(match, "shift 2 1") == ("16.6", "refuse-no-cube")
    assert refused(match, "shift 1 1") == ("16.6", "refuse-same-amb")
    run(match, "look 3 / see 3 russie")
    assert clicked(match, "amb:4") == ("16.6", "refuse-used")


def test_15_7_an_ambassador_of_the_other_sort() -> None:
    match = arranged(area="coalition antichambre", specialties={1: "negociateur"}, ambassadors=["chine"])
    assert clicked(run(match.copy(), "die 3 coalition"), "amb:2") == ("15.7", "refuse-amb-hidden")
    assert clicked(run(match.copy(), "die 3 antichambre"), "amb:1") == ("15.7", "refuse-amb-revealed")


def test_16_16_nothing_to_save_cancel_or_ignore() -> None:
    match = arranged()
    assert refused(match, "save") == ("16.16", "refuse-nothing-to-save")
    assert refused(match, "cancel") == ("16.14", "refuse-nothing-to-cancel")
    assert refused(match, "ignore") == ("16.15", "refuse-nothing-to-ignore")


# --- the group --------------------------------------------------------------------------------------------------------


def test_11_3_a_seat_that_has_played() -> None:
    match = arranged(stage="end", played=(1,))
    assert clicked(match, "seat:1") == ("11.3", "refuse-played")
    assert refused(match, "next 4") == ("1.1", "refuse-no-such-seat")


def test_12_5_an_ambassador_that_is_face_down_or_has_voted() -> None:
    row = ["chine:2", "inde:6", "russie", "indonesie:9", "?", "?"]
    match = arranged("11 22 33", stage="end", year=4, played=(1, 2, 3), ambassadors=row, level="facile")
    assert clicked(match, "amb:5") == ("12.5", "refuse-face-down")
    run(match, "poll 2")
    assert clicked(match, "amb:2") == ("12.5", "refuse-polled")


def test_14_4_what_another_seat_decides() -> None:
    match = run(arranged("22 55 66", stage="effect", constants="proies", purses={1: 3}), "effect fonds")
    assert match.actor == 1
    assert refused(match, "fund 1", 0) == ("14.4", "refuse-not-deciding")
    with pytest.raises(NotYourTurn):
        match.play("end", 0)


def test_chance_is_waited_for() -> None:
    match = arranged(stage="start", specialties={0: "vedette"})
    refusal = GAME.refuse(state_of(match), GAME.space.parse("end").code, 0)
    assert (refusal.rule, refusal.message.id) == (None, "refuse-chance")

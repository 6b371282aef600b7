"""Chapter 4: dice on actions."""

from chrysalide.games.extinction.tests.table import (
    animals,
    args,
    arranged,
    cards,
    effects,
    money,
    phase,
    run,
    state_of,
    texts,
    tiles,
)


def test_4_1_all_dice_are_taken_back_and_rolled() -> None:
    match = arranged(stage="start", specialties={0: "vedette"}, dice={0: "3:planifier 4:reseaux 6:relocaliser"})
    assert list(state_of(match).places[:3]) == [-1, -1, -1]
    run(match, "* dice 1 1 5")
    assert list(state_of(match).dice[:3]) == [1, 1, 5]
    assert phase(match) == "act"


def test_4_2_one_die_after_the_other() -> None:
    match = run(arranged("33 55", dice={0: "2 4 6"}), "0 die 4 relocaliser")
    assert phase(match) == "move", "the action is carried out first"
    run(match, "0 move 33 43 / 0 die 2 reseaux")
    assert {text.split()[0] for text in texts(match, "die")} == {"6"}


def test_4_3_all_dice_must_be_placed() -> None:
    match = arranged(dice={0: "2 4 6"}, constants="proies", purses={0: 4}, specialties={0: "constitutionnel"})
    assert "end" not in texts(match)
    run(match, "0 die 2 reseaux / 0 die 4 reseaux / 0 die 6 reseaux")
    assert "end" in texts(match)


def test_4_4_never_on_a_place_with_an_own_die() -> None:
    match = arranged(dice={0: "2:relocaliser 5 6"})
    assert "6 relocaliser" not in texts(match, "die")
    assert "6 planifier" in texts(match, "die")


def test_4_5_higher_than_every_die_there() -> None:
    match = arranged(dice={0: "3 4 5", 1: "3:planifier", 2: "4:planifier"})
    assert [text for text in texts(match, "die") if text.endswith("planifier")] == ["5 planifier"]


def test_4_6_dice_stay_until_the_owners_next_turn() -> None:
    match = arranged(stage="end", year=1, active=1, played=(0, 2, 3), dice={0: "3:planifier"})
    run(match, "1 next 2")
    assert state_of(match).year == 2
    assert state_of(match).places[0] == 0


def test_4_7_four_starting_actions() -> None:
    for module, fourth in (("tigre", "replanter"), ("loutre", "nettoyer"), ("panda", "replanter")):
        match = arranged(module=module, purses={0: 1}, dice={0: "5 5 5"})
        assert texts(match, "die") == ["5 planifier", "5 reseaux", "5 relocaliser", f"5 {fourth}"]


def test_4_8_social_networks_take_any_die() -> None:
    match = arranged(dice={0: "1 5:reseaux 6:reseaux", 1: "6:reseaux"})
    assert "1 reseaux" in texts(match, "die")


def test_4_9_cards_in_the_area_whoever_played_them() -> None:
    match = arranged(area="collecte@2 terrain@1", hands={0: "collecte"}, dice={0: "5 5 5"})
    found = texts(match, "die")
    assert "5 collecte@2" in found
    assert "5 terrain@1" in found
    assert "5 collecte@0" not in found


def test_4_10_a_card_just_played_may_be_used_at_once() -> None:
    match = arranged(hands={0: "collecte"}, dice={0: "3 4 5"})
    run(match, "0 die 3 planifier / 0 play collecte / 0 die 4 collecte@0")
    assert money(match)[0] == 2


def test_4_11_a_place_holds_any_number_of_dice() -> None:
    match = arranged(seats=5, dice={0: "6 6 6", 1: "2:planifier", 2: "3:planifier", 3: "4:planifier", 4: "5:planifier"})
    assert "6 planifier" in texts(match, "die")


def test_4_12_two_copies_are_two_places() -> None:
    match = arranged(area="collecte@1 collecte@2", dice={0: "3 4 5", 1: "6:collecte@1"})
    assert "3 collecte@1" not in texts(match, "die")
    run(match, "0 die 3 collecte@2")
    assert args(match, "die-placed")["twin"] == "yes"


def test_4_13_only_what_can_be_paid() -> None:
    match = arranged(area="conference@1", purses={0: 2})
    assert "1 conference@1" not in texts(match, "die")
    match = run(arranged(area="conference@1", purses={0: 3}), "0 die 1 conference@1")
    assert money(match)[0] == 0
    assert phase(match) == "influence", "paid before the rest"


def test_4_14_parts_without_target_do_nothing() -> None:
    match = run(arranged(area="reproduction@1", purses={0: 1}, module="loutre"), "0 die 1 reproduction@1")
    assert money(match)[0] == 0
    assert phase(match) == "act"


def test_4_15_what_the_starting_actions_do() -> None:
    match = arranged("33 55", "11 12", hands={0: "corridor"}, dice={0: "4 5 6"}, purses={0: 1})
    run(match, "0 die 4 planifier / 0 play corridor / 0 die 5 relocaliser")
    assert texts(match, "move") == ["33 23", "33 32", "33 34", "33 43", "55 45", "55 54", "55 56", "55 65"]
    run(match, "0 move 55 65 / 0 die 6 replanter / 0 clear 12")
    assert cards(match, 0, "laid") == ["corridor"]
    assert (animals(match), tiles(match), money(match)[0]) == ("33 65", "11", 0)
    assert money(run(arranged(specialties={0: "envoye"}), "0 die 1 reseaux"))[0] == 1


def test_4_16_research_shows_the_top_effect() -> None:
    match = run(arranged(area="rechercher@0"), "0 die 1 rechercher@0 / * show trafic")
    assert texts(match) == ["drop", "keep"]
    run(match, "0 drop")
    assert effects(match, "spent") == {"trafic": 1}


def test_4_17_the_phase_ends_by_itself_without_abilities() -> None:
    three = "0 die 1 reseaux / 0 die 2 reseaux / 0 die 3 reseaux"
    assert phase(run(arranged(), three)) == "line"
    match = run(arranged(constants="proies", specialties={0: "constitutionnel"}), three)
    assert texts(match) == ["end", "paylift 1"]
    assert phase(run(match, "0 end")) == "line"

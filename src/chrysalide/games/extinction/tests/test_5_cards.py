"""Chapter 5: playing cards."""

from chrysalide.games.extinction.tests.table import arranged, cards, phase, run, state_of, texts, told


def test_5_1_only_through_an_operation() -> None:
    match = arranged(hands={0: "collecte mobilisation"}, area="atelier@1")
    assert texts(match, "play") == []
    run(match, "0 die 1 planifier")
    assert texts(match) == ["play collecte", "play mobilisation"]
    run(match, "0 play collecte / 0 die 2 atelier@1")
    assert texts(match) == ["play mobilisation"]


def test_5_2_an_action_goes_to_the_area() -> None:
    match = run(arranged(hands={0: "collecte"}), "0 die 1 planifier / 0 play collecte")
    assert cards(match, 0, "laid") == ["collecte"]
    assert cards(match, 0, "hands") == []


def test_5_3_a_permanent_stays_before_its_owner() -> None:
    match = arranged(hands={0: "veto nurserie"}, area="atelier@1", specialties={0: "ethologue"})
    run(match, "0 die 1 planifier / 0 play veto / 0 die 2 atelier@1 / 0 play nurserie")
    assert cards(match, 0, "permanents") == ["nurserie", "veto"]
    assert [shown["card"] for shown in match.view(0)["seats"][0]["permanents"]] == ["veto", "nurserie"]


def test_5_4_a_unique_is_carried_out_and_discarded() -> None:
    match = arranged(hands={0: "moratoire"}, specialties={0: "contentieux"})
    run(match, "0 die 1 planifier / 0 play moratoire")
    assert state_of(match).skip == 2
    assert cards(match, 0, "discards") == ["moratoire"]


def test_5_5_a_permanent_works_in_its_owners_turns() -> None:
    match = arranged(permanents={1: "carnet"}, specialties={1: "negociateur"})
    assert texts(match, "look") == []
    match = arranged(permanents={0: "carnet"}, specialties={0: "negociateur"})
    assert texts(match, "look") == ["1", "2", "3", "4", "5", "6"]


def test_5_6_a_permanent_works_at_once() -> None:
    match = arranged(hands={0: "carnet"}, specialties={0: "negociateur"})
    run(match, "0 die 1 planifier / 0 play carnet")
    assert texts(match, "look") == ["1", "2", "3", "4", "5", "6"]


def test_5_7_no_hand_limit() -> None:
    hand = "rechercher plaidoyer conference collecte restaurer corridor atelier terrain reproduction mobilisation"
    match = run(arranged(stage="draw", hands={0: hand}), "* draw 0 docu")
    assert len(cards(match, 0, "hands")) == 11


def test_5_8_an_empty_deck_gives_no_card() -> None:
    match = arranged(area="terrain@0", decks={0: ""})
    run(match, "0 die 1 terrain@0")
    assert phase(match) == "act"
    assert "no-card-left" in told(match)

"""Chapter 3: years and turns."""

from chrysalide.games.extinction.tests.table import args, arranged, phase, run, seated, state_of, texts, told


def test_3_1_one_turn_each_year() -> None:
    match = arranged(stage="end", active=1, played=(0, 3))
    assert texts(match) == ["next 2"]
    run(match, "1 next 2")
    assert state_of(match).played == 0b1111


def test_3_2_the_order_is_free() -> None:
    match = arranged(stage="end", active=2)
    assert texts(match) == ["next 0", "next 1", "next 3"]


def test_3_3_the_marker_goes_on_the_pile() -> None:
    match = run(seated(["ethologue", "constitutionnel", "negociateur"]), "* first 1")
    assert state_of(match).played == 0b010
    assert args(match, "turn-began") == {"seat": 1, "year": 1, "turn": 1}


def test_3_4_five_phases() -> None:
    match = arranged("33 33 55", "11", dice={0: "1 2 3"})
    run(match, "0 die 1 reseaux / 0 die 2 reseaux / 0 die 3 reseaux")
    seen = [phase(match)]
    run(match, "* birth 6")
    seen.append(phase(match))
    run(match, "0 line r5 / * dest 1")
    seen.append(phase(match))
    run(match, "* effect journee")
    seen.append(phase(match))
    run(match, "* draw 0 collecte")
    seen.append(phase(match))
    assert seen == ["birth_roll", "line", "effect_reveal", "draw", "next_seat"]


def test_3_5_start_of_turn_before_the_roll() -> None:
    """The specialty first, then Permanents in the order they were played."""
    match = arranged(stage="start", specialties={0: "mecene"})
    assert told(match) == ["money-gained"]
    assert phase(match) == "roll"
    match = arranged(stage="start", specialties={0: "vedette"}, permanents={0: "enquete"})
    assert phase(match) == "show"
    run(match, "* show journee / 0 keep")
    assert phase(match) == "roll"


def test_3_6_defeat_interrupts_everything() -> None:
    match = arranged("22 44", "23", stage="effect", constants="trafic remaniement", ambassadors=("chine:3",))
    run(match, "* effect face_a_face / 0 lose 22")
    assert match.over
    assert state_of(match).cubes[0] == 3, "the second Constant no longer acts"

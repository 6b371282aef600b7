"""Chapter 7: animals."""

from chrysalide.games.extinction.tests.table import animals, args, arranged, phase, run, state_of, texts, tiles


def test_7_1_moves_go_from_cell_to_cell_never_onto_tiles() -> None:
    match = run(arranged("22 66", "23"), "0 die 1 relocaliser")
    assert [text for text in texts(match, "move") if text.startswith("22")] == ["22 12", "22 21", "22 32"]
    blocked = run(arranged("11 66", "12 21", area="suivi"), "0 die 1 suivi")
    assert not [text for text in texts(blocked, "move") if text.startswith("11")], "nor through them"


def test_7_2_animals_pass_and_share_cells() -> None:
    match = run(arranged("11 12 66", "21", area="suivi"), "0 die 1 suivi")
    assert {"11 12", "11 13", "11 22"} <= set(texts(match, "move"))
    assert animals(run(match, "0 move 11 12")) == "12 12 66"


def test_7_3_any_cell_within_the_steps() -> None:
    match = run(arranged("33 66", area="suivi"), "0 die 1 suivi")
    reached = {text.split()[1] for text in texts(match, "move") if text.startswith("33")}
    cells = [(row, column) for row in range(1, 7) for column in range(1, 7)]
    assert reached == {f"{r}{c}" for r, c in cells if 0 < abs(r - 3) + abs(c - 3) <= 3}


def test_7_4_animals_come_from_the_supply_and_return() -> None:
    match = run(arranged("33 33 66", stage="births"), "* birth 1 / 0 born 33 34")
    assert state_of(match).herd == 11
    match = run(arranged("25 55 66", stage="destruction"), "0 line r2 / * dest 5")
    assert state_of(match).herd == 13


def test_7_5_population_of_one_loses() -> None:
    match = run(arranged("25 55", stage="destruction"), "0 line r2 / * dest 5")
    assert match.over
    assert state_of(match).population() == 1


def test_7_6_animals_of_one_cell_are_lost_together() -> None:
    match = run(arranged("25 25 25 55", stage="destruction"), "0 line r2 / * dest 5")
    assert args(match, "animals-covered")["n"] == 3
    assert state_of(match).population() == 1
    starved = arranged("11 16 61 66 33", "12 15 51 65", module="panda", stage="destruction")
    run(starved, "0 line r3 / * dest 1")
    assert args(starved, "animals-starved")["cells"] == ["11", "16", "61", "66"]
    assert starved.over


def test_7_7_animals_of_one_cell_are_alike() -> None:
    match = run(arranged("22 22 22 55"), "0 die 1 relocaliser")
    assert len([text for text in texts(match, "move") if text.startswith("22")]) == 4


def test_7_8_never_a_tile_and_an_animal() -> None:
    match = run(arranged("25 25 44 55", stage="destruction"), "0 line r2 / * dest 5")
    assert not set(tiles(match).split()) & set(animals(match).split())
    match = arranged("22 55", "23", hands={0: "lacher"}, specialties={0: "ethologue"})
    run(match, "0 die 1 planifier / 0 play lacher")
    assert phase(match) == "place"
    assert not {"22", "23", "55"} & set(texts(match, "put"))

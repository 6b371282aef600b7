"""Chapter 9: destruction."""

from chrysalide.games.extinction.tests.table import animals, args, arranged, phase, run, state_of, texts, tiles, told


def test_9_1_a_skipped_phase() -> None:
    match = arranged(stage="destruction", skip=2)
    assert state_of(match).skip == 1
    assert phase(match) == "effect_reveal"
    assert args(match, "destruction-skipped")["skip"] == 1


def test_9_2_an_empty_reserve_loses() -> None:
    match = arranged(stage="destruction", reserve=0)
    assert match.over
    assert "line-chosen" not in told(match)


def test_9_3_a_line_with_an_animal_then_the_die() -> None:
    match = arranged("22 24", stage="destruction", active=3)
    assert match.actor == 3
    assert texts(match) == ["line r2", "line c2", "line c4"]
    run(match, "3 line c4")
    assert texts(match) == [f"dest {face}" for face in range(1, 7)]


def test_9_4_cells_are_counted_from_the_left_and_from_the_top() -> None:
    assert tiles(run(arranged("22 44", stage="destruction"), "0 line r2 / * dest 6")) == "26"
    assert tiles(run(arranged("22 44", stage="destruction"), "0 line c2 / * dest 6")) == "62"


def test_9_5_animals_of_the_covered_cell_are_lost() -> None:
    match = run(arranged("22 22 44 66", stage="destruction"), "0 line r2 / * dest 2")
    assert (tiles(match), animals(match)) == ("22", "44 66")


def test_9_6_a_tile_slides_to_the_first_free_cell() -> None:
    match = run(arranged("21 66", "24 25", stage="destruction"), "0 line r2 / * dest 5")
    assert tiles(match) == "23 24 25"
    assert args(match, "tile-placed")["slid"] == "yes"
    hit = run(arranged("26 66 11", "24 25", stage="destruction"), "0 line r2 / * dest 4")
    assert (tiles(hit), animals(hit)) == ("24 25 26", "11 66"), "also where animals are"
    nearer = run(arranged("21 24 66", "23", stage="destruction"), "0 line r2 / * dest 3")
    assert tiles(nearer) == "23 24"


def test_9_7_the_group_chooses_between_equals() -> None:
    match = run(arranged("22 26 66", "24", stage="destruction", active=1), "1 line r2 / * dest 4")
    assert match.actor == 1
    assert texts(match) == ["side 22", "side 26"]
    assert tiles(run(match, "1 side 26")) == "24 25"


def test_9_8_a_slide_ends_on_the_animals_cell_at_the_latest() -> None:
    match = run(arranged("21 66 44", "22 23 24 25 26", stage="destruction"), "0 line r2 / * dest 6")
    assert (tiles(match), animals(match)) == ("21 22 23 24 25 26", "44 66")


def test_9_9_a_removed_tile_returns_to_the_reserve() -> None:
    match = run(arranged("22 44", "11", reserve=3, purses={0: 1}), "0 die 1 replanter / 0 clear 11")
    assert state_of(match).reserve == 4


def test_9_10_otters_and_pandas_add_steps() -> None:
    match = run(arranged("22 26 66", "34", stage="destruction", module="loutre"), "0 line r2 / * dest 4")
    assert phase(match) == "side", "a tile beside another spreads"
    match = run(arranged("11 26 66", "12", stage="destruction", module="panda"), "0 line r6 / * dest 1")
    assert animals(match) == "26 66", "a panda starves"


def test_9_11_an_extra_destruction_is_never_skipped() -> None:
    match = arranged("22 44 66", stage="effect", constants="coupe_rase", skip=1, tiles_placed=0)
    run(match, "* effect face_a_face")
    assert phase(match) == "line"
    run(match, "0 line r2 / * dest 6")
    assert state_of(match).skip == 1

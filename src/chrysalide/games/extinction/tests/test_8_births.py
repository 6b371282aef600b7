"""Chapter 8: births."""

from chrysalide.games.extinction.tests.table import (
    animals,
    args,
    arranged,
    birth_target,
    oracle_of,
    phase,
    run,
    state_of,
    texts,
    told,
)


def test_8_1_couples_are_counted_by_cell() -> None:
    match = arranged("22 22 22 33 33 44 55 55 55 55")
    assert state_of(match).couples() == oracle_of(match).couples() == 1 + 1 + 2


def test_8_2_no_couple_nothing_happens() -> None:
    match = arranged("22 44", stage="births")
    assert phase(match) == "line"
    assert args(match, "no-birth")["why"] == "no-couple"


def test_8_3_the_die_against_the_target() -> None:
    match = arranged("22 22 44 44 66", stage="births")
    assert birth_target(match) == 3
    assert phase(run(match, "* birth 4")) == "line"
    assert phase(run(arranged("22 22 44 44 66", stage="births"), "* birth 3")) == "newborn"
    assert birth_target(arranged("22 22 66", constants="proies")) == 1


def test_8_4_beside_a_couple_on_an_empty_cell() -> None:
    match = run(arranged("22 22 12", "21", stage="births"), "* birth 1")
    assert texts(match) == ["born 22 23", "born 22 32"]


def test_8_5_the_active_seat_chooses_the_couple() -> None:
    match = run(arranged("11 11 66 66", stage="births", active=2), "* birth 1")
    assert match.actor == 2
    assert texts(match) == ["born 11 12", "born 11 21", "born 66 56", "born 66 65"]


def test_8_6_one_birth_at_most() -> None:
    match = run(arranged("11 11 44 44 66 66", stage="births", module="loutre"), "* birth 1 / 0 born 11 12")
    assert phase(match) == "line"
    assert state_of(match).population() == 7


def test_8_7_no_cell_or_no_animal_left() -> None:
    assert args(arranged("11 11 55", "12 21", stage="births"), "no-birth")["why"] == "no-cell"
    full = "11 11 11 11 11 11 11 22 33 44 55 66 61 16 25"
    assert args(arranged(full, stage="births"), "no-birth")["why"] == "no-supply"


def test_8_8_the_die_is_not_rolled_in_vain() -> None:
    match = arranged("22 22 55", stage="births", module="panda", constants="saison")
    assert args(match, "no-birth")["why"] == "target"
    assert phase(match) == "line"


def test_8_9_a_birth_cannot_be_declined() -> None:
    assert "no" not in texts(run(arranged("22 22 55", stage="births"), "* birth 1"))
    match = run(arranged("22 22 55", stage="births", optional_births=True), "* birth 1")
    assert texts(match)[-1] == "no"
    run(match, "0 no")
    assert animals(match) == "22 22 55"
    assert phase(match) == "line"


def test_8_10_a_tiger_of_the_parents_steps_aside() -> None:
    match = run(arranged("22 22 55", "12", stage="births"), "* birth 1 / 0 born 22 21")
    assert texts(match) == ["split 23", "split 32"]
    assert animals(run(match, "0 split 32")) == "21 22 32 55"


def test_8_11_the_newborn_may_take_the_last_cell() -> None:
    match = run(arranged("11 11 55", "12", stage="births"), "* birth 1 / 0 born 11 21")
    assert animals(match) == "11 21 55"
    assert args(match, "animal-lost")["cause"] == "separation"


def test_8_12_cards_separate_nobody() -> None:
    match = arranged("22 22 55", area="reproduction@1", purses={0: 2})
    run(match, "0 die 1 reproduction@1 / 0 put 23")
    assert animals(match) == "22 22 23 55"
    assert "parent-moved" not in told(match)

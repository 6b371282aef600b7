"""Chapter 11: end of turn, end of year."""

from typing import Any

from chrysalide.games.extinction.tests.table import (
    animals,
    arranged,
    cards,
    money,
    phase,
    row,
    run,
    state_of,
    texts,
    told,
)


def test_11_1_one_card_is_drawn() -> None:
    match = arranged(stage="draw")
    assert len(texts(match)) == 14
    run(match, "* draw 0 collecte")
    assert cards(match, 0, "hands") == ["collecte"]


def test_11_2_the_year_goes_on_while_a_marker_is_held() -> None:
    match = arranged(stage="end", played=(1, 2))
    assert state_of(match).year == 1
    assert texts(match) == ["next 3"]


def test_11_3_the_named_seat_starts_at_once() -> None:
    match = run(arranged(stage="end", played=(1,)), "0 next 3")
    assert state_of(match).active == 3
    assert told(match)[:2] == ["next-named", "turn-began"]


def test_11_4_the_year_ends_with_votes_in_a_vote_year() -> None:
    match = arranged(stage="end", year=1, played=(1, 2, 3))
    assert told(match) == ["year-ended", "year-began"]
    match = arranged(stage="end", year=4, played=(1, 2, 3))
    assert told(match)[:2] == ["year-ended", "vote-began"]


def test_11_5_the_last_seat_names_the_next_itself_allowed() -> None:
    match = arranged(stage="end", year=1, active=2, played=(0, 1, 3))
    assert (match.actor, state_of(match).year) == (2, 2)
    assert texts(match) == ["next 0", "next 1", "next 2", "next 3"]
    run(match, "2 next 2")
    assert state_of(match).played == 0b0100


def test_11_6_everything_else_stays() -> None:
    table: dict[str, Any] = {
        "purses": {1: 4},
        "constants": "proies",
        "dice": {1: "4:planifier"},
        "ambassadors": ("chine:2",),
    }
    match = arranged("22 44", "11", stage="end", year=4, played=(1, 2, 3), **table)
    state = state_of(match)
    assert phase(match) == "next_seat"
    assert (animals(match), money(match)[1], row(match), state.cubes[0]) == ("22 44", 4, ["proies"], 2)
    assert state.places[3] == 0

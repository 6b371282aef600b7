"""Chapter 18: two seats and solo."""

import pytest

import chrysalide
from chrysalide.core.errors import BadSeats
from chrysalide.games.extinction.tests.table import arranged, money, new, phase, run, state_of, texts


def test_18_1_one_person_plays_both_seats() -> None:
    match = new(2, solo=True)
    assert match.seats == 2
    assert match.view(0)["options"]["solo"] is True
    assert state_of(new(2, solo=True, open_hands=False)).open_hands, "nothing is hidden from oneself"
    assert not state_of(new(3, solo=True, open_hands=False)).open_hands, "with two seats only"


def test_18_1_one_seat_is_refused_with_the_way_to_play_alone() -> None:
    with pytest.raises(BadSeats) as refused:
        chrysalide.new("extinction", seats=1)
    assert (refused.value.message.id, refused.value.message.args["seats"]) == ("error-seats-solo", 2)


def test_18_2_a_die_must_be_two_higher() -> None:
    match = arranged(seats=2, dice={0: "4 5 6", 1: "4:planifier"})
    assert [text for text in texts(match, "die") if text.endswith("planifier")] == ["6 planifier"]
    assert {"4 reseaux", "5 reseaux", "6 reseaux"} <= set(texts(match, "die"))


def test_18_3_turns_alternate() -> None:
    match = arranged(seats=2, stage="end", active=0)
    assert (state_of(match).active, phase(match)) == (1, "move")
    match = arranged(seats=2, stage="end", active=1, played=(0,))
    assert (state_of(match).active, state_of(match).year) == (0, 2)


def test_18_4_two_seats_count_two() -> None:
    match = run(arranged(seats=2, stage="effect", solo=True), "* effect journee")
    assert money(match) == [1, 1]


def test_18_5_solo_knows_no_majority() -> None:
    match = arranged("22 44 66", seats=2, stage="effect", solo=True, shared_decider="majority")
    run(match, "* effect braconnage / 0 lose 22")
    assert phase(match) == "draw"

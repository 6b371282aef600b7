"""Chapter 2: laying the tiles, and the first pawns."""

import pytest

from chrysalide.core.errors import BadOption, NotYourTurn
from chrysalide.core.state import CHANCE
from chrysalide.games.papilio.tests.table import (
    LOOSE,
    STARTS,
    active,
    dealt,
    legal,
    may,
    new,
    of_seat,
    phase,
    run,
    spare,
    tiles_on,
    told,
)
from tests.agreement import refused


def odds(text: str, **options: object) -> dict[str, float]:
    match = run(new(**options), text)
    assert match.actor == CHANCE
    return {match.game.space[code].text: probability for code, probability in match.state.chance()}


def test_2_1_tiles_are_laid_rank_by_rank_and_the_last_is_the_spare() -> None:
    match = new()
    codes = "SZCEFHSCELFCCLLFLCHHLESFLEHECLZEL"
    for number, code in enumerate(codes, start=1):
        assert tiles_on(match, LOOSE) == codes[: number - 1].ljust(33, "-")
        match.enter(f"tile {code}")
    assert tiles_on(match, LOOSE) == codes
    assert spare(match) == "L"
    assert told(match).count("tile-dealt") == 33
    assert told(match)[-1] == "tiles-laid"
    refused(match, "tile L", None, oracle="2.1")


def test_2_1_nothing_else_is_done_while_tiles_are_laid() -> None:
    match = run(new(), "tile Z tile Z")
    assert tiles_on(match, ["b1", "d1", "f1"]) == "ZZ-"
    refused(match, "tile Z", "1.10", oracle="2.1")
    refused(match, "starter 0", None, oracle="2.2")
    refused(match, "enter e1", None, oracle="2.3")


def test_2_1_every_tile_that_is_left_is_equally_likely() -> None:
    assert odds("") == {
        f"tile {code}": count / 34 for code, count in zip("LECHFSZ", (9, 6, 6, 4, 4, 3, 2), strict=True)
    }
    assert odds("tile Z tile Z tile S")["tile S"] == 2 / 31
    assert odds("tile Z tile Z")["tile L"] == 9 / 32
    assert "tile Z" not in odds("tile Z tile Z")
    assert odds("tiles " + 32 * "L" + " L", loose_tiles="L33 E1") == {"tile L": 0.5, "tile E": 0.5}


def test_2_2_the_starting_seat_is_drawn() -> None:
    laid = "tiles SZCEFHSCELFCCLLFLCHHLESFLEHECLZEL L"
    assert odds(laid) == {"starter 0": 0.5, "starter 1": 0.5}
    assert odds(laid, starter=1) == {"starter 1": 1.0}
    refused(run(new(starter=1), laid), "starter 0", "2.2")
    with pytest.raises(BadOption):
        new(starter=2)
    for seat in (0, 1):
        assert run(new(), f"{laid} / starter {seat}").actor == seat


@pytest.mark.parametrize("starter", [0, 1])
def test_2_3_each_seat_places_one_pawn_the_starting_one_first(starter: int) -> None:
    match = dealt(starter)
    assert (match.actor, phase(match)) == (starter, "place")
    assert legal(match) == [f"enter {cell}" for cell in STARTS[starter]]
    with pytest.raises(NotYourTurn):
        match.play(f"enter {STARTS[1 - starter][0]}", seat=1 - starter)
    assert match.objection == "3.1"
    run(match, f"{starter} enter {STARTS[starter][2]}")
    assert (match.actor, phase(match)) == (1 - starter, "place")
    assert may(match, "enter") == set(STARTS[1 - starter])
    refused(match, f"enter {STARTS[starter][0]}", "2.3")
    refused(match, f"act {STARTS[starter][2]}", "2.3")
    refused(match, "push b1", "2.3")
    run(match, f"{1 - starter} enter {STARTS[1 - starter][0]}")
    assert (match.actor, phase(match)) == (starter, "react")
    assert active(match, starter) == {STARTS[starter][2]}


def test_2_4_the_three_other_pawns_are_the_reserve() -> None:
    match = run(dealt(), "0 enter a1 / 1 enter a7")
    assert [of_seat(match, seat, "reserve") for seat in (0, 1)] == [3, 3]


def test_2_5_a_pawn_is_in_one_of_four_places() -> None:
    match = run(dealt(tiles={"a2": "Z"}), "0 enter a1 / 1 enter a7 / 0 act a1 step a2 enter c1")
    shown = match.view()["seats"]
    assert [(seat["active"], seat["reserve"], seat["arrived"], seat["lost"]) for seat in shown] == [
        (1, 2, 0, 1),
        (1, 3, 0, 0),
    ]


def test_2_6_seats_have_their_sides_from_the_beginning() -> None:
    """Nobody chooses a colour or a side: the first decisions are where the pawns go."""
    for starter in (0, 1):
        match = dealt(starter)
        assert {text.split()[0] for text in legal(match)} == {"enter"}
        assert match.view()["seats"][0]["start_rank"] == 1

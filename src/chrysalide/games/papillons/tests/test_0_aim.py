"""Chapter 0: what players are after."""

import pytest

from chrysalide.games.papillons.tests.table import dealt, lay

# Seat 0 holds R and g, seat 1 S and b.
FOUR_ROUND = "Rb 0,0 · Ry 1,0 · Rv 2,0 · Tb 0,1 · Rg 3,0"
FOUR_GREEN = "Rg 0,0 · Tb 0,1 · Pg 1,1 · Py 1,2 · Sg 2,2 · Sv 2,3 · Tg 3,3"  # a diagonal


@pytest.mark.parametrize(("layout", "goal"), [(FOUR_ROUND, "round"), (FOUR_GREEN, "green")])
def test_0_1_four_in_a_row_of_the_own_shape_or_colour_win(layout: str, goal: str) -> None:
    match = lay(dealt(hands="Pb Pb | Pv Ty"), layout)
    assert (match.over, match.winners, match.view()["end"]["goal"]) == (True, [0], goal)


def test_0_1_three_are_not_enough() -> None:
    assert not lay(dealt(hands="Pb Pb | Pv Ty"), FOUR_ROUND.rsplit(" · ", 1)[0]).over

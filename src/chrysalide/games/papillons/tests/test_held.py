"""Which card is held back until it is known where it goes; whatever shows something is not."""

import pytest

from chrysalide.core.errors import IllegalAction, NotYourTurn
from chrysalide.core.match import Match
from chrysalide.games.papillons.tests.table import OPENING, new, phase, run


@pytest.fixture
def match() -> Match:
    """Cards may be moved; it is seat 0's turn."""
    return run(new(), OPENING.partition("0 lift")[0])


def held(match: Match) -> set[str]:
    return {choice.action.split()[0] for choice in match.choices() if choice.held}


def test_cards_in_hand_and_on_the_table_are_held(match: Match) -> None:
    assert held(match) == {"hand", "lift"}
    assert {choice.action.split()[0] for choice in match.choices() if not choice.held} >= {"deck", "net", "web"}


def test_what_follows_is_known_and_nothing_has_happened(match: Match) -> None:
    before = match.entries
    ahead = match.ahead(["lift 2,0"], 0)
    assert ahead.choices()[0].targets[0].startswith("cell:")
    assert phase(ahead) == "move"
    assert (match.entries, phase(match)) == (before, "turn")
    refused = ahead.why_not("cell:2,0")
    assert refused is not None
    assert refused.message.id == "refuse-same-cell"


def test_a_card_from_the_deck_cannot_be_looked_at_beforehand(match: Match) -> None:
    with pytest.raises(IllegalAction) as refused:
        match.ahead(["deck"], 0)
    assert refused.value.message.id == "error-not-held"


def test_only_legal_decisions_of_the_seat_on_turn_are_held(match: Match) -> None:
    with pytest.raises(IllegalAction):
        match.ahead(["lift 9,9"], 0)
    with pytest.raises(NotYourTurn):
        match.ahead(["lift 2,0"], 1)

"""Choices that cost something and change nothing are marked: by trying them, so that no rule is written twice."""

from typing import Any

import chrysalide
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.core.messages import Choice
from tests.positions import Setting, every_setting

PAYING = ("dice", "money", "specialty_used")


def marked(match: Match) -> list[Choice]:
    return [choice for choice in match.choices() if choice.vain]


@every_setting
def test_not_everything_is_in_vain(setting: Setting) -> None:
    """What is marked is a choice among others: nobody has to confirm the only thing there is to do, again and again."""
    match, dice = setting.match(5), Dice(5)
    asked = doubtful = 0
    for _ in range(150):
        if match.over:
            break
        choices = match.choices()
        asked += 1
        doubtful += bool(choices) and all(choice.vain for choice in choices)
        match.play(match.game.action(match.state, match.state.pick(dice)))
    assert doubtful <= asked // 20


def test_an_action_that_finds_nothing_is_marked_and_changes_nothing() -> None:
    """Extinction 4.14: a die lies there, perhaps it was paid for; everything else is as before."""
    found = 0
    for seed in range(12):
        match, dice = chrysalide.new("extinction", 2, seed), Dice(seed)
        while not match.over and len(match.log) < 400:
            for choice in marked(match):
                after = match.copy()
                after.settles = False
                after.enter(choice.action)
                if after.view()["phase"] == "act":  # otherwise it was the last die, and the births follow
                    assert _board(after) == _board(match)
                    assert _money(after) <= _money(match)
                    found += 1
            assert all(choice.action.startswith("die ") for choice in marked(match))
            match.play(match.game.action(match.state, match.state.pick(dice)))
    assert found


def _money(match: Match) -> int:
    money: int = match.view()["seats"][match.actor]["money"]
    return money


def _board(match: Match) -> dict[str, Any]:
    """What a view shows apart from dice and payments."""
    view = match.view(match.actor)
    seats = [{name: value for name, value in seat.items() if name not in PAYING} for seat in view["seats"]]
    return {name: value for name, value in view.items() if name not in ("places", "supply", "turn_state")} | {
        "seats": seats
    }


def test_a_copy_card_with_nothing_to_copy_is_marked() -> None:
    """Mariposas 4.8."""
    for seed in range(40):
        match = chrysalide.new("mariposas", 2, seed)
        while match.view()["phase"] != "play":
            match.play(match.legal()[0])
        for choice in marked(match):
            assert choice.detail is not None
            assert choice.detail.id == "detail-copies-nothing"
            return
    raise AssertionError("no copy card was dealt")


def test_a_bolina_that_stops_nothing_is_marked() -> None:
    """Papillons célestes 5.7: on the only card that can be taken."""
    seen = set()
    for seed in range(60):
        match, dice = chrysalide.new("celestes", 2, seed), Dice(seed)
        while not match.over:
            for choice in match.choices():
                if choice.label.id == "choice-bolina":
                    wasted = choice.detail is not None and choice.detail.id == "detail-waste"
                    assert choice.vain == wasted
                    seen.add(wasted)
            match.play(match.game.action(match.state, match.state.pick(dice)))
        if seen == {True, False}:
            return
    assert seen == {True, False}

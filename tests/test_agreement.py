"""A disagreement between engine and oracle is found and named, whatever it is about."""

from copy import copy
from typing import Any, Self

import pytest

from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadSeats, ChrysalideError, IllegalAction
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE, OVER
from tests.agreement import Agreed, Disagreement, Opinion, differences, refused
from tests.positions import SETTINGS, until_over

SETTING = SETTINGS[0]  # any game will do
NAMES = {CHANCE: "chance", OVER: "over"}


class Echo(Opinion):
    """An opinion without an oracle: it repeats what another match of the same game says."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.match = Match(SETTING.game, seats, options, settle=False)

    def actor(self) -> int | str:
        return NAMES.get(self.match.actor, self.match.actor)

    def legal(self) -> dict[str, Any]:
        if self.match.actor == CHANCE:
            return {self.match.game.space[code].text: share for code, share in self.match.state.chance()}
        return {action.text: None for action in self.match.legal()}

    def play(self, text: str, seat: int | None) -> None:
        try:
            self.match.enter(text)
        except IllegalAction as refusal:
            raise ValueError(f"{refusal.rule or 'Notation'}: as the engine says") from None
        except ChrysalideError:
            raise ValueError("Notation: as the engine says") from None

    def facts(self) -> dict[str, Any]:
        return self.match.view()

    def seen(self, match: Match) -> dict[str, Any]:
        return match.view()

    def copy(self) -> Self:
        twin = copy(self)
        twin.match = self.match.copy()
        return twin


class OtherActor(Echo):
    def actor(self) -> int | str:
        return "nobody"


class OtherLegal(Echo):
    def legal(self) -> dict[str, Any]:
        return {"dance": None}


class OtherOdds(Echo):
    def legal(self) -> dict[str, Any]:
        return {text: share and 0.0 for text, share in super().legal().items()}


class OtherFacts(Echo):
    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "phase": "asleep"}


class OtherRule(Echo):
    def play(self, text: str, seat: int | None) -> None:
        try:
            super().play(text, seat)
        except ValueError:
            raise ValueError("99.9: a rule of its own") from None


class AllAllowed(Echo):
    def play(self, text: str, seat: int | None) -> None:
        pass


class NothingAllowed(Echo):
    def play(self, text: str, seat: int | None) -> None:
        raise ValueError("99.9: never")


def agreed(opinion: type[Opinion], seats: int = SETTING.seats) -> Agreed:
    return Agreed(SETTING.game, seats, {}, opinion)


def to_chance(match: Agreed) -> None:
    """Plays on until chance acts, which may be at the start of the match."""
    while match.actor != CHANCE:
        match.enter(match.legal()[0])


def some_refusal(match: Match) -> str:
    """An action that is refused now, by a rule."""
    for action in match.game.space.actions:
        try:
            match.copy().enter(action.text)
        except IllegalAction as refusal:
            if refusal.rule is not None:
                return action.text
    raise AssertionError("nothing is refused")


def test_two_that_say_the_same_agree_to_the_end() -> None:
    match, dice = agreed(Echo), Dice("echo")
    for _ in until_over(match):
        legal = match.legal()
        match.enter(legal[dice.below(len(legal))])
    assert match.copy().opinion.facts() == match.view()


def test_both_go_back() -> None:
    match = agreed(Echo)
    for _ in range(5):
        match.enter(match.legal()[0])
    match.truncate(3)
    assert (len(match.entries), match.opinion.facts()) == (3, match.view())
    match.enter(match.legal()[-1])


@pytest.mark.parametrize(
    ("opinion", "about"),
    [
        (OtherActor, r"actor: the engine says .*, the oracle 'nobody'"),
        (OtherLegal, r"(?s)legal for the engine alone: .*legal for the oracle alone: dance"),
        (OtherOdds, r": the engine says 0\.\d+, the oracle 0\.0"),
        (OtherFacts, r"phase: the engine says .*, the oracle 'asleep'"),
    ],
)
def test_what_they_see_otherwise_is_named(opinion: type[Opinion], about: str) -> None:
    with pytest.raises(Disagreement, match=about):
        to_chance(agreed(opinion))


def test_differences_are_named_as_deep_as_they_lie() -> None:
    engine = {"seats": [{"money": 1, "hand": ["a"]}, {"money": 2}], "year": 1}
    oracle = {"seats": [{"money": 1, "hand": ["a", "b"]}, {"money": 3}], "year": 1, "skip": 0}
    assert differences(engine, oracle) == [
        "  seats 0 hand: the engine says ['a'], the oracle ['a', 'b']",
        "  seats 1 money: the engine says 2, the oracle 3",
        "  skip: the engine says nothing, the oracle 0",
    ]


def test_what_one_of_them_refuses_is_named() -> None:
    with pytest.raises(Disagreement, match=r"the engine accepts .*, the oracle refuses it: 99\.9: never"):
        agreed(NothingAllowed).enter(agreed(Echo).legal()[0])
    wrong = some_refusal(agreed(Echo))
    with pytest.raises(Disagreement, match=r"the engine refuses .*, the oracle accepts it"):
        agreed(AllAllowed).enter(wrong)
    with pytest.raises(Disagreement, match=r"the engine refuses .* by rule \d.*, the oracle by rule 99\.9"):
        agreed(OtherRule).enter(wrong)


def test_a_test_that_names_another_rule_says_whose_it_is_not() -> None:
    wrong = some_refusal(agreed(Echo))
    with pytest.raises(AssertionError, match=r"the engine refuses .*, the test says 99\.9"):
        refused(agreed(Echo), wrong, "99.9")
    match = agreed(Echo)
    with pytest.raises(IllegalAction) as caught:
        match.play(wrong)
    refused(match, wrong, caught.value.rule)
    with pytest.raises(AssertionError, match=r"the oracle refuses .*, the test says 99\.9"):
        refused(match, wrong, caught.value.rule, oracle="99.9")


def test_seats_that_only_one_accepts_are_named() -> None:
    class Welcoming(Echo):
        def __init__(self, seats: int, options: dict[str, Any]) -> None:
            super().__init__(SETTING.seats, options)

    with pytest.raises(Disagreement, match="the engine refuses 99 seats"):
        agreed(Welcoming, seats=99)
    with pytest.raises(BadSeats):
        Match(SETTING.game, 99, {}, settle=False)

"""One match, two statements of the rules: the engine's, and that of the game's oracle, written independently.

The tests of a game make their matches here. Whatever such a test plays is played by both, and after every entry both
must agree: who acts, what may be done and how likely it is, and everything the oracle knows about the table. What one
refuses the other must refuse too, by the same rule. So a test of a rule is written once and checks both.

What only the engine has (events, views of single seats, words) is not compared.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any, Self, TypeVar

import pytest

from chrysalide.core.actions import Action
from chrysalide.core.errors import BadOption, BadSeats, ChrysalideError, IllegalAction
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE, OVER

AnyMatch = TypeVar("AnyMatch", bound=Match)
SILENT = object()  # one of the two does not mention it at all


class Disagreement(AssertionError):
    """The engine and the oracle disagree."""


class Opinion(ABC):
    """What a game's oracle says about one match, in a form that can be compared with what the engine says."""

    @abstractmethod
    def actor(self) -> int | str:
        """The seat to act, "chance" or "over"."""

    @abstractmethod
    def legal(self) -> dict[str, Any]:
        """The texts that may be played, with their exact probabilities if chance acts, otherwise with None."""

    @abstractmethod
    def play(self, text: str, seat: int | None) -> None:
        """Play one entry; an illegal one raises ValueError, "2.5: why", and changes nothing."""

    @abstractmethod
    def facts(self) -> dict[str, Any]:
        """Everything the oracle knows, as far as the engine knows it too."""

    @abstractmethod
    def seen(self, match: Match) -> dict[str, Any]:
        """The same facts from the engine's view."""

    def copy(self) -> Self:
        """An independent copy that can be played on."""
        return deepcopy(self)

    def excuses(self, text: str, engine: str | None, oracle: str) -> bool:
        """May the engine refuse this by one rule (None: it names none) and the oracle by another?"""
        return engine is None


class Agreed(Match):
    """A match that engine and oracle play in step; the test decides what chance does."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: dict[str, Any],
        ask: Callable[[int, dict[str, Any]], Opinion],
        glance: int = 1,
    ) -> None:
        """`ask` makes the oracle's opinion for seats and options; all facts are compared every `glance` entries."""
        self.ask = ask
        self.glance = glance
        self.objection = ""  # the rule by which the oracle refused the last refused action
        try:
            super().__init__(game, seats, options, settle=False)
        except (BadOption, BadSeats):
            self._both_refuse_options(seats, options)
            raise

    def _both_refuse_options(self, seats: int, options: dict[str, Any]) -> None:
        try:
            self.ask(seats, options)
        except ValueError:
            return
        raise Disagreement(f"the engine refuses {seats} seats with options {options}, the oracle accepts them")

    def _begin(self) -> None:
        super()._begin()
        self.opinion = self.ask(self.seats, self.options.as_json())
        self.compare()

    def truncate(self, length: int) -> None:
        """The oracle cannot undo: a new one is played up to where the engine is now."""
        super().truncate(length)
        self.opinion = self.ask(self.seats, self.options.as_json())
        for entry in self.log:
            self.opinion.play(entry.action.text, None)
        self.compare()

    def copy(self) -> "Agreed":
        twin = super().copy()
        twin.__class__ = Agreed
        assert isinstance(twin, Agreed)
        twin.opinion = self.opinion.copy()
        return twin

    # --- actions, on both ----------------------------------------------------------------------------------

    def play(self, action: str | Action, seat: int | None = None) -> list[str]:
        with self._refused_by_both(str(action), seat):
            return super().play(action, seat)

    def enter(self, action: str | Action) -> None:
        with self._refused_by_both(str(action), None):
            super().enter(action)

    def _apply(self, action: Action) -> None:
        seat = self.actor if self.actor >= 0 else None
        super()._apply(action)
        try:
            self.opinion.play(action.text, seat)
        except ValueError as reason:
            raise Disagreement(f"the engine accepts {action.text!r}, the oracle refuses it: {reason}") from reason
        self.compare(thoroughly=len(self.log) % self.glance == 0 or self.over)

    @contextmanager
    def _refused_by_both(self, text: str, seat: int | None) -> Iterator[None]:
        try:
            yield
        except ChrysalideError as refusal:
            oracle = self.objection = self._oracle_refusal(text, seat, refusal)
            if isinstance(refusal, IllegalAction) and not self._same_rule(text, refusal.rule, oracle):
                rules = f"the engine refuses {text!r} by rule {refusal.rule}, the oracle by rule {oracle}"
                raise Disagreement(rules) from refusal
            raise

    def _same_rule(self, text: str, engine: str | None, oracle: str) -> bool:
        """For the oracle, a text that is not an action breaks no rule."""
        return engine == oracle or not oracle[:1].isdecimal() or self.opinion.excuses(text, engine, oracle)

    def _oracle_refusal(self, text: str, seat: int | None, engine: Exception) -> str:
        before = self.opinion.facts()
        try:
            self.opinion.play(text, seat)
        except ValueError as reason:
            if self.opinion.facts() != before:
                raise Disagreement(f"the oracle refuses {text!r} and has changed nevertheless") from reason
            return str(reason).partition(":")[0]
        raise Disagreement(f"the engine refuses {text!r}, the oracle accepts it: {engine}") from engine

    # --- comparing both ------------------------------------------------------------------------------------------

    def compare(self, thoroughly: bool = True) -> None:
        """Raises Disagreement if there is any, naming everything in which the two differ."""
        actors = {CHANCE: "chance", OVER: "over"}
        legal = {text: _number(share) for text, share in self.opinion.legal().items()}
        found = differences({"actor": actors.get(self.actor, self.actor)}, {"actor": self.opinion.actor()})
        found += legal_for_one(self.odds(), legal)
        if thoroughly:
            found += differences(self.opinion.seen(self), self.opinion.facts())
        if found:
            last = f", after {self.log[-1].action.text!r}" if self.log else ""
            raise Disagreement("\n".join([f"engine and oracle disagree{last}:", *found]))

    def odds(self) -> dict[str, float | None]:
        """The engine's legal actions, with their probabilities where chance acts."""
        if self.actor == CHANCE:
            return {self.game.action(self.state, code).text: share for code, share in self.state.chance()}
        return {action.text: None for action in self.legal()}


def _number(share: Any) -> float | None:
    """An exact fraction as the nearest float, which is what the engine's divisions give."""
    return None if share is None else float(share)


def legal_for_one(engine: dict[str, float | None], oracle: dict[str, float | None]) -> list[str]:
    """What is legal for only one of the two, and outcomes of chance whose probabilities differ."""
    only = {"engine": engine.keys() - oracle.keys(), "oracle": oracle.keys() - engine.keys()}
    common = engine.keys() & oracle.keys()
    return [
        *(f"  legal for the {name} alone: {', '.join(sorted(texts))}" for name, texts in only.items() if texts),
        *differences({text: engine[text] for text in common}, {text: oracle[text] for text in common}),
    ]


def differences(engine: Any, oracle: Any, about: str = "") -> list[str]:
    """A line for everything in which the two differ, however deeply nested: `seats 0 money`."""
    if isinstance(engine, dict) and isinstance(oracle, dict):
        pairs = {key: (engine.get(key, SILENT), oracle.get(key, SILENT)) for key in {**engine, **oracle}}
    elif isinstance(engine, list) and isinstance(oracle, list) and len(engine) == len(oracle):
        pairs = dict(enumerate(zip(engine, oracle, strict=True)))
    else:
        said = [f" {about}: the engine says {_said(engine)}, the oracle {_said(oracle)}"]
        return [] if engine == oracle else said
    return [line for key, pair in pairs.items() for line in differences(*pair, f"{about} {key}")]


def _said(fact: Any) -> str:
    return "nothing" if fact is SILENT else repr(fact)


def refused(match: Match, action: str, rule: str | None, seat: int | None = None, *, oracle: str | None = None) -> None:
    """The action is illegal for both, the rule is named, and nothing has changed.

    `oracle`: the rule that the oracle names, if it is a different one or the engine names none.
    """
    before = match.entries, match.state.key(), len(match.log), match.state.trace
    with pytest.raises(IllegalAction) as caught:
        match.play(action, seat)
    named = caught.value.rule
    assert named == rule, f"the engine refuses {action!r} by rule {named}, the test says {rule}"
    if oracle is not None:
        assert isinstance(match, Agreed)
        assert match.objection == oracle, f"the oracle refuses {action!r} by {match.objection}, the test says {oracle}"
    after = match.entries, match.state.key(), len(match.log), match.state.trace
    assert after == before, f"the engine refuses {action!r} and has changed nevertheless"


def try_everything(match: Agreed, texts: list[str]) -> None:
    """Both accept what is listed, and it changes something; anything else is refused by a rule and changes nothing."""
    before, allowed = match.state.key(), match.odds()
    for text in texts:
        if text in allowed:
            after = match.copy()
            after.enter(text)
            assert after.state.key() != before, f"{text!r} changes nothing"
        else:
            with pytest.raises(ChrysalideError):
                match.enter(text)
            assert match.objection[:1].isdecimal(), f"the oracle refuses {text!r} and names no rule"
            assert match.state.key() == before, f"the engine refuses {text!r} and has changed nevertheless"

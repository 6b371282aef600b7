"""What the oracle says about a match and what the engine's views say, in the same terms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import partial
from typing import Any, Self

from chrysalide.core.match import Match
from chrysalide.games.extinction.tests.oracle import Oracle
from chrysalide.games.extinction.tests.oracle_view import (
    WHY,
    engine_phase,
    oracle_odds,
    oracle_values,
    seen,
    told_lines,
    told_odds,
    told_values,
    tried_lines,
)
from tests.agreement import Opinion


class ExtinctionOpinion(Opinion):
    viewers: Sequence[int | None] | None = None  # whose views are compared, if not those of all who see other things
    told = True  # is it known in which order turn markers came to lie on their pile?

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        """The pack only concerns the engine: the oracle knows the cards of the specification."""
        self.begin(partial(Oracle, seats, **{name: value for name, value in options.items() if name != "pack"}))

    def begin(self, begin: Callable[[], Oracle]) -> None:
        self._begin = begin
        self._texts: list[str] = []
        self.oracle = begin()

    def copy(self) -> Self:
        """A running oracle cannot be copied: a new one is played up to the same point."""
        twin = copy(self)
        twin.begin(self._begin)
        for text in self._texts:
            twin.play(text, None)
        return twin

    def actor(self) -> int | str:
        return self.oracle.actor()

    def legal(self) -> dict[str, Any]:
        return dict.fromkeys(self.oracle.legal()) | self.oracle.odds()

    def play(self, text: str, seat: int | None) -> None:
        if seat is not None and seat != self.oracle.actor():
            raise ValueError(f"{text}: {self.oracle.actor()} decides, not {seat}")
        self.oracle.apply(text)
        self._texts.append(text)

    def facts(self) -> dict[str, Any]:
        """Everything each viewer may know, the odds it sees, and what a line would do."""
        said: dict[str, Any] = {_name(viewer): self._facts_for(viewer) for viewer in self._viewers()}
        return said | {"lines": tried_lines(self.oracle) if self.oracle.phase() == "line" else {}}

    def seen(self, match: Match) -> dict[str, Any]:
        views = {_name(viewer): match.view(viewer) for viewer in self._viewers()}
        told: dict[str, Any] = {name: self._seen_in(view) for name, view in views.items()}
        return told | {"lines": told_lines(match.view(), self.oracle) if self.oracle.phase() == "line" else {}}

    def excuses(self, text: str, engine: str | None, oracle: str) -> bool:
        """This oracle gives no reasons."""
        return True

    def _viewers(self) -> Sequence[int | None]:
        """Somebody without a seat; where hands are closed every seat too."""
        if self.viewers is not None:
            return self.viewers
        return [None] if self.oracle.open_hands else [None, *range(self.oracle.count)]

    def _facts_for(self, viewer: int | None) -> dict[str, Any]:
        said = self.oracle.facts(-1 if viewer is None else viewer) | {"phase": engine_phase(self.oracle)}
        return said | {
            "why": WHY.get(str(self.oracle.rule)),
            "values": oracle_values(self.oracle, viewer),
            "odds": oracle_odds(self.oracle, viewer),
        }

    def _seen_in(self, view: dict[str, Any]) -> dict[str, Any]:
        found = seen(view) | {"values": told_values(view), "odds": told_odds(view)}
        return found if self.told else found | {"pile": self.oracle.pile}


def _name(viewer: int | None) -> str:
    return "everybody" if viewer is None else f"seat {viewer}"

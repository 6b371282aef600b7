"""A game's table of contents: by it a folder becomes a game."""

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from chrysalide.core.actions import Action, ActionSpace
from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadSeats, BadView, ChrysalideError, OtherRules
from chrysalide.core.habits import Habits
from chrysalide.core.messages import Choice, Refusal
from chrysalide.core.options import Options
from chrysalide.core.state import CHANCE, OVER, State

HIDDEN = "?"  # stands in an entry for what a viewer may not know
View = dict[str, Any]  # what one viewer may know, as JSON
NOT_A_VIEW = (
    ChrysalideError, KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, StopIteration,
)  # fmt: skip
S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741 - beside S it reads as what it is


@dataclass(frozen=True)
class About:
    """data/game.toml: facts for people who choose a game."""

    minutes: int
    credits: dict[str, str]
    secret_hands: bool = False  # people beside each other need a hand-over screen
    solo: int = 0  # seats that one person plays alone, with the option `solo`; 0: it needs several
    reconstructed: tuple[str, ...] = ()  # data that the rulebook does not print; messages reconstructed-<name>


class Game(ABC, Generic[S, O]):
    """Everything the rest of the system needs of a game.

    A game's folder subclasses it in its `__init__.py` and calls the one object GAME. What is abstract here every game
    has; what has a default most games leave as it is.
    """

    folder: Path  # its name is the game's id
    seats: tuple[int, ...]  # how many can play
    options: type[O]
    space: ActionSpace

    versions: tuple[int, ...] = (1,)
    """The versions of its rules, the newest first. A new one comes where an old record would no longer replay; matches
    begun by an older one go on by it."""

    # --- how bots think about it

    pace: int = 40_000
    """Simulations, or positions of alpha-beta, that a search gets through in about a second."""

    habits: Habits = Habits()
    """How a tree search of it is best done."""

    planning: bool = False
    """A turn is many small decisions that only together are good or bad: bots plan it whole."""

    # --- how it is told

    in_full: ClassVar[Mapping[str, str]] = {}
    """An event for few: the public one before it that it repeats."""

    def __init__(self, rules_version: int | None = None) -> None:
        self.rules_version = self.versions[0] if rules_version is None else rules_version
        self.id = self.folder.name

    # --- what every game has

    @abstractmethod
    def start(self, seats: int, options: O) -> S:
        """The state before anything has happened, by `rules_version`."""

    @abstractmethod
    def paint(self, state: S, viewer: int | None) -> View:
        """The game's own part of a view, built by adding what this viewer may know; None is a spectator."""

    @abstractmethod
    def restore(self, state: S, view: View, dice: Dice) -> None:
        """Put what a view shows into a fresh state, and deal what it hides: no view can tell it from the true one."""

    @abstractmethod
    def choices(self, state: S) -> list[Choice]:
        """The legal actions of the seat to act, as a person meets them."""

    @abstractmethod
    def refuse(self, state: S, code: int, seat: int) -> Refusal:
        """Why a seat (or CHANCE) may not do this now."""

    @abstractmethod
    def aim(self, state: S, target: str) -> int | None:
        """The action that a click on a target would mean."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """From 0 (lost) to 1 (won) for a seat."""

    # --- what some games say otherwise

    def masks(self, state: S, code: int, viewer: int | None) -> str | None:
        """An entry's text, with HIDDEN in it, for a viewer who may not know all of it; asked before it is applied."""
        return None

    def binding(self, state: S, code: int) -> bool:
        """May this decision of the actor never be undone, as it shows something? Asked before it is applied."""
        return False

    def makes_itself(self, state: S) -> bool:
        """Is the decision of the seat to act made at once, and nobody asked? It stays an entry."""
        return False

    def spell(self, state: S, code: int) -> str:
        """The text of a code, where it depends on the state."""
        return self.space[code].text

    def unspell(self, state: S, text: str) -> int | None:
        """And back; None where the text needs no state."""
        return None

    def foreseeable(self) -> bool:
        """Has it no secrets, and no chance once seats act? Then a search can look turns ahead."""
        return False

    def solvable(self, state: S) -> bool:
        """Does everybody know all that anybody knows, and is so little left that all of it can be looked at?"""
        return False

    # --- what follows from these

    @cached_property
    def past(self) -> "tuple[AnyGame, ...]":
        """The game by its older rules."""
        newest = self.rules_version == self.versions[0]
        return tuple(type(self)(version) for version in self.versions[1:]) if newest else ()

    def by_rules(self, version: int) -> "AnyGame":
        """The game as it was played by this version of its rules."""
        for game in (self, *self.past):
            if game.rules_version == version:
                return game
        raise OtherRules("error-record-rules", self.id, found=version, here=self.rules_version)

    def check_seats(self, seats: int) -> None:
        if seats == 1 and self.about.solo:
            raise BadSeats("error-seats-solo", self.id, seats=self.about.solo)
        if seats not in self.seats:
            raise BadSeats("error-seats", self.id, seats=seats, allowed=[str(number) for number in self.seats])

    @cached_property
    def about(self) -> About:
        with (self.folder / "data" / "game.toml").open("rb") as file:
            table = tomllib.load(file)
        table["reconstructed"] = tuple(table.get("reconstructed", ()))
        return About(**table)

    @cached_property
    def cooperative(self) -> bool:
        """Do all seats win together, or nobody?"""
        seats = max(self.seats)
        return len(set(self.options.read({}, seats, self.id).sides(seats))) == 1

    def secret_hands(self, options: O) -> bool:
        """Do people beside each other need a hand-over screen?"""
        return self.about.secret_hands and options.keeps_secrets()

    def view(self, state: S, viewer: int | None, seats: int, options: O) -> View:
        """What `viewer` may know, built by adding."""
        actor = state.actor()
        return {
            "game": self.id,
            "rules_version": self.rules_version,  # a bot imagines a match by the rules that it is played by
            "viewer": viewer,
            "seats_count": seats,
            "options": options.as_json(),
            "actor": {CHANCE: "chance", OVER: "over"}.get(actor, actor),
            "scores": state.scores(),
            "winners": state.winners(),
            **self.paint(state, viewer),
        }

    def imagine(self, view: View, dice: Dice) -> S:
        """A state that this view cannot tell from the true one; BadView where nobody ever saw such a view."""
        try:
            seats = int(view["seats_count"])
            game = self.by_rules(view["rules_version"])
            state: S = game.start(seats, game.options.read(view["options"], seats, self.id))
            game.restore(state, view, dice)
        except NOT_A_VIEW as wrong:
            raise BadView("error-view", self.id, why=f"{type(wrong).__name__}: {wrong}"[:80]) from wrong
        return state

    def action(self, state: S, code: int) -> Action:
        """The action that a code means in a state."""
        action = self.space[code]
        text = self.spell(state, code)
        return action if text == action.text else replace(action, text=text)

    def parse(self, state: S, text: str) -> Action:
        """The action that a text means in a state."""
        code = self.unspell(state, text)
        return self.space.parse(text, self.id) if code is None else self.action(state, code)

    def seen(self, state: S, code: int, viewer: int | None) -> str:
        """The text of an entry as `viewer` may know it; `state` is the one before it."""
        return self.masks(state, code, viewer) or self.action(state, code).text


AnyGame = Game[Any, Any]

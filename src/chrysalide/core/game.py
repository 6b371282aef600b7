"""A game's table of contents: by it a folder becomes a game."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from chrysalide.core.actions import Action, ActionSpace
from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadSeats, OtherRules
from chrysalide.core.messages import Choice, Refusal
from chrysalide.core.options import Options
from chrysalide.core.state import CHANCE, OVER, State
from chrysalide.core.tree import Habits

HIDDEN = "?"  # stands in an entry for what a viewer may not know
View = dict[str, Any]  # what one viewer may know, as JSON
S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741 - beside S it reads as what it is


@dataclass(frozen=True)
class About:
    """data/game.toml: facts for people who choose a game."""

    minutes: int
    credits: dict[str, str]
    cooperative: bool = False
    secret_hands: bool = False  # people beside each other need a hand-over screen
    solo: int = 0  # seats that one person plays alone, with the option `solo`; 0: it needs several
    reconstructed: tuple[str, ...] = ()  # data that the rulebook does not print; messages reconstructed-<name>


@dataclass(frozen=True)
class Kit(Generic[S, O]):
    """Everything the rest of the system needs of a game."""

    id: str
    folder: Path
    rules_version: int  # raised when an old record would no longer replay
    seats: tuple[int, ...]
    options: type[O]
    space: ActionSpace
    start: Callable[[int, O], S]
    paint: Callable[[S, int | None], View]  # the game's own part of a view; viewer None is a spectator
    imagine: Callable[[View, Dice], S]  # a state that this view cannot tell from the true one
    choices: Callable[[S], list[Choice]]  # of the seat to act
    refuse: Callable[[S, int, int], Refusal]  # why a seat (or CHANCE) may not do this now
    aim: Callable[[S, str], int | None]  # the action that a click on a target would mean
    evaluate: Callable[[S, int], float]  # from 0 (lost) to 1 (won) for a seat
    masks: Callable[[S, int, int | None], str | None] = field(default=lambda state, code, viewer: None)
    # an entry's text, with HIDDEN in it, for a viewer who may not know all of it; asked before the entry is applied
    foreseeable: bool = False  # without secrets, and without chance once seats act: a search can look turns ahead
    habits: Habits = field(default_factory=Habits)  # how a tree search of it is best done
    pace: int = 40_000  # simulations, or positions of alpha-beta, that a search gets through in about a second
    solvable: Callable[[S], bool] = field(default=lambda state: False)
    # does everybody know all that anybody knows, and is so little left that all of it can be looked at?
    planning: bool = False  # a turn is many small decisions that only together are good or bad: bots plan it whole
    self_evident: bool = False  # a decision with one legal action is made at once, nobody is asked; it stays an entry
    in_full: Mapping[str, str] = field(default_factory=dict, hash=False)
    # an event for few: the public one before it that it repeats
    binding: Callable[[S, int], bool] = field(default=lambda state, code: False)
    # may this decision of the actor never be taken back, as it shows something? Asked before it is applied
    spell: Callable[[S, int], str] | None = None  # the text of a code, where it depends on the state
    unspell: Callable[[S, str], int | None] | None = None  # and back; None where the text needs no state
    past: "tuple[AnyKit, ...]" = ()  # the game by older rules, where it keeps them: matches begun by them go on

    def check_seats(self, seats: int) -> None:
        if seats == 1 and self.about.solo:
            raise BadSeats("error-seats-solo", self.id, seats=self.about.solo)
        if seats not in self.seats:
            raise BadSeats("error-seats", self.id, seats=seats, allowed=[str(number) for number in self.seats])

    def by_rules(self, version: int) -> "AnyKit":
        """The game as it was played by this version of its rules."""
        for kit in (self, *self.past):
            if kit.rules_version == version:
                return kit
        raise OtherRules("error-record-rules", self.id, found=version, here=self.rules_version)

    @cached_property
    def about(self) -> About:
        with (self.folder / "data" / "game.toml").open("rb") as file:
            table = tomllib.load(file)
        table["reconstructed"] = tuple(table.get("reconstructed", ()))
        return About(**table)

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

    def action(self, state: S, code: int) -> Action:
        """The action that a code means in a state."""
        action = self.space[code]
        return action if self.spell is None else replace(action, text=self.spell(state, code))

    def parse(self, state: S, text: str) -> Action:
        """The action that a text means in a state."""
        code = self.unspell(state, text) if self.unspell is not None else None
        return self.space.parse(text, self.id) if code is None else self.action(state, code)

    def seen(self, state: S, code: int, viewer: int | None) -> str:
        """The text of an entry as `viewer` may know it; `state` is the one before it."""
        return self.masks(state, code, viewer) or self.action(state, code).text


AnyKit = Kit[Any, Any]

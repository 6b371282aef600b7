"""The contract between a game's folder and the rest of the system."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from chrysalide.core.about import About, Preset, read_about, read_preset
from chrysalide.core.actions import Action, ActionSpace
from chrysalide.core.datafile import Table, open_file
from chrysalide.core.dice import Dice
from chrysalide.core.encyclopedia import Section
from chrysalide.core.errors import BadSeats, BadView, ChrysalideError, OtherRules
from chrysalide.core.habits import Habits
from chrysalide.core.learned import Learned, Learner, read_learned
from chrysalide.core.marks import Thresholds, read_thresholds
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.network import Evaluation
from chrysalide.core.options import Options
from chrysalide.core.parts import Parts
from chrysalide.core.shown import Shown, read_shown
from chrysalide.core.state import CHANCE, OVER, State

HIDDEN = "?"  # replaces the parts of an entry that a viewer may not know
View = dict[str, Any]  # what one viewer may know, as JSON
NOT_A_VIEW = (
    ChrysalideError, KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, StopIteration,
)  # fmt: skip
S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741 - beside S it reads as what it is


class Game(ABC, Generic[S, O]):
    """Everything the rest of the system needs to know about a game.

    A game subclasses it in the `__init__.py` of its folder and names the one instance GAME. It implements the abstract
    methods; most games keep the defaults of the others.
    """

    folder: Path  # its name is the game's id
    seats: tuple[int, ...]  # how many can play
    options: type[O]
    space: ActionSpace

    versions: tuple[int, ...] = (1,)
    """The versions of its rules, the newest first. A change after which old records would no longer replay gets a new
    version; matches that began under an older version continue under it."""

    # --- how bots think about it

    pace: int = 40_000
    """How many simulations (or positions, with alpha-beta) a search can do in about a second."""

    habits: Habits = Habits()
    """The settings with which a tree search plays it best."""

    planning: bool = False
    """A turn consists of many small decisions that can only be judged together, so bots plan whole turns."""

    learner: Learner | None = None
    """How positions are described to a network, if an evaluation is learned by self-play."""

    # --- how its story is shown

    in_full: ClassVar[Mapping[str, str]] = {}
    """By kind of a private event: the kind of the public event just before it that says the same with less detail."""

    def __init__(self, rules_version: int | None = None) -> None:
        self.rules_version = self.versions[0] if rules_version is None else rules_version
        self.id = self.folder.name

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one of each in a process: a match that comes from another one finds it."""
        return _named, (type(self).__module__, self.rules_version)

    # --- what every game has

    @abstractmethod
    def start(self, seats: int, options: O) -> S:
        """The state before anything has happened, under `rules_version`."""

    @abstractmethod
    def paint(self, state: S, viewer: int | None) -> View:
        """The game's own part of a view, built up from what this viewer may know; None is a spectator."""

    @abstractmethod
    def restore(self, state: S, view: View, dice: Dice) -> None:
        """Put what a view shows into a fresh state and deal what it hides at random: the viewer sees no difference."""

    @abstractmethod
    def choices(self, state: S) -> list[Choice]:
        """The legal actions of the seat to act, as they are presented to people."""

    @abstractmethod
    def refuse(self, state: S, code: int, seat: int) -> Refusal:
        """Why a seat (or CHANCE) may not do this now."""

    @abstractmethod
    def aim(self, state: S, target: str) -> int | None:
        """The action that a click on a target would mean."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """From 0 (lost) to 1 (won) for a seat."""

    # --- defaults that some games override

    def masks(self, state: S, code: int, viewer: int | None) -> str | None:
        """An entry's text with HIDDEN in it, for a viewer who may not know all of it. Called before it is applied."""
        return None

    def binding(self, state: S, code: int) -> bool:
        """Does this decision reveal something, so that it cannot be undone freely? Called before it is applied."""
        return False

    def holds(self, state: S, code: int) -> bool:
        """May a page hold this decision back until the one after it is chosen too? Both are then made at once.

        Only where the same seat decides next, chance does not act in between, and the seat already knows all that
        its next choices tell it: they are sent before the decision is made.
        """
        return False

    def makes_itself(self, state: S) -> bool:
        """Is the next decision forced, and made without asking the seat? It is still recorded as an entry."""
        return False

    def shares(self, state: S) -> bool:
        """Does the decision belong to all who play together, though one seat is asked? Only in cooperative games."""
        return False

    def spell(self, state: S, code: int) -> str:
        """The text of a code, where it depends on the state."""
        return self.space[code].text

    def unspell(self, state: S, text: str) -> int | None:
        """The reverse of `spell`; None if the text does not depend on the state."""
        return None

    def period(self, state: S) -> Message | None:
        """The round, season or year that a position belongs to; None during the set-up, and where there is none.
        The end of a match belongs to its last one, whatever is said there.

        A match names each of them once, in order (`Match.periods`): replays and reviews are divided by them.
        """
        return None

    def parts(self, state: S, seat: int) -> Parts:
        """The evaluation in named parts, with a message reason-<name> for each; without them hints give no reasons."""
        return {}

    def calibrated(self, state: S, value: float) -> float:
        """The chance to win that a search's value means, where bots only need to know which action is the better one.

        The order of values must stay, and 0 and 1 stay 0 and 1 at the end of a match.
        """
        return value

    def expectation(self, state: S, seat: int) -> float:
        """`evaluate` without what only urges a bot on: a chance to win, for those who tell people about a match."""
        return self.evaluate(state, seat)

    def suspect(self, state: S, seat: int) -> bool:
        """Note in an imagined state what others have given away, so that `resample` deals what is likely more often.

        False where nothing is known of that: then all deals are alike. Only what the seat may know counts.
        """
        return False

    def foreseeable(self) -> bool:
        """Is it free of secrets, and of chance once the seats act? Then a search can look whole turns ahead."""
        return False

    def solvable(self, state: S) -> bool:
        """Do all seats know the same, and are few enough positions left to search them all?"""
        return False

    def longest(self, seats: int, options: O) -> int:
        """So many decisions of seats a match has at most, with a proof: for programs that plan ahead or learn.

        By default what the test suites allow.
        """
        return 20_000

    def encyclopedia(self, options: O) -> list[Section]:
        """What the box holds, for people who look something up; nothing of it is secret."""
        return []

    # --- what follows from these

    @cached_property
    def past(self) -> "tuple[AnyGame, ...]":
        """The game under each of its older rules."""
        newest = self.rules_version == self.versions[0]
        return tuple(type(self)(version) for version in self.versions[1:]) if newest else ()

    def by_rules(self, version: int) -> "AnyGame":
        """The game under this version of its rules."""
        for game in (self, *self.past):
            if game.rules_version == version:
                return game
        raise OtherRules("error-record-rules", self.id, found=version, here=self.rules_version)

    @cached_property
    def learned(self) -> Learned | None:
        """What self-play has taught, for the rules it was learned with; DataError if it was others."""
        if self.learner is None or self.rules_version != self.versions[0]:
            return None
        return read_learned(self.learner, self.folder, self.rules_version)

    def taught(self, sides: int) -> Evaluation | None:
        """The evaluation learned for matches of so many sides; None: `evaluate` is the best there is."""
        return self.learned.evaluation if self.learned is not None and sides in self.learned.sides else None

    def check_seats(self, seats: int) -> None:
        """BadSeats, unless that many can play."""
        if seats == 1 and self.about.solo:
            raise BadSeats("error-seats-solo", self.id, seats=self.about.solo)
        if seats not in self.seats:
            raise BadSeats("error-seats", self.id, seats=seats, allowed=[str(number) for number in self.seats])

    @cached_property
    def about(self) -> About:
        """What data/game.toml says about the printed game."""
        return read_about(self._facts)

    def preset(self, levels: Iterable[str]) -> Preset:
        """A first match; DataError if it names an option, a number of seats or a level that does not exist."""
        return read_preset(self._facts, self.seats, self.options, levels)

    @cached_property
    def thresholds(self) -> Thresholds:
        """How much a decision may lose before a review calls it inaccurate or a mistake."""
        return read_thresholds(self._facts)

    @cached_property
    def shown(self) -> tuple[Shown, ...]:
        """How its view is shown where it has no painting of its own."""
        return read_shown(self.folder)

    @cached_property
    def _facts(self) -> Table:
        return open_file(self.folder.parent, f"{self.id}/data/game.toml")

    @cached_property
    def cooperative(self) -> bool:
        """Do all seats win together, or nobody?"""
        seats = max(self.seats)
        return len(set(self.options.read({}, seats, self.id).sides(seats))) == 1

    def secret_hands(self, options: O) -> bool:
        """Do people who share a screen need a hand-over page between their turns?"""
        return self.about.secret_hands and options.keeps_secrets()

    def view(self, state: S, viewer: int | None, seats: int, options: O) -> View:
        """What `viewer` may know, built up from public parts."""
        actor = state.actor()
        return {
            "game": self.id,
            "rules_version": self.rules_version,  # so that bots imagine states under the same rules
            "viewer": viewer,
            "seats_count": seats,
            "options": options.as_json(),
            "actor": {CHANCE: "chance", OVER: "over"}.get(actor, actor),
            "scores": state.scores(),
            "winners": state.winners(),
            **self.paint(state, viewer),
        }

    def imagine(self, view: View, dice: Dice) -> S:
        """A state that produces this very view; BadView if no match could have produced it."""
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
        if text == action.text:
            return action
        return Action(code, text, action.word, action.values, action.chance)

    def parse(self, state: S, text: str) -> Action:
        """The action that a text means in a state."""
        code = self.unspell(state, text)
        return self.space.parse(text, self.id) if code is None else self.action(state, code)

    def seen(self, state: S, code: int, viewer: int | None) -> str:
        """The text of an entry as `viewer` may know it; `state` is the state before the entry."""
        return self.masks(state, code, viewer) or self.action(state, code).text


AnyGame = Game[Any, Any]


def _named(module: str, rules_version: int) -> AnyGame:
    game: AnyGame = import_module(module).GAME
    return game.by_rules(rules_version)

"""One decision that a bot is asked for."""

from functools import cached_property
from time import monotonic

from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.errors import BadView, OtherRules
from chrysalide.core.game import AnyGame, View
from chrysalide.core.state import State


class Turn:
    """A view whose seat is to act, and what follows from it: the seat, its legal actions, states that fit the view.

    `view`: what the seat may know; `seat`: its number; `seconds`: the time limit, None: as long as the bot likes;
    `game`: the rules of this match.
    """

    def __init__(
        self, game: AnyGame, view: View, dice: Dice, seconds: float | None = None, left: float | None = None
    ) -> None:
        self.game = _rules_of(game, view)  # under the rules version of this match
        self.view = view
        self.seat: int = view["viewer"]
        self.seconds = seconds  # the time limit; None: as long as the bot likes
        self.left = left  # seconds for all that the seat still decides before another one does; None: unknown
        self.begun = monotonic()
        self.open_cards = False  # does the seat see everything? Never in a match
        self.imagined: State = self.game.imagine(view, dice)

    @cached_property
    def codes(self) -> list[int]:
        """The codes of the legal actions, in the order of the rules."""
        return self.imagined.legal()

    @cached_property
    def legal(self) -> list[Action]:
        """The legal actions, in the order of the rules: `decide` returns one of them."""
        return [self.action(code) for code in self.codes]

    @cached_property
    def sides(self) -> list[int]:
        """The side of each seat: those with the same number win together."""
        seats = self.view["seats_count"]
        return list(self.game.options.read(self.view["options"], seats, self.game.id).sides(seats))

    def action(self, code: int) -> Action:
        """The action with this code; states know codes only."""
        return self.game.action(self.imagined, code)

    def state(self, dice: Dice) -> State:
        """A new state that the seat cannot distinguish from the true one; the caller may modify it."""
        state: State = self.game.imagine(self.view, dice)
        return state

    def deadline(self, most: float) -> float:
        """The latest moment for an answer, for a bot that takes at most `most` seconds."""
        return self.begun + min(most, self.seconds or most)


class OpenTurn(Turn):
    """The same decision for somebody who sees everything: a review of a finished match asks for it, never a bot."""

    def __init__(self, game: AnyGame, view: View, truth: State, dice: Dice) -> None:
        super().__init__(game, view, dice)
        self.open_cards = True
        self.imagined = truth.copy()

    def state(self, dice: Dice) -> State:
        return self.imagined.copy()


def _rules_of(game: AnyGame, view: View) -> AnyGame:
    if view.get("game") != game.id:
        raise BadView("error-view-game", game.id, found=str(view.get("game"))[:60])
    try:
        found = game.by_rules(view.get("rules_version", 0))
    except OtherRules as wrong:
        raise BadView("error-view-rules", game.id, **wrong.message.args) from None
    if view.get("actor") != view.get("viewer") or not isinstance(view.get("viewer"), int):
        raise BadView("error-view-turn", game.id)
    return found

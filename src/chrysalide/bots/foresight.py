"""How a seat's own turn goes on after an action: for the plan that a hint shows, and for its reasons."""

from time import monotonic

from chrysalide.bots.levels import bot
from chrysalide.bots.search.plan import plan
from chrysalide.bots.turn import Turn
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame
from chrysalide.core.messages import Message
from chrysalide.core.playout import settle
from chrysalide.core.state import CHANCE, OVER, State

ACTIONS = 6  # of a plan, at most
DECISIONS = 40  # of one turn, at most
WIDTH = 2  # positions within a turn that planning keeps at each step
STEP = 0.03  # seconds for each further action of a plan
SECONDS = 0.12  # and for all of them
FOLLOWER = "medium"  # continues the plan: good enough for a few steps, and quick


def foresee(turn: Turn, code: int, seed: str, patience: float = 1.0) -> tuple[list[int], list[Message]]:
    """The seat's actions from `code` on until its turn ends, chance comes or something is revealed; and their labels.

    The labels are empty where the action is the whole turn. `patience` stretches the time that may be taken; where it
    is infinite, the same is foreseen on every machine.
    """
    game, state = turn.game, turn.imagined.copy()
    follower = bot(game.id, FOLLOWER, seed)
    options = game.options.read(turn.view["options"], turn.view["seats_count"], game.id)
    codes: list[int] = []
    labels: list[Message] = []
    deadline = monotonic() + SECONDS * patience
    while len(labels) < ACTIONS:
        revealing = game.binding(state, code)
        if not game.makes_itself(state):
            labels.append(_label(game, state, code))
        codes.append(code)
        state.apply(code)
        if revealing or state.actor() != turn.seat or monotonic() > deadline:
            break
        action = follower.choose(game.view(state, turn.seat, turn.view["seats_count"], options), STEP * patience)
        code = next(code for code in state.legal() if game.action(state, code).text == action.text)
    return codes, labels if len(labels) > 1 else []


def _label(game: AnyGame, state: State, code: int) -> Message:
    text = game.action(state, code).text
    return next(choice.label for choice in game.choices(state) if choice.action == text)


def end_turn(game: AnyGame, state: State, seat: int, codes: list[int], dice: Dice) -> tuple[State, list[int]]:
    """The state when the seat's turn is over or chance comes, after these actions as far as they are possible.

    Also all actions that led there.
    """
    after = state.copy()
    followed: list[int] = []
    planned = list(codes)
    for _ in range(DECISIONS):
        if after.actor() != seat:
            break
        code = planned.pop(0) if planned else -1
        legal = after.legal()
        if code not in legal:
            planned.clear()
            code = legal[0] if len(legal) == 1 else _best(game, after, seat, legal, dice)
        after.apply(code)
        followed.append(code)
    return after, followed


def reply(game: AnyGame, state: State, seat: int, dice: Dice) -> None:
    """Let the others act as their evaluation likes best, until the seat is to act again."""
    for _ in range(DECISIONS):
        actor = state.actor()
        if actor in (seat, OVER):
            return
        state.apply(state.draw(dice) if actor == CHANCE else _best(game, state, actor, state.legal(), dice))


def _best(game: AnyGame, state: State, seat: int, legal: list[int], dice: Dice) -> int:
    """The best next action by the game's evaluation, of the turn or of the step."""
    if game.planning:
        values = plan(state, seat, game.evaluate, dice, WIDTH, 1)
        if values:
            return max(values, key=lambda code: values[code])
    return max(legal, key=lambda code: _value(game, state, seat, code))


def _value(game: AnyGame, state: State, seat: int, code: int) -> float:
    after = state.copy()
    after.apply(code)
    value: float = game.evaluate(after, seat)
    return value


def draws(state: State, number: int, seed: str) -> list[State]:
    """What chance may make of a state; the state itself where chance has nothing to do."""
    if state.actor() != CHANCE:
        return [state.copy()]
    found = []
    for draw in range(number):
        settled = state.copy()
        settle(settled, Dice(f"{seed}:{draw}"))  # the same luck for every action that is compared
        found.append(settled)
    return found

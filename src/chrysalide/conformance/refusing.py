"""Refusals explain themselves: with a rule number if there is one, in every language, and nothing changes."""

from chrysalide.conformance.faults import Fault, expect
from chrysalide.conformance.presenting import numbers
from chrysalide.conformance.speaking import speak
from chrysalide.conformance.walking import Trial, actions_at, onlookers, sampled
from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError, IllegalAction, MatchOver, NotYourTurn
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE

ONE_IN = 25  # positions that are looked at


def everything(match: Match) -> tuple[object, ...]:
    """Everything a match holds."""
    log = [(entry.action, entry.actor, len(entry.events)) for entry in match.log]
    return match.state.key(), log, len(match.state.trace or ()), match.seed, match.commitment


def refuse(match: Match, action: Action | str, seat: int | None = None) -> ChrysalideError:
    """The error for an action that must be refused; the match is unchanged."""
    before = everything(match)
    try:
        match.play(action, seat)
    except ChrysalideError as refusal:
        expect(everything(match) == before, "check-refusal-changes", action=str(action))
        return refusal
    raise Fault("check-not-refused", action=str(action), place="–" if seat is None else str(seat))


def said(game: AnyGame, error: ChrysalideError) -> None:
    """An error is a sentence in every language, and names a rule that exists, or none."""
    speak(game.id, error.message)
    if isinstance(error, IllegalAction) and error.rule is not None:
        expect(error.rule in numbers(game), "check-refusal-rule", rule=error.rule, name=error.message.id)


def illegal_actions(trial: Trial) -> None:
    """Every action that is not legal is refused."""
    for position in sampled(trial.walk_match(), ONE_IN):
        legal = {action.code for action in position.legal()}
        for action in actions_at(position, Dice(len(position.log))):
            if action.code not in legal:
                refuses = position.over or trial.game.refuse(position.state, action.code, position.actor) is not None
                expect(refuses, "check-refuse-none", action=action.text)
                error = refuse(position, action)
                right = isinstance(error, MatchOver if position.over else IllegalAction)
                expect(right, "check-refusal-kind", action=action.text, error=str(error))
                said(trial.game, error)


def out_of_turn(trial: Trial) -> None:
    """Nobody acts when it is another seat's turn."""
    for position in sampled(trial.walk_match(), ONE_IN):
        if position.actor < 0:
            continue
        dice = Dice(len(position.log))
        for seat in onlookers(trial.setting, position.actor, dice)[1:]:
            for action in actions_at(position, dice):
                error = refuse(position, action, seat)
                right = isinstance(error, NotYourTurn | IllegalAction)
                expect(right, "check-refusal-kind", action=action.text, error=str(error))
                said(trial.game, error)


def playing_for_chance(trial: Trial) -> None:
    """No seat decides what chance does."""
    for position in sampled(trial.walk_match(), ONE_IN):
        if position.actor == CHANCE:
            for seat in range(trial.setting.seats):
                said(trial.game, refuse(position, position.legal()[0], seat))

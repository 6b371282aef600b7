"""One decision of a match, assessed by the eyes of its seat and by those of somebody who sees everything."""

from dataclasses import replace
from math import inf
from statistics import fmean

from chrysalide.bots.foresight import foresee
from chrysalide.bots.player import Advice
from chrysalide.bots.reasons import EVEN, SEVERAL, explain
from chrysalide.bots.search.tree import hides
from chrysalide.bots.turn import OpenTurn, Turn
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.core.messages import Choice, Message
from chrysalide.core.state import CHANCE, OVER, State
from chrysalide.reviewing.assessment import Assessment, Rated, Values, minus
from chrysalide.reviewing.searching import Outlook, look, outcome

START = -1  # the place before everything: what each side could expect before the set-up
ALTERNATIVES = 6  # other outcomes of chance that are looked at, to see how lucky this one was
LEAST = 32  # simulations, at least
SHOWN = 3  # actions that a review names, at most


def points(match: Match) -> list[int]:
    """The places to assess, in order: the start, and every entry that somebody chose among several actions."""
    state = match.game.start(match.seats, match.options)
    found = [START]
    for place, entry in enumerate(match.log):
        if chooses(state):
            found.append(place)
        state.apply(entry.action.code)
    return found


def assess(match: Match, place: int, effort: int, seed: str = "review") -> Assessment:
    """One of the `points` of a match; `effort` is the number of simulations, or of positions for alpha-beta."""
    seed = f"{seed}:{place}"
    if place == START:
        found = Assessment(expected=_usual(match, match.at(0).state, effort, seed))
    else:
        found = judge(match.at(place), match.log[place].action.code, effort, seed)
    luck = _luck(match, place + 1, effort // (ALTERNATIVES + 1), seed)
    return replace(found, luck=luck, effort=effort)


def _luck(match: Match, place: int, effort: int, seed: str) -> Values:
    """What chance did from this place on until the next decision, compared with what else it might have done.

    Both are looked at equally closely, so that on average there is neither good luck nor bad.
    """
    before = match.at(place).state
    actual, chance = before.copy(), False
    for entry in match.log[place:]:
        if chooses(actual):
            break
        chance = chance or entry.actor == CHANCE
        actual.apply(entry.action.code)
    if not chance:
        return []
    return minus(_expected(match, actual, effort, seed), _usual(match, before, effort * ALTERNATIVES, seed))


def chooses(state: State) -> bool:
    """Is it a seat's turn, and has it more than one possibility?"""
    return state.actor() >= 0 and len(state.legal()) > 1


def _usual(match: Match, before: State, effort: int, seed: str) -> Values:
    """What each side could expect before chance acts: the mean over several of its outcomes."""
    outcomes = [settled(before, f"{seed}:{number}") for number in range(ALTERNATIVES)]
    if all(outcome.key() == outcomes[0].key() for outcome in outcomes):
        outcomes = outcomes[:1]
    found = [_expected(match, outcome, effort // len(outcomes), seed) for outcome in outcomes]
    return [fmean(values) for values in zip(*found, strict=True)]


def judge(past: Match, played: int, effort: int, seed: str) -> Assessment:
    """The decision that is to be made in a match, of which it is known what was played."""
    game, state, seat = past.game, past.state, past.actor
    turn = Turn(game, past.view(seat), Dice(seed))
    seen = look(turn, played, effort, seed)
    hidden = hides(state, seat, Dice(seed))
    truth = look(OpenTurn(game, turn.view, state, Dice(seed)), played, effort, f"{seed}:open") if hidden else seen
    side = turn.sides[seat]
    best = seen.values[seen.best][side]
    lost = best - seen.values[played][side]
    choices = {choice.action: choice for choice in past.choices()}
    shown = list(seen.values)[: min(SHOWN, seen.compared)]
    return Assessment(
        expected=truth.values[truth.best],
        after=truth.values[played],
        best=[_rated(turn, seen, code, choices) for code in shown],
        played=_rated(turn, seen, played, choices),
        stake=best - min(values[side] for values in seen.values.values()),
        error=seen.error,
        exact=seen.exact and truth.exact,
        reasons=_reasons(turn, seen, played, seed) if lost > game.thresholds.inaccurate else [],
    )


def _rated(turn: Turn, found: Outlook, code: int, choices: dict[str, Choice]) -> Rated:
    text = turn.action(code).text
    choice = choices.get(text)
    if choice is None:
        return Rated(text, found.values[code])
    return Rated(text, found.values[code], choice.label, list(choice.targets))


def _reasons(turn: Turn, found: Outlook, played: int, seed: str) -> list[Message]:
    """Why the best action is better than the one that was played, as a hint would say it.

    That others would have been as good is no reason here. No clock limits it: a review is the same whenever it is made.
    """
    side = turn.sides[turn.seat]
    value = {code: values[side] for code, values in found.values.items()}
    compared = [code for code in value if code == found.best or value[code] <= value[played]]
    advice = [Advice(turn.action(code), value[code]) for code in compared]
    codes, _ = foresee(turn, found.best, seed, patience=inf)
    return [reason for reason in explain(turn, advice, codes, seed, patience=inf) if reason not in (EVEN, SEVERAL)]


def settled(state: State, seed: str) -> State:
    """A state after chance has acted and what is forced has been done, until a seat has something to choose."""
    after, dice = state.copy(), Dice(seed)
    while after.actor() != OVER and not chooses(after):
        after.apply(after.draw(dice) if after.actor() == CHANCE else after.legal()[0])
    return after


def _expected(match: Match, state: State, effort: int, seed: str) -> Values:
    """What each side can expect of a state, for somebody who sees everything."""
    seat = state.actor()
    if seat == OVER:
        return outcome(match, state)
    turn = OpenTurn(match.game, match.view_of(state, seat), state, Dice(seed))
    found = look(turn, turn.codes[0], max(LEAST, effort), seed)
    return found.values[found.best]

"""What a game's state promises (core/state.py): actions, chance, copies, keys, an end."""

import ast
import math
import pickle
from collections import Counter
from typing import Any

from chrysalide.conformance.faults import Fault, expect
from chrysalide.conformance.walking import Trial, finish, sampled
from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE, OVER, State

MOST = 300  # actions in one decision
DRAWS = 800
SPREAD = 6  # standard deviations: for a right rule, never outside in practice


def legal_actions(trial: Trial) -> None:
    """Few, different, in a fixed order, and never those of chance."""
    space, seats = trial.game.space, trial.setting.seats
    for state in trial.walk():
        actor = state.actor()
        if actor < 0:
            continue
        expect(actor < seats, "check-actor", actor=actor, seats_count=seats)
        codes = state.legal()
        expect(bool(codes), "check-legal-none", actor=actor)
        expect(len(codes) <= MOST, "check-legal-many", found=len(codes), most=MOST)
        for code in codes:
            if not 0 <= code < len(space):
                raise Fault("check-legal-code", actioncode=code, size=len(space))
            if space[code].chance:
                raise Fault("check-legal-chance", action=space[code].text)
        expect(len(set(codes)) == len(codes), "check-legal-twice", action=_twice(codes, trial))
        expect(codes == state.legal() == state.copy().legal(), "check-legal-order")


def _twice(codes: list[int], trial: Trial) -> str:
    return ", ".join(trial.game.space[code].text for code, times in Counter(codes).items() if times > 1)


def picks(trial: Trial) -> None:
    """`pick` takes every legal action equally often, and nothing else."""
    dice = Dice("picks")
    for state in sampled(trial.walk(), 12):
        if state.actor() < 0:
            continue
        codes = state.legal()
        number = 40 * len(codes)
        seen = Counter(int(state.pick(dice)) for _ in range(number))
        _only(trial, seen, codes, "check-pick-illegal")
        share = 1 / len(codes)
        for code in codes:
            _as_often(trial, seen[code] / number, share, number, code, "check-pick-share")


def outcomes(trial: Trial) -> None:
    """Outcomes of chance are different, and their probabilities add up to 1."""
    space = trial.game.space
    for state in trial.walk():
        if state.actor() != CHANCE:
            continue
        found = state.chance()
        codes = [code for code, _ in found]
        expect(bool(codes), "check-chance-none")
        expect(len(codes) <= MOST, "check-chance-many", found=len(codes), most=MOST)
        for code, share in found:
            if not (0 <= code < len(space) and space[code].chance):
                raise Fault("check-chance-code", actioncode=code)
            if not 0 < share <= 1:
                raise Fault("check-chance-share", action=space[code].text, share=str(share))
        expect(len(set(codes)) == len(codes), "check-chance-twice", action=_twice(codes, trial))
        total = sum(share for _, share in found)
        expect(math.isclose(total, 1.0, abs_tol=1e-12), "check-chance-sum", total=str(total))
        expect(found == state.copy().chance(), "check-chance-order")


def draws(trial: Trial) -> None:
    """`draw` gives what `chance` says, as often as it says."""
    dice = Dice("draws")
    for state in sampled(trial.walk(), 12):
        if state.actor() != CHANCE:
            continue
        promised = dict(state.chance())
        seen = Counter(int(state.draw(dice)) for _ in range(DRAWS))
        _only(trial, seen, list(promised), "check-draw-other")
        for code, share in promised.items():
            _as_often(trial, seen[code] / DRAWS, share, DRAWS, code, "check-draw-share")


def _only(trial: Trial, seen: "Counter[int]", codes: list[int], message: str) -> None:
    others = [code for code in seen if code not in codes]
    if others:
        space = trial.game.space
        text = space[others[0]].text if 0 <= others[0] < len(space) else str(others[0])
        raise Fault(message, action=text)


def _as_often(trial: Trial, seen: float, share: float, number: int, code: int, message: str) -> None:
    if abs(seen - share) > SPREAD * math.sqrt(share * (1 - share) / number):
        text = trial.game.space[code].text
        raise Fault(message, action=text, found=round(100 * seen, 1), promised=round(100 * share, 1))


def copies(trial: Trial) -> None:
    """A copy is equal and goes its own way; equal states and equal dice lead to equal ends."""
    for state in sampled(trial.walk(told=True), 10):
        key = state.key()
        twin, other = state.copy(), state.copy()
        expect(twin.trace is None, "check-copy-trace")
        expect((twin.key(), twin.actor()) == (key, state.actor()), "check-copy-other")
        finish(twin, 1)
        expect(state.key() == other.key() == key, "check-copy-shared")
        finish(other, 1)
        expect(other.key() == twin.key(), "check-copy-ends")


def pickles(trial: Trial) -> None:
    """States travel to other processes. Those of interpreted rules on a compiled base cannot; do not ask it of them."""
    for state in sampled(trial.walk(), 15):
        twin: State = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own, made in the line itself
        expect(twin.key() == state.key(), "check-pickle-other")
        finish(twin, 2)
        expect(twin.actor() == OVER, "check-pickle-other")


def keys(trial: Trial) -> None:
    """A key is made of plain values, and every action changes it."""
    last: Any = None
    for state in trial.walk():
        key = state.key()
        try:
            hash(key)
        except TypeError:
            raise Fault("check-key-plain", key=repr(key)[:120]) from None
        expect(key != last, "check-key-same")
        last = key
    try:
        plain = ast.literal_eval(repr(last)) == last
    except (ValueError, SyntaxError):
        plain = False
    expect(plain, "check-key-plain", key=repr(last)[:120])


def ends(trial: Trial) -> None:
    """A match ends, with scores, winners and an evaluation that agrees with them."""
    seats = trial.setting.seats
    for state in trial.walk():
        scores = state.scores()
        expect(len(scores) == seats, "check-scores-number", found=len(scores), seats_count=seats)
        expect(all(math.isfinite(score) for score in scores), "check-scores-finite", scores=str(scores))
        for place in range(seats):
            value: object = trial.game.evaluate(state, place)
            if not (isinstance(value, int | float) and 0.0 <= value <= 1.0):
                raise Fault("check-evaluate-range", value=str(value), place=place)
        if state.actor() != OVER:
            expect(state.winners() == [], "check-winners-early", winners=str(state.winners()))
    _end(trial, state)


def _end(trial: Trial, state: State) -> None:
    seats = range(trial.setting.seats)
    winners = state.winners()
    expect(state.legal() == [], "check-legal-over")
    expect(len(set(winners)) == len(winners) and set(winners) <= set(seats), "check-winners", winners=str(winners))
    equal = len(set(state.scores())) == 1
    expect(bool(winners) or trial.game.cooperative or equal, "check-winners-none", scores=str(state.scores()))
    if len(winners) == 1:
        values = [trial.game.evaluate(state, place) for place in seats]
        right = [float(place in winners) for place in seats]
        expect(values == right, "check-evaluate-end", values=str(values), right=str(right))

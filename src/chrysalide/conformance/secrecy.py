"""The law of views: what a seat sees does not depend on anything it cannot know."""

import itertools
import json
from typing import Any

from chrysalide.conformance.faults import expect
from chrysalide.conformance.walking import Trial, onlookers, sampled, step
from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE, State

ONE_IN = 4  # positions that are looked at
FEW = 6  # actions that are compared there


def resampled(state: State, seat: int, dice: Dice) -> State:
    twin = state.copy()
    twin.resample(seat, dice)
    return twin


def views(trial: Trial) -> None:
    """A view does not depend on what its seat cannot know, and spectators know no more than any seat."""
    dice = Dice("resample")
    for state in sampled(trial.walk(), ONE_IN):
        for seat in onlookers(trial.setting, state.actor(), dice):
            twin = resampled(state, seat, dice)
            for viewer in (seat, None):
                different = differing(trial.view(twin, viewer), trial.view(state, viewer))
                expect(not different, "check-view-secret", place=_who(viewer), dealt=seat, fields=different)
            expect(twin.actor() == state.actor(), "check-resample-actor", place=seat)
            if state.actor() == seat:
                expect(twin.legal() == state.legal(), "check-resample-legal", place=seat)
                same = trial.game.choices(twin) == trial.game.choices(state)
                expect(same, "check-resample-choices", place=seat)


def differing(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    return [name for name in {**one, **other} if one.get(name) != other.get(name)]


def _who(viewer: int | None) -> str:
    return "–" if viewer is None else str(viewer)


def held_decisions(trial: Trial) -> None:
    """A page is sent the choices after a decision that it holds back: they must not tell its seat anything new."""
    dice, game = Dice("resample"), trial.game
    for state in sampled(trial.walk(), ONE_IN):
        seat = state.actor()
        held = [code for code in state.legal() if game.holds(state, code)] if seat >= 0 else []
        for code in held:
            twin = resampled(state, seat, dice)
            after = [told(one, code, seat)[0] for one in (state, twin)]
            text = game.space[code].text
            expect([one.actor() for one in after] == [seat, seat], "check-held-actor", action=text)
            expect(not game.makes_itself(after[0]), "check-held-actor", action=text)
            same = game.choices(after[0]) == game.choices(after[1])
            expect(same and trial.view(after[0], seat) == trial.view(after[1], seat), "check-held-new", action=text)


def announcements(trial: Trial) -> int:
    """The same action in two states that a seat cannot tell apart reads the same; and where the seat still cannot
    tell them apart afterwards, it has received the same events. Returns how often events were compared."""
    dice, compared = Dice("resample"), 0
    for state in sampled(trial.walk(), ONE_IN):
        if state.actor() < CHANCE:
            continue
        code = step(state, dice)
        for seat in onlookers(trial.setting, state.actor(), dice):
            twin = resampled(state, seat, dice)
            if code in (twin.legal() if twin.actor() >= 0 else dict(twin.chance())):
                compared += _read_alike(trial, state, twin, code, seat)
    return compared


def _read_alike(trial: Trial, state: State, twin: State, code: int, seat: int) -> bool:
    text = trial.game.space[code].text
    same = trial.game.seen(twin, code, seat) == trial.game.seen(state, code, seat)
    expect(same, "check-entry-secret", action=text, place=seat)
    heard = [told(one, code, seat) for one in (state, twin)]
    alike = trial.view(heard[0][0], seat) == trial.view(heard[1][0], seat)
    expect(not alike or heard[0][1] == heard[1][1], "check-event-secret", action=text, place=seat)
    return alike


def alternatives(trial: Trial) -> int:
    """Two actions whose difference a seat cannot know afterwards read the same, and tell it the same: an entry such as
    `deal 1 reed-3` gives a hidden card away as surely as a view does. Returns how often entries were compared."""
    dice, compared = Dice("alternatives"), 0
    for state in sampled(trial.walk(), ONE_IN):
        codes = state.legal() if state.actor() >= 0 else [code for code, _ in state.chance()]
        if len(codes) < 2:
            continue
        some = [codes[dice.below(len(codes))] for _ in range(FEW)]
        for seat in onlookers(trial.setting, state.actor(), dice):
            if seat != state.actor():
                compared += _told_apart(trial, state, some, seat, dice)
    return compared


def _told_apart(trial: Trial, state: State, codes: list[int], seat: int, dice: Dice) -> int:
    compared = 0
    first, *others = [(code, *told(state, code, seat)) for code in codes]
    secret = _secret_parts(first[1], seat, dice)
    for code, after, heard in others:
        parts = changed_parts(first[1], after)
        if not parts or not parts <= secret or trial.view(first[1], seat) != trial.view(after, seat):
            continue
        compared += 1
        names = {"action": trial.game.space[first[0]].text, "other": trial.game.space[code].text, "place": seat}
        read = [trial.game.seen(state, one, seat) for one in (first[0], code)]
        expect(read[0] == read[1], "check-entry-tells", **names)
        expect(first[2] == heard, "check-event-tells", **names)
    return compared


def _secret_parts(state: State, seat: int, dice: Dice) -> set[int]:
    """The places in its key that `resample` deals again: what the seat cannot know."""
    return {part for _ in range(FEW) for part in changed_parts(state, resampled(state, seat, dice))}


def changed_parts(one: State, other: State) -> set[int]:
    pairs = itertools.zip_longest(one.key(), other.key())
    return {place for place, (left, right) in enumerate(pairs) if left != right}


def told(state: State, code: int, seat: int) -> tuple[State, list[tuple[str, dict[str, Any]]]]:
    """The state after an action, and the events a seat receives."""
    after = state.copy()
    after.trace = []
    after.apply(code)
    return after, [(event.kind, event.args) for event in after.trace if event.known_to(seat)]


def imagined_states(trial: Trial) -> None:
    """`restore` makes a state that looks like the true one to the seat whose view it was given."""
    dice = Dice("imagine")
    for state in sampled(trial.walk(), ONE_IN):
        for seat in onlookers(trial.setting, state.actor(), dice):
            view = trial.view(state, seat)
            sent = json.loads(json.dumps(view))
            imagined = trial.game.imagine(sent, dice)
            expect(sent == json.loads(json.dumps(view)), "check-restore-changes")
            different = differing(trial.view(imagined, seat), view)
            expect(not different, "check-restore-view", place=seat, fields=different)
            expect(imagined.actor() == state.actor(), "check-restore-actor", place=seat)
            if state.actor() == seat:
                expect(imagined.legal() == state.legal(), "check-restore-legal", place=seat)

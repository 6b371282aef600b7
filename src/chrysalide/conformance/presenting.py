"""What a game shows people: choices with their targets, events, views (see core/game.py)."""

import json
import re
from typing import Any

from chrysalide.conformance.faults import Fault, expect
from chrysalide.conformance.speaking import known_in, speak
from chrysalide.conformance.walking import Trial, onlookers, sampled
from chrysalide.core.dice import Dice
from chrysalide.core.game import AnyGame
from chrysalide.core.messages import Message, Refusal
from chrysalide.core.options import describe
from chrysalide.core.shown import Shown
from chrysalide.core.state import CHANCE, OVER

ONE_IN = 6  # positions that are looked at
PLACEHOLDERS = {"value", "place", "row", "column", "seat"}  # of a target in data/view.toml
HOLE = re.compile(r"\{(\w*)\}")


def choices(trial: Trial) -> None:
    """Choices are exactly the legal actions, in words."""
    game = trial.game
    for position in sampled(trial.walk_match(), ONE_IN):
        offered = position.choices()
        legal = sorted(str(action) for action in position.legal()) if position.actor >= 0 else []
        found = sorted(choice.action for choice in offered)
        expect(found == legal, "check-choices", offered=_few(found), legal=_few(legal))
        for choice in offered:
            for message in (choice.label, choice.detail):
                if message is not None:
                    speak(game.id, message)
            if json.loads(json.dumps(choice.as_json())) != choice.as_json():
                raise Fault("check-choice-json", action=choice.action)
        read = [(choice.label, choice.detail) for choice in offered]
        alike = [choice.action for choice, words in zip(offered, read, strict=True) if read.count(words) > 1]
        expect(not alike, "check-choices-alike", actions=_few(alike))


def targets(trial: Trial) -> None:
    """A click on every target of a choice, one after the other, means it and nothing else."""
    for position in sampled(trial.walk_match(), ONE_IN):
        offered = position.choices()
        ways = [choice.targets for choice in offered]
        for choice in offered:
            way = choice.targets
            named = bool(way) and all(way)
            expect(named, "check-targets-none", action=choice.action)
            same = [one.action for one in offered if one.targets[: len(way)] == way]
            expect(same == [choice.action], "check-targets-same", actions=same)
            if len(way) == 1:
                _aims_at(trial.game, position, way[0], choice.action)
        expect(len(ways) == len(set(ways)), "check-targets-same", actions=[choice.action for choice in offered])


def _aims_at(game: AnyGame, position: Any, target: str, action: str) -> None:
    code = game.aim(position.state, target)
    meant = None if code is None else game.action(position.state, code).text
    expect(meant == action, "check-aim", target=target, action=action, meant=meant or "–")
    expect(position.why_not(target) is None, "check-aim-refused", target=target, action=action)


def clicks_in_vain(trial: Trial) -> None:
    """A click that means nothing now is explained."""
    known: set[str] = set()
    for position in sampled(trial.walk_match(), 9):
        lit = {target for choice in position.choices() for target in choice.targets}
        known |= lit
        for target in sorted(known - lit):
            refusal = position.why_not(target)
            if refusal is None:
                raise Fault("check-why-not", target=target)
            explained(trial.game, refusal)


def explained(game: AnyGame, refusal: Refusal) -> None:
    speak(game.id, refusal.message)
    if refusal.rule is not None:
        expect(refusal.rule in numbers(game), "check-refusal-rule", rule=refusal.rule, name=refusal.message.id)


def numbers(game: AnyGame) -> set[str]:
    """The numbers of a game's rules."""
    path = game.folder / "rulebook/numbers.txt"
    expect(path.is_file(), "check-numbers-missing")
    return set(path.read_text("utf-8").split())


def silent_events(game: AnyGame) -> set[str]:
    """The events that no log shows, as the game's tests/silent.txt lists them."""
    listed = game.folder / "tests/silent.txt"
    return set(listed.read_text("utf-8").split()) if listed.exists() else set()


def events(trial: Trial) -> None:
    """Events can be told, or are for animation only."""
    silent, game = silent_events(trial.game), trial.game
    *_, end = trial.walk_match()
    for event in (event for entry in end.log for event in entry.events):
        expect(json.loads(json.dumps(event.args)) == event.args, "check-event-json", event=event.kind)
        seats = event.seats is None or set(event.seats) <= set(range(trial.setting.seats))
        expect(seats, "check-event-seats", event=event.kind, places=str(event.seats))
        if event.kind in silent:
            expect(not known_in(game.id, event.kind), "check-event-silent", event=event.kind)
        else:
            speak(game.id, Message(event.kind, event.args))


def views_as_json(trial: Trial) -> None:
    """A view is JSON, with what every view has."""
    game, seats = trial.game, trial.setting.seats
    for position in sampled(trial.walk_match(), ONE_IN):
        for viewer in (None, *onlookers(trial.setting, position.actor, Dice(len(position.log)))):
            view = position.view(viewer)
            try:
                sent = json.loads(json.dumps(view, allow_nan=False))
            except (TypeError, ValueError) as wrong:
                raise Fault("check-view-json", why=str(wrong)) from None
            usual: dict[str, Any] = {"game": game.id, "viewer": viewer, "seats_count": seats, "scores": position.scores}
            usual |= {"actor": {CHANCE: "chance", OVER: "over"}.get(position.actor, position.actor)}
            usual |= {"winners": position.winners}
            changed = [name for name, value in usual.items() if view.get(name) != value]
            expect(not changed, "check-view-fields", fields=changed)
            expect(isinstance(view.get("phase"), str), "check-view-phase")
            again = game.options.read(sent["options"], seats)
            expect(again == position.options, "check-view-options")


def described_views(trial: Trial) -> None:
    """What data/view.toml describes is in every view, in the form that its kind of showing needs, and has a heading."""
    game, seats = trial.game, trial.setting.seats
    for one in game.shown:
        unknown = sorted(set(HOLE.findall(one.target or "")) - PLACEHOLDERS)
        expect(not unknown, "check-shown-target", field=one.field, unknown=unknown, known=sorted(PLACEHOLDERS))
    for position in sampled(trial.walk_match(), ONE_IN):
        for viewer in (None, *onlookers(trial.setting, position.actor, Dice(len(position.log)))):
            view = position.view(viewer)
            for one in game.shown:
                expect(one.field in view, "check-shown-missing", field=one.field)
                speak(game.id, Message(f"shown-{one.field}"))
                _has_form(one, view[one.field], seats)


def _has_form(shown: Shown, value: Any, seats: int) -> None:
    parts = [value]
    if shown.by_seat:
        each = isinstance(value, list) and len(value) == seats
        expect(each, "check-shown-seats", field=shown.field, seats_count=seats)
        parts = value
    fits = {"number": _is_plain, "board": _is_grid}.get(shown.kind, _is_row)
    wrong = [part for part in parts if not fits(part)]
    expect(not wrong, "check-shown-form", field=shown.field, kind=shown.kind, found=json.dumps(wrong[:1])[1:-1][:80])


def _is_plain(value: Any) -> bool:
    return value is None or isinstance(value, str | int | float)


def _is_row(value: Any) -> bool:
    return _is_plain(value) or _is_list(value)


def _is_list(value: Any) -> bool:
    return isinstance(value, list) and all(map(_is_plain, value))


def _is_grid(value: Any) -> bool:
    return isinstance(value, list) and all(map(_is_list, value)) and len({len(row) for row in value}) == 1


def descriptions(game: AnyGame) -> None:
    """A game says in every language what it is and what its options mean."""
    wanted = ["game-title", "game-line", "game-about", *(f"reconstructed-{name}" for name in game.about.reconstructed)]
    for option in describe(game.options):
        wanted += [f"option-{option.name}", f"option-{option.name}-about"]
        wanted += [f"option-{option.name}-{_word(value)}" for value in option.values]
    for name in wanted:
        speak(game.id, Message(name))


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _few(texts: list[str]) -> str:
    return ", ".join(texts[:8]) + (", …" if len(texts) > 8 else "") if texts else "–"

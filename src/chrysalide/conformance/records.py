"""Records: the codes of actions are pinned, and a match that is saved, loaded, verified or undone is the same match."""

import json

from chrysalide.conformance.faults import Fault, expect
from chrysalide.conformance.walking import Trial, until_over
from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match, replay
from chrysalide.core.state import CHANCE
from chrysalide.core.verify import verify

ENCODING = "tests/encoding.txt"


def encoding(game: AnyGame) -> str:
    """What pins the table of actions: how many there are, and a digest of their texts."""
    return f"{len(game.space)}\n{game.space.digest}\n"


def write_encoding(game: AnyGame) -> bool:
    """Pins the actions as they are now; False if they were pinned like this already."""
    path = game.folder / ENCODING
    if path.exists() and path.read_text("utf-8").split() == encoding(game).split():
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(encoding(game), "utf-8", newline="\n")
    return True


def pinned(game: AnyGame) -> None:
    """Records and trained weights depend on the codes and texts of actions."""
    path = game.folder / ENCODING
    expect(path.exists(), "check-encoding-missing", file=ENCODING, id=game.id)
    same = path.read_text("utf-8").split() == encoding(game).split()
    expect(same, "check-encoding-changed", file=ENCODING, id=game.id)


def three_faces(game: AnyGame) -> None:
    """Code, text and structure of every action lead to each other."""
    space = game.space
    for code, action in enumerate(space.actions):
        expect(space.by_text[action.text.lower()] == action, "check-action-text", action=action.text)
        same = action.code == code and space.parse(f" {action.text.upper()} ") == action
        expect(same, "check-action-text", action=action.text)
        structure = json.loads(json.dumps(action.structure))
        expect(space.structured(structure) == action, "check-action-structure", action=action.text)
    for before, after in zip(space.actions, space.actions[1:], strict=False):
        expect(not (before.chance and not after.chance), "check-action-order", action=after.text)


def saved_and_loaded(trial: Trial) -> None:
    """A record loads to the same match, and chance in it can be verified."""
    match = _played(trial)
    try:
        again = replay(trial.game, match.record())
    except ChrysalideError as wrong:
        raise Fault("check-record-refused", why=str(wrong)) from wrong
    same = (again.entries, again.state.key(), again.scores) == (match.entries, match.state.key(), match.scores)
    expect(same, "check-record-other")
    expect(verify(match).honest, "check-record-verify")


def undone(trial: Trial) -> None:
    """Undo leads back to exactly the position before, and is not offered once chance has acted."""
    match, dice = _fresh(trial), Dice("undo")
    keys = {}
    for _ in until_over(match):
        before, seat = len(match.log), match.actor
        keys[before] = match.state.key()
        action = match.game.action(match.state, match.state.pick(dice))
        match.play(action)
        if match.undo_refusal(seat) is None:
            since = match.began(before)
            drawn = CHANCE in [entry.actor for entry in match.log[since:]]
            expect(not drawn, "check-undo-chance", action=action.text)
            decided = [entry.action for entry in match.log[since:] if entry.asked]
            match.undo(seat)
            expect(match.state.key() == keys[since], "check-undo-other", action=action.text)
            for again in decided:
                match.play(again)


def _fresh(trial: Trial) -> Match:
    trial.match = trial.setting.match(trial.seed, **trial.options)
    return trial.match


def _played(trial: Trial) -> Match:
    match, dice = _fresh(trial), Dice("play")
    for _ in until_over(match):
        match.play(match.game.action(match.state, match.state.pick(dice)))
    return match

"""Golden records: one short match of every game, number of seats and option value, with digests of the state.

An option gets a record if it shows: with the same seed the match takes another course, or another end, than
without it. So no two records of a game have the same entries, and an option that does nothing has no record.
"""

import hashlib
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from chrysalide.conformance.faults import Fault, expect
from chrysalide.conformance.settings import Setting, allowed, plain_option_sets, settings_of
from chrysalide.conformance.walking import play_out, step, until_over
from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match, replay
from chrysalide.core.state import State

FOLDER = "tests/golden"
EVERY = 25  # entries between two digests
LARGEST = 30_000  # bytes of a record
FIRST_SEED = 2026
SEEDS = range(FIRST_SEED, FIRST_SEED + 40)  # to try until an option shows; even ones are played at random
LOOKS = SEEDS[:2]  # with which an option without a record must not show; `rewrite` tries all of them

Course = tuple[list[str], list[float], list[int]]  # entries, scores, winners
Say = Callable[[str, str], None]  # a file, and what became of it


def digest(state: State) -> str:
    return hashlib.sha256(repr(state.key()).encode()).hexdigest()[:16]


def write(match: Match) -> str:
    """The record with a comment after every 25 entries and the last: the digest of the state at that point."""
    head, _, body = match.record().partition("\n\n")
    lines = [head, ""]
    state = match.game.start(match.seats, match.options)
    for number, (entry, line) in enumerate(zip(match.log, body.splitlines(), strict=True), start=1):
        state.apply(entry.action.code)
        lines.append(line)
        if number % EVERY == 0 or number == len(match.log):
            lines.append(f"# digest {digest(state)}")
    return "\n".join(lines) + "\n"


def name(setting: Setting, options: dict[str, Any]) -> str:
    words = [f"-{option}-{'some' if isinstance(value, list) else value}" for option, value in options.items()]
    return f"{setting.seats}-seats{''.join(words)}.txt".lower()


def wanted(game: AnyGame) -> dict[str, tuple[Setting, dict[str, Any]]]:
    """The files that a game may have, and what is played in each."""
    return {
        name(setting, options): (setting, options)
        for setting in settings_of(game)
        for options in plain_option_sets(setting)
    }


def files(game: AnyGame) -> list[Path]:
    return sorted((game.folder / FOLDER).glob("*.txt"))


def fresh(setting: Setting, options: dict[str, Any], taken: list[list[str]]) -> Match | None:
    """A new match for a golden record, unlike all others; None if these options show with no seed."""
    for seed in SEEDS:
        if shows(setting, options, seed):
            match = played(setting, options, seed)
            if match.entries not in taken and len(write(match).encode()) < LARGEST:
                return match
    return None


def shows(setting: Setting, options: dict[str, Any], seed: int) -> bool:
    """Would the match of this seed be different without any one of these options?"""
    fewer = [{name: value for name, value in options.items() if name != left_out} for left_out in options]
    true = course(setting, json.dumps(options), seed)
    return all(course(setting, json.dumps(some), seed) != true for some in fewer if allowed(setting, some))


@cache
def course(setting: Setting, options: str, seed: int) -> Course:
    match = played(setting, json.loads(options), seed)
    return match.entries, match.scores, match.winners


def played(setting: Setting, options: dict[str, Any], seed: int) -> Match:
    """The same match every time: at random, or by seats that mostly look one step ahead and so get further."""
    match = setting.match(seed=seed, **options)
    if seed % 2 == 0:
        return play_out(match, seed=seed)
    dice = Dice(seed)
    for _ in until_over(match):
        code = step(match.state, dice) if dice.below(4) == 0 else best(match, dice)
        match.play(match.game.action(match.state, code))
    return match


def best(match: Match, dice: Dice) -> int:
    """The action after which the actor looks best, judged by the state, since options may change the views."""
    values = {}
    for code in match.state.legal():
        after = match.state.copy()
        after.apply(code)
        values[code] = match.game.evaluate(after, match.actor)
    equal = [code for code, value in values.items() if value > max(values.values()) - 1e-9]
    return equal[dice.below(len(equal))]


def replayed(game: AnyGame) -> None:
    """Every record that should be there is, and leads to the same states as when it was written."""
    missing = [name for name, (_, options) in wanted(game).items() if not options and not _path(game, name).exists()]
    expect(not missing, "check-golden-missing", files=missing, id=game.id)
    for path in files(game):
        expect(path.name in wanted(game), "check-golden-other", file=path.name, id=game.id)
        try:
            same = write(replay(game, path.read_text("utf-8"))) == path.read_text("utf-8")
        except ChrysalideError as wrong:
            raise Fault("check-golden-changed", file=path.name, why=str(wrong), id=game.id) from wrong
        expect(same, "check-golden-changed", file=path.name, why="–", id=game.id)


def rewrite(game: AnyGame, say: Say) -> None:
    """Write all golden records of a game again.

    Records that still replay and differ from all others are kept, except for their digests; only the others are played
    again. An option that shows in no match has no record.
    """
    (game.folder / FOLDER).mkdir(parents=True, exist_ok=True)
    for path in files(game):
        if path.name not in wanted(game):
            path.unlink()
    taken: list[list[str]] = []
    for file, (setting, options) in wanted(game).items():
        path = _path(game, file)
        match = _kept(game, path, taken, say) or fresh(setting, options, taken)
        if match is None:
            say(file, "none, these options show in no match")
            path.unlink(missing_ok=True)
        else:
            taken.append(match.entries)
            path.write_text(write(match), "utf-8", newline="\n")


def _kept(game: AnyGame, path: Path, taken: list[list[str]], say: Say) -> Match | None:
    """The match of a record that can be kept."""
    if not path.exists():
        say(path.name, "played for the first time")
        return None
    try:
        match = replay(game, path.read_text("utf-8"))
    except (OSError, ChrysalideError) as reason:
        say(path.name, f"played again ({type(reason).__name__}: {reason})")
        return None
    if match.game is not game:
        say(path.name, "played again (by the rules of today)")
        return None
    if match.entries in taken:
        say(path.name, "played again (another record has the same entries)")
        return None
    return match


def _path(game: AnyGame, file: str) -> Path:
    return game.folder / FOLDER / file

"""Golden records: one short match of every game, number of seats and option value, with digests of the state."""

import hashlib
from typing import Any

from chrysalide.core.match import Match
from chrysalide.core.state import State
from tests.positions import SETTINGS, Setting, plain_option_sets, play_out

EVERY = 25  # entries between two digests


def digest(state: State) -> str:
    return hashlib.sha256(repr(state.key()).encode()).hexdigest()[:16]


def write(match: Match) -> str:
    """The record with a comment after every 25 entries and the last: the digest of the state at that point."""
    head, _, body = match.record().partition("\n\n")
    lines = [head, ""]
    state = match.kit.start(match.seats, match.options)
    for number, (action, line) in enumerate(zip(match.actions, body.splitlines(), strict=True), start=1):
        state.apply(action.code)
        lines.append(line)
        if number % EVERY == 0 or number == len(match.actions):
            lines.append(f"# digest {digest(state)}")
    return "\n".join(lines) + "\n"


def name(setting: Setting, options: dict[str, Any]) -> str:
    words = [f"-{option}-{'some' if isinstance(value, list) else value}" for option, value in options.items()]
    return f"{setting.seats}-seats{''.join(words)}.txt".lower()


def wanted(game: str) -> dict[str, tuple[Setting, dict[str, Any]]]:
    """The files that a game has, and what is played in each."""
    settings = [setting for setting in SETTINGS if setting.game == game]
    return {
        name(setting, options): (setting, options) for setting in settings for options in plain_option_sets(setting)
    }


def fresh(setting: Setting, options: dict[str, Any]) -> Match:
    """A new match for a golden record: random play, the same every time."""
    return play_out(setting.match(seed=2026, **options), seed=2026)

"""Plays one match of bots: a fixture becomes an outcome."""

import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from chrysalide.bots import Player
from chrysalide.bots.named import chosen, player
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games import find_game, study


@dataclass(frozen=True)
class Setting:
    """What all matches of a run have in common."""

    game: str
    options: dict[str, Any]
    effort: float = 1.0  # the share of its usual thinking that every bot is allowed
    records: bool = False  # are records wanted?
    watch: Callable[[Match], dict[str, Any]] | None = None  # takes notes about each finished match, as plain JSON


@dataclass(frozen=True)
class Fixture:
    """A match to be played. Equal fixtures have equal outcomes, wherever they are played."""

    number: int
    players: tuple[str, ...]  # the player on each seat, by name
    seed: str
    bot_seeds: tuple[str, ...]  # by seat


@dataclass(frozen=True)
class Outcome:
    """A finished match; lists are by seat."""

    number: int
    players: list[str]
    first: int  # the seat that began
    winners: list[int]
    scores: list[float]
    decisions: list[int]
    draws: int  # of chance
    seconds: list[float]  # processor time spent thinking
    longest: list[float]  # the longest single decision
    record: str | None = None
    notes: dict[str, Any] | None = None  # taken by `Setting.watch`

    def as_json(self) -> dict[str, Any]:
        """Everything but the record, which has a file of its own."""
        left_out = ("record",) if self.notes is not None else ("record", "notes")
        return {name: value for name, value in asdict(self).items() if name not in left_out}


def play_one(setting: Setting, fixture: Fixture) -> Outcome:
    seats = range(len(fixture.players))
    bots = [
        prepared(player(setting.game, name, seed), setting.effort)
        for name, seed in zip(fixture.players, fixture.bot_seeds, strict=True)
    ]
    match = Match(find_game(setting.game), len(bots), setting.options, fixture.seed, fixture.players)
    seconds = [0.0 for _ in seats]
    longest = [0.0 for _ in seats]
    while not match.over:
        seat = match.actor
        view = match.view(seat)
        start = time.thread_time()
        action = chosen(bots[seat], fixture.players[seat], view)
        spent = time.thread_time() - start
        seconds[seat] += spent
        longest[seat] = max(longest[seat], spent)
        match.play(action, seat)
    record = match.record() if setting.records else None
    notes = setting.watch(match) if setting.watch is not None else None
    return outcome(match, fixture, seconds, longest, record, notes)


def outcome(
    match: Match,
    fixture: Fixture,
    seconds: list[float],
    longest: list[float],
    record: str | None = None,
    notes: dict[str, Any] | None = None,
) -> Outcome:
    """The outcome of a fixture whose match is over."""
    return Outcome(
        number=fixture.number,
        players=list(fixture.players),
        first=beginner(match),
        winners=match.winners,
        scores=match.scores,
        decisions=[decisions(match, seat) for seat in range(match.seats)],
        draws=sum(entry.actor == CHANCE for entry in match.log),
        seconds=seconds,
        longest=longest,
        record=record,
        notes=notes,
    )


def beginner(match: Match) -> int:
    """The seat that began a finished match."""
    return study(match.game.id).stretches(match)[0].first


def decisions(match: Match, seat: int) -> int:
    """How many decisions a seat made."""
    return sum(entry.asked and entry.actor == seat for entry in match.log)


def prepared(made: Player, effort: float = 1.0) -> Player:
    """Limit a search by simulations, not by the clock: otherwise a busy machine would change the result."""
    made.seconds = math.inf
    made.scale(effort)
    return made


def play_some(setting: Setting, fixtures: list[Fixture]) -> list[Outcome]:
    return [play_one(setting, fixture) for fixture in fixtures]

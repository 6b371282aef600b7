"""Many matches of bots against each other, in this process or in several, with the same result either way."""

import math
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from pathlib import Path
from time import perf_counter

from chrysalide.bots import Player, bot
from chrysalide.cli.files import write_text
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games import kit

BATCH = 25  # matches that a process plays before it reports


@dataclass(frozen=True)
class Series:
    game: str
    players: tuple[str, ...]  # in match number i, player k sits on seat (k + i) modulo the number of seats
    options: dict[str, str]
    seed: str
    records: Path | None = None

    def seat(self, player: int, number: int) -> int:
        return (player + number) % len(self.players)


@dataclass(frozen=True)
class Outcome:
    """One match; lists are by player, not by seat."""

    number: int
    won: list[bool]
    scores: list[float]
    decisions: list[int]
    seconds: list[float]
    draws: int  # of chance


def play_one(series: Series, number: int) -> Outcome:
    seats = len(series.players)
    names = [""] * seats
    bots: list[Player | None] = [None] * seats
    for player, level in enumerate(series.players):
        seat = series.seat(player, number)
        names[seat] = level
        bots[seat] = unhurried(bot(series.game, level, f"{series.seed}-{number}-{player}"))
    match = Match(kit(series.game), seats, series.options, f"{series.seed}-{number}", names)
    seconds = [0.0] * seats
    while not match.over:
        seat = match.actor
        view = match.view(seat)
        start = perf_counter()
        chosen = bots[seat].choose(view)  # type: ignore[union-attr]  # every seat has one by now
        seconds[seat] += perf_counter() - start
        match.play(chosen, seat)
    if series.records is not None:
        write_text(series.records / f"{series.game}-{number + 1:06}.txt", match.record())
    return _outcome(series, number, match, seconds)


def _outcome(series: Series, number: int, match: Match, seconds: list[float]) -> Outcome:
    order = [series.seat(player, number) for player in range(len(series.players))]
    return Outcome(
        number,
        won=[seat in match.winners for seat in order],
        scores=[match.scores[seat] for seat in order],
        decisions=[decisions(match, seat) for seat in order],
        seconds=[seconds[seat] for seat in order],
        draws=match.actors.count(CHANCE),
    )


def decisions(match: Match, seat: int) -> int:
    """How often a seat was asked."""
    return sum(asked and actor == seat for actor, asked in zip(match.actors, match.asked, strict=True))


def unhurried(player: Player) -> Player:
    """A search is bounded by its playouts here: by the clock, a busy machine would change the result."""
    player.seconds = math.inf
    return player


def play_some(series: Series, start: int, stop: int) -> list[Outcome]:
    return [play_one(series, number) for number in range(start, stop)]


def play_all(series: Series, matches: int, jobs: int, report: Callable[[int], None]) -> list[Outcome]:
    """All matches in the order of their numbers; `report` hears how many more are done."""
    if jobs == 1:
        outcomes = []
        for number in range(matches):
            outcomes.append(play_one(series, number))
            report(1)
        return outcomes
    batch = max(1, min(BATCH, matches // (4 * jobs)))
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_interrupts) as pool:
        starts = range(0, matches, batch)
        waiting = [pool.submit(play_some, series, start, min(matches, start + batch)) for start in starts]
        try:
            for done in as_completed(waiting):
                report(len(done.result()))
        except BaseException:
            for process in active_children():  # nobody waits for what they have begun
                process.terminate()
            pool.shutdown(cancel_futures=True)
            raise
        return [outcome for done in waiting for outcome in done.result()]


def _leave_interrupts() -> None:
    """Ctrl-C is answered by the process that was started by hand, once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

"""The command as tests call it: in this process, or as a user's shell does."""

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from chrysalide.bots import bot
from chrysalide.cli import main
from chrysalide.core.match import Match
from chrysalide.games import find_game, names

GAME = names()[0]
SHORT = {"tokens_to_win": "1"}  # an option of that game: a single round


@dataclass
class Answer:
    status: int
    out: str
    err: str


class Terminal:
    """Calls the command in this process, with `typed` piped in."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch

    def __call__(self, *words: str | Path, typed: str = "") -> Answer:
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        self.monkeypatch.delenv("COLUMNS", raising=False)  # set where tests run in several processes
        self.capsys.readouterr()
        status = main([str(word) for word in words])
        told = self.capsys.readouterr()
        return Answer(status, told.out, told.err)


def shell(*words: str | Path, typed: str = "", **environment: str) -> Answer:
    """Calls the command as another process, away from any terminal."""
    done = subprocess.run(
        [sys.executable, "-m", "chrysalide.cli", *map(str, words)],
        input=typed.encode(),
        capture_output=True,
        timeout=600,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


def finished(seed: str = "7", names: tuple[str, ...] = ("Camille", "Lucas")) -> Match:
    """A whole match of one round between two bots."""
    match = Match(find_game(GAME), 2, SHORT, seed, names)
    for _ in moves(match, person=None):
        pass
    return match


def moves(match: Match, person: int | None) -> Iterator[str]:
    """Plays on to the end, `person` always with the last legal action, and returns what that person types."""
    greedy = {seat: bot(match.game.id, "greedy", f"{match.seed}:{seat}") for seat in range(match.seats)}
    while not match.over:
        seat = match.actor
        action = match.legal()[-1] if seat == person else greedy[seat].choose(match.view(seat))
        match.play(action, seat)
        if seat == person:
            yield action.text

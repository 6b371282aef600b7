"""The functions that bot processes run. Keep imports few: they decide how long such a process takes to start."""

import hashlib
import json
import os

from chrysalide.bots.foresight import foresee
from chrysalide.bots.hints import Hint, judge
from chrysalide.bots.levels import bot
from chrysalide.bots.player import Player
from chrysalide.bots.reasons import explain
from chrysalide.bots.turn import Turn
from chrysalide.core.game import View

ADVISER = "expert"
PART = 1 / 3  # of its simulations are made for a hint: 0.6 seconds, so that the clock decides only on a slow machine
NICENESS = 3  # niceness of bot processes; with much more they would hardly get to think on a busy machine
LEAST_URGENT = 15  # of processes for work that nobody waits for: a bot beside them has nineteen twentieths of a core


def think(game: str, level: str, seed: str, view: View, seconds: float, left: float | None = None) -> str:
    """The text of the action that a bot chooses; `left`: seconds for the rest of its turn, this decision included."""
    return bot(game, level, seed).choose(view, seconds, left).text


def advise(game: str, view: View, seconds: float) -> Hint:
    """What the best player would do and why, with its opinion of every alternative.

    Whoever asks twice about a position gets the same answer, unless the clock cuts the search short.
    """
    seed = position_seed(view)
    adviser = adviser_for(game, seed)
    adviser.seconds = seconds
    turn = Turn(adviser.game, view, adviser.dice, seconds)
    found = adviser.consider(turn)
    best = next(code for code, action in zip(turn.codes, turn.legal, strict=True) if action == found[0].action)
    codes, plan = foresee(turn, best, seed)
    return Hint(judge(found), explain(turn, found, codes, seed), plan)


def adviser_for(game: str, seed: str) -> Player:
    adviser = bot(game, ADVISER, seed)
    adviser.scale(PART)
    return adviser


def position_seed(view: View) -> str:
    """The same for everybody who sees the same."""
    return "hint:" + hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()


def begin_process(niceness: int = NICENESS) -> None:
    """Run first in a bot's process: lower its priority, so that more urgent processes go first."""
    if hasattr(os, "nice"):  # on POSIX
        os.nice(niceness)
    end_with_parent()


def end_with_parent() -> None:
    """End this process when its parent is gone: a parent that was killed could not stop it."""
    import threading  # neither these nor processes exist in a browser, where bots think too
    from multiprocessing import parent_process

    parent = parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()

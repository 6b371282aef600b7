"""The functions that bot processes run. Keep imports few: they decide how long such a process takes to start."""

import os
import threading
from multiprocessing import parent_process

from chrysalide.bots.levels import bot
from chrysalide.core.game import View

ADVISER = "expert"
ADVICE = 3  # actions that a hint names
NICENESS = 3  # niceness of bot processes; with much more they would hardly get to think on a busy machine


def think(game: str, level: str, seed: str, view: View, seconds: float) -> str:
    """The text of the action that a bot chooses."""
    return bot(game, level, seed).choose(view, seconds).text


def advise(game: str, seed: str, view: View, seconds: float) -> list[tuple[str, float | None]]:
    """What the best player would do, then its alternatives: texts of actions with their expected results."""
    found = bot(game, ADVISER, seed).weigh(view, seconds)
    return [(advice.action.text, advice.value) for advice in found[:ADVICE]]


def begin_process() -> None:
    """Run first in a bot's process: lower its priority, so that more urgent processes go first."""
    if hasattr(os, "nice"):  # on POSIX
        os.nice(NICENESS)
    end_with_parent()


def end_with_parent() -> None:
    """End this process when its parent is gone: a parent that was killed could not stop it."""
    parent = parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()

"""A bot in a process of its own. What is imported from here decides how long such a process takes to start."""

import os
import threading
from multiprocessing import parent_process

from chrysalide.bots.levels import bot
from chrysalide.core.kit import View


def think(game: str, level: str, seed: str, view: View, seconds: float) -> str:
    """The text of the action that a bot chooses."""
    return bot(game, level, seed).choose(view, seconds).text


def end_with_parent() -> None:
    """A process that was killed leaves nobody behind."""
    parent = parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()

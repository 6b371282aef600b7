"""A bot in a process of its own. What is imported from here decides how long such a process takes to start."""

import os
import threading
from multiprocessing import parent_process

from chrysalide.bots.levels import bot
from chrysalide.core.game import View

ADVISER = "expert"
ADVICE = 3  # actions that a hint names
POLITE = 3  # how much they stand back; much more, and on a busy machine they would hardly think at all


def think(game: str, level: str, seed: str, view: View, seconds: float) -> str:
    """The text of the action that a bot chooses."""
    return bot(game, level, seed).choose(view, seconds).text


def advise(game: str, seed: str, view: View, seconds: float) -> list[tuple[str, float | None]]:
    """What the best player would do, and what otherwise: texts of actions with what can be expected of them."""
    found = bot(game, ADVISER, seed).weigh(view, seconds)
    return [(advice.action.text, advice.value) for advice in found[:ADVICE]]


def stand_back() -> None:
    """How a bot's process begins: whoever has more urgent things to do goes first."""
    if hasattr(os, "nice"):  # on POSIX
        os.nice(POLITE)
    end_with_parent()


def end_with_parent() -> None:
    """A process that was killed leaves nobody behind."""
    parent = parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()

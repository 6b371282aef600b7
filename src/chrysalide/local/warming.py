"""What any table needs, loaded before it is asked for: a browser keeps the interpreter as it is then."""

import gc

import chrysalide
from chrysalide.bots import bot
from chrysalide.games import find_game
from chrysalide.local import posted, thinking
from chrysalide.server.table import boxes

__all__ = ["posted", "thinking", "warm"]


def warm() -> None:
    """A beginning of every game, with its box and one decision of a bot; nothing of it is kept but what was loaded."""
    for game in chrysalide.games():
        boxes.box(find_game(game).id)
        match = chrysalide.new(game, seed=1)
        bot(game, "beginner", "1").choose(match.view(match.actor))
    gc.collect()

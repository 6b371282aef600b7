"""Players that work for any game. They see views and nothing else."""

from chrysalide.bots.levels import LEVELS, bot
from chrysalide.bots.player import Player

__all__ = ["LEVELS", "Player", "bot"]

"""Players that work for any game. They see views and nothing else."""

from chrysalide.bots.levels import LADDER, LEVELS, bot, check_level
from chrysalide.bots.player import Advice, Player

__all__ = ["LADDER", "LEVELS", "Advice", "Player", "bot", "check_level"]

"""Players that work for any game. They see views and nothing else."""

from chrysalide.bots.levels import LADDER, LEVELS, bot, check_level
from chrysalide.bots.player import Advice, Player
from chrysalide.bots.turn import Turn

__all__ = ["LADDER", "LEVELS", "Advice", "Player", "Turn", "bot", "check_level"]

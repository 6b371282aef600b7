"""Preloaded by the fork server: what every process of a site would otherwise import again."""

import chrysalide
import chrysalide.server
from chrysalide.games import find_game

__all__ = ["chrysalide"]

for game in chrysalide.games():
    find_game(game)

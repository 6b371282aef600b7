"""Imported where processes of a site are made from: what each of them would import again is there already."""

import chrysalide
import chrysalide.server
from chrysalide.games import find_game

__all__ = ["chrysalide"]

for game in chrysalide.games():
    find_game(game)

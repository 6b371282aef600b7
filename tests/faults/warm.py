"""Imported where processes of a site are made from: what each of them would import again is there already."""

import chrysalide
import chrysalide.server
from chrysalide.games import kit

__all__ = ["chrysalide"]

for game in chrysalide.games():
    kit(game)

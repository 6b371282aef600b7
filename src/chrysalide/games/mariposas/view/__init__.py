"""What a viewer may know, and how a bot imagines the rest."""

from chrysalide.games.mariposas.view.imagining import imagine, start, start_1
from chrysalide.games.mariposas.view.painting import paint

__all__ = ["imagine", "paint", "start", "start_1"]

"""What a viewer may know, and how a bot imagines the rest."""

from chrysalide.games.mariposas.view.imagining import imagine, start
from chrysalide.games.mariposas.view.painting import paint

__all__ = ["imagine", "paint", "start"]

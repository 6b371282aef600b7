"""What a viewer may know, and how a bot imagines the rest."""

from chrysalide.games.mariposas.view.imagining import restore
from chrysalide.games.mariposas.view.painting import paint

__all__ = ["paint", "restore"]

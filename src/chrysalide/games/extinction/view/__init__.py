"""What a viewer may know, and how a bot imagines the rest."""

from chrysalide.games.extinction.view.imagining import restore
from chrysalide.games.extinction.view.painting import paint

__all__ = ["paint", "restore"]

"""Choices, targets and refusals as message ids; no words here."""

from chrysalide.games.extinction.present.aiming import aim
from chrysalide.games.extinction.present.choices import choices
from chrysalide.games.extinction.present.refusals import refuse

__all__ = ["aim", "choices", "refuse"]

"""Choices, targets and refusals as message ids with arguments; no words here."""

from chrysalide.games.mariposas.present.aiming import aim
from chrysalide.games.mariposas.present.choices import choices
from chrysalide.games.mariposas.present.refusals import refuse

__all__ = ["aim", "choices", "refuse"]

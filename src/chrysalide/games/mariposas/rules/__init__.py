"""The rules of Mariposas: a position (`position.py`), and a decision for each phase in the file of its chapter."""

from chrysalide.games.mariposas.rules.play import Mariposas

__all__ = ["Mariposas"]

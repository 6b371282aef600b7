"""The rules of Mariposas: position, goals, seasons, landing, listing, chance and play build on one another."""

from chrysalide.games.mariposas.rules.play import Mariposas

__all__ = ["Mariposas"]

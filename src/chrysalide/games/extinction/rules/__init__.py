"""The rules of Extinction.

`Position` is data; each chapter has a file with its decisions and with what they do to a position; `play.py` lists the
decisions by phase, and `flow.py` carries on between them. A file imports those before it only:

phases, history, position · decision, naming, stack, sharing · endings, money, ignoring, wording · habitat, births,
destruction, effects, cards, constants · opinions, ambassadors, losses, votes, hidden · rolling, prices, places,
abilities, acting · turns, setup · flow · play
"""

from chrysalide.games.extinction.rules.play import Extinction

__all__ = ["Extinction"]

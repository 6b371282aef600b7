"""Chrysalide plays five board games about butterflies and endangered animals.

This is the public API; everything here is kept stable.
"""

from chrysalide.source import compiled  # isort: skip - must come first: it decides whether compiled modules are used
from typing import Any

from chrysalide.bots import Advice, Player, Turn
from chrysalide.bots import bot as bot
from chrysalide.core.actions import Action
from chrysalide.core.continuing import continued as continued
from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError, IllegalAction, OtherRules
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match, replay
from chrysalide.core.messages import Message
from chrysalide.core.playout import Tally, play_many
from chrysalide.core.record import read as _read
from chrysalide.core.state import CHANCE, OVER, State
from chrysalide.core.verify import Verdict
from chrysalide.core.verify import verify as _verify
from chrysalide.games import find_game
from chrysalide.games import names as _names
from chrysalide.reviewing import Review
from chrysalide.reviewing import review as review

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "Advice",
    "ChrysalideError",
    "Dice",
    "IllegalAction",
    "Match",
    "Player",
    "Review",
    "State",
    "Tally",
    "Turn",
    "Verdict",
    "bot",
    "compiled",
    "continued",
    "game",
    "games",
    "load",
    "new",
    "playouts",
    "review",
    "verify",
]


def _in_english(message: Message, game: str | None) -> str:
    from chrysalide.language import in_english  # here, so that catalogues are only read when something goes wrong

    return in_english(message, game)


ChrysalideError.put_into_words = staticmethod(_in_english)


def games() -> list[str]:
    """The ids of all games."""
    return list(_names())


def game(name: str) -> AnyGame:
    """A game by its id: its options, its actions, and `start`, which makes its first state."""
    return find_game(name)


games.__name__ = "chrysalide.games"  # lets `import chrysalide.games.x as y` find the package that this function shadows


def new(
    game: str,
    seats: int | None = None,
    seed: int | str | None = None,
    names: tuple[str, ...] = (),
    settle: bool = True,
    **options: Any,
) -> Match:
    """A new match; options are keywords. With `settle=False` the caller plays the outcomes of chance like actions."""
    found = find_game(game)
    return Match(found, found.seats[0] if seats is None else seats, options, seed, names, settle)


def load(text: str, seed: str | None = None) -> Match:
    """The match of a record, replayed through the rules; an unfinished one can be continued if its seed is given."""
    header, _ = _read(text)
    if header.game not in _names():
        raise OtherRules("error-record-game", found=header.game[:60])
    return replay(find_game(header.game), text, seed)


def verify(text: str, origin: str | None = None) -> Verdict:
    """Was chance drawn fairly? Draws every outcome of chance in the record again from its seed and compares.

    If the match continues another one: the record of that one, `origin`, shows that it really is its beginning.
    """
    return _verify(load(text), None if origin is None else load(origin))


def playouts(game: str, matches: int, seed: int = 0, seats: int | None = None, **options: Any) -> Tally:
    """Play random matches in one compiled loop."""
    found = find_game(game)
    seats = found.seats[0] if seats is None else seats
    found.check_seats(seats)
    return play_many(found.start(seats, found.options.read(options, seats, game)), matches, seed, seats)

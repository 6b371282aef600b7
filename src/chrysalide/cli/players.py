"""Who sits where: a person, a bot of some level or one of the reader's own for each seat."""

from chrysalide.bots import LEVELS, named
from chrysalide.bots.named import is_guest
from chrysalide.cli.arguments import BadCommand
from chrysalide.core.errors import UnknownLevel
from chrysalide.core.game import AnyGame

PERSON = "me"
USUAL = ("easy", "medium", "hard", "expert")  # the players of an arena unless some are named


def read_players(
    game: AnyGame, words: str | None, seats: int | None, usual: tuple[str, ...], people: bool
) -> list[str]:
    """One player for each seat: the named ones, or the usual ones (the last of them takes all further seats)."""
    named = [word.strip() for word in words.split(",")] if words is not None else None
    number = seats or (len(named) if named else game.seats[0])
    game.check_seats(number)
    players = named or [*usual, *[usual[-1]] * number][:number]
    if len(players) != number:
        raise BadCommand("cli-error-players", players=len(players), seats=number)
    for player in players:
        _check(game, player, people)
    return players


def read_levels(game: AnyGame, words: str | None, guest: bool = False) -> list[str]:
    """The levels of the bots that meet; in a cooperative game one is enough. `guest`: may one of them be a guest?"""
    named = (
        [word.strip() for word in words.split(",")] if words is not None else [name for name in USUAL if name in LEVELS]
    )
    guests = [player for player in named if is_guest(player)] if guest else []
    for player in named:
        if player not in guests:
            _check(game, player, people=False)
    if len(guests) > 1:
        raise BadCommand("cli-error-guests", players=guests)
    if len(set(named)) < len(named):
        raise BadCommand("cli-error-players-twice", player=next(name for name in named if named.count(name) > 1))
    if len(named) == 1 and not game.cooperative:
        raise BadCommand("cli-error-players-one", player=named[0])
    return named


def check_level(game: AnyGame, level: str) -> None:
    _check(game, level, people=False)


def person_name(player: str) -> str | None:
    """The name of a person (`me` or `me:Camille`), empty if none is given; None for a bot."""
    who, _, name = player.partition(":")
    return name.strip() if who == PERSON else None


def _check(game: AnyGame, player: str, people: bool) -> None:
    """Errors show up before any work, and a player of one's own is made once: that shows whether it can be."""
    if people and person_name(player) is not None:
        return
    try:
        named.player(game.id, player)
    except UnknownLevel as wrong:
        levels = wrong.message.args["levels"]
        raise UnknownLevel(
            "error-unknown-level", game.id, level=player[:60], levels=[PERSON, *levels] if people else levels
        ) from None

"""`chrysalide play`: a match in the terminal, from the beginning or from a position of a saved one."""

import argparse
from pathlib import Path

import chrysalide
from chrysalide.bots import Player, named
from chrysalide.cli.arguments import BadCommand, Parser, among, read_options, whole
from chrysalide.cli.files import check_writable, read_text
from chrysalide.cli.players import person_name, read_players
from chrysalide.cli.reader import Reader
from chrysalide.cli.table import Table
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.language import SPECIES

EXAMPLES = (
    "chrysalide play {game}",
    "chrysalide play {game} --players medium,me --lang fr",
    "chrysalide play {game} --players me:Camille,me:Lucas --save match.txt",
    "chrysalide play --from match.txt --at 40 --deal again",
)
SAME, AGAIN = "same", "again"


def add_arguments(parser: Parser) -> None:
    parser.argument("game", optional=True)
    parser.option("--players", metavar="A,B")
    parser.option("--seats", metavar="N", type=whole("--seats", 1, 99))
    parser.option("--option", metavar="NAME=VALUE", action="append", default=[])
    parser.option("--seed", metavar="S")
    parser.option("--save", metavar="FILE")
    parser.option("--from", metavar="FILE", dest="origin")
    parser.option("--at", metavar="N", type=whole("--at", 0, 1_000_000))
    parser.option("--deal", metavar=f"{SAME}|{AGAIN}", type=among("--deal", (SAME, AGAIN)))


def run(args: argparse.Namespace, reader: Reader) -> int:
    save = Path(args.save) if args.save is not None else None
    if save is not None:
        check_writable(save)
    match, players = _new(args, reader) if args.origin is None else _continued(args, reader)
    return Table(match, _bots(match, players), reader, save).play()


def _new(args: argparse.Namespace, reader: Reader) -> tuple[Match, list[str]]:
    for argument, value in (("--at", args.at), ("--deal", args.deal)):
        if value is not None:
            raise BadCommand("cli-error-without-from", argument=argument)
    if args.game is None:
        raise BadCommand("cli-error-missing", argument="GAME", program="chrysalide play")
    found = find_game(args.game)
    players = read_players(found, args.players, args.seats, ("me", "medium"), people=True)
    return Match(found, len(players), read_options(args.option), args.seed, _names(players, reader)), players


def _continued(args: argparse.Namespace, reader: Reader) -> tuple[Match, list[str]]:
    """The game, its seats and options are those of the saved match."""
    for argument, value in (("GAME", args.game), ("--seats", args.seats), ("--option", args.option or None)):
        if value is not None:
            raise BadCommand("cli-error-with-from", argument=argument)
    origin = chrysalide.load(read_text(args.origin))
    players = read_players(origin.game, args.players, origin.seats, ("me", "medium"), people=True)
    at = len(origin.log) if args.at is None else args.at
    if at > len(origin.log):
        raise BadCommand("cli-error-at", number=at, entries=len(origin.log))
    people = [seat for seat, player in enumerate(players) if person_name(player) is not None]
    deal_for = (people or [0])[0] if args.deal == AGAIN else None
    return chrysalide.continued(origin, at, deal_for, args.seed, _names(players, reader)), players


def _bots(match: Match, players: list[str]) -> list[Player | None]:
    """None where a person sits. A bot's seed is derived from the match's, so that equal seeds give equal bots."""
    return [
        None if person_name(player) is not None else named.player(match.game.id, player, f"{match.seed}:{seat}")
        for seat, player in enumerate(players)
    ]


def _names(players: list[str], reader: Reader) -> list[str]:
    """Names for the record; a bot is called by a butterfly and its level."""
    names = []
    for seat, player in enumerate(players):
        name = person_name(player)
        names.append(reader.words.bot_name(SPECIES[seat % len(SPECIES)], player) if name is None else name)
    return names

"""`chrysalide play`: a match in the terminal."""

import argparse
from pathlib import Path

from chrysalide.bots import Player, named
from chrysalide.cli.arguments import Parser, read_options, whole
from chrysalide.cli.files import check_writable
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
)


def add_arguments(parser: Parser) -> None:
    parser.argument("game")
    parser.option("--players", metavar="A,B")
    parser.option("--seats", metavar="N", type=whole("--seats", 1, 99))
    parser.option("--option", metavar="NAME=VALUE", action="append", default=[])
    parser.option("--seed", metavar="S")
    parser.option("--save", metavar="FILE")


def run(args: argparse.Namespace, reader: Reader) -> int:
    found = find_game(args.game)
    players = read_players(found, args.players, args.seats, ("me", "medium"), people=True)
    save = Path(args.save) if args.save is not None else None
    if save is not None:
        check_writable(save)
    match = Match(found, len(players), read_options(args.option), args.seed, _names(players, reader))
    return Table(match, _bots(match, players), reader, save).play()


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

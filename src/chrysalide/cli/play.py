"""`chrysalide play`: a match in the terminal, from the beginning, from a position of a saved one, or resumed."""

import argparse
import sys
from pathlib import Path
from typing import Any

import chrysalide
from chrysalide.bots import Player, named
from chrysalide.cli.arguments import BadCommand, Parser, among, read_options, whole
from chrysalide.cli.files import check_writable, read_text
from chrysalide.cli.players import person_name, read_players
from chrysalide.cli.reader import Reader
from chrysalide.cli.sealing import reading_sealed
from chrysalide.cli.sitting import Sitting, resumed
from chrysalide.cli.table import Table
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.language import SPECIES

EXAMPLES = (
    "chrysalide play {game}",
    "chrysalide play {game} --players medium,me --lang fr",
    "chrysalide play {game} --players me:Camille,me:Lucas --save match.txt",
    "chrysalide play --resume match.txt",
    "chrysalide play --from match.txt --at 40 --deal again",
)
SAME, AGAIN = "same", "again"


def add_arguments(parser: Parser) -> None:
    parser.argument("game", optional=True)
    parser.option("--full", action="store_true")
    parser.option("--players", metavar="A,B")
    parser.option("--seats", metavar="N", type=whole("--seats", 1, 99))
    parser.option("--option", metavar="NAME=VALUE", action="append", default=[])
    parser.option("--seed", metavar="S")
    parser.option("--save", metavar="FILE")
    parser.option("--resume", metavar="FILE")
    parser.option("--from", metavar="FILE", dest="origin")
    parser.option("--at", metavar="N", type=whole("--at", 0, 1_000_000))
    parser.option("--deal", metavar=f"{SAME}|{AGAIN}", type=among("--deal", (SAME, AGAIN)))


def run(args: argparse.Namespace, reader: Reader) -> int:
    if args.full and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadCommand("cli-error-full")
    save = args.save if args.save is not None else args.resume
    if save is not None:
        check_writable(Path(save))
    sitting = _sitting(args, reader, Path(save) if save is not None else None)
    if args.full:
        from chrysalide.cli.full import play  # the other commands start without it

        return play(sitting, _seeds(sitting.match))
    return Table(sitting, _bots(sitting)).play()


def _sitting(args: argparse.Namespace, reader: Reader, save: Path | None) -> Sitting:
    if args.resume is not None and save is not None:
        _refuse("cli-error-with-resume", _setting(args) | {"--from": args.origin, "--players": args.players})
        _refuse("cli-error-with-resume", {"--seed": args.seed, "--at": args.at, "--deal": args.deal})
        return resumed(read_text(args.resume), args.resume, reader, save)
    match, players = _new(args, reader) if args.origin is None else _continued(args, reader)
    return Sitting(match, players, reader, save)


def _setting(args: argparse.Namespace) -> dict[str, Any]:
    """What a saved match has decided."""
    return {"GAME": args.game, "--seats": args.seats, "--option": args.option or None}


def _refuse(message: str, given: dict[str, Any]) -> None:
    for argument, value in given.items():
        if value is not None:
            raise BadCommand(message, argument=argument)


def _new(args: argparse.Namespace, reader: Reader) -> tuple[Match, list[str]]:
    _refuse("cli-error-without-from", {"--at": args.at, "--deal": args.deal})
    if args.game is None:
        raise BadCommand("cli-error-missing", argument="GAME", program="chrysalide play")
    found = find_game(args.game)
    players = read_players(found, args.players, args.seats, ("me", "medium"), people=True)
    return Match(found, len(players), read_options(args.option), args.seed, _names(players, reader)), players


def _continued(args: argparse.Namespace, reader: Reader) -> tuple[Match, list[str]]:
    """The game, its seats and options are those of the saved match."""
    _refuse("cli-error-with-from", _setting(args))
    origin = _origin(args.origin)
    players = read_players(origin.game, args.players, origin.seats, ("me", "medium"), people=True)
    at = len(origin.log) if args.at is None else args.at
    if at > len(origin.log):
        raise BadCommand("cli-error-at", number=at, entries=len(origin.log))
    people = [seat for seat, player in enumerate(players) if person_name(player) is not None]
    deal_for = (people or [0])[0] if args.deal == AGAIN else None
    return chrysalide.continued(origin, at, deal_for, args.seed, _names(players, reader)), players


def _origin(file: str) -> Match:
    text = read_text(file)
    with reading_sealed(text, file, "cli-error-seal-from"):
        return chrysalide.load(text)


def _seeds(match: Match) -> list[str]:
    """A bot's seed is derived from the match's, so that equal seeds give equal bots."""
    return [f"{match.seed}:{seat}" for seat in range(match.seats)]


def _bots(sitting: Sitting) -> list[Player | None]:
    """None where a person sits."""
    return [
        None if seat in sitting.people else named.player(sitting.match.game.id, player, seed)
        for seat, (player, seed) in enumerate(zip(sitting.players, _seeds(sitting.match), strict=True))
    ]


def _names(players: list[str], reader: Reader) -> list[str]:
    """Names for the record; a bot is called by a butterfly and its level."""
    names = []
    for seat, player in enumerate(players):
        name = person_name(player)
        names.append(reader.words.bot_name(SPECIES[seat % len(SPECIES)], player) if name is None else name)
    return names

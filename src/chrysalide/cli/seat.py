"""`chrysalide seat`: a program of one's own on a seat of a site."""

import argparse
import os
import threading

import chrysalide
from chrysalide.bots import Player, named
from chrysalide.bots.draws import finds_equal
from chrysalide.cli.arguments import BadCommand, Parser
from chrysalide.cli.reader import Reader
from chrysalide.client import Link, Seat, Site, TableInfo, Update, Wait, read_link
from chrysalide.core.errors import ChrysalideError
from chrysalide.language import Words

TOKEN = "CHRYSALIDE_BOT_TOKEN"  # on the command line it could be read by all users of the machine
SHORTLY = 2.0  # seconds: a wait that is longer is announced
EXAMPLES = (
    "chrysalide seat 'http://localhost:8000/table/k3v9#join=…' --bot ./bot.py:Bot",
    "chrysalide seat http://localhost:8000 --register Turtle",
    "CHRYSALIDE_BOT_TOKEN=… chrysalide seat http://localhost:8000 --bot my.module:Bot",
)


def add_arguments(parser: Parser) -> None:
    parser.argument("url")
    parser.option("--bot", metavar="BOT", default="medium")
    parser.option("--name", metavar="NAME", default="")
    parser.option("--seed", metavar="S", default="0")
    parser.option("--register", metavar="NAME")
    parser.option("--token", metavar="TOKEN", default=os.environ.get(TOKEN) or None)


def run(args: argparse.Namespace, reader: Reader) -> int:
    link = read_link(args.url)
    site = Site(link.site, args.token, reader.lang)
    if args.register is not None:
        return _register(site, args.register, reader)
    named.factory(args.bot)  # whatever is wrong with it is said before a seat is taken
    program = Program(site, args.bot, args.seed, reader)
    if link.table is not None:
        program.play(program.take(link, args.name))
        return 0
    if site.token is None:
        raise BadCommand("cli-error-no-token", variable=TOKEN)
    program.listen()
    return 0


def _register(site: Site, name: str, reader: Reader) -> int:
    found = site.register(name)
    reader.tell(found.token)  # alone on its line, for scripts
    reader.aside(reader.say("cli-seat-registered", name=found.name, variable=TOKEN))
    return 0


class Program:
    """A player that plays at one table, or at all that wait for it."""

    def __init__(self, site: Site, bot: str, seed: str, reader: Reader) -> None:
        self._site = site
        self._bot = bot
        self._seed = seed
        self._reader = reader
        self._busy = set[str]()  # tables at which it plays now

    # --- one table ------------------------------------------------------------------------------------------------

    def take(self, link: Link, name: str) -> Seat:
        """The seat of a link; an invitation is claimed."""
        table = link.table or ""
        if link.token:
            return self._site.seat(table, link.token, agrees=self._agrees, lost=self._lost)
        self._player(self._site.table(table).game)  # a game that is not installed here is noticed before
        seat = self._site.sit(table, link.invitation, name or self._called(), agrees=self._agrees, lost=self._lost)
        if link.invitation and self._site.token is None:
            self._reader.aside(self._reader.say("cli-seat-link", link=seat.link))
        return seat

    def play(self, seat: Seat) -> None:
        """Play until the match is over."""
        player: Player | None = None
        with seat:
            for decision in seat.decisions():
                player = player or self._player(decision.table.game)
                seat.play(decision, named.chosen(player, self._bot, decision.view, decision.seconds).text)
        if seat.table is not None:
            self._reader.tell(self._ended(seat.table))

    def _player(self, game: str) -> Player:
        return named.player(game, self._bot, self._seed)

    def _called(self) -> str:
        return self._bot.rpartition(":")[2][:40]

    def _ended(self, table: TableInfo) -> str:
        words = Words(table.game, self._reader.lang)
        winners = [table.seats[seat].name for seat in table.winners]
        about = {"game": words.say("game-title"), "table": table.table}
        return self._reader.say("cli-seat-over", winners=winners or ["–"], **about)

    def _agrees(self, update: Update) -> bool:
        return finds_equal(update.view["game"], f"draw:{update.seq}", update.view)

    def _lost(self, seconds: float) -> None:
        if seconds >= SHORTLY:
            self._reader.aside(self._reader.say("cli-seat-lost", seconds=round(seconds)))

    # --- all tables -------------------------------------------------------------------------------------------------

    def listen(self) -> None:
        """Play wherever a table waits, each in a thread of its own, until the command is stopped."""
        self._reader.aside(self._reader.say("cli-seat-listening", name=self._site.name()))
        for wait in self._site.waits(lost=self._lost):
            if wait.table not in self._busy:
                self._busy.add(wait.table)
                # Daemons: whatever a player is thinking about, the command stops at once.
                threading.Thread(target=self._attend, args=[wait], name=wait.table, daemon=True).start()

    def _attend(self, wait: Wait) -> None:
        try:
            if wait.game not in chrysalide.games():
                return
            come = self._site.sit if wait.why == "seat" else self._site.seat
            self.play(come(wait.table, agrees=self._agrees, lost=self._lost))
        except ChrysalideError as error:
            self._reader.refuse(error)
        finally:
            self._busy.discard(wait.table)

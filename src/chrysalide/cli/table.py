"""The table in the terminal: people type, bots answer, and events are printed in words."""

import shlex
from pathlib import Path

from rich.table import Table as Grid

from chrysalide.bots import Player
from chrysalide.bots.named import chosen
from chrysalide.cli.choices import keyed, read_choice
from chrysalide.cli.orders import ORDERS, Leave, find_order, order_words
from chrysalide.cli.result import result, tell_origin
from chrysalide.cli.sitting import Sitting
from chrysalide.core.errors import ChrysalideError
from chrysalide.language import explain
from chrysalide.picture import picture


class Table:
    """One match between people at this keyboard and bots; `bots` holds None where a person sits."""

    def __init__(self, sitting: Sitting, bots: list[Player | None]) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.bots = bots
        self.reader = sitting.reader
        self.words = sitting.words
        self.order_words = order_words(self.reader)

    # --- the course of a match ----------------------------------------------------------------------------------

    def play(self) -> int:
        try:
            self._welcome()
            while not self.match.over:
                self._step()
            self._finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self.reader.tell()
            self.reader.tell(self.reader.say("cli-left"))
        if self.sitting.save is not None:
            self.keep(self.sitting.save)
        return 0

    def _welcome(self) -> None:
        self.reader.tell(self.words.say("game-title"), "bold")
        self.reader.tell(self.reader.say("cli-commitment", commitment=self.match.commitment))
        tell_origin(self.match, self.reader)
        if self.sitting.people:
            self.reader.tell(self.reader.say("cli-play-how"), "dim")
        self.reader.tell()

    def _step(self) -> None:
        seat = self.match.actor
        bot = self.bots[seat]
        if bot is None:
            self._hand_over(seat)
            self.tell(self.sitting.news())
            self.sitting.keep_unasked()
            self._ask()
            return
        with self.reader.waiting(self.reader.say("cli-thinking", player=self.words.name(seat))):
            action = chosen(bot, self.sitting.players[seat], self.match.view(seat))
        self.match.play(action, seat)
        self.tell(self.sitting.news())

    def _hand_over(self, seat: int) -> None:
        """If hands are secret, the next person may only look after the last one has looked away."""
        sitting = self.sitting
        if sitting.must_look_away(seat):
            if sitting.eyes is not None:
                self.reader.ask(self.reader.say("cli-look-away") + " ")
            self.reader.out.clear()
            sitting.eyes = None
            self.reader.ask(self.reader.say("cli-hand-over", player=self.words.name(seat)) + " ")
        sitting.eyes = seat

    def _finish(self) -> None:
        self.reader.tell()
        self._draw()
        self.reader.tell()
        result(self.match, self.words, self.reader)

    # --- what is seen -------------------------------------------------------------------------------------------

    def tell(self, lines: list[str]) -> None:
        for line in lines:
            self.reader.tell(f"· {line}")

    def _draw(self) -> None:
        where = self.sitting.where()
        if where:
            self.reader.tell(where, "bold")
        self.reader.draw(picture(self.match.view(self.sitting.eyes), self.words))

    def show(self) -> None:
        """Show the position, whose turn it is, and the choices."""
        choices = keyed(self.match.choices())
        self.reader.tell()
        self._draw()
        self.reader.tell()
        self.reader.tell(self.sitting.question(), "bold")
        grid = Grid.grid("", "", "", "", "", padding=(0, 2))
        for column, style in zip(grid.columns, ("bold green", "", "dim", "green", "cyan"), strict=True):
            column.style = style
        for key, choice in choices.items():
            detail = self.words.say(choice.detail) if choice.detail else ""
            gain = f"+{choice.gain}" if choice.gain and choice.gain > 0 else ""
            grid.add_row(f"{key:>3}", self.words.say(choice.label), detail, gain, choice.action)
        self.reader.show(grid)

    # --- what is typed ------------------------------------------------------------------------------------------

    def _ask(self) -> None:
        """Ask until something has changed. Whatever is refused leaves the match as it is."""
        self.show()
        while line := self.reader.ask("> "):
            try:
                if self._obey(line):
                    return
            except ChrysalideError as error:
                self.reader.tell(explain(error, self.reader.lang), "yellow")

    def _obey(self, line: str) -> bool:
        """Do what was typed; True if the position is to be shown again."""
        first, _, rest = line.partition(" ")
        order = find_order(self.order_words, first)
        if order is not None and first.lower() not in self.match.game.space.patterns:
            return ORDERS[order](self, rest.strip())
        self.match.play(read_choice(line, self.match.choices()), self.match.actor)
        self.tell(self.sitting.news())
        return True

    def keep(self, path: Path) -> None:
        self.sitting.keep(path)
        self.reader.tell(self.reader.say("cli-saved", file=str(path)))
        if not self.match.ended:
            self.reader.tell(self.reader.say("cli-resume-how", file=shlex.quote(str(path))))

"""The table in the terminal: people type, bots answer, and events are printed in words."""

from pathlib import Path

from rich.table import Table as Grid

from chrysalide.bots import Player
from chrysalide.cli.choices import keyed, read_choice
from chrysalide.cli.files import write_text
from chrysalide.cli.orders import ORDERS, Leave, find_order, order_words
from chrysalide.cli.reader import Reader
from chrysalide.cli.result import result, seat_names, tell_origin
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.match import Match
from chrysalide.language import Words, explain
from chrysalide.picture import picture, scalars


class Table:
    """One match between people at this keyboard and bots; `players` holds None where a person sits."""

    def __init__(self, match: Match, players: list[Player | None], reader: Reader, save: Path | None) -> None:
        self.match = match
        self.players = players
        self.reader = reader
        self.save = save
        self.people = [seat for seat, player in enumerate(players) if player is None]
        alone = self.people[0] if len(self.people) == 1 else None
        self.words = Words(match.game.id, reader.lang, self._names(alone), alone)
        self.shuts_eyes = match.game.secret_hands(match.options) and len(self.people) > 1
        self.eyes = alone  # the seat of the person at the screen; None: nobody in particular
        self.seen = [
            match.taken_over
        ] * match.seats  # entries already printed, by seat; only the first counts if nothing is secret
        self.order_words = order_words(reader)

    def _names(self, alone: int | None) -> list[str]:
        names = seat_names(self.match, self.reader)
        if alone is not None and not self.match.names[alone]:
            names[alone] = self.reader.say("cli-you")
        return names

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
        if self.save is not None:
            self.keep(self.save)
        return 0

    def _welcome(self) -> None:
        self.reader.tell(self.words.say("game-title"), "bold")
        self.reader.tell(self.reader.say("cli-commitment", commitment=self.match.commitment))
        tell_origin(self.match, self.reader)
        if self.people:
            self.reader.tell(self.reader.say("cli-play-how"), "dim")
        self.reader.tell()

    def _step(self) -> None:
        seat = self.match.actor
        player = self.players[seat]
        if player is None:
            self._hand_over(seat)
            self.tell_news()
            self._ask()
            return
        with self.reader.waiting(self.reader.say("cli-thinking", player=self.words.name(seat))):
            action = player.choose(self.match.view(seat))
        self.match.play(action, seat)
        self.tell_news()

    def _hand_over(self, seat: int) -> None:
        """If hands are secret, the next person may only look after the last one has looked away."""
        if self.shuts_eyes and self.eyes != seat:
            if self.eyes is not None:
                self.reader.ask(self.reader.say("cli-look-away") + " ")
            self.reader.out.clear()
            self.eyes = None
            self.reader.ask(self.reader.say("cli-hand-over", player=self.words.name(seat)) + " ")
        self.eyes = seat

    def _finish(self) -> None:
        self.reader.tell()
        self._draw()
        self.reader.tell()
        result(self.match, self.words, self.reader)

    # --- what is seen -------------------------------------------------------------------------------------------

    def tell_news(self) -> None:
        """Print what happened since this person last looked at the screen."""
        if self.shuts_eyes and self.eyes is None:
            return  # printed when somebody arrives
        whose = self.eyes or 0 if self.shuts_eyes else 0
        self.tell_story(self.seen[whose])
        self.seen[whose] = len(self.match.log)

    def tell_story(self, since: int) -> None:
        for event in self.match.journal(self.eyes, since):
            if self.words.knows(event.kind):  # those without a message are only for the graphical page
                self.reader.tell(f"· {self.words.say(event.kind, **event.args)}")

    def _draw(self) -> None:
        view = self.match.view(self.eyes)
        if self.words.knows("where"):
            self.reader.tell(self.words.say("where", **scalars(view)), "bold")
        self.reader.draw(picture(view, self.words))

    def show(self) -> None:
        """Show the position, whose turn it is, and the choices."""
        view = self.match.view(self.match.actor)
        choices = keyed(self.match.choices())
        self.reader.tell()
        self._draw()
        self.reader.tell()
        turn = f"turn-{view.get('phase')}"
        args = scalars(view) | {"seat": self.match.actor, "choices": len(choices)}
        self.reader.tell(self.words.say(turn if self.words.knows(turn) else "cli-your-turn", **args), "bold")
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
        self.tell_news()
        return True

    def keep(self, path: Path) -> None:
        """Write the record as far as the people at this keyboard may know it; whole once the match is over."""
        write_text(path, self.match.record(self.eyes, whole=False))
        self.reader.tell(self.reader.say("cli-saved", file=str(path)))

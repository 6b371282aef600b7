"""A seat at a table of a site: a thread speaks with the site, the tools look at what it last heard."""

import threading
from collections.abc import Sequence
from queue import Queue
from time import monotonic

from chrysalide.client import Decision, Seat, Site, read_link
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.game import View
from chrysalide.core.messages import Choice, Message
from chrysalide.core.state import Event
from chrysalide.games import find_game
from chrysalide.language import Words
from chrysalide.mcp.place import NotNow, Place

PATIENCE = 50.0  # seconds that a call waits for the others: clients of the protocol give up after about a minute


class RemotePlace(Place):
    """The site decides everything; it sends what the seat may know."""

    def __init__(self, link: str, name: str, lang: str) -> None:
        where = read_link(link)
        if where.table is None:
            raise NotNow("mcp-no-table")
        site = Site(where.site, None, lang)
        game = site.table(where.table).game
        find_game(game)  # a game that is not installed here cannot be put into words
        self._seat: Seat = (
            site.seat(where.table, where.token) if where.token else site.sit(where.table, where.invitation, name)
        )
        self.link = self._seat.link
        self.words = Words(game, lang)
        self.seat = 0
        self._latest: Decision | None = None  # to be made now
        self._events: list[Event] = []  # that nobody has asked about yet
        self._failure: ChrysalideError | None = None
        self._ended = False
        self._changed = threading.Condition()
        self._actions: Queue[str] = Queue()
        threading.Thread(target=self._play, name=f"seat at {where.table}", daemon=True).start()
        self.wait()

    def _play(self) -> None:
        """Until the match is over; the connection is made again by the client whenever it is lost."""
        try:
            with self._seat as seat:
                for decision in seat.decisions():
                    self._notice(decision)
                    seat.play(decision, self._actions.get())
        except ChrysalideError as failure:
            self._failure = failure
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def _notice(self, decision: Decision) -> None:
        with self._changed:
            self._latest, self.seat = decision, decision.seat
            self._events += [Event(one["id"], one.get("args", {})) for one in decision.events]
            self.words.seat = decision.seat
            self.words.names = [one.name for one in decision.table.seats]
            self._changed.notify_all()

    def wait(self, seconds: float = PATIENCE) -> None:
        """Until the seat has something to decide, the match is over, or the time is up."""
        limit = monotonic() + seconds
        with self._changed:
            while self._latest is None and not self._ended and (left := limit - monotonic()) > 0:
                self._changed.wait(left)
        if self._failure is not None:
            raise self._failure

    @property
    def over(self) -> bool:
        return self._ended

    def view(self) -> View:
        if self._seat.update is None:
            raise NotNow("mcp-not-started")
        return self._seat.update.view

    def choices(self) -> Sequence[Choice]:
        if self._latest is None or self._ended:
            return []
        return [
            Choice(one.action, Message(one.label["id"], one.label.get("args", {})), tuple(one.targets))
            for one in self._latest.choices
        ]

    def news(self) -> list[Event]:
        with self._changed:
            events, self._events = self._events, []
        return events

    def act(self, action: str) -> None:
        if self._latest is None or self._ended:
            raise NotNow("mcp-over" if self._ended else "mcp-not-your-turn")
        if action not in [choice.action for choice in self._latest.choices]:
            raise NotNow("mcp-unknown-action", action=action[:60])
        with self._changed:
            self._latest = None
        self._actions.put(action)
        self.wait()

    def hint(self) -> list[str]:
        raise NotNow("mcp-no-hints")

    def ended(self) -> list[str]:
        table = self._seat.table
        if table is None:
            return []
        winners = [table.seats[seat].name for seat in table.winners]
        told = self.words.say("cli-nobody-won")
        if winners:
            told = self.words.say(
                "cli-winner" if len(winners) == 1 else "cli-winners", winners=winners, seat=table.winners[0]
            )
        scores = [f"{one.name} {score:g}" for one, score in zip(table.seats, table.scores, strict=False)]
        return [told, " · ".join(scores)]

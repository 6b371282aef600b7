"""The tools, in plain Python: the matches of one client, and the rules to look things up in."""

import threading
from collections.abc import Callable
from typing import Any

from chrysalide.bots import bot
from chrysalide.bots.levels import check_level
from chrysalide.core.match import Match
from chrysalide.core.options import describe
from chrysalide.games import find_game, names
from chrysalide.language import SPECIES, Words
from chrysalide.mcp.local import LocalPlace
from chrysalide.mcp.place import NotNow, Place
from chrysalide.mcp.rating import Rated
from chrysalide.mcp.remote import RemotePlace
from chrysalide.mcp.telling import meaning
from chrysalide.rulebook import rulebook

MATCHES = 32  # that one client may have at the same time; those that are over make room


class Desk:
    """All calls come here one after the other: a client may send several at once."""

    def __init__(self, lang: str, rated: Rated | None = None) -> None:
        self.lang = lang
        self.rated = rated
        self._places: dict[str, Place] = {}
        self._numbers = 0
        self._lock = threading.Lock()

    def tools(self) -> list[Callable[..., Any]]:
        """What clients can call; they read names, parameters and docstrings."""
        rated = [self.next_match] if self.rated is not None else []
        return [self.games, self.rules, self.new_match, self.sit, *rated, self.see, self.actions, self.act, self.hint]

    # --- looking things up --------------------------------------------------------------------------------------

    def games(self) -> list[dict[str, Any]]:
        """The games that can be played: id, title, numbers of seats, options with their values."""
        found = []
        for name in names():
            game, words = find_game(name), Words(name, self.lang)
            options = {option.name: [str(value) for value in option.values] for option in describe(game.options)}
            about = {"title": words.say("game-title"), "about": words.say("game-line")}
            found.append({"game": name, **about, "seats": list(game.seats), "options": options})
        return found

    def rules(self, game: str, number: str = "") -> str:
        """The rules of a game. Without a number: the list of chapters. With "3": a chapter. With "3.2": one rule."""
        book = rulebook(find_game(game).id, self.lang)
        if not number:
            return "\n".join(f"{chapter.number}  {chapter.title}" for chapter in book.chapters)
        rules = [rule for chapter in book.chapters for rule in chapter.rules if number in (chapter.number, rule.number)]
        if not rules:
            chapters = [chapter.number for chapter in book.chapters]
            raise NotNow("cli-error-rule", number=number[:20], chapters=chapters)
        lines = [f"{rule.number}  {rule.text}" for rule in rules]
        return "\n".join([*lines, *([rules[0].note] if len(rules) == 1 and rules[0].note else [])])

    # --- matches --------------------------------------------------------------------------------------------------

    def new_match(
        self,
        game: str,
        level: str = "medium",
        seats: int | None = None,
        seat: int = 0,
        options: dict[str, Any] | None = None,
        seed: str | None = None,
    ) -> str:
        """Start a match against bots of a level (beginner, easy, medium, hard, expert); you play `seat`."""
        found = find_game(game)
        check_level(level, game)
        number = seats or found.seats[0]
        found.check_seats(number)
        if not 0 <= seat < number:
            raise NotNow("mcp-no-seat", seat=seat, last=number - 1)
        words = Words(game, self.lang)
        called = [words.bot_name(SPECIES[one % len(SPECIES)], level) for one in range(number)]
        called[seat] = words.say("cli-you")
        match = Match(found, number, options or {}, seed, called)
        bots = [None if one == seat else bot(game, level, f"{match.seed}:{one}") for one in range(number)]
        return self._begin(LocalPlace(match, bots, self.lang))

    def sit(self, link: str, name: str = "") -> str:
        """Take a seat at a table of a site, by the link that somebody sent, and wait for your turn."""
        return self._begin(RemotePlace(link, name, self.lang))

    def next_match(self) -> str:
        """The next of your rated matches in the arena, or the one that you are playing."""
        if self.rated is None:
            raise NotNow("mcp-no-arena")
        with self._lock:
            place = self.rated.next()
            known = next((key for key, one in self._places.items() if one is place), None)
        return self.see(known) if known else self._begin(place)

    def see(self, match: str) -> str:
        """The position as your seat may know it, what happened since you last looked, and your legal actions."""
        with self._lock:
            place = self._place(match)
            if isinstance(place, RemotePlace):
                place.wait()
            return place.tell()

    def actions(self, match: str) -> list[dict[str, str]]:
        """Your legal actions with what they mean; none if it is not your turn."""
        with self._lock:
            place = self._place(match)
            return [{"action": one.action, "meaning": meaning(one, place.words)} for one in place.choices()]

    def act(self, match: str, action: str) -> str:
        """Play an action, given by its text; answers with the position when it is your turn again."""
        with self._lock:
            place = self._place(match)
            place.act(action.strip())
            if self.rated is not None and place.over:
                self.rated.note()
            return place.tell()

    def hint(self, match: str) -> str:
        """What a good player would do in your place, and why; not in rated matches and not at tables of a site."""
        with self._lock:
            return "\n".join(self._place(match).hint())

    def _begin(self, place: Place) -> str:
        with self._lock:
            for key in [key for key, one in self._places.items() if one.over]:
                if len(self._places) >= MATCHES:
                    del self._places[key]
            if len(self._places) >= MATCHES:
                raise NotNow("mcp-too-many", most=MATCHES)
            self._numbers += 1
            key = f"m{self._numbers}"
            self._places[key] = place
            return f"{place.words.say('mcp-match', match=key)}\n\n{place.tell()}"

    def _place(self, match: str) -> Place:
        if match not in self._places:
            raise NotNow("mcp-unknown-match", match=match[:20], matches=list(self._places) or ["–"])
        return self._places[match]

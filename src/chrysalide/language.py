"""Messages put into words: the shared catalogue and each game's own, in French, English and Spanish."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from chrysalide.core import languages
from chrysalide.core.errors import ChrysalideError, IllegalAction
from chrysalide.core.messages import Message
from chrysalide.games import find_game

LOCALE = Path(__file__).parent / "locale"
LANGUAGES = languages.LANGUAGES
FOLDERS = ("shared", ".", "check")  # also the page's; the terminal's and the server's; what a game does not keep to
SPECIES = ("brimstone", "admiral", "lady", "swallowtail", "peacock")  # bots by seat: butterflies that the page can draw
AND = {"fr": "et", "en": "and", "es": "y"}
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message or a term begins
COVER = re.compile(r"game-(title|line|about)|where|option-.*(?<!-about)")  # what a list of games and tables says
MENTION = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # a reference to another message or term


def best_language(wanted: str | None) -> str:
    """The first supported language in an Accept-Language header or a locale name; English if there is none."""
    for word in re.split(r"[,;\s]+", (wanted or "").lower()):
        if word[:2] in LANGUAGES:
            return word[:2]
    return "en"


def catalogue(game: str, lang: str) -> str:
    """The source of a game's catalogue."""
    return (find_game(game).folder / "locale" / f"{lang}.ftl").read_text("utf-8")


def cover(game: str, lang: str) -> str:
    """The part of a game's catalogue that a page needs where it lists games and tables: a tenth of it."""
    return Catalogue(lang, catalogue(game, lang)).excerpt(COVER)


class Catalogue:
    """Messages by id. Each is parsed on first use, with those it mentions: parsing all of them at once is slow."""

    def __init__(self, lang: str, *sources: str) -> None:
        self._sources: dict[str, str] = {}
        for source in sources:
            starts = [*ENTRY.finditer(source)]
            ends = [*(start.start() for start in starts[1:]), len(source)]
            self._sources |= {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}
        self._parsed: set[str] = set()
        self._bundle = FluentBundle([lang], use_isolating=False)

    def knows(self, message: str) -> bool:
        return message in self._sources and not message.startswith("-")

    def excerpt(self, wanted: re.Pattern[str]) -> str:
        """The source of the messages with such ids, and of everything that they mention."""
        taken: dict[str, str] = {}
        waiting = [message for message in self._sources if wanted.fullmatch(message)]
        while waiting:
            message = waiting.pop(0)
            if message in self._sources and message not in taken:
                taken[message] = self._sources[message]
                waiting += MENTION.findall(taken[message])
        return "".join(taken.values())

    def say(self, message: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The text, and the errors met while formatting it; the text of an unknown message is its id."""
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return message, []
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), errors

    def _parse(self, message: str) -> None:
        if message in self._parsed:
            return
        self._parsed.add(message)
        source = self._sources[message]
        self._bundle.add_resource(FluentResource(source), allow_overrides=True)
        for mentioned in MENTION.findall(source):
            if mentioned in self._sources:
                self._parse(mentioned)


@cache
def _catalogue(game: str | None, lang: str) -> Catalogue:
    """Shared messages, those of the terminal and the server, and the game's own (none where `game` is None)."""
    shell = [(LOCALE / folder / f"{lang}.ftl").read_text("utf-8") for folder in FOLDERS]
    return Catalogue(lang, *shell, *([catalogue(game, lang)] if game is not None else []))


class Words:
    """Puts messages into words for one reader: a language, the players' names and the reader's own seat."""

    def __init__(self, game: str | None, lang: str, names: list[str] | None = None, seat: int | None = None) -> None:
        self.lang = lang if lang in LANGUAGES else "en"
        self.names = names or []
        self.seat = seat
        self._catalogue = _catalogue(game, self.lang)

    def knows(self, message: str) -> bool:
        return self._catalogue.knows(message)

    def say(self, message: Message | str, **args: Any) -> str:
        """The text of a message; an unknown id is shown as it is."""
        message = Message(message, args) if isinstance(message, str) else message
        return self.attempt(message)[0]

    def attempt(self, message: Message) -> tuple[str, list[Exception]]:
        """The text of a message, and what went wrong with its arguments: `say` forgives that, checks do not."""
        if not self.knows(message.id):
            return message.id, []
        return self._catalogue.say(message.id, self._arguments(message.args))

    def _arguments(self, args: dict[str, Any]) -> dict[str, Any]:
        full: dict[str, Any] = {}
        for name, value in args.items():
            if isinstance(value, list | tuple):
                full[name] = self._joined([str(item) for item in value])
                full[f"{name}_count"] = len(value)
            else:
                full[name] = ("yes" if value else "no") if isinstance(value, bool) else value
            if name == "seat" or name.endswith("_seat"):
                stem = name.removesuffix("seat")
                full[f"{stem}player"] = self.name(value)
                full[f"{stem}you"] = "yes" if value == self.seat else "no"
        return full

    def name(self, seat: int) -> str:
        named = self.names[seat] if 0 <= seat < len(self.names) else ""
        return named or f"#{seat}"

    def bot_name(self, species: str, level: str) -> str:
        """The name of a bot that nobody has named: “Red Admiral (medium)”."""
        return self.say("bot-named", name=self.say(f"avatar-{species}"), level=level)

    def _joined(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {AND[self.lang]} {items[-1]}"


def in_english(message: Message, game: str | None) -> str:
    return Words(game, "en").say(message)


def explain(error: ChrysalideError, lang: str) -> str:
    """What is wrong, in the reader's language, with the number of the rule that says so."""
    args = dict(error.message.args)
    if "why" in args and isinstance(error.__cause__, ChrysalideError):
        args["why"] = explain(error.__cause__, lang)
    words = Words(error.game, lang)
    text = words.say(Message(error.message.id, args))
    if isinstance(error, IllegalAction) and error.rule:
        return words.say("error-by-rule", why=text, rule=error.rule)
    return text

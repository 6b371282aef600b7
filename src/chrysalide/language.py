"""Messages put into words: the shared catalogue and each game's own, in French, English and Spanish."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from chrysalide.core.messages import Message
from chrysalide.games import kit

LANGUAGES = ("fr", "en", "es")
AND = {"fr": "et", "en": "and", "es": "y"}


def best_language(wanted: str | None) -> str:
    """The first of ours in an Accept-Language header or a locale name; English where none is."""
    for word in re.split(r"[,;\s]+", (wanted or "").lower()):
        if word[:2] in LANGUAGES:
            return word[:2]
    return "en"


def catalogue(game: str, lang: str) -> str:
    """The source of a game's catalogue."""
    return (kit(game).folder / "locale" / f"{lang}.ftl").read_text("utf-8")


@cache
def _bundle(game: str | None, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((Path(__file__).parent / "locale" / f"{lang}.ftl").read_text("utf-8")))
    if game is not None:
        bundle.add_resource(FluentResource(catalogue(game, lang)), allow_overrides=True)
    return bundle


class Words:
    """One reader: a language, the names on the seats and the seat the reader sits on."""

    def __init__(self, game: str | None, lang: str, names: list[str] | None = None, seat: int | None = None) -> None:
        self.lang = lang if lang in LANGUAGES else "en"
        self.names = names or []
        self.seat = seat
        self._bundle = _bundle(game, self.lang)

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: Message | str, **args: Any) -> str:
        """The text of a message; an unknown id is shown as it is."""
        message = Message(message, args) if isinstance(message, str) else message
        if not self.knows(message.id):
            return message.id
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            return message.id
        text, _ = self._bundle.format_pattern(pattern, self._arguments(message.args))
        return str(text)

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

    def _joined(self, items: list[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {AND[self.lang]} {items[-1]}"


def in_english(message: Message, game: str | None) -> str:
    return Words(game, "en").say(message)

"""Messages put into words in every language, with nothing missing."""

import json
from functools import cache

from chrysalide.conformance.faults import expect
from chrysalide.core.messages import Message
from chrysalide.language import LANGUAGES, Words

NAMES = ["Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal"]


def speak(game: str | None, message: Message) -> None:
    """Every language has the message and all its arguments, for every reader."""
    _speak(game, message.id, json.dumps(message.args, sort_keys=True))


@cache
def _speak(game: str | None, name: str, args: str) -> None:
    for lang in LANGUAGES:
        for seat in (None, 0, 1):
            words = Words(game, lang, NAMES, seat)
            expect(words.knows(name), "check-message-missing", lang=lang, name=name)
            text, errors = words.attempt(Message(name, json.loads(args)))
            why = "; ".join(map(str, errors))
            expect(not errors, "check-message-argument", lang=lang, name=name, given=args, why=why)
            expect(text.strip() not in ("", name), "check-message-empty", lang=lang, name=name)


def known_in(game: str, name: str) -> set[str]:
    """The languages that have a message."""
    return {lang for lang in LANGUAGES if Words(game, lang).knows(name)}

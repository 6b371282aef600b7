"""Messages put into words in every language, with nothing missing."""

import json
from functools import cache

from chrysalide.core.messages import Message
from chrysalide.language import LANGUAGES, Words


def assert_spoken(game: str | None, message: Message) -> None:
    """Checks that every language has the message and all its arguments, for every reader."""
    _assert_spoken(game, message.id, json.dumps(message.args, sort_keys=True))


@cache
def _assert_spoken(game: str | None, name: str, args: str) -> None:
    for lang in LANGUAGES:
        for seat in (None, 0, 1):
            words = Words(game, lang, ["Ada", "Bo", "Cy", "Di", "Eli", "Flo", "Gus", "Hal"], seat)
            assert words.knows(name), f"{lang}.ftl of {game} has no message {name}"
            # `Words.say` forgives a missing argument, this does not
            text, errors = words._catalogue.say(name, words._arguments(json.loads(args)))
            assert errors == [], f"{name} {args} in {lang}.ftl of {game}: {errors}"
            assert text.strip() not in ("", name), f"{name} {args} in {lang}.ftl of {game} is empty"


def known_in(game: str, name: str) -> set[str]:
    """The languages that have a message."""
    return {lang for lang in LANGUAGES if Words(game, lang).knows(name)}

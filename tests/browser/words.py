"""What a reader should find on the page, from the same catalogues as the page."""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from chrysalide.language import LOCALE, catalogue

PAGE = Path(__file__).parents[2] / "web" / "locale"
LAZY = sorted((Path(__file__).parents[2] / "web" / "src").glob("*/locale"))  # of pages that are fetched when opened
ANY = "§"  # stands where an argument is not known


@cache
def _bundle(lang: str, game: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in (PAGE, *LAZY, LOCALE / "shared"):
        bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")))
    bundle.add_resource(FluentResource(catalogue(game, lang)), allow_overrides=True)
    return bundle


class Words:
    """One language, for one game."""

    def __init__(self, lang: str = "fr", game: str = "celestes") -> None:
        self.lang, self.game = lang, game
        self._bundle = _bundle(lang, game)

    def say(self, message: str, **args: Any) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, (message, errors)
        return " ".join(str(text).split())  # as the browser compares: all spaces are alike

    def like(self, message: str, **args: Any) -> re.Pattern[str]:
        """The message with any text for the arguments given as ANY."""
        pattern = re.escape(self.say(message, **args)).replace(ANY, ".+").replace("\\ ", r"\s")
        return re.compile("^" + pattern)

"""Chapter 7: text that is not a rule."""

import re

from chrysalide.core.options import describe
from chrysalide.games.celestes import GAME
from chrysalide.language import LANGUAGES


def test_7_1_the_legend_is_told_and_changes_nothing() -> None:
    """It stands in the rulebook; no action, no option and no number of the data comes from it."""
    for lang in LANGUAGES:
        book = (GAME.folder / "rulebook" / f"{lang}.md").read_text("utf-8")
        [legend] = re.findall(r"(?m)^- \*\*7\.1\*\* .*$", book)
        assert "Takahama" in legend
        assert "Akiko" in legend
    assert set(GAME.space.patterns) == {"take", "bolina", "keep", "order", "first", "layout", "deal", "turn"}
    assert {option.name for option in describe(GAME.options)} == {"first_player", "tokens_to_win", "edition", "layouts"}
    for path in GAME.folder.glob("*.py"):
        assert "takahama" not in path.read_text("utf-8").lower()
    refused = [option.rule for option in describe(GAME.options) if option.rule and option.rule.startswith("7.")]
    assert refused == []

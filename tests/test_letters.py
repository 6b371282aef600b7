"""If a game draws things as letters in the terminal, every language has its own, and no two are the same."""

import pytest

from chrysalide.conformance.catalogues import values, variables
from chrysalide.games import find_game
from chrysalide.language import LANGUAGES, Words
from tests.positions import every_game


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_letter_means_one_thing(game: str, lang: str) -> None:
    words = Words(game, lang)
    if not words.knows("letter"):
        pytest.skip("this game draws no letters in the terminal")
    [(argument, keys)] = variables(find_game(game).folder / "locale", lang, "letter").items()
    things = [key for key in values(keys) if isinstance(key, str) and key != "…"]
    letters = [words.say("letter", **{argument: thing}) for thing in things if thing != "other"]
    assert all(len(letter) == 1 for letter in letters)
    assert len(letters) == len(set(letters)) > 1

"""Every catalogue and every rulebook has the same content in every language."""

from collections import Counter
from pathlib import Path

import pytest

from chrysalide.conformance import catalogues
from chrysalide.conformance.catalogues import uses
from chrysalide.games import find_game, names
from chrysalide.language import LANGUAGES

ROOT = Path(__file__).parents[1]
OURS = {init.parent for init in (ROOT / "src/chrysalide/games").glob("*/__init__.py")}
GAMES = sorted(OURS | {find_game(game).folder for game in names()})  # and those of CHRYSALIDE_GAMES
PAGE = ROOT / "src/chrysalide/server/page"  # the built page holds copies of them, under hashed names
WRITTEN = [ftl for top in ("src", "web/locale", "web/src") for ftl in (ROOT / top).rglob("*.ftl")]
LOCALES = sorted({ftl.parent for ftl in WRITTEN if PAGE not in ftl.parents} | {game / "locale" for game in GAMES})


def place(path: Path) -> str:
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
every_locale = pytest.mark.parametrize("locale", LOCALES, ids=place)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def test_games_and_catalogues_are_found() -> None:
    assert GAMES
    assert {game / "locale" for game in GAMES} <= set(LOCALES)


@every_locale
@every_language
def test_a_catalogue_parses_and_has_no_id_twice(locale: Path, lang: str) -> None:
    catalogues.parsed(locale, lang)


def test_what_page_terminal_and_server_share_stands_in_one_place() -> None:
    shell = [
        ROOT / folder
        for folder in ("web/locale", *(f"src/chrysalide/locale/{part}" for part in ("", "shared", "check")))
    ]
    times = Counter(message for locale in shell for message in uses(locale, LANGUAGES[0]))
    assert [message for message, number in times.items() if number > 1] == []


@every_locale
def test_ids_and_variables_are_the_same_in_every_language(locale: Path) -> None:
    catalogues.same_ids(locale)


@every_locale
@every_language
def test_every_variant_of_every_message_can_be_put_into_words(locale: Path, lang: str) -> None:
    catalogues.every_variant(locale, lang)


@pytest.mark.parametrize(
    "path",
    [locale / "fr.ftl" for locale in LOCALES] + [game / "rulebook/fr.md" for game in GAMES],
    ids=place,
)
def test_french_punctuation_keeps_its_narrow_space(path: Path) -> None:
    catalogues.narrow_spaces(path)


@every_locale
def test_no_sentence_is_a_copy_of_another_language(locale: Path) -> None:
    assert catalogues.copied(locale) == []


@every_game
def test_a_rulebook_is_translated(game: Path) -> None:
    catalogues.translated(find_game(game.name))

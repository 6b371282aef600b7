"""Every catalogue and every rulebook has the same content in every language."""

import itertools
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chrysalide.games import find_game, names

LANGUAGES = ("fr", "en", "es")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
ROOT = Path(__file__).parents[1]
OURS = {init.parent for init in (ROOT / "src/chrysalide/games").glob("*/__init__.py")}
GAMES = sorted(OURS | {find_game(game).folder for game in names()})  # and those of CHRYSALIDE_GAMES
PAGE = ROOT / "src/chrysalide/server/page"  # the built page holds copies of them, under hashed names
WRITTEN = [ftl for top in ("src", "web/locale", "web/src") for ftl in (ROOT / top).rglob("*.ftl")]
LOCALES = sorted({ftl.parent for ftl in WRITTEN if PAGE not in ftl.parents} | {game / "locale" for game in GAMES})
HEADING = re.compile(r"## (\d+) \S.*")
NOTE = re.compile(r"  > \S.*[.!?»]")
RULE = re.compile(r"- \*\*(\d+)\.(\d+)\*\* \[([BSIO])\] \S.*[.!?»]")


def place(path: Path) -> str:
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
every_locale = pytest.mark.parametrize("locale", LOCALES, ids=place)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Uses(Visitor):
    """What a message needs: its variables, each with the keys it is compared with, and other messages."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str | int]] = {}
        self.references: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the parser's names
        self.keys.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  # the parser's names
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802  # the parser's names
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                literal = isinstance(variant.key, ast.NumberLiteral)
                keys.add(int(variant.key.value) if literal else variant.key.name)
        self.generic_visit(node)


@cache
def entries(locale: Path, lang: str) -> list[Any]:
    body = FluentParser(with_spans=False).parse((locale / f"{lang}.ftl").read_text("utf-8")).body
    return [entry for entry in body if not isinstance(entry, ast.BaseComment)]


@cache
def uses(locale: Path, lang: str) -> dict[str, Uses]:
    found: dict[str, Uses] = {}
    for entry in entries(locale, lang):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Uses()
            found[entry.id.name].visit(entry)
    return found


def variables(locale: Path, lang: str, message: str) -> dict[str, set[str | int]]:
    """The variables of a message and of the messages it mentions, with the keys each is compared with."""
    catalogue = uses(locale, lang)
    found: dict[str, set[str | int]] = {}
    waiting, seen = [message], set()
    while waiting:
        name = waiting.pop()
        if name in seen or name not in catalogue:
            continue
        seen.add(name)
        waiting += catalogue[name].references
        for variable, keys in catalogue[name].keys.items():
            found.setdefault(variable, set()).update(keys)
    return found


def values(keys: set[str | int]) -> list[str | int]:
    """Values that lead into every variant: numbers for plurals, the keys themselves otherwise."""
    words = [key for key in keys if key not in PLURALS]
    return [*words, 1, 2] if keys & PLURALS else [*words, "…"]


def test_games_and_catalogues_are_found() -> None:
    assert GAMES
    assert {game / "locale" for game in GAMES} <= set(LOCALES)


@every_locale
@every_language
def test_a_catalogue_parses_without_junk(locale: Path, lang: str) -> None:
    assert [entry.content for entry in entries(locale, lang) if isinstance(entry, ast.Junk)] == []


@every_locale
@every_language
def test_a_catalogue_has_no_id_twice(locale: Path, lang: str) -> None:
    ids = Counter((type(entry), entry.id.name) for entry in entries(locale, lang) if not isinstance(entry, ast.Junk))
    assert [name for (_, name), times in ids.items() if times > 1] == []


def test_what_page_terminal_and_server_share_stands_in_one_place() -> None:
    shell = [ROOT / folder for folder in ("web/locale", "src/chrysalide/locale", "src/chrysalide/locale/shared")]
    times = Counter(message for locale in shell for message in uses(locale, LANGUAGES[0]))
    assert [message for message, number in times.items() if number > 1] == []


@every_locale
def test_ids_are_the_same_in_every_language(locale: Path) -> None:
    ids = {lang: set(uses(locale, lang)) for lang in LANGUAGES}
    everything = set().union(*ids.values())
    assert {lang: sorted(everything - known) for lang, known in ids.items() if everything - known} == {}


@every_locale
def test_variables_are_the_same_in_every_language(locale: Path) -> None:
    for message in uses(locale, LANGUAGES[0]):
        wanted = {lang: sorted(variables(locale, lang, message)) for lang in LANGUAGES}
        assert len({tuple(used) for used in wanted.values()}) == 1, (message, wanted)


@every_locale
@every_language
def test_every_variant_of_every_message_can_be_put_into_words(locale: Path, lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((locale / f"{lang}.ftl").read_text("utf-8")))
    for message in uses(locale, lang):
        pattern = bundle.get_message(message).value
        assert pattern is not None, message
        wanted = variables(locale, lang, message)
        for chosen in itertools.product(*(values(keys) for keys in wanted.values())):
            args = dict(zip(wanted, chosen, strict=True))
            text, errors = bundle.format_pattern(pattern, args)
            assert errors == [], (message, args)
            assert str(text).strip(), (message, args)


@pytest.mark.parametrize(
    "path",
    [locale / "fr.ftl" for locale in LOCALES] + [game / "rulebook/fr.md" for game in GAMES],
    ids=place,
)
def test_french_punctuation_keeps_its_narrow_space(path: Path) -> None:
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r" [:;!?»]|« ", line)] == []


@every_game
def test_a_rulebook_has_the_same_rules_in_every_language(game: Path) -> None:
    books = {lang: rules(game / "rulebook" / f"{lang}.md") for lang in LANGUAGES}
    assert all(book == books[LANGUAGES[0]] for book in books.values())
    numbers = (game / "rulebook/numbers.txt").read_text("utf-8").split()
    assert [number for number, _ in books[LANGUAGES[0]]] == numbers
    assert len(numbers) == len(set(numbers))


def rules(path: Path) -> list[tuple[str, str]]:
    """Numbers and marks in order; every line has to be a title, a chapter, a rule of that chapter or a note to it.

    A rule with a note has a `>` at its mark.
    """
    title, *lines = [line for line in path.read_text("utf-8").splitlines() if line]
    assert title.startswith("# ")
    found: list[tuple[str, str]] = []
    chapter = ""
    for line in lines:
        if heading := HEADING.fullmatch(line):
            chapter = heading[1]
            continue
        if NOTE.fullmatch(line):
            number, mark = found.pop()
            assert not mark.endswith(">"), line
            found.append((number, f"{mark}>"))
            continue
        rule = RULE.fullmatch(line)
        assert rule is not None, line
        assert rule[1] == chapter, line
        found.append((f"{rule[1]}.{rule[2]}", rule[3]))
    return found

"""A game's catalogue says the same in every language, and in words of that language."""

import itertools
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from chrysalide.conformance.faults import Fault, expect
from chrysalide.core.game import AnyGame
from chrysalide.language import LANGUAGES

PLURALS = {"zero", "one", "two", "few", "many", "other"}
WORD = re.compile(r"[^\W\d_]{2,}")
TITLE = "game-title"  # may be the same everywhere
SENTENCE = 4  # different words; shorter texts may be the same in two languages
WIDE_SPACE = re.compile(r" [:;!?»]|« ")


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


class Said(Visitor):
    """The plain text of a message."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802  # the parser's names
        self.texts.append(node.value)


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


def parsed(locale: Path, lang: str) -> None:
    """Nothing that Fluent cannot read, and no id twice."""
    file = f"{lang}.ftl"
    junk = [str(entry.content).strip()[:80] for entry in entries(locale, lang) if isinstance(entry, ast.Junk)]
    expect(not junk, "check-catalogue-junk", file=file, text=junk[0] if junk else "")
    ids = Counter((type(entry), entry.id.name) for entry in entries(locale, lang))
    twice = [name for (_, name), times in ids.items() if times > 1]
    expect(not twice, "check-catalogue-twice", file=file, messages=twice)


def same_ids(locale: Path) -> None:
    """The same messages with the same variables in every language."""
    ids = {lang: set(uses(locale, lang)) for lang in LANGUAGES}
    everything = set().union(*ids.values())
    for lang, known in ids.items():
        expect(known == everything, "check-catalogue-missing", file=f"{lang}.ftl", messages=sorted(everything - known))
    for message in uses(locale, LANGUAGES[0]):
        needed = {tuple(sorted(variables(locale, lang, message))) for lang in LANGUAGES}
        expect(len(needed) == 1, "check-catalogue-variables", name=message)


def every_variant(locale: Path, lang: str) -> None:
    """Every variant of every message can be put into words."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((locale / f"{lang}.ftl").read_text("utf-8")))
    for message in uses(locale, lang):
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise Fault("check-message-empty", lang=lang, name=message)
        needed = variables(locale, lang, message)
        for chosen in itertools.product(*(values(keys) for keys in needed.values())):
            text, errors = bundle.format_pattern(pattern, dict(zip(needed, chosen, strict=True)))
            why = "; ".join(map(str, errors))
            expect(not errors, "check-message-argument", lang=lang, name=message, given=str(chosen), why=why)
            expect(bool(str(text).strip()), "check-message-empty", lang=lang, name=message)


def copied(locale: Path) -> list[tuple[str, str, str]]:
    """Sentences that two languages have word for word: message and languages. A copy that nobody has translated yet."""
    texts = {lang: _sentences(locale, lang) for lang in LANGUAGES}
    return [
        (message, one, other)
        for one, other in itertools.combinations(LANGUAGES, 2)
        for message, text in texts[one].items()
        if texts[other].get(message) == text
    ]


def _sentences(locale: Path, lang: str) -> dict[str, str]:
    """What the messages of a language say, without variables and the keys of variants; short texts are left out."""
    found = {}
    for entry in entries(locale, lang):
        if isinstance(entry, ast.Message) and entry.id.name != TITLE:
            said = Said()
            said.visit(entry)
            text = " ".join(said.texts)
            if len(set(WORD.findall(text.lower()))) >= SENTENCE:
                found[entry.id.name] = text
    return found


def translated(game: AnyGame) -> None:
    """No sentence is the same in two languages, in the catalogue or in the rulebook."""
    same = copied(game.folder / "locale")
    files = sorted({f"{lang}.ftl" for _, *both in same for lang in both})
    expect(not same, "check-untranslated", files=files, messages=list(dict.fromkeys(one for one, *_ in same))[:8])
    books = {lang: _lines(game.folder / f"rulebook/{lang}.md") for lang in LANGUAGES}
    for one, other in itertools.combinations(LANGUAGES, 2):
        lines = [line for line in books[one] if line in books[other]]
        files = [f"rulebook/{one}.md", f"rulebook/{other}.md"]
        expect(not lines, "check-untranslated", files=files, messages=[line.split("**")[1] for line in lines][:8])


def _lines(path: Path) -> list[str]:
    return [line for line in path.read_text("utf-8").splitlines() if line.startswith("- **")]


def narrow_spaces(path: Path) -> None:
    """French puts a narrow no-break space (U+202F) before : ; ! ? » and after «."""
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    wide = [line.strip()[:80] for line in lines if WIDE_SPACE.search(line)]
    expect(not wide, "check-narrow-space", file=path.name, line=wide[0] if wide else "")


def complete(game: AnyGame) -> None:
    """All of the above for a game's own catalogue."""
    locale = game.folder / "locale"
    for lang in LANGUAGES:
        parsed(locale, lang)
    same_ids(locale)
    for lang in LANGUAGES:
        every_variant(locale, lang)
    for path in (locale / "fr.ftl", game.folder / "rulebook/fr.md"):
        narrow_spaces(path)

"""The rules of a game in our own words, by rule number, as players look them up."""

import re
import tomllib
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

from chrysalide.games import find_game
from chrysalide.language import LANGUAGES

CHAPTER = re.compile(r"## (\d+) (.+)")
RULE = re.compile(r"- \*\*(\d+\.\d+)\*\* \[([BSIO])\] (.+)")
BOX = "fr"  # the language of the boxes
NOTE = re.compile(r"  > (.+)")  # below a rule: the reason for it, shown when a reader unfolds it


@dataclass
class Rule:
    number: str
    source: str  # B rulebook, S public summaries, I inferred, O our own
    text: str
    note: str | None = None


@dataclass
class Term:
    """A word of the game in the reader's language, what it is called elsewhere, and its meaning."""

    term: str
    box: str | None  # the word that the French box prints, for readers of other languages
    others: list[str]  # in the other languages
    also: list[str]  # what players say for it
    meaning: str
    rule: str | None  # the number of the rule that explains it


@dataclass
class Chapter:
    number: str
    title: str
    rules: list[Rule] = field(default_factory=list)


@dataclass
class Rulebook:
    game: str
    lang: str
    title: str
    chapters: list[Chapter]
    glossary: list[Term]

    def rule(self, number: str) -> Rule | None:
        return next((rule for chapter in self.chapters for rule in chapter.rules if rule.number == number), None)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """Read rulebook/<lang>.md of a game, and its glossary."""
    lines = (find_game(game).folder / "rulebook" / f"{lang}.md").read_text("utf-8").splitlines()
    book = Rulebook(game, lang, lines[0].removeprefix("# "), [], glossary(game, lang))
    for line in lines[1:]:
        if chapter := CHAPTER.fullmatch(line):
            book.chapters.append(Chapter(chapter[1], chapter[2]))
        elif rule := RULE.fullmatch(line):
            book.chapters[-1].rules.append(Rule(rule[1], rule[2], rule[3]))
        elif (note := NOTE.fullmatch(line)) and book.chapters[-1].rules and not book.chapters[-1].rules[-1].note:
            book.chapters[-1].rules[-1].note = note[1]
        elif line.strip():
            raise ValueError(f"{game}/rulebook/{lang}.md: cannot read {line[:60]!r}")
    return book


def glossary(game: str, lang: str) -> list[Term]:
    """Read glossary.toml of a game; empty if the game has none."""
    path = find_game(game).folder / "glossary.toml"
    entries = tomllib.loads(path.read_text("utf-8")).values() if path.is_file() else []
    return [
        Term(
            entry[lang],
            entry[BOX] if lang != BOX else None,
            [entry[other] for other in LANGUAGES if other != lang],
            entry.get("also", {}).get(lang, []),
            entry["meaning"][lang],
            entry.get("rule"),
        )
        for entry in entries
    ]

"""The rules of a game in our own words, by rule number, as players look them up."""

import re
from dataclasses import asdict, dataclass, field
from functools import cache
from typing import Any

from chrysalide.games import kit

CHAPTER = re.compile(r"## (\d+) (.+)")
RULE = re.compile(r"- \*\*(\d+\.\d+)\*\* \[([BSIO])\] (.+)")


@dataclass
class Rule:
    number: str
    source: str  # B rulebook, S public summaries, I inferred, O ours
    text: str


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

    def rule(self, number: str) -> Rule | None:
        return next((rule for chapter in self.chapters for rule in chapter.rules if rule.number == number), None)

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """Read rulebook/<lang>.md of a game."""
    lines = (kit(game).folder / "rulebook" / f"{lang}.md").read_text("utf-8").splitlines()
    book = Rulebook(game, lang, lines[0].removeprefix("# "), [])
    for line in lines[1:]:
        if chapter := CHAPTER.fullmatch(line):
            book.chapters.append(Chapter(chapter[1], chapter[2]))
        elif rule := RULE.fullmatch(line):
            book.chapters[-1].rules.append(Rule(rule[1], rule[2], rule[3]))
        elif line.strip():
            raise ValueError(f"{game}/rulebook/{lang}.md: cannot read {line[:60]!r}")
    return book

"""The rulebook is the same in every language, and every rule has a test that names it."""

import ast
import re
from pathlib import Path

from chrysalide.conformance.faults import Fault, expect
from chrysalide.core.game import AnyGame
from chrysalide.language import LANGUAGES

HEADING = re.compile(r"## (\d+) \S.*")
NOTE = re.compile(r"  > \S.*[.!?»]")
RULE = re.compile(r"- \*\*(\d+)\.(\d+)\*\* \[([BSIO])\] \S.*[.!?»]")
NAME = re.compile(r"test_(\d+)_(\d+)(?:_|$)")
ALSO = re.compile(r"Rules: (\d+\.\d+(?:, \d+\.\d+)*)")


def rules(path: Path) -> list[tuple[str, str]]:
    """Numbers and marks in order; every line has to be a title, a chapter, a rule of that chapter or a note to it.

    A rule with a note has a `>` at its mark.
    """
    title, *lines = [line for line in path.read_text("utf-8").splitlines() if line] or [""]
    expect(title.startswith("# "), "check-rulebook-title", file=path.name)
    found: list[tuple[str, str]] = []
    chapter = ""
    for line in lines:
        if heading := HEADING.fullmatch(line):
            chapter = heading[1]
        elif NOTE.fullmatch(line) and found and not found[-1][1].endswith(">"):
            found[-1] = (found[-1][0], f"{found[-1][1]}>")
        else:
            rule = RULE.fullmatch(line)
            if rule is None or rule[1] != chapter:
                raise Fault("check-rulebook-line", file=path.name, line=line[:80])
            found.append((f"{rule[1]}.{rule[2]}", rule[3]))
    return found


def numbers(game: AnyGame) -> list[str]:
    path = game.folder / "rulebook/numbers.txt"
    expect(path.is_file(), "check-numbers-missing")
    return path.read_text("utf-8").split()


def same_rules(game: AnyGame) -> None:
    """The same numbers and marks everywhere, and exactly those of numbers.txt."""
    listed = numbers(game)
    expect(len(set(listed)) == len(listed), "check-numbers-twice")
    first = LANGUAGES[0]
    books = {lang: rules(game.folder / f"rulebook/{lang}.md") for lang in LANGUAGES}
    for lang, book in books.items():
        different = sorted({number for number, _ in book} ^ set(listed))
        expect(not different, "check-numbers-other", file=f"{lang}.md", numbers=different)
        expect([number for number, _ in book] == listed, "check-numbers-order", file=f"{lang}.md")
        marks = [number for (number, mark), other in zip(book, books[first], strict=True) if mark != other[1]]
        expect(not marks, "check-rulebook-marks", file=f"{lang}.md", other=f"{first}.md", numbers=marks)


def cited(source: str) -> set[str]:
    """The rule numbers that the tests of a file name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            found |= {f"{name[1]}.{name[2]}" for name in [NAME.match(node.name)] if name}
            for also in ALSO.findall(ast.get_docstring(node) or ""):
                found |= set(also.split(", "))
    return found


def chapters(folder: Path) -> dict[str, set[str]]:
    """By chapter: the rule numbers that its test file names."""
    found: dict[str, set[str]] = {}
    for path in folder.glob("test_*.py"):
        chapter = re.match(r"test_(\d+)_", path.name)
        if chapter:
            found.setdefault(chapter[1], set()).update(cited(path.read_text("utf-8")))
    return found


def tested(game: AnyGame) -> None:
    """Rule 6.11 is tested in tests/test_6_….py, by a function test_6_11_…, or one whose docstring names it."""
    named = chapters(game.folder / "tests")
    listed = numbers(game)
    untested = [number for number in listed if number not in named.get(number.split(".")[0], set())]
    expect(not untested, "check-rule-untested", numbers=untested)
    unknown = sorted(set().union(*named.values()) - set(listed))
    expect(not unknown, "check-rule-unknown", numbers=unknown)

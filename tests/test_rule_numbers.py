"""Every rule of every game is tested by name: rule 6.11 in tests/test_6_….py, by a function test_6_11_….

A test that shows several rules may say so in its docstring: `Rules: 5.9, 5.10`. Only files named after a chapter count.
"""

import ast
import re
from pathlib import Path

import pytest

from chrysalide.games import find_game
from chrysalide.language import LANGUAGES
from tests.positions import every_game

NAME = re.compile(r"test_(\d+)_(\d+)(?:_|$)")
ALSO = re.compile(r"Rules: (\d+\.\d+(?:, \d+\.\d+)*)")


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


def numbers(game: str) -> list[str]:
    return (find_game(game).folder / "rulebook/numbers.txt").read_text("utf-8").split()


@every_game
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    named = chapters(find_game(game).folder / "tests")
    assert named
    untested = [number for number in numbers(game) if number not in named.get(number.split(".")[0], set())]
    assert untested == [], f"no test in tests/test_<chapter>_….py of {game} names these rules"


@every_game
def test_no_test_cites_a_rule_that_is_not_there(game: str) -> None:
    named = chapters(find_game(game).folder / "tests")
    assert set().union(*named.values()) - set(numbers(game)) == set()


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_exactly_these_rules(game: str, lang: str) -> None:
    book = (find_game(game).folder / "rulebook" / f"{lang}.md").read_text("utf-8")
    assert re.findall(r"(?m)^- \*\*(\d+\.\d+)\*\* ", book) == numbers(game)
    assert len(set(numbers(game))) == len(numbers(game))


def test_numbers_are_read_from_names_and_docstrings() -> None:
    source = '''
def test_6_11_third_token_wins(): pass
def test_2_5(): pass
def test_without_number():
    """Rules: 5.9, 5.10"""
def helper_3_4(): pass
'''
    assert cited(source) == {"6.11", "2.5", "5.9", "5.10"}

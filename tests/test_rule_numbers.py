"""Every rule of every game is tested by name: rule 6.11 in tests/test_6_….py, by a function test_6_11_….

A test that shows several rules may say so in its docstring: `Rules: 5.9, 5.10`. Only files named after a chapter count.
"""

from chrysalide.conformance import rulebooks
from chrysalide.games import find_game
from tests.positions import every_game


@every_game
def test_every_rule_is_cited_by_a_test_and_every_test_cites_a_rule(game: str) -> None:
    rulebooks.tested(find_game(game))


@every_game
def test_the_rulebook_has_exactly_these_rules(game: str) -> None:
    rulebooks.same_rules(find_game(game))


def test_numbers_are_read_from_names_and_docstrings() -> None:
    source = '''
def test_6_11_third_token_wins(): pass
def test_2_5(): pass
def test_without_number():
    """Rules: 5.9, 5.10"""
def helper_3_4(): pass
'''
    assert rulebooks.cited(source) == {"6.11", "2.5", "5.9", "5.10"}

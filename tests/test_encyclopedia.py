"""The encyclopedia of every game: ids, words in every language, rules that exist. What it counts its own tests know."""

import json
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from chrysalide.core.encyclopedia import Section
from chrysalide.core.messages import Message
from chrysalide.games import find_game
from tests.depth import examples
from tests.positions import Setting, every_game, every_setting, option_sets
from tests.wording import assert_spoken


def sections(game: str) -> list[Section]:
    found = find_game(game)
    return found.encyclopedia(found.options.read({}, max(found.seats), game))


@every_game
def test_no_id_comes_twice(game: str) -> None:
    pages = sections(game)
    ids = Counter(item.id for page in pages for item in page.items)
    assert [name for name, times in ids.items() if times > 1] == []
    assert len({page.id for page in pages}) == len(pages)
    assert all(page.items for page in pages)


@every_game
def test_it_can_be_put_into_words_in_every_language(game: str) -> None:
    known = find_game(game).about.reconstructed
    pages = sections(game)
    if pages:
        assert_spoken(game, Message("encyclopedia"))
    for page in pages:
        assert set(page.reconstructed) <= set(known)
        for message in (
            page.title,
            page.about,
            page.chip,
            *(Message(f"reconstructed-{name}") for name in page.reconstructed),
        ):
            assert_spoken(game, message)
        for item in page.items:
            for message in (item.title, *item.text):
                assert_spoken(game, message)


@every_game
def test_every_item_leads_to_rules_that_exist(game: str) -> None:
    numbers = set((find_game(game).folder / "rulebook/numbers.txt").read_text("utf-8").split())
    for page in sections(game):
        for item in page.items:
            assert item.rules, item.id
            assert set(item.rules) <= numbers, item.id
            assert len(set(item.rules)) == len(item.rules), item.id


@every_setting
@given(data=st.data())
@examples(5)
def test_every_choice_of_options_has_one(setting: Setting, data: st.DataObject) -> None:
    options = setting.game.options.read(data.draw(option_sets(setting)), setting.seats, setting.game.id)
    pages = [page.as_json() for page in setting.game.encyclopedia(options)]
    assert json.loads(json.dumps(pages)) == pages

"""A first click selects, a second one plays; a key that is held down plays once."""

import re

import pytest
from playwright.sync_api import Page, expect

from chrysalide.core.match import Match
from chrysalide.games import find_game
from tests.browser.papillons_table import PAPILLONS, PapillonsTable, simply
from tests.browser.quick import play_on
from tests.browser.screens import Screens
from tests.browser.tableside import AnyTable, sit_down
from tests.browser.words import Words
from tests.server.site import GAME, Opened, Site

WORDS = Words("fr", PAPILLONS)
PEOPLE = ({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"})


def open_to_moves(site: Site) -> tuple[Opened, int]:
    """A table at which cards may be moved; if a match is won before that, another one is played."""
    while True:
        opened = site.open(*PEOPLE, game=PAPILLONS)
        update = play_on(site, opened, lambda now: now["view"]["open"] and now["view"]["phase"] == "turn", simply)
        if update["view"]["actor"] != "over":
            return opened, update["view"]["actor"]


def entries(site: Site, opened: Opened) -> list[str]:
    return list(site.stored(opened.id)[1])


@pytest.fixture
def moving(screens: Screens, site: Site) -> tuple[Page, PapillonsTable, Opened]:
    opened, actor = open_to_moves(site)
    page = screens.blank()
    sit_down(page, opened, actor)
    table = PapillonsTable(page, WORDS)
    table.await_turn_or_end()
    return page, table, opened


def test_a_card_in_hand_is_selected_and_put_down_again(moving: tuple[Page, PapillonsTable, Opened], site: Site) -> None:
    page, table, opened = moving
    before = entries(site, opened)
    table.hand.first.click()
    expect(table.spots.first).to_be_visible()
    expect(table.hand.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".now")).to_contain_text(re.compile("Choisissez une case"))
    page.keyboard.press("Escape")
    expect(table.spots).to_have_count(0)
    table.hand.last.click()
    expect(table.hand.last).to_have_attribute("aria-pressed", "true")
    table.hand.first.click()
    expect(table.hand.first).to_have_attribute("aria-pressed", "true")
    expect(table.hand.last).to_have_attribute("aria-pressed", "false")
    assert entries(site, opened) == before


def test_the_second_click_lays_it(moving: tuple[Page, PapillonsTable, Opened], site: Site) -> None:
    _, table, opened = moving
    before = entries(site, opened)
    table.hand.first.click()
    table.spots.first.click()
    table.nothing.or_(table.end).first.wait_for()
    made = entries(site, opened)[len(before) :]
    assert [text.split()[0] for text in made[:2]] == ["hand", "lay"]


def test_a_card_on_the_table_is_moved_and_taken_back_as_a_whole(
    moving: tuple[Page, PapillonsTable, Opened], site: Site
) -> None:
    page, table, opened = moving
    before = entries(site, opened)
    liftable = page.locator("[data-target^='cell:']:has(.tile.lit)")
    liftable.first.click()
    table.spots.first.click()
    expect(table.nothing).to_be_visible()
    made = entries(site, opened)[len(before) :]
    assert [text.split()[0] for text in made] == ["lift", "to"]
    table.button("undo").click()
    expect(liftable.first).to_be_visible()
    assert entries(site, opened) == before


def test_by_keyboard_too(moving: tuple[Page, PapillonsTable, Opened], site: Site) -> None:
    page, table, opened = moving
    before = entries(site, opened)
    page.keyboard.press("c")
    expect(table.choices.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.spots.first).to_be_visible()
    expect(table.choices.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(table.spots).to_have_count(0)
    assert entries(site, opened) == before
    page.keyboard.press("c")
    page.keyboard.press("Enter")
    expect(table.spots.first).to_be_visible()
    expect(table.choices.first).to_be_focused()
    page.keyboard.press("Enter")
    table.nothing.or_(table.end).first.wait_for()
    assert entries(site, opened)[len(before) :][0].startswith("hand")


def asked(site: Site, opened: Opened) -> int:
    """How many decisions have been made."""
    match = Match(find_game(GAME), 2, site.info(opened.id)["options"], settle=False)
    for text in entries(site, opened):
        match.enter(text)
    return sum(entry.asked and entry.actor >= 0 for entry in match.log)


def test_a_held_key_makes_one_decision(screens: Screens, site: Site) -> None:
    opened = site.open(tokens_to_win=1)
    page = screens.blank()
    sit_down(page, opened, 0, 1)
    table = AnyTable(page, Words("fr"))
    table.await_turn_or_end()
    before = asked(site, opened)
    page.keyboard.press("c")
    expect(table.choices.first).to_be_focused()
    page.keyboard.down("Enter")
    table.await_answer()
    for _ in range(5):
        page.keyboard.down("Enter")  # without a key up: the browser reports a repeat
    table.await_answer()
    page.keyboard.up("Enter")
    assert asked(site, opened) == before + 1

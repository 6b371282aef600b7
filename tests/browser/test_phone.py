"""On a phone held upright, by touch."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screens import PHONE, Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.words import Words
from tests.server.site import Site

WORDS = Words("fr")
say = WORDS.say
TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
FINGER = 44  # pixels
LEAST = 24  # what WCAG 2.2 asks at level AA
BOT = {"kind": "bot", "level": "random", "name": "Vulcain"}


@pytest.fixture
def phone(screens: Screens) -> Page:
    return screens.blank(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


def fits(page: Page) -> None:
    assert not page.evaluate(TOO_WIDE), f"{page.url} is wider than the screen"


def test_play_by_touch(phone: Page, site: Site) -> None:
    opened = site.open({"kind": "person", "name": "Ada"}, BOT, first_player=0, tokens_to_win=1)
    sit_down(phone, opened, 0)
    table = Tableside(phone, WORDS)
    for decision in range(3):
        table.await_turn()
        fits(phone)
        table.lit.nth(decision % table.lit.count()).tap()
        table.await_answer()


def test_what_is_to_be_touched_is_large_enough(phone: Page, site: Site) -> None:
    """The widest layout; its cards may be smaller than a fingertip, as each has a line in the list of choices."""
    opened = site.open(first_player=0, tokens_to_win=1, layouts=["L10"])
    sit_down(phone, opened, 0)
    table = Tableside(phone, WORDS)
    table.await_turn()
    smallest = {table.lit: LEAST, table.choices: FINGER, phone.locator(".btn:visible"): FINGER}
    for things, least in smallest.items():
        assert things.count() > 0
        for thing in things.all():
            box = thing.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) > least - 1, (thing.inner_text(), box)


def test_the_menu_holds_what_the_bar_has_no_room_for(phone: Page, site: Site) -> None:
    opened = site.open(first_player=0)
    sit_down(phone, opened, 0)
    phone.get_by_role("button", name=say("table-menu")).tap()
    menu = phone.get_by_role("dialog", name=say("table-menu"))
    menu.get_by_role("button", name="English").tap()
    expect(phone.get_by_role("dialog", name=Words("en").say("table-menu"))).to_be_visible()
    fits(phone)

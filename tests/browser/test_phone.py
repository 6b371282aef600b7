"""On a phone held upright, by touch."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.quick import play_on
from tests.browser.screens import PHONE, Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.words import Words
from tests.server.site import Site

WORDS = Words("fr")
say = WORDS.say
TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
FINGER = 44
BOT = {"kind": "bot", "level": "random", "name": "Vulcain"}


@pytest.fixture
def phone(screens: Screens) -> Page:
    return screens.open(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


def fits(page: Page) -> None:
    assert not page.evaluate(TOO_WIDE), f"{page.url} is wider than the screen"


def test_every_page_fits(phone: Page, site: Site) -> None:
    over = site.open(tokens_to_win=1)
    play_on(site, over)
    waiting = site.open({"kind": "person", "name": "Ada"}, {"kind": "open"})
    for path in ("/", "/new/celestes", "/rules/celestes", "/about", "/nowhere", f"/replay/{over.id}"):
        phone.goto(path)
        expect(phone.get_by_role("heading", level=1)).to_be_visible()
        fits(phone)
    sit_down(phone, waiting, 0)
    expect(phone.get_by_role("heading", name=say("waiting-title", count=1))).to_be_visible()
    fits(phone)
    sit_down(phone, over, 0)
    expect(Tableside(phone, WORDS).end).to_be_visible()
    fits(phone)


def test_play_by_touch(phone: Page, site: Site) -> None:
    opened = site.open({"kind": "person", "name": "Ada"}, BOT, first_player=0, tokens_to_win=1)
    sit_down(phone, opened, 0)
    table = Tableside(phone, WORDS)
    for decision in range(5):
        table.await_turn()
        fits(phone)
        table.lit.nth(decision % table.lit.count()).tap()
        table.await_answer()


@pytest.mark.parametrize("layout", ["L01", "L05", "L10", "L13"])
def test_cards_are_as_large_as_a_fingertip(phone: Page, site: Site, layout: str) -> None:
    opened = site.open(first_player=0, tokens_to_win=1, layouts=[layout])
    sit_down(phone, opened, 0)
    table = Tableside(phone, WORDS)
    table.await_turn()
    for things in (table.lit, table.choices, table.board.get_by_role("button")):
        for thing in things.all():
            box = thing.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= FINGER - 0.5, (thing.inner_text(), box)


def test_the_menu_holds_what_the_bar_has_no_room_for(phone: Page, site: Site) -> None:
    opened = site.open(first_player=0)
    sit_down(phone, opened, 0)
    phone.get_by_role("button", name=say("table-menu")).tap()
    menu = phone.get_by_role("dialog", name=say("table-menu"))
    menu.get_by_role("button", name="English").tap()
    expect(phone.get_by_role("dialog", name=Words("en").say("table-menu"))).to_be_visible()
    fits(phone)

"""On a phone held upright, by touch."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.quick import play_on
from tests.browser.screens import LOCALES, PHONE, Screens
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


@pytest.mark.parametrize("lang", LOCALES)
def test_every_button_of_the_bar_is_within_reach(screens: Screens, site: Site, lang: str) -> None:
    """The bar is fixed to the screen, so buttons beyond its edge do not make the page any wider."""
    opened = site.open(first_player=0, layouts=["L01"], tokens_to_win=1)
    play_on(site, opened, lambda now: now["view"]["actor"] == 1)
    play_on(site, opened, lambda now: now["view"]["actor"] == 0)  # both have decided something: undo needs consent
    page = screens.blank(lang=lang, size=PHONE, has_touch=True, is_mobile=True)
    sit_down(page, opened, 0)
    table = Tableside(page, Words(lang))
    table.await_turn()
    for message in ("undo-ask", "hint", "rules", "chat"):  # as many as there ever are between animations
        button = table.button(message)
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0, (message, box)
        assert box["x"] + box["width"] <= PHONE["width"], (message, box)
        assert button.evaluate("button => button.scrollWidth <= button.clientWidth"), message


def test_the_menu_holds_what_the_bar_has_no_room_for(phone: Page, site: Site) -> None:
    opened = site.open(first_player=0)
    sit_down(phone, opened, 0)
    phone.get_by_role("button", name=say("table-menu")).tap()
    menu = phone.get_by_role("dialog", name=say("table-menu"))
    menu.get_by_role("button", name="English").tap()
    expect(phone.get_by_role("dialog", name=Words("en").say("table-menu"))).to_be_visible()
    fits(phone)


def test_a_name_of_one_long_word_leaves_room_for_everything(phone: Page, site: Site) -> None:
    longest, markup = "W" * 40, "<img src=x onerror=alert(1)><b>Bo</b>"
    opened = site.open({"kind": "person", "name": longest}, {"kind": "person", "name": markup}, first_player=0)
    for seat in (0, 1):  # one's own panel is wide, the other's narrow
        sit_down(phone, opened, seat)
        Tableside(phone, WORDS).turn.wait_for()
        fits(phone)
        panels = phone.locator("[data-seat]")
        assert {panel.get_attribute("aria-label") for panel in panels.all()} == {longest, markup}
        for line in phone.locator("[data-seat] .who > small:visible").all():
            box, words = line.bounding_box(), line.evaluate("line => line.scrollWidth - line.clientWidth")
            assert box is not None
            assert box["x"] + box["width"] <= PHONE["width"]
            assert words <= 0, line.inner_text()  # no overlap

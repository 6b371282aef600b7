"""What the box holds, on the page of every game and at the table."""

import re

import pytest
from playwright.sync_api import Page, expect

import chrysalide
from tests.browser.screens import Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.test_access import EVERYTHING, complaints
from tests.browser.words import Words
from tests.server.site import GAME, Site

WORDS = Words("fr")
# Of every item: its id, and whether something of it can be seen.
SEEN = """() => [...document.querySelectorAll('[data-item]')].map((item) => [item.dataset.item,
  [...item.querySelectorAll('.face img, .face svg, .face span')].some((one) => {
    const { width, height } = one.getBoundingClientRect()
    return width > 20 && height > 20
  })])"""
BROKEN = "() => [...document.images].filter((one) => one.complete && !one.naturalWidth).map((one) => one.src)"


@pytest.fixture
def page(screens: Screens) -> Page:
    return screens.blank()


@pytest.mark.parametrize("game", chrysalide.games())
def test_every_item_is_painted_and_can_be_reached_by_all(page: Page, site: Site, game: str) -> None:
    sections = site.get(f"/api/games/{game}/encyclopedia").json()["sections"]
    items = [item["id"] for section in sections for item in section["items"]]
    page.goto(f"/rules/{game}/cards")
    expect(page.locator("[data-item]")).to_have_count(len(items))
    page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    assert page.evaluate(SEEN) == [[item, True] for item in items]
    assert page.evaluate(BROKEN) == []
    assert complaints(page, EVERYTHING) == []


def test_an_item_is_enlarged_and_opened(page: Page) -> None:
    page.goto(f"/rules/{GAME}/cards")
    morpho = page.locator('[data-item="species-morpho"]')
    place = morpho.bounding_box()
    morpho.hover()
    expect(page.locator(".preview")).to_be_visible()
    assert morpho.bounding_box() == place
    morpho.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=WORDS.say("species", species="morpho"))).to_be_visible()
    expect(page.locator(".preview")).to_have_count(0)
    expect(dialog.get_by_role("link", name="6.2")).to_be_visible()
    assert complaints(page, EVERYTHING) == []
    page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("heading", name=WORDS.say("species", species="monarch"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(morpho).to_be_focused()


def test_items_are_found_and_chosen_by_group(page: Page) -> None:
    page.goto(f"/rules/{GAME}")
    page.get_by_label(WORDS.say("search-rules")).fill("sablier")
    page.get_by_role("link", name=WORDS.say("layout", layout="L13")).click()
    expect(page.get_by_role("dialog").get_by_role("heading", name=WORDS.say("layout", layout="L13"))).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=WORDS.say("section-tokens"), exact=True).click()
    expect(page.locator("[data-item]")).to_have_count(1)


def test_at_the_table_they_stay_in_the_drawer(page: Page, site: Site) -> None:
    sit_down(page, site.open(first_player=0, tokens_to_win=1), 0)
    table = Tableside(page, WORDS)
    table.button("rules").click()
    table.rules.get_by_role("link", name=WORDS.say("encyclopedia"), exact=True).click()
    table.rules.locator('[data-item="species-morpho"]').click()
    page.get_by_role("link", name="6.2").click()
    expect(table.rules.locator('[data-rule="6.2"]')).to_be_focused()
    expect(page).to_have_url(re.compile("/table/"))

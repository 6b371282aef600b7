"""The reader's language and theme are remembered."""

import re

from playwright.sync_api import expect

from tests.browser.screens import Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.words import Words
from tests.server.site import Site


def test_the_browsers_language_comes_first(screens: Screens) -> None:
    for lang in ("en", "es"):
        page = screens.open("/", lang=lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_role("heading", level=2, name=Words(lang).say("game-title"))).to_be_visible()


def test_language_and_light_persist(screens: Screens) -> None:
    page = screens.open("/", lang="fr")
    french, spanish = Words("fr"), Words("es")
    root, body = page.locator("html"), page.locator("body")
    expect(root).to_have_attribute("data-theme", "day")
    ink = body.evaluate("body => getComputedStyle(body).color")
    page.get_by_role("button", name="Español").click()
    expect(page.get_by_role("heading", level=2, name=spanish.say("game-title"))).to_be_visible()
    page.get_by_role("button", name=spanish.say("dusk")).click()
    expect(root).to_have_attribute("data-theme", "dusk")
    expect(body).not_to_have_css("color", ink)

    page.reload()
    expect(page.get_by_role("button", name="Español")).to_have_attribute("aria-pressed", "true")
    expect(root).to_have_attribute("lang", "es")
    expect(root).to_have_attribute("data-theme", "dusk")
    expect(body).not_to_have_css("color", ink)
    page.get_by_role("button", name=spanish.say("day")).click()
    expect(root).to_have_attribute("data-theme", "day")
    expect(body).to_have_css("color", ink)
    page.goto("/about")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1, name=french.say("about"))).to_be_visible()


def test_the_device_may_ask_for_dusk(screens: Screens) -> None:
    expect(screens.open("/", light="dusk").locator("html")).to_have_attribute("data-theme", "dusk")


def test_another_language_in_mid_match(screens: Screens, site: Site) -> None:
    opened = site.open(first_player=0, layouts=["L01"], tokens_to_win=1)
    page = screens.blank()
    sit_down(page, opened, 0)
    english = Words("en")
    page.get_by_role("button", name="English").click()
    table = Tableside(page, english)
    table.await_turn()
    expect(page).to_have_title(re.compile(english.say("game-title")))
    expect(page.get_by_role("log")).to_contain_text(english.say("layout-revealed", round=1, layout="L01"))
    table.card(5).click(position={"x": 12, "y": 12})
    expect(table.notice).to_contain_text(english.say("refuse-covered", slot=5, covers="9 and 10", covers_count=2))

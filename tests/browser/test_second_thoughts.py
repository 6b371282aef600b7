"""Clicks that were not meant: on what has just appeared, or on what would have no effect; and answers that go away."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.quick import Update, play_on
from tests.browser.screens import Screens
from tests.browser.tableside import AnyTable, Tableside, sit_down
from tests.browser.test_every_game import by_bot, people
from tests.browser.words import Words
from tests.server.site import Opened, Site

WORDS = Words("fr")
say = WORDS.say
SETTLING_MS = 420  # after that what has just appeared takes clicks
VAIN = "extinction"


@pytest.mark.parametrize("clicks", [1, 2])
def test_a_click_on_what_has_just_appeared_does_nothing(screens: Screens, site: Site, clicks: int) -> None:
    """The Eggfly is offered where the card lay that was clicked; the page's clock stands still meanwhile."""
    opened = site.open(first_player=0, tokens_to_win=1)
    play_on(site, opened, lambda now: now["view"]["actor"] == 1 and now["view"]["phase"] == "take")
    page = screens.blank()
    page.clock.install()
    sit_down(page, opened, 1)
    table = Tableside(page, WORDS)
    table.await_turn()
    expect(page.locator("main[data-settling]")).to_have_count(0)
    page.remove_locator_handler(page.locator("main[data-settling]"))  # which would wait for the clock
    page.clock.pause_at(page.evaluate("Date.now()"))
    taken = table.takeable.first.get_attribute("data-target")
    table.takeable.first.click()
    place = table.lit.and_(table.thing(str(taken)))
    expect(place).to_be_visible()
    expect(page.locator("main[data-settling]")).to_have_count(1)
    length = site.info(opened.id)["length"]
    place.click(click_count=clicks)
    assert site.info(opened.id)["length"] == length
    page.clock.run_for(SETTLING_MS)
    place.click()
    page.clock.resume()
    expect(table.nothing).to_be_visible()
    assert site.stored(opened.id)[1][length] == "bolina"


def offers_something_vain(update: Update) -> bool:
    choices = update["choices"]
    return any(choice.get("vain") for choice in choices) and not all(choice.get("vain") for choice in choices)


def vain(site: Site) -> tuple[Opened, Update]:
    while True:
        opened = people(site, VAIN, 2)
        update = play_on(site, opened, offers_something_vain, by_bot)
        if update["view"]["actor"] != "over":
            return opened, update


def test_what_would_have_no_effect_is_marked_and_asked_about_once(screens: Screens, site: Site) -> None:
    opened, update = vain(site)
    page = screens.blank()
    sit_down(page, opened, update["view"]["actor"])
    table = AnyTable(page, Words("fr", VAIN), patient=False)
    assert table.await_turn_or_end()
    marked = table.choices.filter(has_text=say("vain"))
    before = site.info(opened.id)["length"]
    asked = page.get_by_role("dialog", name=say("vain-title"))
    marked.first.click()
    asked.get_by_role("button", name=say("vain-back")).click()
    expect(asked).to_be_hidden()
    assert site.info(opened.id)["length"] == before
    marked.first.focus()
    page.keyboard.press("Enter")
    sure = asked.get_by_role("button", name=say("vain-go"))
    sure.focus()
    page.keyboard.press("Enter")
    expect(asked).to_be_hidden()
    assert table.await_turn_or_end()
    assert site.info(opened.id)["length"] > before


def test_why_not_goes_away_when_something_else_is_asked(screens: Screens, site: Site) -> None:
    opened = site.open(first_player=0, tokens_to_win=1, layouts=["L01"])
    page = screens.blank()
    sit_down(page, opened, 0)
    table = Tableside(page, WORDS)
    table.await_turn()
    ask_why(page, table)
    table.button("hint").click()
    expect(table.notice).to_be_hidden()
    ask_why(page, table)
    table.choices.first.focus()
    page.keyboard.press("Enter")
    expect(table.notice).to_be_hidden()
    expect(table.nothing).to_be_visible()


def ask_why(page: Page, table: Tableside) -> None:
    """A card that lies under others."""
    table.card(5).click(position={"x": 12, "y": 12})
    expect(table.notice).to_contain_text(say("refuse-covered", slot=5, covers="9 et 10", covers_count=2))

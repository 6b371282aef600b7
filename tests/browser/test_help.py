"""What the table answers: why not, the rule, a hint, and whether something may be undone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screens import Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.words import ANY, Words
from tests.server.site import Opened, Site

WORDS = Words("fr")
say = WORDS.say


@pytest.fixture
def pyramid(site: Site) -> Opened:
    """Six free cards at the bottom, 13 to 18; the hidden card 8 lies under 13 and 14."""
    return site.open(first_player=0, tokens_to_win=1, layouts=["L01"])


@pytest.fixture
def page(screens: Screens) -> Page:
    return screens.blank()


def test_a_covered_card_says_why_not_and_opens_its_rule(page: Page, pyramid: Opened) -> None:
    sit_down(page, pyramid, 0)
    table = Tableside(page, WORDS)
    table.await_turn()
    expect(table.takeable).to_have_count(6)
    table.card(5).click(position={"x": 12, "y": 12})
    expect(table.notice).to_contain_text(say("refuse-covered", slot=5, covers="9 et 10", covers_count=2))
    table.notice.get_by_role("button", name=say("rule-number", rule="2.5")).click()
    rule = table.rules.locator('[data-rule="2.5"]')
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    expect(table.notice).to_be_hidden()
    page.keyboard.press("Escape")
    expect(table.rules).to_be_hidden()
    expect(table.takeable).to_have_count(6)


def test_rules_can_be_searched(page: Page, pyramid: Opened) -> None:
    sit_down(page, pyramid, 0)
    table = Tableside(page, WORDS)
    table.button("rules").click()
    expect(table.rules.get_by_text(say("brief-tips"))).to_be_visible()
    table.rules.get_by_label(say("search-rules")).fill("machaons")
    table.rules.locator('[data-rule="6.4"] a').click()
    expect(table.rules.locator('[data-rule="6.4"]')).to_be_focused()
    table.rules.get_by_label(say("search-rules")).fill("zzzz")
    expect(table.rules.get_by_text(say("rules-none"))).to_be_visible()


def test_where_rules_come_from_is_shown_on_request(page: Page, pyramid: Opened) -> None:
    sit_down(page, pyramid, 0)
    table = Tableside(page, WORDS)
    table.button("rules").click()
    sources = table.rules.locator("li abbr")
    chapters = table.rules.get_by_role("link", name=say("rules-part-rules"), exact=True)
    chapters.click()
    expect(table.rules.locator("[data-rule]").first).to_be_visible()
    expect(sources).to_have_count(0)
    table.rules.get_by_label(say("show-sources")).check()
    expect(sources.first).to_be_visible()
    page.reload()
    table.button("rules").click()
    chapters.click()
    expect(sources.first).to_be_visible()


def test_undo_until_something_is_revealed(page: Page, pyramid: Opened) -> None:
    sit_down(page, pyramid, 0, 1)
    table = Tableside(page, WORDS, alone=False)
    table.await_turn()
    undo = table.button("undo")
    expect(undo).to_be_disabled()

    table.card(13).click()
    expect(table.turn).to_contain_text(say("turn-take", player="Bo", you="no"))
    expect(table.card(13)).to_have_count(0)
    undo.click()
    expect(table.card(13)).to_be_visible()
    expect(table.turn).to_contain_text(say("turn-take", player="Ada", you="no"))

    table.card(13).click()
    expect(table.turn).to_contain_text(say("turn-take", player="Bo", you="no"))
    table.card(14).click()
    expect(table.card(14)).to_have_accessible_name(WORDS.like("table-ghost", slot=14, player="Bo", you="no"))
    expect(undo).to_have_count(0)
    table.button("undo-ask").click()  # nobody else has to agree, but the dialog explains why this needs asking
    asked = page.get_by_role("dialog", name=say("undo-ask-title"))
    expect(asked).to_contain_text(say("undo-revealed"))
    expect(table.card(14)).to_have_accessible_name(WORDS.like("table-ghost", slot=14, player="Bo", you="no"))
    asked.get_by_role("button", name=say("undo-go-back")).click()
    expect(table.card(14)).to_have_accessible_name(WORDS.like("table-card-lit", slot=14, species=ANY))
    expect(table.log.first).to_contain_text(say("note-undo-agreed", you="no", player="Bo"))


def test_a_hint_lights_a_card(page: Page, pyramid: Opened) -> None:
    sit_down(page, pyramid, 0)
    table = Tableside(page, WORDS)
    table.await_turn()
    hinted = page.get_by_role("button", name=f"– {say('table-hinted')}")
    expect(hinted).to_have_count(0)
    table.button("hint").click()
    expect(hinted).to_have_count(1)
    expect(table.choices.filter(has_text=say("hint-here"))).to_have_count(1)
    hinted.click()
    expect(table.nothing).to_be_visible()
    expect(hinted).to_have_count(0)


def test_the_others_turn_says_so(page: Page, pyramid: Opened) -> None:
    sit_down(page, pyramid, 1)
    table = Tableside(page, WORDS)
    expect(table.nothing).to_be_visible()
    expect(table.lit).to_have_count(0)
    table.card(15).click()
    expect(table.notice).to_contain_text(say("error-not-your-turn"))

"""The rules as a page of their own: the first page, chapters by number, words explained, search, examples."""

import re
from itertools import groupby

import pytest
from playwright.sync_api import Page, expect

from chrysalide.games import names
from chrysalide.guide import Example, examples
from tests.browser.screens import PHONE, Screens
from tests.browser.words import Words
from tests.depth import choice

WORDS = Words("fr")
say = WORDS.say
# how many lines the text of an element takes
LINES = """one => {
  const range = document.createRange();
  range.selectNodeContents(one);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}"""


@pytest.fixture
def page(screens: Screens) -> Page:
    return screens.blank()


def test_the_first_page_leads_to_chapters_and_back(page: Page) -> None:
    page.goto("/rules/celestes")
    expect(page.get_by_role("heading", name=say("brief-title", game=say("game-title")))).to_be_visible()
    page.get_by_role("link", name=say("rules-part-rules"), exact=True).click()
    first = page.locator('[data-rule="1.1"]')
    expect(first).to_be_visible()
    page.get_by_role("navigation", name=say("chapters")).get_by_role("link", name="2 ").first.click()
    expect(page.locator('[data-chapter="2"]')).to_be_focused()
    expect(first).to_be_hidden()
    page.go_back()
    expect(first).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name=say("brief-tips"))).to_be_visible()


@pytest.mark.parametrize("address", ["/rules/celestes#2.5", "/rules/celestes/rules#2.5", "/rules/celestes#rule-2.5"])
def test_a_rule_has_an_address(page: Page, address: str) -> None:
    page.goto(address)
    rule = page.locator('[data-rule="2.5"]')
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()


def test_a_rule_that_does_not_exist_leads_to_the_contents(page: Page) -> None:
    page.goto("/rules/celestes#99.1")
    expect(page.get_by_text(say("rule-missing", rule="99.1"))).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="6 ").last.click()
    expect(page.locator('[data-rule="6.1"]')).to_be_visible()


def test_a_word_is_explained_in_place_and_leads_to_its_rule(page: Page) -> None:
    page.goto("/rules/celestes#4.4")
    word = page.locator('[data-rule="4.4"]').get_by_role("button", name="accessible")
    word.focus()
    page.keyboard.press("Enter")
    note = page.get_by_role("dialog", name="accessible")
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    expect(word).to_be_focused()
    word.click()
    note.get_by_role("link").click()
    expect(page.locator('[data-rule="2.5"]')).to_be_focused()
    expect(note).to_be_hidden()


def test_search_knows_other_words_and_looks_into_other_games(page: Page) -> None:
    page.goto("/rules/mariposas")
    page.get_by_label(say("search-rules")).fill("asclépiades")
    found = page.locator("li[data-rule]")
    expect(found.filter(has=page.locator("mark")).first).to_be_visible()
    page.get_by_label(say("search-rules")).fill("gagner")
    expect(page.get_by_role("heading", name="Papillons célestes")).to_be_visible()
    page.get_by_label(say("search-rules")).fill("joker")
    page.locator('a[href="/rules/celestes/rules#6.5"]').click()
    expect(page.locator('[data-rule="6.5"]')).to_be_focused()


def test_a_question_is_answered_by_its_telling_words(page: Page) -> None:
    page.goto("/rules/celestes")
    page.get_by_label(say("search-rules")).fill("que faire avec le machaon en double")
    marked = page.locator("li[data-rule] mark")
    expect(marked.filter(has_text=re.compile("machaon", re.IGNORECASE)).first).to_be_visible()
    expect(marked.filter(has_text=re.compile("^(que|avec|le|en|faire)$", re.IGNORECASE))).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1440])
def test_the_number_of_a_rule_stays_on_one_line(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.goto("/rules/extinction/rules#17")
    number = page.locator('[data-rule="17.10"] .number')
    expect(number).to_be_visible()
    assert number.evaluate(LINES) == 1
    page.get_by_label(say("search-rules")).fill("carte clé")
    number = page.locator('li[data-rule="17.10"] i')
    expect(number).to_be_visible()
    assert number.evaluate(LINES) == 1


def test_an_example_is_painted_when_it_is_seen(screens: Screens) -> None:
    page = screens.blank(size=PHONE)
    page.goto("/rules/celestes/rules#5")
    figure = page.locator("figure").filter(visible=True)
    expect(figure).to_contain_text(say("example-title", title="le Grand Bolina bloque"))
    figure.scroll_into_view_if_needed()
    expect(figure.locator('[data-target="slot:13"]')).to_be_visible()
    expect(page.get_by_role("button", name="13")).to_have_count(0)  # a picture, for nobody to press


@pytest.mark.parametrize("game", choice(["celestes"], names()))
def test_what_an_example_points_at_is_on_its_board(page: Page, game: str) -> None:
    for chapter, found in groupby(examples(game), lambda example: example.chapter):
        page.goto(f"/rules/{game}/rules#{chapter}")
        for index, example in enumerate(found):
            figure = page.locator("figure").filter(visible=True).nth(index)
            figure.scroll_into_view_if_needed()
            for target in targets(example):
                expect(figure.locator(f'[data-target="{target}"]').first).to_be_attached()


def targets(example: Example) -> set[str]:
    return {*example.lit, *example.zoom}

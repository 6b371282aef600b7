"""A whole match without a mouse, in the three ways the keyboard offers."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.screens import Screens
from tests.browser.tableside import Tableside
from tests.browser.words import Words

WORDS = Words("es")
say = WORDS.say
FOCUSED = "element => element === document.activeElement"


def tab_to(page: Page, wanted: Locator, most: int = 60) -> None:
    expect(wanted).to_be_visible()
    for _ in range(most):
        page.keyboard.press("Tab")
        if wanted.evaluate(FOCUSED):
            return
    raise AssertionError(f"the keyboard does not reach {wanted}")


def by_list(table: Tableside) -> None:
    table.page.keyboard.press("c")
    expect(table.choices.first).to_be_focused()
    table.page.keyboard.press("End")
    expect(table.choices.last).to_be_focused()
    table.page.keyboard.press("Enter")


def by_number(table: Tableside) -> None:
    """The number on a line, or of the line where not every line has one."""
    badges = [line.strip() for line in table.choices.locator("[aria-hidden=true]").all_text_contents() if line.strip()]
    numbered = len(badges) == table.choices.count() and all(badge.isdigit() for badge in badges)
    table.page.keyboard.type(badges[0] if numbered else "1")


def by_board(table: Tableside) -> None:
    """Into the cards with Tab, between them with arrows."""
    page = table.page
    page.locator("#content").focus()
    tab_to(page, table.lit.first)
    before = table.lit.first.get_attribute("data-target")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(f'[data-target="{before}"]')).to_be_visible()
    page.keyboard.press("Enter")


def test_a_whole_match_by_keyboard(screens: Screens) -> None:
    page = screens.open("/", lang="es")
    play = page.get_by_role("link", name=say("play-game", game=say("game-title")))
    expect(play).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name=say("skip-to-content"))).to_be_focused()
    page.keyboard.press("Enter")
    tab_to(page, play)
    page.keyboard.press("Enter")

    start = page.get_by_role("button", name=say("start"))
    expect(start).to_be_visible()
    tab_to(page, page.locator("summary", has_text=say("seats")))
    page.keyboard.press("Enter")
    level = page.get_by_label(say("level"))
    tab_to(page, level)
    page.keyboard.type(say("bot-greedy"))
    expect(level).to_have_value("greedy")
    tab_to(page, page.locator("summary", has_text=say("options")))
    page.keyboard.press("Enter")
    rounds = page.get_by_label(say("option-tokens_to_win"))
    tab_to(page, rounds)
    page.keyboard.type("1")
    expect(rounds).to_have_value("1")
    page.get_by_label(say("your-name")).focus()
    page.keyboard.press("Enter")

    table = Tableside(page, WORDS)
    decisions = 0
    while table.await_turn_or_end():
        (by_list, by_number, by_board)[decisions % 3](table)
        table.await_answer()
        decisions += 1
    assert 9 <= decisions <= 36
    expect(table.end.get_by_role("button", name=say("close"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.end).to_be_hidden()


def test_single_keys_can_be_switched_off(screens: Screens) -> None:
    page = screens.open("/new/celestes", lang="es")
    page.get_by_role("button", name=say("start")).click()
    table = Tableside(page, WORDS)
    table.await_turn()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=say("keys"))
    keys.get_by_label(say("shortcuts-on")).uncheck()
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("r")
    page.keyboard.press("?")
    expect(keys.or_(table.rules)).to_be_hidden()

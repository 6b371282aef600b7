"""A whole match without a mouse, in the three ways the keyboard offers."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.screens import Screens
from tests.browser.tableside import MOST_DECISIONS, SOME, WHOLE, Tableside, play_through
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
    words = [text.split() for text in table.choices.all_inner_texts()]
    numbered = all(word[0].isdigit() for word in words)
    table.page.keyboard.type(words[0][0] if numbered else "1")


def by_board(table: Tableside) -> None:
    """Into the cards with Tab, between them with the arrow keys; the last card is never covered."""
    page = table.page
    cards = page.locator("button[data-target^='slot:']")
    page.keyboard.press("c")
    tab_to(page, cards.and_(page.locator("[tabindex='0']")))
    page.keyboard.press("End")
    expect(cards.last).to_be_focused()
    page.keyboard.press("Enter")


def in_turn(table: Tableside, decision: int) -> None:
    """The last card on the board only reacts while a card is to be taken."""
    ways = (by_list, by_number, by_board)
    (ways if table.takeable.count() else ways[:2])[decision % (3 if table.takeable.count() else 2)](table)


def test_a_match_by_keyboard(screens: Screens) -> None:
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
    page.keyboard.type(say("bot-easy"))
    expect(level).to_have_value("easy")
    tab_to(page, page.locator("summary", has_text=say("options")))
    page.keyboard.press("Enter")
    rounds = page.get_by_label(say("option-tokens_to_win"))
    tab_to(page, rounds)
    page.keyboard.type("1")
    expect(rounds).to_have_value("1")
    page.get_by_label(say("your-name")).focus()
    page.keyboard.press("Enter")

    table = Tableside(page, WORDS, patient=False)
    decisions = play_through(table, way=in_turn, most=MOST_DECISIONS if WHOLE else SOME)
    if not WHOLE:
        return
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

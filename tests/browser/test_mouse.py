"""A whole match by mouse, from the first page to the last."""

from playwright.sync_api import expect

from tests.browser.screens import Screens
from tests.browser.tableside import Tableside
from tests.browser.words import Words


def test_a_whole_match_by_mouse(screens: Screens) -> None:
    words = Words("fr")
    page = screens.open("/")
    title = words.say("game-title")
    page.get_by_role("link", name=words.say("play-game", game=title)).click()
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()

    page.get_by_label(words.say("your-name")).fill("Camille")
    page.locator("summary", has_text=words.say("seats")).click()
    page.get_by_label(words.say("level")).select_option(label=words.say("bot-greedy"))
    page.locator("summary", has_text=words.say("options")).click()
    page.get_by_label(words.say("option-tokens_to_win")).select_option(label=words.say("option-tokens_to_win-2"))
    page.get_by_role("button", name=words.say("start")).click()

    table = Tableside(page, words)
    table.await_turn()
    import time; t=time.time()
    n = table.click_through()
    print(n, time.time()-t)
    expect(table.end).to_contain_text("Camille")

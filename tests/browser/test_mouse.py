"""A whole match by mouse, from the home page to the rematch."""

from playwright.sync_api import expect

from tests.browser.quick import play_on
from tests.browser.screens import Screens
from tests.browser.tableside import Tableside, play_through, sit_down
from tests.browser.words import ANY, Words
from tests.server.site import Site

WORDS = Words("fr")
say = WORDS.say


def test_a_whole_match_by_mouse(screens: Screens) -> None:
    page = screens.open("/")
    page.get_by_role("link", name=say("play-game", game=say("game-title"))).click()
    page.get_by_label(say("your-name")).fill("Camille")
    page.locator("summary", has_text=say("seats")).click()
    page.get_by_label(say("level")).select_option("easy")
    page.locator("summary", has_text=say("options")).click()
    page.get_by_label(say("option-tokens_to_win")).select_option("1")
    page.get_by_role("button", name=say("start")).click()

    table = Tableside(page, WORDS)
    assert 9 <= play_through(table) <= 36
    expect(table.end).to_contain_text("Camille")
    expect(table.end).to_contain_text(say("promise-kept"))
    expect(table.end.get_by_role("table")).to_be_visible()

    over = page.url
    table.end.get_by_role("button", name=say("play-again")).click()
    expect(table.end).to_be_hidden()
    table.await_turn()
    expect(page).not_to_have_url(over)


def test_two_clicks_to_play(screens: Screens) -> None:
    """A ready-made table: against a medium bot, without a form to fill in."""
    page = screens.open("/")
    page.get_by_role("link", name=say("play-game", game=say("game-title"))).click()
    expect(page.get_by_text(say("bot-medium")).first).to_be_visible()
    page.get_by_role("button", name=say("start")).click()
    Tableside(page, WORDS).await_turn()


def test_the_loser_of_a_round_chooses_the_order(screens: Screens, site: Site) -> None:
    opened = site.open(tokens_to_win=2)
    loser = play_on(site, opened, lambda update: update["view"]["phase"] == "choose_order")["view"]["actor"]
    page = screens.blank()
    sit_down(page, opened, loser)
    table = Tableside(page, WORDS)
    page.locator('[data-target="order:first"]').click()
    expect(table.takeable.first).to_be_visible()
    last_round = WORDS.like("table-last-round", round=1, player="Ada", points=ANY, other_points=ANY, other_player="Bo")
    expect(page.get_by_role("button", name=last_round)).to_be_visible()


def test_the_table_is_found_again_from_the_first_page(screens: Screens, site: Site) -> None:
    opened = site.open(first_player=0)
    page = screens.blank()
    sit_down(page, opened, 0)
    page.get_by_role("link", name=say("brand-home")).click()
    mine = page.get_by_role("region", name=say("my-tables"))
    expect(mine).to_contain_text(say("your-turn"))
    mine.get_by_role("link", name=say("resume-game", game=say("game-title"))).click()
    Tableside(page, WORDS).await_turn()

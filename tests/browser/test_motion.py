"""With everything in motion, as most people see it."""

from playwright.sync_api import expect

from tests.browser.screens import Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.words import Words
from tests.server.site import Site

WORDS = Words("fr")
MOVING = "() => document.getAnimations().some(one => one.playState === 'running')"
GREEDY = {"kind": "bot", "level": "greedy", "name": "Vulcain"}


def test_cards_fly_and_the_table_goes_on(screens: Screens, site: Site) -> None:
    opened = site.open({"kind": "person", "name": "Ada"}, GREEDY, first_player=0, tokens_to_win=1)
    page = screens.blank(still=False)
    sit_down(page, opened, 0)
    table = Tableside(page, WORDS)
    for _ in range(2):
        table.await_turn()
        target = table.takeable.first.get_attribute("data-target")
        table.takeable.first.click()
        page.wait_for_function(MOVING)
        expect(page.locator(f'button[data-target="{target}"]')).to_have_count(0)
    table.await_turn()


def test_what_happens_can_be_skipped(screens: Screens, site: Site) -> None:
    opened = site.open({"kind": "person", "name": "Ada"}, GREEDY, first_player=0, tokens_to_win=1)
    page = screens.blank(still=False)
    sit_down(page, opened, 0)
    table = Tableside(page, WORDS)
    table.await_turn()
    table.takeable.first.click()
    table.button("skip").click()
    table.await_turn()
    expect(table.button("skip")).to_be_hidden()

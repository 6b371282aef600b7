"""At one's own pace: after a bot's turn the table waits until the reader goes on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.screens import Screens
from tests.browser.tableside import AnyTable, sit_down
from tests.browser.words import Words
from tests.server.rooms import HANDS, RANDOM, people, room
from tests.server.site import Site

WORDS = Words("fr", HANDS)
say = WORDS.say


def by_button(page: Page) -> None:
    page.get_by_role("button", name=say("go-on")).click()


def by_key(page: Page) -> None:
    page.keyboard.press("n")


@pytest.mark.parametrize("go_on", [by_button, by_key])
def test_the_table_waits_after_a_bots_turn(screens: Screens, site: Site, go_on: Callable[[Page], None]) -> None:
    opened = room(site, *people("Ada"), RANDOM, RANDOM | {"name": "Vulcain"}, game=HANDS)
    page = screens.blank()
    page.add_init_script("localStorage.setItem('chrysalide.pause', 'on')")
    sit_down(page, opened, 0)
    table = AnyTable(page, WORDS)
    waiting = page.get_by_text(say("bot-turn-over"))
    for _ in range(20):  # until one bot has played and the other has something to show
        if not goes_on(table, waiting):
            break
        table.offered.first.click()
    expect(waiting).to_be_visible()
    expect(table.offered).to_have_count(0)
    shown = table.log.first.inner_text()
    go_on(page)
    expect(table.log.first).not_to_have_text(shown)
    while not goes_on(table, waiting):  # a table that was lost and found in between has a turn to show once more
        go_on(page)
    expect(table.offered.first).to_be_visible()


def goes_on(table: AnyTable, waiting: Locator) -> bool:
    table.offered.or_(waiting).first.wait_for()
    return not waiting.is_visible()

"""A whole turn can be tried and taken back: with the mouse, from the menu and with one key."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screens import Screens
from tests.browser.tableside import AnyTable, sit_down
from tests.browser.words import Words
from tests.server.rooms import room
from tests.server.site import Site

GAME = "papilio"
WORDS = Words("fr", GAME)
say = WORDS.say


def by_button(page: Page) -> None:
    page.get_by_role("button", name=say("restart"), exact=True).click()


def by_key(page: Page) -> None:
    page.keyboard.press("t")


def by_menu(page: Page) -> None:
    page.get_by_role("button", name=say("table-menu")).click()
    menu = page.get_by_role("dialog", name=say("table-menu"))
    menu.get_by_role("group", name=say("this-match")).get_by_role("button", name=say("restart")).click()
    expect(menu).to_be_hidden()


@pytest.mark.parametrize("way", [by_button, by_key, by_menu])
def test_a_turn_is_restarted(screens: Screens, site: Site, way: Callable[[Page], None]) -> None:
    opened = room(site, game=GAME, options={"starter": 0})
    page = screens.blank()
    sit_down(page, opened, 0, 1)
    table = AnyTable(page, WORDS, patient=False)
    restart = table.button("restart")
    assert table.await_turn_or_end()
    expect(restart).to_be_disabled()
    while restart.is_disabled():  # until a turn has two decisions
        table.offered.first.click()
        assert table.await_answer()
    before = site.info(opened.id)
    player = before["seats"][whose(site, opened.id, before["length"])]["name"]
    way(page)
    expect(table.log.first).to_contain_text(say("note-undo-turn", you="no", player=player))
    expect(restart).to_be_disabled()
    after = site.info(opened.id)
    assert after["length"] < before["length"] - 1
    assert table.await_turn_or_end()


def whose(site: Site, table: str, index: int) -> int:
    actor: int = site.get(f"/api/tables/{table}/positions/{index}").json()["view"]["actor"]
    return actor

"""While a table waits: a bot takes an open seat, and is sent away again."""

from playwright.sync_api import expect

from tests.browser.screens import Screens
from tests.browser.tableside import sit_down
from tests.browser.words import Words
from tests.server.rooms import OPEN, people, room
from tests.server.site import Site

say = Words("fr").say


def test_a_bot_fills_a_seat_and_leaves_it(screens: Screens, site: Site) -> None:
    opened = room(site, *people("Ada"), OPEN, lang="fr")
    page = screens.blank()
    sit_down(page, opened, 0)
    seat = page.locator('[data-seat="1"]')
    seat.get_by_label(say("level")).select_option("easy")
    seat.get_by_role("button", name=say("fill-seat")).click()
    expect(seat).to_contain_text(say("seat-filled"))
    assert site.info(opened.id)["seats"][1]["level"] == "easy"
    seat.get_by_role("button", name=say("unfill-seat")).click()
    expect(seat.get_by_role("button", name=say("fill-seat"))).to_be_visible()
    seat.get_by_role("button", name=say("fill-seat")).click()
    expect(page.get_by_text(say("waiting-filled"))).to_be_visible()
    page.get_by_role("button", name=say("ready-say", count=1)).click()
    expect(page.get_by_role("region", name=say("the-table"))).to_be_visible()

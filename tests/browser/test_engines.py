"""A program gets a seat on the form for a new table, sits down with its link, and is shown as a program."""

from playwright.sync_api import expect

from chrysalide.client import Site as Client
from chrysalide.client import read_link
from tests.browser.screens import Screens
from tests.browser.words import Words
from tests.server.site import GAME

say = Words("fr", GAME).say


def test_a_program_is_given_a_seat_and_shown_as_one(screens: Screens) -> None:
    page = screens.open(f"/new/{GAME}")
    page.locator("summary", has_text=say("seats")).first.click()
    page.get_by_label(say("seat-number", number=2)).select_option("engine")
    expect(page.get_by_text(say("engine-about"))).to_be_visible()
    page.get_by_role("button", name=say("start"), exact=True).click()
    seat = page.locator('[data-seat="1"]')
    expect(seat).to_contain_text(say("engine-seat"))
    expect(seat).to_contain_text(say("engine-how"))
    link = read_link(seat.get_by_role("textbox", name=say("engine-link", number=2)).input_value())
    assert link.table is not None
    program = Client(link.site).sit(link.table, link.invitation, "Turtle")
    shown = page.get_by_role("region", name=say("the-table"))
    expect(shown).to_be_visible()
    expect(page.get_by_role("heading", name=say("engine-named", name="Turtle")).first).to_be_visible()
    program.close()

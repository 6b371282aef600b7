"""The form for a new table brings the seats that an option needs; an unknown game leads home."""

import re

from playwright.sync_api import expect

from tests.browser.papillons_table import PAPILLONS
from tests.browser.screens import Screens
from tests.browser.words import Words

WORDS = Words("fr", PAPILLONS)
say = WORDS.say


def test_an_unknown_game_leads_home(screens: Screens) -> None:
    screens.watch.forgive("404")
    page = screens.open("/new/unknown")
    expect(page).to_have_url(re.compile(r"^[^/]+//[^/]+/$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_teams_bring_four_seats_and_two_seats_no_teams(screens: Screens) -> None:
    page = screens.open(f"/new/{PAPILLONS}")
    for fold in ("seats", "options"):
        page.locator("summary", has_text=say(fold)).first.click()
    seats, teams = page.get_by_label(say("how-many")), page.get_by_label(say("option-teams"), exact=True)
    seats.select_option("2")
    teams.check()
    expect(seats).to_have_value("4")
    seats.select_option("2")
    expect(teams).not_to_be_checked()

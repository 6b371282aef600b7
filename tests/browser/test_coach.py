"""The coach in a match against a bot: tips that come once, and hints that say why."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.screens import Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.words import Words
from tests.server.site import Opened, Site

WORDS = Words("fr")
say = WORDS.say
CAMILLE = {"kind": "person", "name": "Camille"}
BOT = {"kind": "bot", "level": "beginner"}


def against_a_bot(site: Site) -> Opened:
    return site.open(CAMILLE, BOT, lang="fr", first_player=0, tokens_to_win=1, layouts=["L01"])


def tip(page: Page) -> Locator:
    return page.locator(".heads .tip")


def sit(page: Page, site: Site) -> Tableside:
    sit_down(page, against_a_bot(site), 0)
    table = Tableside(page, WORDS, patient=False)
    table.await_turn()
    return table


def test_a_tip_comes_once_and_moves_nothing(screens: Screens, site: Site) -> None:
    page = screens.blank()
    table = sit(page, site)
    expect(tip(page)).to_contain_text(say("tip-take"))
    board = table.board.locator(".board").first
    place = board.bounding_box()
    tip(page).get_by_role("button", name=say("tip-dismiss")).click()
    expect(tip(page)).to_have_count(0)
    assert board.bounding_box() == place
    sit(page, site)  # another match in the same browser
    expect(tip(page).get_by_text(say("tip-take"))).to_have_count(0)


def test_tips_are_switched_off_in_the_menu(screens: Screens, site: Site) -> None:
    page = screens.blank()
    sit(page, site)
    expect(tip(page)).to_be_visible()
    page.get_by_role("button", name=say("table-menu")).click()
    page.get_by_role("button", name=say("tips-again")).click()
    page.get_by_label(say("tips"), exact=True).uncheck()
    expect(tip(page)).to_have_count(0)
    sit(page, site)
    expect(tip(page)).to_have_count(0)


def test_a_hint_says_why_and_judges_every_choice(screens: Screens, site: Site) -> None:
    page = screens.blank()
    table = sit(page, site)
    table.button("hint").click()
    expect(page.get_by_text(say("hint-why"), exact=True)).to_be_visible()
    expect(tip(page)).to_have_count(0)  # one voice at a time
    expect(table.choices.locator("[data-verdict]")).to_have_count(table.choices.count())
    verdicts = [say(f"verdict-{name}") for name in ("best", "equal", "less", "worse")]
    expect(table.choices.filter(has_text=say("hint-here"))).to_contain_text(re.compile("|".join(verdicts)))
    expect(table.choices.filter(has_text="%")).to_have_count(0)


def test_people_elsewhere_are_not_kept_waiting_by_tips(screens: Screens, site: Site) -> None:
    page = screens.blank()
    opened = site.open(CAMILLE, {"kind": "person", "name": "Lucas"}, lang="fr", first_player=0)
    sit_down(page, opened, 0)
    Tableside(page, WORDS).await_turn()
    expect(tip(page)).to_have_count(0)

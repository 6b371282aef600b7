"""Leaving, resigning and draws: asked about, explained beforehand, by mouse and by keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screens import PHONE, Screens
from tests.browser.tableside import AnyTable, sit_down
from tests.browser.words import Words
from tests.server.rooms import HANDS, people, room
from tests.server.site import Opened, Site

FRENCH = Words("fr")
say = FRENCH.say


@pytest.fixture
def opened(site: Site) -> Opened:
    return room(site, options={"first_player": 0})


def menu(page: Page, message: str) -> None:
    page.get_by_role("button", name=say("table-menu")).click()
    group = page.get_by_role("dialog", name=say("table-menu")).get_by_role("group", name=say("this-match"))
    group.get_by_role("button", name=say(message)).click()


def test_leaving_asks_and_home_leads_back(screens: Screens, opened: Opened) -> None:
    page = screens.blank()
    sit_down(page, opened, 0)
    page.get_by_role("button", name=say("leave"), exact=True).click()
    asked = page.get_by_role("dialog", name=say("leave-title"))
    asked.get_by_role("button", name=say("leave-stay")).click()
    expect(page).to_have_url(re.compile(f"/table/{opened.id}$"))
    page.get_by_role("button", name=say("leave"), exact=True).focus()
    page.keyboard.press("Enter")
    asked.get_by_role("button", name=say("leave-go")).focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/$"))
    expect(page.get_by_role("region", name=say("my-tables"))).to_contain_text(say("game-title"))
    back = page.get_by_role("link", name=say("left-back"))
    expect(page.get_by_text(say("left-notice", game=say("game-title")))).to_be_visible()
    back.focus()
    page.keyboard.press("Enter")
    page.locator("main[data-link=open]").wait_for()
    expect(page).to_have_url(re.compile(f"/table/{opened.id}$"))
    page.goto("/")
    expect(back).to_have_count(0)


def test_a_running_match_is_not_forgotten_by_accident(screens: Screens, opened: Opened) -> None:
    page = screens.blank()
    sit_down(page, opened, 0)
    page.goto("/")
    title = say("game-title")
    mine = page.get_by_role("region", name=say("my-tables"))
    cross = mine.get_by_role("button", name=say("forget-game", game=title))
    cross.click()
    asked = page.get_by_role("dialog", name=say("forget-title", game=title))
    asked.get_by_role("button", name=say("forget-stay")).click()
    expect(cross).to_be_visible()
    cross.click()
    asked.get_by_role("button", name=say("forget-go")).click()
    expect(cross).to_have_count(0)
    page.get_by_role("button", name=say("put-back"), exact=True).click()
    expect(cross).to_be_visible()
    page.reload()
    mine.get_by_role("link", name=say("resume-game", game=title)).click()
    page.locator("main[data-link=open]").wait_for()
    expect(page.get_by_role("region", name=say("your-choices"))).to_be_visible()  # the seat is still held


def test_resigning_says_what_it_means(screens: Screens, opened: Opened, site: Site) -> None:
    here, there = screens.blank(), screens.context(lang="fr").new_page()
    sit_down(here, opened, 0)
    sit_down(there, opened, 1)
    menu(here, "resign")
    asked = here.get_by_role("dialog", name=say("resign-title"))
    expect(asked).to_contain_text(say("way-end", names="Bo", names_count=1))
    asked.get_by_role("button", name=say("resign-stay")).click()
    expect(asked).to_be_hidden()
    assert site.info(opened.id)["status"] == "playing"
    menu(here, "resign")
    asked.get_by_role("button", name=say("way-end-go")).focus()
    here.keyboard.press("Enter")
    lost = say("ended-resigned", you="yes", winners="Bo", winners_count=1)
    won = say("ended-resigned", you="no", player="Ada", winner="you", winners="Bo", winners_count=1)
    expect(here.get_by_role("dialog", name=say("match-over"))).to_contain_text(lost)
    expect(there.get_by_role("dialog", name=say("match-over"))).to_contain_text(won)


def test_a_question_stays_in_sight_on_a_phone(screens: Screens, site: Site) -> None:
    """A group is asked whether to give up; the question is there wherever the reader has scrolled."""
    table = room(site, game="extinction")
    here = screens.blank()
    there = screens.context(lang="fr", size=PHONE).new_page()
    sit_down(here, table, 0)
    sit_down(there, table, 1)
    menu(here, "resign")
    words = Words("fr", "extinction")
    asked = here.get_by_role("dialog", name=say("resign-title"))
    expect(asked).to_contain_text(words.say("way-bot", bot=say("bot-medium")))
    expect(asked).to_contain_text(say("way-asks", names="Bo", names_count=1))
    asked.get_by_role("button", name=say("way-ask-go")).click()
    question = there.get_by_text(say("resign-question", you="no", player="Ada"))
    expect(question).to_be_in_viewport()
    there.mouse.wheel(0, 4000)
    expect(question).to_be_in_viewport()
    there.get_by_role("button", name=say("refuse")).click()
    expect(question).to_have_count(0)
    expect(here.get_by_role("alert")).to_contain_text(say("resign-not-agreed"))


def test_a_draw_is_offered_and_accepted(screens: Screens, site: Site) -> None:
    words = Words("fr", HANDS)
    table = room(site, *people("Ada", "Bo"), game=HANDS, options={"starter": 0})
    here, there = screens.blank(), screens.context(lang="fr").new_page()
    sit_down(here, table, 0)
    sit_down(there, table, 1)
    sides = [AnyTable(here, words, patient=False), AnyTable(there, words, patient=False)]
    for _ in range(60):
        here.get_by_role("button", name=say("table-menu")).click()
        offer = here.get_by_role("dialog", name=say("table-menu")).get_by_role("button", name=say("draw"), exact=True)
        if offer.is_enabled():
            break
        here.keyboard.press("Escape")
        side = sides[0] if sides[0].offered.count() > 0 else sides[1]
        assert side.await_turn_or_end()
        side.offered.first.click()
        side.await_answer()
    offer.click()
    there.get_by_role("button", name=say("agree")).click()
    for page in (here, there):
        expect(page.get_by_role("dialog", name=say("match-over"))).to_contain_text(say("ended-agreed"))

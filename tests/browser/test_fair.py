"""Nobody is cheated while away: the terms are shown, what is not allowed is not offered, undone moves stay visible."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.screens import Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.words import ANY, Words
from tests.server.rooms import OPEN, people, room
from tests.server.site import GAME, Opened, Site

FRENCH = Words("fr")
say = FRENCH.say


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site where people who left count as gone after a moment."""
    with Site(tmp_path_factory.mktemp("site") / "site.db", grace=0.3) as running:
        yield running


def terms(page: Page) -> Locator:
    return page.locator("ul.terms").get_by_role("listitem")


def form(screens: Screens, public: bool) -> Page:
    """A new table with an open seat."""
    page = screens.open(f"/new/{GAME}{'#public' if public else ''}")
    if not public:
        page.locator("summary").filter(has_text=say("seats")).first.click()
        page.get_by_label(say("seat-number", number=2)).select_option("open")
        page.locator("summary").filter(has_text=say("terms")).click()
    return page


def start(page: Page, site: Site) -> dict[str, object]:
    page.get_by_role("button", name=say("start")).click()
    expect(page).to_have_url(re.compile("/table/"))
    return site.info(page.url.rpartition("/")[2])


def test_friends_settle_who_plays_for_the_absent(screens: Screens, site: Site) -> None:
    page = form(screens, public=False)
    absent = page.get_by_label(say("absent"), exact=True)
    expect(absent).to_have_value("medium")
    expect(page.get_by_label(say("help-allowed"))).not_to_be_checked()
    absent.select_option("off")
    page.get_by_label(say("help-allowed")).check()
    info = start(page, site)
    assert (info["absent"], info["help"], info["clock"]) == ("off", True, None)
    expect(terms(page).filter(has_text=say("terms-absent-off"))).to_be_visible()
    expect(terms(page).filter(has_text=say("terms-help"))).to_be_visible()


def test_strangers_play_without_help_and_the_clock_decides(screens: Screens, site: Site) -> None:
    page = form(screens, public=True)
    expect(page.get_by_label(say("help-allowed"))).not_to_be_checked()
    page.get_by_label(say("clock"), exact=True).select_option("move-60")
    level = page.get_by_label(say("absent-clock"))
    level.select_option("hard")
    expect(level.locator("option[value=off]")).to_have_count(0)
    page.get_by_label(say("timeout-loss-about")).check()  # then there is nothing else to choose
    expect(level).to_have_count(0)
    page.get_by_label(say("timeout-keep-about")).check()
    info = start(page, site)
    assert (info["absent"], info["help"], info["listed"]) == ("hard", False, True)
    expect(terms(page).filter(has_text=say("timeout-keep", bot=say("bot-hard")))).to_be_visible()
    site.tables._lists.clear()
    home = screens.open("/")
    card = home.get_by_role("article").filter(has=home.locator(f'a[href*="{info["table"]}"]'))
    expect(terms(home).filter(has_text=say("terms-no-help")).first).to_be_visible()
    expect(card.first).to_be_visible()


def test_what_is_not_allowed_is_not_offered(screens: Screens, site: Site) -> None:
    opened = room(site, options={"first_player": 0}, absent="off", help=False)
    page = screens.blank()
    sit_down(page, opened, 0)
    table = Tableside(page, FRENCH)
    table.await_turn()
    expect(table.button("rules")).to_be_visible()
    expect(table.button("hint")).to_have_count(0)
    page.keyboard.press("h")
    bo = page.get_by_role("region", name="Bo", exact=True)
    expect(bo).to_contain_text(say("away"))
    expect(page.get_by_role("button", name=say("let-bot", you="yes"))).to_have_count(0)
    expect(page.get_by_role("button", name=say("let-bot", you="no", player="Bo"))).to_have_count(0)
    expect(table.notice).to_have_count(0)


def test_a_hint_is_told_to_everybody_and_still_given(screens: Screens, site: Site) -> None:
    opened = room(site, options={"first_player": 0, "layouts": ["L01"], "tokens_to_win": 1})
    here, there = screens.blank(), screens.context(lang="fr").new_page()
    sit_down(here, opened, 0)
    sit_down(there, opened, 1)
    ada, bo = Tableside(here, FRENCH), Tableside(there, FRENCH)
    ada.await_turn()
    ada.button("hint").click()
    expect(bo.log.first).to_have_text(say("note-hint", you="no", player="Ada"))
    expect(here.get_by_role("button", name=f"– {say('table-hinted')}")).to_have_count(1)


def undone(site: Site, screens: Screens) -> tuple[Opened, Page]:
    """Ada has taken a card, undone that with Bo's consent and taken another."""
    opened = room(site, options={"first_player": 0, "layouts": ["L01"], "tokens_to_win": 1})
    here, there = screens.blank(), screens.context(lang="fr").new_page()
    sit_down(here, opened, 0)
    sit_down(there, opened, 1)
    ada = Tableside(here, FRENCH, patient=False)
    ada.await_turn()
    ada.lit.first.click()
    ada.await_answer()
    asking = ada.button("undo-ask").or_(ada.button("undo"))
    free = asking.inner_text() == say("undo")
    asking.click()
    if not free:
        here.get_by_role("dialog").get_by_role("button", name=say("undo-ask-go")).click()
        there.get_by_role("button", name=say("agree")).click()
    ada.await_turn()
    ada.lit.last.click()
    ada.await_answer()
    return opened, here


def test_the_log_and_the_replay_show_what_was_undone(screens: Screens, site: Site) -> None:
    opened, here = undone(site, screens)
    told = here.get_by_role("log").locator("li.note").filter(has=here.locator("details"))
    expect(told).to_have_count(1)
    told.locator("summary").click()
    taken = FRENCH.like("card-taken", you="yes", player=ANY, slot=ANY, species=ANY)
    expect(told.locator("s").first).to_have_text(taken)
    info = site.info(opened.id)
    assert info["history"] > info["length"]
    page = screens.open(f"/replay/{opened.id}")
    place = page.locator(".place")
    expect(place).to_have_text(f"0 / {info['length']}")
    page.get_by_label(say("replay-history")).check()
    expect(place).to_have_text(f"0 / {info['history']}")
    seen = page.get_by_text(say("replay-undone"), exact=True)
    for _ in range(info["history"]):
        if seen.is_visible():
            break
        page.keyboard.press("ArrowRight")
        expect(place).not_to_have_text(f"0 / {info['history']}")
    expect(seen).to_be_visible()
    expect(page.get_by_role("log").locator("s")).not_to_have_count(0)
    page.get_by_label(say("replay-history")).uncheck()
    expect(seen).to_have_count(0)
    expect(place).to_have_text(re.compile(f"/ {info['length']}$"))


def test_whoever_was_away_is_asked_before_anything_is_undone(screens: Screens, site: Site) -> None:
    opened = room(
        site, *people("Ada", "Bo"), options={"first_player": 0, "layouts": ["L01"], "tokens_to_win": 1}, absent="random"
    )
    here, his = screens.blank(), screens.context(lang="fr")
    sit_down(here, opened, 0)
    ada = Tableside(here, FRENCH, patient=False)
    ada.await_turn()
    ada.lit.first.click()
    bo = here.get_by_role("region", name="Bo", exact=True)
    bo.get_by_role("button", name=say("let-bot", you="no", player="Bo")).click()
    here.get_by_role("dialog").get_by_role("button", name=say("let-bot-go")).click()
    expect(bo).to_contain_text(say("kept-line", bot=say("bot-random")))
    ada.await_turn_or_end()
    entries = site.stored(opened.id)[1]
    ada.button("undo-ask").click()
    here.get_by_role("dialog").get_by_role("button", name=say("undo-ask-go")).click()
    expect(here.get_by_text(say("undo-waits-for", names="Bo"))).to_be_visible()
    assert site.stored(opened.id)[1] == entries
    there = his.new_page()
    sit_down(there, opened, 1)
    there.get_by_role("button", name=say("agree")).click()
    expect(ada.log.first).to_contain_text(say("note-undo-agreed", you="yes"))
    assert len(site.stored(opened.id)[1]) < len(entries)


def test_an_invitation_shows_what_was_settled(screens: Screens, site: Site) -> None:
    opened = room(site, *people("Ada"), OPEN, absent="easy")
    page = screens.open(f"/table/{opened.id}#join={opened.invitations[1]}")
    expect(terms(page).filter(has_text=say("terms-absent-bot", bot=say("bot-easy")))).to_be_visible()
    expect(terms(page).filter(has_text=say("terms-help"))).to_be_visible()

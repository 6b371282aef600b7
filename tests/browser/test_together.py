"""People at two screens: what they say to each other, what they agree on, and a clock that runs out."""

import time
from typing import Any

from playwright.sync_api import Page, expect

from chrysalide.server.table.table import Table
from tests.browser.screens import PHONE, Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.test_access import EVERYTHING, TOO_WIDE, complaints
from tests.browser.words import ANY, Words
from tests.server.rooms import inside
from tests.server.site import PEOPLE, Opened, Site

FRENCH, ENGLISH = Words("fr"), Words("en")
say, tell = FRENCH.say, ENGLISH.say


def open_table(site: Site, **more: Any) -> Opened:
    """Ada and Bo, with whatever else a table can be set up with."""
    options = {"first_player": 0, "layouts": ["L01"], "tokens_to_win": 1}
    answer = site.post("/api/tables", {"game": "celestes", "seats": PEOPLE, "options": options, **more})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Opened(made["table"], {seat["seat"]: seat["token"] for seat in made["seats"]})


def two_screens(screens: Screens, opened: Opened) -> tuple[Page, Page]:
    """Ada at a desk in French, Bo with a phone in English."""
    ada, bo = screens.blank(), screens.blank(lang="en", light="dusk", size=PHONE, has_touch=True, is_mobile=True)
    sit_down(ada, opened, 0)
    sit_down(bo, opened, 1)
    return ada, bo


def test_a_person_is_reported_and_blocked(screens: Screens, site: Site) -> None:
    """The operator reads what happened; whoever blocks no longer reads the other, who does not notice."""
    opened = open_table(site)
    ada, bo = two_screens(screens, opened)
    bo.get_by_role("button", name=tell("chat"), exact=True).click()
    drawer = bo.get_by_role("dialog", name=tell("chat"))
    line = drawer.get_by_label(tell("chat-write"))
    line.fill("something rude")
    line.press("Enter")
    ada.get_by_role("tab", name=say("chat-unread", count=1)).click()
    said = ada.get_by_role("list", name=say("chat")).get_by_role("listitem")
    expect(said).to_contain_text("something rude")
    ada.get_by_role("button", name=say("about-player", player="Bo")).first.click()
    about = ada.get_by_role("dialog", name="Bo")
    about.get_by_label(say("report-reason")).fill("Il insulte tout le monde")
    about.get_by_role("button", name=say("report-send")).click()
    expect(about.get_by_text(say("report-sent"))).to_be_visible()
    assert complaints(ada, EVERYTHING) == []
    about.get_by_role("button", name=say("block"), exact=True).click()
    ada.keyboard.press("Escape")
    expect(said).to_have_text(say("chat-silent"))
    [(reason,)] = site.sql(f"SELECT reason FROM reports WHERE table_id = '{opened.id}'")
    assert reason == "Il insulte tout le monde"


def test_words_and_gestures_between_two_screens(screens: Screens, site: Site) -> None:
    """A reaction is read in each reader's language; text stays as written; muted people are not shown."""
    ada, bo = two_screens(screens, open_table(site))
    bo.get_by_role("button", name=tell("chat"), exact=True).click()
    drawer = bo.get_by_role("dialog", name=tell("chat"))
    drawer.get_by_role("button", name=tell("emotes")).click()
    drawer.get_by_role("button", name=tell("emote-bravo")).click()
    line = drawer.get_by_label(tell("chat-write"))
    line.fill("<b>well</b>")
    line.press("Enter")
    expect(line).to_have_value("")

    ada.get_by_role("tab", name=say("chat-unread", count=2)).click()
    said = ada.get_by_role("list", name=say("chat")).get_by_role("listitem")
    expect(said).to_have_count(2)
    expect(said.first).to_contain_text(say("emote-bravo"))
    expect(said.last).to_contain_text("<b>well</b>")
    assert complaints(ada, EVERYTHING) == []
    ada.get_by_role("button", name=say("mute-player", player="Bo")).first.click()
    expect(said).to_have_text(say("chat-silent"))
    ada.get_by_label(say("chat-write")).fill("Je ne lis plus")
    ada.keyboard.press("Enter")
    expect(said).to_have_count(1)
    expect(drawer.get_by_text("Je ne lis plus")).to_be_visible()
    ada.reload()
    Tableside(ada, FRENCH).await_turn()
    ada.get_by_role("tab", name=say("chat")).click()
    ada.get_by_role("button", name=say("unmute-player", player="Bo")).click()
    expect(said).to_have_count(3)

    drawer.get_by_role("button", name=tell("emotes")).click()
    assert complaints(bo, EVERYTHING) == []
    assert not bo.evaluate(TOO_WIDE)


def test_taking_back_what_everybody_agrees_on(screens: Screens, site: Site) -> None:
    ada, bo = two_screens(screens, open_table(site, chat=False))
    here, there = Tableside(ada, FRENCH, patient=False), Tableside(bo, ENGLISH, patient=False)
    expect(ada.get_by_role("tab")).to_have_count(0)
    here.await_turn()
    here.card(13).click()
    there.await_turn()
    there.card(15).click()

    ask = here.button("undo-ask")  # now that Bo has decided
    ask.click()
    ada.get_by_role("button", name=say("undo-ask-go")).click()
    asked = bo.get_by_text(tell("undo-question", you="no", player="Ada"))
    expect(asked).to_be_visible()
    assert complaints(bo, EVERYTHING) == []
    bo.get_by_role("button", name=tell("refuse")).click()
    expect(asked).to_be_hidden()
    expect(here.notice).to_contain_text(say("undo-not-agreed"))

    ask.click()
    ada.get_by_role("button", name=say("undo-ask-go")).click()
    expect(ada.get_by_text(say("undo-waits-for", names="Bo"))).to_be_visible()
    bo.get_by_role("button", name=tell("agree")).focus()
    bo.keyboard.press("Enter")
    expect(here.log.first).to_contain_text(say("note-undo-agreed", you="yes"))
    expect(there.log.first).to_contain_text(tell("note-undo-agreed", you="no", player="Ada"))
    expect(here.card(13)).to_be_visible()
    expect(here.card(15)).to_be_visible()


def nearly_over(table: Table) -> None:
    """The seat to decide has little time left, which cannot run out: the table's own timer is stopped."""
    assert table.clocks is not None
    table.clocks.deadline = time.time() + 5
    table.time.close()
    table.audience.send_update("now", 0)


def over(table: Table) -> None:
    assert table.clocks is not None
    table.clocks.deadline = time.time()
    table.time.plan()


def test_a_time_that_runs_out_is_told_and_a_rematch_follows(screens: Screens, site: Site) -> None:
    clock = {"kind": "move", "seconds": 600, "increment": 0, "on_timeout": "loss"}
    opened = open_table(site, clock=clock)
    ada, bo = two_screens(screens, opened)
    Tableside(ada, FRENCH, patient=False).await_turn()
    inside(site, opened, nearly_over)
    low = FRENCH.like("clock-low", time=ANY)  # announced once
    expect(ada.get_by_role("region", name="Ada", exact=True).get_by_text(low)).to_be_attached()
    inside(site, opened, over)
    told = {
        ada: say("ended-by-time", you="yes", winners="Bo", winners_count=1, winner="one"),
        bo: tell("ended-by-time", you="no", player="Ada", winners="Bo", winners_count=1, winner="you"),
    }
    for page, sentence in told.items():
        expect(page.get_by_role("dialog")).to_contain_text(sentence)
    expect(Tableside(ada, FRENCH).log.first).to_have_text(say("note-time-loss", you="yes"))

    before = ada.url
    ada.get_by_role("dialog").get_by_role("button", name=say("rematch")).click()
    expect(ada).not_to_have_url(before)
    join = bo.get_by_role("dialog").get_by_role("button", name=tell("rematch-join"))
    expect(bo.get_by_role("dialog")).to_contain_text(tell("rematch-by", names="Ada", names_count=1))
    assert complaints(bo, EVERYTHING) == []
    join.click()
    expect(bo).to_have_url(ada.url)
    Tableside(bo, ENGLISH).await_turn()  # everybody moves one seat

"""The notebook: matches, preferences, seats on another device, a file with everything, nothing left."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.quick import play_on
from tests.browser.screens import PHONE, Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.waiting import poll
from tests.browser.words import Words
from tests.server.site import Opened, Site

WORDS = Words("fr")
say = WORDS.say
KEPT = "Object.keys(localStorage).filter((key) => key.startsWith('chrysalide.'))"
LONGER_THAN_A_DOUBLE_CLICK = 400  # milliseconds; the page ignores a second click sooner than that


@pytest.fixture
def over(site: Site) -> Opened:
    opened = site.open(tokens_to_win=1)
    play_on(site, opened)
    return opened


def matches(page: Page) -> Any:
    return page.get_by_role("region", name=say("carnet-matches")).get_by_role("listitem")


def open_carnet(page: Page) -> None:
    page.goto("/carnet")
    expect(page.get_by_role("heading", level=1, name=say("carnet"))).to_be_visible()


def test_a_finished_match_is_written_down_and_stays(screens: Screens, site: Site, over: Opened) -> None:
    page = screens.blank()
    sit_down(page, over, 0)
    expect(Tableside(page, WORDS).end).to_be_visible()
    open_carnet(page)
    expect(matches(page)).to_have_count(1)
    expect(matches(page)).to_contain_text(say("game-title"))
    expect(matches(page)).to_contain_text("Bo")
    winner = site.info(over.id)["winners"] == [0]
    expect(matches(page)).to_contain_text(say("carnet-won" if winner else "carnet-lost"))
    poll(lambda: over.id not in site.tables._open)  # it stays in memory while somebody might have to be notified
    for rows in ("undone", "notes", "spoken", "entries", "seats"):
        site.sql(f"DELETE FROM {rows} WHERE table_id = ?", over.id)
    site.sql("DELETE FROM tables WHERE id = ?", over.id)
    screens.watch.forgive("404")
    page.goto(f"/replay/{over.id}")
    expect(page.get_by_role("heading", level=1, name=say("missing-title"))).to_be_visible()
    open_carnet(page)
    expect(matches(page)).to_contain_text(say("carnet-gone"))
    expect(matches(page).get_by_role("link")).to_have_count(0)


def test_a_match_that_ended_elsewhere_is_found(screens: Screens, site: Site, over: Opened) -> None:
    page = screens.blank()
    page.goto("/about")
    kept = [{"table": over.id, "game": "celestes", "tokens": [over.tokens[1]], "invitations": {}, "opened": 1}]
    page.evaluate("kept => localStorage.setItem('chrysalide.tables', kept)", json.dumps(kept))
    open_carnet(page)
    expect(matches(page)).to_have_count(1)
    expect(matches(page)).to_contain_text("Ada")
    again, look_back = matches(page).get_by_role("link").all()
    expect(look_back).to_have_attribute("href", f"/review/{over.id}")
    again.click()
    expect(page).to_have_url(f"{screens.home}replay/{over.id}")


def test_preferences_hold_everywhere(screens: Screens, site: Site) -> None:
    page = screens.open("/carnet")
    panel = page.get_by_role("region", name=say("carnet-preferences"))
    panel.get_by_role("switch", name=say("pref-sounds")).click()
    panel.get_by_label(say("pref-sound-message")).uncheck()
    panel.get_by_role("button", name=say("pref-hints-never")).click()
    panel.get_by_role("button", name=say("pref-light-dusk")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dusk")
    page.reload()
    expect(panel.get_by_role("switch", name=say("pref-sounds"))).to_be_checked()
    expect(panel.get_by_label(say("pref-sound-message"))).not_to_be_checked()
    expect(panel.get_by_label(say("pref-sound-turn"), exact=True)).to_be_checked()
    panel.get_by_role("button", name=say("pref-light-auto")).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    opened = site.open(first_player=0)
    sit_down(page, opened, 0)
    Tableside(page, WORDS).await_turn()
    expect(page.get_by_role("button", name=say("undo"))).to_be_visible()
    expect(page.get_by_role("button", name=say("hint"), exact=True)).to_be_hidden()


def test_the_language_changes_the_notebook_too(screens: Screens) -> None:
    page = screens.open("/carnet")
    page.get_by_role("region", name=say("carnet-preferences")).get_by_role("button", name="Español").click()
    expect(page.get_by_role("heading", name=Words("es").say("carnet-preferences"))).to_be_visible()


def confirming(screens: Screens, site: Site) -> tuple[Page, Tableside, Opened]:
    page = screens.blank()
    page.clock.install()
    page.goto("/carnet")
    page.get_by_role("switch", name=say("confirm-moves")).click()
    opened = site.open(first_player=0)
    sit_down(page, opened, 0)
    table = Tableside(page, WORDS)
    table.await_turn()
    return page, table, opened


def test_a_move_is_shown_first_and_sent_by_a_second_click(screens: Screens, site: Site) -> None:
    """The page's clock stands still: the two clicks of a double-click are close however busy the machine is."""
    page, table, opened = confirming(screens, site)
    bar = page.get_by_role("group", name=say("confirm-question"))
    before = site.info(opened.id)["length"]
    table.takeable.last.click()
    expect(bar).to_be_visible()
    page.keyboard.press("Escape")
    expect(bar).to_be_hidden()
    expect(page.locator("main[data-settling]")).to_have_count(0)
    page.remove_locator_handler(page.locator("main[data-settling]"))  # which would wait for the clock
    page.clock.pause_at(page.evaluate("Date.now()"))
    table.takeable.last.dblclick()
    expect(bar).to_be_visible()
    assert site.info(opened.id)["length"] == before
    page.clock.run_for(LONGER_THAN_A_DOUBLE_CLICK)
    table.takeable.last.click()
    expect(bar).to_be_hidden()
    page.clock.resume()
    poll(lambda: site.info(opened.id)["length"] > before)  # choices go as soon as one is on its way


def test_a_move_is_confirmed_by_enter(screens: Screens, site: Site) -> None:
    page, table, opened = confirming(screens, site)
    bar = page.get_by_role("group", name=say("confirm-question"))
    before = site.info(opened.id)["length"]
    page.keyboard.press("c")
    expect(table.choices.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(bar).to_be_visible()
    assert site.info(opened.id)["length"] == before
    page.wait_for_timeout(LONGER_THAN_A_DOUBLE_CLICK)
    page.keyboard.press("Enter")
    expect(bar).to_be_hidden()
    poll(lambda: site.info(opened.id)["length"] > before)  # choices go as soon as one is on its way


def test_everything_goes_into_a_file_and_out_of_it(screens: Screens, over: Opened, tmp_path: Path) -> None:
    page = screens.blank()
    sit_down(page, over, 0)
    expect(Tableside(page, WORDS).end).to_be_visible()
    open_carnet(page)
    expect(matches(page)).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("button", name=say("carnet-export")).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert over.tokens[0] in file.read_text("utf-8")
    other = screens.open("/carnet")
    chooser = other.locator("input[type=file]")
    chooser.set_input_files({"name": "cat.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(other.get_by_text(say("carnet-bad-file"))).to_be_visible()
    chooser.set_input_files(file)
    expect(other.get_by_text(say("carnet-imported", tables=1, matches=1))).to_be_visible()
    expect(matches(other)).to_have_count(1)


def test_nothing_is_left_after_erasing(screens: Screens, over: Opened, site: Site) -> None:
    page = screens.blank()
    sit_down(page, over, 0)
    open_carnet(page)
    expect(matches(page)).to_have_count(1)
    page.get_by_role("button", name=say("carnet-erase")).click()
    ask = page.get_by_role("dialog", name=say("carnet-erase-title"))
    expect(ask).to_contain_text(say("carnet-erase-there"))
    ask.get_by_role("button", name=say("carnet-erase-no")).click()
    expect(ask).to_be_hidden()
    assert "chrysalide.history" in page.evaluate(KEPT)
    page.get_by_role("button", name=say("carnet-erase")).click()
    ask.get_by_role("button", name=say("carnet-erase-yes")).click()
    expect(page).to_have_url(screens.home)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    # What the first page writes down for a new reader: an avatar drawn for them, and the day they came.
    assert set(page.evaluate(KEPT)) <= {"chrysalide.avatar", "chrysalide.visited"}
    assert site.info(over.id)["status"] == "over"  # as the dialog says


def show_phrase(page: Page) -> list[str]:
    page.get_by_role("button", name=say("device-show")).click()
    words = page.get_by_role("region", name=say("device")).get_by_role("list").get_by_role("listitem")
    expect(words).to_have_count(6)
    return [word.lstrip("123456") for word in words.all_inner_texts()]


def test_seats_follow_by_six_words_once(screens: Screens, site: Site) -> None:
    opened = site.open(first_player=0)
    page = screens.blank()
    sit_down(page, opened, 0)
    open_carnet(page)
    phrase = " ".join(show_phrase(page)).replace("\n", "")
    expect(page.get_by_role("img", name=say("qr-code"))).to_be_visible()
    boxes = [box for (box,) in site.sql("SELECT box FROM parcels")]
    assert boxes
    assert not any(opened.tokens[0] in box for box in boxes)
    other = screens.open("/carnet", size=PHONE)
    other.get_by_role("button", name=say("device-have")).click()
    field = other.get_by_label(say("device-phrase"))
    receive = other.get_by_role("button", name=say("device-receive"))
    field.fill("un deux trois")
    receive.click()
    expect(other.get_by_text(say("device-short"))).to_be_visible()
    field.fill(f"  {phrase.upper()} ")
    receive.click()
    expect(other.get_by_text(say("carnet-imported", tables=1, matches=0))).to_be_visible()
    other.goto(f"/table/{opened.id}")
    Tableside(other, WORDS).await_turn()
    screens.watch.forgive("403")
    third = screens.open(f"/carnet#phrase={'-'.join(phrase.split())}")
    expect(third.get_by_text(say("device-link"))).to_be_visible()  # nothing is fetched without a click
    assert third.evaluate("location.hash") == ""
    third.get_by_role("button", name=say("device-receive")).click()
    expect(third.get_by_role("alert").last).not_to_be_empty()
    assert "chrysalide.tables" not in third.evaluate(KEPT)

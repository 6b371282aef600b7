"""A match as a file and as a link: imported, refused, downloaded, shown at any position."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import chrysalide
from tests.browser.screens import Screens
from tests.browser.words import Words
from tests.corpus import damaged, kept
from tests.server.site import GAME, Site

WORDS = Words("fr")
say = WORDS.say


@pytest.fixture
def page(screens: Screens) -> Page:
    screens.watch.forgive("422")  # the page reports a refused record
    return screens.blank()


@pytest.fixture
def file() -> Path:
    return next(path for path in kept(GAME) if path.stem == "2-seats-finished")


def chooser(page: Page) -> Locator:
    return page.locator("input[type=file]")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name=say("replay-position"))


def bring(page: Page, file: Path) -> None:
    page.goto("/")
    page.get_by_role("link", name=say("open-record")).first.focus()  # it moves down while lists above it come in
    page.keyboard.press("Enter")
    chooser(page).set_input_files(file)


def test_a_damaged_file_is_refused_with_its_place_and_a_whole_one_is_shown(page: Page, file: Path) -> None:
    wrong = next(path for path in damaged() if path.stem == "error-record-entry" and GAME in path.parts)
    bring(page, wrong)
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text(say("record-refused", name=wrong.name))
    lines = wrong.read_text("utf-8").rstrip().split("\n")
    expect(fault).to_contain_text(say("record-place", line=len(lines)))
    expect(fault.locator(".faulty")).to_have_text(f"{len(lines)}{lines[-1]}")
    expect(fault).to_contain_text(say("record-advice-edited"))
    page.get_by_label(say("records-paste")).fill(file.read_text("utf-8"))
    page.get_by_role("button", name=say("records-open")).click()
    expect(slider(page)).to_have_value("0")
    expect(page.get_by_role("log")).to_contain_text(say("log-imported"))


def test_a_position_is_shared_as_a_link_and_a_code(page: Page, screens: Screens, file: Path) -> None:
    bring(page, file)
    slider(page).fill("17")
    page.wait_for_url("**/replay/*/17")
    page.get_by_role("heading", level=1).click()  # away from the slider, which has keys of its own
    page.keyboard.press("+")
    expect(page.get_by_role("combobox", name=say("speed"))).to_have_value("2")
    page.keyboard.press("s")
    share = page.get_by_role("dialog", name=say("share"))
    expect(share.get_by_label(say("position-link", index=17)).first).to_have_value(page.url)
    share.get_by_role("button", name=f"{say('qr-code')} – {say('position-link', index=17)}").click()
    expect(page.get_by_role("img", name=say("qr-code"))).to_be_visible()
    other = screens.open(page.url)
    expect(slider(other)).to_have_value("17")
    other.keyboard.press("End")
    other.wait_for_url(f"**/{len(chrysalide.load(file.read_text('utf-8')).log)}")


def test_the_file_taken_away_is_the_one_that_was_brought(page: Page, site: Site, file: Path, tmp_path: Path) -> None:
    match = chrysalide.load(file.read_text("utf-8"))
    bring(page, file)
    page.wait_for_url("**/replay/*")
    table = page.url.rpartition("/")[2]
    page.get_by_role("button", name=say("key-share")).click()

    def saved() -> str:
        with page.expect_download() as download:
            page.get_by_role("button", name=say("download-record")).click()
        day = site.sql("SELECT created FROM tables WHERE id = ?", table)[0][0][:10]
        assert download.value.suggested_filename == f"chrysalide-{GAME}-{day}-{table}.txt"
        download.value.save_as(tmp_path / "record.txt")
        return (tmp_path / "record.txt").read_text("utf-8")

    assert saved() == match.record()
    site.sql("UPDATE tables SET rules_version = 0 WHERE id = ?", table)
    site.tables._open.pop(table, None)
    page.goto(f"/replay/{table}/3")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("old-rules-title"))
    expect(page.get_by_role("main")).to_contain_text("version 0")
    assert chrysalide.load(saved().replace("rules: 0", f"rules: {match.game.rules_version}")).entries == match.entries

"""The editor: a layout drawn by mouse and keyboard, its faults, the file, the link, and a table played with it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from chrysalide.core.packs import written
from chrysalide.editing import editor
from tests.browser.screens import Screens
from tests.browser.words import Words
from tests.server.site import GAME, Site
from tests.test_packs import EDITED

say = Words("fr").say
FOUND = editor(GAME)
HOSTILE = 'title = "<img src=x onerror=alert(1)>"\n'


@pytest.fixture
def longest() -> str:
    """The game with the most tables to be edited."""
    return max(EDITED, key=lambda game: sum(map(len, editor(game).start.values())))


def at(page: Page, row: int, column: int) -> Locator:
    name = say("edit-cell", row=row, column=column, mark="")
    return page.get_by_role("gridcell", name=re.compile(rf"^{re.escape(name)}".replace(r"\ ", r"\s")))


def open_editor(screens: Screens, hash_: str = "") -> Page:
    page = screens.open(f"/edit/{GAME}{hash_}")
    expect(page.get_by_role("button", name=say("edit-play"))).to_be_enabled()
    return page


def test_a_layout_is_drawn_shared_and_played(screens: Screens, tmp_path: Path) -> None:
    page = open_editor(screens)
    play = page.get_by_role("button", name=say("edit-play"))
    page.get_by_label(say("edit-title")).fill("Ma table")
    at(page, 1, 4).focus()
    page.keyboard.press("Delete")
    expect(page.locator("#table-title ~ .wrong, .form .wrong").first).to_contain_text("17")
    expect(play).to_be_disabled()
    at(page, 6, 1).click()  # face up, in a row of its own
    expect(play).to_be_enabled()
    page.keyboard.press("2")
    expect(at(page, 6, 1)).to_have_accessible_name(re.compile(re.escape(say("edit-rows-down"))))
    expect(play).to_be_enabled()

    with page.expect_download() as saved:
        page.get_by_role("button", name=say("edit-download")).click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == f"{GAME}-ma-table.toml"
    text = file.read_text("utf-8")
    assert FOUND.read(text) == text

    page.get_by_role("button", name=say("edit-share"), exact=True).click()
    link = page.get_by_label(say("edit-link"), exact=True).input_value()
    other = open_editor(screens, "#" + link.partition("#")[2])
    expect(other.get_by_label(say("edit-title"))).to_have_value("Ma table")
    expect(at(other, 6, 1)).to_have_accessible_name(re.compile(re.escape(say("edit-rows-down"))))

    other.get_by_role("button", name=say("edit-play")).click()
    expect(other).to_have_url(re.compile(rf"/new/{GAME}#pack$"))
    expect(other.get_by_label(say("option-edition"), exact=True)).to_have_value(text)
    other.get_by_role("button", name=say("start"), exact=True).click()
    expect(other).to_have_url(re.compile("/table/"))
    expect(other.locator("[data-target^='slot:']").first).to_be_visible()


def test_a_pack_is_what_its_maker_plays_with(screens: Screens) -> None:
    """The first match of a game is played without a pack: it is not offered to somebody who brings one."""
    page = open_editor(screens)
    page.get_by_label(say("edit-title")).fill("Ma table")
    page.get_by_role("button", name=say("edit-play")).click()
    expect(page.get_by_role("button", name=say("start"), exact=True)).to_be_enabled()
    expect(page.locator(".top")).to_contain_text("Ma table")
    expect(page.get_by_role("button", name=say("first-match"))).to_have_count(0)


def test_what_is_chosen_far_down_is_edited_beside_it(screens: Screens, longest: str) -> None:
    page = screens.open(f"/edit/{longest}", size={"width": 1440, "height": 900})
    last = page.get_by_role("navigation", name=say("edit-tables")).get_by_role("button").last
    last.click()
    expect(last).to_have_attribute("aria-current", "true")
    expect(last).to_be_in_viewport()
    expect(page.locator("#table-title")).to_be_in_viewport()
    expect(page.locator("#table-title")).to_have_text(last.inner_text())
    fields = page.locator(".form :is(input, select)").or_(page.get_by_text(say("edit-nothing-here")))
    expect(fields.first).to_be_visible()  # a card that says everything in words has nothing to fill in


def test_a_file_that_cannot_be_used_changes_nothing(screens: Screens, tmp_path: Path) -> None:
    page = open_editor(screens)
    file = tmp_path / "pack.toml"
    file.write_text(HOSTILE + "[[layout]]\nid = 'L01'\nrows = ['O']\n", "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("layout, 1, rows")
    expect(page.get_by_label(say("edit-title"))).to_have_value("")
    file.write_text(HOSTILE + written(FOUND.start), "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_label(say("edit-title"))).to_have_value("<img src=x onerror=alert(1)>")
    expect(page.get_by_role("button", name=say("edit-play"))).to_be_enabled()


def test_a_broken_link_is_said(screens: Screens) -> None:
    page = screens.open(f"/edit/{GAME}#pack=abc")
    expect(page.get_by_role("alert")).to_contain_text(say("edit-link-broken"))


@pytest.mark.parametrize("game", EDITED)
def test_every_editor_opens_on_a_phone_without_scrolling_sideways(screens: Screens, site: Site, game: str) -> None:
    page = screens.open(f"/edit/{game}", size={"width": 390, "height": 844})
    expect(page.get_by_role("button", name=say("edit-play"))).to_be_enabled()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390

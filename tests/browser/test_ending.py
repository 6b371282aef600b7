"""After the match: every point, the record, the replay."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.quick import play_on
from tests.browser.screens import Screens
from tests.browser.tableside import Tableside, sit_down
from tests.browser.words import ANY, Words
from tests.server.site import Opened, Site

WORDS = Words("fr")
say = WORDS.say


@pytest.fixture
def over(site: Site) -> Opened:
    opened = site.open(tokens_to_win=1)
    play_on(site, opened)
    return opened


@pytest.fixture
def page(screens: Screens) -> Page:
    return screens.blank()


def test_the_record_can_be_verified(page: Page, over: Opened, tmp_path: Path) -> None:
    sit_down(page, over, 0)
    end = Tableside(page, WORDS).end
    with page.expect_download() as download:
        end.get_by_role("button", name=say("download-record")).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    command = [sys.executable, "-m", "chrysalide.cli", "verify", "--json", str(file)]
    verdict = subprocess.run(command, capture_output=True, text=True, check=False)
    assert verdict.returncode == 0, verdict.stderr
    assert '"honest": true' in verdict.stdout


def test_the_totals_are_those_of_the_site(page: Page, over: Opened, site: Site) -> None:
    length = site.info(over.id)["length"]
    view = site.get(f"/api/tables/{over.id}/positions/{length}").json()["view"]
    sit_down(page, over, 0)
    table = Tableside(page, WORDS).end.get_by_role("table")
    for total in view["rounds"][0]["totals"]:
        expect(table.get_by_role("row").last).to_contain_text(str(total))


def test_a_replay_goes_forth_and_back(page: Page, over: Opened, site: Site) -> None:
    length = site.info(over.id)["length"]
    sit_down(page, over, 0)
    Tableside(page, WORDS).end.get_by_role("link", name=say("replay")).click()
    place = page.get_by_role("slider", name=say("replay-position"))
    expect(place).to_have_value("0")
    page.get_by_role("button", name=say("step-after")).click()
    expect(place).not_to_have_value("0")
    page.keyboard.press("End")
    expect(place).to_have_value(str(length))
    won = WORDS.like("match-won", you="no", player=ANY, tokens=1, other_tokens=0)
    expect(page.get_by_role("log").get_by_text(won)).to_be_visible()
    page.get_by_role("button", name=say("step-before")).click()
    expect(place).not_to_have_value(str(length))
    place.fill("0")
    expect(place).to_have_value("0")
    page.get_by_role("button", name=say("play-on")).click()
    expect(page.get_by_role("button", name=say("pause"))).to_be_visible()
    expect(place).not_to_have_value("0")
    page.get_by_role("button", name=say("pause")).click()


def test_nothing_of_a_replay_can_be_played(page: Page, over: Opened) -> None:
    page.goto(f"/replay/{over.id}")
    page.get_by_role("slider", name=say("replay-position")).fill("20")
    cards = page.locator("button[data-target]")
    expect(cards.first).to_be_visible()
    expect(Tableside(page, WORDS).lit).to_have_count(0)

"""The site as people start it: it may be killed, and may have games that the page does not know."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.screens import Screens, screens_on
from tests.browser.serving import Served, serving
from tests.browser.tableside import MOST_DECISIONS, Tableside, play_through, sit_down
from tests.browser.words import Words
from tests.depth import choice

TESTS = Path(__file__).parents[1]
GAMES = os.pathsep.join(str(TESTS / folder) for folder in ("sixth", "outside"))
WORDS = Words("fr")
say = WORDS.say


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("served"), CHRYSALIDE_GAMES=GAMES) as site:
        yield site


@pytest.fixture
def screens(browser: Browser, served: Served) -> Iterator[Screens]:
    with screens_on(browser, served) as opened:
        yield opened


def test_a_game_without_a_web_folder_is_played_from_the_list(screens: Screens) -> None:
    page = screens.open("/")
    page.get_by_role("link", name=say("play-game", game="Galets")).click()
    page.locator("summary", has_text=say("options")).click()
    page.get_by_role("spinbutton", name="Galets").fill("9")
    page.get_by_role("button", name=say("start")).click()
    expect(page.locator(".plain-table")).to_be_visible()
    table = Tableside(page, WORDS)
    assert play_through(table, way=lambda table, decision: table.offered.first.click()) > 0
    expect(table.end.get_by_role("button", name=say("play-again"))).to_be_visible()


@pytest.mark.parametrize(("game", "pieces"), [("tides", ".dice"), ("pond", ".cards")])
def test_what_a_game_describes_is_clicked_on_the_board(screens: Screens, game: str, pieces: str) -> None:
    """Dice, and cards that go onto a board: without a painting, and without a look at the list of choices."""
    page = screens.open(f"/new/{game}")
    page.get_by_role("button", name=say("start")).click()
    lit = page.locator(".plain-table button.lit")
    by_board = 0

    def click(table: Tableside, _decision: int) -> None:
        nonlocal by_board
        if lit.count():
            by_board += 1
            lit.first.click()
        else:
            table.offered.first.click()

    play_through(Tableside(page, WORDS), way=click, most=choice(12, MOST_DECISIONS))
    assert by_board > 2
    expect(page.locator(f".plain-table {pieces}").first).to_be_visible()


def test_secret_hands_are_covered_while_the_screen_changes_hands(screens: Screens) -> None:
    page = screens.open("/new/pebbles")
    page.get_by_label(say("your-name")).fill("Camille")
    page.locator("summary", has_text=say("seats")).click()
    page.get_by_label(say("seat-number", number=2)).select_option("beside")
    page.get_by_label(say("name"), exact=True).fill("Lucas")
    page.get_by_role("button", name=say("start")).click()
    table = Tableside(page, WORDS)
    for name in ("Camille", "Lucas", "Camille"):
        expect(page.get_by_role("heading", name=say("pass-device", player=name))).to_be_visible()
        expect(table.choices).to_have_count(0)
        page.get_by_role("button", name=say("i-am", player=name)).click()
        table.offered.first.click()


def test_a_killed_site_comes_back(screens: Screens, served: Served) -> None:
    opened = served.open(first_player=0)
    page = screens.blank()
    sit_down(page, opened, 0)
    table = Tableside(page, WORDS)
    table.await_turn()
    taken = table.card(18) if table.card(18).count() else table.takeable.first
    target = taken.get_attribute("data-target")
    taken.click()
    expect(table.nothing).to_be_visible()
    log = table.log.all_text_contents()

    screens.watch.forgive("WebSocket connection|ERR_CONNECTION_REFUSED")
    served.kill()
    lost = page.get_by_text(say("reconnecting"))
    expect(lost).to_be_visible()
    served.start()
    expect(lost).to_be_hidden()
    expect(table.nothing).to_be_visible()
    expect(page.locator(f'button[data-target="{target}"]')).to_have_count(0)
    assert table.log.all_text_contents() == log

    other = screens.blank()
    sit_down(other, opened, 1)
    Tableside(other, WORDS).await_turn()

"""Room: the board comes first on every screen, and the question, the dice or hand and all seats stay in sight."""

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize

import chrysalide
from chrysalide.games import find_game
from tests.browser.quick import play_on
from tests.browser.screens import Screens
from tests.browser.tableside import AnyTable, sit_down
from tests.browser.test_access import TOO_WIDE
from tests.browser.test_every_game import by_bot, people
from tests.browser.words import Words
from tests.server.site import Site

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
TWICE: ViewportSize = {"width": 720, "height": 450}  # 1440 x 900 at 200 %
FINGER = 44  # pixels
every_game = pytest.mark.parametrize("game", chrysalide.games())
# Not scrolled away, neither by the page nor by a list with a scroll bar of its own.
IN_SIGHT = """thing => {
  const box = thing.getBoundingClientRect();
  const within = ({ top, bottom }) => box.top >= top - 2 && box.bottom <= bottom + 2;
  for (let around = thing.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowY !== 'visible' && around !== document.body
        && !within(around.getBoundingClientRect())) return false;
  return box.height > 0 && within({ top: 0, bottom: innerHeight });
}"""


@every_game
def test_the_fullest_table_has_room_on_every_screen(screens: Screens, site: Site, game: str) -> None:
    """With the most seats, in the middle of a match, before one's own decision."""
    page, table = fullest(screens, site, game)
    resize(page, LAPTOP)
    seats = [seat.evaluate(IN_SIGHT) for seat in page.locator("[data-seat]").all()]
    assert seats == [True] * max(find_game(game).seats)
    resize(page, UPRIGHT)
    the_question_stays_at_the_foot(page, table)
    for size in (ON_ITS_SIDE, TWICE):
        resize(page, size)
        the_board_comes_first(page, table, size)


def fullest(screens: Screens, site: Site, game: str) -> tuple[Page, AnyTable]:
    while True:  # a match may be lost before that
        opened = people(site, game, max(find_game(game).seats))
        update = play_on(site, opened, lambda now: now["length"] >= 60 and now["view"]["actor"] == 0, by_bot)
        if update["view"]["actor"] != "over":
            break
    page = screens.blank(size=UPRIGHT, has_touch=True)
    sit_down(page, opened, 0)
    table = AnyTable(page, Words("fr", game))
    table.offered.first.wait_for()
    return page, table


def resize(page: Page, size: ViewportSize) -> None:
    """Until boards have measured their new room."""
    page.set_viewport_size(size)
    page.wait_for_function("size => innerWidth === size.width && innerHeight === size.height", arg=size)
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
    )


def the_question_stays_at_the_foot(page: Page, table: AnyTable) -> None:
    page.locator("[data-sheet]").wait_for()
    assert not page.evaluate(TOO_WIDE)
    for share in (0, 0.5, 1):
        page.evaluate("share => scrollTo(0, share * document.documentElement.scrollHeight)", share)
        assert table.turn.evaluate(IN_SIGHT), share
        assert box_of(table.turn)["y"] > UPRIGHT["height"] / 2
    for button in page.locator("[data-sheet] button:visible").all():
        box = box_of(button)
        assert min(box["width"], box["height"]) > FINGER - 1, (button.inner_text(), box)
    page.evaluate("scrollTo(0, 0)")


def the_board_comes_first(page: Page, table: AnyTable, size: ViewportSize) -> None:
    assert not page.evaluate(TOO_WIDE), size
    board = box_of(page.locator("main .board").first)
    assert board["y"] < 80, "nothing but the bar above it"
    assert board["width"] > size["width"] * 0.55
    assert table.turn.evaluate(IN_SIGHT), size


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box

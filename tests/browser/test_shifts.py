"""Pages stay where they are while they load, and tables while others play, at every size."""

import pytest
from playwright.sync_api import Route, ViewportSize

import chrysalide
from chrysalide.games import find_game
from chrysalide.lessons import lessons
from tests.browser.quick import play_on
from tests.browser.screens import Screens
from tests.browser.shifts import LIMIT, OBSERVE, Slowly, moved, settle, shift
from tests.browser.tableside import AnyTable, sit_down
from tests.browser.test_every_game import by_bot, people
from tests.browser.words import Words
from tests.depth import choice, in_turn
from tests.server.rooms import OPEN, room
from tests.server.site import GAME, Opened, Site

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1440, "height": 900},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
)
LETTERS = 0.02  # of the limit that all shifts together have to keep to
STEPS = 6  # decisions, each followed by its answer on the screen
GAMES = choice([GAME, chrysalide.games()[-1]], chrysalide.games())


PAGES = {
    "/": "article.box",
    "/records": "input[type=file]",
    "/about": "article.panel",
    "/carnet": "main h2",
    "/problems": "main h2",
    **{f"/new/{game}": "main form, main .btn.go" for game in GAMES},
    **{f"/rules/{game}": "main h2" for game in GAMES},
    **{f"/learn/{game}": "main h1, main .board" for game in GAMES},
    **{f"/learn/{game}/{lessons(game)[0].id}": ".bubble" for game in GAMES},
    **{f"/rules/{game}/rules": "[data-rule]:visible" for game in GAMES},
    **{f"/rules/{game}/cards": "main .view" for game in GAMES},
    f"/edit/{GAME}": "main h2",
}
MIDDLE = 20  # entries after which a replay is opened


def named(one: object) -> str:
    return str(one["width"]) if isinstance(one, dict) else str(one)


@pytest.mark.parametrize(("path", "size"), in_turn(list(PAGES), SIZES), ids=named)
def test_nothing_moves_while_a_page_loads(screens: Screens, path: str, size: ViewportSize) -> None:
    page = screens.blank(size=size)
    Slowly(page).open(path, PAGES[path])
    assert shift(page) <= LIMIT, moved(page)


@pytest.mark.parametrize("size", SIZES, ids=named)
def test_nothing_moves_when_the_letters_arrive_late(screens: Screens, site: Site, size: ViewportSize) -> None:
    """Those of the device, which are there at first, are as wide and as high."""
    page = screens.blank(size=size)
    page.add_init_script(OBSERVE)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/*.woff2", hold)
    sit_down(page, people(site, GAME, 2), 0)
    AnyTable(page, Words("fr", GAME)).turn.wait_for()
    settle(page)
    before = shift(page)
    assert held, "all letters were there already"
    for route in held:
        route.continue_()
    page.evaluate("document.fonts.ready.then(() => undefined)")
    settle(page)
    assert shift(page) - before <= LETTERS, moved(page)


# Pages of a match, by its name below, and what is there once everything has arrived.
MATCHES = {
    "/table/{waiting}": "main h1, main h2",
    "/table/{over}": "dialog[open]",
    f"/replay/{{over}}/{MIDDLE}": "main .board [data-target]",
    "/replay/{over}": "main .board",
    "/review/{over}": "main h2",
}


@pytest.mark.parametrize(("path", "size"), in_turn(list(MATCHES), SIZES), ids=named)
def test_nothing_moves_while_a_match_is_opened(screens: Screens, site: Site, path: str, size: ViewportSize) -> None:
    table = room(site, {"kind": "person", "name": "Ada"}, OPEN)
    opened = site.open(tokens_to_win=1)
    play_on(site, opened)
    page = screens.blank(size=size)
    found = path.format(waiting=f"{table.id}#seat={table.tokens[0]}", over=opened.id)
    Slowly(page).open(found, MATCHES[path])
    settle(page)
    assert shift(page) <= LIMIT, moved(page)


@pytest.mark.parametrize(("game", "size"), in_turn(chrysalide.games(), SIZES), ids=named)
def test_nothing_moves_while_others_play(screens: Screens, site: Site, game: str, size: ViewportSize) -> None:
    """With the most seats, from the set-up on: the page that is watched gets no input."""
    opened = people(site, game, max(find_game(game).seats))
    page = screens.blank(size=size)
    page.add_init_script(OBSERVE)
    sit_down(page, opened, 0)
    table = AnyTable(page, Words("fr", game))
    table.turn.wait_for()
    for _ in range(STEPS):
        play_one(site, opened)
    settle(page)
    page.get_by_role("button", name=table.words.say("table-menu")).click()
    page.locator("dialog[open]").wait_for()
    settle(page)
    assert shift(page) <= LIMIT, moved(page)


def play_one(site: Site, opened: Opened) -> None:
    before = site.info(opened.id)["length"]
    play_on(site, opened, lambda now: now["length"] > before, by_bot)

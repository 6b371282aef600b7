"""The table of Mariposas: few clicks, the butterfly that was meant, and room for the map on every screen."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import chrysalide
from tests.browser.papillons_table import UpdateListener
from tests.browser.quick import Update, play_on
from tests.browser.screens import Screens
from tests.browser.tableside import AnyTable, sit_down
from tests.browser.words import Words
from tests.server.site import Opened, Site

GAME = "mariposas"
NAMES = ("Camille", "Inès", "Vulcain", "Aurore", "Satyre")
TABLES = 60  # so many are opened at most until one is as wanted
WIDE: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
LYING: ViewportSize = {"width": 844, "height": 390}
TWICE: ViewportSize = {"width": 720, "height": 450}  # 1440 × 900 at 200 %

WATCH = """
window.clicks = 0; window.shifted = 0;
addEventListener("click", (event) => { if (event.isTrusted) window.clicks += 1; }, true);
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (window.watching) window.shifted += entry.value;
}).observe({ type: "layout-shift", buffered: true });
"""
WHOLE = """(selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
  .filter((box) => box.width > 0).map((box) =>
    box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1)"""
WIDTHS = """(selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().width)"""
MAP = """() => { const box = document.querySelector(".mariposas .window").getBoundingClientRect();
  return { top: box.top, seen: Math.min(innerHeight, box.bottom) - Math.max(0, box.top) }; }"""
UNCOVERED = """(one) => { const box = one.getBoundingClientRect();
  return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) === one; }"""
INSIDE = """() => { const map = document.querySelector(".mariposas .window").getBoundingClientRect();
  return [...document.querySelectorAll("button.cell")].every((cell) => { const box = cell.getBoundingClientRect();
    return box.left >= map.left - 1 && box.right <= map.right + 1 && box.top >= map.top - 1
      && box.bottom <= map.bottom + 1; }); }"""


def by_bot(update: Update) -> str:
    return str(chrysalide.bot(GAME, "greedy", seed=update["seq"]).choose(update["view"]))


def found(site: Site, seats: int, wanted: Callable[[Update], bool], length: int = 60) -> tuple[Opened, Update]:
    """A table of people where a decision as wanted is to be made."""
    for _ in range(TABLES):
        opened = site.open(*({"kind": "person", "name": name} for name in NAMES[:seats]), game=GAME, lang="fr")
        update = play_on(site, opened, lambda now: wanted(now) or now["length"] > length, by_bot)
        if wanted(update):
            return opened, update
    raise AssertionError("no such position")


def sit(screens: Screens, opened: Opened, seat: int, **how: Any) -> tuple[Page, AnyTable, UpdateListener]:
    page = screens.blank(**how)
    page.add_init_script(WATCH)
    listener = UpdateListener(page)
    sit_down(page, opened, seat)
    table = AnyTable(page, Words("fr", GAME), patient=False)
    table.await_turn_or_end()
    return page, table, listener


def own_pieces(view: Any) -> list[Any]:
    return [piece for piece in view["seats"][view["seat"]]["pieces"] if piece["where"] == "board"]


def starts_with_111(update: Update) -> bool:
    view = update["view"]
    return view["phase"] == "play" and "111" in view["hand"] and len(own_pieces(view)) == 1 and view["round"] == 1


def plain_cells(view: Any) -> list[str]:
    """Cells that the only butterfly reaches and where nothing else is asked."""
    cells = {cell["cell"]: cell for cell in view["cells"]}
    [launch] = view["launches"]
    here = own_pieces(view)[0]["cell"]
    return [name for name in launch["cells"] if cells[name]["flower"] and not cells[name]["milkweed"] and name != here]


def press(page: Page, thing: Locator) -> None:
    """A click where the thing is seen: nothing is scrolled for it."""
    box = thing.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def fly(page: Page, table: AnyTable, cells: list[str]) -> None:
    """To the first of these cells that is in sight."""
    page.wait_for_function("() => document.getAnimations().every((one) => one.effect.getTiming().iterations > 1)")
    for cell in cells:
        thing = table.thing(f"cell:{cell}")
        if thing.evaluate(UNCOVERED):
            press(page, thing)
            return
    raise AssertionError(f"none of {cells} is in sight")


@pytest.mark.parametrize("size", [WIDE, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_a_turn_of_three_flights_takes_four_clicks(screens: Screens, site: Site, size: ViewportSize) -> None:
    """A card and three cells; and nothing moves under the pointer meanwhile."""
    opened, update = found(site, 2, starts_with_111, 20)
    seat = update["view"]["actor"]
    page, table, listener = sit(screens, opened, seat, size=size)
    before = len(site.stored(opened.id)[1])
    page.evaluate("() => { window.watching = true; window.clicks = 0; }")
    press(page, table.thing("hand:111").first)
    for flight in range(3):
        expect(page.locator(".mariposas.trail .moves b:not(.made)")).to_have_count(3 - flight)
        fly(page, table, plain_cells(listener.updates[-1]["view"]))
        table.await_answer()
    assert page.evaluate("window.clicks") == 4
    assert page.evaluate("scrollY") == 0
    assert page.evaluate("window.shifted") <= 0.1
    entries = [text.split()[0] for text in site.stored(opened.id)[1][before:]]
    assert entries[:7] == ["play", "go", "land", "go", "land", "go", "land"]


def two_on_one_cell(update: Update) -> bool:
    view = update["view"]
    if view["phase"] != "launch":
        return False
    flyers = {launch["piece"] for launch in view["launches"]}
    cells = [piece["cell"] for piece in own_pieces(view) if piece["piece"] in flyers]
    crowd = [piece["cell"] for seat in view["seats"] for piece in seat["pieces"]]
    return any(cells.count(cell) == 2 and crowd.count(cell) == 2 and cell != view["home"] for cell in cells)


def test_the_butterfly_that_is_clicked_flies(screens: Screens, site: Site) -> None:
    opened, update = found(site, 2, two_on_one_cell, 160)
    view = update["view"]
    flyers = [launch["piece"] for launch in view["launches"]]
    places = {piece["piece"]: piece["cell"] for piece in own_pieces(view) if piece["piece"] in flyers}
    wanted = next(piece for piece in reversed(list(places)) if list(places.values()).count(places[piece]) == 2)
    page, table, _ = sit(screens, opened, view["actor"], size=WIDE)
    table.thing(f"piece:{wanted}").click()
    expect(page.locator(".flyer")).to_have_count(1)
    moves = [launch for launch in view["launches"] if launch["piece"] == wanted]
    if len(moves) > 1:
        table.thing(f"move:{moves[0]['length']}").click()
    cell = next(name for name in moves[0]["cells"] if name not in places.values())
    expect(page.locator(".ring.lit").first).to_be_visible()
    before = len(site.stored(opened.id)[1])
    table.thing(f"cell:{cell}").click()
    table.await_answer()
    written = site.stored(opened.id)[1]
    assert f"land {cell}" in written[before - 1 :]
    assert [text for text in written if text.startswith("go")][-1].split()[1] == wanted


def full(screens: Screens, site: Site, size: ViewportSize) -> tuple[Page, AnyTable]:
    """Five seats in the middle of a match."""
    opened, update = found(site, 5, lambda now: now["length"] >= 150 and now["view"]["phase"] == "play", 10_000)
    page, table, _ = sit(screens, opened, update["view"]["actor"], size=size, has_touch=size["width"] < 900)
    return page, table


@pytest.mark.parametrize(("size", "hexes", "bodies"), [(WIDE, 60, 26), (LAPTOP, 52, 22)], ids=["1440", "1366"])
def test_a_desk_shows_everything(screens: Screens, site: Site, size: ViewportSize, hexes: float, bodies: float) -> None:
    """Large cells and butterflies, all of the map, goals, five seats and the hand, without scrolling."""
    page, _ = full(screens, site, size)
    assert round(min(page.evaluate(WIDTHS, "button.cell")), 2) >= hexes
    assert min(page.evaluate(WIDTHS, ".mariposas .window .piece .body")) >= bodies
    assert page.evaluate(INSIDE)
    for selector, number in (("[data-seat]", 5), (".dock .goal", 2), ('[data-target^="hand:"]', 2)):
        assert page.evaluate(WHOLE, selector) == [True] * number, selector
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["820", "390"])
def test_an_upright_screen_keeps_hand_seats_and_map_in_sight(screens: Screens, site: Site, size: ViewportSize) -> None:
    page, table = full(screens, site, size)
    assert page.evaluate(MAP)["seen"] >= 0.55 * size["height"]
    assert min(page.evaluate(WIDTHS, "button.cell")) >= 44
    for selector, number in (("[data-seat]", 5), ('[data-target^="hand:"]', 2), (".mariposas.trail", 1)):
        assert page.evaluate(WHOLE, selector) == [True] * number, selector
    table.button("web-fit").click()
    page.wait_for_function(INSIDE)
    page.locator(".unfold").click()
    expect(page.locator(".drawer .goal").first).to_be_visible()


@pytest.mark.parametrize("size", [LYING, TWICE], ids=["lying", "200 %"])
def test_a_low_screen_shows_the_map_first(screens: Screens, site: Site, size: ViewportSize) -> None:
    page, _ = full(screens, site, size)
    shown = page.evaluate(MAP)
    assert shown["top"] < 90
    assert shown["seen"] >= 0.7 * size["height"]
    assert page.evaluate(WHOLE, '[data-target^="hand:"]') == [True, True]


def test_a_jump_in_a_replay_shows_no_scoring_of_a_season_that_has_passed(screens: Screens, site: Site) -> None:
    def late(now: Update) -> bool:
        return bool(now["view"]["season"] == "summer" and now["view"]["round"] >= 2)

    opened, update = found(site, 2, late, 10_000)
    page = screens.blank(size=WIDE)
    page.goto(f"/replay/{opened.id}")
    slider = page.get_by_role("slider")
    slider.fill(str(update["length"]))
    expect(page.locator(".mariposas .now .current")).to_have_text(str(update["view"]["round"]))
    expect(page.locator(".dock .goal").first).to_be_visible()
    expect(page.locator(".tally")).to_have_count(0)

"""How much a browser fetches for a page, with an empty cache: sizes do not depend on how busy the machine is."""

import pytest

import chrysalide
from chrysalide.games import find_game
from tests.browser.screens import Screens
from tests.browser.tableside import sit_down
from tests.browser.transfers import Transfers
from tests.depth import in_turn
from tests.server.site import Site

HOME_BYTES = 200_000
TABLE_BYTES = 350_000


def test_the_first_page_is_light(screens: Screens) -> None:
    page = screens.blank()
    transfers = Transfers(page)
    page.goto("/")
    page.locator("article.box").nth(len(chrysalide.games()) - 1).wait_for()
    transfers.settle()
    assert transfers.total < HOME_BYTES, transfers.table()
    assert transfers.files["/api/games"] > 0  # it was counted
    whole = [name for name in transfers.files if name.endswith(".ftl")]
    assert whole == []  # of the games' words only the covers


@pytest.mark.parametrize(("game", "light"), in_turn(chrysalide.games(), ["day", "dusk"]))
def test_a_first_table_is_light(screens: Screens, site: Site, game: str, light: str) -> None:
    seats = min(number for number in find_game(game).seats if number > 1)
    people = ({"kind": "person", "name": name} for name in ("Ada", "Bo", "Cyd", "Dov", "Eli")[:seats])
    opened = site.open(*people, game=game, lang="fr")
    page = screens.blank(light=light)
    transfers = Transfers(page)
    sit_down(page, opened, 0)
    page.locator("[data-target]").first.wait_for()
    transfers.settle()
    assert transfers.total < TABLE_BYTES, transfers.table()
    other = "dusk" if light == "day" else "day"
    assert [name for name in transfers.files if f"-{other}-" in name] == []  # art of the other theme


def test_a_second_visit_fetches_no_file_again(screens: Screens) -> None:
    """Hashed files come from the browser's cache; what else there is, is asked for again and mostly unchanged."""
    context = screens.context()
    first = context.new_page()
    first.goto("/")
    first.locator("article.box").first.wait_for()
    first.wait_for_load_state("networkidle")
    page = context.new_page()
    transfers = Transfers(page)
    page.goto("/")
    page.locator("article.box").first.wait_for()
    transfers.settle()
    assert [name for name, size in transfers.files.items() if name.startswith("/assets/") and size > 0] == []
    assert transfers.total < 10_000, transfers.table()

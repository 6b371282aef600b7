"""Takes docs/table.png, the picture of a table in the README: `python -m tests.browser.take_picture`.

With Pillow installed, the file is less than half as large.
"""

import importlib
import tempfile
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

from playwright.sync_api import Page, sync_playwright

import chrysalide
from tests.browser.conftest import launching
from tests.browser.quick import Update, play_on
from tests.browser.tableside import Tableside, sit_down
from tests.browser.words import Words
from tests.server.site import GAME, Site

PICTURE = Path(__file__).parents[2] / "docs" / "table.png"
SEED = "pressed-flowers-373"
NAMES = ("Camille", "Lucas")
TAKEN = 6  # cards of the second round, at least
FREE = 4  # cards to choose from


def choose(update: Update) -> str:
    return str(chrysalide.bot(GAME, "greedy", seed=update["seq"]).choose(update["view"]))


def worth_a_picture(update: Update) -> bool:
    """In the second round, the first seat to take one of several cards."""
    view = update["view"]
    taken = sum(species["cards"] for seat in view["seats"] for species in seat["species"])
    return bool(view["round"] == 2 and view["actor"] == 0 and taken >= TAKEN and len(update["choices"]) >= FREE)


def pose(site: Site, screens: list[Page]) -> None:
    """Everybody is at the table; the first screen is the picture."""
    with patch("chrysalide.server.table.creation.fresh_seed", lambda: SEED):
        opened = site.open(*({"kind": "person", "name": name} for name in NAMES), lang="fr")
    play_on(site, opened, worth_a_picture, choose)
    for seat, screen in reversed(list(enumerate(screens))):
        sit_down(screen, opened, seat)
    Tableside(screens[0], Words("fr")).await_turn()
    screens[0].evaluate("() => document.fonts.ready")


def shrink() -> None:
    with suppress(ImportError):
        image = importlib.import_module("PIL.Image")
        small = image.open(PICTURE).convert("RGB").quantize(256, image.Quantize.MAXCOVERAGE, kmeans=2)
        small.save(PICTURE, optimize=True)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Site(Path(folder) / "site.db") as site,
        sync_playwright() as playwright,
        playwright.chromium.launch(**launching()) as browser,
    ):
        screens = [
            browser.new_page(
                viewport={"width": 1440, "height": 900},
                base_url=f"http://127.0.0.1:{site.port}",
                locale="fr-FR",
                reduced_motion="reduce",
            )
            for _ in NAMES
        ]
        pose(site, screens)
        screens[0].screenshot(path=PICTURE)
    shrink()


if __name__ == "__main__":
    main()

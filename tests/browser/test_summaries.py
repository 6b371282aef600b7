"""The count of a round and the scoring of a season: shown once, when all that led to it has been seen."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import chrysalide
from tests.browser.quick import Update, play_on
from tests.browser.screens import Screens
from tests.browser.tableside import sit_down
from tests.browser.words import Words
from tests.server.site import Opened, Site

# By game: where its summary stands, and the options of a short match.
SUMMARIES: dict[str, tuple[str, dict[str, Any]]] = {
    "celestes": (".ledger", {"tokens_to_win": 2, "first_player": 0}),
    "mariposas": (".tally", {}),
}
# Whenever the summary comes: how many things are on their way just then, besides the points that it counts itself, and
# how many ever were.
WATCH = """
  const animate = Element.prototype.animate
  let flights = 0
  Element.prototype.animate = function (...how) { flights += 1; return animate.apply(this, how) }
  const moves = (one) => one.constructor === Animation && one.playState === "running"
    && !one.effect.target.closest(".mariposas-floater")
  window.summaries = []
  let here = false
  new MutationObserver(() => {
    const now = document.querySelector(%r) !== null
    if (now && !here) window.summaries.push({ flying: document.getAnimations().filter(moves).length, flights })
    here = now
  }).observe(document, { childList: true, subtree: true })
"""
PEOPLE = [{"kind": "person", "name": name} for name in ("Ada", "Basile")]
DECISIONS_LATER = 6


def period(update: Update) -> Any:
    view = update["view"]
    return view.get("season", view["round"])


def nearly_ends(update: Update) -> bool:
    """A few decisions before the first round or season is over."""
    view = update["view"]
    if "slots" in view:
        return 1 <= len([slot for slot in view["slots"] if slot["face"] != "empty"]) <= 2
    return bool(view["round"] == view["rounds"][0])


def by_bot(update: Update) -> str:
    return str(chrysalide.bot(update["view"]["game"], "greedy", seed=update["seq"]).choose(update["view"]))


class Watched:
    """A match that is played elsewhere, and watched on the screen of one of its players."""

    def __init__(self, screens: Screens, site: Site, game: str) -> None:
        selector, options = SUMMARIES[game]
        self.site = site
        self.opened: Opened = site.open(*PEOPLE, game=game, **options)
        self.now = play_on(site, self.opened, nearly_ends, by_bot)
        self.page: Page = screens.blank(still=False)
        self.page.add_init_script(WATCH % selector)
        sit_down(self.page, self.opened, 0)
        self.summary = self.page.locator(selector)
        self._skip = self.page.get_by_text(Words("fr").say("skip"), exact=True)

    def decide(self) -> None:
        """The next decision, seen to its end on the screen."""
        length = self.now["length"]
        self.now = play_on(self.site, self.opened, lambda update: update["length"] > length, by_bot)
        self.page.wait_for_timeout(300)
        expect(self._skip).to_be_hidden()

    def summaries(self) -> list[dict[str, int]]:
        return list(self.page.evaluate("window.summaries"))


@pytest.mark.parametrize("game", sorted(SUMMARIES))
def test_a_summary_comes_once_and_after_what_led_to_it(screens: Screens, site: Site, game: str) -> None:
    watched = Watched(screens, site, game)
    first = period(watched.now)
    assert watched.summaries() == []
    while period(watched.now) == first:
        watched.decide()
    expect(watched.summary.last).to_be_visible()
    for _ in range(DECISIONS_LATER):
        watched.decide()
    (once,) = watched.summaries()
    assert once["flights"] > 0, "nothing led to it"
    assert once["flying"] == 0

"""Every game that is found: its table is played by the list of choices, looks right on a phone, and ends."""

import pytest

import chrysalide
from chrysalide.games import kit
from tests.browser.quick import Update, play_on
from tests.browser.screens import PHONE, Screens
from tests.browser.tableside import AnyTable, sit_down
from tests.browser.test_access import EVERYTHING, TOO_WIDE, complaints
from tests.browser.words import Words
from tests.server.site import Opened, Site

every_game = pytest.mark.parametrize("game", chrysalide.games())
DECISIONS = 3
NAMES = ("Camille", "Lucas", "Zoé", "Noé", "Maxence-Emmanuel")


def people(site: Site, game: str, seats: int) -> Opened:
    return site.open(*({"kind": "person", "name": name} for name in NAMES[:seats]), game=game, lang="fr")


def by_bot(update: Update) -> str:
    view = update["view"]
    return str(chrysalide.bot(view["game"], "random", seed=update["seq"]).choose(view))


@every_game
def test_decisions_are_made_by_the_list_of_choices(screens: Screens, site: Site, game: str) -> None:
    others = [{"kind": "bot", "level": "random", "name": ""}] * (kit(game).seats[0] - 1)
    opened = site.open({"kind": "person", "name": NAMES[0]}, *others, game=game, lang="fr")
    page = screens.blank()
    sit_down(page, opened, 0)
    table = AnyTable(page, Words("fr", game), patient=False)
    for decision in range(DECISIONS):
        if not table.await_turn_or_end():
            break
        table.offered.nth(decision % table.offered.count()).click()
        table.await_answer()
    assert complaints(page, EVERYTHING) == []


@every_game
def test_the_fullest_table_fits_a_phone(screens: Screens, site: Site, game: str) -> None:
    """In the middle of a match, with the longest names."""
    seats = max(kit(game).seats)
    opened = people(site, game, seats)
    play_on(site, opened, lambda update: update["length"] >= 60 and update["view"]["actor"] == 0, by_bot)
    page = screens.blank(size=PHONE, has_touch=True, is_mobile=True)
    sit_down(page, opened, 0)
    AnyTable(page, Words("fr", game), patient=False).await_turn_or_end()
    assert not page.evaluate(TOO_WIDE)


@every_game
def test_the_end_explains_itself(screens: Screens, site: Site, game: str) -> None:
    opened = people(site, game, kit(game).seats[0])
    play_on(site, opened, choose=by_bot)
    page = screens.blank(light="dusk")
    sit_down(page, opened, 0)
    table = AnyTable(page, Words("fr", game))
    table.end.wait_for()
    assert complaints(page, EVERYTHING) == []

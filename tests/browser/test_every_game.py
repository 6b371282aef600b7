"""Every game that is found: its table is played in every way, looks right on a phone, and ends."""

import pytest
from playwright.sync_api import expect

import chrysalide
from chrysalide.core.dice import Dice
from chrysalide.games import find_game
from tests.browser.papillons_table import UpdateListener
from tests.browser.quick import Update, play_on
from tests.browser.screens import PHONE, Screens
from tests.browser.tableside import AnyTable, sit_down
from tests.browser.test_access import EVERYTHING, TOO_WIDE, complaints
from tests.browser.ways import WAYS
from tests.browser.words import Words
from tests.depth import choice
from tests.server.site import Opened, Site

every_game = pytest.mark.parametrize("game", chrysalide.games())
DECISIONS = choice(3, 2000)  # of one seat, or to the end of the match
NAMES = ("Camille", "Lucas", "Zoé", "Noé", "Maxence-Emmanuel")


def people(site: Site, game: str, seats: int) -> Opened:
    return site.open(*({"kind": "person", "name": name} for name in NAMES[:seats]), game=game, lang="fr")


def by_bot(update: Update) -> str:
    view = update["view"]
    return str(chrysalide.bot(view["game"], "random", seed=update["seq"]).choose(view))


@every_game
@pytest.mark.parametrize("names", choice([tuple(WAYS)], [(name,) for name in WAYS]), ids=" ".join)
def test_decisions_are_made_in_every_way(screens: Screens, site: Site, game: str, names: tuple[str, ...]) -> None:
    """A few decisions, each made in a different way; in a thorough run whole matches in one way."""
    ways, dice = [WAYS[name] for name in names], Dice(game)
    others = [{"kind": "bot", "level": "random", "name": ""}] * (find_game(game).seats[0] - 1)
    opened = site.open({"kind": "person", "name": NAMES[0]}, *others, game=game, lang="fr")
    page = screens.blank()
    listener = UpdateListener(page)
    sit_down(page, opened, 0)
    table = AnyTable(page, Words("fr", game), patient=False)
    decisions = 0
    while decisions < DECISIONS and table.await_turn_or_end():
        choices = listener.updates[-1]["choices"]
        expect(table.offered).to_have_count(len(choices))
        way = ways[decisions % len(ways)]
        while (made := way(table, choices, dice.below(len(choices))))["held"]:
            expect(table.choices.and_(page.locator(f'[data-choice="{made["action"]}"]'))).to_have_count(0)
            choices = listener.ahead
            expect(table.offered).to_have_count(len(choices))
        table.await_answer()
        decisions += 1
    assert decisions == DECISIONS or site.info(opened.id)["status"] == "over"
    assert complaints(page, EVERYTHING) == []


@every_game
def test_the_fullest_table_fits_a_phone(screens: Screens, site: Site, game: str) -> None:
    """In the middle of a match, with the longest names."""
    seats = max(find_game(game).seats)
    opened = people(site, game, seats)
    play_on(site, opened, lambda update: update["length"] >= 60 and update["view"]["actor"] == 0, by_bot)
    page = screens.blank(size=PHONE, has_touch=True, is_mobile=True)
    sit_down(page, opened, 0)
    AnyTable(page, Words("fr", game), patient=False).await_turn_or_end()
    assert not page.evaluate(TOO_WIDE)


@every_game
def test_the_end_explains_itself(screens: Screens, site: Site, game: str) -> None:
    opened = people(site, game, find_game(game).seats[0])
    play_on(site, opened, choose=by_bot)
    page = screens.blank(light="dusk")
    sit_down(page, opened, 0)
    table = AnyTable(page, Words("fr", game))
    table.end.wait_for()
    assert complaints(page, EVERYTHING) == []

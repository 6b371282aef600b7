"""A client of the Model Context Protocol takes a seat of a real site."""

import pytest

from chrysalide.client import Site
from chrysalide.mcp.desk import Desk
from chrysalide.mcp.place import NotNow
from tests.server import site as sites
from tests.server.site import GAME

RANDOM = {"kind": "bot", "level": "random"}


@pytest.fixture
def here(site: sites.Site) -> Site:
    return Site(f"http://127.0.0.1:{site.port}")


def invited(here: Site) -> tuple[str, str]:
    """A new table that waits for a program, and the invitation."""
    opened = here.open(GAME, [RANDOM, {"kind": "engine"}], options={"tokens_to_win": 1})
    return opened["table"], f"{here.address}/table/{opened['table']}#join={opened['seats'][0]['invitation']}"


def test_it_plays_a_whole_match_at_a_table(here: Site) -> None:
    desk = Desk("en")
    table, link = invited(here)
    told = desk.sit(link, "Model")
    while actions := desk.actions("m1"):
        assert all(one["action"] in told for one in actions)
        told = desk.act("m1", actions[0]["action"])
    after = here.table(table)
    assert (after.status, after.seats[1].name, after.seats[1].kind) == ("over", "Model", "engine")
    assert f"Model {after.scores[1]:g}" in told


def test_what_is_refused_leaves_the_seat_as_it_is(here: Site) -> None:
    desk = Desk("en")
    desk.sit(invited(here)[1], "Model")
    before = desk.actions("m1")
    with pytest.raises(NotNow):
        desk.act("m1", "take 99")
    with pytest.raises(NotNow):
        desk.hint("m1")
    assert desk.actions("m1") == before

"""What a replay needs besides positions: where rounds begin, who acted, and, once it is over, everybody's eyes."""

from typing import Any

import pytest

import chrysalide
from chrysalide.core.entries import Undone
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from tests.positions import TELLING, Setting, play_out, with_secrets
from tests.server.browser import look
from tests.server.merging import changed
from tests.server.reference_match import as_json
from tests.server.rooms import HANDS, first_choice, people, room
from tests.server.site import GAME, Site
from tests.server.test_records import imported

ORDINARY = [setting for setting in TELLING if setting.seats == setting.game.seats[0]]
SECRETIVE = [(setting, options) for setting in TELLING for options in with_secrets(setting)]


def outline(site: Site, table: str, query: str = "") -> dict[str, Any]:
    answer = site.get(f"/api/tables/{table}/periods{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("setting", ORDINARY, ids=str)
def test_periods_and_who_acted(site: Site, setting: Setting) -> None:
    match = play_out(setting.match(5), 5)
    found = outline(site, imported(site, match.record()))
    assert found["periods"] == [{"index": place, "name": as_json(name.as_json())} for place, name in match.periods()]
    assert found["actors"] == [None if entry.actor == CHANCE else entry.actor for entry in match.log]
    assert found == outline(site, imported(site, match.record()), "?history=true"), "nothing was undone"


def test_with_what_was_undone_places_count_all_steps(site: Site) -> None:
    match = undone()
    found = outline(site, imported(site, match.record()), "?history=true")
    steps = match.history()
    actors = [None if isinstance(step, Undone) or step.actor == CHANCE else step.actor for step in steps]
    assert found["actors"] == actors
    table = imported(site, match.record())
    for period, (place, _) in zip(found["periods"], match.periods(), strict=True):
        position = site.get(f"/api/tables/{table}/positions/{period['index']}?history=true").json()
        assert (position["place"], position["undone"]) == (place, False)


def undone() -> Match:
    """A match in which somebody changed their mind now and then."""
    match = chrysalide.new(GAME, seed=11)
    for _ in range(400):
        if match.over:
            break
        seat = match.actor
        match.play(match.legal()[-1])
        if len(match.log) % 3 == 0 and match.undo_refusal(seat) is None:
            match.undo(seat)
            match.play(match.legal()[0])
    assert match.undone
    return match


async def test_a_running_match_has_an_outline_for_everybody(site: Site) -> None:
    table = room(site, *people("Ada", "Bo"), game=HANDS)
    before = outline(site, table.id)
    async with look(site, table.id, *table.tokens.values()) as both:
        actor = both.present["view"]["actor"]
        await both.act(first_choice(both))
        await both.find("update")
    after = outline(site, table.id)
    assert after["actors"][: len(before["actors"])] == before["actors"]
    assert after["actors"][len(before["actors"])] == actor


@pytest.mark.parametrize(("setting", "options"), SECRETIVE, ids=str)
def test_once_it_is_over_all_eyes_see_everything(site: Site, setting: Setting, options: dict[str, Any]) -> None:
    match = play_out(setting.match(5, **options), 5)
    table = imported(site, match.record())
    for index in range(0, len(match.log) + 1, max(1, len(match.log) // 12)):
        position = site.get(f"/api/tables/{table}/positions/{index}?eyes=all").json()
        past = match.at(index)
        assert position["view"] == as_json(past.view(None))
        seen = [changed(position["view"], change) for change in position["views"]]
        assert seen == [as_json(past.view(seat)) for seat in range(setting.seats)]
        events = match.log[index - 1].events if index else []
        assert [line["id"] for line in position["events"]] == [event.kind for event in events]
    several = site.get(f"/api/tables/{table}/positions?first=3&count=2&eyes=all").json()["positions"]
    assert [one["index"] for one in several] == [3, 4]
    assert all(len(one["views"]) == setting.seats for one in several)
    assert site.get(f"/api/tables/{table}/positions/3?eyes={setting.seats}").status_code == 422
    assert site.get(f"/api/tables/{table}/positions/3?eyes=both").status_code == 422


async def test_nobody_has_all_eyes_while_a_match_is_played(site: Site) -> None:
    table = room(site, *people("Ada", "Bo"), game=HANDS)
    length = site.info(table.id)["length"]
    for token, seat in ((None, None), *((token, seat) for seat, token in table.tokens.items())):
        for query in ("?eyes=all", "?eyes=1", ""):
            position = site.get(f"/api/tables/{table.id}/positions/{length}{query}", token).json()
            assert "views" not in position
            assert position["view"]["viewer"] == seat

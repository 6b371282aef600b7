"""A bot plays for a person until that person takes over again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import chrysalide
from chrysalide.core.game import View
from tests.server.browser import Browser, look
from tests.server.recording_pool import RecordingPool, hold
from tests.server.reference_match import SEED, as_json, know_the_seed, quiet_start, reference_match
from tests.server.rooms import room
from tests.server.site import PEOPLE, Opened, Site

HANDS = "papillons"  # where hands are secret


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site where anybody who leaves counts as gone at once."""
    with Site(tmp_path_factory.mktemp("site") / "site.db", grace=0) as running:
        yield running


def keepers(site: Site, table: Opened) -> list[str | None]:
    return [seat["keeper"] for seat in site.info(table.id)["seats"]]


async def play_until_over(*people: Browser) -> None:
    """Everybody plays the first choice whenever there is one."""
    while people[0].present["view"]["actor"] != "over":
        for one in people:
            if one.present["choices"]:
                await one.act(one.present["choices"][0]["action"])
        for one in people:
            await one.hear("update")


async def test_a_bot_plays_for_its_owner_who_looks_on(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    know_the_seed(monkeypatch)
    table, match = site.open(first_player=0, tokens_to_win=1), reference_match(first_player=0, tokens_to_win=1)
    async with look(site, table.id, table.tokens[0]) as ada, look(site, table.id, table.tokens[1]) as bo:
        await ada.hear("table")
        await ada.send("keep", seat=0, level="random")
        for browser, eyes in ((ada, 0), (bo, 1)):
            update = await browser.hear("update")
            assert (update["seq"], update["kind"], update["choices"]) == (2, "step", [])
            assert update["events"] == [{"id": "note-keep", "args": {"seat": 0, "level": "random"}}]
            assert (update["eyes"], update["view"]) == (eyes, as_json(match.view(eyes)))
            seats = (await browser.hear("table"))["seats"]
            assert [(seat["kind"], seat["name"], seat["keeper"]) for seat in seats] == [
                ("person", "Ada", "random"),
                ("person", "Bo", None),
            ]
            taken = await browser.hear("update")
            assert [event["args"]["seat"] for event in taken["events"] if event["id"] == "card-taken"] == [0]
        assert (ada.present["eyes"], ada.present["view"]["viewer"]) == (0, 0)
        await play_until_over(bo, ada)
        acted = {message["update"]["seq"] for message in ada.heard if message.get("update", {}).get("choices")}
        assert acted == {1}  # never again after the first position
    record = site.record(table.id)
    assert chrysalide.verify(record).honest
    assert "random" not in record


async def test_the_owner_plays_again(site: Site) -> None:
    table = site.open(first_player=0)
    async with look(site, table.id, table.tokens[0]) as ada, look(site, table.id, table.tokens[1]) as bo:
        await ada.hear("table")
        await ada.send("keep", seat=0, level="random")
        while not bo.present["choices"]:
            await bo.read()
        await ada.send("resume", seat=0)
        while keepers(site, table)[0] or not ada.present["choices"]:
            if bo.present["choices"]:
                await bo.act(bo.present["choices"][0]["action"])
                await bo.find("update")
            await ada.read()
        await ada.act(ada.present["choices"][0]["action"])
        events = (await ada.find("update"))["events"]
        assert events[0]["args"]["seat"] == 0


async def test_what_a_bot_is_still_thinking_is_not_done(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = hold(site, monkeypatch)
    table = site.open(first_player=0)
    async with look(site, table.id, table.tokens[0]) as ada:
        choices, before = ada.present["choices"], site.stored(table.id)[1]
        await ada.send("keep", seat=0, level="random")
        await ada.hear("update")
        await ada.hear("table")
        assert [(level, seq) for level, _, seq in pool.asked(table.id)] == [("random", 2)]
        await ada.send("resume", seat=0)
        assert (await ada.hear("update"))["choices"] == choices
        await ada.hear("table")
        pool.let_go()
        await ada.hear_nothing()
        assert site.stored(table.id) == (3, before)
        await ada.act(choices[-1]["action"])
        assert (await ada.hear("update"))["seq"] == 4
        await ada.hear_nothing()
        assert len(pool.asked(table.id)) == 1


async def test_another_level_is_for_the_owner_to_choose(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = hold(site, monkeypatch)
    table = site.open(first_player=0)
    async with look(site, table.id, table.tokens[0]) as ada:
        for level in ("random", "random", "greedy"):
            await ada.send("keep", seat=0, level=level)
        for expected in ("random", "greedy"):  # setting it again changes nothing
            await ada.hear("update")
            assert (await ada.hear("table"))["seats"][0]["keeper"] == expected
        pool.let_go()
        await ada.hear("update")
        assert [level for level, _, _ in pool.asked(table.id)][:2] == ["random", "greedy"]


async def test_a_bot_that_keeps_a_seat_gets_its_view_and_nothing_else(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = RecordingPool()
    monkeypatch.setattr(site.tables.bots._bots, "pool", pool)
    know_the_seed(monkeypatch)
    table = site.open(*PEOPLE, game=HANDS, starter=0)
    match = chrysalide.new(HANDS, seed=SEED, names=("Ada", "Bo"), starter=0)
    async with look(site, table.id, table.tokens[0]) as ada:
        await ada.send("keep", seat=0, level="random")
        while ada.present["view"]["actor"] == 0:
            await ada.read()
    [(level, view, _), *_] = pool.asked(table.id)
    assert (level, as_json(view)) == ("random", as_json(match.view(0)))
    assert SEED not in str(pool.crossed)


async def test_what_the_bot_did_is_the_seats_own_to_take_back(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    seed, action = quiet_start()
    know_the_seed(monkeypatch, seed)

    async def choose(game: str, level: str, seed: str, view: View, left: float) -> str:
        return action

    monkeypatch.setattr(site.tables.bots, "choose", choose)
    table = site.open(first_player=0)
    async with look(site, table.id, table.tokens[0]) as ada, look(site, table.id, table.tokens[1]) as bo:
        await ada.hear("table")
        before = site.stored(table.id)[1]
        await ada.send("keep", seat=0, level="random")
        for kind in ("update", "table", "update"):
            await ada.hear(kind)
            await bo.hear(kind)
        assert (ada.present["undo"], ada.present["undo_rule"]) == (False, {"id": "undo-kept", "args": {}})
        await ada.send("undo", seq=ada.present["seq"])
        assert (await ada.refused())["message"]["id"] == "undo-kept"
        await ada.send("resume", seat=0)
        assert (await ada.hear("update"))["undo"] is True
        await bo.hear("update")
        assert bo.present["undo"] is False
        await ada.hear("table")
        await ada.send("undo", seq=ada.present["seq"])
        assert (await ada.hear("update"))["kind"] == "undo"
        assert ada.present["choices"]
        assert site.stored(table.id)[1] == before


async def test_a_person_who_is_gone_is_played_for_and_comes_back(hasty: Site) -> None:
    table = room(hasty, options={"first_player": 1}, absent="random")
    async with look(hasty, table.id, table.tokens[0]) as ada:
        async with look(hasty, table.id, table.tokens[1]):
            assert (await ada.hear("table"))["seats"][1]["gone"] is False
        assert (await ada.hear("table"))["seats"][1]["gone"] is True
        await ada.send("keep", seat=1)
        while not ada.present["choices"]:
            await ada.read()
        async with look(hasty, table.id, table.tokens[1]) as bo:
            seat = bo.heard[0]["welcome"]["table"]["seats"][1]
            assert (seat["connected"], seat["gone"], seat["keeper"]) == (True, False, "random")
            assert (bo.present["eyes"], bo.present["view"]["viewer"]) == (1, 1)
            await ada.find("table")
            await ada.act(ada.present["choices"][0]["action"])
            for browser in (ada, bo):
                await browser.hear("update")
            while not ada.present["choices"]:  # coming back alone changes nothing: the bot goes on
                await ada.hear("update")
                assert (await bo.hear("update"))["choices"] == []
            await bo.send("resume", seat=1)
            await bo.hear("update")
            assert (await bo.hear("table"))["seats"][1]["keeper"] is None


async def test_two_who_share_a_screen_with_secret_hands(site: Site) -> None:
    """The person for whom a bot plays is not asked to look, so the screen stays with the other."""
    table = site.open(*PEOPLE, game=HANDS, starter=0)
    async with look(site, table.id, *table.tokens.values()) as both:
        assert both.present["eyes"] == 0
        await both.send("keep", seat=0, level="random")
        passed = await both.hear("update")
        assert (passed["eyes"], passed["view"]["viewer"], passed["choices"]) == (1, 1, [])
        assert passed["log"]  # and from here on it is her log
        both.heard.clear()
        await both.find("update")
        for _ in range(6):
            if both.present["choices"]:
                await both.act(both.present["choices"][0]["action"])
            await both.find("update")
        updates = [message["update"] for message in both.heard if "update" in message]
        assert {update["eyes"] for update in updates} == {1}
        assert {update["view"]["actor"] for update in updates} == {0, 1}
        await both.send("resume", seat=0)
        while both.present["eyes"] == 1:
            if both.present["choices"]:
                await both.act(both.present["choices"][0]["action"])
            await both.read()
        assert both.present["view"]["actor"] == 0


async def test_all_seats_of_one_screen_are_played_to_the_end(site: Site) -> None:
    table = site.open(tokens_to_win=1)
    async with look(site, table.id, *table.tokens.values()) as both:
        for seat in (0, 1):
            await both.send("keep", seat=seat, level="random")
        while both.present["view"]["actor"] != "over":
            await both.read()
        assert (await both.find("table"))["status"] == "over"
        assert both.present["undo_rule"] == {"id": "undo-over", "args": {}}
    assert chrysalide.verify(site.record(table.id)).honest


async def test_a_seat_stays_kept_when_the_site_starts_again(tmp_path: Path) -> None:
    with Site(tmp_path / "site.db") as before:
        table = before.open(first_player=0)
        async with look(before, table.id, table.tokens[1]) as bo:
            await bo.send("keep", seat=1, level="random")
            await bo.hear("update")
    with Site(tmp_path / "site.db") as again:
        assert keepers(again, table) == [None, "random"]
        async with look(again, table.id, table.tokens[0]) as ada:
            await ada.act(ada.present["choices"][0]["action"])
            await ada.hear("update")
            while not ada.present["choices"]:
                await ada.hear("update")
            assert ada.present["seq"] > 3
            async with look(again, table.id, table.tokens[1]) as bo:
                await bo.send("resume", seat=1)
                await bo.hear("update")
        assert keepers(again, table) == [None, None]


async def test_two_sites_on_one_database_agree_on_who_plays(own_site: Site) -> None:
    """The bot of one site does not act for somebody who has resumed at the other."""
    pool = RecordingPool(hold=True)
    table = own_site.open(first_player=0)
    with Site(own_site.database) as second:
        own_site.tables.bots._bots.pool = pool  # nothing that would have to be ended
        async with look(own_site, table.id, table.tokens[0]) as here:
            await here.send("keep", seat=0, level="random")
            await here.hear("update")
            await here.hear("table")
            second.tables.bots._bots.pool = RecordingPool(hold=True)  # before its bots can play
            async with look(second, table.id, table.tokens[0]) as there:
                await there.send("resume", seat=0)
                await there.hear("update")
            pool.let_go()
            caught_up = await here.hear("update")
            assert (caught_up["kind"], caught_up["seq"]) == ("step", 3)
            assert caught_up["choices"]
            assert (await here.hear("table"))["seats"][0]["keeper"] is None
            await here.hear_nothing()
    assert own_site.stored(table.id)[0] == 3

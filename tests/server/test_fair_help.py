"""Help from a bot: fixed when a table is opened, off by default among strangers, and never in secret."""

from contextlib import AsyncExitStack
from typing import Any

import pytest

from chrysalide.bots.hints import BEST, Hint, Opinion
from tests.server.browser import Body, Browser, look
from tests.server.rooms import OPEN, RANDOM, all_hear, ask, gather_round, people, play, quick_bots, room
from tests.server.site import Opened, Site


@pytest.mark.parametrize(
    ("wanted", "allowed"),
    [
        ({"help": None}, False),
        ({"help": True}, True),
        ({"listed": True, "help": None}, False),
        ({"listed": True, "help": True}, True),
    ],
)
def test_it_is_settled_with_the_table_and_shown_before_the_start(site: Site, wanted: Body, allowed: bool) -> None:
    table = room(site, *people("Ada"), OPEN, **wanted)
    assert site.info(table.id)["help"] is allowed
    site.tables._lists.clear()
    cards = {card["table"]: card for card in ask(site, "", method="GET").json()["tables"]}
    assert [card["help"] for name, card in cards.items() if name == table.id] == [allowed] * bool(wanted.get("listed"))


@pytest.mark.parametrize(
    ("seats", "allowed"),
    [([*people("Ada"), RANDOM], True), ([*people("Ada", "Bo")], False), ([*people("Ada"), OPEN], False)],
)
def test_it_is_off_by_default_as_soon_as_a_second_person_plays(
    site: Site, seats: list[dict[str, str]], allowed: bool
) -> None:
    assert site.info(room(site, *seats, help=None).id)["help"] is allowed


async def among_strangers(site: Site, stack: AsyncExitStack, **wanted: Any) -> tuple[Opened, list[Browser]]:
    """A listed table at which two people sit who do not know each other."""
    wanted.setdefault("help", None)
    table = room(site, *people("Ada"), OPEN, listed=True, options={"first_player": 0}, **wanted)
    table.tokens[1] = ask(site, f"/{table.id}/sit", {"name": "Bo"}).json()["token"]
    return table, await gather_round(stack, site, table)


async def test_strangers_play_without_help_unless_they_agreed_on_it(site: Site) -> None:
    async with AsyncExitStack() as stack:
        _, [ada, bo] = await among_strangers(site, stack)
        await ada.send("hint", seq=ada.present["seq"])
        assert (await ada.refused())["message"]["id"] == "error-no-help"
        await ada.send("keep", seat=0, level="expert")
        assert (await ada.refused())["message"]["id"] == "error-no-help"
        await bo.hear_nothing()


def advise_nothing(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(*_: object) -> Hint:
        return Hint([Opinion("take 1", None, BEST)])

    monkeypatch.setattr(site.tables.bots, "advise", advise)


@pytest.mark.parametrize("listed", [True, False])
async def test_a_hint_is_announced_to_everybody(site: Site, monkeypatch: pytest.MonkeyPatch, listed: bool) -> None:
    advise_nothing(site, monkeypatch)
    async with AsyncExitStack() as stack:
        if listed:
            table, browsers = await among_strangers(site, stack, help=True)
        else:
            table = room(site, options={"first_player": 0})
            browsers = await gather_round(stack, site, table)
        told = {"id": "note-hint", "args": {"seat": 0}}
        await browsers[0].send("hint", seq=browsers[0].present["seq"])
        for update in await all_hear(browsers):
            assert (update["kind"], update["events"]) == ("step", [told])
        hint = await browsers[0].hear("hint")
        assert hint["seq"] == browsers[0].present["seq"]
        await browsers[0].send("hint", seq=hint["seq"])  # the same once more: everybody knows already
        await browsers[0].hear("hint")
        await browsers[1].hear_nothing()
        assert browsers[0].present["choices"]
        await play(browsers)
        async with look(site, table.id) as late:
            assert told in late.present["log"]


async def test_a_question_outlives_a_hint(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    advise_nothing(site, monkeypatch)
    async with AsyncExitStack() as stack:
        table = room(site, options={"first_player": 0})
        ada, bo = browsers = await gather_round(stack, site, table)
        while await play(browsers) != [0] or ada.present["view"]["actor"] == 0:
            pass
        await ada.send("ask_undo", seq=ada.present["seq"])
        await all_hear(browsers)
        await bo.send("hint", seq=bo.present["seq"])
        for update in await all_hear(browsers):
            assert update["undo_asked"]["missing"] == [1]


async def test_whoever_plays_alone_is_not_announced(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    quick_bots(site, monkeypatch)
    advise_nothing(site, monkeypatch)
    table = room(site, *people("Ada"), RANDOM, options={"first_player": 0})
    async with look(site, table.id, table.tokens[0]) as ada:
        seq = ada.present["seq"]
        await ada.send("hint", seq=seq)
        assert (await ada.hear("hint"))["seq"] == seq
        await ada.hear_nothing()

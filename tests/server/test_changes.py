"""A socket is sent a view once and then what changes in it, in a few kilobytes; put together it is the same view."""

import statistics
import zlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import chrysalide
from chrysalide.games import find_game
from chrysalide.server.table import changes
from chrysalide.server.table.wire import encode
from tests.server.browser import Browser, dial, look
from tests.server.merging import changed
from tests.server.reference_match import know_the_seed
from tests.server.site import Opened, Site

MOST = 5000  # bytes of any update as it travels, compressed
ORDINARY = 3000  # of one before that, without the choices on offer, for an ordinary decision
FIRST, LAST = 20, 90  # decisions in the middle of a match
NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eve")
values = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 3) | st.sampled_from(["", "a", "length"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["a", "b", "length", "0"]), inner),
    max_leaves=12,
)


def plain(value: Any) -> bytes:
    """Told apart by everything but the order of keys, which means nothing in JSON: 1 is not true, 0 not -0."""
    return msgspec.json.encode(value, order="sorted")


@given(values, values)
def test_a_change_leads_from_one_view_to_the_other(old: Any, new: Any) -> None:
    old, new = {"view": old}, {"view": new}
    change = changes.between(encode(old), encode(new))
    assert plain(changed(old, msgspec.json.decode(encode(change)))) == plain(new)
    assert len(encode(change)) <= len(encode([new]))
    assert (change == {}) == (plain(old) == plain(new))


def test_true_is_not_one() -> None:
    old, new = {"a": 1, "b": [True], "same": "butterflies"}, {"a": True, "b": [1], "same": "butterflies"}
    assert changes.between(encode(old), encode(new)) == {"a": [True], "b": [[1]]}


def seated(site: Site, game: str, seats: int) -> Opened:
    return site.open(*({"kind": "person", "name": name} for name in NAMES[:seats]), game=game)


async def decisions(ada: Browser, everybody: Browser, game: str) -> AsyncIterator[int]:
    """Everybody decides at one screen, Ada watches at her own. Yields the size of what she was sent, without the
    choices, or 0 where she is not to decide next."""
    bot = chrysalide.bot(game, "greedy", seed=1)
    for _ in range(LAST):
        if everybody.present["view"]["actor"] == "over":
            return
        await everybody.act(str(bot.choose(everybody.present["view"])))
        await everybody.find("update")
        await ada.find("update")
        offered = ada.present["choices"]
        yield len(ada.texts[-1].encode()) - len(encode(offered)) if offered else 0


@pytest.mark.parametrize("most", [False, True], ids=["few", "many"])
@pytest.mark.parametrize("game", chrysalide.games())
async def test_an_ordinary_decision_is_a_small_update(
    site: Site, game: str, most: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compressed, as it travels, none is large."""
    know_the_seed(monkeypatch)
    numbers = [number for number in find_game(game).seats if number > 1]
    table = seated(site, game, max(numbers) if most else min(numbers))
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(look(site, table.id, table.tokens[0]))
        plain = await stack.enter_async_context(dial(site, table.id))  # of the same seat, and wants whole views
        await plain.send("hello", tokens=[table.tokens[0]])
        await plain.find("update")
        everybody = await stack.enter_async_context(look(site, table.id, *table.tokens.values()))
        sizes = [size async for size in decisions(ada, everybody, game)]
        while plain.present["seq"] != ada.present["seq"]:
            await plain.find("update")
        whole = {update["seq"]: update["view"] for update in updates(plain)}
        assert {update["seq"]: update["view"] for update in updates(ada) if update["seq"] in whole} == whole
    mine = [size for size in sizes[FIRST:] or sizes if size]
    assert len(mine) >= 3
    assert statistics.median(mine) < ORDINARY, sorted(mine)
    texts = [text for text in ada.texts if '"changes"' in text]
    assert statistics.median(len(text.encode()) for text in texts) < MOST
    travelled = [len(zlib.compress(text.encode())) for text in texts]
    assert len(travelled) >= len(sizes)
    assert max(travelled) < MOST


def updates(browser: Browser) -> list[dict[str, Any]]:
    return [message["update"] for message in browser.heard if "update" in message]


async def test_only_who_asks_for_changes_gets_them(site: Site) -> None:
    table = seated(site, "celestes", 2)
    async with look(site, table.id, *table.tokens.values()) as ada, dial(site, table.id) as plain:
        await plain.send("hello")
        await plain.find("update")
        first = ada.present["view"]
        for _ in range(3):
            await ada.act(ada.present["choices"][0]["action"])
            await ada.find("update")
        assert ada.present["view"] != first
        for number in range(3):
            shown = await plain.find("update")
            assert "changes" not in shown
            assert shown["view"]["game"] == "celestes", number
        assert shown["view"]["slots"] == ada.present["view"]["slots"]


async def test_spectators_who_come_later_see_the_same(site: Site) -> None:
    """They share what is sent, whatever they had seen before."""
    table = seated(site, "papilio", 2)
    async with look(site, table.id, *table.tokens.values()) as ada, look(site, table.id) as early:
        await ada.act(ada.present["choices"][0]["action"])
        await early.find("update")
        async with look(site, table.id) as late:
            await ada.find("update")
            await ada.act(ada.present["choices"][0]["action"])
            assert (await early.find("update"))["view"] == (await late.find("update"))["view"]
            await ada.find("update")
            await ada.send("undo", seq=ada.present["seq"])
            assert (await early.find("update"))["view"] == (await late.find("update"))["view"]
            assert (await ada.find("update"))["kind"] == "undo"

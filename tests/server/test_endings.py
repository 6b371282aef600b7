"""Resigning, and draws by agreement: said beforehand, stored like a time-out, and never decided for somebody else."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import chrysalide
from chrysalide.core.entries import Ending
from chrysalide.core.verify import verify
from tests.postgres import Cluster
from tests.server.browser import Body, Browser, look
from tests.server.reference_match import know_the_seed
from tests.server.rooms import (
    HANDS,
    RANDOM,
    all_hear,
    first_choice,
    gather_round,
    on_disk,
    people,
    play,
    quick_bots,
    room,
)
from tests.server.site import Opened, Site

TOGETHER = "extinction"
BANK = {"kind": "bank", "seconds": 3600, "increment": 0, "on_timeout": "keep"}


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


def ways(site: Site, table: Opened, seat: int) -> list[Body]:
    found: list[Body] = site.info(table.id)["seats"][seat]["ways"]
    return found


async def refused(browser: Browser, kind: str, **body: Any) -> str:
    await browser.send(kind, **body)
    refusal = await browser.refused()
    assert refusal["about"] == kind
    assert refusal["text"] != refusal["message"]["id"]
    return str(refusal["message"]["id"])


def last_lines(updates: list[Body]) -> set[str]:
    return {update["events"][-1]["id"] for update in updates}


# --- resigning ------------------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "site.db"
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.fresh()


async def test_of_two_the_other_wins(kept: Path | str) -> None:
    with Site(kept) as site:
        async with AsyncExitStack() as around:
            table = room(site)
            browsers = await gather_round(around, site, table, watched=True)
            await play(browsers, 3)
            assert ways(site, table, 0) == [{"how": "end", "asks": [], "winners": [1]}]
            before = on_disk(site, table)
            await browsers[0].send("resign", seat=0, how="end")
            assert last_lines(await all_hear(browsers)) == {"note-resigned"}
            for info in await all_hear(browsers, "table"):
                assert (info["status"], info["ending"]) == ("over", {"seat": 0, "why": "resigned"})
                assert (info["winners"], bool(info["seed"])) == ([1], True)
                assert [seat["ways"] for seat in info["seats"]] == [[], []]
            after = on_disk(site, table)
            assert (after.version, after.status, after.entries) == (before.version + 1, "over", before.entries)
            assert after.ending == Ending("resigned", 0)
            assert await refused(browsers[1], "resign", seat=1, how="end") == "error-over"
            record = site.record(table.id)
    with Site(kept) as again:
        info = again.info(table.id)
        assert (info["status"], info["ending"], info["winners"]) == ("over", {"seat": 0, "why": "resigned"}, [1])
        assert again.record(table.id) == record


async def test_the_record_says_how_it_ended(site: Site, stack: AsyncExitStack) -> None:
    table = room(site)
    browsers = await gather_round(stack, site, table)
    await play(browsers, 3)
    await browsers[1].send("resign", seat=1, how="end")
    await all_hear(browsers)
    record = site.record(table.id)
    assert "ending: resigned 1\n" in record
    match = chrysalide.load(record)
    assert (match.ending, match.winners, match.over, match.ended) == (Ending("resigned", 1), [0], False, True)
    assert match.record() == record
    assert verify(match).message.id == "verify-honest"
    made = site.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
    assert made.status_code == 201, made.text
    copy = site.info(made.json()["table"])
    assert (copy["ending"], copy["winners"], copy["imported"]) == ({"seat": 1, "why": "resigned"}, [0], True)
    assert "ending: resigned 1\n" in site.record(made.json()["table"])


async def test_with_three_sides_a_bot_plays_on_for_good(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers = quick_bots(site, monkeypatch)
    table = room(site, *people("Ada", "Bo", "Cleo"), game=HANDS, options={"starter": 0}, absent="easy")
    browsers = await gather_round(stack, site, table)
    assert ways(site, table, 2) == [{"how": "bot", "level": "easy"}]
    assert await refused(browsers[2], "resign", seat=2, how="end") == "error-resign-way"
    await browsers[2].send("resign", seat=2, how="bot")
    assert last_lines(await all_hear(browsers)) == {"note-resign-bot"}
    for info in await all_hear(browsers, "table"):
        assert (info["status"], info["ending"]) == ("playing", None)
        assert (info["seats"][2]["keeper"], info["seats"][2]["resigned"]) == ("easy", True)
    assert await refused(browsers[2], "resume", seat=2) == "error-resigned"
    assert await refused(browsers[2], "keep", seat=2, level="hard") == "error-resigned"
    assert await refused(browsers[2], "resign", seat=2, how="bot") == "error-resigned"
    assert on_disk(site, table).seats[2].resigned
    while not thinkers.asked:
        actor = browsers[0].present["view"]["actor"]
        if actor < 2:
            await browsers[actor].act(first_choice(browsers[actor]))
        await all_hear(browsers)
    assert {level for level, _, _ in thinkers.asked} == {"easy"}
    assert ways(site, table, 0) == [{"how": "bot", "level": "easy"}]


async def test_without_a_bot_for_the_absent_the_match_ends(site: Site, stack: AsyncExitStack) -> None:
    table = room(site, *people("Ada", "Bo", "Cleo"), game=HANDS, absent="off")
    browsers = await gather_round(stack, site, table)
    assert ways(site, table, 1) == [{"how": "end", "asks": [], "winners": [0, 2]}]
    assert await refused(browsers[1], "resign", seat=1, how="bot") == "error-resign-way"
    await browsers[1].send("resign", seat=1, how="end")
    await all_hear(browsers)
    assert {tuple(info["winners"]) for info in await all_hear(browsers, "table")} == {(0, 2)}


async def test_bots_need_nobody_to_play_on(site: Site, stack: AsyncExitStack) -> None:
    """Nobody else is a person: a bot in one's place would play for nobody."""
    table = room(site, *people("Ada"), RANDOM, RANDOM, game=HANDS, options={"starter": 0})
    assert ways(site, table, 0) == [{"how": "end", "asks": [], "winners": [1, 2]}]
    assert ways(site, table, 1) == []


async def test_a_seat_that_was_given_up_has_no_clock(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_bots(site, monkeypatch)
    table = room(site, *people("Ada", "Bo", "Cleo"), game=HANDS, options={"starter": 0}, clock=BANK, absent="easy")
    browsers = await gather_round(stack, site, table)
    assert browsers[0].present["clocks"]["running"] == 0
    await browsers[0].send("resign", seat=0, how="bot")
    for update in await all_hear(browsers):
        assert (update["clocks"]["left"][0], update["clocks"]["running"]) == (None, None)
    stored = on_disk(site, table)
    assert (stored.seats[0].seconds, stored.seats[0].resigned) == (None, True)
    while browsers[1].present["view"]["actor"] != 1:
        await browsers[1].read()
    assert browsers[1].present["clocks"]["running"] == 1
    assert browsers[1].present["clocks"]["left"][0] is None


async def test_nobody_resigns_for_somebody_else(site: Site, stack: AsyncExitStack) -> None:
    table = room(site)
    ada, _bo, watcher = await gather_round(stack, site, table, watched=True)
    assert await refused(ada, "resign", seat=1, how="end") == "error-resign-other"
    assert await refused(watcher, "resign", seat=1, how="end") == "error-spectator"
    assert on_disk(site, table).status == "playing"


async def test_a_group_gives_up_only_together(site: Site, stack: AsyncExitStack) -> None:
    table = room(site, game=TOGETHER)
    browsers = await gather_round(stack, site, table, watched=True)
    ada, bo = browsers[:2]
    both = [{"how": "bot", "level": "medium"}, {"how": "end", "asks": [1], "winners": []}]
    assert ways(site, table, 0) == both
    await ada.send("resign", seat=0, how="end")
    question = {"what": "resign", "seat": 0, "agreed": [0], "missing": [1]}
    assert [update["asked"] for update in await all_hear(browsers)] == [question] * 3
    assert await refused(browsers[2], "answer", seq=ada.present["seq"], agree=True) == "error-spectator"
    assert await refused(ada, "ask_undo", seq=ada.present["seq"]) == "error-asked-already"
    await bo.send("answer", seq=bo.present["seq"], agree=False)
    assert last_lines(await all_hear(browsers)) == {"note-resign-declined"}
    assert [browser.present["asked"] for browser in browsers] == [None] * 3
    await bo.send("resign", seat=1, how="end")
    await all_hear(browsers)
    await play(browsers)  # a move does not answer it
    assert ada.present["asked"] == {"what": "resign", "seat": 1, "agreed": [1], "missing": [0]}
    await ada.send("resign", seat=0, how="end")  # to give up as well is to agree
    assert last_lines(await all_hear(browsers)) == {"note-resigned"}
    for info in await all_hear(browsers, "table"):
        assert (info["ending"], info["winners"]) == ({"seat": 1, "why": "resigned"}, [])


async def test_partners_agree_before_the_other_team_wins(site: Site, stack: AsyncExitStack) -> None:
    table = room(site, *people("Ada", "Bo", "Cleo", "Dag"), game=HANDS, options={"teams": True}, absent="off")
    browsers = await gather_round(stack, site, table)
    assert ways(site, table, 3) == [{"how": "end", "asks": [1], "winners": [0, 2]}]
    await browsers[3].send("resign", seat=3, how="end")
    assert {update["asked"]["missing"][0] for update in await all_hear(browsers)} == {1}
    assert await refused(browsers[0], "answer", seq=browsers[0].present["seq"], agree=True) == "error-not-asked"
    await browsers[1].send("answer", seq=browsers[1].present["seq"], agree=True)
    await all_hear(browsers)
    assert {tuple(info["winners"]) for info in await all_hear(browsers, "table")} == {(0, 2)}


# --- draws ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A draw may be offered after one decision: however the cards fall, no match is over by then."""
    monkeypatch.setattr("chrysalide.server.table.proposals.EVERY", 1)


async def ready_to_draw(browsers: list[Browser]) -> int:
    """Play until the seat to act may offer a draw."""
    while True:
        actor: int = browsers[0].present["view"]["actor"]
        if browsers[actor].present["draw"]:
            return actor
        await play(browsers)


async def test_a_draw_is_offered_declined_and_not_repeated_at_once(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    know_the_seed(monkeypatch, "calm-moths")  # by which nobody has won after five decisions
    table = room(site, game=HANDS, options={"starter": 0})
    assert site.info(table.id)["draws"] is True
    browsers = await gather_round(stack, site, table)
    assert await refused(browsers[0], "offer_draw", seq=browsers[0].present["seq"]) == "draw-later"
    assert browsers[0].present["draw_rule"] == {"id": "draw-later", "args": {"decisions": 5}}
    assert await refused(browsers[1], "offer_draw", seq=browsers[1].present["seq"]) == "draw-turn"
    seat = await ready_to_draw(browsers)
    await browsers[seat].send("offer_draw", seq=browsers[seat].present["seq"])
    told = await all_hear(browsers)
    assert last_lines(told) == {"note-draw-offer"}
    assert {update["asked"]["what"] for update in told} == {"draw"}
    assert told[0]["asked"]["missing"] == [1 - seat]
    other = browsers[1 - seat]
    await other.send("answer", seq=other.present["seq"], agree=False)
    assert last_lines(await all_hear(browsers)) == {"note-draw-declined"}
    assert await refused(browsers[seat], "offer_draw", seq=browsers[seat].present["seq"]) == "draw-later"
    assert on_disk(site, table).status == "playing"


@pytest.mark.usefixtures("soon")
async def test_a_move_withdraws_the_offer(site: Site, stack: AsyncExitStack) -> None:
    table = room(site, game=HANDS)
    browsers = await gather_round(stack, site, table)
    seat = await ready_to_draw(browsers)
    await browsers[seat].send("offer_draw", seq=browsers[seat].present["seq"])
    await all_hear(browsers)
    await browsers[seat].act(first_choice(browsers[seat]))
    assert [update["asked"] for update in await all_hear(browsers)] == [None, None]
    late = browsers[1 - seat]
    assert await refused(late, "answer", seq=late.present["seq"], agree=True) == "error-nothing-asked"


@pytest.mark.usefixtures("soon")
async def test_a_draw_that_all_agree_to_ends_the_match(site: Site, stack: AsyncExitStack) -> None:
    table = room(site, *people("Ada", "Bo", "Cleo"), game=HANDS)
    browsers = await gather_round(stack, site, table)
    seat = await ready_to_draw(browsers)
    await browsers[seat].send("offer_draw", seq=browsers[seat].present["seq"])
    await all_hear(browsers)
    others = [one for one in range(3) if one != seat]
    await browsers[others[0]].send("answer", seq=browsers[seat].present["seq"], agree=True)
    for update in await all_hear(browsers):
        assert update["asked"]["missing"] == [others[1]]
    await browsers[others[1]].send("answer", seq=browsers[seat].present["seq"], agree=True)
    assert last_lines(await all_hear(browsers)) == {"note-draw-agreed"}
    for info in await all_hear(browsers, "table"):
        assert (info["status"], info["ending"], info["winners"]) == ("over", {"seat": None, "why": "agreed"}, [])
    record = site.record(table.id)
    assert "ending: agreed\n" in record
    assert chrysalide.load(record).record() == record


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("equal", [True, False])
async def test_a_bot_answers_by_its_own_evaluation(
    site: Site, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch, equal: bool
) -> None:
    quick_bots(site, monkeypatch)
    shown: list[Any] = []

    async def opinion(game: str, _seed: str, view: Body) -> bool:
        shown.append((game, view["viewer"]))
        return equal

    monkeypatch.setattr(site.tables.bots, "finds_equal", opinion)
    table = room(site, *people("Ada"), RANDOM, game=HANDS, options={"starter": 0})
    [ada] = await gather_round(stack, site, table)
    while not ada.present["draw"]:
        if ada.present["choices"]:
            await ada.act(first_choice(ada))
        await ada.hear("update")
    await ada.send("offer_draw", seq=ada.present["seq"])
    assert last_lines([await ada.hear("update")]) == {"note-draw-offer"}
    assert last_lines([await ada.hear("update")]) == {"note-draw-agreed" if equal else "note-draw-declined"}
    assert shown == [(HANDS, 1)]
    assert on_disk(site, table).status == ("over" if equal else "playing")


async def test_where_there_are_no_draws_none_is_offered(site: Site, stack: AsyncExitStack) -> None:
    table = room(site)
    browsers = await gather_round(stack, site, table)
    actor = browsers[0].present["view"]["actor"]
    assert site.info(table.id)["draws"] is False
    assert (browsers[actor].present["draw"], browsers[actor].present["draw_rule"]) == (False, None)
    assert await refused(browsers[actor], "offer_draw", seq=browsers[actor].present["seq"]) == "draw-none"


# --- several processes ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pair(postgres: Cluster) -> Iterator[tuple[Site, Site]]:
    url = postgres.fresh()
    with Site(url) as one, Site(url) as two:
        yield one, two


async def test_a_resignation_reaches_the_other_process(pair: tuple[Site, Site], stack: AsyncExitStack) -> None:
    one, two = pair
    table = room(one, game=TOGETHER)
    ada = await stack.enter_async_context(look(one, table.id, table.tokens[0]))
    bo = await stack.enter_async_context(look(two, table.id, table.tokens[1]))
    await ada.send("resign", seat=0, how="end")
    while not bo.present["asked"]:
        await bo.read()
    await bo.send("answer", seq=bo.present["seq"], agree=True)
    for browser in (ada, bo):
        while not (browser.heard[-1].get("table") or {}).get("ending"):
            await browser.read()
        assert browser.heard[-1]["table"]["ending"] == {"seat": 0, "why": "resigned"}

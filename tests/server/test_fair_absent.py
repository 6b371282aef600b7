"""Who plays for the absent is fixed when a table is opened, shown to all before the start and never changed."""

from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from chrysalide.language import LANGUAGES
from tests.server.browser import Body, Browser, look
from tests.server.rooms import OPEN, ask, gather_round, hurry, people, problem, quick_bots, rematch, room
from tests.server.site import GAME, PEOPLE, Opened, Site


def clock(on_timeout: str) -> dict[str, Any]:
    return {"kind": "move", "seconds": 60, "increment": 0, "on_timeout": on_timeout}


@pytest.fixture(scope="module")
def brief(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site where people who left count as gone after a moment."""
    with Site(tmp_path_factory.mktemp("site") / "site.db", grace=0.2) as running:
        yield running


@pytest.mark.parametrize(
    ("wanted", "absent"),
    [
        ({}, "medium"),
        ({"absent": "off"}, "off"),
        ({"absent": "hard"}, "hard"),
        ({"clock": clock("play")}, "medium"),
        ({"clock": clock("keep"), "absent": "easy"}, "easy"),
        ({"clock": clock("loss")}, "claim"),
        ({"clock": clock("loss"), "absent": "claim"}, "claim"),
    ],
)
def test_it_is_settled_with_the_table_and_shown_before_the_start(site: Site, wanted: Body, absent: str) -> None:
    table = room(site, *people("Ada"), OPEN, listed=True, **wanted)
    assert site.info(table.id)["absent"] == absent
    site.tables._lists.clear()
    cards = {card["table"]: card for card in ask(site, "", method="GET").json()["tables"]}
    assert cards[table.id]["absent"] == absent


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"absent": "claim"}, "error-claim-clock"),
        ({"absent": "claim", "clock": clock("play")}, "error-claim-clock"),
        ({"absent": "off", "clock": clock("keep")}, "error-absent-clock"),
        ({"absent": "medium", "clock": clock("loss")}, "error-absent-clock"),
        ({"absent": "godlike"}, "error-unknown-level"),
    ],
)
def test_what_cannot_be_settled_is_refused_and_told_why(site: Site, wanted: Body, why: str) -> None:
    """Only the clock can claim a win, and a clock always says what happens when time runs out."""
    texts = set()
    for lang in LANGUAGES:
        answer = ask(site, "", {"game": GAME, "seats": list(PEOPLE), **wanted}, lang=lang)
        status, _, message = problem(answer)
        assert (status, message) == (422, why)
        texts.add(answer.json()["error"]["text"])
    assert len(texts) == 3


async def alone(site: Site, stack: AsyncExitStack, table: Opened) -> Browser:
    """Bo has been here, and is gone."""
    ada = await stack.enter_async_context(look(site, table.id, table.tokens[0]))
    async with look(site, table.id, table.tokens[1]):
        await ada.hear("table")
    while not (await ada.hear("table"))["seats"][1]["gone"]:
        pass
    return ada


async def refusal(ada: Browser, **body: Any) -> str:
    await ada.send("keep", seat=1, **body)
    return str((await ada.refused())["message"]["id"])


async def test_the_opponent_does_not_choose_the_level(brief: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    quick_bots(brief, monkeypatch)
    table = room(brief, options={"first_player": 1}, absent="hard")
    async with AsyncExitStack() as stack:
        ada = await alone(brief, stack, table)
        for level in ("beginner", "random", "medium"):
            assert await refusal(ada, level=level) == "error-absent-level"
        await ada.send("keep", seat=1)
        [note] = [line for line in (await ada.find("update"))["events"] if line["id"].startswith("note-")]
        assert note == {"id": "note-absent", "args": {"seat": 1, "level": "hard"}}
        assert (await ada.find("table"))["seats"][1]["keeper"] == "hard"


async def test_where_nobody_plays_for_the_absent(brief: Site) -> None:
    table = room(brief, options={"first_player": 1}, absent="off")
    async with AsyncExitStack() as stack:
        ada = await alone(brief, stack, table)
        assert await refusal(ada) == "error-absent-off"
        assert await refusal(ada, level="medium") == "error-absent-off"


@pytest.mark.parametrize("on_timeout", ["play", "keep", "loss"])
async def test_where_there_is_a_clock_the_clock_decides(brief: Site, on_timeout: str) -> None:
    table = room(brief, options={"first_player": 1}, clock=clock(on_timeout))
    async with AsyncExitStack() as stack:
        ada = await alone(brief, stack, table)
        assert await refusal(ada) == "error-clock-decides"


@pytest.mark.parametrize("on_timeout", ["play", "keep"])
async def test_the_bot_of_the_clock_has_the_level_that_was_settled(
    site: Site, monkeypatch: pytest.MonkeyPatch, on_timeout: str
) -> None:
    thinkers = quick_bots(site, monkeypatch)
    table = room(site, options={"first_player": 0}, clock=clock(on_timeout), absent="easy")
    async with look(site, table.id) as watcher:
        hurry(site, table)
        while "take" not in str(watcher.present["events"]):
            await watcher.find("update")
    assert {level for level, where, _ in thinkers.asked if where == table.id} == {"easy"}


async def test_a_rematch_is_played_by_the_same_terms(site: Site) -> None:
    table = room(site, options={"first_player": 0}, clock=clock("loss"), help=False)
    async with AsyncExitStack() as stack:
        ada, _ = await gather_round(stack, site, table)
        hurry(site, table)
        while (await ada.find("table"))["status"] != "over":
            pass
    following = site.info(rematch(site, table.id, table.tokens[0]).json()["table"])
    assert (following["absent"], following["help"]) == ("claim", False)


async def test_who_may_ask_for_a_rematch(brief: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The owner of a seat may, even if a bot played it to the end; nobody else, and nobody takes another's seat."""
    quick_bots(brief, monkeypatch)
    table = room(brief, options={"tokens_to_win": 1})
    async with AsyncExitStack() as stack:
        ada = await alone(brief, stack, table)
        await ada.send("keep", seat=1)
        await ada.find("update")
        while ada.present["view"]["actor"] != "over":
            if ada.present["choices"]:
                await ada.act(ada.present["choices"][0]["action"])
            await ada.find("update")
    assert problem(rematch(brief, table.id, None)) == (403, "bad-link", "error-bad-link")
    made = rematch(brief, table.id, table.tokens[1])
    assert made.status_code == 200
    following = made.json()["table"]
    assert rematch(brief, table.id, table.tokens[0]).json()["table"] == following
    seats = brief.info(following)["seats"]
    assert [(seat["kind"], seat["name"], seat["keeper"]) for seat in seats] == [
        ("open", "Bo", None),
        ("open", "Ada", None),
    ]
    assert ask(brief, f"/{following}/claim", {"invitation": table.tokens[0]}).json()["seat"] == 1
    for way, body in (("claim", {"invitation": table.tokens[0]}), ("sit", {"seat": 0})):  # Bo's seat waits for Bo
        assert ask(brief, f"/{following}/{way}", body).status_code == 403
    assert ask(brief, f"/{following}/claim", {"invitation": table.tokens[1]}).json()["seat"] == 0

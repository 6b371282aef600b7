"""Before the match: the public list, sitting down, leaving, making room, being ready."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from chrysalide.language import LANGUAGES
from tests.server.browser import dial, look
from tests.server.rooms import HANDS, OPEN, RANDOM, ask, gather_round, leave, people, problem, room, sit
from tests.server.site import GAME, PATIENT, Opened, Site

ADA = {"kind": "person", "name": "Ada", "avatar": "morpho"}


@pytest.fixture
def list_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site with its own public list, rebuilt for every request."""
    with pytest.MonkeyPatch.context() as patch, Site(tmp_path_factory.mktemp("list") / "site.db") as running:
        patch.setattr("chrysalide.server.table.tables.LIST_SECONDS", -1.0)
        yield running


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site where anybody who leaves counts as gone at once."""
    with Site(tmp_path_factory.mktemp("hasty") / "site.db", grace=0) as running:
        yield running


def cards(site: Site, query: str = "") -> list[dict[str, Any]]:
    answer = ask(site, query, method="GET")
    assert answer.status_code == 200
    found: list[dict[str, Any]] = answer.json()["tables"]
    return found


def seats_of(site: Site, table: Opened) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["name"]) for seat in site.info(table.id)["seats"]]


def test_the_public_list(list_site: Site) -> None:
    clock = {"kind": "bank", "seconds": 300.0, "increment": 5.0, "on_timeout": "loss"}
    old = room(list_site, ADA, OPEN, listed=True, clock=clock, chat=False, help=None)
    playing = room(list_site, ADA, RANDOM, listed=True, options={"first_player": 0})
    room(list_site, ADA, OPEN)  # by invitation only
    other = room(list_site, *people("Ada", "Bo", "Cy"), OPEN, game=HANDS, listed=True)
    new = room(list_site, ADA, {"kind": "open", "name": "Guest"}, listed=True)
    assert [card["table"] for card in cards(list_site)] == [new.id, other.id, old.id, playing.id]
    assert [card["table"] for card in cards(list_site, f"?game={GAME}")] == [new.id, old.id, playing.id]
    assert problem(ask(list_site, "?game=chess", method="GET")) == (404, "unknown-game", "error-unknown-game")
    card = cards(list_site)[2]
    assert card == {
        "table": old.id,
        "game": GAME,
        "options": list_site.info(old.id)["options"],
        "status": "waiting",
        "created": list_site.info(old.id)["created"],
        "clock": clock,
        "chat": False,
        "absent": "claim",
        "help": False,
        "seats": [
            {"seat": 0, "kind": "person", "name": "Ada", "avatar": "morpho", "level": None, "for_engine": False},
            {"seat": 1, "kind": "open", "name": "", "avatar": None, "level": None, "for_engine": False},
        ],
    }
    told = ask(list_site, "", method="GET").text
    [(seed,)] = list_site.sql("SELECT seed FROM tables WHERE id = ?", old.id)
    hashes = list_site.sql("SELECT token_hash, invitation_hash FROM seats WHERE table_id = ?", old.id)
    secrets = [seed, old.tokens[0], old.invitations[1], *(text for row in hashes for text in row if text)]
    assert len(secrets) == 5
    assert [secret for secret in secrets if secret in told] == []
    list_site.sql("UPDATE tables SET updated = '2026-01-01T00:00:00.000Z' WHERE id = ?", new.id)
    assert new.id not in [card["table"] for card in cards(list_site)]  # nobody has come for a long time
    before = datetime.now(UTC) - timedelta(days=3)
    list_site.sql("UPDATE tables SET updated = ? WHERE id IN (?, ?)", before.isoformat(), old.id, playing.id)
    listed = [card["table"] for card in cards(list_site)]
    assert (old.id in listed, playing.id in listed) == (True, False)  # with a clock one plays over days
    list_site.sql("UPDATE tables SET updated = ? WHERE id = ?", datetime.now(UTC).isoformat(), playing.id)
    list_site.sql("UPDATE tables SET status = 'over' WHERE id = ?", playing.id)
    assert [card["table"] for card in cards(list_site)] == [other.id, old.id]


def test_a_list_has_an_end(list_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chrysalide.server.store.queries.LISTED", 2)
    tables = [room(list_site, ADA, OPEN, listed=True).id for _ in range(3)]
    assert [card["table"] for card in cards(list_site)] == [tables[2], tables[1]]


def test_no_address_fills_the_public_list(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chrysalide.server.store.queries.LISTED", 4)
    monkeypatch.setattr("chrysalide.server.table.tables.LIST_SECONDS", -1.0)
    monkeypatch.setenv("CHRYSALIDE_PROXIES", "127.0.0.1")

    def opened(site: Site, address: str, *seats: dict[str, str]) -> str:
        body = {"game": GAME, "seats": list(seats), "listed": True}
        answer = site.http.post("/api/tables", json=body, headers={"X-Forwarded-For": address})
        table: str = answer.json()["table"]
        return table

    with Site(tmp_path_factory.mktemp("list") / "site.db") as site:
        watched = opened(site, "203.0.113.1", ADA, ADA)
        waiting = opened(site, "203.0.113.2", ADA, OPEN)
        greedy = [opened(site, "2001:db8::" + str(number), ADA, OPEN) for number in range(9)]
        listed = [card["table"] for card in cards(site)]
        assert listed == [greedy[8], greedy[7], waiting, watched]  # in the usual order, but nobody is missing
        stored = {opener for (opener,) in site.sql("SELECT opener FROM tables")}
        assert [len(opener) for opener in stored] == [3, 3, 3]  # of a whole /64, not of a single address


def test_a_list_that_many_look_at_is_asked_for_once(list_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    before = cards(list_site)
    monkeypatch.setattr("chrysalide.server.table.tables.LIST_SECONDS", 60.0)
    room(list_site, ADA, OPEN, listed=True)
    assert cards(list_site) == before
    monkeypatch.setattr("chrysalide.server.table.tables.LIST_SECONDS", -1.0)
    assert len(cards(list_site)) == len(before) + 1


def test_sitting_down_at_a_public_table(site: Site) -> None:
    table = room(site, ADA, *[OPEN] * 3, game=HANDS, listed=True)
    wished = sit(site, table.id, seat=2, name="Bo", avatar="monarch")
    assert (wished.status_code, wished.json()["seat"]) == (200, 2)
    assert sit(site, table.id, name="Cy").json()["seat"] == 1  # the first that is free
    assert problem(sit(site, table.id, seat=2, name="Di")) == (403, "bad-link", "error-seat-taken")
    assert problem(sit(site, table.id, seat=7)) == (422, "bad-seats", "error-no-such-seat")
    seats = site.info(table.id)["seats"]
    assert [(seat["kind"], seat["name"], seat["avatar"]) for seat in seats] == [
        ("person", "Ada", "morpho"),
        ("person", "Cy", None),
        ("person", "Bo", "monarch"),
        ("open", "", None),
    ]
    assert site.info(table.id)["status"] == "waiting"
    assert sit(site, table.id).json()["seat"] == 3
    assert site.info(table.id)["status"] == "playing"
    assert problem(sit(site, table.id)) == (403, "bad-link", "error-seat-taken")
    assert site.get(f"/api/tables/{table.id}/record", wished.json()["token"]).status_code == 200


def test_a_table_that_is_not_public_is_entered_by_invitation(site: Site) -> None:
    table = room(site, ADA, OPEN)
    texts = set()
    for lang in LANGUAGES:
        answer = ask(site, f"/{table.id}/sit", {"name": "Eve"}, lang=lang)
        assert problem(answer) == (403, "not-allowed", "error-not-listed")
        texts.add(answer.json()["error"]["text"])
    assert len(texts) == 3
    assert seats_of(site, table)[1][0] == "open"
    claimed = ask(site, f"/{table.id}/claim", {"invitation": table.invitations[1], "avatar": "vulcan"})
    assert claimed.status_code == 200
    assert site.info(table.id)["seats"][1]["avatar"] == "vulcan"


@pytest.mark.parametrize("avatar", ["", "Morpho", "mor pho", "morpho\n", "../x", "é", "x" * 21, 7, ["morpho"]])
def test_an_avatar_is_one_small_word(site: Site, avatar: object) -> None:
    table = room(site, ADA, OPEN, listed=True)
    for path, body in (
        ("", {"game": GAME, "seats": [{**ADA, "avatar": avatar}, OPEN]}),
        (f"/{table.id}/sit", {"avatar": avatar}),
        (f"/{table.id}/claim", {"invitation": table.invitations[1], "avatar": avatar}),
    ):
        assert problem(ask(site, path, body)) == (422, "bad-request", "error-bad-request")
    assert seats_of(site, table)[1][0] == "open"


def test_whoever_leaves_leaves_the_seat_as_it_was(site: Site) -> None:
    table = room(site, ADA, *[OPEN] * 2, game=HANDS)
    token = site.claim(table.id, table.invitations[1], "Bonaparte").json()["token"]
    left = leave(site, table.id, token)
    assert (left.status_code, left.json()) == (200, {"invitation": None})  # the old one works again
    assert site.info(table.id)["seats"][1]["kind"] == "open"
    for again in (leave(site, table.id, token), site.get(f"/api/tables/{table.id}/record", token)):
        assert problem(again) == (403, "bad-link", "error-bad-link")
    assert "Bonaparte" not in site.get(f"/api/tables/{table.id}").text
    second = ask(site, f"/{table.id}/claim", {"invitation": table.invitations[1]}, lang="fr")
    assert second.status_code == 200
    assert seats_of(site, table)[1] == ("person", "Joueur 2")  # nobody sits there without a name


def test_a_seat_that_never_had_an_invitation_gets_one(site: Site) -> None:
    table = room(site, ADA, OPEN)
    fresh = leave(site, table.id, table.tokens[0]).json()["invitation"]
    assert isinstance(fresh, str)
    assert fresh not in table.invitations.values()
    assert seats_of(site, table)[0][0] == "open"
    assert site.claim(table.id, fresh, "Cy").json()["seat"] == 0
    token = site.sql("SELECT token_hash FROM seats WHERE table_id = ? AND seat = 0", table.id)
    assert token != [(None,)]
    assert site.claim(table.id, fresh, "Di").status_code == 403


async def test_a_screen_that_has_lost_its_seat_sees_nothing_of_it_any_more(site: Site) -> None:
    """Bo leaves with the page still open; Cy takes the seat, and the hands that are dealt then are secret."""
    table = room(site, ADA, *[OPEN] * 2, game=HANDS, listed=True)
    token = sit(site, table.id, seat=1, name="Bo").json()["token"]
    async with look(site, table.id, token) as bo, look(site, table.id, table.tokens[0]) as ada:
        assert bo.present["eyes"] == 1
        await bo.hear("table")
        assert leave(site, table.id, token).status_code == 200
        assert (await bo.hear("welcome"))["seats"] == []
        assert (await bo.hear("update"))["eyes"] is None
        assert (await bo.hear("table"))["seats"][1]["connected"] is False
        assert (await ada.hear("table"))["seats"][1]["kind"] == "open"
        bo.heard.clear()
        cy = sit(site, table.id, seat=1, name="Cy").json()
        await bo.hear("table")
        di = sit(site, table.id, seat=2, name="Di").json()
        begun = await bo.hear("update")
        assert (begun["eyes"], begun["view"]["viewer"], begun["choices"]) == (None, None, [])
        async with look(site, table.id, cy["token"]) as screen, look(site, table.id) as watcher:
            assert begun["view"] == watcher.present["view"]
            assert screen.present["view"] != watcher.present["view"]
            for browser in (bo, watcher):
                await browser.send("chat", text="hello")
                while True:
                    kind, body = await browser.read()
                    if kind == "refused":
                        break
                assert body["message"]["id"] == "error-spectator"
        for secret in (cy["token"], di["token"]):
            assert secret not in bo.text
    again = await refused_hello(site, table, token)
    assert again["code"] == "bad-link"


async def refused_hello(site: Site, table: Opened, token: str) -> dict[str, Any]:
    async with dial(site, table.id) as browser:
        await browser.send("hello", tokens=[token])
        return await browser.refused()


async def test_one_of_two_seats_of_a_screen_is_left(site: Site) -> None:
    table = room(site, *people("Ada", "Bo"), OPEN, game=HANDS)
    async with look(site, table.id, *table.tokens.values()) as both:
        leave(site, table.id, table.tokens[0])
        assert (await both.hear("welcome"))["seats"] == [1]
        assert (await both.hear("update"))["eyes"] == 1
        seats = (await both.hear("table"))["seats"]
        assert [(seat["kind"], seat["connected"]) for seat in seats] == [
            ("open", False),
            ("person", True),
            ("open", False),
        ]


async def test_making_room_where_somebody_does_not_come_back(hasty: Site) -> None:
    table = room(hasty, ADA, *[OPEN] * 2, game=HANDS, listed=True)
    token = sit(hasty, table.id, seat=1, name="Bo").json()["token"]
    async with look(hasty, table.id, table.tokens[0]) as ada, look(hasty, table.id) as watcher:
        async with look(hasty, table.id, token):
            await ada.hear("table")
            await ada.send("free", seat=1)
            assert (await ada.refused())["message"]["id"] == "error-still-here"
        while not (await ada.hear("table"))["seats"][1]["gone"]:
            pass
        await watcher.send("free", seat=1)
        for _ in range(2):
            await watcher.hear("table")
        assert (await watcher.refused())["message"]["id"] == "error-spectator"
        for seat, expected in ((2, "error-seat-free"), (9, "error-no-such-seat")):
            await ada.send("free", seat=seat)
            assert (await ada.refused())["message"]["id"] == expected
        await ada.send("free", seat=1)
        info = await ada.hear("table")
        assert [(seat["kind"], seat["gone"]) for seat in info["seats"][1:]] == [("open", False)] * 2
        assert (await watcher.hear("table"))["seats"][1]["kind"] == "open"
        assert problem(hasty.get(f"/api/tables/{table.id}/record", token))[1] == "bad-link"
        assert sit(hasty, table.id, seat=1, name="Cy").json()["seat"] == 1


async def test_the_seat_of_the_host_is_kept_where_nobody_has_an_invitation_to_it(hasty: Site) -> None:
    table = room(hasty, ADA, *[OPEN] * 2, game=HANDS)
    token = hasty.claim(table.id, table.invitations[1], "Bo").json()["token"]
    async with look(hasty, table.id, token) as bo:
        await bo.send("free", seat=0)
        assert (await bo.refused())["message"]["id"] == "error-free-host"


async def test_whoever_sits_down_has_the_whole_time_to_open_the_page(site: Site) -> None:
    """However long the previous person was away, and although nobody has seen the new one yet."""
    table = room(site, ADA, *[OPEN] * 2, game=HANDS, listed=True)
    token = sit(site, table.id, seat=1, name="Bo").json()["token"]
    async with look(site, table.id, table.tokens[0]) as ada:
        presence = site.tables._open[table.id].seating.presence
        presence._since[1] -= PATIENT
        assert site.info(table.id)["seats"][1]["gone"] is True
        leave(site, table.id, token)
        assert (await ada.hear("table"))["seats"][1]["gone"] is False  # nobody is
        sit(site, table.id, seat=1, name="Cy")
        assert (await ada.hear("table"))["seats"][1]["gone"] is False
        await ada.send("free", seat=1)
        assert (await ada.refused())["message"]["id"] == "error-just-left"


async def test_nobody_starts_before_all_are_ready(site: Site) -> None:
    table = room(site, ADA, RANDOM, *[OPEN] * 2, game=HANDS, ready_check=True, options={"starter": 0})
    async with AsyncExitStack() as stack:
        [ada] = await gather_round(stack, site, table)
        await ada.send("ready", ready=True)
        info = await ada.hear("table")
        assert [seat["ready"] for seat in info["seats"]] == [True, False, False, False]
        tokens = [site.claim(table.id, table.invitations[seat], f"Guest {seat}").json()["token"] for seat in (2, 3)]
        for _ in tokens:
            info = await ada.hear("table")
        assert (info["status"], [seat["ready"] for seat in info["seats"]]) == ("waiting", [True, False, False, False])
        both = await stack.enter_async_context(look(site, table.id, *tokens))  # two at one screen
        await ada.hear("table")
        watcher = await stack.enter_async_context(look(site, table.id))
        await watcher.send("ready", ready=True)
        assert (await watcher.refused())["message"]["id"] == "error-spectator"
        await ada.send("ready", ready=False)
        for browser in (ada, both, watcher):
            await browser.hear("table")
        await both.send("ready", ready=True)
        for browser in (ada, both, watcher):
            info = await browser.hear("table")
        assert (info["status"], [seat["ready"] for seat in info["seats"]]) == ("waiting", [False, False, True, True])
        await ada.send("ready", ready=True)
        for browser in (ada, both, watcher):
            assert (await browser.hear("update"))["length"] > 0
            assert (await browser.hear("table"))["status"] == "playing"


async def test_who_sits_down_again_is_not_ready(site: Site) -> None:
    table = room(site, ADA, OPEN, ready_check=True)
    token = site.claim(table.id, table.invitations[1], "Bo").json()["token"]
    async with look(site, table.id, token) as bo:
        await bo.send("ready", ready=True)
        await bo.hear("table")
    leave(site, table.id, token)
    site.claim(table.id, table.invitations[1], "Cy")
    assert [seat["ready"] for seat in site.info(table.id)["seats"]] == [False, False]
    async with look(site, table.id, table.tokens[0]) as ada:
        await ada.send("ready", ready=True)
        assert (await ada.hear("table"))["status"] == "waiting"


async def test_all_this_is_over_when_the_match_has_begun(site: Site) -> None:
    table = room(site, ADA, OPEN, listed=True)
    site.claim(table.id, table.invitations[1], "Bo")
    before = site.stored(table.id)
    texts = set()
    for lang in LANGUAGES:
        answer = leave(site, table.id, table.tokens[0], lang)
        assert problem(answer) == (403, "not-allowed", "error-has-begun")
        texts.add(answer.json()["error"]["text"])
    assert len(texts) == 3
    assert problem(sit(site, table.id, seat=1)) == (403, "bad-link", "error-seat-taken")
    assert problem(site.claim(table.id, table.invitations[1])) == (403, "bad-link", "error-bad-invitation")
    async with look(site, table.id, table.tokens[0]) as ada:
        for kind, body in (("free", {"seat": 1}), ("ready", {"ready": True}), ("ready", {"ready": False})):
            await ada.send(kind, **body)
            refusal = await ada.refused()
            assert (refusal["about"], refusal["message"]["id"]) == (kind, "error-has-begun")
    assert site.stored(table.id) == before


def test_leaving_needs_the_token_of_a_seat(site: Site) -> None:
    table, other = room(site, ADA, OPEN), room(site, ADA, OPEN)
    for guess in (None, "", "x", other.tokens[0], table.invitations[1]):
        assert problem(leave(site, table.id, guess)) == (403, "bad-link", "error-bad-link")
    assert seats_of(site, table)[0] == ("person", "Ada")


async def test_of_many_who_sit_down_at_once_each_has_a_seat_of_their_own(site: Site) -> None:
    table = room(site, ADA, *[OPEN] * 3, game=HANDS, listed=True)
    wishes = [asyncio.to_thread(sit, site, table.id, name=f"Guest {n}") for n in range(6)]
    answers = await asyncio.gather(*wishes)
    taken = [answer.json()["seat"] for answer in answers if answer.status_code == 200]
    assert sorted(taken) == [1, 2, 3]
    assert site.info(table.id)["status"] == "playing"

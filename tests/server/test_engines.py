"""Programs on seats: registered with a name or not, invited, shown as what they are, and told which tables wait."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from chrysalide.server.http.rates import Limits, Rate
from chrysalide.server.store import engine_rows
from tests.server.browser import look
from tests.server.site import GAME, SECONDS, Opened, Site

ADA = {"kind": "person", "name": "Ada"}
ANY = {"kind": "engine"}
Body = dict[str, Any]


@pytest.fixture(autouse=True)
def nobody_registered(site: Site) -> None:
    """The site is shared by all tests, and names are unique."""
    site.sql("DELETE FROM engines")


def register(site: Site, name: str = "Turtle") -> str:
    answer = site.post("/api/bots", {"name": name})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def table(site: Site, *seats: Body, game: str = GAME, **terms: Any) -> Opened:
    answer = site.post("/api/tables", {"game": game, "seats": seats, **terms})
    assert answer.status_code == 201, answer.text
    opened = Opened(answer.json()["table"])
    for seat in answer.json()["seats"]:
        kept, name = (opened.tokens, "token") if "token" in seat else (opened.invitations, "invitation")
        kept[seat["seat"]] = seat[name]
    return opened


def sit(site: Site, opened: Opened, token: str | None = None, **body: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    path = f"/api/tables/{opened.id}/claim"
    return site.http.post(path, json={"kind": "engine", **body}, headers=headers)


@dataclass
class Events:
    lines: Iterator[str]
    beats: int = 0
    heard: list[tuple[str, Body]] = field(default_factory=list)

    def next(self) -> tuple[str, Body]:
        kind = ""
        for line in self.lines:
            self.beats += line.startswith(":")
            if line.startswith("event: "):
                kind = line.removeprefix("event: ")
            if line.startswith("data: "):
                self.heard.append((kind, json.loads(line.removeprefix("data: "))))
                return self.heard[-1]
        raise EOFError


@contextmanager
def listening(site: Site, token: str) -> Iterator[Events]:
    headers = {"Authorization": f"Bearer {token}"}
    address = f"http://127.0.0.1:{site.port}/api/bots/stream"
    with httpx.stream("GET", address, headers=headers, timeout=SECONDS) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert answer.headers["cache-control"] == "no-store"
        yield Events(answer.iter_lines())


# --- seats --------------------------------------------------------------------------------------------------------


def test_a_program_takes_its_seat_by_invitation_and_is_shown_as_one(site: Site) -> None:
    opened = table(site, ADA, ANY)
    assert site.info(opened.id)["seats"][1] | {"kind": "open", "for_engine": True} == site.info(opened.id)["seats"][1]
    answer = sit(site, opened, invitation=opened.invitations[1], name="Turtle")
    assert answer.status_code == 200
    shown = site.info(opened.id)
    assert shown["status"] == "playing"
    assert {"kind": "engine", "name": "Turtle", "for_engine": True, "gone": False}.items() <= shown["seats"][1].items()
    assert {"kind": "person", "for_engine": False}.items() <= shown["seats"][0].items()


def test_people_and_programs_keep_to_their_seats(site: Site) -> None:
    opened = table(site, ADA, ANY)
    refused = site.claim(opened.id, opened.invitations[1], "Bo")
    assert refused.status_code == 403
    assert "for a program" in refused.json()["error"]["text"]
    opened = table(site, ADA, {"kind": "open"})
    refused = sit(site, opened, invitation=opened.invitations[1])
    assert refused.status_code == 403
    assert "for a person" in refused.json()["error"]["text"]


def test_a_public_seat_for_a_program_is_not_taken_by_people(site: Site) -> None:
    opened = table(site, ADA, ANY, listed=True)
    path = f"/api/tables/{opened.id}/sit"
    assert site.post(path, {"seat": 1, "name": "Bo"}).status_code == 403
    assert site.post(path, {"name": "Bo"}).status_code == 403


def test_an_invited_program_needs_only_its_token(site: Site) -> None:
    turtle, hare = register(site, "Turtle"), register(site, "Hare")
    opened = table(site, ADA, {"kind": "engine", "name": "turtle"})
    assert opened.invitations == {}
    assert site.info(opened.id)["seats"][1]["name"] == "Turtle"
    assert sit(site, opened, hare).status_code == 403
    assert sit(site, opened).status_code == 403
    answer = sit(site, opened, turtle)
    assert answer.json() == {"seat": 1, "token": turtle}
    assert site.get(f"/api/tables/{opened.id}/positions/0", turtle).json()["view"]["viewer"] == 1


def test_one_program_has_one_seat_at_a_table(site: Site) -> None:
    turtle = register(site)
    opened = table(site, ADA, ANY, {"kind": "engine", "name": "Turtle"}, game="papillons")
    assert sit(site, opened, turtle).status_code == 200
    refused = sit(site, opened, turtle, invitation=opened.invitations[1])
    assert refused.status_code == 403
    assert "already sits" in refused.json()["error"]["text"]


def test_a_seat_that_a_program_leaves_is_open_to_any_program_again(site: Site) -> None:
    turtle = register(site)
    opened = table(site, ADA, ANY, ADA, ANY, game="papillons")
    assert sit(site, opened, turtle, invitation=opened.invitations[1]).status_code == 200
    headers = {"Authorization": f"Bearer {turtle}"}
    assert site.http.post(f"/api/tables/{opened.id}/leave", headers=headers).json() == {"invitation": None}
    assert site.info(opened.id)["seats"][1]["for_engine"]
    assert sit(site, opened, invitation=opened.invitations[1], name="Hare").status_code == 200


async def test_a_bot_waits_on_the_seat_until_the_program_comes(site: Site) -> None:
    turtle = register(site)
    opened = table(site, ADA, {"kind": "engine", "name": "Turtle"})
    async with look(site, opened.id, opened.tokens[0]) as ada:
        await ada.send("fill", seat=1, level="random")
        await ada.find_seat(1, kind="bot", filled=True)  # and the match has not begun
        await ada.send("fill", seat=1, level=None)
        await ada.find_seat(1, kind="open", for_engine=True)
        await ada.send("fill", seat=1, level="random")
        await ada.find_seat(1, kind="bot")
        assert sit(site, opened, turtle).status_code == 200
        await ada.find_seat(1, kind="engine", name="Turtle")


def test_names_are_unique_and_visible(site: Site) -> None:
    register(site, "Turtle")
    for name, words in (("  TURTLE ", "already called"), ("\u200b", "needs a name")):
        refused = site.post("/api/bots", {"name": name})
        assert refused.status_code == 409
        assert words in refused.json()["error"]["text"]
    refused = site.post("/api/tables", {"game": GAME, "seats": [ADA, {"kind": "engine", "name": "Nobody"}]})
    assert refused.status_code == 409
    assert "Nobody" in refused.json()["error"]["text"]


def test_a_name_that_nobody_uses_is_free_again(site: Site) -> None:
    old = register(site)
    site.sql("UPDATE engines SET seen = seen - ?", engine_rows.FORGOTTEN)
    new = register(site)
    assert site.get("/api/bots/me", old).status_code == 403
    assert site.get("/api/bots/me", new).json() == {"name": "Turtle"}


def test_no_token_is_stored(site: Site) -> None:
    turtle = register(site)
    opened = table(site, ADA, {"kind": "engine", "name": "Turtle"})
    sit(site, opened, turtle)
    assert turtle.encode() not in site.database.read_bytes()


# --- the rules of the table ---------------------------------------------------------------------------------------


async def test_a_program_is_never_asked_to_agree(site: Site) -> None:
    opened = table(site, ADA, ANY, ready_check=True)
    token = sit(site, opened, invitation=opened.invitations[1]).json()["token"]
    async with look(site, opened.id, opened.tokens[0]) as ada, look(site, opened.id, token) as engine:
        await ada.send("ready", ready=True)
        await ada.find("update")  # only people have to be ready
        await engine.find("update")
        await play_until_both(ada, engine)
        await ada.send("ask_undo", seq=ada.present["seq"])
        assert (await ada.find("update"))["kind"] == "undo"


async def play_until_both(one: Any, other: Any) -> None:
    """Each makes a decision, so that the first one would have to ask for an undo."""
    before = 0
    while before < 2 or not one.present["undo_ask"]:
        actor = one if one.present["choices"] else other
        await actor.act(actor.present["choices"][0]["action"])
        await one.find("update")
        await other.find("update")
        before += 1


async def test_programs_get_no_hints_and_their_opponents_do(site: Site) -> None:
    opened = table(site, ADA, ANY)
    token = sit(site, opened, invitation=opened.invitations[1]).json()["token"]
    assert site.info(opened.id)["help"]  # nobody else plays
    async with look(site, opened.id, opened.tokens[0]) as ada, look(site, opened.id, token) as engine:
        actor = ada if ada.present["choices"] else engine
        if actor is ada:
            while not engine.present["choices"]:
                await ada.act(ada.present["choices"][0]["action"])
                await ada.find("update")
                await engine.find("update")
        await engine.send("hint", seq=engine.present["seq"])
        assert (await engine.find("refused"))["message"]["id"] == "error-engine-hint"


async def test_an_absent_program_is_treated_like_an_absent_person(tmp_path: Path) -> None:
    with Site(tmp_path / "site.db", grace=0.05) as site:
        opened = table(site, ADA, ANY, absent="random")
        token = sit(site, opened, invitation=opened.invitations[1]).json()["token"]
        async with look(site, opened.id, opened.tokens[0]) as ada:
            await ada.find_seat(1, gone=True)
            await ada.send("keep", seat=1)
            await ada.find_seat(1, keeper="random")
            async with look(site, opened.id, token) as engine:
                await engine.send("resume", seat=1)
                await ada.find_seat(1, keeper=None, connected=True)


async def test_clocks_run_for_programs(site: Site) -> None:
    clock = {"kind": "move", "seconds": 3600}
    opened = table(site, ADA, ANY, clock=clock)
    sit(site, opened, invitation=opened.invitations[1])
    async with look(site, opened.id) as watcher:
        assert None not in watcher.present["clocks"]["left"]


async def test_a_rematch_waits_for_the_same_program(site: Site) -> None:
    turtle = register(site)
    opened = table(site, ADA, {"kind": "engine", "name": "Turtle"}, options={"tokens_to_win": 1})
    sit(site, opened, turtle)
    async with look(site, opened.id, opened.tokens[0]) as ada:
        way = ada.heard[0]["welcome"]["table"]["seats"][0]["ways"][0]
        await ada.send("resign", seat=0, how=way["how"])
        await ada.find("table")
    headers = {"Authorization": f"Bearer {opened.tokens[0]}"}
    following = Opened(site.http.post(f"/api/tables/{opened.id}/rematch", headers=headers).json()["table"])
    with listening(site, turtle) as events:
        [wait] = events.next()[1]["tables"]
    assert (wait["table"], wait["seat"], wait["why"]) == (following.id, 0, "seat")
    assert sit(site, following, turtle).json() == {"seat": 0, "token": turtle}


# --- the stream ---------------------------------------------------------------------------------------------------


def test_a_stream_begins_with_everything_that_waits(site: Site) -> None:
    turtle = register(site)
    opened = table(site, ADA, {"kind": "engine", "name": "Turtle"})
    table(site, ADA, ANY)  # not this one's
    with listening(site, turtle) as events:
        kind, body = events.next()
    waits = [{"table": opened.id, "game": GAME, "seat": 1, "seq": 1, "why": "seat"}]
    assert (kind, body) == ("tables", {"tables": waits})


async def test_a_stream_says_when_a_table_begins_to_wait(site: Site) -> None:
    turtle = register(site)
    with listening(site, turtle) as events:
        assert events.next() == ("tables", {"tables": []})
        opened = table(site, ADA, {"kind": "engine", "name": "Turtle"})
        assert events.next()[1]["why"] == "seat"
        sit(site, opened, turtle)
        async with look(site, opened.id, opened.tokens[0]) as ada:
            while ada.present["choices"]:
                await ada.act(ada.present["choices"][0]["action"])
                await ada.find("update")
        kind, wait = events.next()
        assert (kind, wait["table"], wait["seat"], wait["why"]) == ("wait", opened.id, 1, "turn")


def test_a_new_stream_ends_the_old_one(site: Site) -> None:
    turtle = register(site)
    with listening(site, turtle) as old:
        old.next()
        with listening(site, turtle) as new:
            new.next()
            with pytest.raises(EOFError):
                old.next()
            table(site, ADA, {"kind": "engine", "name": "Turtle"})
            assert new.next()[0] == "wait"


def test_it_beats_while_nothing_happens(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chrysalide.server.http.engines.HEARTBEAT", 0.01)
    with listening(site, register(site)) as events:
        events.next()
        for line in events.lines:
            if line == ": alive":
                break


def test_a_shutdown_cuts_streams_and_a_restart_forgets_nothing(tmp_path: Path) -> None:
    with Site(tmp_path / "site.db") as site:
        turtle = register(site)
        opened = table(site, ADA, {"kind": "engine", "name": "Turtle"})
        with listening(site, turtle) as events:
            events.next()
            site._server.should_exit = True
            with pytest.raises(EOFError):  # and no error of the connection
                events.next()
    with Site(tmp_path / "site.db") as site, listening(site, turtle) as events:
        assert [wait["table"] for wait in events.next()[1]["tables"]] == [opened.id]


def test_a_stream_needs_a_token_of_a_program(site: Site) -> None:
    opened = table(site, ADA, ANY)
    for token in (None, "wrong", opened.tokens[0]):
        assert site.get("/api/bots/stream", token).status_code == 403


def test_rates(tmp_path: Path) -> None:
    limits = Limits(bots=Rate(1, 0.001), streams=Rate(2, 0.001))
    with Site(tmp_path / "site.db", rates=limits) as site:
        turtle = register(site)
        assert site.post("/api/bots", {"name": "Hare"}).status_code == 429
        for _ in range(2):
            with listening(site, turtle) as events:
                events.next()
        refused = site.get("/api/bots/stream", turtle)
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 0


def test_open_streams_count_as_sockets(tmp_path: Path) -> None:
    with Site(tmp_path / "site.db", rates=Limits(open_sockets=1)) as site:
        turtle = register(site)
        with listening(site, turtle) as events:
            events.next()
            assert site.get("/api/bots/stream", turtle).status_code == 429


# --- the law of views ---------------------------------------------------------------------------------------------


async def test_a_program_sees_its_seat_and_nothing_else(site: Site) -> None:
    """The same bytes as a person on that seat would get."""
    opened = table(site, ADA, ANY, game="papillons")
    token = sit(site, opened, invitation=opened.invitations[1]).json()["token"]
    async with look(site, opened.id, token) as engine:
        match = site.tables._open[opened.id].match
        assert engine.present["eyes"] == 1
        assert engine.present["view"] == json.loads(json.dumps(match.view(1)))
    turtle = register(site)
    with listening(site, turtle) as events:
        assert events.next() == ("tables", {"tables": []})

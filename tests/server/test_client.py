"""Programs that play through `chrysalide.client`: plain, asynchronous, cut off, and on a site that restarts."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from chrysalide.client import AsyncSite, BadAddress, Decision, Refused, Site, Unreachable, read_link
from chrysalide.client.events import read_events
from chrysalide.server.http.rates import Limits, Rate
from tests.server import site as sites
from tests.server.browser import look
from tests.server.site import GAME, SECONDS

SHORT = {"tokens_to_win": 1}
RANDOM = {"kind": "bot", "level": "random"}


def address(site: sites.Site) -> str:
    return f"http://127.0.0.1:{site.port}"


def first(decision: Decision) -> str:
    return decision.choices[0].action


@pytest.fixture(autouse=True)
def nobody_registered(site: sites.Site) -> None:
    site.sql("DELETE FROM engines")


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chrysalide.client.delays.FIRST", 0.01)


def test_a_match_from_the_invitation_to_the_end(site: sites.Site) -> None:
    here = Site(address(site))
    opened = here.open(GAME, [RANDOM, {"kind": "engine"}], options=SHORT)
    with here.sit(opened["table"], opened["seats"][0]["invitation"], "Turtle") as seat:
        for decision in seat.decisions():
            assert decision.seat == 1
            assert decision.view["viewer"] == 1
            assert decision.seconds is None
            seat.play(decision, first(decision))
        assert seat.table is not None
        assert (seat.table.status, seat.table.seats[1].kind) == ("over", "engine")
        assert read_link(seat.link).token == seat.token


async def test_the_same_with_await(site: sites.Site) -> None:
    here = AsyncSite(address(site))
    assert (await here.register("Turtle")).token == here.token
    assert await here.name() == "Turtle"
    opened = await here.open(GAME, [RANDOM, {"kind": "engine", "name": "Turtle"}], options=SHORT)
    async for wait in here.waits():
        assert (wait.table, wait.why) == (opened["table"], "seat")
        break
    async with await here.sit(opened["table"]) as seat:
        async for decision in seat.decisions():
            await seat.play(decision, first(decision))
    assert (await here.table(opened["table"])).status == "over"


async def test_many_seats_at_once(site: sites.Site) -> None:
    here = AsyncSite(address(site))

    async def play() -> None:
        opened = await here.open(GAME, [RANDOM, {"kind": "engine"}], options=SHORT)
        async with await here.sit(opened["table"], opened["seats"][0]["invitation"]) as seat:
            async for decision in seat.decisions():
                await seat.play(decision, first(decision))

    await asyncio.gather(*(play() for _ in range(5)))


# --- lost connections ---------------------------------------------------------------------------------------------


class Cable:
    """Between a program and the site, to be cut."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self._to))
            self.ends += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._copy, args=(one, other), daemon=True).start()

    def _copy(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError), other:
            while data := one.recv(65536):
                other.sendall(data)

    def cut(self) -> None:
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends = []

    def close(self) -> None:
        self._listening.close()
        self.cut()


@contextmanager
def cable(site: sites.Site) -> Iterator[Cable]:
    between = Cable(site.port)
    try:
        yield between
    finally:
        between.close()


def test_a_cut_connection_is_made_again_and_no_decision_is_lost(site: sites.Site) -> None:
    with cable(site) as between:
        here = Site(f"http://127.0.0.1:{between.port}")
        opened = here.open(GAME, [RANDOM, {"kind": "engine"}], options=SHORT)
        cuts = list[float]()
        seat = here.sit(opened["table"], opened["seats"][0]["invitation"], lost=cuts.append)
        for number, decision in enumerate(seat.decisions()):
            if number % 3 == 0:
                between.cut()  # before the decision arrives
            seat.play(decision, first(decision))
            if number % 3 == 1:
                between.cut()  # perhaps after it, perhaps not
        assert len(cuts) >= 2
    assert site.info(opened["table"])["status"] == "over"


def test_a_cut_stream_is_made_again(site: sites.Site) -> None:
    with cable(site) as between:
        here = Site(f"http://127.0.0.1:{between.port}")
        here.register("Turtle")
        seats = [RANDOM, {"kind": "engine", "name": "Turtle"}]
        before, after = here.open(GAME, seats)["table"], ""
        heard = []
        for wait in here.waits():
            heard.append(wait.table)
            if not after:
                between.cut()
                after = here.open(GAME, seats)["table"]
            if {before, after} <= set(heard):
                break
        here.close()


def test_the_site_restarts_in_the_middle_of_a_match(tmp_path: Path) -> None:
    first_site = sites.Site(tmp_path / "site.db")
    with first_site, cable(first_site) as between:
        here = Site(f"http://127.0.0.1:{between.port}")
        here.register("Turtle")
        opened = here.open(GAME, [RANDOM, {"kind": "engine", "name": "Turtle"}], options=SHORT)
        seat = here.sit(opened["table"])
        decisions = seat.decisions()
        begun = next(decisions)
        seat.play(begun, first(begun))
        first_site._server.should_exit = True
        first_site._thread.join(SECONDS)
        with sites.Site(tmp_path / "site.db") as second:
            between._to = second.port
            for decision in decisions:
                seat.play(decision, first(decision))
            assert second.info(opened["table"])["status"] == "over"


async def test_a_bot_that_kept_the_seat_makes_room(tmp_path: Path) -> None:
    with sites.Site(tmp_path / "site.db", grace=0.05) as site:
        here = AsyncSite(address(site))
        opened = await here.open(GAME, [{"kind": "person"}, {"kind": "engine"}], absent="random")
        seat = await here.sit(opened["table"], opened["seats"][1]["invitation"])
        async with look(site, opened["table"], opened["seats"][0]["token"]) as person:
            await person.find_seat(1, gone=True)
            await person.send("keep", seat=1)
            await person.find_seat(1, keeper="random")
            playing = asyncio.ensure_future(anext(aiter(seat.decisions())))
            await person.find_seat(1, keeper=None, connected=True)
            playing.cancel()


def test_a_program_that_is_too_fast_slows_down(tmp_path: Path) -> None:
    with sites.Site(tmp_path / "site.db", rates=Limits(messages=Rate(3, 20.0))) as site:
        here = Site(address(site))
        opened = here.open(GAME, [RANDOM, {"kind": "engine"}], options=SHORT)
        seat = here.sit(opened["table"], opened["seats"][0]["invitation"])
        for decision in seat.decisions():
            seat.play(decision, first(decision))
        assert site.info(opened["table"])["status"] == "over"


# --- what goes wrong ----------------------------------------------------------------------------------------------


def test_what_is_wrong_is_said(site: sites.Site) -> None:
    here = Site(address(site), "wrong", lang="fr")
    with pytest.raises(Refused, match="jeton") as refused:
        here.name()
    assert refused.value.reason == "bad-link"
    with pytest.raises(Refused):
        next(here.waits())
    opened = here.open(GAME, [RANDOM, {"kind": "engine"}])
    with pytest.raises(Refused):
        next(here.seat(opened["table"], "wrong").decisions())
    with pytest.raises(Unreachable):
        Site("http://127.0.0.1:9").table("x")
    with pytest.raises(Unreachable):
        next(Site("http://127.0.0.1:9").seat("x", "y").decisions())


def test_an_illegal_action_is_an_error_of_the_program(site: sites.Site) -> None:
    here = Site(address(site))
    opened = here.open(GAME, [RANDOM, {"kind": "engine"}])
    seat = here.sit(opened["table"], opened["seats"][0]["invitation"])
    decisions = seat.decisions()
    seat.play(next(decisions), "fly away")
    with pytest.raises(Refused):
        next(decisions)
    seat.close()


def test_links() -> None:
    link = read_link("https://example.org/table/k3v9#join=abc")
    assert (link.site, link.table, link.token, link.invitation) == ("https://example.org", "k3v9", None, "abc")
    assert read_link("https://example.org/table/k3v9#seat=abc").token == "abc"
    assert read_link("localhost:8000/").site == "http://localhost:8000"
    for wrong in ("", "ftp://example.org", "http://", "http://x:y", "http://x/?a=b", "http://x/#join=abc"):
        with pytest.raises(BadAddress):
            read_link(wrong)


def test_events_are_read_line_by_line() -> None:
    lines = [b"retry: 1000\n", b"\n", b"event: wait\r\n", b"data: {}\r\n", b"\r\n", b": alive\n", b"\n"]
    assert list(read_events(lines)) == [("wait", b"{}"), ("", b"")]

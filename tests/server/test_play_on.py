"""Playing on from a position of a finished match: a table like any other, which says where it comes from."""

import asyncio
from typing import Any

import httpx
import pytest

import chrysalide
from chrysalide.core import dealing
from chrysalide.core.match import Match
from chrysalide.core.origin import fingerprint
from chrysalide.core.state import CHANCE
from chrysalide.language import LANGUAGES
from chrysalide.server.http.rates import Limits, Rate
from tests.positions import TELLING, Setting, play_out, with_secrets
from tests.server.browser import look
from tests.server.reference_match import as_json
from tests.server.rooms import HANDS, OPEN, RANDOM, ask, first_choice, on_disk, people, problem, quick_bots, room
from tests.server.site import GAME, Opened, Site
from tests.server.test_records import imported

SECRETIVE = [(setting, options) for setting in TELLING for options in with_secrets(setting)]
ME = {"kind": "person", "name": "Ada", "avatar": "morpho"}


def finished(game: str = HANDS, seats: int | None = None, **options: Any) -> Match:
    return play_out(chrysalide.new(game, seats, seed=7, **options), 3)


def at_turn_of(match: Match, seat: int, after: int = 0) -> int:
    """A place at which this seat has to decide."""
    return next(i for i, entry in enumerate(match.log) if entry.asked and entry.actor == seat and i >= after)


def play_on(site: Site, table: str, *seats: dict[str, str], lang: str = "en", **how: Any) -> httpx.Response:
    return ask(site, f"/{table}/continue", {"seats": list(seats), "help": True, **how}, lang=lang)


def opened(answer: httpx.Response) -> Opened:
    assert answer.status_code == 201, answer.text
    made = answer.json()
    tokens = {seat["seat"]: seat["token"] for seat in made["seats"] if "token" in seat}
    invitations = {seat["seat"]: seat["invitation"] for seat in made["seats"] if "invitation" in seat}
    return Opened(made["table"], tokens, invitations)


# --- a table from there on --------------------------------------------------------------------------------------


async def test_a_match_is_played_on_against_a_bot(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    quick_bots(site, monkeypatch)
    before = finished(tokens_to_win=1, game=GAME)
    origin = imported(site, before.record())
    at = at_turn_of(before, 0, after=16)
    table = opened(play_on(site, origin, ME, RANDOM, index=at))
    info = site.info(table.id)
    assert (info["status"], info["game"], info["options"]) == ("playing", GAME, as_json(before.options.as_json()))
    record = fingerprint(site.record(origin))
    assert info["origin"] == {"table": origin, "index": at, "dealt": None, "record": record}
    assert site.info(origin)["origin"] is None
    async with look(site, table.id, table.tokens[0]) as ada:
        assert ada.present["view"] == as_json(before.at(at).view(0))
        assert ada.present["log"][-1] == {
            "id": "note-continued",
            "args": {"dealt": "same", "table": origin, "index": at},
        }
        assert not ada.present["undo"]
        assert not ada.present["undo_ask"]
        await ada.send("undo", seq=ada.present["seq"])
        assert (await ada.hear("refused"))["message"]["id"] == "undo-nothing"
        await ada.send("ask_undo", seq=ada.present["seq"])
        assert (await ada.hear("refused"))["message"]["id"] == "undo-nothing"
        while ada.present["view"]["actor"] != "over":
            if ada.present["choices"]:
                await ada.act(first_choice(ada))
            await ada.find("update")
    text = site.record(table.id)
    match = chrysalide.load(text)
    assert match.entries[:at] == before.entries[:at]
    assert match.origin is not None
    assert match.origin.record == record
    verdict = chrysalide.verify(text, origin=site.record(origin))
    assert (verdict.honest, verdict.message.id) == (True, "verify-honest-continued")
    again = imported(site, text)
    assert site.info(again)["origin"] == {"table": None, "index": at, "dealt": None, "record": record}
    assert site.record(again) == text
    twice = opened(play_on(site, table.id, ME, RANDOM, index=len(match.log) - 1))
    assert site.info(twice.id)["origin"]["table"] == table.id


@pytest.mark.parametrize(("setting", "options"), SECRETIVE, ids=str)
async def test_hidden_cards_are_dealt_again(site: Site, setting: Setting, options: dict[str, Any]) -> None:
    before = finished(setting.game.id, setting.seats, **options)
    origin, at = imported(site, before.record()), at_turn_of(before, 1, after=len(before.log) // 3)
    seats = people(*(f"Player {seat}" for seat in range(setting.seats)))
    same = opened(play_on(site, origin, *seats, index=at))
    again = opened(play_on(site, origin, *seats, index=at, deal="again", seat=1))
    shown = site.info(again.id)["origin"]
    assert (shown["table"], shown["index"], shown["dealt"]) == (origin, at, 1)
    past = before.at(at)
    for seat in range(setting.seats):
        shown = []
        for table in (same, again):
            async with look(site, table.id, table.tokens[seat]) as browser:
                shown.append(browser.present["view"])
        assert shown[0] == as_json(past.view(seat)), "everything is where it was"
        if seat == 1:
            assert shown[1] == shown[0], "seat 1 sees no difference"
    dealt = on_disk(site, again.id)
    assert dealt.origin is not None
    assert dealt.origin.were
    assert dealt.origin.original(dealt.entries) == past.entries
    for token in (None, *again.tokens.values()):
        text = site.record(again.id, token)
        assert '"were"' not in text
        assert dealt.seed not in text
    assert "were" not in str(site.info(again.id))


async def test_a_friend_comes_by_a_link_and_chance_waits(site: Site) -> None:
    before = finished()
    origin = imported(site, before.record())
    at = next(place for place, entry in enumerate(before.log) if entry.actor == CHANCE and place > 30)
    table = opened(play_on(site, origin, ME, OPEN, index=at, clock={"kind": "move", "seconds": 60}))
    info = site.info(table.id)
    assert (info["status"], info["length"]) == ("waiting", 0)
    assert info["commitment"].startswith("sha256:")
    assert on_disk(site, table.id).entries == before.entries[:at], "nothing has been drawn"
    async with look(site, table.id, table.tokens[0]) as ada:
        assert site.claim(table.id, table.invitations[1], "Bo").status_code == 200
        begun = await ada.find("update")
        assert begun["length"] > at
        told = [event for entry in before.log[:at] for event in entry.events if event.known_to(0)]
        assert len(ada.heard[1]["update"]["log"]) == len(told) + 1, "the story so far, and that another one begins"
        assert "log" not in begun
        assert len(begun["events"]) < len(told), "what was told before is not told again"
        assert begun["clocks"]["running"] is not None
    assert site.info(table.id)["commitment"] == info["commitment"]
    assert on_disk(site, table.id).entries[:at] == before.entries[:at]


async def test_a_table_is_the_same_after_a_restart(tmp_path: Any) -> None:
    before = finished()
    with Site(tmp_path / "site.db") as site:
        origin = imported(site, before.record())
        table = opened(
            play_on(site, origin, *people("Ada", "Bo"), index=at_turn_of(before, 0, 20), deal="again", seat=0)
        )
        info, text = site.info(table.id), site.record(table.id, table.tokens[0])
        async with look(site, table.id, table.tokens[0]) as ada:
            shown = ada.present
    with Site(tmp_path / "site.db") as site:
        assert site.info(table.id) == info
        assert site.record(table.id, table.tokens[0]) == text
        async with look(site, table.id, table.tokens[0]) as ada:
            assert ada.present == shown


async def test_a_match_that_was_played_here_is_played_on(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table = room(site, *people("Ada", "Bo"), game=GAME)
    async with look(site, table.id, *table.tokens.values()) as both:
        for _ in range(4):
            await both.act(first_choice(both))
            await both.find("update")
        await both.send("resign", seat=0, how="end")
        while (await both.find("table"))["status"] != "over":
            pass
    length = site.info(table.id)["length"]
    later = opened(play_on(site, table.id, ME, RANDOM, index=length))
    assert on_disk(site, later.id).entries[:length] == on_disk(site, table.id).entries
    assert chrysalide.verify(site.record(table.id)).honest


# --- what is refused --------------------------------------------------------------------------------------------


def test_nothing_leaks_from_a_match_that_is_still_played(site: Site) -> None:
    playing, waiting = room(site, game=HANDS), room(site, ME, OPEN, game=HANDS)
    for table in (playing, waiting):
        for token in (None, *table.tokens.values()):
            body = {"seats": [ME, RANDOM], "index": 3, "deal": "again", "seat": 0}
            answer = ask(site, f"/{table.id}/continue", body, token)
            assert problem(answer) == (403, "not-allowed", "error-continue-running")
    texts = {play_on(site, playing.id, ME, RANDOM, lang=lang, index=3).json()["error"]["text"] for lang in LANGUAGES}
    assert len(texts) == len(LANGUAGES)


def test_what_cannot_be_played_on_is_refused(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    before = finished()
    origin, length = imported(site, before.record()), len(before.log)
    tables = site.sql("SELECT count(*) FROM tables")
    two = (ME, RANDOM)
    for seats, how, expected in (
        (two, {"index": length + 1}, (404, "not-found", "error-no-position")),
        (two, {"index": length}, (409, "over", "error-continue-over")),
        ((*two, RANDOM), {"index": 9}, (422, "bad-seats", "error-continue-seats")),
        ((ME,), {"index": 9}, (422, "bad-seats", "error-continue-seats")),
        (two, {"index": 9, "deal": "again", "seat": 2}, (422, "bad-seats", "error-no-such-seat")),
        ((ME, {"kind": "bot", "level": "divine"}), {"index": 9}, (422, "unknown-level", "error-unknown-level")),
        (two, {"index": 9, "absent": "claim"}, (422, "bad-terms", "error-claim-clock")),
        (two, {"index": 9, "deal": "again"}, (422, "bad-request", "error-bad-request")),
        (two, {"index": 9, "seat": 0}, (422, "bad-request", "error-bad-request")),
        (two, {"index": -1}, (422, "bad-request", "error-bad-request")),
        (two, {"index": 9, "deal": "thrice", "seat": 0}, (422, "bad-request", "error-bad-request")),
        (two, {}, (422, "bad-request", "error-bad-request")),
        (two, {"index": 9, "game": GAME}, (422, "bad-request", "error-bad-request")),
    ):
        assert problem(play_on(site, origin, *seats, **how)) == expected
    assert problem(play_on(site, "nosuchtable12345", *two, index=1))[:2] == (404, "no-such-table")
    monkeypatch.setattr(dealing, "MOST_STEPS", 5)
    answer = play_on(site, origin, *two, index=at_turn_of(before, 0, 20), deal="again", seat=0)
    assert problem(answer) == (422, "cannot-deal", "error-deal-again")
    assert site.sql("SELECT count(*) FROM tables") == tables, "nothing is half done"


def test_an_address_opens_only_so_many(tmp_path: Any) -> None:
    before = finished(tokens_to_win=1, game=GAME)
    for limits in (Limits(tables=Rate(2, 0.001)), Limits(records=Rate(3, 0.001))):
        with Site(tmp_path / f"{limits.tables.burst}.db", rates=limits) as site:
            origin = imported(site, before.record())
            codes = [play_on(site, origin, ME, RANDOM, index=20).status_code for _ in range(3)]
            assert codes == [201, 201, 429]


async def test_others_are_served_while_cards_are_dealt_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many at once, and the site still answers."""
    before = finished(HANDS, 4)
    origin, at = imported(site, before.record()), at_turn_of(before, 0, 40)
    seats = people("Ada", "Bo", "Cy", "Di")
    asked = [
        asyncio.create_task(asyncio.to_thread(play_on, site, origin, *seats, index=at, deal="again", seat=0))
        for _ in range(3)
    ]
    assert (await asyncio.to_thread(site.get, "/api/health")).status_code == 200
    tables = [opened(answer).id for answer in await asyncio.gather(*asked)]
    assert len({str(on_disk(site, table).entries[:at]) for table in tables}) == 3, "each is dealt by its own seed"

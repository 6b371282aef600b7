"""Records imported into the site: visible to everybody, refused with a reason, downloaded again."""

import asyncio
import threading
from itertools import cycle
from typing import Any

import pytest

import chrysalide
from chrysalide.core import record
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.language import LANGUAGES, explain
from chrysalide.server.http.body_limit import BODY
from chrysalide.server.table import room
from chrysalide.server.table.imports import LONGEST, decoded, table_of
from chrysalide.server.table.replay import replayed
from tests.corpus import DAMAGED, kept
from tests.positions import play_out
from tests.server.reference_match import as_json
from tests.server.site import GAME, SECONDS, Opened, Site

HERE = find_game(GAME).rules_version


def bring(site: Site, body: str | bytes, lang: str = "en") -> tuple[int, dict[str, object]]:
    headers = {"Accept-Language": lang, "Content-Type": "text/plain"}
    answer = site.http.post("/api/records", content=body, headers=headers)
    return answer.status_code, answer.json()


def imported(site: Site, text: str) -> str:
    status, answer = bring(site, text)
    assert status == 201, answer
    return str(answer["table"])


def finished(**options: Any) -> Match:
    return play_out(chrysalide.new(GAME, seed=7, names=("Ada", "B\u200bo\u202e"), **options))


def test_a_record_is_looked_at_by_everybody_and_taken_away_again(site: Site) -> None:
    match = finished(tokens_to_win=1)
    table = imported(site, match.record())
    assert imported(site, match.record().replace("\n", "\r\n")) == table  # the same record is the same table
    info = site.info(table)
    assert (info["status"], info["imported"], info["seed"]) == ("over", True, match.seed)
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bo"]
    assert site.record(table) == match.record()
    for eyes in range(match.seats):
        position = site.get(f"/api/tables/{table}/positions/20?eyes={eyes}").json()
        assert position["view"] == as_json(match.at(20).view(eyes))
        assert position["entry"] == match.entries[19]
        assert position.pop("table") == info
        several = site.get(f"/api/tables/{table}/positions?first=10&count=30&eyes={eyes}").json()["positions"]
        assert [one["index"] for one in several] == list(range(10, 40))
        assert several[10] == position
    rest = site.get(f"/api/tables/{table}/positions?first={len(match.log) - 1}").json()["positions"]
    assert [one["index"] for one in rest] == [len(match.log) - 1, len(match.log)]
    assert site.get(f"/api/tables/{table}/positions?first={len(match.log) + 1}").status_code == 404
    assert site.get(f"/api/tables/{table}/positions?count=33").status_code == 422


async def test_nobody_waits_while_a_long_match_is_replayed(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    replaying, let_go = threading.Event(), threading.Event()

    def slow(*what: Any) -> Match:
        replaying.set()
        let_go.wait(SECONDS)
        return replayed(*what)

    monkeypatch.setattr(room, "LONG", 10)
    monkeypatch.setattr(room, "replayed", slow)
    table = imported(site, finished(tokens_to_win=2).record())
    looking = asyncio.create_task(asyncio.to_thread(site.get, f"/api/tables/{table}"))
    assert await asyncio.to_thread(replaying.wait, SECONDS)
    assert site.get("/api/health").status_code == 200
    assert not looking.done()
    let_go.set()
    assert (await looking).status_code == 200
    assert table in site.tables._open  # for the next request


@pytest.mark.parametrize("kind", ["unfinished", "written-unfinished"])
def test_an_unfinished_record_is_open_too_and_nobody_plays_on(site: Site, kind: str) -> None:
    for game in chrysalide.games():
        [path] = [path for path in kept(game) if path.stem.partition("-seats-")[2] == kind]
        match = chrysalide.load(path.read_bytes().decode())
        table = imported(site, path.read_bytes().decode())
        info = site.info(table)
        assert (info["status"], info["length"]) == ("over", len(match.log))
        assert info["commitment"] == match.commitment
        assert site.record(table) == match.record()
        position = site.get(f"/api/tables/{table}/positions/{len(match.log)}?eyes=1").json()
        assert position["view"] == as_json(match.view(1))
        assert position["entry"] == match.entries[-1]


def test_damaged_records_are_refused_in_the_readers_language(site: Site) -> None:
    for path, lang in zip(sorted(DAMAGED.glob("*.txt")), cycle(LANGUAGES), strict=False):
        status, answer = bring(site, path.read_bytes(), lang)
        with pytest.raises(ChrysalideError) as wrong:
            table_of(decoded(path.read_bytes()))
        error = {"code": wrong.value.code, "message": wrong.value.message.as_json()}
        assert (status, answer["error"]) == (422, error | {"text": explain(wrong.value, lang)})


def test_how_much_may_be_sent(site: Site) -> None:
    match = finished()
    remarks = "# " + "x" * 98 + "\n"
    long = match.record() + remarks * (BODY // 100 + 1)
    assert len(long) > BODY
    assert bring(site, long)[0] == 201
    longer = match.record() + remarks * (record.LIMIT // 100)
    assert bring(site, longer)[1]["error"]["message"]["id"] == "error-record-long"  # type: ignore[index]  # JSON
    endless = match.record().partition("\nresult")[0] + "\n\n" + "take 1\n" * (LONGEST + 1)
    assert bring(site, endless)[1]["error"]["message"]["id"] == "error-record-entries"  # type: ignore[index]  # JSON
    status, answer = bring(site, b"\n" * (4 * record.LIMIT + 1))
    assert (status, answer["error"]["code"]) == (413, "too-large")  # type: ignore[index]  # JSON


def test_the_file_has_a_name_that_tells_what_and_when(site: Site) -> None:
    table = site.open()
    answer = site.get(f"/api/tables/{table.id}/record")
    day = site.info(table.id)["created"][:10]
    assert answer.headers["content-disposition"] == f'inline; filename="chrysalide-{GAME}-{day}-{table.id}.txt"'


def other_rules(site: Site, table: str, version: int = 0) -> None:
    site.sql("UPDATE tables SET rules_version = ? WHERE id = ?", version, table)


def test_a_match_by_rules_that_are_no_more_says_so_and_can_be_taken_away(own_site: Site) -> None:
    match = finished(tokens_to_win=2)
    table = imported(own_site, match.record())
    other_rules(own_site, table)
    for path in ("", "/positions/3"):
        error = own_site.get(f"/api/tables/{table}{path}").json()["error"]
        assert (error["code"], error["message"]["args"]) == ("other-rules", {"found": 0, "here": HERE})
    header, entries = record.read(own_site.record(table))
    assert (header.rules_version, header.seed, header.commitment) == (0, match.seed, match.commitment)
    assert entries == match.entries
    again = own_site.record(table).replace("rules: 0", f"rules: {HERE}")
    assert chrysalide.verify(again).honest


def test_what_is_not_over_shows_nothing_of_itself_by_other_rules(own_site: Site) -> None:
    table: Opened = own_site.open()
    other_rules(own_site, table.id)
    own_site.tables._open.clear()
    assert own_site.get(f"/api/tables/{table.id}/record").json()["error"]["code"] == "other-rules"

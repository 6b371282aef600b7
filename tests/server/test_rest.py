"""REST: games, tables, records, positions; and the answers when there is nothing."""

import asyncio
import threading
from typing import Any

import pytest

import chrysalide
from chrysalide.core.datafile import Table
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.language import LANGUAGES
from chrysalide.server.table import positions
from tests.server.browser import look
from tests.server.reference_match import SEED, as_json, know_the_seed, reference_match, story
from tests.server.site import GAME, SECONDS, Opened, Site


def test_health(site: Site) -> None:
    answer = site.get("/api/health")
    rules = "compiled" if chrysalide.compiled() else "interpreted"
    told = {"status": "ok", "version": chrysalide.__version__, "compiled": chrysalide.compiled(), "rules": rules}
    assert answer.json() == told


def test_games(site: Site) -> None:
    games = {game["id"]: game for game in site.get("/api/games").json()["games"]}
    assert list(games) == chrysalide.games()
    game = games[GAME]
    assert game["seats"] == [2]
    assert game["options"][1] == {
        "name": "tokens_to_win",
        "kind": "choice",
        "default": 3,
        "values": [1, 2, 3],
        "rule": "6.11",
    }
    assert {option["name"]: option["default"] for option in game["options"]}["layouts"] == "all"
    assert game["bots"] == ["beginner", "easy", "medium", "hard", "expert"]
    assert game["credits"]["design"]
    assert game["age"] == 8
    assert game["preset"] == {"seats": 2, "level": "beginner", "options": {"tokens_to_win": 1}}


def test_a_wrong_first_match_is_not_offered(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    found = find_game(GAME)
    assert found.about.age  # read before
    wrong = {"preset": {"options": {"tokens_to_win": 9}}}
    monkeypatch.setitem(found.__dict__, "_facts", Table("celestes/data/game.toml", "file", wrong))
    games = {game["id"]: game for game in site.get("/api/games").json()["games"]}
    assert [game for game, described in games.items() if described["preset"] is None] == [GAME]
    assert "celestes/data/game.toml: preset, options: tokens_to_win: " in caplog.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogue_and_rulebook(site: Site, lang: str) -> None:
    catalogue = site.get(f"/api/games/{GAME}/messages/{lang}")
    assert catalogue.headers["content-type"] == "text/plain; charset=utf-8"
    assert "\ngame-title = " in catalogue.text
    book = site.get(f"/api/games/{GAME}/rules/{lang}").json()
    assert (book["game"], book["lang"]) == (GAME, lang)
    assert all(rule["number"] and rule["text"] for chapter in book["chapters"] for rule in chapter["rules"])
    guide = site.get(f"/api/games/{GAME}/guide/{lang}").json()
    assert (guide["game"], guide["lang"], len(guide["brief"]["tips"])) == (GAME, lang, 3)
    example = guide["examples"][0]
    assert site.get(f"/api/games/{GAME}/examples/{example['id']}").json()["view"]["game"] == GAME


def test_the_encyclopedia_of_a_game(site: Site) -> None:
    found = site.get(f"/api/games/{GAME}/encyclopedia").json()
    assert found["game"] == GAME
    butterflies = found["sections"][0]
    assert butterflies["about"] == {"id": "section-butterflies-about", "args": {"total": 21, "kinds": 5}}
    assert butterflies["items"][0] == {
        "id": "species-eighty_eight",
        "kind": "species",
        "title": {"id": "species", "args": {"species": "eighty_eight"}},
        "text": [{"id": "table-worth", "args": {"species": "eighty_eight"}}],
        "count": 8,
        "rules": ["6.1"],
        "face": {"species": "eighty_eight"},
    }


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/chess/messages/fr", 404, "unknown-game"),
        ("/api/games/chess/rules/fr", 404, "unknown-game"),
        ("/api/games/chess/encyclopedia", 404, "unknown-game"),
        ("/api/games/chess/guide/fr", 404, "unknown-game"),
        (f"/api/games/{GAME}/examples/nothing", 404, "not-found"),
        ("/api/games/%2E%2E/rules/fr", 404, "unknown-game"),
        (f"/api/games/{GAME}/rules/tlh", 422, "bad-request"),
        (f"/api/games/{GAME}/messages/%2E%2E", 422, "bad-request"),
        ("/api/nothing", 404, "not-found"),
        ("/api/", 404, "not-found"),
        ("/api/tables/x/claim", 405, "bad-method"),
        ("/api/tables/x/socket", 404, "not-found"),
    ],
)
def test_where_there_is_nothing_it_is_said_in_every_language(site: Site, path: str, status: int, code: str) -> None:
    errors = {}
    for lang in LANGUAGES:
        answer = site.get(path, lang=lang)
        assert answer.status_code == status
        assert answer.headers["content-type"] == "application/json"
        errors[lang] = answer.json()["error"]
        assert errors[lang]["code"] == code
    assert len({error["text"] for error in errors.values()}) == 3
    assert site.get(path, lang="de").json()["error"] == errors["en"]
    assert site.get(path, lang="de, fr;q=0.5").json()["error"] == errors["fr"]


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
def test_wrong_methods(site: Site, method: str) -> None:
    for path, allowed in (("/api/games", {"GET"}), ("/api/tables/x", {"GET"}), ("/", {"GET", "HEAD"})):
        answer = site.http.request(method, path)
        assert (answer.status_code, set(answer.headers["allow"].split(", "))) == (405, allowed)
        assert answer.json()["error"]["code"] == "bad-method"
    assert site.http.request(method, "/api/nothing").status_code == 404


# --- records and positions ---------------------------------------------------------------------------------------


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    know_the_seed(monkeypatch)
    return reference_match(tokens_to_win=1)


@pytest.fixture
def table(site: Site, match: Match) -> Opened:
    return site.open(tokens_to_win=1)


async def play(site: Site, table: Opened, match: Match, decisions: int) -> None:
    async with look(site, table.id, *table.tokens.values()) as both:
        for _ in range(decisions):
            if match.over:
                return
            match.play(both.present["choices"][0]["action"])
            await both.act(both.present["choices"][0]["action"])
            await both.find("update")


async def test_the_record_of_a_match_that_runs(site: Site, table: Opened, match: Match) -> None:
    await play(site, table, match, 5)
    for token in (None, *table.tokens.values()):
        text = site.record(table.id, token)
        assert text == match.record(whole=False)
        assert SEED not in text
        assert chrysalide.load(text).entries == match.entries
        assert not chrysalide.verify(text).honest  # impossible to check before the seed is published


async def test_the_record_of_a_match_that_is_over(site: Site, table: Opened, match: Match) -> None:
    await play(site, table, match, 1000)
    assert match.over
    answer = site.get(f"/api/tables/{table.id}/record")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert f"\nseed: {SEED}\n" in answer.text
    assert chrysalide.load(answer.text).record() == answer.text == match.record()
    assert chrysalide.verify(answer.text).honest


async def test_every_position(site: Site, table: Opened, match: Match) -> None:
    await play(site, table, match, 8)
    length = len(match.entries)
    for index in range(length + 1):
        answer = site.get(f"/api/tables/{table.id}/positions/{index}", table.tokens[0])
        past = match.at(index)
        position = answer.json()
        assert position.pop("table")["length"] == length
        assert position == {
            "index": index,
            "length": length,
            "entry": match.entries[index - 1] if index else None,
            "decision": index > 0 and match.log[index - 1].actor >= 0,
            "place": index,
            "step": index,
            "undone": False,
            "undo": None,
            "events": story(past, 0, index - 1) if index else [],
            "view": as_json(past.view(0)),
        }


async def test_positions_are_those_of_the_asker(site: Site, table: Opened) -> None:
    views = [
        site.get(f"/api/tables/{table.id}/positions/9", token).json()["view"]["viewer"]
        for token in (None, table.tokens[0], table.tokens[1])
    ]
    assert views == [None, 0, 1]


@pytest.mark.parametrize(
    ("index", "status"), [("-1", 404), ("10000", 404), ("9" * 400, 404), ("one", 422), ("1.5", 422), ("9" * 5000, 422)]
)
def test_a_position_that_is_not_there(site: Site, table: Opened, index: str, status: int) -> None:
    answer = site.get(f"/api/tables/{table.id}/positions/{index}", lang="fr")
    assert answer.status_code == status
    assert answer.json()["error"]["code"] == ("not-found" if status == 404 else "bad-request")


async def test_nobody_waits_for_somebody_who_looks_back(
    site: Site, table: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    painting, let_go = threading.Event(), threading.Event()

    def slow(*_what: object) -> dict[str, object]:
        painting.set()
        let_go.wait(SECONDS)
        return {"index": 0}

    monkeypatch.setattr(positions, "position", slow)
    for path in ("/positions/0", "/positions"):
        painting.clear()
        let_go.clear()
        looking = asyncio.create_task(asyncio.to_thread(site.get, f"/api/tables/{table.id}{path}"))
        assert await asyncio.to_thread(painting.wait, SECONDS)
        async with look(site, table.id) as other:
            await other.hear_nothing()
        assert site.get("/api/health").status_code == 200
        assert not looking.done()
        let_go.set()
        assert (await looking).status_code == 200
        positions._cache = positions.PositionCache(positions.CACHE_BYTES)  # a fresh cache


async def test_a_position_is_painted_once_until_something_happens(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    painted = []

    def counted(looked: positions.Look, index: int) -> dict[str, Any]:
        painted.append((looked.viewer, index))
        return positions_of(looked, index)

    positions_of = positions.position
    monkeypatch.setattr(positions, "position", counted)
    table = site.open()
    path, token = f"/api/tables/{table.id}/positions", table.tokens[0]
    length = site.info(table.id)["length"]
    before = [site.get(path).json() for _ in range(2)]
    single = site.get(f"{path}/{length}").json()
    assert before[0] == before[1]
    assert before[0]["positions"][length] == {key: value for key, value in single.items() if key != "table"}
    expected = [(None, index) for index in range(length + 1)]
    assert [one for one in painted if one[1] <= length] == expected
    site.get(path, token)  # other eyes
    assert (0, length) in painted
    painted.clear()
    async with look(site, table.id, *table.tokens.values()) as both:
        await both.act(both.present["choices"][0]["action"])
        await both.hear("update")
    assert site.get(f"{path}/{length + 1}").status_code == 200
    assert painted == [(None, length + 1)]


def test_the_cache_of_positions_has_an_end() -> None:
    cache = positions.PositionCache(100)
    for index in range(50):
        cache.put(("table", 1, None, False, index), b"x" * 30)
        cache.get(("table", 1, None, False, 0))  # requested again and again
    assert len(cache) == 3
    assert cache.get(("table", 1, None, False, 0)) == b"x" * 30
    assert cache.get(("table", 1, None, False, 49)) == b"x" * 30
    cache.put(("table", 1, None, False, 0), b"x" * 200)
    assert len(cache) == 0


async def test_what_was_undone_does_not_count_in_a_record(site: Site, table: Opened, match: Match) -> None:
    async with look(site, table.id, *table.tokens.values()) as both:
        while not both.present["undo"]:
            await both.act(both.present["choices"][0]["action"])
            await both.hear("update")
        longer = site.record(table.id)
        await both.send("undo", seq=both.present["seq"])
        await both.hear("update")
    shorter = chrysalide.load(site.record(table.id)).entries
    assert shorter == chrysalide.load(longer).entries[:-1]


# --- tables in memory -------------------------------------------------------------------------------------------


async def test_a_table_is_one_table_while_anybody_looks(site: Site) -> None:
    """A request that ends during a claim must not separate later clients from those already there."""
    table = site.open({"kind": "person"}, {"kind": "open"})
    async with look(site, table.id, table.tokens[0]) as ada:
        [inside] = [known for known in site.tables._open.values() if known.id == table.id]
        site.info(table.id)
        site.claim(table.id, table.invitations[1])
        async with look(site, table.id) as watcher:
            assert site.tables._open[table.id] is inside
            assert watcher.present["length"] > 0
        await ada.find("update")


async def test_a_request_in_progress_keeps_its_table(site: Site) -> None:
    table = site.open({"kind": "person"}, {"kind": "open"})

    async def visit() -> None:
        async with site.tables.visit(table.id) as first:
            async with site.tables.visit(table.id) as second:
                assert second is first
            async with site.tables.visit(table.id) as third:
                assert third is first

    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(visit(), site.loop))


def test_idle_tables_leave_memory(site: Site) -> None:
    tables = [site.open() for _ in range(5)]
    for table in tables:
        site.info(table.id)
    last = site.open()
    assert [table.id for table in tables if table.id in site.tables._open] == []
    assert site.info(last.id)["status"] == "playing"

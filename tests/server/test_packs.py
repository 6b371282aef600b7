"""The editor over REST, and tables with a pack: it is stored with its table and goes wherever the match goes."""

from typing import Any

import pytest

import chrysalide
from chrysalide.core.packs import LONGEST, heading
from chrysalide.editing import editor
from chrysalide.games import names
from chrysalide.language import LANGUAGES
from chrysalide.server.http.rates import Limits, Rate
from tests.positions import play_out
from tests.server.browser import look
from tests.server.rooms import RANDOM, first_choice, on_disk, problem, quick_bots
from tests.server.site import GAME, Site
from tests.server.test_records import imported
from tests.test_packs import EDITED, HOSTILE, begin

FOUND = editor(GAME)
PACK = FOUND.read({"title": "<b>Mine</b>", **FOUND.start})
ME = {"kind": "person", "name": "Ada"}
every_editor = pytest.mark.parametrize("game", EDITED)


def check(site: Site, game: str, lang: str = "en", **wanted: Any) -> dict[str, Any]:
    answer = site.post(f"/api/games/{game}/pack", wanted, lang=lang)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_the_list_of_games_says_which_have_an_editor(site: Site) -> None:
    listed = site.get("/api/games").json()["games"]
    assert {game["id"]: game["editor"] for game in listed} == {game: game in EDITED for game in names()}
    without = next(game for game in names() if game not in EDITED)
    assert problem(site.get(f"/api/games/{without}/editor"))[:2] == (404, "not-found")


@every_editor
def test_our_tables_as_a_form_sends_them_are_shown(site: Site, game: str) -> None:
    described = site.get(f"/api/games/{game}/editor").json()
    form = described["forms"][0]["name"]
    name = described["start"][form][0]["id"]
    found = check(site, game, tables={"title": "Ours", **described["start"]}, table=form, id=name)
    assert found["fault"] is None
    pack = found["pack"]
    assert {key: pack["tables"][key] for key in described["start"]} == described["start"]
    assert pack["view"] is not None or pack["item"] is not None
    again = check(site, game, text=pack["text"])  # as a file
    assert again["pack"]["tables"] == pack["tables"]


def test_a_fault_is_placed_and_said_in_the_readers_language(site: Site) -> None:
    rows = ["O.O.O"]
    tables = {"layout": [FOUND.start["layout"][0], {"id": "L02", "rows": rows}]}
    for lang, said in zip(LANGUAGES, ("il y a 3 cartes", "there are 3 cards", "hay 3 cartas"), strict=True):
        found = check(site, GAME, lang, tables=tables)
        assert found["pack"] is None
        assert (found["fault"]["place"], found["fault"]["field"]) == (["layout", 1], "rows")
        assert found["fault"]["text"].startswith(said)


@pytest.mark.parametrize("kind", [kind for kind in HOSTILE if kind != "pack-long"])
def test_a_hostile_pack_gets_a_sentence_and_no_table(site: Site, kind: str) -> None:
    assert check(site, GAME, text=HOSTILE[kind])["fault"]["text"]
    before = site.sql("SELECT count(*) FROM tables")
    asked = {"game": GAME, "seats": [ME, RANDOM], "options": {FOUND.option: HOSTILE[kind]}}
    answer = site.post("/api/tables", asked, lang="fr")
    assert problem(answer)[:2] == (422, "bad-pack")
    assert answer.json()["error"]["text"].startswith("Ce paquet ne peut pas servir")
    assert site.sql("SELECT count(*) FROM tables") == before


def test_what_is_too_long_is_not_even_read(site: Site) -> None:
    status, code, _ = problem(site.post(f"/api/games/{GAME}/pack", {"text": "a" * 3 * LONGEST}))
    assert (status, code) == (413, "too-large")
    assert problem(site.post(f"/api/games/{GAME}/pack", {}))[0] == 422


async def test_a_table_with_a_pack_is_played_with_a_bot_stored_and_verified(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick_bots(site, monkeypatch)
    table = site.open(ME, RANDOM, tokens_to_win=1, **{FOUND.option: PACK})
    assert on_disk(site, table).options[FOUND.option] == PACK
    assert site.info(table.id)["options"][FOUND.option] == PACK
    async with look(site, table.id, table.tokens[0]) as browser:
        while browser.present["view"]["actor"] != "over":
            if browser.present["view"]["actor"] == 0:
                await browser.act(first_choice(browser))
            await browser.hear("update")
    record = site.record(table.id)
    assert chrysalide.verify(record).honest
    assert chrysalide.load(record).options.as_json()[FOUND.option] == PACK


def test_a_record_with_a_pack_can_be_opened_elsewhere(own_site: Site) -> None:
    match = play_out(begin(GAME, tokens_to_win=1, **{FOUND.option: PACK}), 2)
    table = imported(own_site, match.record())
    assert own_site.info(table)["options"][FOUND.option] == PACK
    assert own_site.get(f"/api/tables/{table}/positions/3").json()["view"]["options"][FOUND.option] == PACK


def test_the_public_list_has_only_the_heading(own_site: Site) -> None:
    asked = {"game": GAME, "seats": [ME, {"kind": "open"}], "options": {FOUND.option: PACK}, "listed": True}
    assert own_site.post("/api/tables", asked).status_code == 201
    [card] = own_site.get("/api/tables").json()["tables"]
    assert card["options"][FOUND.option] == heading(PACK) == f'game = "{GAME}"\ntitle = "<b>Mine</b>"\n'


def test_checks_are_rate_limited(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("limited")
    with Site(folder / "site.db", rates=Limits(packs=Rate(2, 0.001))) as limited:
        for _ in range(2):
            assert check(limited, GAME, text=PACK)["fault"] is None
        assert problem(limited.post(f"/api/games/{GAME}/pack", {"text": PACK}))[:2] == (429, "too-many")

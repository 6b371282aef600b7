"""What is sent compressed because it is the same for everybody, and what never is."""

import gzip

import pytest
from websockets.asyncio.client import connect

import chrysalide
from tests.server.browser import PATIENTLY, look
from tests.server.raw import ask, raw
from tests.server.site import GAME, PEOPLE, Site


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/api/covers/fr",
        f"/api/games/{GAME}/messages/fr",
        f"/api/games/{GAME}/messages/fr/lessons",
        f"/api/games/{GAME}/rules/fr",
        f"/api/games/{GAME}/guide/fr",
        f"/api/games/{GAME}/encyclopedia",
        f"/api/games/{GAME}/lessons/1-round",
        f"/api/games/{GAME}/lessons/1-round/steps/0",
    ],
)
def test_what_is_for_everybody_is_compressed_and_kept(site: Site, path: str) -> None:
    plain, packed = ask(site, path, None), ask(site, path, "gzip, br")
    assert (plain.status_code, packed.status_code) == (200, 200)
    assert (packed.headers["content-encoding"], gzip.decompress(raw(packed))) == ("gzip", raw(plain))
    assert len(raw(packed)) < len(raw(plain)) / 2
    assert packed.headers["content-type"] == plain.headers["content-type"]
    for answer, accepted in ((plain, None), (packed, "gzip, br")):
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["cache-control"] == "no-cache"
        again = ask(site, path, accepted, **{"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, raw(again)) == (304, b"")
    assert plain.headers["etag"] != packed.headers["etag"]


def test_a_cover_says_what_a_list_of_games_and_tables_needs(site: Site) -> None:
    covers = site.get("/api/covers/fr").json()
    assert sorted(covers) == chrysalide.games()
    for cover in covers.values():
        assert "game-title = " in cover
        assert "game-line = " in cover
    assert "\nwhere =" in covers[GAME]
    assert "\noption-tokens_to_win = " in covers[GAME]
    assert "option-tokens_to_win-about" not in covers[GAME]
    assert len(covers[GAME]) < len(site.get(f"/api/games/{GAME}/messages/fr").text) / 5


def test_what_one_person_may_know_is_never_compressed_nor_kept(site: Site) -> None:
    """Names that others chose stand next to it: the size of both together could betray it."""
    table = site.open()
    token = {"Authorization": f"Bearer {table.tokens[0]}"}
    for path in ("", "/positions?first=0&count=2", "/positions/0", "/record"):
        answer = ask(site, f"/api/tables/{table.id}{path}", "gzip, br", **token)
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers
        assert answer.headers["cache-control"] == "no-store"
    opened = site.http.post("/api/tables", json={"game": GAME, "seats": list(PEOPLE)})
    assert "content-encoding" not in opened.headers
    assert opened.headers["cache-control"] == "no-store"


async def test_messages_of_a_socket_are_compressed_one_by_one(site: Site) -> None:
    """What was sent before, such as a line of chat, must not make a later message shorter."""
    table = site.open()
    async with connect(site.socket(table.id), **PATIENTLY) as socket:
        assert socket.response is not None
        agreed = socket.response.headers["Sec-WebSocket-Extensions"]
        assert "permessage-deflate" in agreed
        assert "server_no_context_takeover" in agreed
        assert "client_no_context_takeover" in agreed


async def test_an_update_holds_nothing_that_others_wrote(site: Site) -> None:
    """So that alone in its compression it can be compared with nothing."""
    marked = "Zzyzx"
    table = site.open({"kind": "person", "name": "Ada"}, {"kind": "person", "name": marked})
    async with look(site, table.id, *table.tokens.values()) as ada:
        await ada.send("chat", text=marked)
        await ada.find("chat")
        for _ in range(4):
            await ada.act(ada.present["choices"][0]["action"])
            await ada.find("update")
        updates = [message for message in ada.heard if "update" in message]
        assert len(updates) == 5
        assert marked not in str(updates)
        assert marked in ada.text

"""The same questions to a site and to a desk: the same answers, and the same refusals."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from fastapi.routing import APIRoute

import chrysalide
from chrysalide.local.desk import HERE
from chrysalide.local.routes import ROUTES
from chrysalide.server.operate.app import API
from tests.local.page import Page, ask, open_desk, sit_down
from tests.server.browser import look
from tests.server.site import Site

PERSON, EASY = {"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "easy"}
ANSWERED = [
    "/games",
    "/covers/fr",
    "/games/papilio/messages/es",
    "/games/celestes/messages/fr/lessons",
    "/games/mariposas/rules/fr",
    "/games/extinction/guide/es",
    "/games/papillons/encyclopedia",
    "/games/celestes/editor",
    "/games/celestes/lessons/1-round",
    "/games/celestes/lessons/1-round/steps/1",
    "/games/celestes/lessons/1-round/steps/0/why?target=slot:0&lang=fr",
    "/games/celestes/problems",
    "/tables",
]
REFUSED: list[tuple[str, str, Any]] = [
    ("GET", "/nowhere", None),
    ("GET", "/games/chess/rules/fr", None),
    ("GET", "/games/celestes/rules/de", None),
    ("GET", "/games/celestes/lessons/none", None),
    ("GET", "/games/celestes/lessons/1-round/steps/99", None),
    ("GET", "/games/celestes/lessons/1-round/steps/x", None),
    ("GET", "/games/celestes/lessons/1-round/steps/0/why?lang=fr", None),
    ("GET", "/games/celestes/problems/none", None),
    ("GET", "/games/celestes/examples/none", None),
    ("GET", "/tables/none", None),
    ("GET", "/tables/none/record", None),
    ("GET", "/tables/none/positions?count=99", None),
    ("POST", "/games", {}),
    ("POST", "/tables", None),
    ("POST", "/tables", []),
    ("POST", "/tables", {"game": "celestes"}),
    ("POST", "/tables", {"game": "celestes", "seats": []}),
    ("POST", "/tables", {"game": "celestes", "seats": [PERSON]}),
    ("POST", "/tables", {"game": "celestes", "seats": [PERSON, {"kind": "cat"}]}),
    ("POST", "/tables", {"game": "celestes", "seats": [PERSON, {"kind": "bot", "level": "wizard"}]}),
    ("POST", "/tables", {"game": "celestes", "seats": [PERSON, {"kind": "person", "avatar": "A B"}]}),
    ("POST", "/tables", {"game": "celestes", "seats": [PERSON, {"kind": "person", "name": "x" * 99}]}),
    ("POST", "/tables", {"game": "celestes", "seats": [PERSON, EASY], "options": {"no": 1}}),
    ("POST", "/tables", {"game": "celestes", "seats": [PERSON, EASY], "options": []}),
    ("POST", "/tables", {"game": "celestes", "seats": [PERSON, EASY], "lang": "de"}),
    ("POST", "/tables", {"game": "celestes", "seats": [PERSON, EASY], "more": 1}),
    ("POST", "/tables", {"game": "celestes", "seats": [PERSON, EASY], "absent": "claim"}),
    ("POST", "/tables", {"game": "celestes", "seats": [PERSON, EASY], "clock": {"kind": "move", "seconds": 1}}),
    ("POST", "/tables", {"game": "celestes", "seats": [PERSON, EASY], "clock": {"kind": "bank", "seconds": 9}}),
    ("POST", "/tables", {"game": "celestes", "seats": [PERSON, EASY], "help": "yes please"}),
    ("POST", "/tables/none/continue", {"index": 3, "seats": [PERSON], "deal": "again"}),
    ("POST", "/tables/none/rematch", {}),
    ("POST", "/tables/none/claim", {}),
    ("POST", "/tables/none/review", {"depth": "quick"}),
    ("POST", "/games/celestes/pack", {}),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site") / "site.db") as running:
        yield running


def test_every_call_of_a_site_is_known() -> None:
    """One that is new there is either answered here or refused in words."""
    known = {(method, re.sub(r"\(\?P<\w+>\[\^/\]\+\)", "{}", pattern.pattern)) for method, pattern, _ in ROUTES}
    routes = [route for router in API for route in router.routes if isinstance(route, APIRoute)]
    wanted = {(method, re.sub(r"\{\w+\}", "{}", route.path)) for route in routes for method in route.methods or ()}
    assert wanted - known == set()


@pytest.mark.parametrize("path", ANSWERED)
async def test_answers_are_the_same(site: Site, path: str) -> None:
    theirs = site.get(f"/api{path}")
    async with open_desk() as desk:
        ours = await ask(desk, "GET", path)
    assert ours.status == theirs.status_code == 200
    assert ours.kind == theirs.headers["content-type"]
    same = (lambda body: body) if ours.kind.startswith("text") else json.loads
    assert same(ours.body.decode()) == same(theirs.text)


@pytest.mark.parametrize(("method", "path", "body"), REFUSED)
async def test_refusals_are_the_same(site: Site, method: str, path: str, body: Any) -> None:
    headers = {"Accept-Language": "fr", "Content-Type": "application/json"}
    content = b"" if body is None else json.dumps(body).encode()
    theirs = site.http.request(method, f"/api{path}", content=content, headers=headers)
    async with open_desk() as desk:
        ours = await ask(desk, method, path, body, lang="fr")
    assert ours.status == theirs.status_code, theirs.text
    found, expected = json.loads(ours.body)["error"], theirs.json()["error"]
    assert (found["code"], found["message"]["id"]) == (expected["code"], expected["message"]["id"])
    if expected["code"] != "bad-request":  # why a request is malformed is said in other words
        assert found == expected


async def test_a_record_is_replayed_alike(site: Site) -> None:
    match, dice = chrysalide.new("mariposas", seed=5), Random(5)
    while not match.over:
        match.play(dice.choice(match.legal()))
    table = site.http.post("/api/records", content=match.record()).json()["table"]
    async with open_desk() as desk:
        made = json.loads((await desk.request("POST", "/api/records", {}, match.record())).body)
        assert made == {"table": HERE + table}
        for path in (
            f"/tables/{table}/positions?first=10&count=4&eyes=all",
            f"/tables/{table}/positions/20?eyes=1",
            f"/tables/{table}/positions/999999",
            f"/tables/{table}/positions/3?eyes=7",
            f"/tables/{table}/periods?history=true",
            f"/tables/{table}/record",
            f"/tables/{table}/review",
        ):
            ours, theirs = await ask(desk, "GET", path.replace(table, HERE + table)), site.get(f"/api{path}")
            text = ours.body.decode().replace(HERE, "")
            assert ours.status == theirs.status_code, path
            if ours.kind.startswith("text"):
                assert text == theirs.text
                assert ours.headers["Content-Disposition"].replace(HERE, "") == theirs.headers["content-disposition"]
            else:
                assert _timeless(json.loads(text)) == _timeless(theirs.json()), path


def _timeless(body: Any) -> Any:
    """Without when the table was made, and how long a review would take on this machine."""
    if "table" in body and isinstance(body["table"], dict):
        body["table"]["created"] = None
    for depth in body.get("depths", {}).values():
        depth["seconds"] = None
    return body


async def test_a_socket_says_the_same(site: Site) -> None:
    """The same first messages; the cards differ, as each table has its own seed."""
    opened = site.open({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}, first_player=0)
    async with look(site, opened.id, *opened.tokens.values()) as browser, open_desk() as desk:
        body = {"game": "celestes", "seats": [PERSON, PERSON | {"name": "Bo"}], "options": {"first_player": 0}}
        made = json.loads((await ask(desk, "POST", "/tables", body | {"help": True})).body)
        page: Page = await sit_down(desk, made["table"], *[seat["token"] for seat in made["seats"]])
        theirs = browser.present
        assert page.update.keys() == theirs.keys()
        assert page.update["view"].keys() == theirs["view"].keys()
        for same in ("seq", "kind", "eyes", "undo", "undo_rule", "draw", "clocks"):
            assert page.update[same] == theirs[same], same
        for message in ('{"act": {"seq": 1}}', '{"why": {"seq": 1, "target": "slot:99"}}', '{"undo": {"seq": 1}}'):
            await browser.send_raw(message)
            kind, expected = await browser.read()
            await page.connection.receive(message)
            found = await page.any()
            assert found == (kind, expected), message

"""Opening a table: every kind of seat, and everything that can be wrong with the request."""

import re
from typing import Any

import pytest

from chrysalide.core.fairness import commitment
from chrysalide.games import find_game
from chrysalide.language import LANGUAGES
from tests.server.reference_match import SEED, know_the_seed, reference_match
from tests.server.site import GAME, PEOPLE, Site

BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}


def test_a_table_of_two_people_has_started(site: Site) -> None:
    table = site.open(first_player=1, tokens_to_win=2)
    info = site.info(table.id)
    length = info.pop("length")
    assert info.pop("history") == length  # nothing was undone
    created = info.pop("created")
    assert re.fullmatch(r"sha256:[0-9a-f]{64}", info.pop("commitment"))
    assert len(info["options"].pop("layouts")) == 15
    person = {"kind": "person", "level": None, "connected": False, "gone": False, "keeper": None}
    person |= {"avatar": None, "for_engine": False, "ready": False, "filled": False, "resigned": False}
    assert info == {
        "table": table.id,
        "game": GAME,
        "options": {"first_player": 1, "tokens_to_win": 2, "edition": "reconstructed"},
        "secret_hands": False,
        "status": "playing",
        "seed": None,
        "rules_version": find_game(GAME).rules_version,
        "scores": [0.0, 0.0],
        "winners": [],
        "listed": False,
        "chat": True,
        "absent": "medium",
        "help": True,
        "ready_check": False,
        "clock": None,
        "imported": False,
        "next": None,
        "origin": None,
        "ending": None,
        "draws": False,
        "seats": [
            {"seat": 0, "name": "Ada", **person, "ways": [{"how": "end", "asks": [], "winners": [1]}]},
            {"seat": 1, "name": "Bo", **person, "ways": [{"how": "end", "asks": [], "winners": [0]}]},
        ],
    }
    assert length > 2  # layout, first player and the cards that lie open
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", created)
    assert sorted(table.tokens) == [0, 1]
    assert table.tokens[0] != table.tokens[1]


def test_each_kind_of_seat(site: Site) -> None:
    table = site.open({"kind": "open", "name": "Guest"}, BOT)
    info = site.info(table.id)
    assert info["status"] == "waiting"
    assert info["length"] == 0
    assert [(seat["kind"], seat["level"], seat["connected"]) for seat in info["seats"]] == [
        ("open", None, False),
        ("bot", "random", True),
    ]
    assert info["seats"][0]["name"] == "Guest"
    assert (list(table.tokens), list(table.invitations)) == ([], [0])


@pytest.mark.parametrize(
    ("lang", "person", "bot"),
    [
        ("fr", "Joueur 1", "Vulcain (facile)"),
        ("en", "Player 1", "Red Admiral (easy)"),
        ("es", "Jugador 1", "Vulcana (fácil)"),
    ],
)
def test_whoever_has_no_name_gets_one_in_the_language_of_the_table(
    site: Site, lang: str, person: str, bot: str
) -> None:
    table = site.open({"kind": "person"}, {"kind": "bot", "level": "easy", "name": ""}, lang=lang)
    seats = site.info(table.id)["seats"]
    assert [seat["name"] for seat in seats] == [person, bot]
    assert seats[1]["avatar"] == "admiral", "by it every reader's page finds the name in its own language"
    assert f"\nseat 1: {bot}\n" in site.record(table.id)


def test_a_bot_with_a_name_of_its_own_is_no_species(site: Site) -> None:
    table = site.open({"kind": "person"}, {**BOT, "name": "Deep Blue", "avatar": "morpho"})
    seat = site.info(table.id)["seats"][1]
    assert (seat["name"], seat["avatar"]) == ("Deep Blue", None)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Zoé \n of\tthe  Hill ", "Zoé of the Hill"),
        ("a\u2028b\x85c", "a b c"),
        ("nul\x00bell\x07", "nul bell"),
        ("\u202eevil", "evil"),  # would reverse the rest of the line
        ("\u200b", "Player 1"),  # invisible
        ("\u3164\u2800\u115f\u1160\uffa0\ufe0f", "Player 1"),  # invisible too, although Unicode calls them printable
        ("A" + "\u0301\u0302\u0303\u0304" * 9, "\u00c1\u0302\u0303\u0304"),  # would cover other lines
        ("x" * 40, "x" * 40),
    ],
)
def test_names_are_cleaned(site: Site, given: str, shown: str) -> None:
    table = site.open({"kind": "person", "name": given}, PEOPLE[1])
    assert site.info(table.id)["seats"][0]["name"] == shown
    assert f"\nseat 0: {shown}\nseat 1: Bo\n" in site.record(table.id)


def test_the_commitment_stands_before_the_first_card_and_the_seed_comes_at_the_end(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    know_the_seed(monkeypatch)
    table = site.open(PEOPLE[0], OPEN)
    info = site.info(table.id)
    assert (info["status"], info["length"], info["seed"]) == ("waiting", 0, None)
    assert info["commitment"] == commitment(SEED)
    assert site.record(table.id).endswith("\nentries: 0\ndigest: e3b0c44298fc1c14\n\n")
    site.claim(table.id, table.invitations[1], "Bo")
    started = site.info(table.id)
    assert started["commitment"] == info["commitment"]
    assert started["seed"] is None
    assert started["length"] == len(reference_match().entries)
    for answer in (site.record(table.id), str(started), site.get(f"/api/tables/{table.id}/positions/1").text):
        assert SEED not in answer
        assert info["commitment"] in answer


def new_table(**changes: Any) -> dict[str, Any]:
    return {"game": GAME, "seats": list(PEOPLE), **changes}


BAD = [
    ("unknown-game", 404, new_table(game="chess")),
    ("unknown-game", 404, new_table(game="../celestes")),
    ("unknown-game", 404, new_table(game="")),
    ("bad-seats", 422, new_table(seats=[PEOPLE[0]])),
    ("bad-seats", 422, new_table(seats=[*PEOPLE, BOT])),
    ("bad-option", 422, new_table(options={"speed": 3})),
    ("bad-option", 422, new_table(options={"tokens_to_win": 4})),
    ("bad-option", 422, new_table(options={"tokens_to_win": None})),
    ("bad-option", 422, new_table(options={"first_player": {"a": [1]}})),
    ("bad-option", 422, new_table(options={"layouts": []})),
    ("bad-option", 422, new_table(options={"layouts": ["L01"]})),
    ("bad-option", 422, new_table(options={"layouts": ["L01"] * 5})),
    ("bad-option", 422, new_table(options={"layouts": [["L01"], {}]})),
    ("bad-option", 422, new_table(options={"\ud800": 1})),
    ("unknown-level", 422, new_table(seats=[PEOPLE[0], {"kind": "bot", "level": "godlike"}])),
    ("bad-request", 422, new_table(seats=[])),
    ("bad-request", 422, new_table(seats=[BOT] * 10)),
    ("bad-request", 422, new_table(seats="two")),
    ("bad-request", 422, new_table(seats=[{"kind": "ghost"}, BOT])),
    ("bad-request", 422, new_table(seats=[{"name": "Ada"}, BOT])),
    ("bad-request", 422, new_table(seats=[{"kind": "person", "name": "x" * 41}, BOT])),
    ("bad-request", 422, new_table(seats=[{"kind": "person", "token": "mine"}, BOT])),
    ("bad-request", 422, new_table(options=[])),
    ("bad-request", 422, new_table(lang="tlh")),
    ("bad-request", 422, new_table(seed="mine")),
    ("bad-request", 422, new_table(**{"\ud800": 1})),
    ("bad-request", 422, new_table(game="x" * 41)),
    ("bad-request", 422, {}),
    ("bad-request", 422, []),
    ("bad-request", 422, None),
]


@pytest.mark.parametrize(("code", "status", "body"), BAD)
def test_a_wish_that_cannot_be_met_is_explained_in_every_language(
    site: Site, code: str, status: int, body: object
) -> None:
    before = site.sql("SELECT COUNT(*) FROM tables")
    texts = set()
    for lang in LANGUAGES:
        answer = site.post("/api/tables", body, lang)
        assert answer.status_code == status
        error = answer.json()["error"]
        assert error["code"] == code
        assert error["text"] != error["message"]["id"]
        texts.add(error["text"])
    assert len(texts) == len(LANGUAGES)
    assert site.sql("SELECT COUNT(*) FROM tables") == before


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 422),
        (b"{", 422),
        (b"\xff\xfe", 422),
        (b"[" * 60_000, 400),
        (b'{"game": "celestes", "options": {"layouts": ' + b"[" * 900 + b"]" * 900 + b"}}", 422),
        (b'"' + b"x" * 70_000 + b'"', 413),
    ],
    ids=["empty", "cut", "no-utf8", "deep", "deep-option", "large"],
)
def test_a_body_that_is_no_small_json_is_refused(site: Site, body: bytes, status: int) -> None:
    answer = site.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == status
    assert answer.json()["error"]["code"] == ("too-large" if status == 413 else "bad-request")


@pytest.mark.parametrize("table", ["nowhere", "x" * 33, "%00", "é", "%2E%2E", "a b"])
def test_a_table_that_is_not_there(site: Site, table: str) -> None:
    for path in ("", "/record", "/positions/0"):
        answer = site.get(f"/api/tables/{table}{path}", lang="fr")
        assert answer.status_code == 404
        assert answer.json()["error"]["text"].startswith(("Cette table n’existe pas", "Il n’y a rien"))
    assert site.claim(table, "guess").status_code == 404

"""Seats by secret link: invitations work once, guesses do not, and nobody receives another's secret."""

import asyncio
import secrets

import pytest

from tests.server.browser import Browser, look
from tests.server.reference_match import know_the_seed, reference_match, step
from tests.server.site import PEOPLE, Site

OPEN = {"kind": "open"}


def test_the_last_claim_starts_the_match(site: Site) -> None:
    table = site.open({"kind": "open", "name": "Guest"}, OPEN)
    first = site.claim(table.id, table.invitations[1], "Lu\ncas")
    assert first.status_code == 200
    assert first.json()["seat"] == 1
    info = site.info(table.id)
    assert info["status"] == "waiting"
    assert [(seat["kind"], seat["name"]) for seat in info["seats"]] == [("open", "Guest"), ("person", "Lu cas")]
    second = site.claim(table.id, table.invitations[0])
    assert second.json()["seat"] == 0
    info = site.info(table.id)
    assert info["status"] == "playing"
    assert info["length"] > 2  # a layout, a first player and cards
    assert info["seats"][0]["name"] == "Guest"
    assert "\nseat 0: Guest\nseat 1: Lu cas\n" in site.record(table.id, second.json()["token"])


def test_an_invitation_works_once(site: Site) -> None:
    table = site.open(PEOPLE[0], OPEN)
    token = site.claim(table.id, table.invitations[1], "Bo").json()["token"]
    before = site.info(table.id), site.stored(table.id)
    again = site.claim(table.id, table.invitations[1], "Eve")
    assert again.status_code == 403
    assert again.json()["error"]["code"] == "bad-link"
    assert (site.info(table.id), site.stored(table.id)) == before
    assert site.get(f"/api/tables/{table.id}/record", token).status_code == 200


async def test_of_many_who_claim_at_once_one_gets_the_seat(site: Site) -> None:
    table = site.open(PEOPLE[0], OPEN)
    claims = [asyncio.to_thread(site.claim, table.id, table.invitations[1], f"Guest {n}") for n in range(6)]
    answers = await asyncio.gather(*claims)
    assert sorted(answer.status_code for answer in answers) == [200, 403, 403, 403, 403, 403]
    winner = next(number for number, answer in enumerate(answers) if answer.status_code == 200)
    assert site.info(table.id)["seats"][1]["name"] == f"Guest {winner}"


@pytest.mark.parametrize("lang", ["fr", "en", "es"])
def test_guessed_and_foreign_invitations_are_refused(site: Site, lang: str) -> None:
    table, other = site.open(PEOPLE[0], OPEN), site.open(PEOPLE[0], OPEN)
    before = site.info(table.id)
    guesses = ["", "x", secrets.token_urlsafe(24), other.invitations[1], table.tokens[0], "é", "\x00"]
    texts = set()
    for guess in guesses:
        answer = site.post(f"/api/tables/{table.id}/claim", {"invitation": guess}, lang)
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "bad-link"
        texts.add(answer.json()["error"]["text"])
    assert len(texts) == 1
    assert site.info(table.id) == before
    assert site.claim(other.id, other.invitations[1]).status_code == 200  # it was not used up


@pytest.mark.parametrize(
    "body", [{}, {"invitation": 7}, {"invitation": "x" * 65}, {"invitation": "x", "seat": 0}, {"invitation": ["x"]}]
)
def test_a_claim_of_another_form_is_refused(site: Site, body: object) -> None:
    table = site.open(PEOPLE[0], OPEN)
    answer = site.post(f"/api/tables/{table.id}/claim", body)
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "bad-request"
    assert site.info(table.id)["status"] == "waiting"


def test_guessed_and_foreign_tokens_are_refused(site: Site) -> None:
    table, other = site.open(), site.open()
    for guess in ("x", secrets.token_urlsafe(24), other.tokens[0]):
        for path in ("record", "positions/3"):
            answer = site.get(f"/api/tables/{table.id}/{path}", guess)
            assert answer.status_code == 403
            assert answer.json()["error"]["code"] == "bad-link"


async def test_whoever_waits_sees_the_others_come_and_the_match_start(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    know_the_seed(monkeypatch)
    table = site.open(PEOPLE[0], OPEN)
    async with look(site, table.id, table.tokens[0]) as ada:
        [welcome, update] = [next(iter(message.values())) for message in ada.heard]
        assert welcome["seats"] == [0]
        assert welcome["table"]["status"] == "waiting"
        assert welcome["table"]["commitment"].startswith("sha256:")
        assert (update["length"], update["events"], update["log"], update["choices"]) == (0, [], [], [])
        for kind, body in (("act", {"action": "take 1"}), ("undo", {}), ("hint", {}), ("why", {"target": "slot:1"})):
            await ada.send(kind, seq=update["seq"], **body)
            refusal = await ada.refused()
            assert (refusal["about"], refusal["code"]) == (kind, "waiting")
        claimed = await asyncio.to_thread(site.claim, table.id, table.invitations[1], "Bo")
        match = reference_match()
        assert await ada.hear("update") == step(match, 0, 0, (0,), update["seq"] + 1)
        assert (await ada.hear("table"))["status"] == "playing"
        async with look(site, table.id, claimed.json()["token"]) as bo:
            assert [seat["connected"] for seat in (await ada.hear("table"))["seats"]] == [True, True]
            assert bo.heard[0]["welcome"]["seats"] == [1]
        assert [seat["connected"] for seat in (await ada.hear("table"))["seats"]] == [True, False]


async def play_a_little(players: dict[int, Browser]) -> None:
    for _ in range(6):
        actor = players[0].present["view"]["actor"]
        await players[actor].act(players[actor].present["choices"][0]["action"])
        for player in players.values():
            await player.hear("update")


async def test_no_secret_is_told_to_anybody(site: Site) -> None:
    table = site.open(PEOPLE[0], OPEN)
    invitation = table.invitations[1]
    claimed = site.claim(table.id, invitation, "Bo").json()
    [(seed,)] = site.sql("SELECT seed FROM tables WHERE id = ?", table.id)
    hidden = [table.tokens[0], claimed["token"], invitation, seed]
    async with (
        look(site, table.id) as watcher,
        look(site, table.id, table.tokens[0]) as ada,
        look(site, table.id, claimed["token"]) as bo,
    ):
        await ada.hear("table")
        await play_a_little({0: ada, 1: bo})
        for kind in ["table"] * 2 + ["update"] * 6:
            await watcher.hear(kind)
        told = [ada.text, bo.text, watcher.text]
    for token in (None, table.tokens[0], claimed["token"]):
        told.append(site.record(table.id, token))
        told += [site.get(f"/api/tables/{table.id}/positions/{index}", token).text for index in (0, 1, 20)]
    told += [site.get(path).text for path in (f"/api/tables/{table.id}", "/api/games", "/api/openapi.json")]
    for text in told:
        assert [secret for secret in hidden if secret in text] == []


def test_secrets_are_stored_hashed(site: Site) -> None:
    table = site.open(PEOPLE[0], OPEN)
    content = str(site.sql("SELECT * FROM seats WHERE table_id = ?", table.id))
    assert table.tokens[0] not in content
    assert table.invitations[1] not in content

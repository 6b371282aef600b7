"""Reports to the operator: what is kept, who may send one, how many, and how the operator reads them."""

import asyncio
import json

import httpx
import pytest

from chrysalide.cli.main import main
from chrysalide.server.http.rates import Limits, Rate
from chrysalide.server.store.reports import MOST
from tests.server.browser import look
from tests.server.rooms import RANDOM, ask, people, problem, room
from tests.server.site import Site

PAPILLONS = "papillons"


def report(site: Site, table: str, token: str | None, seat: int = 1, reason: str = "Rude words") -> httpx.Response:
    return ask(site, f"/{table}/reports", {"seat": seat, "reason": reason}, token)


async def test_a_report_keeps_the_reason_and_what_was_last_said(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    table = room(site)
    async with look(site, table.id, table.tokens[1]) as bo:
        await bo.send("chat", text="You are a moth")
        await bo.hear("chat")
        assert report(site, table.id, table.tokens[0], reason="  Rude\nwords ").status_code == 201
        await bo.hear_nothing()  # nobody is told
    url = str(site.tables.storage.url)
    assert await asyncio.to_thread(main, ["reports", "--json", "--database-url", url]) == 0
    found = json.loads(capsys.readouterr().out)["reports"]
    [kept] = [one for one in found if one["table_id"] == table.id]
    assert (kept["table_id"], kept["seat"], kept["name"], kept["reporter"]) == (table.id, 1, "Bo", 0)
    assert kept["reason"].split() == ["Rude", "words"]
    assert [line["text"] for line in kept["lines"]] == ["You are a moth"]
    assert await asyncio.to_thread(main, ["reports", "--lang", "en", "--database-url", url]) == 0
    told = capsys.readouterr().out
    assert "You are a moth" in told
    assert table.tokens[0] not in told


def test_only_people_at_the_table_report_and_only_other_people(site: Site) -> None:
    table = room(site, *people("Ada", "Bo"), RANDOM, game=PAPILLONS)
    assert problem(report(site, table.id, None))[0] in (401, 403)
    assert problem(report(site, table.id, "wrong"))[2] == "error-bad-link"
    assert problem(report(site, table.id, table.tokens[0], seat=0))[2] == "error-report-whom"
    assert problem(report(site, table.id, table.tokens[0], seat=2))[2] == "error-report-whom"
    assert problem(report(site, table.id, table.tokens[0], seat=9))[1] == "bad-seats"
    assert problem(report(site, table.id, table.tokens[0], reason=" \n "))[2] == "error-report-empty"
    assert report(site, table.id, table.tokens[0], reason="x" * 501).status_code == 422


def test_a_table_is_reported_often_enough(site: Site) -> None:
    table = room(site)
    for _ in range(MOST):
        assert report(site, table.id, table.tokens[0]).status_code == 201
    assert problem(report(site, table.id, table.tokens[0]))[2] == "error-report-enough"


def test_an_address_reports_only_so_often(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Site(tmp_path_factory.mktemp("reports") / "tables.db", rates=Limits(reports=Rate(2, 0.001))) as site:
        table = room(site)
        answers = [report(site, table.id, table.tokens[0]).status_code for _ in range(3)]
    assert answers == [201, 201, 429]


def test_nothing_reported(tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path_factory.mktemp("quiet") / "tables.db"
    with Site(database):
        assert main(["reports", "--lang", "fr", "--database-url", f"sqlite:///{database}"]) == 0
    assert "Aucun signalement" in capsys.readouterr().out

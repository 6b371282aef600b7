"""Under overload those who play go on, and nothing new is begun."""

import asyncio
import time
from collections.abc import Iterator

import pytest

from chrysalide.server.http import shedding
from chrysalide.server.http.shedding import AGAIN, FEW, MOST, Pressure
from tests.server.browser import look
from tests.server.site import GAME, PEOPLE, Site


@pytest.fixture
def overloaded(own_site: Site) -> Iterator[Site]:
    """A site that is late, and does not notice meanwhile how late it is."""
    pressure: Pressure = own_site.app.state.pressure
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shedding, "FEW", 0)
        patch.setattr(pressure, "note", lambda _late: None)
        pressure.lateness = 2 * MOST
        yield own_site


@pytest.mark.parametrize(("lang", "word"), [("en", "Many people"), ("fr", "Beaucoup"), ("es", "mucha gente")])
def test_new_tables_are_refused_with_a_reason(overloaded: Site, lang: str, word: str) -> None:
    answer = overloaded.post("/api/tables", {"game": GAME, "seats": list(PEOPLE)}, lang)
    assert (answer.status_code, answer.headers["Retry-After"]) == (503, str(AGAIN))
    assert answer.json()["error"]["code"] == "overloaded"
    assert word in answer.json()["error"]["text"]


async def test_open_tables_go_on(own_site: Site) -> None:
    table, pressure = own_site.open(), own_site.app.state.pressure
    async with look(own_site, table.id, *table.tokens.values()) as both:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(shedding, "FEW", 1)
            patch.setattr(pressure, "note", lambda _late: None)
            pressure.lateness = 2 * MOST
            await both.act(both.present["choices"][0]["action"])
            await both.hear("update")
            assert own_site.get(f"/api/tables/{table.id}").status_code == 200
            assert own_site.post(f"/api/tables/{table.id}/rematch", {}).status_code == 503
        pressure.lateness = 0.0
        assert own_site.open().id


def test_one_moment_is_not_an_overload_but_several_seconds_are() -> None:
    pressure = Pressure(lambda: FEW)
    pressure.note(3.0)
    seen = [pressure.high]
    for _ in range(20):
        pressure.note(2 * MOST)
    seen.append(pressure.high)
    for _ in range(20):
        pressure.note(0.0)
    assert [*seen, pressure.high] == [False, True, False]


def test_where_few_play_a_busy_machine_refuses_nobody() -> None:
    pressure = Pressure(lambda: FEW - 1)
    pressure.lateness = 10 * MOST
    assert not pressure.high


async def test_a_process_that_is_busy_notices_how_late_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shedding, "EVERY", 0.01)
    pressure, late = Pressure(lambda: FEW), asyncio.Queue[float]()
    monkeypatch.setattr(pressure, "note", late.put_nowait)
    watching = asyncio.create_task(pressure.watch())
    await late.get()
    time.sleep(0.2)  # noqa: ASYNC251 - nothing else runs meanwhile
    assert max(await late.get(), await late.get()) > 0.1
    watching.cancel()

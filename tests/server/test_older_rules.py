"""A site was updated, and the rules of a game have changed: older matches continue under their own rules."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import chrysalide
from chrysalide.core import record
from chrysalide.core.game import AnyGame
from chrysalide.games import find_game
from tests.depth import choice
from tests.server.browser import look
from tests.server.rooms import hurry, rematch, room
from tests.server.site import PEOPLE, Opened, Site

CHANGED = [older for game in chrysalide.games() for older in find_game(game).past]
every_change = pytest.mark.parametrize("older", CHANGED, ids=lambda older: f"{older.id}-{older.rules_version}")
BOT = {"kind": "bot", "level": "easy", "name": "Apollo"}
CLOCK = {"kind": "bank", "seconds": 600.0, "increment": 3.0, "on_timeout": "loss"}
DECISIONS = choice(4, 8)  # of a person, with a bot's between them


@contextmanager
def then(older: AnyGame) -> Iterator[None]:
    """Inside this block, tables are opened with the older rules."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "chrysalide.server.table.creation.find_game", lambda game: older if game == older.id else find_game(game)
        )
        yield


def seats(older: AnyGame, *first: dict[str, str]) -> list[dict[str, str]]:
    return [*first, *[BOT] * (older.seats[0] - len(first))]


@every_change
async def test_a_match_goes_on_by_its_rules_with_bots_and_hints(older: AnyGame, tmp_path: Path) -> None:
    with then(older), Site(tmp_path / "site.db") as site:
        table = site.open(*seats(older, PEOPLE[0]), game=older.id)
    with Site(tmp_path / "site.db") as updated:
        await plays_on(updated, table, older)
        info = updated.info(table.id)
        assert info["rules_version"] == older.rules_version
        assert info["length"] > 0
        header, _ = record.read(updated.record(table.id))
        assert header.rules_version == older.rules_version


async def plays_on(site: Site, table: Opened, older: AnyGame) -> None:
    async with look(site, table.id, table.tokens[0]) as ada:
        for number in range(DECISIONS):
            while not ada.present["choices"]:
                if ada.present["view"]["actor"] == "over":  # a bot may win early
                    return
                await ada.find("update")
            assert ada.present["view"]["rules_version"] == older.rules_version
            choices = [one["action"] for one in ada.present["choices"]]
            if number == 0:
                await ada.send("hint", seq=ada.present["seq"])
                assert (await ada.find("hint"))["advice"][0]["action"] in choices
            await ada.act(choices[0])
            await ada.find("update")


@every_change
async def test_a_rematch_is_played_by_the_rules_of_today(older: AnyGame, tmp_path: Path) -> None:
    with Site(tmp_path / "site.db") as site:
        with then(older):
            table = room(site, *seats(older, *PEOPLE[: older.seats[0]]), game=older.id, clock=CLOCK)
        async with look(site, table.id, *table.tokens.values()) as everybody:
            while everybody.present["clocks"]["running"] is None:
                await everybody.find("update")
            hurry(site, table)
            while (await everybody.find("table"))["status"] != "over":
                pass
        answer = rematch(site, table.id, table.tokens[0])
        assert answer.status_code == 200, answer.text
        following: dict[str, Any] = site.info(answer.json()["table"])
        assert following["rules_version"] == find_game(older.id).rules_version
        options = find_game(older.id).options.read({}, older.seats[0])
        assert following["options"] == as_sent(options.as_json())


def as_sent(options: dict[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options.items()}

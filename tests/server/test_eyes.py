"""Sockets, records and positions reveal exactly what their seat may know: the server adds nothing.

The suites that every game passes prove that views, events, choices and entries keep secrets; here every message of
whole matches at a real table is compared with them, for each seat and for a spectator.
"""

from contextlib import AsyncExitStack
from typing import Any

import pytest

import chrysalide
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.games import find_game
from tests.depth import times
from tests.positions import (
    GAMES,
    TELLING,
    Setting,
    every_game,
    keeps_secrets,
    play_out,
    switched_on,
    with_secrets,
)
from tests.server.browser import Browser, look
from tests.server.reference_match import SEED, as_json, know_the_seed, step, story
from tests.server.site import Opened, Site

NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eve")
DECISIONS = times(10)  # or to the end; test_every_byte.py looks further


def modes(setting: Setting) -> list[dict[str, Any]]:
    """The plainest options with secrets, and each switch turned on at the fullest table: it may change who knows what.
    Without secrets the default options, at the emptiest table."""
    most = 1 if setting.seats == setting.game.seats[-1] else 0
    sets = [
        closed | options
        for closed in with_secrets(setting)
        for number in range(most + 1)
        for options in switched_on(setting, number)
        if keeps_secrets(setting, closed | options)
    ]
    return sets or [{}] * (setting.seats == setting.game.seats[0])


CASES = [
    pytest.param(setting, options, id=" ".join((str(setting), *options)))
    for setting in TELLING
    for options in modes(setting)
]


@pytest.mark.parametrize(("setting", "options"), CASES)
async def test_every_message_is_what_its_seat_may_know(
    site: Site, monkeypatch: pytest.MonkeyPatch, setting: Setting, options: dict[str, Any]
) -> None:
    know_the_seed(monkeypatch)
    names = NAMES[: setting.seats]
    people = [{"kind": "person", "name": name} for name in names]
    table = site.open(*people, game=setting.game.id, **options)
    match = chrysalide.new(setting.game.id, setting.seats, SEED, names=names, **options)
    dice = Dice(setting.seats)
    async with AsyncExitStack() as room:
        sockets: dict[int | None, Browser] = {
            seat: await room.enter_async_context(look(site, table.id, token)) for seat, token in table.tokens.items()
        }
        sockets[None] = await room.enter_async_context(look(site, table.id))
        assert_dealt(match, sockets)
        for _ in range(DECISIONS):
            if match.over:
                break
            await play_one(match, sockets, dice)
    assert_rest(site, table, match)


def assert_dealt(match: Match, sockets: dict[int | None, Browser]) -> None:
    """What everybody receives on connecting."""
    for viewer, socket in sockets.items():
        assert socket.present["view"] == as_json(match.view(viewer))
        assert socket.present["log"] == as_json(story(match, viewer))


async def play_one(match: Match, sockets: dict[int | None, Browser], dice: Dice) -> None:
    """One decision, and everybody's update."""
    actor, since = match.actor, len(match.log)
    action = match.game.action(match.state, match.state.pick(dice)).text
    seq = sockets[actor].present["seq"]
    await sockets[actor].act(action)
    match.play(action)
    for viewer, socket in sockets.items():
        holds = () if viewer is None else (viewer,)
        assert await socket.find("update") == as_json(step(match, since, viewer, holds, seq + 1))


def assert_rest(site: Site, table: Opened, match: Match) -> None:
    """Records and positions, as everybody sees them."""
    for viewer in (None, *range(match.seats)):
        token = None if viewer is None else table.tokens[viewer]
        assert site.record(table.id, token) == match.record(viewer, whole=False)
        for index in (1, len(match.log) // 2, len(match.log)):
            found = site.get(f"/api/tables/{table.id}/positions/{index}?eyes=0", token).json()
            eyes = 0 if match.over else viewer
            assert found["view"] == as_json(match.at(index).view(eyes))
            assert found["events"] == as_json(story(match.at(index), eyes, index - 1))
            assert found["entry"] == (match.entries if match.over else match.seen_entries(viewer))[index - 1]


@every_game
async def test_once_the_match_is_over_everybody_may_look_by_any_eyes(
    site: Site, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Play a match elsewhere and put it on the table, so that it is over at once."""
    know_the_seed(monkeypatch)
    match = play_out(chrysalide.new(game, seed=SEED, names=NAMES))
    table = site.open(*({"kind": "person", "name": name} for name in match.names), game=game)
    async with look(site, table.id, *table.tokens.values()) as everybody:
        for entry in match.log:
            if entry.asked:
                await everybody.act(entry.action.text)
                await everybody.find("update")
    middle = len(match.log) // 2
    for eyes in range(match.seats):
        found = site.get(f"/api/tables/{table.id}/positions/{middle}?eyes={eyes}").json()
        assert found["view"] == as_json(match.at(middle).view(eyes))
    refused = site.get(f"/api/tables/{table.id}/positions/{middle}?eyes={match.seats}")
    assert refused.status_code == 422, refused.text
    assert site.record(table.id) == match.record()


@pytest.mark.parametrize("game", [game for game in GAMES if find_game(game).about.secret_hands])
async def test_people_at_one_screen_read_each_their_own_story(
    site: Site, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    know_the_seed(monkeypatch)
    options = with_secrets(Setting(find_game(game), find_game(game).seats[0]))[0]
    match = chrysalide.new(game, seed=SEED, names=NAMES, **options)
    table = site.open(*({"kind": "person", "name": name} for name in match.names), game=game, **options)
    dice = Dice(1)
    async with look(site, table.id, *table.tokens.values()) as screen:
        for _ in range(DECISIONS):
            if match.over:
                break
            before = screen.present["eyes"]
            action = match.game.action(match.state, match.state.pick(dice)).text
            await screen.act(action)
            match.play(action)
            update = await screen.find("update")
            assert update["eyes"] == (match.actor if match.actor >= 0 else before)
            if update["eyes"] == before:
                assert "log" not in update
            else:
                assert update["log"] == as_json(story(match, match.actor))

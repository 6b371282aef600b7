"""Seats for language models: a scripted client plays by the protocol, and learns what its seat may know."""

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters

from chrysalide.bots import bot
from chrysalide.cli.main import main
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.mcp.desk import Desk
from chrysalide.mcp.local import LocalPlace
from chrysalide.mcp.server import serve
from tests.cli_terminal import GAME
from tests.depth import times
from tests.positions import every_game

Call = Callable[..., Awaitable[tuple[bool, str]]]


def with_client(work: Callable[[Call], Awaitable[None]], server: Any = None) -> None:
    """Do something with a client of the protocol; a call returns whether it failed, and the text of the answer."""

    async def run() -> None:
        async with Client(server or serve(Desk("en"))) as client:

            async def call(tool: str, **arguments: Any) -> tuple[bool, str]:
                answer = await client.call_tool(tool, arguments)
                return bool(answer.is_error), "\n".join(getattr(part, "text", "") for part in answer.content)

            await work(call)

    asyncio.run(run())


async def offered(call: Call, match: str = "m1") -> list[str]:
    """The actions on offer: one object for each."""
    _, text = await call("actions", match=match)
    decoder, found, place = json.JSONDecoder(), [], 0
    while place < len(text):
        one, place = decoder.raw_decode(text, place)
        found += one if isinstance(one, list) else [one]
        place += len(text[place:]) - len(text[place:].lstrip())
    return [one["action"] for one in found]


@every_game
def test_a_scripted_client_plays(game: str) -> None:
    async def play(call: Call) -> None:
        wrong, text = await call("new_match", game=game, level="random", seed="script")
        assert not wrong
        for _ in range(times(12)):
            actions = await offered(call)
            if not actions:
                break
            assert all(action in text for action in actions)
            wrong, text = await call("act", match="m1", action=actions[-1])
            assert not wrong

    with_client(play)


def test_a_match_is_played_to_its_end_and_its_result_told() -> None:
    async def play(call: Call) -> None:
        await call("new_match", game=GAME, level="random", seat=1, options={"tokens_to_win": 1}, seed="end")
        while actions := await offered(call):
            _, text = await call("act", match="m1", action=actions[0])
        assert "You" in text.splitlines()[-1]
        wrong, text = await call("act", match="m1", action="take 1")
        assert wrong
        assert "over" in text

    with_client(play)


def test_rules_and_games_can_be_read() -> None:
    async def read(call: Call) -> None:
        assert GAME in (await call("games"))[1]
        _, chapters = await call("rules", game=GAME)
        assert len(chapters.splitlines()) > 3
        assert (await call("rules", game=GAME, number="3.1"))[1].startswith("3.1")
        for arguments in ({"game": "chess"}, {"game": GAME, "number": "99"}):
            assert (await call("rules", **arguments))[0]

    with_client(read)


@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        ("act", {"match": "m1", "action": "take 99"}, "99"),
        ("act", {"match": "m1", "action": "reveal 1 morpho"}, ""),
        ("act", {"match": "m7", "action": "take 1"}, "m7"),
        ("see", {"match": ""}, "m1"),
        ("new_match", {"game": GAME, "seat": 5}, "seat 5"),
        ("new_match", {"game": GAME, "seats": 9}, "9"),
        ("new_match", {"game": GAME, "level": "grandmaster"}, "grandmaster"),
        ("new_match", {"game": GAME, "options": {"tokens_to_win": 99}}, "tokens_to_win"),
        ("sit", {"link": "http://127.0.0.1:9/table/none#join=x"}, "answer"),
        ("sit", {"link": "http://127.0.0.1:9"}, "table"),
    ],
)
def test_what_is_wrong_is_said_and_changes_nothing(tool: str, arguments: dict[str, Any], said: str) -> None:
    async def try_it(call: Call) -> None:
        await call("new_match", game=GAME, level="random", seed="wrong")
        before = await offered(call)
        wrong, text = await call(tool, **arguments)
        assert wrong
        assert said in text
        assert await offered(call) == before

    with_client(try_it)


@every_game
def test_nothing_is_told_that_the_seat_cannot_know(game: str) -> None:
    """The law of views, for words: worlds that a seat cannot tell apart read alike."""
    found, dice = find_game(game), Dice("worlds")
    for seed in range(times(2)):
        match = Match(found, found.seats[-1], {}, f"law-{seed}")
        place = LocalPlace(match, [None, *[bot(game, "random", seed) for _ in range(match.seats - 1)]], "en")
        for _ in range(20):
            if place.over:
                break
            twin = LocalPlace(match.copy(), place.bots, "en")
            twin.match.state.resample(place.seat, dice)
            assert twin.choices() == place.choices()
            assert twin.tell() == LocalPlace(match.copy(), place.bots, "en").tell()
            place.act(match.legal()[dice.below(len(match.legal()))].text)


def test_a_process_speaks_the_protocol_on_its_standard_streams() -> None:
    async def play(call: Call) -> None:
        wrong, text = await call("new_match", game=GAME, level="random", seed="stdio")
        assert not wrong
        assert (await offered(call))[0] in text

    command = StdioServerParameters(
        command=sys.executable, args=["-m", "chrysalide", "mcp", "--lang", "fr"], env=dict(os.environ)
    )
    with_client(play, command)


def test_an_arena_rates_a_guest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "arena"
    arena = ["arena", GAME, "--players", "random,greedy,guest:script", "-n", "2", "--option", "tokens_to_win=1"]
    arena += ["--out", str(folder), "--json", "--lang", "en"]
    assert main(arena) == 0
    told = capsys.readouterr()
    assert "4 matches wait for the guest" in told.err
    assert json.loads(told.out)["matches"] == 2
    played: list[str] = []

    async def play(call: Call) -> None:
        while True:
            wrong, text = await call("next_match")
            if wrong:
                assert "All your matches" in text
                return
            played.append(match := text.splitlines()[0].split()[-1])
            assert (await call("hint", match=match))[0], "no hints in rated matches"
            while actions := await offered(call, match):
                await call("act", match=match, action=actions[0])

    guest = StdioServerParameters(
        command=sys.executable,
        args=["-m", "chrysalide", "mcp", "--arena", str(folder), "-n", "2", "--lang", "en"],
        env=dict(os.environ),
    )
    with_client(play, guest)
    assert len(played) == 4
    assert main(arena) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["matches"] == 6
    assert "guest:script" in [line["player"] for line in found["standings"]]


@pytest.mark.parametrize(
    "words",
    [
        ["mcp", "--arena", "nowhere"],
        ["simulate", GAME, "--players", "guest:a,random", "-n", "1"],
        ["arena", GAME, "--players", "guest:a,guest:b", "-n", "1"],
    ],
)
def test_a_guest_or_folder_that_cannot_be_used_is_named(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert ("guest" if "guest" in " ".join(words) else "nowhere") in told


def test_an_arena_without_a_guest_has_no_matches_to_deal_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--players", "random,greedy", "-n", "2", "--option", "tokens_to_win=1", "--out", str(tmp_path)]
    assert main(["arena", GAME, *words, "--json"]) == 0
    capsys.readouterr()
    assert main(["mcp", "--arena", str(tmp_path), "--lang", "en"]) == 2
    assert "No guest plays" in capsys.readouterr().err

"""kill -9 in mid-match: what was acknowledged is there after a restart, and the match continues."""

import asyncio
import os
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import chrysalide
from chrysalide.server.http.rates import VARIABLE
from chrysalide.server.operate.serve import serve
from tests.depth import again, choice
from tests.server.browser import Body, Browser, look
from tests.server.process import Process, bots_of, kill, wait_for_the_end
from tests.server.reference_match import story
from tests.server.site import PEOPLE, Opened

KILLS = choice(2, 3)  # in one match; tests/faults does this to many at once


def parted(lines: list[dict[str, object]]) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """Notes and events of a log."""
    notes = [line for line in lines if str(line["id"]).startswith("note-")]
    return notes, [line for line in lines if line not in notes]


class CheckingPlayer:
    """Plays both seats, and remembers everything that the site has acknowledged."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.seq = 1
        self.story: list[dict[str, object]] = []
        self.taking_back = False

    def check(self, browser: Browser) -> None:
        """Nothing that was acknowledged is lost; at most the action that was on its way has also happened."""
        now = browser.present
        assert now["kind"] == "now"
        if now["seq"] == self.seq:
            assert now["log"] == self.story
        else:
            assert now["seq"] == self.seq + 1
            *kept, last = now["log"]
            if self.taking_back:  # a note of an earlier undo may come to stand before events that this one removed
                assert parted(kept)[0] == parted(self.story)[0]
                left, before = parted(kept)[1], parted(self.story)[1]
                assert left == before[: len(left)]
                assert len(left) < len(before)
            else:
                assert self.story == now["log"][: len(self.story)]
                assert len(self.story) < len(now["log"])
            assert (last["id"] == "note-undo") == self.taking_back
        self.seq, self.story = now["seq"], now["log"]

    async def play_on(self, browser: Browser) -> None:
        while await self.play(browser):
            pass

    async def _answered(self, browser: Browser) -> Body:
        while True:
            kind, body = await browser.read()
            assert kind != "refused", body
            if kind == "update":
                return body

    async def play(self, browser: Browser) -> bool:
        """One action or one undo; False when the match is over."""
        now = browser.present
        if not now["choices"]:
            return False
        self.taking_back = now["undo"] and self.dice.random() < 0.2
        if self.taking_back:
            await browser.send("undo", seq=now["seq"])
        else:
            await browser.act(self.dice.choice(now["choices"])["action"])
        told = await self._answered(browser)
        self.seq = told["seq"]
        self.story = told["log"] if told["kind"] == "undo" else self.story + told["events"]
        return True


async def play_until_killed(process: Process, table: Opened, player: CheckingPlayer) -> None:
    """Actions are sent as fast as the site accepts them; at some point it is killed."""
    async with look(process, table.id, *table.tokens.values()) as browser:
        player.check(browser)
        for _ in range(player.dice.randint(1, 6)):
            assert await player.play(browser)
        asyncio.get_running_loop().call_later(player.dice.uniform(0, 0.03), kill, process.pid)
        with pytest.raises(ConnectionClosed):
            await player.play_on(browser)


def serve_without_limits(**settings: Any) -> None:
    """One player acts for both seats without a pause: on a fast machine a long match is too many messages."""
    os.environ[VARIABLE] = "off"
    serve(**settings)


@again
async def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path, turn: int) -> None:
    player = CheckingPlayer(random.Random(9 + turn))
    process = Process(tmp_path)
    process.target = serve_without_limits
    with process:
        table = process.open(tokens_to_win=3)
        waiting = process.open(PEOPLE[0], {"kind": "open"})
        async with look(process, table.id) as watcher:
            player.story = watcher.present["log"]
        for _ in range(KILLS):
            await play_until_killed(process, table, player)
            process.kill()
            process.start()
        claimed = process.claim(waiting.id, waiting.invitations[1]).json()
        process.kill()
        process.start()
        assert process.info(waiting.id)["status"] == "playing"
        assert process.claim(waiting.id, waiting.invitations[1]).status_code == 403
        assert process.get(f"/api/tables/{waiting.id}/record", claimed["token"]).status_code == 200
        async with look(process, table.id, *table.tokens.values()) as browser:
            player.check(browser)
            await player.play_on(browser)
        info, record = process.info(table.id), process.record(table.id)
    assert info["status"] == "over"
    match = chrysalide.load(record)
    told = [line for line in player.story if not str(line["id"]).startswith("note-")]
    assert story(match, None) == told
    assert len(told) < len(player.story)  # something was undone, and the log keeps it for good
    assert chrysalide.verify(record).honest
    assert (match.commitment, match.scores) == (info["commitment"], info["scores"])


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
async def test_bots_end_with_a_site_that_was_killed(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        table = process.open(PEOPLE[0], {"kind": "bot", "level": "random"}, first_player=1)
        async with look(process, table.id, table.tokens[0]) as ada:
            while not ada.present["choices"]:
                await ada.find("update")
        thinking = bots_of(process.pid)
        assert thinking
        process.kill()
        for one in thinking:
            wait_for_the_end(one)

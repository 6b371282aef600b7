"""Every byte sent to somebody is independent of what they cannot know.

A match is played at a table by people and a spectator. Then it is played again as another world: cards that the viewer
may not see are other cards. Whoever could not tell the two apart by the rules must not be able to tell them apart by
anything the site has sent, refusals, explanations, hints, records, positions and headers included.
"""

import hashlib
import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

import chrysalide
from chrysalide.bots.hints import BEST, Hint, Opinion
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.core.messages import Message
from chrysalide.core.state import State
from chrysalide.server.table.proposals import draw_refusal
from chrysalide.server.table.tokens import hashed
from tests.depth import again
from tests.positions import TELLING, Setting, with_secrets
from tests.server.fuzz import running
from tests.server.inner import InnerSocket
from tests.server.reference_match import know_the_seed
from tests.server.worlds import World, another_world

NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eve")
SEED = "a-seed-that-nobody-may-read"
DECISIONS = 14  # and more in every further repetition
ATTEMPTS = 10
CHATS = (3, 8)  # so few that no rate limit applies: its seconds to wait could not be compared
CASES = [(setting, options) for setting in TELLING for options in with_secrets(setting)]
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z")


@pytest.fixture
async def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FastAPI]:
    know_the_seed(monkeypatch, SEED)
    async with running(tmp_path / "site.db") as opened:
        opened.state.tables.bots.advise = told_what_was_asked
        yield opened


async def told_what_was_asked(game: str, view: dict[str, Any], *_: Any) -> Hint:
    """A hint that depends on everything the adviser was shown."""
    digest = hashlib.sha256(json.dumps([game, view], sort_keys=True).encode()).hexdigest()
    return Hint([Opinion(digest, None, BEST)], [Message(digest)], [Message(digest)])


@dataclass
class Play:
    """One world at a separate table, with everything that anybody was sent."""

    app: FastAPI
    setting: Setting
    options: dict[str, Any]
    table: str = ""
    tokens: list[str] = field(default_factory=list)
    heard: dict[int | None, list[str]] = field(default_factory=dict)
    sockets: dict[int | None, InnerSocket] = field(default_factory=dict)

    async def through(self, match: Match, probes: list[list[str]], taken_back: set[int]) -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://site") as http:
            await self.sit_down(http)
            decisions = [number for number in range(len(match.log)) if match.log[number].asked]
            for turn, number in enumerate(decisions):
                await self.ask_around(match.at(number), probes[number])
                await self.talk(turn, match.log[number].actor)
                await self.act(match.log[number].actor, match.log[number].action.text)
                if number in taken_back:
                    whole = turn % 2 == 0  # the turn so far, or its last decision
                    await self.say(match.log[number].actor, "undo", turn=whole)
                    past = match.at(number + 1)
                    start = past.turn_start(match.log[number].actor) if whole else past.began(number)
                    await self.again(match, start, number)
                if turn % 4 == 1:
                    await self.undo_together(match.log[number].actor)
                    await self.again(match, match.began(number, freely=False), number)
            await self.ask_rest(http, len(match.log))
            async with self.app.state.tables.visit(self.table) as table:
                assert table.match.entries == match.entries
                assert len(table.match.undone) > len(taken_back)
        for viewer, socket in self.sockets.items():
            await socket.leave()
            self.heard[viewer] += socket.told

    async def sit_down(self, http: httpx.AsyncClient) -> None:
        seats = [{"kind": "person", "name": name} for name in NAMES[: self.setting.seats]]
        body = {"game": self.setting.game.id, "seats": seats, "options": self.options, "help": True}
        made = (await http.post("/api/tables", json=body)).json()
        self.table, self.tokens = made["table"], [seat["token"] for seat in made["seats"]]
        for viewer in (None, *range(self.setting.seats)):
            self.sockets[viewer] = InnerSocket(self.app, self.table)
            self.heard[viewer] = await self.sockets[viewer].greet(*self.token(viewer))

    def token(self, viewer: int | None) -> list[str]:
        return [] if viewer is None else [self.tokens[viewer]]

    async def act(self, seat: int, action: str) -> None:
        await self.say(seat, "act", action=action)

    async def again(self, match: Match, first: int, last: int) -> None:
        """Decide once more what was undone."""
        for entry in match.log[first : last + 1]:
            if entry.asked:
                await self.act(entry.actor, entry.action.text)

    async def say(self, viewer: int | None, kind: str, **body: Any) -> None:
        self.sockets[viewer].say(json.dumps({kind: {"seq": await self.seq(), **body}}))
        await self.listen()

    async def talk(self, turn: int, actor: int) -> None:
        """The last to decide asks to undo, and nobody agrees; somebody chats."""
        if turn % 4 == 2:
            for seat in range(self.setting.seats):
                await self.say(seat, "ask_undo")
            await self.say(None, "answer_undo", agree=False)
            await self.say(actor, "answer_undo", agree=False)
        if turn % 4 == 3:
            await self.offer_draw(actor)
            await self.say(1 - actor if actor < 2 else 0, "answer", agree=False)
        if turn in CHATS:
            self.sockets[actor].say('{"chat": {"emote": "bravo"}}')
            self.sockets[None].say('{"chat": {"text": "I only watch"}}')
            await self.listen()

    async def offer_draw(self, actor: int) -> None:
        """The site answers in its own time, as bots may have to think about it: nobody goes on before."""
        async with self.app.state.tables.visit(self.table) as table:
            offered = draw_refusal(table, actor) is None and table.match.actor == actor
        self.sockets[actor].say(json.dumps({"offer_draw": {"seq": await self.seq()}}))
        self.heard[actor] += await self.sockets[actor].read("update" if offered else "refused")
        await self.listen()

    async def undo_together(self, actor: int) -> None:
        """Undo the last decision with everything chance has drawn since; everybody agrees."""
        await self.say(actor, "ask_undo")
        for seat in range(self.setting.seats):
            if seat != actor:
                await self.say(seat, "answer_undo", agree=True)

    async def seq(self) -> int:
        async with self.app.state.tables.visit(self.table) as table:
            version: int = table.version
            return version

    async def listen(self) -> None:
        """Everybody has received everything: no answer is still on its way."""
        for _ in range(2):  # an answer to one may cause a message to another who was synced before
            for viewer, socket in self.sockets.items():
                socket.say('{"ping": {}}')
                self.heard[viewer] += await socket.read("pong")

    async def ask_around(self, match: Match, probes: list[str]) -> None:
        """Everybody tries what they may not do, and asks why and for hints; all the same in every world."""
        seq = await self.seq()
        legal = {action.text for action in match.legal()}
        targets = [target for choice in match.choices()[:3] for target in choice.targets]
        for viewer, socket in self.sockets.items():
            own = match.actor == viewer
            wanted = [{"act": {"seq": seq, "action": text}} for text in probes if not (own and text in legal)]
            wanted += [{"why": {"seq": seq, "target": target}} for target in (*probes[:2], *targets[: 3 * own])]
            tried = [choice.action for choice in match.choices()[:6]] if own else probes[:2]
            wanted += [{"ahead": {"seq": seq, "after": [text]}} for text in tried]
            wanted.append({"act": {"seq": seq - 1, "action": probes[0]}})
            for message in wanted:
                socket.say(json.dumps(message))
        await self.listen()
        for viewer, socket in self.sockets.items():  # each hint is announced, with the next state number
            socket.say(json.dumps({"hint": {"seq": await self.seq()}}))
            self.heard[viewer] += await socket.read("hint" if match.actor == viewer else "refused")
            await self.listen()

    async def ask_rest(self, http: httpx.AsyncClient, length: int) -> None:
        paths = ["", "/record", *(f"/positions/{index}?eyes=0" for index in range(0, length + 2, 3))]
        paths += [f"/positions?history=true&first={first}" for first in range(0, 2 * length, 32)]
        for viewer in (None, 0, self.setting.seats - 1):
            headers = [("Authorization", f"Bearer {token}") for token in self.token(viewer)]
            for path in paths:
                answer = await http.get(f"/api/tables/{self.table}{path}", headers=headers)
                self.heard[viewer].append(f"{answer.status_code} {sorted(answer.headers.items())}")
                self.heard[viewer].append(answer.text)

    def story(self, viewer: int | None) -> list[str]:
        """Everything a viewer was sent, without what differs between any two tables."""
        return [TIME.sub("then", text.replace(self.table, "table")) for text in self.heard[viewer]]

    def assert_silent(self) -> None:
        """No secret was sent in plain text."""
        secrets = [SEED, *self.tokens, *map(hashed, self.tokens)]
        for texts in self.heard.values():
            assert not [text for text in texts for secret in secrets if secret in text]


def new_match(setting: Setting, options: dict[str, Any], settle: bool) -> Match:
    return chrysalide.new(setting.game.id, setting.seats, SEED, names=NAMES[: setting.seats], settle=settle, **options)


def entered(setting: Setting, options: dict[str, Any], world: World) -> Match:
    match = new_match(setting, options, settle=False)
    for action in world:
        match.enter(action)
    return match


def secretive(setting: Setting, options: dict[str, Any], turn: int) -> tuple[Match, dict[int, Match]]:
    """A match in which the first and the last seat do not know everything, and for each of them another world."""
    for attempt in range(ATTEMPTS):
        match = played(setting, options, turn, attempt)
        worlds = {seat: another_world(match, seat, str(setting)) for seat in (0, setting.seats - 1)}
        if all(worlds.values()):
            return match, {seat: entered(setting, options, world) for seat, world in worlds.items()}
    raise AssertionError(f"{setting}: whatever was played, somebody could know everything")


def played(setting: Setting, options: dict[str, Any], turn: int, attempt: int) -> Match:
    """A match as the site would play it."""
    match = new_match(setting, options, settle=True)
    dice = Dice(setting.seats + 10 * turn + 1000 * attempt)
    for _ in range(DECISIONS * (1 + turn % 3)):
        before = len(match.log)
        match.play(match.game.action(match.state, match.state.pick(dice)))
        if match.over:  # everything is revealed then, including the seed
            return match.at(before)
    return match


def telling_probes(worlds: list[Match]) -> list[list[str]]:
    """For each entry: actions that could be made there in one world and not in another, and some of all others."""
    game, dice, probes = worlds[0].game, Dice("probes"), []
    states = [match.game.start(match.seats, match.options) for match in worlds]
    for number in range(len(worlds[0].log)):
        legal = [frozenset(game.action(state, code).text for code in _codes(state)) for state in states]
        different = sorted(frozenset.union(*legal) - frozenset.intersection(*legal))
        others = [game.space[dice.below(len(game.space))].text for _ in range(2)]
        probes.append([*different[:: len(different) // 6 + 1], *others])
        for state, match in zip(states, worlds, strict=True):
            state.apply(match.log[number].action.code)
    return probes


def _codes(state: State) -> list[int]:
    return state.legal() if state.actor() >= 0 else []


def harmless(worlds: list[Match]) -> set[int]:
    """The decisions that can be undone freely, in every world."""
    found: set[int] = set()
    for number in range(len(worlds[0].log) - 1):
        pasts = [match.at(number + 1) for match in worlds]
        if all(
            past.log[-1].asked and past.undo_refusal(past.log[-1].actor) is None and past.actor >= 0 for past in pasts
        ):
            found.add(number)
    return found


async def play(
    app: FastAPI,
    monkeypatch: pytest.MonkeyPatch,
    setting: Setting,
    options: dict[str, Any],
    world: Match,
    probes: list[list[str]],
    taken_back: set[int],
) -> Play:
    """Make chance draw what happened in this world."""
    monkeypatch.setattr(Match, "draw", lambda match: world.log[len(match.log)].action.code)
    done = Play(app, setting, options)
    await done.through(world, probes, taken_back)
    done.assert_silent()
    return done


@again
@pytest.mark.parametrize(("setting", "options"), CASES, ids=[str(setting) for setting, _ in CASES])
async def test_no_byte_depends_on_what_its_reader_cannot_know(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch, setting: Setting, options: dict[str, Any], turn: int
) -> None:
    true, others = secretive(setting, options, turn)
    worlds = [true, *others.values()]
    probes, taken_back = telling_probes(worlds), harmless(worlds)
    first = await play(app, monkeypatch, setting, options, true, probes, taken_back)
    for viewer, other in others.items():
        second = await play(app, monkeypatch, setting, options, other, probes, taken_back)
        for reader in (viewer, None):  # spectators know less than anybody
            for one, two in zip(first.story(reader), second.story(reader), strict=True):
                assert one == two
        assert any(first.story(seat) != second.story(seat) for seat in range(setting.seats)), "nothing was another"

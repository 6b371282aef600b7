"""One match played by scripted people over sockets: legal choices at random, and all kinds of mischief."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tests.faults.consistency import UNDO, ConsistencyChecker
from tests.faults.screen import Screen

MISCHIEF = ("twice", "both", "rival", "old", "cut", "half")
EXPECTED = {"stale", "not-your-turn", "storage", "over", "illegal"}  # refusals that mischief and faults may cause
BREATH = 0.1  # seconds before a player tries again what could not be stored


@dataclass(frozen=True)
class Manners:
    """How people play: what fraction of all decisions is mischief, and of what kind."""

    pause: float = 1.0  # seconds between two decisions, on average
    mischief: float = 0.15
    undo: float = 0.1
    watched: bool = True  # by a spectator
    second_tab: bool = False  # the first person has the page open twice, and clicks in both


class PlayedMatch:
    def __init__(
        self, table: str, game: str, tokens: list[str], where: Callable[[], int], manners: Manners, dice: random.Random
    ) -> None:
        self.checker = ConsistencyChecker(table, game)
        self.tokens = tokens
        self.manners = manners
        self.dice = dice
        self.made: Counter[str] = Counter()  # acknowledged actions, refusals by code, mischief by kind
        self.insisting = False
        self.recovered: list[float] = []  # when something could be stored that had been refused before
        first, others = tokens[:1], tokens[1:]
        groups = [first, others] if others else [first]  # the third person and so on share a screen with the second
        self.people = [Screen(where, self.checker, group, dice) for group in groups]
        self.spectator = Screen(where, self.checker, [], dice) if manners.watched else None
        self.second_tab = Screen(where, self.checker, first, dice) if manners.second_tab else None
        self.stopping = False

    @property
    def screens(self) -> list[Screen]:
        return [*self.people, *filter(None, (self.spectator, self.second_tab))]

    @property
    def over(self) -> bool:
        return any(screen.present and screen.present["view"]["actor"] == "over" for screen in self.people)

    async def run(self) -> None:
        """Play until asked to stop, or to the end."""
        while not self.stopping and not self.over:
            acting = self._to_act()
            if acting is None:
                await asyncio.sleep(0.02)  # they are on their way
                continue
            pause = self.manners.pause
            await asyncio.sleep(self.dice.uniform(0.5 * pause, 1.5 * pause))
            if acting is self._to_act():  # still
                await self._decide(acting)

    def _to_act(self) -> Screen | None:
        ready = (one for one in self.people if one.online and one.present["choices"])
        return None if self.stopping else next(ready, None)

    async def _decide(self, screen: Screen) -> None:
        """One decision, and its answer: an update, a refusal, or a lost connection."""
        seq, choices = screen.present["seq"], screen.present["choices"]
        screen.refusals.clear()
        sockets = screen.sockets
        if screen.present["undo"] and self.dice.random() < self.manners.undo:
            self.checker.send(seq, UNDO)
            await screen.send("undo", seq=seq)
        else:
            action, other = (self.dice.choice(choices)["action"] for _ in range(2))
            self.checker.send(seq, action)
            kind = self.dice.choice(MISCHIEF) if self.dice.random() < self.manners.mischief else "plain"
            self.made[kind] += 1
            await self._send(screen, kind, seq, action, other)
        await self._answer(screen, seq, sockets)

    async def _send(self, screen: Screen, kind: str, seq: int, action: str, other: str) -> None:
        match kind:
            case "old":
                await screen.send("act", seq=seq - 1, action=action)
            case "both":  # at most one of them is played
                self.checker.send(seq, other)
                await screen.send("act", seq=seq, action=other)
            case "twice":
                await screen.send("act", seq=seq, action=action)
            case "rival" if self.second_tab and screen is self.people[0]:  # from two sockets, perhaps to two processes
                self.checker.send(seq, other)
                await self.second_tab.send("act", seq=seq, action=other)
            case "half":
                screen.cut_within("act", seq=seq, action=action)
                return
        await screen.send("act", seq=seq, action=action)
        if kind == "cut":
            await asyncio.sleep(self.dice.choice([0.0, 0.0, 0.002, 0.01]))
            screen.cut()

    async def _answer(self, screen: Screen, seq: int, sockets: int) -> None:
        """There must be an answer: without one, a player does not know whether to click again.

        `sockets`: how many there had been when it was sent. Sending on one that breaks can last until the screen is
        connected again; nobody has received the action then, and the page has the current state.
        """
        answered = await screen.until(
            lambda: screen.memory.seq > seq or bool(screen.refusals) or not screen.online or screen.sockets != sockets
        )
        if not answered:
            self.checker.trouble(f"no answer to an action sent for {seq}")
            screen.cut()
        for code in screen.refusals:
            self.made[f"refused {code}"] += 1
            if code not in EXPECTED:
                self.checker.trouble(f"refused with {code} at {seq}")
        if screen.memory.seq > seq:
            self.made["acknowledged"] += 1
        elif "storage" in screen.refusals:
            self.insisting = True
            await self._insist(screen, seq)
            self.insisting = False

    async def _insist(self, screen: Screen, seq: int) -> None:
        """It could not be stored: click again until it can."""
        choices = screen.present["choices"]
        while screen.online and screen.memory.seq == seq and not self.stopping:
            await asyncio.sleep(BREATH)
            screen.refusals.clear()
            action = self.dice.choice(choices)["action"]
            self.checker.send(seq, action)
            await screen.send("act", seq=seq, action=action)
            await screen.until(lambda: screen.memory.seq > seq or bool(screen.refusals) or not screen.online)
            self.made["refused storage"] += "storage" in screen.refusals
        if screen.memory.seq > seq:
            self.made["acknowledged"] += 1
            self.recovered.append(time.monotonic())

    async def settle(self) -> None:
        """All screens are connected and have the newest state that anybody was sent."""
        seq = self.checker.seq
        for screen in self.screens:
            if not await screen.until(partial(self._knows, screen, seq)):
                self.checker.trouble(f"a screen stays at {screen.memory.seq}, others are at {seq}")

    @staticmethod
    def _knows(screen: Screen, seq: int) -> bool:
        return screen.online and screen.memory.seq >= seq

    async def close(self) -> None:
        for screen in self.screens:
            await screen.close()

"""Compares what everybody at one table was sent, with each other and with what is stored."""

import hashlib
from typing import Any

import msgspec

from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.server.store.rows import StoredTable
from tests.server.reference_match import story

Body = dict[str, Any]
UNDO = "undo"  # in addition to the actions that were sent for a state


def fingerprint(value: object) -> bytes:
    return hashlib.blake2b(msgspec.json.encode(value, order="sorted"), digest_size=12).digest()


class Memory:
    """One screen: its state number, and the log it has received so far."""

    def __init__(self) -> None:
        self.seq = 0
        self.eyes: int | None = None
        self.story: list[Body] = []


class ConsistencyChecker:
    """The checks of one match. Contradictions are noted, not raised: they should not end a player's task."""

    def __init__(self, table: str, game: str) -> None:
        self.table = table
        self.game = game
        self.lengths: dict[int, int] = {}  # entries at each state that anybody was sent
        self.sent: dict[int, set[str]] = {}  # everything that was sent for a state
        self.troubles: list[str] = []
        self._faces: dict[tuple[int, int | None, str], bytes] = {}
        self._taken_back = 0  # the last state that was reached by an undo

    @property
    def seq(self) -> int:
        """The newest state that anybody was sent."""
        return max(self.lengths, default=0)

    def trouble(self, what: str) -> None:
        self.troubles.append(f"{self.game} {self.table}: {what}")

    def send(self, seq: int, action: str) -> None:
        self.sent.setdefault(seq, set()).add(action)

    def hear(self, memory: Memory, update: Body) -> None:
        """Check an update on somebody's screen."""
        seq, eyes = update["seq"], update["eyes"]
        if seq < memory.seq:
            self.trouble(f"a screen went back from {memory.seq} to {seq}")
        if self.lengths.setdefault(seq, update["length"]) != update["length"]:
            self.trouble(f"two states {seq}: {self.lengths[seq]} and {update['length']} entries")
        if update["kind"] == UNDO:
            self._taken_back = max(self._taken_back, seq)
        self._follow(memory, update)
        memory.seq, memory.eyes = seq, eyes
        self._same("view", seq, eyes, update["view"])
        self._same("story", seq, eyes, memory.story)

    def _follow(self, memory: Memory, update: Body) -> None:
        """The log continues where it was; after a reconnect it repeats what was sent before."""
        log = update.get("log")
        if log is None:
            memory.story = memory.story + update["events"]
            return
        straight = self._taken_back <= memory.seq and update["kind"] != UNDO and memory.eyes == update["eyes"]
        if straight and self.sent_no_undo and log[: len(memory.story)] != memory.story:
            self.trouble(f"what was told up to {memory.seq} is not what was told at {update['seq']}")
        memory.story = log

    @property
    def sent_no_undo(self) -> bool:
        return not any(UNDO in actions for actions in self.sent.values())

    def _same(self, what: str, seq: int, eyes: int | None, value: object) -> None:
        """Viewers with the same eyes see the same at the same state."""
        seen = fingerprint(value)
        if self._faces.setdefault((seq, eyes, what), seen) != seen:
            self.trouble(f"two screens with the eyes of {eyes} have another {what} at {seq}")

    # --- at the end ---------------------------------------------------------------------------------------------

    def check(self, stored: StoredTable, spectator: Memory | None) -> None:
        """What is stored matches what was sent out, can be replayed, and contains nothing that no player sent."""
        if stored.version != self.seq:
            self.trouble(f"told up to {self.seq}, stored is {stored.version}")
        elif len(stored.entries) != self.lengths[self.seq]:
            self.trouble(f"{self.lengths[self.seq]} entries were told, stored are {len(stored.entries)}")
        else:
            self._check_entries(stored.entries)
            match = replayed(stored)
            told = story(match, None)
            if spectator and self.sent_no_undo and fingerprint(told) != fingerprint(spectator.story):
                self.trouble("the stored match tells another story than the spectator was told")

    def _check_entries(self, entries: list[str]) -> None:
        """Each decision was sent by a player for the state in which it was made."""
        asked: dict[int, set[str]] = {}
        for seq in sorted(self.lengths):
            before, after = self.lengths[seq], self.lengths.get(seq + 1)
            if after is not None and after > before:
                asked[before] = self.sent.get(seq, set())
            elif after is not None and after < before:
                asked = {place: actions for place, actions in asked.items() if place < after}
        for place, actions in asked.items():
            if entries[place] not in actions:
                self.trouble(f"entry {place} is {entries[place]}; sent was {sorted(actions)}")


def replayed(stored: StoredTable) -> Match:
    """Replay the stored match. What chance did must follow from the seed."""
    names = [seat.name for seat in stored.seats]
    match = Match(find_game(stored.game), len(stored.seats), stored.options, names=names, settle=False)
    match.commit(stored.seed)
    for number, text in enumerate(stored.entries):
        if match.actor < 0:
            drawn = match.game.action(match.state, match.draw()).text
            assert drawn == text, f"entry {number}: {text}, the seed gives {drawn}"
        match.enter(text)
    return match

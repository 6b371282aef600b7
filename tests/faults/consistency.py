"""What everybody at one table was told, held against everything else that was told and against what is stored."""

import hashlib
from typing import Any

import msgspec

from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.server.store.rows import StoredTable

Body = dict[str, Any]
UNDO = "undo"  # beside the actions that were sent for a state


def fingerprint(value: object) -> bytes:
    return hashlib.blake2b(msgspec.json.encode(value, order="sorted"), digest_size=12).digest()


class Memory:
    """One screen's: where it stands, and the story that it was told so far."""

    def __init__(self) -> None:
        self.seq = 0
        self.eyes: int | None = None
        self.story: list[Body] = []


class ConsistencyChecker:
    """Of one match. Contradictions are noted, not raised: a player's task should not die of them."""

    def __init__(self, table: str, game: str) -> None:
        self.table = table
        self.game = game
        self.lengths: dict[int, int] = {}  # entries at each state that was told to anybody
        self.sent: dict[int, set[str]] = {}  # all that was sent for a state
        self.troubles: list[str] = []
        self._faces: dict[tuple[int, int | None, str], bytes] = {}
        self._taken_back = 0  # the last state that was reached by an undo

    @property
    def seq(self) -> int:
        """The newest state that anybody was told."""
        return max(self.lengths, default=0)

    def trouble(self, what: str) -> None:
        self.troubles.append(f"{self.game} {self.table}: {what}")

    def send(self, seq: int, action: str) -> None:
        self.sent.setdefault(seq, set()).add(action)

    def hear(self, memory: Memory, update: Body) -> None:
        """An update on somebody's screen."""
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
        """The story goes on where it was; what was told before is told again after coming back."""
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
        """Whoever looks through the same eyes at the same state sees the same."""
        seen = fingerprint(value)
        if self._faces.setdefault((seq, eyes, what), seen) != seen:
            self.trouble(f"two screens with the eyes of {eyes} have another {what} at {seq}")

    # --- at the end ---------------------------------------------------------------------------------------------

    def check(self, stored: StoredTable, spectator: Memory | None) -> None:
        """What is stored is what was told, it can be replayed, and nothing is in it that nobody sent."""
        if stored.version != self.seq:
            self.trouble(f"told up to {self.seq}, stored is {stored.version}")
        elif len(stored.entries) != self.lengths[self.seq]:
            self.trouble(f"{self.lengths[self.seq]} entries were told, stored are {len(stored.entries)}")
        else:
            self._check_entries(stored.entries)
            match = replayed(stored)
            told = [{"id": event.kind, "args": event.args} for event in match.story(None)]
            if spectator and self.sent_no_undo and fingerprint(told) != fingerprint(spectator.story):
                self.trouble("the stored match tells another story than the spectator was told")

    def _check_entries(self, entries: list[str]) -> None:
        """Each decision is one that was sent for the state in which it was made."""
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
    """The stored match through the rules. What chance did has to be what the seed gives."""
    names = [seat.name for seat in stored.seats]
    match = Match(find_game(stored.game), len(stored.seats), stored.options, names=names, settle=False)
    match.commit(stored.seed)
    for number, text in enumerate(stored.entries):
        if match.actor < 0:
            drawn = match.game.action(match.state, match.draw()).text
            assert drawn == text, f"entry {number}: {text}, the seed gives {drawn}"
        match.enter(text)
    return match

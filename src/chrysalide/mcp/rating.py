"""Rated matches: those of an arena in which a guest plays, one after the other.

A *guest* of an arena (`guest:NAME` among its players) is a program that no command can start: it comes by itself and
plays through the protocol. The arena plays all other matches; here the guest plays its own ones, against the same
opponents and with the same seeds, and they are stored in the same folder.
"""

import json
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

from chrysalide.arena.pairing import Plan
from chrysalide.arena.playing import Fixture, outcome, prepared
from chrysalide.arena.store import BadFolder, Store
from chrysalide.bots.named import is_guest, player
from chrysalide.core.match import Match
from chrysalide.games import find_game
from chrysalide.mcp.local import LocalPlace
from chrysalide.mcp.place import NotNow


def plan_in(folder: Path) -> Plan:
    """The plan of an arena's folder; BadFolder if there is none that this version can go on with."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        written: dict[str, Any] = json.loads((folder / "plan.json").read_text("utf-8"))
        game = find_game(written["game"])
        options = game.options.read(written["options"], written["seats"], game.id)
        fields = {name: written[name] for name in ("game", "rules_version", "version", "options", "seed", "effort")}
        sides = options.sides(written["seats"])
        return Plan(**fields, players=tuple(written["players"]), sides=sides, sources=written.get("sources", {}))
    raise BadFolder("error-arena-foreign", folder=str(folder)[:200])


class Rated:
    """The matches of a guest in an arena's folder, which must be open."""

    def __init__(self, store: Store, wanted: int, lang: str) -> None:
        self.store = store
        self.wanted = wanted
        self.lang = lang
        self._fixture: Fixture | None = None
        self._place: LocalPlace | None = None
        self._begun = 0.0

    def left(self) -> list[Fixture]:
        missing = self.store.missing(self.store.plan.fixtures(self.wanted))
        return [fixture for fixture in missing if any(map(is_guest, fixture.players))]

    def next(self) -> LocalPlace:
        """The match that is being played, or else the next one."""
        if self._place is not None and not self._place.over:
            return self._place
        left = self.left()
        if not left:
            raise NotNow("mcp-all-rated")
        self._fixture = left[0]
        self._place = self._sit(left[0])
        self._begun = monotonic()
        return self._place

    def _sit(self, fixture: Fixture) -> LocalPlace:
        plan = self.store.plan
        bots = [
            None if is_guest(name) else prepared(player(plan.game, name, seed), plan.effort)
            for name, seed in zip(fixture.players, fixture.bot_seeds, strict=True)
        ]
        match = Match(find_game(plan.game), plan.seats, plan.options, fixture.seed, fixture.players)
        return LocalPlace(match, bots, self.lang, hints=False)

    def note(self) -> None:
        """Store the match if it is over. A guest's time is what the whole match took: nobody sees how it thinks."""
        place, fixture = self._place, self._fixture
        if place is None or fixture is None or not place.over:
            return
        took = monotonic() - self._begun
        seconds = [took if seat in place.own else 0.0 for seat in range(place.match.seats)]
        self.store.keep(outcome(place.match, fixture, seconds, seconds, place.match.record()))
        self._fixture = None

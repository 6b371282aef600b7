"""An independent second statement of the rules of Extinction, to check the engine against.

Written from the specification alone, slow and plain on purpose: texts, lists and counters, one script for each thing
that happens. Numbers such as 9.6 are the rules of the specification; its tables are in `oracle_data`, the play field
in `oracle_board`, what lies on the table in `oracle_table`, operations in `oracle_operations`, the course of turns,
years and votes in `oracle_turn`.

`Oracle(seats, **options)` begins a match; options and defaults are those of chapter Options, with `solo` for one person
on two seats. Nothing is random here: whoever calls also decides for chance.

`actor()`       the seat that decides, "chance" or "over"
`phase()`       the name of the phase in chapter Decisions, or "over"
`legal()`       the texts of all actions possible now, of a seat or of chance; empty when over
`odds()`        for chance, the same texts each with its probability as a Fraction; else empty
`apply(text)`   carries an action out, or raises ValueError and changes nothing
`result()`      1 or 0 for all seats together, None while the match runs; `rule`: the rule that ended it
`facts(viewer)` everything that can be compared; with a viewer only what that seat may know, and -1 is somebody who
                holds no seat

The rules are scripts (generators) that stop at each question, so a running match cannot be copied, but any position
can be put down: change the attributes of an `Oracle`, or of its `twin`, as wanted. Then `resume(phase)` continues the
turn of the seat `active` from "start", "roll", "act", "births", "destruction", "effect", "end" or "next" on, and
`resume_at(script)` begins with any script; `arrange(...)` of `oracle_arrange` does both.
"""

from __future__ import annotations

import copy
from collections import Counter
from fractions import Fraction
from typing import Any

from chrysalide.games.extinction.tests.oracle_board import CELLS
from chrysalide.games.extinction.tests.oracle_operations import Question, Script
from chrysalide.games.extinction.tests.oracle_table import Ambassador, Over, Player
from chrysalide.games.extinction.tests.oracle_turn import Course

END = Question("over", "over", ())


class Oracle(Course):
    """One match."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        super().__init__(seats, **options)
        self.won: bool | None = None
        self.rule: str | None = None
        self.resume_at(self.match())

    # --- playing ------------------------------------------------------------------------------------------------

    def resume(self, phase: str) -> Oracle:
        """Go on from this phase of the active seat's turn."""
        return self.resume_at(self.turns(phase))

    def twin(self) -> Oracle:
        """The same table for a trial; it has to be told where to resume."""
        other = Oracle.__new__(Oracle)
        vars(other).update(copy.deepcopy({name: value for name, value in vars(self).items() if name != "_script"}))
        return other

    def resume_at(self, script: Script) -> Oracle:
        self._script = script
        self._go_on(None)
        return self

    def _go_on(self, answer: str | None) -> None:
        try:
            self.question = next(self._script) if answer is None else self._script.send(answer)
        except Over as over:
            self.won, self.rule, self.question = over.won, over.rule, END
        except StopIteration:  # of a script that is only a part of a turn
            self.question = END

    def apply(self, text: str) -> None:
        if text not in self.question.texts:
            raise ValueError(f"{text}: not possible in {self.phase()}")
        self._go_on(text)

    # --- looking ------------------------------------------------------------------------------------------------

    def phase(self) -> str:
        return self.question.phase

    def actor(self) -> int | str:
        return self.question.actor

    def legal(self) -> list[str]:
        return list(self.question.texts)

    def odds(self) -> dict[str, Fraction]:
        return dict(zip(self.question.texts, self.question.odds, strict=True)) if self.question.odds else {}

    def result(self) -> int | None:
        return None if self.won is None else int(self.won)

    def facts(self, viewer: int | None = None) -> dict[str, Any]:
        """What `viewer` may know (chapter Views), or everything with None, in plain form.

        Sets are sorted lists; what a viewer may not know is None. `dice` of a seat: pairs of value and place, the
        place None while the die is not placed. `deck` of effects: copies left, the shown top card not among them.
        """
        return {
            "phase": self.phase(),
            "actor": self.actor(),
            "result": self.result(),
            "year": self.year,
            "active": None if self.phase().startswith("setup") else self.active,
            "markers": sorted(self.markers),
            "pile": list(self.pile),
            "seats": [self._seat_facts(player, self._reads(viewer, seat)) for seat, player in enumerate(self.players)],
            "area": sorted(f"{card}@{seat}" for card, seat in self.area),  # 5.2: position without meaning
            "animals": {cell: self.animals[cell] for cell in CELLS if self.animals[cell]},
            "tiles": sorted(self.tiles),
            "supply": {"animals": self.animal_supply, "money": self.money_supply, "cubes": self.cube_supply},
            "reserve": self.reserve,
            "ambassadors": [self._ambassador_facts(one, viewer) for one in self.ambassadors],
            "effects": {
                "deck": _counted(self.effect_deck),
                "top": self.top,
                "discard": _counted(self.effect_discard),
                "row": [constant.id for constant in self.row],
                "resolving": self.resolving,
            },
            "skip": self.skip,
            "tiles_placed": self.tiles_placed,
            "used": sorted(self.used),
            "yes": self.yes if self.is_voting() else 0,
            "polled": sorted(self.polled) if self.is_voting() else [],
            "answers": list(self.answers),
        }

    def is_voting(self) -> bool:
        """Is a vote under way, or was the match decided by one?"""
        return self.phase() in ("poll", "poll_roll") or self.rule in ("12.7", "13.4")

    def _reads(self, viewer: int | None, seat: int) -> bool:
        """May this viewer read the hand of that seat?"""
        return viewer is None or viewer == seat or self.open_hands

    def _seat_facts(self, player: Player, reads: bool) -> dict[str, Any]:
        return {
            "role": player.role,
            "specialty": player.specialty,
            "hand": sorted(player.hand) if reads else None,
            "hand_size": len(player.hand),
            "deck": sorted(player.deck) if reads else None,
            "deck_size": len(player.deck),
            "discard": sorted(player.discard),
            "permanents": list(player.permanents),
            "money": player.money,
            "dice": sorted(((die.value, die.place) for die in player.dice), key=str),
        }

    def _ambassador_facts(self, one: Ambassador, viewer: int | None) -> dict[str, Any]:
        known = viewer is None or one.face_up or viewer in one.known_to or (self.open_hands and bool(one.known_to))
        return {"colour": one.colour, "id": one.id if known else None, "face_up": one.face_up, "cubes": one.cubes}


def _counted(cards: Counter[str]) -> dict[str, int]:
    return {name: cards[name] for name in sorted(cards) if cards[name]}

"""A second, independent reading of the rules of Papillons, for testing another implementation.

Slow and obvious on purpose. Everything rests on one question, `Oracle.why_not(text)`: which rule forbids this action?
The legal actions are all imaginable ones that no rule forbids; playing an action asks the same question first.
Numbers such as 4.9 are those of the specification.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

Cell = tuple[int, int]

SHAPES = ("R", "T", "P", "S")
COLOURS = ("b", "y", "v", "g")
GOALS = SHAPES + COLOURS
KINDS = tuple(shape + colour for shape in SHAPES for colour in COLOURS)
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))

CHANCE_PHASES = ("draw_starter", "deal_goals", "split_goals", "deal_hands", "reveal", "draw")
VERBS = {
    "draw_starter": ("starter",),
    "deal_goals": ("goal",),
    "split_goals": ("shape",),
    "deal_hands": ("give",),
    "turn": ("hand", "deck", "lift", "net", "web", "demand", "announce", "pass"),
    "reveal": ("reveal",),
    "lay": ("lay",),
    "move": ("to",),
    "announce": ("announce", "silent"),
    "draw": ("draw",),
    "over": (),
}
PROGRESS = ("hand", "deck", "net", "web", "demand")  # what the duty of 7.8 asks for
PHASE_RULES = {
    "draw_starter": "1.9",
    "deal_goals": "1.5",
    "split_goals": "5.15",
    "deal_hands": "1.8",
    "turn": "3.1",
    "reveal": "3.3",
    "lay": "3.1",
    "move": "3.1",
    "announce": "7.10",
    "draw": "3.2",
    "over": "7.1",
}


def write(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def read(text: str) -> Cell | None:
    """The cell, or None where the text is not one in the usual spelling."""
    found = re.fullmatch(r"(-?[0-9]+),(-?[0-9]+)", text)
    if found is None:
        return None
    cell = (int(found[1]), int(found[2]))
    return cell if write(cell) == text else None


def number(text: str) -> int | None:
    return int(text) if re.fullmatch(r"0|[1-9][0-9]*", text) else None


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in SIDES]


def blocks(cells: set[Cell]) -> list[set[Cell]]:
    """Flood fill: the parts that hang together by full sides (2.1)."""
    found = []
    rest = set(cells)
    while rest:
        start = min(rest)
        rest.remove(start)
        block = {start}
        border = [start]
        while border:
            for near in around(border.pop()):
                if near in rest:
                    rest.remove(near)
                    block.add(near)
                    border.append(near)
        found.append(block)
    return found


def one_block(cells: set[Cell]) -> bool:
    """2.4"""
    return len(blocks(cells)) <= 1


@dataclass
class Player:
    hand: list[str] = field(default_factory=list)
    laid: int = 0
    nets: int = 1
    webs: int = 1


class Oracle:
    def __init__(
        self,
        seats: int,
        *,
        teams: bool = False,
        expert: bool = False,
        protect_moved: bool = True,
        own_action_only: bool = False,
        early_demand: bool = False,
        stall_rounds: int = 3,
        starter: str | int = "random",
    ) -> None:
        if seats not in (2, 3, 4):
            raise ValueError("0: 2, 3 or 4 seats")
        if teams and seats != 4:
            raise ValueError("5.1: teams need 4 seats")
        if own_action_only and teams and expert:
            raise ValueError("7.3: own_action_only does not exist in expert teams")
        if early_demand and not expert:
            raise ValueError("5.9: early_demand needs expert")
        if not 2 <= stall_rounds <= 20:
            raise ValueError("7.8: stall_rounds is 2 to 20")
        if starter != "random" and starter not in range(seats):
            raise ValueError("1.9: the starter is random or a seat")
        self.seats = seats
        self.teams = teams
        self.expert = expert
        self.protect_moved = protect_moved
        self.own_action_only = own_action_only
        self.early_demand = early_demand
        self.stall_rounds = stall_rounds
        self.fixed_starter: int | None = None if starter == "random" else int(starter)

        self.stage = "draw_starter"
        self.starter: int | None = None
        self.seat = -1  # the seat on turn
        self.turn = 0  # number of the turn, from 1; 0 before the first
        self.idle = 0  # turns since the last lay or token (7.8)
        self.deck: Counter[str] = Counter(KINDS + KINDS)  # 1.2
        self.players = [Player(webs=0 if expert else 1) for _ in range(seats)]  # 1.7, 5.5
        # Who received which goals: "0", "1", … or "A", "B"; shape first, then colour.
        self.dealt: dict[str, list[str]] = {holder: [] for holder in self._holders()}
        self.shape_holders: list[int] = []  # expert teams: first of team A, then of team B
        self.table: dict[Cell, str] = {}
        self.nets: set[Cell] = set()
        self.webs: set[Cell] = set()
        self.protected: tuple[Cell, str] | None = None  # the cell, and "laid" or "moved"
        self.demands: set[int] = set()
        self.laying: str | None = None  # the kind of the card being laid
        self.lifted: Cell | None = None
        self.owes_draw = False  # a card was played from hand in this turn
        self.progress = False  # a card was laid or a token put in this turn
        self.winners: list[int] | None = None  # None while the match runs, empty after a draw

    # --- who and what -------------------------------------------------------------------------------------------

    def actor(self) -> int | str:
        if self.stage == "over":
            return "over"
        if self.stage in CHANCE_PHASES:
            return "chance"
        return self.seat

    def phase(self) -> str:
        return self.stage

    def _holders(self) -> list[str]:
        return ["A", "B"] if self.teams else [str(seat) for seat in range(self.seats)]

    def _side(self, seat: int) -> list[int]:
        """The seats that win together with this one (5.1)."""
        return [other for other in range(self.seats) if other == seat or (self.teams and (other - seat) % 2 == 0)]

    def _goals_of(self, seat: int) -> list[str]:
        """The goals with which this seat or its team wins."""
        return self.dealt["AB"[seat % 2] if self.teams else str(seat)]

    def _own_goal(self, seat: int) -> str:
        """Expert teams: the one goal in front of this seat (5.14)."""
        shape, colour = self._goals_of(seat)
        return shape if seat in self.shape_holders else colour

    def _open(self) -> bool:
        """Has every seat laid three cards (4.1)?"""
        return all(player.laid >= 3 for player in self.players)

    def lines(self, goal: str) -> list[list[Cell]]:
        """Every line of four for this goal that stands on the table (6.1, 6.2)."""
        good = {cell for cell, kind in self.table.items() if goal in kind and cell not in self.webs}
        found = []
        for x, y in sorted(good):
            for dx, dy in DIRECTIONS:
                cells = [(x + step * dx, y + step * dy) for step in range(4)]
                if all(cell in good for cell in cells):
                    found.append(cells)
        return found

    # --- encodings for bots -------------------------------------------------------------------------------------

    def index(self, cell: Cell) -> int:
        """The number of a cell, counted from the box of the table; a lifted card counts at its old cell."""
        if not self.table:
            min_x, min_y = 0, 0
        else:
            min_x = min(x for x, _ in self.table)
            min_y = min(y for _, y in self.table)
        return (cell[1] - min_y + 1) * 34 + (cell[0] - min_x + 1)

    def code(self, text: str) -> int:
        """The number of a seat's action."""
        verb, _, argument = text.partition(" ")
        if verb in ("deck", "pass", "silent"):
            return {"deck": 16, "pass": 17, "silent": 18}[verb]
        if verb == "hand":
            return KINDS.index(argument)
        if verb == "demand":
            return 20 + int(argument)
        if verb == "announce":
            return 24 + GOALS.index(argument)
        cell = read(argument)
        if cell is None:
            raise ValueError(f"Decisions: {text!r} has no number")
        return {"lift": 32, "net": 1188, "web": 2344, "lay": 3500, "to": 3500}[verb] + self.index(cell)

    # --- legal actions ------------------------------------------------------------------------------------------

    def legal(self) -> dict[str, Fraction | None]:
        if self.actor() == "chance":
            return dict(self._chances())
        return {text: None for text in self._imaginable() if self.why_not(text) is None}

    def _imaginable(self) -> list[str]:
        """More than can ever be legal in this phase."""
        if self.stage == "turn":
            cells = [write(cell) for cell in sorted(self.table)]
            texts = [f"hand {kind}" for kind in KINDS]
            texts.append("deck")
            texts += [f"{verb} {cell}" for verb in ("lift", "net", "web") for cell in cells]
            texts += [f"demand {seat}" for seat in range(self.seats)]
            texts += [f"announce {goal}" for goal in GOALS]
            texts.append("pass")
            return texts
        if self.stage in ("lay", "move"):
            verb = "lay" if self.stage == "lay" else "to"
            columns = [x for x, _ in self.table] or [0]
            rows = [y for _, y in self.table] or [0]
            return [
                f"{verb} {x},{y}"
                for x in range(min(columns) - 2, max(columns) + 3)
                for y in range(min(rows) - 2, max(rows) + 3)
            ]
        if self.stage == "announce":
            return [f"announce {goal}" for goal in GOALS] + ["silent"]
        return []

    def _chances(self) -> dict[str, Fraction]:
        if self.stage == "draw_starter":
            seats = list(range(self.seats)) if self.fixed_starter is None else [self.fixed_starter]
            return {f"starter {seat}": Fraction(1, len(seats)) for seat in seats}
        if self.stage == "deal_goals":
            holder = next(holder for holder in self._holders() if len(self.dealt[holder]) < 2)
            taken = {goal for goals in self.dealt.values() for goal in goals}
            sort = SHAPES if not self.dealt[holder] else COLOURS
            free = [goal for goal in sort if goal not in taken]
            return {f"goal {holder} {goal}": Fraction(1, len(free)) for goal in free}
        if self.stage == "split_goals":
            team = len(self.shape_holders)
            return {f"shape {seat}": Fraction(1, 2) for seat in (team, team + 2)}
        if self.stage == "deal_hands":
            seat = next(seat for seat in range(self.seats) if len(self.players[seat].hand) < 2)
            return self._cards(f"give {seat}")
        return self._cards(self.stage)  # reveal, draw

    def _cards(self, words: str) -> dict[str, Fraction]:
        size = self.deck.total()
        return {f"{words} {kind}": Fraction(self.deck[kind], size) for kind in KINDS if self.deck[kind] > 0}

    # --- what the rules forbid ----------------------------------------------------------------------------------

    def why_not(self, text: str) -> str | None:
        """The number of the rule that forbids this action now, with a reason; None for a legal action."""
        verb, _, argument = text.partition(" ")
        if not any(verb in verbs for verbs in VERBS.values()):
            return f"Notation: {text!r} is not an action"
        if self.stage == "over":
            return "7.1: the match is over"
        if verb == "web" and self.expert:
            return "5.5: there are no webs in expert modes"
        if verb not in VERBS[self.stage]:
            rule = "7.10" if verb in ("announce", "silent") else PHASE_RULES[self.stage]
            return f"{rule}: {verb!r} has no place in phase {self.stage}"
        if self.stage in CHANCE_PHASES:
            return None if text in self._chances() else f"{PHASE_RULES[self.stage]}: {text!r} cannot be drawn"
        if verb in ("deck", "pass", "silent"):
            if text != verb:
                return f"Notation: {verb!r} stands alone"
            return {"deck": self._no_deck, "pass": self._no_pass, "silent": self._no_silence}[verb]()
        if verb in ("hand", "demand", "announce"):
            return {"hand": self._no_hand, "demand": self._no_demand, "announce": self._no_announcement}[verb](argument)
        cell = read(argument)
        if cell is None:
            return f"Notation: {argument!r} is not a cell"
        if verb in ("net", "web"):
            return self._no_token(verb, cell)
        return {"lift": self._no_lift, "lay": self._no_lay, "to": self._no_move}[verb](cell)

    def _bound(self) -> str | None:
        if self.seat in self.demands:
            return "5.7: a seat under demand plays a card from hand and does nothing else"
        return None

    def _closed(self) -> str | None:
        return None if self._open() else "4.1: not every seat has laid three cards"

    def _overdue(self) -> str | None:
        """7.8: has the seat to lay a card, put a token or make a demand, because nobody did for so long?"""
        if self.idle < self.stall_rounds * self.seats:
            return None
        for text in self._imaginable():
            if text.split(" ")[0] in PROGRESS and self.why_not(text) is None:
                return f"7.8: neither a move nor a pass while {text!r} is legal"
        return None

    def _no_hand(self, kind: str) -> str | None:
        hand = self.players[self.seat].hand
        if kind in hand:
            return None
        if not hand and not self.deck.total():
            return "3.7: deck and hand are empty"
        return f"3.2: no card {kind!r} in hand"

    def _no_deck(self) -> str | None:
        bound = self._bound()
        if bound:
            return bound
        return None if self.deck.total() else "3.7: the deck is empty"

    def _no_lift(self, cell: Cell) -> str | None:
        first = self._bound() or self._closed() or self._overdue()
        if first:
            return first
        if cell not in self.table:
            return "4.3: no card there"
        if cell in self.nets:
            return "4.13: the card is netted"
        if cell in self.webs:
            return "4.14: the card is webbed"
        if self.protected == (cell, "laid"):
            return "4.8: the card was laid in the preceding turn"
        if self.protected == (cell, "moved") and self.protect_moved:
            return "4.9: the card was moved in the preceding turn"
        if not self._has_target(cell):
            return "4.4: no cell but its own (4.6) keeps all cards in one block"
        return None

    def _has_target(self, old: Cell) -> bool:
        """Is there a free cell, not the old one, that touches every part the other cards fall into (4.4, 4.5)?"""
        parts = blocks(set(self.table) - {old})
        free = {near for part in parts for cell in part for near in around(cell)} - set(self.table)
        return any(all(any(near in part for near in around(cell)) for part in parts) for cell in free)

    def _no_landing(self, old: Cell, new: Cell) -> str | None:
        if new == old:
            return "4.6: the card came from there"
        if new in self.table:
            return "4.3: the cell is not free"
        others = set(self.table) - {old}
        if not any(near in others for near in around(new)):
            return "4.3: no other card shares a side with this cell"
        if not one_block(others | {new}):
            return "4.4: the cards would not form one block"
        return None

    def _no_move(self, cell: Cell) -> str | None:
        assert self.lifted is not None
        return self._no_landing(self.lifted, cell)

    def _no_lay(self, cell: Cell) -> str | None:
        if not self.table:
            return None if cell == (0, 0) else "3.5: the first card goes to 0,0"
        if cell in self.table:
            return "3.5: the cell is not free"
        if any(near in self.table for near in around(cell)):
            return None
        if any((cell[0] + dx, cell[1] + dy) in self.table for dx, dy in CORNERS):
            return "3.6: contact by a corner is not enough"
        return "3.5: no card shares a side with this cell"

    def _no_token(self, token: str, cell: Cell) -> str | None:
        first = self._bound() or self._closed()
        if first:
            return first
        player = self.players[self.seat]
        if (player.nets if token == "net" else player.webs) == 0:
            return f"4.15: the {token} is used"
        if cell not in self.table:
            return "4.12: no card there"
        if cell in self.nets or cell in self.webs:
            return "4.17: the card has a token"
        if self.protected is not None and self.protected[0] == cell:
            return "4.16: the card was laid or moved in the preceding turn"
        return None

    def _no_demand(self, argument: str) -> str | None:
        named = number(argument)
        if not self.expert:
            return "5.6: demands exist in expert modes only"
        if named is None or named >= self.seats:
            return "5.10: no such seat"
        if named in self._side(self.seat):
            return "5.10: only an opponent can be named"
        bound = self._bound()
        if bound:
            return bound
        if not self.early_demand and not self._open():
            return "5.9: not every seat has laid three cards (4.1)"
        if named in self.demands:
            return "5.11: the seat is already under demand"
        if not self.players[named].hand:
            return "5.11: the seat has no card"
        return None

    def _no_announcement(self, goal: str) -> str | None:
        if not (self.teams and self.expert):
            return "7.9: announcements exist in expert teams only"
        if goal not in GOALS:
            return "7.11: no such goal"
        if not self.lines(goal):
            return "7.11: no line of this goal stands on the table"
        partners_sort = COLOURS if self.seat in self.shape_holders else SHAPES
        if goal != self._own_goal(self.seat) and goal not in partners_sort:
            return "7.11: neither the own goal nor of the sort the partner holds"
        return None

    def _no_silence(self) -> str | None:
        return None  # the phase is all it needs

    def _no_pass(self) -> str | None:
        overdue = self._overdue()
        if overdue:
            return overdue
        for text in self._imaginable():
            if text != "pass" and not text.startswith("announce") and self.why_not(text) is None:
                return f"3.8: no pass while {text!r} is legal (3.1)"
        return None

    # --- playing ------------------------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        reason = self.why_not(text)
        if reason is not None:
            raise ValueError(reason)
        words = text.split(" ")
        if self.actor() == "chance":
            self._play_chance(words)
        elif self.stage == "turn":
            self._play_turn(words)
        elif words[0] == "announce":
            self._announce(words[1])
        elif words[0] == "silent":
            self._to_draw()
        else:
            cell = read(words[1])
            assert cell is not None
            if words[0] == "lay":
                self._lay(cell)
            else:
                self._move(cell)

    def _play_chance(self, words: list[str]) -> None:
        if self.stage == "draw_starter":
            self.starter = int(words[1])
            self.stage = "deal_goals"
        elif self.stage == "deal_goals":
            self.dealt[words[1]].append(words[2])
            if all(len(goals) == 2 for goals in self.dealt.values()):
                self.stage = "split_goals" if self.teams and self.expert else "deal_hands"
        elif self.stage == "split_goals":
            self.shape_holders.append(int(words[1]))
            if len(self.shape_holders) == 2:
                self.stage = "deal_hands"
        elif self.stage == "deal_hands":
            self.deck[words[2]] -= 1
            self.players[int(words[1])].hand.append(words[2])
            if all(len(player.hand) == 2 for player in self.players):
                assert self.starter is not None
                self._begin_turn(self.starter)
        elif self.stage == "reveal":
            self.deck[words[1]] -= 1
            self.laying = words[1]
            self.stage = "lay"
        else:
            self.deck[words[1]] -= 1
            self.players[self.seat].hand.append(words[1])
            self._end_turn()

    def _begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.turn += 1
        self.owes_draw = False
        self.progress = False
        self.stage = "turn"

    def _play_turn(self, words: list[str]) -> None:
        verb = words[0]
        player = self.players[self.seat]
        if verb == "hand":
            player.hand.remove(words[1])
            self.laying = words[1]
            self.owes_draw = True
            self.stage = "lay"
        elif verb == "deck":
            self.stage = "reveal"
        elif verb == "announce":
            self._announce(words[1])
        elif verb == "lift":
            self.lifted = read(words[1])
            self.stage = "move"
        elif verb in ("net", "web"):
            cell = read(words[1])
            assert cell is not None
            if verb == "net":
                player.nets -= 1
                self.nets.add(cell)
            else:
                player.webs -= 1
                self.webs.add(cell)
            self.progress = True
            self.protected = None  # 4.10
            self._after_action()
        else:
            if verb == "demand":
                self.demands.add(int(words[1]))
            self.protected = None  # 4.10, also after a pass
            self._after_action()

    def _lay(self, cell: Cell) -> None:
        assert self.laying is not None
        self.table[cell] = self.laying
        self.laying = None
        self.players[self.seat].laid += 1
        self.demands.discard(self.seat)  # 5.7: obeyed
        self.progress = True
        self.protected = (cell, "laid")
        self._test_goals()
        self._after_action()

    def _move(self, cell: Cell) -> None:
        assert self.lifted is not None
        self.table[cell] = self.table.pop(self.lifted)
        self.lifted = None
        self.protected = (cell, "moved")
        self._test_goals()
        self._after_action()

    def _test_goals(self) -> None:
        """7.1 to 7.3, after a lay or a move."""
        if self.teams and self.expert:
            return  # 7.9
        in_order = [(self.seat + step) % self.seats for step in range(self.seats)]
        if self.own_action_only:
            in_order = in_order[:1]
        for seat in in_order:  # in teams the first two are one of each team
            if any(self.lines(goal) for goal in self._goals_of(seat)):
                self._finish(self._side(seat))
                return

    def _announce(self, goal: str) -> None:
        side = self._side(self.seat)
        if goal in self._goals_of(self.seat):
            self._finish(side)  # 7.12
        else:
            self._finish([seat for seat in range(self.seats) if seat not in side])  # 7.13

    def _after_action(self) -> None:
        if self.progress:
            self.idle = 0
        if self.stage == "over":
            return
        if self.teams and self.expert and any(self.lines(goal) for goal in GOALS):
            self.stage = "announce"
        else:
            self._to_draw()

    def _to_draw(self) -> None:
        if self.owes_draw and self.deck.total():
            self.stage = "draw"
        else:
            self._end_turn()

    def _end_turn(self) -> None:
        if not self.progress:
            self.idle += 1
        cards_left = self.deck.total() + sum(len(player.hand) for player in self.players)
        if cards_left == 0 and self.idle >= self.stall_rounds * self.seats:
            self._finish([])  # 7.8: tokens left over are not asked for
        else:
            self._begin_turn((self.seat + 1) % self.seats)  # 1.10

    def _finish(self, winners: list[int]) -> None:
        self.winners = winners
        self.stage = "over"

    def _scores(self) -> list[Fraction] | None:
        """7.15"""
        if self.winners is None:
            return None
        if not self.winners:
            return [Fraction(1, 2) if self.teams else Fraction(1, self.seats)] * self.seats
        return [Fraction(1) if seat in self.winners else Fraction(0) for seat in range(self.seats)]

    # --- the truth and the views --------------------------------------------------------------------------------

    def _goals_by_holder(self) -> dict[str, list[str]]:
        """In expert teams the goals lie before the seats as soon as they are split."""
        if not (self.teams and self.expert):
            return {holder: list(goals) for holder, goals in self.dealt.items()}
        result: dict[str, list[str]] = {}
        for team, holder in enumerate(self._holders()):
            if team < len(self.shape_holders):
                for seat in (team, team + 2):
                    result[str(seat)] = [self._own_goal(seat)]
            else:
                result[holder] = list(self.dealt[holder])
        return result

    def _goals_out(self) -> list[str]:
        """1.6, in the order of the goal numbers; empty until all are dealt."""
        if self.stage in ("draw_starter", "deal_goals"):
            return []
        held = {goal for goals in self.dealt.values() for goal in goals}
        return [goal for goal in GOALS if goal not in held]

    def facts(self) -> dict[str, object]:
        protected = None if self.protected is None else (write(self.protected[0]), self.protected[1])
        return {
            "phase": self.phase(),
            "actor": self.actor(),
            "starter": self.starter,
            "seat": None if self.turn == 0 else self.seat,  # the seat on turn, also while chance acts
            "turn": self.turn,
            "table": {write(cell): self.table[cell] for cell in sorted(self.table)},
            "nets": [write(cell) for cell in sorted(self.nets)],
            "webs": [write(cell) for cell in sorted(self.webs)],
            "hands": [sorted(player.hand) for player in self.players],
            "goals": self._goals_by_holder(),
            "goals_out": self._goals_out(),
            "shape_holders": list(self.shape_holders),
            "deck": {kind: self.deck[kind] for kind in KINDS if self.deck[kind] > 0},
            "laid": [player.laid for player in self.players],
            "tokens": [{"net": player.nets, "web": player.webs} for player in self.players],
            "protected": protected,
            "demands": sorted(self.demands),
            "lifted": None if self.lifted is None else write(self.lifted),
            "laying": self.laying,
            "idle": self.idle,
            "duty": self.stage == "turn" and not self._bound() and self._overdue() is not None,
            "winners": None if self.winners is None else sorted(self.winners),
            "scores": self._scores(),
        }

    def known_to(self, seat: int | None) -> dict[str, object]:
        """Hands of others are sizes, the deck is a size, goals unknown are "?"."""
        view = self.facts()
        view["hands"] = [
            sorted(player.hand) if other == seat else len(player.hand) for other, player in enumerate(self.players)
        ]
        view["deck"] = self.deck.total()
        if self.stage != "over":  # 7.5
            own_holder = "?" if seat is None else str(seat)
            if self.teams and not self.expert and seat is not None:
                own_holder = "AB"[seat % 2]
            view["goals"] = {
                holder: goals if holder == own_holder else ["?"] * len(goals)
                for holder, goals in self._goals_by_holder().items()
            }
            view["goals_out"] = ["?"] * len(self._goals_out())
        return view

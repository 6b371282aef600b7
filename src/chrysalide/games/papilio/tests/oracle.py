"""An independent second statement of the rules of Papilio.

Written from the specification alone, to check the engine against. It is plain and slow on purpose: a cell is a text
such as "d4", the board a dictionary from cells to tile codes, the pawns are lists of cells, and every list of legal
actions is found by looking at the board again. Numbers such as 4.15 are the rules of the specification.

How to use it
-------------

`Oracle(seats=2, chain="full", end_rule="settled", tiebreak="none", turn_cap=100, starter="random", loose_tiles=None)`
    A new match before the first tile is dealt, with the options of the specification. `loose_tiles` is a dictionary
    from the kinds' names ("leaf", "eggs", …) to counts. Options the specification does not allow: ValueError.
`Oracle.position(...)`
    Any position at the beginning of a turn or between two pawns of it, for tests: see there.

`actor()`      0, 1, "chance" or "over".
`phase()`      "deal", "draw_starter", "place", "react", "leaf", "walk", "fly", "back", "enter", "shift" or "over".
`legal()`      the texts of everything the actor may do, in the order of the specification's integer encoding
               (cells rank by rank, `stay` and `fly off` last); tiles in the order of Data; [] when over.
`chances()`    where chance acts, the same texts with their exact probabilities (Fraction); {} elsewhere.
`apply(text)`  does one action in the specification's notation: `tile C`, `starter 1`, `enter e7`, `act g7`, `step g6`,
               `stay`, `fly c6`, `fly off`, `back a7`, `push a4`. A seat number in front is read, and must be that of
               the actor. What is illegal raises ValueError, changes nothing, and the message begins with the rule
               ("7.3: …") or with "Notation: …" for what is no action at all.

`scores()`     arrivals of seat 0 and seat 1, at any time.
`winners()`    [] while the match runs; then the winning seat, or [0, 1] for a draw.
`ended_by()`   None while the match runs; then "8.1", "8.2", "8.3", "8.4" or "8.5".
`facts()`      everything public in plain form, see there. Two matches in the same position have equal facts.

The attributes may be read (not written): `tiles` (cell → code, "-" where nothing is dealt yet; the sixteen fixed
cells are in it), `spare` (None before the end of the deal), `barred` (the entry forbidden by 7.3 or None), `active`,
`arrived` (for each seat the list of cells), `reserve`, `lost` (for each seat a number), `on_turn`, `first` (the
starting seat), `turns` (finished turns of each seat), `acting` (the cell of the pawn in the middle of its action, or
None), `acted` (own pawns that have acted in this turn), `resting` (own pawns that entered or were sent back in it,
3.6), `stood` (cells forbidden by 5.3), `moves` (of the present chain), `reason` (why the phase is "enter": "eggs",
"loss", "arrival"; or "back": "spider", "stuck"; else "").

`copy.deepcopy` makes an independent copy. Nothing is random here: the caller chooses for chance too.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction

FILES = "abcdefg"
RANKS = "1234567"
CELLS = [file + rank for rank in RANKS for file in FILES]  # 1.1, 1.6
FIXED = [cell for cell in CELLS if cell[0] in "aceg" and cell[1] in "1357"]  # 1.7
LOOSE = [cell for cell in CELLS if cell not in FIXED]  # in dealing order

# 1.5 and chapter Data: names, codes and numbers of the loose tiles, in the order of Data.
CODES = {"leaf": "L", "eggs": "E", "caterpillar": "C", "chrysalis": "H", "flying": "F", "spider": "S", "lizard": "Z"}
SPLIT = {"leaf": 9, "eggs": 6, "caterpillar": 6, "chrysalis": 4, "flying": 4, "spider": 3, "lizard": 2}
UNDEALT = "-"

# 1.11: the start leaves of both seats; the goals of one are the start leaves of the other.
START = (["a1", "c1", "e1", "g1"], ["a7", "c7", "e7", "g7"])
FORWARD = (+1, -1)

# 1.9: for every entry, where the line comes out.
ENTRIES = {
    "b1": "b7",
    "d1": "d7",
    "f1": "f7",
    "a2": "g2",
    "g2": "a2",
    "a4": "g4",
    "g4": "a4",
    "a6": "g6",
    "g6": "a6",
    "b7": "b1",
    "d7": "d1",
    "f7": "f1",
}

DIRECTIONS = [(0, -1), (-1, 0), (1, 0), (0, 1)]  # files to the right, ranks up
FORBIDDEN_KINDS = "CHF"  # on which a pawn cannot stop: caterpillar, chrysalis, flying
DEMAND = {"L": "4.1", "C": "4.6", "H": "4.7", "F": "4.8"}
WHY_BACK = {"spider": "4.13", "stuck": "4.15"}
WHY_ENTER = {"eggs": "4.3", "loss": "6.3", "arrival": "6.7"}


def away(cell: str, direction: tuple[int, int], distance: int) -> str | None:
    """The cell that many cells away, or None off the board."""
    file = FILES.index(cell[0]) + direction[0] * distance
    rank = RANKS.index(cell[1]) + direction[1] * distance
    if 0 <= file < 7 and 0 <= rank < 7:
        return FILES[file] + RANKS[rank]
    return None


def line(entry: str) -> list[str]:
    """The seven cells of a line, from its entry to its exit."""
    leave = ENTRIES[entry]
    cells = [cell for cell in CELLS if (cell[0] == entry[0] == leave[0]) or (cell[1] == entry[1] == leave[1])]
    return cells if cells[0] == entry else cells[::-1]


def in_order(cells: Sequence[str]) -> list[str]:
    return [cell for cell in CELLS if cell in cells]


class Oracle:
    """One match. Chance is not drawn here: whoever calls decides it, with `apply`, among what `legal` allows."""

    def __init__(
        self,
        seats: int = 2,
        chain: str = "full",
        end_rule: str = "settled",
        tiebreak: str = "none",
        turn_cap: int = 100,
        starter: str | int = "random",
        loose_tiles: Mapping[str, int] | None = None,
    ) -> None:
        split = dict(SPLIT if loose_tiles is None else loose_tiles)
        if seats != 2:
            raise ValueError("Options: always two seats")
        if chain not in ("full", "single"):
            raise ValueError("Options: chain is full or single")
        if end_rule not in ("settled", "decided", "first_out"):
            raise ValueError("Options: end_rule is settled, decided or first_out")
        if tiebreak not in ("none", "earliest"):
            raise ValueError("Options: tiebreak is none or earliest")
        if isinstance(turn_cap, bool) or not 20 <= turn_cap <= 500:
            raise ValueError("Options: turn_cap is 20 to 500")
        if isinstance(starter, bool) or starter not in ("random", 0, 1):
            raise ValueError("Options: starter is random, 0 or 1")
        if set(split) != set(CODES) or min(split.values()) < 0 or sum(split.values()) != 34:
            raise ValueError("Options: loose_tiles counts each of the seven kinds, 34 in all (1.2)")
        self.chain, self.end_rule, self.tiebreak = chain, end_rule, tiebreak
        self.turn_cap, self.starter = turn_cap, starter
        self.undealt = {code: split[name] for name, code in CODES.items()}
        self.tiles = {cell: "L" if cell in FIXED else UNDEALT for cell in CELLS}  # 1.8
        self.spare: str | None = None
        self.barred: str | None = None
        self.active: tuple[list[str], list[str]] = ([], [])
        self.arrived: tuple[list[str], list[str]] = ([], [])
        self.reserve = [4, 4]  # 1.3; the first of them is placed by 2.3
        self.lost = [0, 0]
        self.arrivals: list[int] = []  # the seats of all arrivals, in order of time (8.7)
        self.first: int | None = None
        self.on_turn = 0
        self.turns = [0, 0]
        self._phase = "deal"
        self._ended_by: str | None = None
        self.acted: list[str] = []  # of this turn
        self.resting: list[str] = []
        self.acting: str | None = None  # of the pawn in the middle of its action
        self.stood: list[str] = []
        self.moves = 0
        self.reason = ""

    @classmethod
    def position(
        cls,
        options: Mapping[str, object] | None = None,
        *,
        tiles: Mapping[str, str] | str = "L" * 33,
        spare: str = "L",
        barred: str | None = None,
        active: tuple[Sequence[str], Sequence[str]] = ((), ()),
        arrived: tuple[Sequence[str], Sequence[str]] = ((), ()),
        reserve: tuple[int | None, int | None] = (None, None),
        on_turn: int = 0,
        first: int | None = None,
        turns: tuple[int, int] = (1, 1),
        arrivals: Sequence[int] | None = None,
        acted: Sequence[str] = (),
        resting: Sequence[str] = (),
    ) -> "Oracle":
        """A position between two pawns of a turn: the phase is "react" or, when no pawn is left to act, "shift".

        `options`   as for `Oracle(...)`; the tiles need not agree with `loose_tiles`.
        `tiles`     33 codes in dealing order, or a dictionary of those loose cells that are not leaves.
        `reserve`   of each seat; the pawns nowhere else are lost. None: all of them are in reserve, none is lost.
        `first`     the starting seat; None: the one that fits `turns`, that is `on_turn` if both have had as many.
        `turns`     turns each seat has finished: (0, 0) is the starter's first turn.
        `arrivals`  the seats of the arrived pawns in order of time; None: all of seat 0, then all of seat 1.
        `acted`, `resting`  the pawns of the seat on turn that do not act any more in this turn.

        Two pawns on a cell, a fifth pawn, an active pawn on its goal, turns that do not alternate, a match that is
        already over: ValueError.
        """
        made = cls(**(options or {}))  # type: ignore[arg-type]  # options by name, as a test gives them
        codes = dict(zip(LOOSE, tiles, strict=True)) if isinstance(tiles, str) else dict(tiles)
        if not set(codes) <= set(LOOSE) or not {spare, *codes.values()} <= set(CODES.values()):
            raise ValueError("1.5, 1.7: loose cells hold tiles of the seven kinds")
        for cell in LOOSE:
            made.tiles[cell] = codes.get(cell, "L")
        made.undealt = dict.fromkeys(CODES.values(), 0)
        made.spare, made.barred = spare, barred
        made.active = (list(active[0]), list(active[1]))
        made.arrived = (list(arrived[0]), list(arrived[1]))
        for seat in (0, 1):
            given = reserve[seat]
            rest = 4 - len(active[seat]) - len(arrived[seat])
            made.reserve[seat] = rest if given is None else given
            made.lost[seat] = rest - made.reserve[seat]
        made.arrivals = [0] * len(arrived[0]) + [1] * len(arrived[1]) if arrivals is None else list(arrivals)
        made.on_turn, made.turns = on_turn, list(turns)
        made.first = (on_turn if turns[0] == turns[1] else 1 - on_turn) if first is None else first
        made.acted, made.resting = list(acted), list(resting)
        made._check_position()
        made._next_pawn()
        return made

    def _check_position(self) -> None:
        pawns = [cell for seat in (0, 1) for cell in self.active[seat] + self.arrived[seat]]
        if not set(pawns) <= set(CELLS) or len(set(pawns)) != len(pawns):
            raise ValueError("1.13: a cell of the board holds at most one pawn")
        for seat in (0, 1):
            if self.reserve[seat] < 0 or self.lost[seat] < 0:
                raise ValueError("1.3: a seat has four pawns")
            if not set(self.arrived[seat]) <= set(START[1 - seat]) or set(self.active[seat]) & set(START[1 - seat]):
                raise ValueError("6.1: who stands on a goal leaf has arrived, and nobody else")
            if self.arrivals.count(seat) != len(self.arrived[seat]):
                raise ValueError("8.7: every arrived pawn has arrived once")
        if self.barred is not None and self.barred not in ENTRIES:
            raise ValueError("1.9: only an entry can be barred")
        ahead = 0 if self.on_turn == self.first else 1
        if self.first not in (0, 1) or self.turns[self.first] - self.turns[1 - self.first] != ahead:
            raise ValueError("3.1: the seats alternate, beginning with the starting seat")
        if not {*self.acted, *self.resting} <= set(self.active[self.on_turn]):
            raise ValueError("3.2: only active pawns of the seat on turn have acted")
        if any(self._is_out(seat) and not self.arrived[seat] for seat in (0, 1)) or self._is_decided() is not None:
            raise ValueError("8.1 to 8.3: this match is over")
        if not self.acted and not self.resting and self._ends_after_turn() is not None:
            raise ValueError("8.4, 8.5: this match is over")

    # What can be seen

    def phase(self) -> str:
        return self._phase

    def actor(self) -> int | str:
        if self._phase == "over":
            return "over"
        if self._phase in ("deal", "draw_starter"):
            return "chance"
        return self.on_turn

    def scores(self) -> list[int]:
        """8.6: the arrivals."""
        return [len(self.arrived[0]), len(self.arrived[1])]

    def ended_by(self) -> str | None:
        return self._ended_by

    def winners(self) -> list[int]:
        if self._ended_by is None:
            return []
        if self._ended_by == "8.1":
            return [seat for seat in (0, 1) if not self._is_out(seat) or self.arrived[seat]]
        zero, one = self.scores()
        if zero != one:  # 8.6
            return [0] if zero > one else [1]
        if self.tiebreak == "earliest" and zero > 0:  # 8.7: the last arrival of all reached the number second
            return [1 - self.arrivals[-1]]
        return [0, 1]

    def facts(self) -> dict[str, object]:
        """Everything public. Cells are in board order; `tiles` is the 33 loose cells in dealing order as one text.

        `first` is None until drawn; `on_turn` is the seat whose turn (or whose placing) it is, or was at the end, and 0
        before the starter is drawn. The acting pawn and one sent back are among `acted`; one sent back is in `resting`
        too. What belongs to a turn or to an action is empty when there is none, also at the end.
        """
        return {
            "phase": self.phase(),
            "actor": self.actor(),
            "first": self.first,
            "on_turn": self.on_turn,
            "turns": list(self.turns),
            "tiles": "".join(self.tiles[cell] for cell in LOOSE),
            "fixed": "".join(self.tiles[cell] for cell in FIXED),
            "spare": self.spare,
            "barred": self.barred,
            "active": [in_order(cells) for cells in self.active],
            "reserve": list(self.reserve),
            "arrived": [in_order(cells) for cells in self.arrived],
            "lost": list(self.lost),
            "arrivals": list(self.arrivals),
            "acting": self.acting,
            "acted": in_order(self.acted),
            "resting": in_order(self.resting),
            "stood": in_order(self.stood),
            "moves": self.moves,
            "reason": self.reason,
            "undealt": dict(self.undealt),
            "scores": self.scores(),
            "winners": self.winners(),
            "ended_by": self.ended_by(),
        }

    # What may be done

    def chances(self) -> dict[str, Fraction]:
        if self._phase == "deal":  # 2.1
            left = sum(self.undealt.values())
            return {f"tile {code}": Fraction(count, left) for code, count in self.undealt.items() if count > 0}
        if self._phase == "draw_starter":  # 2.2
            if self.starter == "random":
                return {"starter 0": Fraction(1, 2), "starter 1": Fraction(1, 2)}
            return {f"starter {self.starter}": Fraction(1)}
        return {}

    def legal(self) -> list[str]:
        if self._phase in ("deal", "draw_starter"):
            return list(self.chances())
        if self._phase in ("place", "enter"):  # 2.3, 4.3, 6.3, 6.7
            enters = [f"enter {cell}" for cell in self._free_start_leaves()]
            return [*enters, "stay"] if self._may_stay_on_eggs() else enters  # 4.5
        if self._phase == "react":  # 3.2
            return [f"act {cell}" for cell in self._waiting()]
        if self._phase == "leaf":  # 4.1
            steps = [f"step {cell}" for cell in self._steps()]
            return steps if steps and self._is_first_turn() else [*steps, "stay"]  # 3.5
        if self._phase == "walk":  # 4.6, 4.7
            return [f"step {cell}" for cell in self._steps()]
        if self._phase == "fly":  # 4.8, 4.11
            return [f"fly {cell}" for cell in self._flights()] + (["fly off"] if self._can_fly_off() else [])
        if self._phase == "back":  # 4.13, 4.15
            return [f"back {cell}" for cell in self._free_start_leaves()]
        if self._phase == "shift":  # 7.1, 7.3
            return [f"push {entry}" for entry in ENTRIES if entry != self.barred]
        return []

    def _is_free(self, cell: str) -> bool:
        """1.13: no pawn of either seat, active or arrived."""
        return not any(cell in self.active[seat] or cell in self.arrived[seat] for seat in (0, 1))

    def _free_start_leaves(self) -> list[str]:
        return [cell for cell in START[self.on_turn] if self._is_free(cell)]

    def _waiting(self) -> list[str]:
        """3.2, 3.6: the active pawns of the seat on turn that have still to act."""
        return [cell for cell in in_order(self.active[self.on_turn]) if cell not in self.acted + self.resting]

    def _is_first_turn(self) -> bool:
        return self.turns[self.on_turn] == 0

    def _may_stay_on_eggs(self) -> bool:
        """4.5: on eggs on which the pawn began its action; 4.3: not on those it has just come onto."""
        return self.reason == "eggs" and self.moves == 0

    def _pawn(self) -> str:
        assert self.acting is not None
        return self.acting

    def _steps(self) -> list[str]:
        """3.8: the free neighbours; 4.7: from a chrysalis not forward; 5.3: not where it stood in this chain."""
        found: list[str] = []
        for direction in DIRECTIONS:
            cell = away(self._pawn(), direction, 1)
            forward = direction == (0, FORWARD[self.on_turn])
            if cell is None or not self._is_free(cell) or cell in self.stood:  # 4.12
                continue
            if self.tiles[self._pawn()] == "H" and forward:
                continue
            found.append(cell)
        return in_order(found)

    def _flights(self) -> list[str]:
        """4.8 to 4.10: two cells in a line, whatever is between; 5.3."""
        landings = [away(self._pawn(), direction, 2) for direction in DIRECTIONS]
        return in_order([cell for cell in landings if cell and self._is_free(cell) and cell not in self.stood])

    def _can_fly_off(self) -> bool:
        """4.11: at least one direction leads off the board."""
        return any(away(self._pawn(), direction, 2) is None for direction in DIRECTIONS)

    # What is done

    def apply(self, text: str) -> None:
        """Do one action, or raise ValueError and change nothing."""
        words = text.split()
        if len(words) > 1 and words[0] in ("0", "1"):
            if self.actor() not in ("over", int(words[0])):
                raise ValueError(f"3.1: it is not for seat {words[0]} to act")
            words = words[1:]
        if " ".join(words) not in self.legal():
            raise ValueError(self._objection(words))
        verb, argument = words[0], words[-1]
        if verb == "tile":
            self._deal(argument)
        elif verb == "starter":
            self.first = self.on_turn = int(argument)
            self._phase = "place"
        elif verb == "enter":
            self._enter(argument)
        elif verb == "act":
            self._act(argument)
        elif verb == "stay":
            self._done()
        elif verb == "fly" and argument == "off":
            self._lose()
        elif verb in ("step", "fly"):
            self._land(argument)
        elif verb == "back":
            self._go_back(argument)
        else:
            self._push(argument)

    def _deal(self, code: str) -> None:
        """2.1: on the next loose cell in dealing order; the tile left after 33 is the spare."""
        cell = next(cell for cell in LOOSE if self.tiles[cell] == UNDEALT)
        self.tiles[cell] = code
        self.undealt[code] -= 1
        if cell == LOOSE[-1]:
            (self.spare,) = [kind for kind, count in self.undealt.items() if count == 1]
            self.undealt[self.spare] = 0
            self._phase = "draw_starter"

    def _enter(self, cell: str) -> None:
        seat = self.on_turn
        self.reserve[seat] -= 1
        self.active[seat].append(cell)
        if self._phase == "place":  # 2.3: the starter, then the other; then the starter's first turn
            self.on_turn = 1 - seat
            if self.on_turn == self.first:
                self._begin_turn()
                self._next_pawn()
            return
        reason = self.reason
        self.resting.append(cell)  # 3.6
        if reason == "loss":  # 6.3: no shift
            self._end_turn()
        else:  # 4.3, 6.7
            self._done()

    def _act(self, cell: str) -> None:
        """3.3: obey the tile under the pawn."""
        self.acting = cell
        self.acted.append(cell)
        if self.tiles[cell] == "L":
            self._phase = "leaf"
        else:
            self._obey()

    def _land(self, cell: str) -> None:
        """The acting pawn moves by a step or a flight, and what the cell reached does to it."""
        seat = self.on_turn
        self._move_pawn(cell)
        self.moves += 1
        if cell in START[1 - seat]:  # 6.1
            self._arrive()
        elif self.tiles[cell] == "L":  # 4.2
            self._done()
        elif self.chain == "full" or (self._is_first_turn() and self.moves == 1):  # 5.1, 5.8
            self._obey()
        else:
            self._done()

    def _move_pawn(self, cell: str) -> None:
        pawns = self.active[self.on_turn]
        pawns[pawns.index(self._pawn())] = cell
        self.acted[self.acted.index(self._pawn())] = cell
        self.acting = cell

    def _obey(self) -> None:
        """The tile under the acting pawn, not a leaf, takes effect."""
        kind = self.tiles[self._pawn()]
        if kind in FORBIDDEN_KINDS:
            self.stood.append(self._pawn())  # 5.3
        if kind == "E":
            if self.reserve[self.on_turn] > 0 and self._free_start_leaves():  # 4.3
                self._phase, self.reason = "enter", "eggs"
            else:  # 4.4
                self._done()
        elif kind == "S":
            self._send_back("spider")
        elif kind == "Z":  # 4.14
            self._lose()
        else:
            self._phase = "fly" if kind == "F" else "walk"
            if not self.legal():  # 4.15, 5.6
                self._send_back("stuck")

    def _send_back(self, reason: str) -> None:
        if self._free_start_leaves():  # 4.13, 4.15
            self._phase, self.reason = "back", reason
        else:  # 4.16
            self._lose()

    def _go_back(self, cell: str) -> None:
        self._move_pawn(cell)
        self.resting.append(cell)
        self._done()

    def _take_off(self) -> str:
        """The acting pawn is no longer active."""
        cell = self._pawn()
        self.active[self.on_turn].remove(cell)
        self.acted.remove(cell)
        self.acting = None
        return cell

    def _arrive(self) -> None:
        """6.1, then 8.2, 8.3 and 6.7."""
        seat = self.on_turn
        self.arrived[seat].append(self._take_off())
        self.arrivals.append(seat)
        ending = self._is_decided()
        if ending is not None:
            self._end_match(ending)
        elif not self.active[seat] and self.reserve[seat] > 0 and self._free_start_leaves():
            self._clear_action()
            self._phase, self.reason = "enter", "arrival"
        else:  # 6.9: where nobody can enter, the shift follows
            self._done()

    def _lose(self) -> None:
        """A pawn is out of the match: 8.1, 8.2, 8.3, then 6.3, 6.5, 6.8."""
        seat = self.on_turn
        self._take_off()
        self.lost[seat] += 1
        ending = "8.1" if self._is_out(seat) and not self.arrived[seat] else self._is_decided()
        if ending is not None:
            self._end_match(ending)
        elif not self.active[seat] and self.reserve[seat] > 0:
            self._clear_action()
            if self._free_start_leaves():
                self._phase, self.reason = "enter", "loss"
            else:  # 6.9
                self._end_turn()
        else:
            self._done()

    def _push(self, entry: str) -> None:
        """7.1: the tiles of the line move by one cell, no pawn does (7.6)."""
        assert self.spare is not None
        cells = line(entry)
        codes = [self.spare] + [self.tiles[cell] for cell in cells]
        self.spare = codes.pop()
        for cell, code in zip(cells, codes, strict=True):
            self.tiles[cell] = code
        self.barred = ENTRIES[entry]  # 7.3
        self._end_turn()

    # The course of a turn

    def _begin_turn(self) -> None:
        self.acted = []
        self.resting = []
        self._clear_action()

    def _clear_action(self) -> None:
        self.acting = None
        self.stood = []
        self.moves = 0
        self.reason = ""

    def _done(self) -> None:
        """A pawn has finished its action."""
        self._clear_action()
        self._next_pawn()

    def _next_pawn(self) -> None:
        self._phase = "react" if self._waiting() else "shift"

    def _end_turn(self) -> None:
        self.turns[self.on_turn] += 1
        ending = self._ends_after_turn()
        if ending is not None:
            self._end_match(ending)
        else:
            self.on_turn = 1 - self.on_turn  # 3.1
            self._begin_turn()
            self._next_pawn()

    # The end

    def _is_out(self, seat: int) -> bool:
        """No active pawn and no reserve."""
        return not self.active[seat] and self.reserve[seat] == 0

    def _reach(self, seat: int) -> int:
        """8.2: how many arrivals a seat can still come to."""
        reach = len(self.arrived[seat]) + len(self.active[seat])
        if not all(cell in self.arrived[1 - seat] for cell in START[seat]):
            reach += self.reserve[seat]
        return reach

    def _is_decided(self) -> str | None:
        """8.2 or 8.3, whichever ends the match now; with `first_out` neither does (8.5)."""
        if self.end_rule == "first_out":
            return None
        if any(self._cannot_be_overtaken(seat) for seat in (0, 1)):
            return "8.2"
        if self._is_out(0) and self._is_out(1):
            return "8.3"
        return None

    def _cannot_be_overtaken(self, seat: int) -> bool:
        """8.2: a seat that leads, whatever the other still brings home; with `decided` it cannot be caught up either.

        Who leads reached its number first, so that by `earliest` the other would lose the tie.
        """
        mine, other = len(self.arrived[seat]), len(self.arrived[1 - seat])
        if mine <= other:
            return False
        if self.end_rule == "decided" and self.tiebreak == "none":
            return mine > self._reach(1 - seat)
        return mine >= self._reach(1 - seat)

    def _ends_after_turn(self) -> str | None:
        """8.4 or 8.5, tested between two turns (8.8)."""
        if self.turns[0] >= self.turn_cap and self.turns[1] >= self.turn_cap:
            return "8.4"
        if self.end_rule == "first_out" and self.turns[0] == self.turns[1] and (self._is_out(0) or self._is_out(1)):
            return "8.5"
        return None

    def _end_match(self, rule: str) -> None:
        self._begin_turn()  # nobody acts any more
        self._phase = "over"
        self._ended_by = rule

    # Why something is illegal

    def _objection(self, words: Sequence[str]) -> str:
        """The rule that forbids an action which is not legal."""
        wanted = {"tile": 2, "starter": 2, "stay": 1, "enter": 2, "act": 2, "step": 2, "fly": 2, "back": 2, "push": 2}
        text = " ".join(words)
        if not words or wanted.get(words[0]) != len(words):
            return f"Notation: {text!r} is no action"
        verb, argument = words[0], words[-1]
        if verb in ("enter", "act", "step", "fly", "back", "push") and argument not in [*CELLS, "off"]:
            return f"Notation: {argument!r} is no cell of the board (1.6)"
        if argument == "off" and verb != "fly":
            return f"Notation: {text!r} is no action"
        if self._ended_by is not None:
            return f"{self._ended_by}: the match is over"
        if verb in ("tile", "starter"):
            return self._objection_to_chance(verb, argument)
        if self._phase in ("deal", "draw_starter"):
            return "2.3: the first pawns are placed when the tiles are dealt and the starting seat is drawn"
        if verb == "push":
            return self._objection_to_push(argument)
        if verb == "act":
            return self._objection_to_act(argument)
        if self._phase == "react":
            return "3.2: the next pawn to act is to be chosen"
        if self._phase == "shift":
            return "7.2: every pawn has acted, the spare is to be pushed"
        if self._phase in ("place", "enter", "back"):
            return self._objection_to_leaf(verb, argument)
        return self._objection_to_move(verb, argument)

    def _objection_to_chance(self, verb: str, argument: str) -> str:
        if verb == "tile":
            if argument not in CODES.values():
                return f"Notation: {argument!r} is no kind of tile (1.5)"
            return "2.1: no such tile is left" if self._phase == "deal" else "2.1: all tiles are dealt"
        if argument not in ("0", "1"):
            return "Notation: the starter is 0 or 1"
        return "2.2: the starting seat is drawn once, after the deal, or set by the option"

    def _objection_to_push(self, cell: str) -> str:
        if cell not in ENTRIES:
            return f"1.9: {cell} is no entry"
        if self._phase == "place":
            return "2.3: the first pawns are to be placed"
        if self._phase != "shift":
            return "3.1: the shift comes after all active pawns have acted"
        return f"7.3: the spare has just come out at {cell}"

    def _objection_to_act(self, cell: str) -> str:
        if self._phase == "place":
            return "2.3: the first pawns are to be placed"
        if cell in self.arrived[self.on_turn]:
            return f"6.1: the pawn on {cell} has arrived and acts no more"
        if cell not in self.active[self.on_turn]:
            return f"3.2: there is no active pawn of the seat on {cell}"
        if cell in self.resting:
            return f"3.6: the pawn on {cell} entered or was sent back in this turn"
        if cell in self.acted and cell != self.acting:
            return f"3.2: the pawn on {cell} has acted"
        return "3.2: the pawn that is acting has to finish first"

    def _objection_to_leaf(self, verb: str, cell: str) -> str:
        if self._phase == "place":
            rule, wanted = "2.3", "enter"
        elif self._phase == "enter":
            rule, wanted = WHY_ENTER[self.reason], "enter"
        else:
            rule, wanted = WHY_BACK[self.reason], "back"
        if verb != wanted or cell not in START[self.on_turn]:
            return f"{rule}: a start leaf of the seat is to be chosen"
        return f"1.13: there is a pawn on {cell}"

    def _objection_to_move(self, verb: str, cell: str) -> str:
        pawn = self._pawn()
        kind = self.tiles[pawn]
        rule = DEMAND[kind]
        if verb == "stay" and kind == "L":
            return "3.5: on its first turn the seat must step"
        if verb != ("fly" if kind == "F" else "step"):
            return f"{rule}: this is not what the tile demands"
        if cell == "off":
            return "4.11: no direction leads off the board"
        distance = 2 if kind == "F" else 1
        if cell not in [away(pawn, direction, distance) for direction in DIRECTIONS]:
            return (
                "4.8: a flight goes two cells in a line" if kind == "F" else "3.8: a step goes to a neighbouring cell"
            )
        if not self._is_free(cell):
            return f"1.13: there is a pawn on {cell}"
        if kind == "H" and cell == away(pawn, (0, FORWARD[self.on_turn]), 1):
            return "4.7: from a chrysalis not forward"
        return "5.3: the pawn has stood there in this chain"

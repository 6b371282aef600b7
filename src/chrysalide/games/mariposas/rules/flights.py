# mypyc
"""Chapter 5: a butterfly is chosen, and where its movement ends."""

from typing import Any

from mypy_extensions import i64

from chrysalide.core.bits import bits, nth
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.observing import Sheet
from chrysalide.games.mariposas.board import FIRST_OF, GENERATION, PIECES, nibbles
from chrysalide.games.mariposas.codes import LAND, LAUNCH, LENGTHS, MOVEMENTS, STOP
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS
from chrysalide.games.mariposas.facts.records import TOKENS
from chrysalide.games.mariposas.rules.decision import Decision, code_of, no_such_cell, not_now, text_of, yes
from chrysalide.games.mariposas.rules.forecast import landing
from chrysalide.games.mariposas.rules.landings import resolve
from chrysalide.games.mariposas.rules.naming import cell_args, piece_args, way_args
from chrysalide.games.mariposas.rules.phases import LAND_PIECE, LAUNCH_PIECE
from chrysalide.games.mariposas.rules.position import Position
from chrysalide.games.mariposas.rules.turns import end_moves


class LaunchPiece(Decision):
    """5.1, 5.2, 5.7: any own butterfly with any movement left, or an end to it."""

    words = ("go", "stop")
    targets = ("piece", "move", "stop")

    def legal(self, at: Position) -> list[int]:
        codes: list[int] = []
        pieces = offered_pieces(at)
        for piece in range(PIECES):
            if not (pieces >> piece) & 1:
                continue
            cell = at.here(at.seat, piece)
            base = int(LAUNCH + piece * MOVEMENTS)
            if not must_stretch(at):
                list_movements(at, codes, base, cell, 0)
            if at.stretch:
                list_movements(at, codes, base + LENGTHS, cell, at.board.stretch_length)
        if not at.forced_moves or not codes:
            codes.append(STOP)
        return codes

    def pick(self, at: Position, dice: Dice) -> i64:
        if at.backtracking:
            return pick_launch(at, dice)
        codes = self.legal(at)
        return codes[dice.below(len(codes))]

    def apply(self, at: Position, code: i64) -> None:
        if code == STOP:
            if at.trace is not None:
                at.tell("moves-ended", {"seat": int(at.seat), "left": int(nibbles(at.moves))})
            end_moves(at)
        else:
            launch(at, code)

    def choice(self, at: Position, code: i64) -> Choice:
        if code == STOP:
            left = int(nibbles(at.moves))
            return Choice("stop", Message("choice-stop", {"left": left}), ("stop",), icon="stop")
        piece, length, stretched = flight_of(code)
        args: dict[str, Any] = {
            **piece_args(at, at.seat, piece),
            "length": int(length),
            "stretch": yes(stretched),
            "total": int(at.steps(length, stretched)),
            **cell_args(at, at.here(at.seat, piece)),
        }
        del args["seat"]
        targets = (f"piece:{PIECE_IDS[piece]}", f"move:{length}{'+2' if stretched else ''}")
        return Choice(text_of(code), Message("choice-go", args), targets, icon=f"piece-{GENERATION[piece]}")

    def refuse(self, at: Position, code: i64) -> Refusal:
        if at.phase != LAUNCH_PIECE:
            return not_now(at, "5.7" if code == STOP else "5.2")
        if code == STOP:
            return Refusal("5.7", Message("refuse-forced"))
        piece, length, stretched = flight_of(code)
        if at.here(at.seat, piece) < 0:
            return Refusal("5.1", Message("refuse-no-piece", {"piece": PIECE_IDS[piece]}))
        if not movements_left(at, length):
            lengths = [left for left in range(1, LENGTHS + 1) for _ in range(movements_left(at, left))]
            return Refusal("4.5", Message("refuse-no-movement", {"length": int(length), "moves": lengths}))
        if stretched and not at.stretch:
            return Refusal("4.14", Message("refuse-no-stretch"))
        twin = twin_of(at, piece, FIRST_OF[GENERATION[piece]])
        if twin >= 0:
            alike = {"piece": PIECE_IDS[piece], "other_piece": PIECE_IDS[twin]}
            return Refusal("5.1", Message("refuse-twin", alike))
        if must_stretch(at) and not stretched:
            return Refusal("5.7", Message("refuse-must-stretch"))
        return Refusal("5.4", Message("refuse-nowhere", {"piece": PIECE_IDS[piece], "length": int(length)}))

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        if kind == "stop":
            return code_of(f"stop{name}")
        if kind == "piece":
            return self.aim_piece(at, PIECE_IDS.index(name)) if name in PIECE_IDS else None
        for piece in range(PIECES):  # a movement without a butterfly: that of the first one on the board
            if at.here(at.seat, piece) >= 0:
                return code_of(f"go {PIECE_IDS[piece]} {name}")
        return None

    def aim_piece(self, at: Position, piece: i64) -> int:
        """A butterfly with the first movement it could make; where there is none, with the shortest one."""
        if at.phase == LAUNCH_PIECE:
            for code in self.legal(at):
                if code != STOP and (code - LAUNCH) // MOVEMENTS == piece:
                    return code
        left = [length for length in range(1, LENGTHS + 1) if movements_left(at, length)]
        return int(LAUNCH + piece * MOVEMENTS) + (left[0] - 1 if left else 0)


def offered_pieces(at: Position) -> i64:
    """5.1: own butterflies on the board, a set; of those that are alike only the first."""
    pieces: i64 = 0
    places = at.places
    base = at.seat * PIECES
    for piece in range(PIECES):
        if places[base + piece] >= 0 and twin_of(at, piece, FIRST_OF[GENERATION[piece]]) < 0:
            pieces |= i64(1) << piece
    return pieces


def twin_of(at: Position, piece: i64, first: i64) -> i64:
    """The first piece before `piece` that nothing tells from it, or -1."""
    places = at.places
    base = at.seat * PIECES
    place = places[base + piece]
    for other in range(first, piece):
        if (
            places[base + other] == place
            and at.start[other] == at.start[piece]
            and at.visited[base + other] == at.visited[base + piece]
            and (at.doubles[at.seat] >> other) & 1 == (at.doubles[at.seat] >> piece) & 1
        ):
            return other
    return -1


def must_stretch(at: Position) -> bool:
    """5.7 with `forced_moves`: the last movement must use a stretch that was played."""
    return at.forced_moves and at.stretch != 0 and nibbles(at.moves) == 1


def movements_left(at: Position, length: i64) -> i64:
    """5.2: how many movements of a length the seat has still to make."""
    return (at.moves >> (4 * length)) & 15


def list_movements(at: Position, codes: list[int], base: int, cell: i64, more: i64) -> None:
    """5.4: those that end somewhere; `more` steps are those of stretch."""
    for length in range(1, LENGTHS + 1):
        if movements_left(at, length) and at.board.reach(cell, length + more, at.backtracking):
            codes.append(base + length - 1)  # noqa: PERF401 - compiled, a plain loop is faster


def pick_launch(at: Position, dice: Dice) -> i64:
    """With backtracking every movement ends somewhere, so all pieces have the same movements."""
    pieces = offered_pieces(at)
    lengths: i64 = 0
    moves = at.moves >> 4
    bit: i64 = 1
    while moves:
        if moves & 15:
            lengths |= bit
        bit <<= 1
        moves >>= 4
    plain = bits(lengths)
    ways = 2 * plain if at.stretch and not must_stretch(at) else plain
    number = bits(pieces) * ways
    drawn = dice.below(number if at.forced_moves else number + 1)
    if drawn == number:
        return STOP
    piece = nth(pieces, drawn // ways)
    way = drawn % ways
    stretched = must_stretch(at)
    if way >= plain:
        way -= plain
        stretched = True
    movement = nth(lengths, way)
    return LAUNCH + piece * MOVEMENTS + movement + (LENGTHS if stretched else 0)


def flight_of(code: i64) -> tuple[i64, i64, i64]:
    """What a code means: the butterfly, the length of its movement, and whether that is stretched."""
    piece, movement = (code - LAUNCH) // MOVEMENTS, (code - LAUNCH) % MOVEMENTS
    if movement < LENGTHS:
        return piece, movement + 1, 0
    return piece, movement - LENGTHS + 1, 1


def launch(at: Position, code: i64) -> None:
    """5.1: one butterfly makes the whole movement; 4.14: stretched once."""
    piece, length, stretched = flight_of(code)
    at.stretched = stretched
    if stretched:
        at.stretch = 0
    at.moves -= i64(1) << (4 * length)
    at.piece = piece
    at.length = length
    at.origin = at.here(at.seat, piece)
    at.cell = -1
    at.beside = -1
    at.carries = 0
    if length == at.flower_move:
        at.carries = 1  # 6.8
        at.flower_move = 0
    at.phase = LAND_PIECE


class LandPiece(Decision):
    """5.3–5.6: the cell where the movement ends."""

    words = ("land",)
    targets = ("cell",)

    def legal(self, at: Position) -> list[int]:
        return [LAND + at.lexicon.cell_code[cell] for cell in landing_cells(at)]

    def mask(self, at: Position, sheet: Sheet) -> None:
        for cell in landing_cells(at):
            sheet.mark(LAND + at.lexicon.cell_code[cell])

    def pick(self, at: Position, dice: Dice) -> i64:
        cells = landing_cells(at)
        return LAND + at.lexicon.cell_code[cells[dice.below(len(cells))]]

    def apply(self, at: Position, code: i64) -> None:
        cell: i64 = at.lexicon.cell_of[code - LAND]
        at.places[at.seat * PIECES + at.piece] = cell
        at.cell = cell
        if at.trace is not None:
            flight = {"from_cell": at.board.ids[at.origin], "length": int(at.flight())}
            at.tell("butterfly-moved", {**piece_args(at, at.seat, at.piece), **flight, **cell_args(at, cell)})
        resolve(at)

    def choice(self, at: Position, code: i64) -> Choice:
        cell = cell_args(at, at.lexicon.cell_of[code - LAND])
        given = landing(at, code)
        gives: str = given["gives"]
        birth = {"birth": given["birth"]}
        icon = gives
        if gives == "flower":
            detail = Message("detail-land-flower", {"flower": given["flower"], "count": given["count"], **birth})
            icon = given["flower"]
        elif gives == "card":
            detail = Message("detail-land-card", {**way_args(TOKENS.index(given["card"])), **birth})
            icon = given["card"]
        elif gives == "nothing":
            detail = Message("detail-land-nothing", {"reason": given["why"], **birth})
        else:
            detail = Message(f"detail-land-{gives}", birth)
        label = Message("choice-land", cell)
        return Choice(text_of(code), label, (f"cell:{cell['cell']}",), detail, badge=cell["code"], icon=icon)

    def refuse(self, at: Position, code: i64) -> Refusal:
        cell: i64 = at.lexicon.cell_of[code - LAND]
        if cell < 0:
            return no_such_cell(code - LAND)
        if at.phase == LAUNCH_PIECE:
            return Refusal("5.1", Message("refuse-launch-first", cell_args(at, cell)))
        if at.phase != LAND_PIECE:
            return not_now(at, "5.2")
        again = at.board.reach(at.origin, at.flight(), True)
        rule = "5.4" if not at.backtracking and int(cell) in again else "5.3"
        args = {**cell_args(at, cell), "from_cell": at.board.ids[at.origin], "length": int(at.flight())}
        return Refusal(rule, Message("refuse-unreachable", args))

    def aim(self, at: Position, kind: str, name: str) -> int | None:
        return code_of(f"land {name}")


def landing_cells(at: Position) -> list[int]:
    """5.3: where a walk of exactly the movement's length may end; not to be changed."""
    return at.board.reach(at.origin, at.flight(), at.backtracking)

# mypyc
"""Chapter 5: a butterfly is chosen, and where its movement ends."""

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.games.mariposas.board import FIRST_OF, PIECES, bits, nibbles, nth
from chrysalide.games.mariposas.codes import LAND, LAUNCH, LENGTHS, MOVEMENTS, STOP
from chrysalide.games.mariposas.rules.decision import Decision
from chrysalide.games.mariposas.rules.landings import resolve
from chrysalide.games.mariposas.rules.naming import cell_args, piece_args
from chrysalide.games.mariposas.rules.phases import LAND_PIECE
from chrysalide.games.mariposas.rules.position import Position
from chrysalide.games.mariposas.rules.turns import end_moves


class LaunchPiece(Decision):
    """5.1, 5.2, 5.7: any own butterfly with any movement left, or an end to it."""

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
            launch(at, (code - LAUNCH) // MOVEMENTS, (code - LAUNCH) % MOVEMENTS)


def offered_pieces(at: Position) -> i64:
    """5.1: own butterflies on the board, a set; of those that are alike only the first."""
    pieces: i64 = 0
    base = at.seat * PIECES
    for generation in range(1, 5):
        first = FIRST_OF[generation]
        for piece in range(first, FIRST_OF[generation + 1]):
            if at.places[base + piece] >= 0 and twin_of(at, piece, first) < 0:
                pieces |= i64(1) << piece
    return pieces


def twin_of(at: Position, piece: i64, first: i64) -> i64:
    """The first piece before `piece` that nothing tells from it, or -1."""
    base = at.seat * PIECES
    for other in range(first, piece):
        if (
            at.places[base + other] == at.places[base + piece]
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
    ways = bits(lengths)
    if at.stretch and not must_stretch(at):
        ways *= 2
    number = bits(pieces) * ways
    drawn = dice.below(number if at.forced_moves else number + 1)
    if drawn == number:
        return STOP
    piece = nth(pieces, drawn // ways)
    way = drawn % ways
    stretched = must_stretch(at)
    if way >= bits(lengths):
        way -= bits(lengths)
        stretched = True
    movement = nth(lengths, way)
    return LAUNCH + piece * MOVEMENTS + movement + (LENGTHS if stretched else 0)


def launch(at: Position, piece: i64, movement: i64) -> None:
    """5.1: one butterfly makes the whole movement; 4.14: stretched once."""
    at.stretched = 0
    if movement >= LENGTHS:
        movement -= LENGTHS
        at.stretched = 1
        at.stretch = 0
    length = movement + 1
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

    def legal(self, at: Position) -> list[int]:
        return [LAND + at.lexicon.cell_code[cell] for cell in landing_cells(at)]

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


def landing_cells(at: Position) -> list[int]:
    """5.3: where a walk of exactly the movement's length may end; not to be changed."""
    return at.board.reach(at.origin, at.flight(), at.backtracking)

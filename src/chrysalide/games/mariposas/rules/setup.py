# mypyc
"""Chapter 3: who begins, and the tiles of the match. `seasons` reveals the first card, `hands` deals."""

from mypy_extensions import i64

from chrysalide.core.dice import Dice
from chrysalide.core.messages import Message, Refusal
from chrysalide.games.mariposas.codes import FIRST, TILE, TILES
from chrysalide.games.mariposas.facts.records import ROWS
from chrysalide.games.mariposas.rules.decision import Chance, not_now
from chrysalide.games.mariposas.rules.hands import offer_first_exchange
from chrysalide.games.mariposas.rules.phases import CHOOSE_FIRST, PLACE_TILE
from chrysalide.games.mariposas.rules.position import Position


class ChooseFirst(Chance):
    """3.6: chance names the first seat."""

    words = ("first",)

    def outcomes(self, at: Position) -> list[int]:
        return [FIRST + seat for seat in range(at.seats)]

    def apply(self, at: Position, code: i64) -> None:
        seat = code - FIRST
        at.first = seat
        at.seat = seat
        if at.trace is not None:
            at.tell("first-drawn", {"seat": int(seat)})
        at.phase = PLACE_TILE

    def refuse(self, at: Position, code: i64) -> Refusal:
        if at.phase != CHOOSE_FIRST:
            return not_now(at, "3.6")
        return Refusal("3.6", Message("refuse-no-seat", {"seat_number": int(code - FIRST)}))


class PlaceTile(Chance):
    """3.9: a tile for each row."""

    words = ("tile",)

    def outcomes(self, at: Position) -> list[int]:
        base = int(TILE + row_to_fill(at) * len(TILES))
        tiles = range(len(at.board.tiles))
        return [base + at.lexicon.tile_code[tile] for tile in tiles if not is_placed(at, tile)]

    def draw(self, at: Position, dice: Dice) -> i64:
        tile = dice.below(len(at.board.tiles))
        while is_placed(at, tile):
            tile = dice.below(len(at.board.tiles))
        return TILE + row_to_fill(at) * len(TILES) + at.lexicon.tile_code[tile]

    def apply(self, at: Position, code: i64) -> None:
        tile: i64 = at.lexicon.tile_of[(code - TILE) % len(TILES)]
        row = row_to_fill(at)
        at.tiles[row] = tile
        if at.trace is not None:
            at.tell("tile-placed", {"row": ROWS[row], "tile": at.board.tiles[tile].id})
        if row == 2:
            offer_first_exchange(at)

    def refuse(self, at: Position, code: i64) -> Refusal:
        if at.phase != PLACE_TILE:
            return not_now(at, "3.9")
        row, tile = (code - TILE) // len(TILES), (code - TILE) % len(TILES)
        if row != row_to_fill(at):
            return Refusal("3.9", Message("refuse-tile-row", {"row": ROWS[row]}))
        return Refusal("3.9", Message("refuse-tile-placed", {"tile": TILES[tile]}))


def is_placed(at: Position, tile: i64) -> bool:
    return at.tiles[0] == tile or at.tiles[1] == tile or at.tiles[2] == tile


def row_to_fill(at: Position) -> i64:
    """3.9: green, pink, blue in turn."""
    row: i64 = 0
    while row < 2 and at.tiles[row] >= 0:
        row += 1
    return row

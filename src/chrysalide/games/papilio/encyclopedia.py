"""The tiles and the pawns, as people look them up."""

from chrysalide.core.encyclopedia import Item, Section
from chrysalide.core.messages import Message
from chrysalide.games.papilio.board import FIXED, KIND_IDS, PAWNS, STARTS, cells_in, read
from chrysalide.games.papilio.options import PapilioOptions

DOES = {  # where the rules say what a tile does
    "leaf": ("4.1", "4.2"),
    "eggs": ("4.3", "4.4", "4.5"),
    "caterpillar": ("4.6", "4.15"),
    "chrysalis": ("4.7", "4.15"),
    "flying": ("4.8", "4.10", "4.11", "4.15"),
    "spider": ("4.13", "4.16"),
    "lizard": ("4.14",),
}
PLACED: int = read("board.toml")["pawns"]["placed_at_start"]


def encyclopedia(options: PapilioOptions) -> list[Section]:
    loose = zip(KIND_IDS, options.counts(), strict=True)
    seats = range(len(STARTS))
    middle = FIXED.bit_count() - sum(len(cells_in(leaves)) for leaves in STARTS)
    return [
        Section("tiles", [_tile(kind, count) for kind, count in loose], ["tiles"]),
        Section("leaves", [_middle(middle), *(_start(seat) for seat in seats)], ["board"]),
        Section("pawns", [_pawn(seat) for seat in seats]),
    ]


def _tile(kind: str, count: int) -> Item:
    args = {"kind": kind}
    text = (Message("table-tile-does", args),)
    return Item(f"tile-{kind}", "tile", Message("kind", args), text, count, DOES[kind], args)


def _middle(count: int) -> Item:
    title, text = Message("item-leaf-fixed"), (Message("table-fixed-does"),)
    return Item("leaf-fixed", "leaf", title, text, count, ("1.7", "1.8"), {"start": None})


def _start(seat: int) -> Item:
    title, text = Message("item-leaf-start", {"place": seat}), (Message("table-goal-does"),)
    return Item(f"leaf-{seat}", "leaf", title, text, len(cells_in(STARTS[seat])), ("1.11", "6.1"), {"start": seat})


def _pawn(seat: int) -> Item:
    title, text = (
        Message("item-pawn", {"place": seat}),
        (Message("item-pawn-about", {"placed": PLACED, "reserve": PAWNS - PLACED}),),
    )
    return Item(f"pawn-{seat}", "pawn", title, text, PAWNS, ("1.3", "2.3", "2.4"), {"seat": seat})

# mypyc
"""The numbers of actions: what actions.py writes as text, in the same order.

Cells, kinds, tiles and season cards are numbered over all editions, so that one table serves them all; a `Lexicon`
translates between these numbers and those of an edition.
"""

from typing import Any, Final

from chrysalide.core.packs import is_pack
from chrysalide.games.mariposas.board import Board
from chrysalide.games.mariposas.facts import find_editions, older_editions
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS
from chrysalide.games.mariposas.facts.records import TOKENS, Edition
from chrysalide.games.mariposas.payments import PAYMENTS

EDITIONS: Final[dict[str, Edition]] = find_editions()
MOST_SEATS: Final = 5


def _union(lists: list[list[str]]) -> list[str]:
    found: list[str] = []
    for words in lists:
        found.extend([word for word in words if word not in found])
    return found


_all: Final[list[Edition]] = list(EDITIONS.values())
CELLS: Final[list[str]] = _union([[cell.id for cell in edition.cells] for edition in _all])
KINDS: Final[list[str]] = _union([[kind.id for kind in edition.kinds] for edition in _all])
COPY_KINDS: Final[list[str]] = _union([[kind.id for kind in edition.kinds if kind.copies] for edition in _all])
TILES: Final[list[str]] = _union([[tile.id for tile in edition.tiles] for edition in _all])
LENGTHS: Final[int] = max([length for edition in _all for length in edition.lengths])  # of a movement, not stretched
MOVEMENTS: Final[int] = 2 * LENGTHS  # plain, then stretched
SEASON_CARDS: Final[list[str]] = _union([[card.id for card in edition.season_cards] for edition in _all])


def _swaps() -> list[tuple[str, ...]]:
    """4.10: one card, two alike, or two that copy."""
    found: list[tuple[str, ...]] = []
    for number, kind in enumerate(KINDS):
        found.append((kind,))
        found.append((kind, kind))
        if kind in COPY_KINDS:
            found.extend([(kind, other) for other in KINDS[number + 1 :] if other in COPY_KINDS])
    return found


SWAPS: Final[list[tuple[str, ...]]] = _swaps()

PLAY: Final = 0  # card × (alone, +e, +s, +es); the last card is the bonus card double
COPY: Final[int] = 4 * (len(KINDS) + 1)
LAUNCH: Final[int] = COPY + len(KINDS)  # piece × movement
STOP: Final[int] = LAUNCH + len(PIECE_IDS) * MOVEMENTS
LAND: Final[int] = STOP + 1
PICK: Final[int] = LAND + len(CELLS)
ADJACENT: Final[int] = PICK + 5
NO_ADJACENT: Final[int] = ADJACENT + len(CELLS)
BIRTH: Final[int] = NO_ADJACENT + 1
NO_BIRTH: Final[int] = BIRTH + len(PAYMENTS)
GAIN: Final[int] = NO_BIRTH + 1
SWAP: Final[int] = GAIN + 15
KEEP: Final[int] = SWAP + len(SWAPS)
FREE: Final[int] = KEEP + 1
NO_FREE: Final[int] = FREE + len(CELLS)
GOAL: Final[int] = NO_FREE + 1  # from here on chance acts
DRAW: Final[int] = GOAL + len(SEASON_CARDS)
FIRST: Final[int] = DRAW + MOST_SEATS * len(KINDS)
TILE: Final[int] = FIRST + MOST_SEATS
TOKEN: Final[int] = TILE + 3 * len(TILES)
DIE: Final[int] = TOKEN + len(TOKENS)


class Lexicon:
    """An edition's own numbers and the numbers of actions."""

    def __init__(self, edition: Edition) -> None:
        self.board = Board(edition)
        self.name = edition.name
        self.cell_code: list[int] = [CELLS.index(cell.id) for cell in edition.cells]
        self.cell_of: list[int] = _inverse(self.cell_code, len(CELLS))
        self.kind_code: list[int] = [KINDS.index(kind.id) for kind in edition.kinds]
        self.kind_of: list[int] = [*_inverse(self.kind_code, len(KINDS)), len(edition.kinds)]  # the last one is double
        self.tile_code: list[int] = [TILES.index(tile.id) for tile in edition.tiles]
        self.tile_of: list[int] = _inverse(self.tile_code, len(TILES))
        self.card_code: list[int] = [SEASON_CARDS.index(card.id) for card in edition.season_cards]
        self.card_of: list[int] = _inverse(self.card_code, len(SEASON_CARDS))
        self.swaps: list[list[int]] = [[self.kind_of[KINDS.index(kind)] for kind in swap] for swap in SWAPS]

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return lexicon_named, (self.name,)


def _inverse(codes: list[int], size: int) -> list[int]:
    """An edition's own number by that of an action; -1: the edition has no such thing."""
    numbers = [-1] * size
    for number, code in enumerate(codes):
        numbers[code] = number
    return numbers


def lexicon_named(name: str) -> Lexicon:
    """Editions are not sent to another process: they are there, and a pack is made again from its text."""
    if is_pack(name):
        from chrysalide.games.mariposas.packs import lexicon_of  # which needs this module

        found: Lexicon = lexicon_of(name)
        return found
    return LEXICONS[name]


def board_named(name: str) -> Board:
    return lexicon_named(name).board


LEXICONS: Final[dict[str, Lexicon]] = {
    name: Lexicon(edition) for name, edition in [*EDITIONS.items(), *older_editions().items()]
}

"""The layouts of a match: those of an edition, of a pack, or as they were drawn under older rules."""

import hashlib
from functools import lru_cache

from chrysalide.core.datafile import OLDER
from chrysalide.core.packs import KEPT, is_pack, parse
from chrysalide.games.celestes.board import BOOKS, Book
from chrysalide.games.celestes.facts import older_layouts, read_pack


@lru_cache(KEPT)
def book_of(source: str) -> Book:
    """`source`: the name of an edition, the text of a pack, or the name of the folder of older rules."""
    if is_pack(source):
        digest = hashlib.sha256(source.encode()).hexdigest()[:16]
        book = Book(source, f"pack {digest}", read_pack(parse(source)))
        book.number_titles()
        return book
    if source.startswith(OLDER) and source not in BOOKS:
        return Book(source, "", older_layouts(int(source.removeprefix(OLDER))))
    return BOOKS[source]


def older_book(version: int) -> Book:
    return book_of(f"{OLDER}{version}")

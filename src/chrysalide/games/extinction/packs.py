"""Packs that somebody wrote: ours with other ambassadors and cards."""

from dataclasses import replace
from functools import lru_cache

from chrysalide.core.packs import KEPT, is_pack, parse
from chrysalide.games.extinction.codes import PACKS
from chrysalide.games.extinction.facts import DEFAULT, changed
from chrysalide.games.extinction.facts.records import Pack
from chrysalide.games.extinction.tables import Tables


def pack_named(name: str) -> Pack:
    """One of the folders, or the text of a pack."""
    return _read(name) if is_pack(name) else PACKS[name]


@lru_cache(KEPT)
def _read(text: str) -> Pack:
    """It is known by its whole text, so that it can be made again from a view, a record or a pickle."""
    return replace(PACKS[DEFAULT], name=text, **changed(parse(text)))


@lru_cache(KEPT)
def tables_of(text: str, module: str, level: str, seats: int, conference: int) -> Tables:
    pack = _read(text)
    sheet = next(sheet for sheet in pack.modules if sheet.id == module)
    return Tables(pack, sheet, level, seats, conference)

"""Packs: our edition with season cards that somebody wrote."""

from dataclasses import replace
from functools import lru_cache

from chrysalide.core.packs import KEPT, parse
from chrysalide.games.mariposas.codes import EDITIONS, Lexicon
from chrysalide.games.mariposas.facts import DEFAULT, read_pack


@lru_cache(KEPT)
def lexicon_of(pack: str) -> Lexicon:
    """A pack is known by its whole text, so that it can be made again from a view, a record or a pickle."""
    return Lexicon(replace(EDITIONS[DEFAULT], name=pack, season_cards=read_pack(parse(pack))))

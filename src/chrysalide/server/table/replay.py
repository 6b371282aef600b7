"""A stored table becomes a match again: its entries are replayed through the rules, including undone ones."""

from chrysalide.core.errors import BadRecord, ChrysalideError
from chrysalide.core.game import AnyGame
from chrysalide.core.match import Match
from chrysalide.server.store.rows import UNDO_AGREED, StoredTable
from chrysalide.server.table import imports


def replayed(game: AnyGame, stored: StoredTable, known: Match | None = None) -> Match:
    """The match of the stored entries; those already in `known` are not replayed again."""
    undos = stored.undos
    if known is not None and _begins(known, stored, len(undos)):
        match = known.copy()
        match.settles = False
        _enter(match, stored.entries[len(match.log) :])
    else:
        match = Match(game, len(stored.seats), stored.options, settle=False)
        match.commitment, match.seed = imports.promise(stored)
        match.origin = stored.origin
        match.keep_trail(bool(undos))
        for texts, undo in zip(stored.made, [*undos, None], strict=True):
            _enter(match, texts)
            if undo is not None:
                match.take_back(undo.args["seat"], undo.length, undo.id == UNDO_AGREED)
        match.keep_trail(False)
    match.settles = True
    match.ending = stored.ending
    return match


def _begins(known: Match, stored: StoredTable, undone: int) -> bool:
    return len(known.undone) == undone and known.entries == stored.entries[: len(known.log)]


def _enter(match: Match, texts: list[str]) -> None:
    for number, text in enumerate(texts, start=len(match.log) + 1):
        try:
            match.enter(text)
        except ChrysalideError as wrong:
            args = {"number": number, "text": text[:60], "why": str(wrong)}
            raise BadRecord("error-record-entry", match.game.id, **args) from wrong

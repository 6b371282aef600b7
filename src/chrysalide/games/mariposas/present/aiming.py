"""What a click on a thing means: the action that it would be, legal or not."""

from chrysalide.games.mariposas.actions import SPACE
from chrysalide.games.mariposas.board import copies_of
from chrysalide.games.mariposas.codes import LAUNCH, LENGTHS, MOVEMENTS, STOP
from chrysalide.games.mariposas.facts.records import FLOWERS, LETTERS
from chrysalide.games.mariposas.facts.records import PIECES as PIECE_IDS
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.phases import FREE_BIRTH, GIVE_BIRTH, PICK_ADJACENT

WITH = ("none", "e", "s", "es")
WORDS = {"copy": "copy", "card": "gain", "pay": "birth"}


def aim(state: Mariposas, target: str) -> int | None:
    kind, _, name = target.partition(":")
    text: str | None = None
    if kind in WORDS:
        text = f"{WORDS[kind]} {name}"
    elif kind == "hand":
        text = f"play {name}"
    elif target == "bonus:double":
        text = "play 32"
    elif kind == "cell":
        text = f"{_cell_word(state)} {name}"
    elif kind == "flower" and name in FLOWERS:
        text = f"pick {LETTERS[FLOWERS.index(name)]}"
    elif kind == "swap":
        text = f"swap {name.replace('+', ' ')}"
    elif kind == "piece" and name in PIECE_IDS:
        return _aim_piece(state, PIECE_IDS.index(name))
    elif kind == "move":
        return _aim_move(state, name)
    elif kind == "with":
        return _aim_bonus(state, name)
    elif target == "skip":
        text = {GIVE_BIRTH: "birth -", FREE_BIRTH: "free -"}.get(state.phase, "adj -")
    elif target in ("stop", "keep"):
        text = target
    action = SPACE.by_text.get(text) if text is not None else None
    return action.code if action is not None else None


def _cell_word(state: Mariposas) -> str:
    return {PICK_ADJACENT: "adj", FREE_BIRTH: "free"}.get(state.phase, "land")


def _aim_piece(state: Mariposas, piece: int) -> int:
    """A butterfly with the first movement it could make; where there is none, with the shortest one."""
    codes = [code for code in state.legal() if LAUNCH <= code < STOP]
    return next((code for code in codes if (code - LAUNCH) // MOVEMENTS == piece), _any_launch(state, piece))


def _any_launch(state: Mariposas, piece: int) -> int:
    left = [length for length in range(1, LENGTHS + 1) if (state.moves >> (4 * length)) & 15]
    return LAUNCH + piece * MOVEMENTS + (left[0] - 1 if left else 0)


def _aim_move(state: Mariposas, name: str) -> int | None:
    """A movement without a butterfly: that of the first one on the board."""
    pieces = [piece for piece in PIECE_IDS if state.here(state.seat, PIECE_IDS.index(piece)) >= 0]
    action = SPACE.by_text.get(f"go {pieces[0]} {name}") if pieces else None
    return action.code if action is not None else None


def _aim_bonus(state: Mariposas, name: str) -> int | None:
    """Bonus cards without a card: with the first one in hand. Without bonus cards there is nothing to ask."""
    hand = [kind for number, kind in enumerate(state.board.kinds) if copies_of(state.hands[state.seat], number)]
    if name not in WITH or name == "none" or not hand:
        return None
    return SPACE.by_text[f"play {hand[0]}+{name}"].code

# mypyc
"""The numbers of actions: what actions.py writes as text, in the same order.

Roles, cards, places, effects and ambassadors are numbered over all packs, so that one table serves them all; a
`Tables` (tables.py) translates between these numbers and those of a pack.
"""

from typing import Final

from chrysalide.games.extinction.board import CELLS
from chrysalide.games.extinction.facts import find_packs, past_packs
from chrysalide.games.extinction.facts.records import (
    AMBASSADORS,
    EFFECTS,
    HIGHEST,
    LINE_IDS,
    MOST_SEATS,
    SPECIALTIES,
    Pack,
)

PACKS: Final[dict[str, Pack]] = find_packs()  # those to choose from
EVERY_PACK: Final[dict[str, Pack]] = {**PACKS, **past_packs()}
SEATS: Final[int] = MOST_SEATS


def _union(lists: list[list[str]]) -> list[str]:
    found: list[str] = []
    for words in lists:
        for word in words:
            if word not in found:
                found.append(word)
    return found


def _places(pack: Pack) -> list[str]:
    """Starting actions, cards of one role, and cards of all with the seat that played them."""
    actions = [card for card in pack.cards if card.type == "A"]
    return [
        *[action.id for action in pack.start_actions],
        *[card.id for card in actions if not card.common],
        *[f"{card.id}@{seat}" for card in actions if card.common for seat in range(MOST_SEATS)],
    ]


_all: Final[list[Pack]] = list(EVERY_PACK.values())
ROLE_IDS: Final[list[str]] = _union([[role.id for role in pack.roles] for pack in _all])
PLACE_IDS: Final[list[str]] = _union([_places(pack) for pack in _all])
CARD_IDS: Final[list[str]] = _union([[card.id for card in pack.cards] for pack in _all])
EFFECT_IDS: Final[list[str]] = _union(
    [[effect.id for module in pack.modules for effect in module.effects] for pack in _all]
)
AMBASSADOR_IDS: Final[list[str]] = _union([[ambassador.id for ambassador in pack.ambassadors] for pack in _all])
MODULES: Final[list[str]] = _union([[module.id for module in pack.modules] for pack in _all])

TRIPLES: Final[list[str]] = [f"{a} {b} {c}" for a in range(1, 7) for b in range(a, 7) for c in range(b, 7)]
VOTES: Final[list[str]] = [*map(str, range(1, 7)), *[f"{a} {b}" for a in range(1, 7) for b in range(a, 7)]]

ROLE: Final = 0
SPEC: Final[int] = ROLE + len(ROLE_IDS)
DIE: Final[int] = SPEC + SPECIALTIES  # value × place
END: Final[int] = DIE + 6 * len(PLACE_IDS)
REROLL: Final[int] = END + 1
STAND: Final[int] = REROLL + 6
MOVE: Final[int] = STAND + 1  # from × to
STOP: Final[int] = MOVE + CELLS * CELLS
PUT: Final[int] = STOP + 1
CLEAR: Final[int] = PUT + CELLS
CUBE: Final[int] = CLEAR + CELLS
EXTRA: Final[int] = CUBE + AMBASSADORS
PLAY: Final[int] = EXTRA + AMBASSADORS
AMOUNT: Final[int] = PLAY + len(CARD_IDS)
DROP: Final[int] = AMOUNT + HIGHEST + 1
KEEP: Final[int] = DROP + 1
LIFT: Final[int] = KEEP + 1
PAYLIFT: Final[int] = LIFT + EFFECTS
FUND: Final[int] = PAYLIFT + EFFECTS
LOOK: Final[int] = FUND + EFFECTS
SHIFT: Final[int] = LOOK + AMBASSADORS  # from × to
BORN: Final[int] = SHIFT + AMBASSADORS * AMBASSADORS  # parent × cell
SPLIT: Final[int] = BORN + CELLS * CELLS
LINE: Final[int] = SPLIT + CELLS
TOWARDS: Final[int] = LINE + len(LINE_IDS)  # written `side 24`
LOSE: Final[int] = TOWARDS + CELLS
SAVE: Final[int] = LOSE + CELLS
CANCEL: Final[int] = SAVE + 1
IGNORE: Final[int] = CANCEL + 1
BURN: Final[int] = IGNORE + 1
STRIP: Final[int] = BURN + CELLS
NEXT: Final[int] = STRIP + AMBASSADORS
POLL: Final[int] = NEXT + MOST_SEATS
NO: Final[int] = POLL + AMBASSADORS
LOT: Final[int] = NO + 1  # from here on chance acts; written `role 0 zoologiste`
FIRST: Final[int] = LOT + MOST_SEATS * len(ROLE_IDS)
DRAW: Final[int] = FIRST + MOST_SEATS  # seat × card
THREE_DICE: Final[int] = DRAW + MOST_SEATS * len(CARD_IDS)
ROLL: Final[int] = THREE_DICE + len(TRIPLES)  # written `die 3`
BIRTH: Final[int] = ROLL + 6
DEST: Final[int] = BIRTH + 6
SHOW: Final[int] = DEST + 6
EFFECT: Final[int] = SHOW + len(EFFECT_IDS)
AMB: Final[int] = EFFECT + len(EFFECT_IDS)  # place × ambassador
SEE: Final[int] = AMB + AMBASSADORS * len(AMBASSADOR_IDS)
VOTE: Final[int] = SEE + AMBASSADORS * len(AMBASSADOR_IDS)
CODES: Final[int] = VOTE + len(VOTES)

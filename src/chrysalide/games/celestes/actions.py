"""The action space: the order here is the order of the codes in rules.py."""

from chrysalide.core.actions import ActionSpace, Field, Pattern
from chrysalide.games.celestes.board import LAYOUT_IDS, LETTERS, SLOTS, SPECIES

_slot = Field("slot", tuple(range(1, SLOTS + 1)), "2.1", "refuse-no-such-slot")
_species = Field("species", tuple(LETTERS[:SPECIES]), "3.7", "refuse-bolina-not-dealt")
_layout = Field("layout", tuple(LAYOUT_IDS), "3.2", "refuse-layout-not-offered")

SPACE = ActionSpace(
    Pattern("take", (_slot,)),
    Pattern("bolina"),
    Pattern("keep"),
    Pattern("order", (Field("order", ("first", "second")),)),
    Pattern("first", (Field("seat", (0, 1)),), chance=True),
    Pattern("deal", (_slot, _species), chance=True),
    Pattern("turn", (_slot, _species), chance=True),
    Pattern("layout", (_layout,), chance=True),
)

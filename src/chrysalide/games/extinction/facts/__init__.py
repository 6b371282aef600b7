"""The facts of the printed game: every folder of data/, or named by CHRYSALIDE_PACKS, is a card pack.

Other cards are another folder; the option `pack` chooses among them.
"""

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from chrysalide.core.datafile import RECONSTRUCTED, DataError, Table, data_folders, open_file
from chrysalide.core.packs import HEAD
from chrysalide.games.extinction.facts.box import read_ambassadors, read_box
from chrysalide.games.extinction.facts.cards import check_starts, read_cards, read_roles, read_start_actions
from chrysalide.games.extinction.facts.nature import payable, read_effects, read_modules
from chrysalide.games.extinction.facts.records import Pack

__all__ = ["DEFAULT", "DataError", "Pack", "changed", "find_packs", "past_packs", "read_pack"]

DEFAULT = RECONSTRUCTED


def read_pack(folder: Path) -> Pack:
    """All facts of a pack, or a DataError that names file, card and field."""
    box = read_box(open_file(folder, "box.toml"))
    actions = read_start_actions(open_file(folder, "actions.toml"))
    roles, specialties = read_roles(open_file(folder, "roles.toml"))
    cards = read_cards(open_file(folder, "cards.toml"), roles)
    check_starts(specialties, cards["decks"])
    ambassadors = read_ambassadors(open_file(folder, "ambassadors.toml"))
    sizes = box["animals"], box["tiles"]
    modules = read_modules(open_file(folder, "modules.toml"), sizes, payable(actions, cards["cards"]))
    return Pack(
        name=folder.name,
        **box,
        start_actions=actions,
        roles=roles,
        specialties=tuple(specialty for _, specialty in specialties),
        **cards,
        **ambassadors,
        modules=read_effects(open_file(folder, "effects.toml"), modules, actions),
    )


def find_packs() -> dict[str, Pack]:
    """All packs by name, the default one first."""
    folders = data_folders(Path(__file__).parents[1], "CHRYSALIDE_PACKS")
    return {folder.name: read_pack(folder) for folder in folders}


def past_packs() -> dict[str, Pack]:
    """The default pack as older rules had it, by a name that no option offers: matches begun with it go on with it."""
    folders = sorted((Path(__file__).parents[1] / "past").iterdir())
    packs = [replace(read_pack(folder), name=past_name(int(folder.name))) for folder in folders]
    return {pack.name: pack for pack in packs}


def past_name(rules: int) -> str:
    return f"{DEFAULT} {rules}"


@cache
def _ours() -> Pack:
    return read_pack(Path(__file__).parents[1] / "data" / DEFAULT)


def changed(pack: Table) -> dict[str, Any]:
    """What a pack that somebody wrote says of ambassadors and cards; whatever it leaves out is as in ours.

    Actions know our ids, and which of our cards are laid out, so that only what they say can be different.
    """
    pack.only("ambassador", "card", *HEAD)
    ours = _ours()
    found: dict[str, Any] = {}
    if "ambassador" in pack.fields:
        row = {"mark": "O", "colours": list(ours.row)}
        known = {one.id: one for one in ours.ambassadors}
        for table in pack.tables("ambassador"):
            table.word("back", [known[table.word("id", known)].back])
        file = Table(pack.file, pack.name, {"ambassador": pack.fields["ambassador"], "ambassador_row": row})
        found |= read_ambassadors(file)
    if "card" in pack.fields:
        cards = {card.id: card for card in ours.cards}
        for table in pack.tables("card"):
            card = cards[table.word("id", cards)]
            table.word("type", [card.type])
            table.word("decks", [card.deck])
        found |= read_cards(pack.only_with("card"), ours.roles)
    return found

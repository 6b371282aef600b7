"""The facts of the printed game: every folder of data/, or named by CHRYSALIDE_EDITIONS, is an edition.

Another map or other cards are another folder; the option `edition` chooses among them.
"""

from dataclasses import replace
from functools import cache
from pathlib import Path

from chrysalide.core.datafile import RECONSTRUCTED, DataError, Table, data_folders, old_data, open_file
from chrysalide.core.packs import HEAD
from chrysalide.games.mariposas.facts.cards import read_cards, read_counts, read_waystations
from chrysalide.games.mariposas.facts.chart import read_map
from chrysalide.games.mariposas.facts.goals import read_season_cards
from chrysalide.games.mariposas.facts.records import Edition, SeasonCard

__all__ = ["DEFAULT", "DataError", "Edition", "Table", "find_editions", "older_editions", "read_edition", "read_pack"]

DEFAULT = RECONSTRUCTED
GAME = Path(__file__).parents[1]


def read_edition(folder: Path) -> Edition:
    """All facts of an edition, or a DataError that names file, table and field."""
    drawn = read_map(open_file(folder, "map.toml"))
    numbers = read_counts(open_file(folder, "counts.toml"))
    cards = read_cards(open_file(folder, "cards.toml"), numbers["hand_size"], numbers["turns"])
    cities = [cell.city for cell in drawn["cells"] if cell.city is not None]
    waystations = read_waystations(open_file(folder, "waystations.toml"), len(cities))
    season_cards = read_season_cards(open_file(folder, "seasons.toml"), cities)
    return Edition(name=folder.name, **drawn, **numbers, **cards, **waystations, season_cards=season_cards)


def find_editions() -> dict[str, Edition]:
    """All editions by name, the default one first."""
    return {folder.name: read_edition(folder) for folder in data_folders(GAME, "CHRYSALIDE_EDITIONS")}


def older_editions() -> dict[str, Edition]:
    """Our editions under older rules: only their season cards were different."""
    folder = old_data(GAME, 1)
    today = read_edition(GAME / "data" / DEFAULT)
    cities = [cell.city for cell in today.cells if cell.city is not None]
    cards = read_season_cards(open_file(folder, "seasons.toml"), cities)
    return {folder.name: replace(today, name=folder.name, season_cards=cards)}


@cache
def _ours() -> Edition:
    return read_edition(GAME / "data" / DEFAULT)


def read_pack(pack: Table) -> list[SeasonCard]:
    """Season cards for some of our ids, which are those that actions know; each belongs to its season."""
    pack.only("season_card", *HEAD)
    ours = {card.id: card.season for card in _ours().season_cards}
    for table in pack.tables("season_card"):
        table.word("season", [ours[table.word("id", ours)]])
    cities = [cell.city for cell in _ours().cells if cell.city is not None]
    return read_season_cards(pack.only_with("season_card"), cities)

"""The options of Papilio."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, Self

from chrysalide.core.datafile import Table
from chrysalide.core.errors import BadOption
from chrysalide.core.options import Options, Range, Rule
from chrysalide.core.packs import HEAD, KEPT, Packed, is_pack, parse
from chrysalide.games.papilio.board import KIND_CODES, KIND_IDS, SPLITS, TILES

GAME = "papilio"
COUNT = re.compile(r"([A-Za-z])(\d{1,2})")

if TYPE_CHECKING:
    Split = str  # the name of a split, or one's own counts written `L9 E6 C6 H4 F4 S3 Z2`
else:
    Split = Literal["ours", "gentle", "fierce"]  # what a form offers


def read_pack(pack: Table) -> list[int]:
    """1.10: a pack is one split, a table like those in data/tiles.toml."""
    pack.only("split", *HEAD)
    splits = pack.tables("split")
    if len(splits) > 1:
        splits[1].fail("", "a pack has one split", "split-one")
    table = splits[0]
    table.only("id", *KIND_IDS)
    counts = [table.number(kind, 0, TILES) for kind in KIND_IDS]
    if sum(counts) != TILES:
        table.fail(
            "", f"{sum(counts)} tiles where {TILES} are needed (1.2)", "split-sum", found=sum(counts), needed=TILES
        )
    return counts


@lru_cache(KEPT)
def _counts_in(pack: str) -> list[int]:
    return read_pack(parse(pack))


@dataclass(frozen=True)
class PapilioOptions(Options):
    chain: Annotated[Literal["full", "single"], Rule("5.1")] = "full"
    end_rule: Annotated[Literal["settled", "decided", "first_out"], Rule("8.2")] = "settled"
    tiebreak: Annotated[Literal["none", "earliest"], Rule("8.7")] = "none"
    turn_cap: Annotated[int, Range(20, 500), Rule("8.4")] = 100
    starter: Annotated[Literal["random", 0, 1], Rule("2.2")] = "random"
    loose_tiles: Annotated[Split, Packed(read_pack), Rule("1.10")] = "ours"

    @classmethod
    def read(cls, values: dict[str, Any], seats: int, game: str | None = None) -> Self:
        """1.10: apart from the named splits, any counts that add up to 34 are allowed."""
        values = {name: "null" if value is None else value for name, value in values.items()}  # null is not "none"
        wanted = values.get("loose_tiles", "ours")
        if str(wanted).lower() in SPLITS or is_pack(wanted):
            return super().read(values, seats, game)
        others = {name: value for name, value in values.items() if name != "loose_tiles"}
        options = super().read(others, seats, game)
        return cls(**{**options.as_json(), "loose_tiles": written(counts_of(wanted))})

    def draws(self) -> bool:
        """8.7: a tie is a draw, unless the first to get there wins it."""
        return self.tiebreak == "none"

    def counts(self) -> list[int]:
        """How many loose tiles of each kind there are."""
        if is_pack(self.loose_tiles):
            return _counts_in(self.loose_tiles)[:]
        return SPLITS.get(self.loose_tiles) or counts_of(self.loose_tiles)


@dataclass(frozen=True)
class FirstOptions(PapilioOptions):
    """Of version 1 of the rules."""

    end_rule: Annotated[Literal["decided", "first_out"], Rule("8.2")] = "decided"


def written(counts: list[int]) -> str:
    return " ".join(f"{code}{number}" for code, number in zip(KIND_CODES, counts, strict=True))


def counts_of(wanted: Any) -> list[int]:
    """Counts from `L9 E6 …` (commas do as well; a kind left out: none) or from {"leaf": 9, …} with all seven kinds."""
    counts = _named(wanted) if isinstance(wanted, dict) else _lettered(str(wanted))
    if counts is None:
        values = [*SPLITS, written(SPLITS["ours"])]
        raise BadOption("error-option-value", GAME, option="loose_tiles", value=str(wanted)[:60], values=values)
    if sum(counts) != TILES:
        raise BadOption("error-option-split", GAME, value=str(wanted)[:60], needed=TILES)
    return counts


def _named(wanted: dict[str, Any]) -> list[int] | None:
    if set(wanted) != set(KIND_IDS):
        return None
    counts = [wanted[kind] for kind in KIND_IDS]
    fit = all(isinstance(number, int) and not isinstance(number, bool) and number >= 0 for number in counts)
    return counts if fit else None


def _lettered(wanted: str) -> list[int] | None:
    found = dict.fromkeys(KIND_CODES, -1)
    for word in wanted.replace(",", " ").split():
        count = COUNT.fullmatch(word)
        code = count[1].upper() if count else ""
        if count is None or found.get(code) != -1:
            return None
        found[code] = int(count[2])
    return [max(0, number) for number in found.values()] if wanted.strip() else None

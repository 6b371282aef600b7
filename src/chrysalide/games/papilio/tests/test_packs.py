"""1.10: the loose tiles of a pack."""

import pytest

import chrysalide
from chrysalide.core.packs import BadPack, written
from chrysalide.games.papilio.board import KIND_IDS

COUNTS = [10, 10, 4, 4, 4, 2, 0]


def pack(counts: list[int]) -> str:
    return written({"split": [{"id": "own", **dict(zip(KIND_IDS, counts, strict=True))}]})


def test_1_10_the_tiles_are_those_of_the_pack() -> None:
    match = chrysalide.new("papilio", seed=2, loose_tiles=pack(COUNTS))
    assert match.options.counts() == COUNTS
    dealt = [entry.split()[1] for entry in match.entries if entry.startswith("tile ")]  # all but the spare one (2.1)
    assert (len(dealt), dealt.count("Z")) == (33, 0)
    assert dealt.count("E") in (9, 10)


@pytest.mark.parametrize(
    ("counts", "field", "said"),
    [
        ([9, 10, 4, 4, 4, 2, 0], "", "split-sum"),
        ([-1, 10, 4, 4, 4, 2, 11], "leaf", "data-integer"),
    ],
)
def test_1_10_a_fault_is_placed_and_said(counts: list[int], field: str, said: str) -> None:
    with pytest.raises(BadPack) as caught:
        chrysalide.new("papilio", loose_tiles=pack(counts))
    assert (caught.value.place, caught.value.field, caught.value.why.message.id) == (("split", 0), field, said)


def test_1_10_a_pack_has_one_split() -> None:
    with pytest.raises(BadPack) as caught:
        chrysalide.new("papilio", loose_tiles=pack(COUNTS) + pack(COUNTS).replace('id = "own"', 'id = "more"'))
    assert caught.value.why.message.id == "split-one"

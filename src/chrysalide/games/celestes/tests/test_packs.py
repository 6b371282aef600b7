"""2.7: layouts in a pack: drawn like any others, played with on their own drawings, and checked like a file."""

from typing import Any

import pytest

import chrysalide
from chrysalide.core.packs import BadPack, written
from chrysalide.games.celestes import GAME
from chrysalide.games.celestes.tests import oracle
from chrysalide.games.celestes.tests.table import new, phase, run
from chrysalide.games.celestes.tests.test_editions import COLUMNS, EACH
from chrysalide.language import Words

DARK = [row.replace("O", "X") for row in COLUMNS]


def pack(**fields: Any) -> str:
    return written({"layout": [{"id": "L01", "rows": COLUMNS, **fields}]})


def test_2_7_engine_and_oracle_agree_on_the_drawings_of_a_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(oracle.LAYOUTS, "L01", COLUMNS)
    match = run(new(edition=pack(), tokens_to_win=1, layouts=["L01"]), "layout L01 / first 0")
    assert [slot["under"] for slot in match.view()["slots"]][:3] == [[], [], []]  # not dealt yet
    while phase(match) != "over":
        match.enter(match.legal()[-1])
    assert match.view()["rounds"][0]["layout"] == "L01"


def test_2_7_a_layout_that_is_not_ours_does_not_bear_the_name_of_ours() -> None:
    """The Pyramid is called after its drawing."""
    ours = GAME.start(2, GAME.options.read({}, 2))
    own = GAME.start(2, GAME.options.read({"edition": pack(), "tokens_to_win": 1}, 2))
    assert (ours.book.titles[0], own.book.titles[0], own.book.titles[1]) == ("L01", "1", "L02")
    assert Words("celestes", "fr").say("layout", layout="1") == "Disposition 1"


@pytest.mark.parametrize(
    ("fields", "field", "said"),
    [
        ({"id": "L16"}, "id", "data-one-of"),
        ({"rows": DARK}, "rows", "layout-dark"),  # chance would wait for ever for a card to deal
        ({"rows": COLUMNS[1:]}, "rows", "layout-slots"),
        ({"rows": ["O" + "." * 60]}, "rows", "layout-size"),
        ({"rows": ["."] * 19}, "rows", "layout-size"),
        ({"rows": [*COLUMNS[1:], "OOO"]}, "rows", "layout-overlap"),
        ({"covers": [[2], *EACH[1:]]}, "covers", "layout-covers"),  # two cards on each other could never be taken
        ({"covers": [*EACH[:17], [18]]}, "covers", "layout-covers"),
        ({"rows": 7}, "rows", "data-list"),
    ],
)
def test_2_7_a_fault_is_placed_and_said(fields: dict[str, Any], field: str, said: str) -> None:
    with pytest.raises(BadPack) as caught:
        chrysalide.new("celestes", edition=pack(**fields), tokens_to_win=1)
    assert (caught.value.place, caught.value.field, caught.value.why.message.id) == (("layout", 0), field, said)

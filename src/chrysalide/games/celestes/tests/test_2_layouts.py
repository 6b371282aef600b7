"""Chapter 2: layouts and covering."""

import tomllib
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from chrysalide.core.datafile import Table
from chrysalide.games.celestes import GAME, board
from chrysalide.games.celestes.facts import DEFAULT, Layout, read_layout
from chrysalide.games.celestes.tests import oracle
from chrysalide.games.celestes.tests.table import (
    EXAMPLE_2,
    LAYOUTS,
    dealt,
    face,
    faces,
    free,
    new,
    odds,
    phase,
    run,
    settle,
    slot,
    take,
    takes,
    told,
    unseen,
)
from chrysalide.language import LANGUAGES, Words
from tests.agreement import refused

COVERING = [
    [cell.strip() for cell in line.split("|")]
    for line in (Path(__file__).parent / "covering.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
every_layout = pytest.mark.parametrize("layout", LAYOUTS)


def drawing(layout: str) -> Layout:
    return board.OURS.layouts[LAYOUTS.index(layout)]


def drawn(name: str, *rows: str) -> Layout:
    """A drawing of the test's own."""
    return read_layout(Table("layouts.toml", f"layout ({name})", {"id": name, "rows": list(rows)}))


@every_layout
def test_2_1_a_layout_has_18_slots(layout: str) -> None:
    assert sum(row.count("O") + row.count("X") for row in drawing(layout).rows) == 18
    shown = dealt(layout).view()["slots"]
    assert [slot["slot"] for slot in shown] == list(range(1, 19))
    assert [(slot["row"], slot["x"]) for slot in shown] == [
        (place.row, place.column) for place in oracle.places_of(oracle.LAYOUTS[layout])
    ]


@every_layout
def test_2_1_slots_of_a_row_do_not_overlap(layout: str) -> None:
    rows = drawing(layout).rows
    assert len({len(row) for row in rows}) == 1
    assert set("".join(rows)) == set("OX.")
    for left, right in pairwise(dealt(layout).view()["slots"]):
        assert left["row"] < right["row"] or right["x"] - left["x"] >= 2


def test_2_1_example_13_there_is_no_slot_19() -> None:
    match = run(new(), EXAMPLE_2)
    for number in ("19", "0", "-1", "100", "x"):
        refused(match, f"take {number}", "2.1")
    refused(run(new(), "layout L01 / first 0"), "deal 19 E", "2.1")


def test_2_1_a_drawing_with_another_number_of_slots_is_not_loaded() -> None:
    with pytest.raises(ValueError, match=r"L16.*17 slots.*2\.1"):
        drawn("L16", "O" + ".O" * 16)
    with pytest.raises(ValueError, match=r"L16.*'Q'"):
        drawn("L16", "Q" + ".O" * 17)


@every_layout
def test_2_2_slots_are_numbered_row_by_row_and_dealt_in_this_order(layout: str) -> None:
    match = run(new(), f"layout {layout} / first 0")
    order = []
    while phase(match) == "deal":
        order.append(int(str(match.legal()[0]).split()[1]))
        match.enter(match.legal()[0])
    assert order == sorted(order)
    places = [(shown["row"], shown["x"]) for shown in match.view()["slots"]]
    assert places == sorted(places)
    marks = [(row, x) for row, line in enumerate(drawing(layout).rows) for x, mark in enumerate(line) if mark != "."]
    assert places == marks


def test_2_2_a_slot_out_of_order_is_not_dealt() -> None:
    match = run(new(), "layout L01 / first 0 / deal 4 E")
    refused(match, "deal 6 E", "2.2")
    refused(match, "deal 4 E", "2.2")
    refused(run(new(), "layout L12 / first 0"), "deal 2 E", "2.2", oracle="2.3")


def test_2_3_nothing_is_shown_of_what_is_laid_face_down() -> None:
    match = dealt("L01")
    laid = [int(entry.split()[1]) for entry in match.entries if entry.startswith("deal")]
    assert laid == [4, 5, 6, 7, 13, 14, 15, 16, 17, 18]
    assert [number for number, shown in faces(match).items() if shown == "?"] == [1, 2, 3, 8, 9, 10, 11, 12]


@every_layout
def test_2_3_white_slots_are_filled_face_up_and_black_ones_face_down(layout: str) -> None:
    match = dealt(layout)
    marks = [mark for row in drawing(layout).rows for mark in row if mark != "."]
    assert ["X" if shown == "?" else "O" for shown in faces(match).values()] == marks
    assert ["X" if shown["species"] is None else "O" for shown in match.view()["slots"]] == marks


@pytest.mark.parametrize("row", COVERING, ids=lambda row: str(row[0]))
def test_2_4_covering_is_as_derived_by_hand(row: list[str]) -> None:
    layout, per_row, up_down, accessible, covered = row
    match = dealt(layout)
    shown = match.view()["slots"]
    rows = [entry["row"] for entry in shown]
    assert "/".join(str(rows.count(number)) for number in range(max(rows) + 1)) == per_row
    faces = [entry["face"] for entry in shown]
    assert f"{faces.count('up')}/{faces.count('down')}" == up_down
    assert takes(match) == free(match) == [int(number) for number in accessible.split()]
    under = {entry["slot"]: entry["under"] for entry in shown}
    assert written(under) == covered
    assert written(oracle.coverers(oracle.LAYOUTS[layout])) == covered


def written(above: dict[int, Any]) -> str:
    """The slots that are covered, and by which."""
    return " ".join(f"{slot}<{'+'.join(map(str, sorted(covers)))}" for slot, covers in above.items() if covers)


def test_2_4_the_table_of_coverings_is_complete() -> None:
    assert [row[0] for row in COVERING] == LAYOUTS


def test_2_4_the_widest_and_the_deepest_layout() -> None:
    width = {layout: len(drawing(layout).rows[0]) for layout in LAYOUTS}
    depth = {layout: len(drawing(layout).rows) for layout in LAYOUTS}
    cards = {layout: max(len(row) - row.count(".") for row in drawing(layout).rows) for layout in LAYOUTS}
    assert most(width) == (["L10"], 15)
    assert most(depth) == (["L03", "L05"], 7)
    assert most(cards) == (["L01", "L07", "L08", "L10", "L14"], 6)


def most(sizes: dict[str, int]) -> tuple[list[str], int]:
    return [layout for layout, size in sizes.items() if size == max(sizes.values())], max(sizes.values())


def test_2_4_only_the_next_row_within_half_a_card_covers() -> None:
    """A drawing of its own: cards straight below, half a card aside, further aside, and two rows below."""
    odd = drawn("odd", "O.O.O.O.O.O", "...O.O.O...", ".O.O.O.O.O.", "..O.O.O.O..")
    centre = 7  # row 1, x 5
    assert (odd.row[centre], odd.x[centre]) == (1, 5)
    assert [odd.x[other] for other in range(18) if centre in odd.covers[other]] == [5]
    left = 9  # row 2, x 1
    assert [odd.x[other] for other in range(18) if left in odd.covers[other]] == [2]
    pairs = [(upper, lower) for upper in range(18) for lower in odd.covers[upper]]
    assert all(odd.row[upper] == odd.row[lower] + 1 for upper, lower in pairs)


def test_2_4_only_the_next_row_within_half_a_card_covers_for_the_oracle() -> None:
    low = oracle.Place(1, 2, 5, face_down=False)
    for row, column in product(range(6), range(11)):
        expected = row == 3 and column in (4, 5, 6)
        assert oracle.covers(oracle.Place(2, row, column, face_down=False), low) == expected


def test_2_4_example_9_cross() -> None:
    match = dealt("L14", rules=1)
    assert takes(match) == [5, 8, 15, 16, 17, 18]
    assert (face(match, 1), face(match, 4)) == ("?", "?")
    match.play("take 5")
    assert {text.rsplit(" ", 1)[0] for text in odds(match)} == {"turn 1"}
    match.enter(match.legal()[0])
    assert face(match, 1) != "?"
    assert takes(match) == [1, 8, 15, 16, 17, 18]
    assert slot(match, 2)["under"] == [6]
    assert face(match, 6) == "?"
    assert not slot(match, 2)["free"]


def test_2_5_example_2_accessible_slots() -> None:
    match = run(new(), EXAMPLE_2)
    assert takes(match) == [13, 14, 15, 16, 17, 18]
    assert unseen(match) == {"E": 5, "M": 3, "K": 1, "S": 1}
    assert list(faces(match).values()).count("?") == 8


def test_2_5_example_13_covered_card_is_refused() -> None:
    match = run(new(), EXAMPLE_2)
    refused(match, "take 8", "2.5")
    refused(match, "take 4", "2.5")


def test_2_5_example_13_the_same_card_is_not_taken_twice() -> None:
    match = run(new(), EXAMPLE_2)
    match.play("take 14")
    refused(match, "take 14", "2.5")


def test_2_5_one_of_two_covering_cards_is_enough_to_cover() -> None:
    match = take(run(new(), EXAMPLE_2), 18)
    assert slot(match, 12)["under"] == [17]
    refused(match, "take 12", "2.5")
    take(match, 17, cards={12: "E"})
    match.play("keep")
    assert 12 in takes(match)


def test_2_5_at_most_six_cards_are_accessible() -> None:
    match = dealt("L10")
    take(match, *range(18, 12, -1))
    if phase(match) == "bolina":
        match.play("keep")
    assert takes(match) == list(range(7, 13))


@every_layout
def test_2_5_no_layout_has_more_than_six_slots_of_which_none_lies_on_another(layout: str) -> None:
    """Directly or not; the largest such set, by matching (Dilworth)."""
    above = {shown["slot"]: shown["under"] for shown in dealt(layout).view()["slots"]}
    all_above: dict[int, set[int]] = {}
    for lower in sorted(above, reverse=True):
        all_above[lower] = set(above[lower]).union(*(all_above[upper] for upper in above[lower]))
    matched: dict[int, int] = {}

    def augment(lower: int, tried: set[int]) -> bool:
        for upper in all_above[lower] - tried:
            tried.add(upper)
            if upper not in matched or augment(matched[upper], tried):
                matched[upper] = lower
                return True
        return False

    largest = 18 - sum(augment(lower, set()) for lower in all_above)
    assert largest <= 6
    assert (largest == 6) == (layout in ("L01", "L07", "L08", "L10", "L14"))


@every_layout
def test_2_6_does_not_occur_in_our_layouts(layout: str) -> None:
    match = dealt(layout)
    assert phase(match) == "take"
    assert all(face(match, number) != "?" for number in takes(match))
    assert "card-turned" not in told(match)
    assert all(shown["under"] for shown in match.view()["slots"] if shown["face"] == "down")


@pytest.fixture
def pyramid_with_dark_corners(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The Pyramid with the ends of its lowest row face down, for as long as a test runs."""
    index = LAYOUTS.index("L01")
    usual = board.OURS.face_up[index]
    board.OURS.face_up[index] = usual - 2**12 - 2**17
    monkeypatch.setitem(oracle.LAYOUTS, "L01", [*oracle.LAYOUTS["L01"][:-1], "X.O.O.O.O.X"])
    yield
    board.OURS.face_up[index] = usual


@pytest.mark.usefixtures("pyramid_with_dark_corners")
def test_2_6_accessible_face_down_card_is_turned_up_after_dealing() -> None:
    match = run(new(), "layout L01 / first 1")
    while phase(match) == "deal":
        match.enter(match.legal()[0])
    assert {text.rsplit(" ", 1)[0] for text in odds(match)} == {"turn 13"}
    refused(match, "turn 18 K", "4.4")
    settle(match)
    assert told(match)[-3:] == ["cards-dealt", "card-turned", "card-turned"]
    assert [event.args["slot"] for event in match.story()[-2:]] == [13, 18]
    assert match.actor == 1
    assert takes(match) == [13, 14, 15, 16, 17, 18]
    assert "?" not in (face(match, 13), face(match, 18))
    assert sum(unseen(match).values()) == 20 - 8 - 2
    take(match, 13)
    assert match.actor == 0


def test_2_7_the_layouts_are_said_to_be_ours() -> None:
    assert "layouts" in GAME.about.reconstructed
    text = (GAME.folder / "data" / DEFAULT / "layouts.toml").read_text("utf-8")
    assert tomllib.loads(text)["provenance"]["layout"].startswith("O")
    for lang in LANGUAGES:
        assert "15" in Words("celestes", lang).say("reconstructed-layouts")

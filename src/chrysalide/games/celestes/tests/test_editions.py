"""2.7: layouts of a printed game are a folder; an error in it names the file, table and field."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chrysalide.core.datafile import DataError, Table
from chrysalide.games.celestes import GAME
from chrysalide.games.celestes.board import EDITIONS, LAYOUT_IDS, OURS
from chrysalide.games.celestes.books import older_book
from chrysalide.games.celestes.facts import DEFAULT, older_layouts, read_layout, read_layouts
from chrysalide.games.celestes.tests.oracle import LAYOUTS_1, LAYOUTS_2
from chrysalide.games.celestes.tests.table import dealt, free, new, phase, run

COLUMNS = ["O.O.O", "X.X.X", "O.O.O", "X.X.X", "O.O.O", "O.O.O"]  # three columns of six cards
EACH = [[] if slot < 3 else [slot - 2] for slot in range(18)]  # every card lies on the one above it
OTHER = f"""
[provenance]
layout = "B: as printed"

[[layout]]
id = "Columns"
rows = {COLUMNS}

[[layout]]
id = "Shingles"
rows = {["OXXO", *COLUMNS[1:4], "O.O.O.O.O"]}
covers = {[[], [1], [2], [3], *[[1 + slot % 4] for slot in range(14)]]}
"""


def table(**fields: Any) -> Table:
    return Table("printed.toml", "layout 1 (P1)", {"id": "P1", "rows": COLUMNS, **fields})


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"id": "a b"}, "id: 'a b'"),
        ({"id": 7}, "id: 7"),
        ({"rows": "O.O"}, "rows: 'O.O' is not a list of lines"),
        ({"rows": [*COLUMNS[1:], "O.O"]}, r"rows: 17 slots where 18 are needed \(2\.1\)"),
        ({"rows": [*COLUMNS[1:], "O.Q.O"]}, "rows: 'Q' is not one of"),
        ({"rows": [*COLUMNS[1:], "OOO"]}, "rows: slots 16 and 17 overlap in a row"),
        ({"covers": EACH[1:]}, "covers: is not a list of 18 lists"),
        ({"covers": [*EACH[:17], 15]}, "covers: is not a list of 18 lists"),
        ({"covers": [*EACH[:17], [18]]}, "covers: slot 18 cannot cover 18"),
        ({"covers": [*EACH[:17], [0]]}, "covers: slot 18 cannot cover 0"),
        ({"covers": [[2], *EACH[1:]]}, "covers: slot 1 cannot cover 2"),
        ({"covers": [*EACH[:17], ["15"]]}, "covers: slot 18 cannot cover '15'"),
        ({"colour": "blue"}, "colour: is not one of"),
    ],
)
def test_a_fault_is_named_by_file_table_and_field(fields: dict[str, Any], named: str) -> None:
    with pytest.raises(DataError) as caught:
        read_layout(table(**fields))
    assert re.match(rf"printed\.toml: layout 1 \(P1\): {named}", str(caught.value)), str(caught.value)


def test_a_layout_twice_a_folder_without_files_and_no_toml_are_named(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="no file of layouts"):
        read_layouts(tmp_path)
    (tmp_path / "a.toml").write_text(OTHER, "utf-8")
    (tmp_path / "b.toml").write_text(OTHER.replace("Shingles", "Tiles").replace("Columns", "columns"), "utf-8")
    with pytest.raises(DataError, match=r"^b\.toml: layout 1 \(columns\): id: 'columns' is there twice"):
        read_layouts(tmp_path)
    (tmp_path / "b.toml").write_text("[[layout", "utf-8")
    with pytest.raises(DataError, match=r"^b\.toml: file: "):
        read_layouts(tmp_path)


def test_2_4_rows_and_lists_of_what_covers_what_say_the_same() -> None:
    """In columns each card covers a whole edge of the one above it."""
    assert read_layout(table()) == read_layout(table(covers=EACH))
    assert read_layout(table()).covers[17] == (14,)


def test_2_7_a_folder_of_files_is_one_set_of_layouts(tmp_path: Path) -> None:
    first, _, second = OTHER.partition('[[layout]]\nid = "Shingles"')
    (tmp_path / "1.toml").write_text(first, "utf-8")
    (tmp_path / "2.toml").write_text(f'[[layout]]\nid = "Shingles"{second}', "utf-8")
    assert [layout.id for layout in read_layouts(tmp_path)] == ["Columns", "Shingles"]


def test_ours_come_first() -> None:
    """So that the codes of their actions do not depend on which other editions are there."""
    assert EDITIONS[0] == DEFAULT
    assert LAYOUT_IDS[:15] == [layout.id for layout in read_layouts(GAME.folder / "data" / DEFAULT)]
    assert list(OURS.layouts) == list(range(15))


def test_the_option_chooses_among_the_folders(tmp_path: Path) -> None:
    """In a process of its own, as layouts are read when the game is loaded."""
    script = """
import chrysalide
from chrysalide.core.errors import BadOption
try:
    chrysalide.new("celestes", edition="printed")
except BadOption as few:
    print(few.message.args["given"], few.message.args["needed"])
match = chrysalide.new("celestes", seats=2, seed=3, edition="printed", tokens_to_win=1)
bot = chrysalide.bot("celestes", "greedy", 1)
while not match.over:
    match.play(bot.choose(match.view(match.actor)))
assert chrysalide.load(match.record()).entries == match.entries
print(match.view()["options"]["edition"], match.view()["rounds"][0]["layout"] in ("Columns", "Shingles"))
ours = chrysalide.new("celestes", seats=2, seed=3)
print(set(ours.view()["layouts_left"]) <= {f"L{number:02}" for number in range(1, 16)}, ours.game.space[168].text)
"""
    folder = tmp_path / "printed"
    folder.mkdir()
    (folder / "layouts.toml").write_text(OTHER, "utf-8")
    environment = {**os.environ, "CHRYSALIDE_LAYOUTS": str(folder)}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.splitlines() == ["2 5", "printed True", "True layout L01"], done.stderr


# --- under older rules -----------------------------------------------------------------------------------


OF_OLD = {1: LAYOUTS_1, 2: LAYOUTS_2}


@pytest.mark.parametrize("version", OF_OLD)
def test_2_7_what_was_redrawn_is_kept_for_matches_of_then(version: int) -> None:
    today = {layout.id: list(layout.rows) for layout in read_layouts(GAME.folder / "data" / DEFAULT)}
    then = {layout.id: list(layout.rows) for layout in older_layouts(version)}
    redrawn = OF_OLD[version]
    assert {name for name in today if today[name] != then[name]} == set(redrawn)
    assert {name: then[name] for name in redrawn} == redrawn
    assert [layout.id for layout in older_book(version).layouts.values()] == LAYOUT_IDS[:15]


@pytest.mark.parametrize(
    ("version", "layout"), [(version, layout) for version, redrawn in OF_OLD.items() for layout in sorted(redrawn)]
)
def test_2_7_a_match_of_older_rules_is_played_on_its_own_drawings(version: int, layout: str) -> None:
    """Engine and oracle agree on them, from the first card to the last."""
    match = run(new(rules=version), f"layout {layout} / first 0")
    assert match.view()["slots"] != run(new(), f"layout {layout} / first 0").view()["slots"]
    while phase(match) != "reveal_layout":
        match.enter(match.legal()[-1])
    assert match.view()["rounds"][0]["layout"] == layout
    assert free(dealt(layout))

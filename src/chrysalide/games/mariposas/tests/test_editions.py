"""Data is checked on load, and another folder is another edition of the game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chrysalide.core.dice import Dice
from chrysalide.core.playout import finish
from chrysalide.games.mariposas.codes import CELLS, KINDS, SEASON_CARDS, TILES, Lexicon
from chrysalide.games.mariposas.facts import DEFAULT, read_edition
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.scoring import active_goals, goal_points, score_birth, score_season
from tests.data_faults import assert_missing_named, assert_named, with_fault

HERE = Path(__file__).parents[1] / "data" / DEFAULT

# file, what stands there, what is put there instead, and what the error must name
FAULTS = [
    (
        "map.toml",
        'id = "a4", color = "blue"',
        'id = "a4", color = "mauve"',
        r"map.toml: cells 3 \(a4\): color: 'mauve'",
    ),
    (
        "map.toml",
        'flower = "yellow" },\n  { id = "b1"',
        'flower = "rose" },\n  { id = "b1"',
        r"cells 3 \(a4\): flower: 'rose'",
    ),
    ("map.toml", '{ id = "a4"', '{ id = "aa4"', r"map.toml: cells 3 \(aa4\): id: 'aa4'"),
    ("map.toml", '{ id = "a4"', '{ id = "a3"', r"map.toml: file: cells: ids must differ"),
    ("map.toml", '{ id = "a4"', '{ id = "z4"', r"map.toml: file: cells: not every cell can be reached"),
    ("map.toml", '{ id = "a4",', '{ id = "a4", size = 2,', r"cells 3 \(a4\): size: is not one of"),
    (
        "map.toml",
        '"b4", color = "red", flower = "orange", count = 2',
        '"b4", color = "red", flower = "orange", count = 3',
        r"count: 3",
    ),
    ("map.toml", '["m", "l0"]', '["m", "x9"]', r"map.toml: file: extra_links: 'x9' is not a cell"),
    ("map.toml", '["j1", "k1", "k2"]', '["j1", "k1", "a2"]', r"map.toml: file: milkweed: .* do not share a corner"),
    ("map.toml", 'coast = ["l7"', 'coast = ["q7"', r"map.toml: file: coast: 'q7' is not a cell"),
    ("map.toml", 'winnipeg = "Winnipeg"\n', "", r"map.toml: names: winnipeg: is missing"),
    ("map.toml", 'city = "quebec"', 'city = "boston"', r"map.toml: file: cells: one to 16 different cities"),
    ("counts.toml", "turns = [4, 5, 6]", "turns = [4, 5]", r"counts.toml: counts: turns: \[4, 5\]"),
    ("counts.toml", "hand_size = 2", "hand_size = 3", r"counts.toml: counts: hand_size: 3 is not an integer"),
    ("counts.toml", "butterflies = [1, 2, 3, 4]", "butterflies = [1, 2, 9, 4]", r"counts: butterflies: 9"),
    ("counts.toml", "gen3 = 3", 'gen3 = "three"', r"counts.toml: birth_cost: gen3: 'three'"),
    ("counts.toml", "gen3 = 3\n", "", r"counts.toml: birth_cost: gen3: is missing"),
    ("counts.toml", "table = [0, 3", "table = [1, 3", r"counts.toml: michoacan: table: none at Michoacán"),
    ("counts.toml", '"white"]   #', '"blue"]   #', r"counts.toml: counts: flowers: 'blue'"),
    ("cards.toml", "moves = [1, 1, 1]", "moves = [1, 12]", r"cards.toml: action_card 1 \(111\): moves: 12"),
    ("cards.toml", 'id = "22"', 'id = "111"', r"cards.toml: action_card 7 \(other\): id: ids must differ"),
    ("cards.toml", 'copies = "own"', 'copies = "mine"', r"cards.toml: action_card 6 \(own\): copies: 'mine'"),
    ("cards.toml", "count = 6", "count = 4", r"cards.toml: action_card 7 \(other\): count: too few cards"),
    (
        "cards.toml",
        "adjacent_flower = true",
        'adjacent_flower = "yes"',
        r"action_card 5 \(4f\): adjacent_flower: 'yes'",
    ),
    ("cards.toml", "moves = [4]\n", "moves = [1]\n", r"cards.toml: action_card 5 \(4f\): moves: an adjacent flower"),
    ("cards.toml", "add_length = 2", "add_length = 6", r"action_card 4 \(5\): moves: stretched"),
    (
        "waystations.toml",
        '"extra", "stretch", "wild"',
        '"extra", "wild"',
        r"waystations.toml: tokens: list: must hold 16",
    ),
    ("waystations.toml", '"blue-adult"', '"blue-moth"', r"waystations.toml: tokens: list: 'blue-moth'"),
    ("waystations.toml", "end_points = 3", "end_points = -3", r"waystations.toml: tile 4 \(jewel\): end_points: -3"),
    (
        "waystations.toml",
        "end_points = 3",
        "end_point = 3",
        r"waystations.toml: tile 4 \(jewel\): end_point: is not one of",
    ),
    (
        "seasons.toml",
        "right:houston",
        "right:berlin",
        r"seasons.toml: season_card 2 \(spring_2\), goal 1: area: 'right:berlin'",
    ),
    ("seasons.toml", 'kind = "birth_in"', 'kind = "birth_at"', r"season_card 2 \(spring_2\), goal 1: kind: 'birth_at'"),
    (
        "seasons.toml",
        'op = "none_in"',
        'op = "nowhere"',
        r"season_card 4 \(spring_4\), goal 1, condition 2: op: 'nowhere'",
    ),
    (
        "seasons.toml",
        'season = "autumn"',
        'season = "summer"',
        r"seasons.toml: file: season_card: there is no card for autumn",
    ),
    ("seasons.toml", "points = 1 },", "points = 0 },", r"season_card 1 \(spring_1\), goal 1: points: 0"),
    ("seasons.toml", 'id = "spring_2"', 'id = "spring_1"', r"seasons.toml: file: season_card: ids must differ"),
    ("seasons.toml", "[[season_card]]", "[[season_card", r"seasons.toml: file: "),
]


@pytest.mark.parametrize(("file", "old", "new", "named"), FAULTS, ids=[f"{f[0]}-{f[2][:24]}" for f in FAULTS])
def test_a_fault_is_named_by_file_table_and_field(tmp_path: Path, file: str, old: str, new: str, named: str) -> None:
    assert_named(read_edition, with_fault(HERE, tmp_path, file, old, new, everywhere=True), file, named)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert_missing_named(read_edition, with_fault(HERE, tmp_path, "map.toml", "m", "m"), "cards.toml")


def test_every_table_has_its_provenance() -> None:
    import tomllib

    for path in HERE.glob("*.toml"):
        tables = tomllib.loads(path.read_text("utf-8"))
        assert set(tables) - {"provenance"} <= set(tables["provenance"]) | {"provenance"}, path.name


def test_ids_of_the_default_edition_come_first() -> None:
    """So that its codes do not depend on which other editions are there."""
    edition = read_edition(HERE)
    assert [cell.id for cell in edition.cells] == CELLS[:90]
    assert [kind.id for kind in edition.kinds] == KINDS[:7]
    assert [tile.id for tile in edition.tiles] == TILES[:6]
    assert [card.id for card in edition.season_cards] == SEASON_CARDS[:20]


def other_edition(folder: Path) -> Path:
    """A smaller game: shorter seasons, other movements, a birth goal that pays at the end, fewer butterflies."""
    copy = with_fault(HERE, folder, "counts.toml", "turns = [4, 5, 6]", "turns = [2, 2, 3]")
    for file, old, new in (
        ("counts.toml", "butterflies = [1, 2, 3, 4]", "butterflies = [1, 2, 3, 2]"),
        ("cards.toml", "moves = [1, 1, 1]", "moves = [1, 2, 1]"),
        ("cards.toml", "moves = [5]\n", "moves = [3]\n"),
        ("seasons.toml", "points = 2, immediate = true", "points = 2"),
        (
            "map.toml",
            'id = "l1", color = "orange", flower = "violet"',
            'id = "l1", color = "orange", flower = "yellow"',
        ),
    ):
        text = (copy / file).read_text("utf-8")
        assert old in text
        (copy / file).write_text(text.replace(old, new), "utf-8")
    return copy


def test_another_edition_plays_by_its_own_facts(tmp_path: Path) -> None:
    lexicon = Lexicon(read_edition(other_edition(tmp_path)))
    state = Mariposas(lexicon, 3)
    state.trace = []
    finish(state, Dice(4))
    ends = [event.args for event in state.trace if event.kind == "season-ended"]
    assert [end["season"] for end in ends] == ["spring", "summer", "autumn"]
    assert sum(event.kind == "card-played" for event in state.trace) == 3 * 7
    assert state.winners()


def test_13_7_a_birth_goal_without_mark_pays_at_the_seasons_end(tmp_path: Path) -> None:
    state = Mariposas(Lexicon(read_edition(other_edition(tmp_path))), 2)
    ids = [card.id for card in state.board.edition.season_cards]
    state.revealed[0] = ids.index("spring_2")
    state.tiles = [0, 1, 2]
    cell = state.board.ids.index("i4")
    score_birth(state, 0, cell)
    score_birth(state, 0, cell)
    assert state.points[0] == 0
    assert goal_points(state, 0, active_goals(state)[0], 0) == 4
    score_season(state)
    assert state.points[0] == 4


def test_the_option_chooses_among_the_folders(tmp_path: Path) -> None:
    """In a process of its own, as editions are read when the game is loaded."""
    script = """
import chrysalide
match = chrysalide.new("mariposas", seats=2, seed=3, edition="other")
bot = chrysalide.bot("mariposas", "random", 1)
while not match.over:
    match.play(bot.choose(match.view(match.actor)))
assert match.view()["rounds"] == [2, 2, 3]
again = chrysalide.load(match.record())
assert again.entries == match.entries
print(match.view()["options"]["edition"], len(match.view()["seats"][0]["pieces"]))
"""
    environment = {**os.environ, "CHRYSALIDE_EDITIONS": str(other_edition(tmp_path))}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600, check=False)
    assert done.stdout.split() == ["other", "8"], done.stderr

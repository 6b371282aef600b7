"""Worked examples, many of them those of the rulebook: Tigre, Normal, four seats where nothing else is said."""

from collections import Counter
from typing import Any

import pytest

from chrysalide.core.match import Match
from chrysalide.games.extinction.board import reach
from chrysalide.games.extinction.facts.records import CELL_IDS
from chrysalide.games.extinction.tests.table import (
    OPENING,
    animals,
    args,
    arranged,
    birth_target,
    effects,
    idle,
    money,
    new,
    oracle_of,
    phase,
    row,
    run,
    seated,
    state_of,
    texts,
    tiles,
    told,
)


def dice_table(**more: str) -> Match:
    """Example 1: dice 1, 4, 5, one M; a 3 on relocaliser, a 4 on rechercher of seat 2."""
    return arranged(
        burnt="45",
        purses={0: 1},
        area="rechercher@2",
        dice={0: "1 4 5", 1: "3:relocaliser", 2: "4:rechercher@2"},
        specialties={0: more.get("specialty", "vedette")},
    )


def test_example_1_dice() -> None:
    match = dice_table()
    run(match, "0 die 1 replanter / 0 clear 45")
    assert money(match)[0] == 0
    assert tiles(match) == ""
    run(match, "0 die 4 relocaliser / 0 stop / 0 die 5 rechercher@2 / * show journee / 0 drop")
    assert effects(match, "spent") == {"journee": 1}


def test_example_2_equal_value() -> None:
    assert "4 rechercher@2" not in texts(dice_table(), "die")
    assert "4 rechercher@2" in texts(dice_table(specialty="negociateur"), "die")
    assert "1 rechercher@2" not in texts(dice_table(specialty="negociateur"), "die")


def test_example_3_two_seats() -> None:
    match = arranged(seats=2, dice={0: "3 4 5", 1: "3:relocaliser"})
    assert "4 relocaliser" not in texts(match, "die")
    assert "5 relocaliser" in texts(match, "die")
    match = arranged(seats=2, dice={0: "3 4 5", 1: "3:relocaliser"}, specialties={0: "negociateur"})
    assert "4 relocaliser" in texts(match, "die")
    assert "3 relocaliser" not in texts(match, "die")


def test_example_4_own_die_and_free_place() -> None:
    match = arranged(dice={0: "2:planifier 5:reseaux 6"})
    assert "6 planifier" not in texts(match, "die")
    match = arranged(dice={0: "1 2:planifier 5:reseaux"}, specialties={0: "envoye"})
    assert "1 reseaux" in texts(match, "die")
    run(match, "0 die 1 reseaux")
    assert money(match)[0] == 1


def test_example_5_cost() -> None:
    assert not [text for text in texts(arranged(burnt="11"), "die") if text.endswith("replanter")]
    match = arranged(
        burnt="11", purses={1: 2}, permanents={1: "fondscommun"}, specialties={0: "vedette", 1: "fondation"}
    )
    run(match, "0 die 1 replanter")
    assert money(match)[:2] == [0, 1]
    match = arranged(burnt="11", specialties={0: "fondation"})
    run(match, "0 die 1 replanter")
    assert money(match)[0] == 0
    assert phase(match) == "untile"


def test_example_6_no_effect() -> None:
    match = run(arranged(purses={0: 1}), "0 die 2 replanter")
    assert money(match)[0] == 0
    assert tiles(match) == ""
    assert phase(match) == "act"


BIRTH = "11 11 44 44"


def test_example_7_birth() -> None:
    match = arranged(BIRTH, "12 21 43 45", stage="births")
    assert birth_target(match) == 3
    run(match, "* birth 3")
    assert texts(match) == ["born 44 34", "born 44 54"]
    run(match, "0 born 44 34")
    assert texts(match) == ["split 54"]
    run(match, "0 split 54")
    assert animals(match) == "11 11 34 44 54"


def test_example_8_split_impossible() -> None:
    match = run(arranged(BIRTH, "12 21 43 45 54", stage="births"), "* birth 2 / 0 born 44 34")
    assert animals(match) == "11 11 34 44"
    match = run(arranged(BIRTH, "12 21 43 45 54", stage="births"), "* birth 4")
    assert animals(match) == BIRTH
    assert phase(match) == "line"


def test_example_9_no_birth() -> None:
    herd = "12 21 22 22 23 32"
    assert phase(arranged(herd, stage="births")) == "line"
    other = arranged(herd, stage="births", specialties={1: "ethologue"}, permanents={1: "nurserie"})
    assert phase(other) == "line", "another seat's"
    match = arranged(herd, stage="births", specialties={0: "ethologue"}, permanents={0: "nurserie"})
    assert birth_target(match) == 2
    run(match, "* birth 2")
    assert "born 22 24" in texts(match)
    run(match, "0 born 22 24")
    assert animals(match) == "12 21 22 23 24 32"


def test_example_10_panda_target() -> None:
    assert phase(arranged("22 22 55", stage="births", module="panda", constants="saison")) == "line"
    match = arranged("22 22 55", stage="births", module="panda", constants="saison", specialties={0: "biologiste"})
    assert phase(match) == "birth_roll"
    assert birth_target(match) == 1
    match = arranged("11 11 33 33 55 55", stage="births", module="panda")
    assert birth_target(match) == 3


def test_example_11_slide() -> None:
    match = run(arranged("12 55", "32 42", stage="destruction"), "0 line c2 / * dest 4")
    assert tiles(match) == "22 32 42"
    assert animals(match) == "12 55"


def test_example_12_direct_hit() -> None:
    match = arranged(stage="destruction")
    assert texts(match, "line") == ["r1", "r2", "r3", "r4", "r5", "r6", "c1", "c2", "c3", "c4", "c5", "c6"]
    run(match, "0 line r2 / * dest 5")
    assert tiles(match) == "25"
    assert (state_of(match).population(), state_of(match).reserve) == (7, 15)


def test_example_13_slide_tie() -> None:
    for side, where in (("31", "32"), ("35", "34")):
        match = run(arranged("31 35 66", "33", stage="destruction"), "0 line r3 / * dest 3")
        assert texts(match) == ["side 31", "side 35"]
        assert where in tiles(run(match, f"0 side {side}"))
    match = run(arranged("31 35 66", "33 34", stage="destruction"), "0 line r3 / * dest 3 / 0 side 35")
    assert (tiles(match), animals(match)) == ("33 34 35", "31 66")


def test_example_14_illegal_line() -> None:
    assert texts(arranged("22 55", stage="destruction"), "line") == ["r2", "r5", "c2", "c5"]
    assert texts(arranged("31 35", stage="destruction"), "line") == ["r3", "c1", "c5"]


def test_example_15_otter_spread() -> None:
    match = run(arranged("44 46 61", "33", stage="destruction", module="loutre"), "0 line r4 / * dest 3")
    assert (tiles(match), animals(match)) == ("33 43 44", "46 61")
    match = run(arranged("44 46 61", "11", stage="destruction", module="loutre"), "0 line r4 / * dest 3")
    assert tiles(match) == "11 43"


def test_example_16_panda_starvation() -> None:
    table = ("11 14 22 64", "12 13 15 21")
    # 11 has no free neighbour, 14 one, 22 two: only those with at most one starve
    match = arranged(*table, stage="destruction", module="panda", reserve=5)
    run(match, "0 line r6 / * dest 1")
    assert animals(match) == "22 64"
    corner = arranged("11 44 64", "12", stage="destruction", module="panda")
    assert animals(run(corner, "0 line r6 / * dest 6")) == "44 64"
    match = run(arranged("22 64", "12 21", stage="effect", module="panda", constants="floraison"), "* effect route")
    assert texts(match, "lose") == ["22"]


def test_example_17_reserve_empty() -> None:
    match = arranged(stage="destruction", reserve=0)
    assert match.over
    assert args(match, "match-lost")["why"] == "reserve"
    match = arranged(stage="destruction", reserve=0, skip=1)
    assert not match.over
    assert state_of(match).skip == 0
    assert phase(match) == "effect_reveal"


def test_example_18_population() -> None:
    match = run(arranged("22 55", stage="effect"), "* effect braconnage / 0 lose 22")
    assert match.over
    assert args(match, "match-lost")["why"] == "population"
    match = arranged("22 55", stage="effect", permanents={1: "veto"})
    run(match, "* effect braconnage / 0 lose 22 / 1 save")
    assert animals(match) == "22 55"
    assert not match.over


KEY: dict[str, Any] = {
    "herd": "22 44 55",
    "burnt": "23",
    "stage": "effect",
    "constants": "coupe_rase remaniement",
    "ambassadors": ("chine:2", "?", "?", "bresil:1"),
    "skip": 3,
    "tiles_placed": 1,
}


def test_example_19_key_card() -> None:
    match = run(arranged(**KEY), "* effect face_a_face / 0 line r5 / * dest 1")
    assert [kind for kind in told(match) if kind in ("constant-triggered", "cube-lost")] == [
        "constant-triggered",
        "cube-lost",
    ]
    assert state_of(match).cubes[0] == 1
    assert texts(match) == ["lose 22"]
    run(match, "0 lose 22")
    assert state_of(match).skip == 3
    assert row(match) == ["coupe_rase", "remaniement"]
    assert effects(match, "spent") == {"face_a_face": 1}


def test_example_20_jurisprudence() -> None:
    lawyer: dict[str, Any] = {"specialties": {0: "contentieux"}, "permanents": {0: "jurisprudence"}}
    match = run(arranged(**KEY, **lawyer), "* effect face_a_face / 0 ignore")
    assert tiles(match) == "23"
    assert state_of(match).cubes[0] == 1, "once per turn"
    assert texts(match) == ["lose 22"]
    first: dict[str, Any] = {**KEY, "tiles_placed": 0}
    match = run(arranged(**first, **lawyer), "* effect face_a_face")
    assert phase(match) == "line", "the first tile of a turn cannot be ignored"
    run(match, "0 line r5 / * dest 1")
    assert phase(match) == "ignore_part", "the loss of a cube can be ignored now"
    other: dict[str, Any] = {"specialties": {1: "contentieux"}, "permanents": {1: "jurisprudence"}}
    assert phase(run(arranged(**KEY, **other), "* effect face_a_face")) == "line", "in the owner's own turns only"


def test_example_21_fund() -> None:
    match = run(arranged(stage="effect", constants="proies", purses={0: 2}), "* effect fonds")
    assert phase(match) == "draw"
    assert row(match) == ["proies"]
    match = run(arranged(stage="effect", active=2, constants="proies", purses={1: 3, 3: 3}), "* effect fonds")
    run(match, "3 no / 1 fund 1")
    assert row(match) == []
    assert money(match) == [0, 0, 0, 3]


def test_example_22_buying_land() -> None:
    burnt = "11 12 13 14 15"
    table: dict[str, Any] = {"burnt": burnt, "purses": {0: 2}, "hands": {0: "terres"}}
    match = arranged("22 55", specialties={0: "mecene"}, **table)
    run(match, "0 die 1 planifier / 0 play terres")
    assert texts(match, "amount") == ["0", "1", "2"]
    match = arranged("22 55", specialties={0: "fondation"}, **table)
    run(match, "0 die 1 planifier / 0 play terres")
    assert texts(match, "amount") == ["0", "1", "2", "3"]
    run(match, "0 amount 3 / 0 clear 11 / 0 clear 12 / 0 clear 13")
    assert money(match)[0] == 0
    assert tiles(match) == "14 15"


def test_example_23_antechamber() -> None:
    six = ("chine", "japon", "inde", "bresil", "indonesie", "australie")
    lobby: dict[str, Any] = {"specialties": {0: "negociateur"}, "area": "antichambre"}
    match = arranged(ambassadors=six, **lobby)
    assert "1 antichambre" not in texts(match, "die")
    match = run(arranged(ambassadors=six, purses={0: 1}, **lobby), "0 die 1 antichambre")
    assert (money(match)[0], len(texts(match, "cube"))) == (0, 6)
    match = arranged(ambassadors=six[:5], **lobby)
    run(match, "0 die 1 antichambre")
    assert texts(match) == ["cube 6"]
    match = arranged(ambassadors=("chine", "inde", "?", *six[3:]), purses={0: 1}, **lobby)
    run(match, "0 die 1 antichambre")
    assert (money(match)[0], texts(match)) == (1, ["cube 3"])
    run(match, "0 cube 3")
    assert match.odds() == {f"amb 3 {name}": 1 / 3 for name in ("japon", "russie", "canada")}


@pytest.mark.parametrize(
    ("ambassador", "place", "chance"),
    [("bresil:2", 4, 1 / 3), ("indonesie:4", 4, 21 / 36), ("afrique_du_sud:5", 6, 25 / 36)],
)
def test_example_24_votes_with_dice(ambassador: str, place: int, chance: float) -> None:
    row = ["chine:9", "inde:12", "russie:9", "?", "?", "?"]
    row[place - 1] = ambassador
    # targets are one higher than printed, so everybody has a cube more
    table: dict[str, Any] = {"stage": "end", "year": 4, "played": (1, 2, 3), "level": "facile"}
    match = run(arranged(ambassadors=row, **table), f"0 poll {place}")
    found = 0.0
    for code, odds in match.state.chance():
        after = state_of(match).copy()
        after.apply(code)
        found += odds * int(after.yes)
    assert found == pytest.approx(chance)


def test_example_24_votes_without_dice() -> None:
    for cubes, yes in ((2, "yes"), (1, "no")):
        row = (f"chine:{cubes}", "inde:12", "russie:9", "bresil:9", "indonesie:9")
        match = run(arranged(stage="end", year=4, played=(1, 2, 3), ambassadors=row), "0 poll 1")
        assert args(match, "polled")["yes"] == yes
    hands = {0: "collecte conference terrain atelier", 1: "collecte conference terrain atelier"}
    hands[2] = hands[1]
    row = ("japon:3", "inde:12", "russie:9", "bresil:9", "indonesie:9")
    match = run(arranged(stage="end", year=4, played=(1, 2, 3), ambassadors=row, hands=hands), "0 poll 1")
    assert (args(match, "polled")["total"], args(match, "polled")["yes"]) == (15, "no")
    row = ("japon:4", "inde:12", "russie:9", "bresil:9", "indonesie:9")
    match = run(arranged(stage="end", year=4, played=(1, 2, 3), ambassadors=row, hands=hands), "0 poll 1")
    assert (args(match, "polled")["total"], args(match, "polled")["yes"]) == (16, "yes")


def test_example_25_order_of_votes() -> None:
    row = ["chine:9", "inde:12", "?", "bresil:9", "?", "royaume_uni:3"]
    # targets are one higher than printed, so everybody has a cube more
    table: dict[str, Any] = {"stage": "end", "year": 4, "played": (1, 2, 3), "level": "facile"}
    match = arranged(ambassadors=row, **table)
    run(match, "0 poll 1 / 0 poll 2 / 0 poll 4 / * vote 1 / 0 poll 6")
    assert match.winners == [0, 1, 2, 3]
    match = run(arranged(ambassadors=row, **table), "0 poll 6")
    assert phase(match) == "poll_roll", "Chine and Inde are polled, nobody is asked"
    run(match, "* vote 1")
    [vote] = match.view()["history"]["votes"]
    assert [(poll["slot"], poll["yes"]) for poll in vote["polls"]] == [(6, False), (1, True), (2, True), (4, True)]
    assert vote["polls"][0]["total"] == 3
    assert (args(match, "vote-ended")["passed"], args(match, "vote-ended")["yes"]) == ("no", 3)
    assert phase(match) == "next_seat"
    last = run(arranged(ambassadors=row, **table | {"year": 5}), "0 poll 6 / * vote 1")
    assert (last.over, last.winners) == (True, [])
    row[4] = "indonesie:1"
    for roll, yes in (("1 1", 4), ("5 5", 5)):
        match = run(arranged(ambassadors=row, **table), "0 poll 1 / 0 poll 2 / 0 poll 4 / * vote 1 / 0 poll 6")
        assert not match.over
        run(match, f"* vote {roll}")
        assert (match.winners, match.view()["end"]["yes"]) == ([0, 1, 2, 3], yes)


def test_example_26_years() -> None:
    match = arranged(stage="end", year=4, active=3, played=(0, 1, 2))
    assert "vote-ended" in told(match)
    assert state_of(match).year == 5
    assert match.actor == 3
    assert texts(match) == ["next 0", "next 1", "next 2", "next 3"]
    match = arranged(stage="end", year=5, active=3, played=(0, 1, 2))
    assert match.over
    assert args(match, "match-lost")["why"] == "second_vote"


def test_example_26_all_years() -> None:
    """Four seats have four turns in each of five years, in any order, and the second vote is the end."""
    match = run(seated(["vedette", "ethologue", "constitutionnel", "mecene"]), "* first 0")
    state_of(match).skip = oracle_of(match).skip = 40  # nothing ever gets worse
    turns: Counter[int] = Counter()
    while not match.over:
        turns[state_of(match).year] += phase(match) == "roll"
        if phase(match) == "next_seat" and turns[state_of(match).year] == 0:
            assert len(texts(match)) == 4
        idle(match)
    assert turns == {1: 4, 2: 4, 3: 4, 4: 4, 5: 4}
    assert args(match, "match-lost")["why"] == "second_vote"


def test_example_27_tracking_move() -> None:
    match = run(arranged("22 66", "23 32", area="suivi"), "0 die 1 suivi")
    reached = sorted(text.split()[1] for text in texts(match, "move") if text.startswith("22"))
    assert reached == ["11", "12", "13", "14", "21", "31", "41"]
    state = state_of(match)
    cells = reach(CELL_IDS.index("22"), 4, state.free())
    assert (cells >> CELL_IDS.index("24")) & (cells >> CELL_IDS.index("42")) & 1, "the way round has four steps"


def test_example_28_money_supply() -> None:
    match = arranged(dice={0: "1 2 6"}, area="gala", bank=1, purses={1: 24}, specialties={3: "mecene"})
    run(match, "0 die 6 gala")
    assert money(match) == [1, 24, 0, 0]


def test_opening_of_a_match() -> None:
    """The notation: the record is replayed as it stands."""
    match = new(2)
    looks = {
        "0 die 6 collecte@0": lambda: (money(match), birth_target(match)) == ([2, 0], 5),
        "0 split 15": lambda: animals(match) == "13 14 15 36 36 41 41 64 64",
        "* effect journee": lambda: (tiles(match), state_of(match).population(), money(match)) == ("45", 9, [3, 1]),
        "* amb 4 indonesie": lambda: (phase(match), money(match)) == ("act", [3, 0]),
        "* birth 6": lambda: (phase(match), state_of(match).population()) == ("line", 9),
        "* effect coupe_rase": lambda: (tiles(match), row(match)) == ("15", ["coupe_rase"]),
        "* draw 1 plaidoyer": lambda: (state_of(match).year, match.actor, texts(match)[-1]) == (2, 0, "stop"),
    }
    for line in OPENING.strip().splitlines():
        run(match, line)
        assert line not in looks or looks[line](), line
    assert animals(match) == "13 14 36 36 41 41 64 64"
    assert money(match) == [3, 0]
    assert row(match) == ["coupe_rase"]
    assert texts(match, "die")[0] == "1 planifier"
    assert list(state_of(match).dice[:3]) == [1, 1, 6]

"""Tests of the oracle itself: the specification's worked examples, its derived table, its record and its invariants.

Test names cite the rules of the specification; `ex` is a worked example.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from fractions import Fraction
from itertools import pairwise, product
from typing import Any

import pytest

from chrysalide.games.celestes.tests import oracle as oracle_module
from chrysalide.games.celestes.tests.oracle import LAYOUTS, Oracle, Place, coverers, places_of, score

COUNTS = {"E": 8, "M": 6, "K": 4, "S": 2}

# Chapter Data, the table derived by rule 2.4: layout, slots per row, up / down, accessible at the start; covered by.
DERIVED = """\
| L01 | 3/4/5/6 | 10 / 8 | 13, 14, 15, 16, 17, 18 |
    1←4+5; 2←5+6; 3←6+7; 4←8+9; 5←9+10; 6←10+11; 7←11+12; 8←13+14; 9←14+15; 10←15+16; 11←16+17;
    12←17+18
| L02 | 6/5/4/3 | 11 / 7 | 16, 17, 18 |
    1←7; 2←7+8; 3←8+9; 4←9+10; 5←10+11; 6←11; 7←12; 8←12+13; 9←13+14; 10←14+15; 11←15; 12←16;
    13←16+17; 14←17+18; 15←18
| L03 | 2/3/4/5/4 | 12 / 6 | 15, 16, 17, 18 |
    1←3+4; 2←4+5; 3←6+7; 4←7+8; 5←8+9; 6←10+11; 7←11+12; 8←12+13; 9←13+14; 10←15; 11←15+16;
    12←16+17; 13←17+18; 14←18
| L04 | 4/5/4/3/2 | 10 / 8 | 17, 18 |
    1←5+6; 2←6+7; 3←7+8; 4←8+9; 5←10; 6←10+11; 7←11+12; 8←12+13; 9←13; 10←14; 11←14+15; 12←15+16;
    13←16; 14←17; 15←17+18; 16←18
| L05 | 4/3/4/3/4 | 12 / 6 | 15, 16, 17, 18 |
    1←5; 2←5+6; 3←6+7; 4←7; 5←8+9; 6←9+10; 7←10+11; 8←12; 9←12+13; 10←13+14; 11←14; 12←15+16;
    13←16+17; 14←17+18
| L06 | 5/4/5/4 | 11 / 7 | 15, 16, 17, 18 |
    1←6; 2←6+7; 3←7+8; 4←8+9; 5←9; 6←10+11; 7←11+12; 8←12+13; 9←13+14; 10←15; 11←15+16; 12←16+17;
    13←17+18; 14←18
| L07 | 2/4/6/4/2 | 12 / 6 | 17, 18 |
    1←3+4; 2←5+6; 3←7+8; 4←8+9; 5←10+11; 6←11+12; 7←13; 8←13+14; 9←14; 10←15; 11←15+16; 12←16;
    13←17; 14←17; 15←18; 16←18
| L08 | 4/6/8 | 12 / 6 | 11, 12, 13, 14, 15, 16, 17, 18 |
    1←5+6; 2←6+7; 3←8+9; 4←9+10; 5←11+12; 6←12+13; 7←13+14; 8←15+16; 9←16+17; 10←17+18
| L09 | 8/6/4 | 10 / 8 | 15, 16, 17, 18 |
    1←9; 2←9+10; 3←10+11; 4←11; 5←12; 6←12+13; 7←13+14; 8←14; 9←15; 10←15+16; 11←16; 12←17;
    13←17+18; 14←18
| L10 | 9/6/3 | 9 / 9 | 16, 17, 18 |
    1←10; 2←10+11; 3←11; 4←12; 5←12+13; 6←13; 7←14; 8←14+15; 9←15; 10←16; 11←16; 12←17; 13←17;
    14←18; 15←18
| L11 | 3/3/3/3/3/3 | 12 / 6 | 16, 17, 18 |
    1←4; 2←4+5; 3←5+6; 4←7; 5←7+8; 6←8+9; 7←10; 8←10+11; 9←11+12; 10←13; 11←13+14; 12←14+15;
    13←16; 14←16+17; 15←17+18
| L12 | 3/4/4/4/3 | 11 / 7 | 16, 17, 18 |
    1←4+5; 2←5+6; 3←6+7; 4←8+9; 5←9; 6←10; 7←10+11; 8←12; 9←12+13; 10←14+15; 11←15; 12←16;
    13←16+17; 14←17+18; 15←18
| L13 | 5/4/4/5 | 12 / 6 | 14, 15, 16, 17, 18 |
    1←6; 2←6+7; 3←7+8; 4←8+9; 5←9; 6←10; 7←11; 8←12; 9←13; 10←14+15; 11←15+16; 12←16+17; 13←17+18
| L14 | 4/4/2/4/4 | 12 / 6 | 5, 8, 15, 16, 17, 18 |
    1←5; 2←5+6; 3←7+8; 4←8; 6←9; 7←10; 9←12; 10←13; 11←15+16; 12←16; 13←17; 14←17+18
| L15 | 4/4/4/4/2 | 10 / 8 | 13, 16, 17, 18 |
    1←5; 2←5+6; 3←7+8; 4←8; 5←9; 6←9+10; 7←11+12; 8←12; 9←13; 10←13+14; 11←15+16; 12←16; 14←17;
    15←18
"""

# Chapter Notation, the complete recorded first round.
RECORD = """
layout L07 / first 1
deal 1 K / deal 2 S / deal 7 K / deal 8 K / deal 9 E / deal 10 E / deal 11 K / deal 12 M
deal 13 M / deal 16 S / deal 17 M / deal 18 E
1 take 17 / turn 14 M / 0 take 14 / 0 bolina / 1 take 18 / turn 15 M / 0 take 13 / 1 take 16
0 take 15 / 1 take 14 / 0 take 12 / 1 take 8 / 1 keep / 0 take 7 / turn 3 E / 1 take 3 / 1 bolina
0 take 9 / turn 4 M / 1 take 3 / 0 take 10 / 1 take 11 / turn 5 E / turn 6 E / 1 keep / 0 take 6
1 take 4 / 1 keep / 0 take 5 / 1 take 1 / 1 keep / 0 take 2
"""

EXAMPLE_2 = """
layout L01 / first 0
deal 4 E / deal 5 M / deal 6 K / deal 7 S / deal 13 M / deal 14 K / deal 15 E / deal 16 E / deal 17 M / deal 18 K
"""

# Nine cards for each seat that decide a round: 10 to 10, and 12 to 10.
EVEN = ("EEEEEMMMK", "EEEMMKKKS")
BETTER = ("EEEEMMMKK", "EEEEMMKKS")


# Helpers


def actions(record: str) -> list[str]:
    return [part.strip() for line in record.strip().splitlines() for part in line.split("/")]


def run(game: Oracle, record: str) -> Oracle:
    for action in actions(record):
        game.play(action)
    return game


def fact(game: Oracle, name: str) -> Any:
    return game.facts()[name]


def takes(game: Oracle) -> list[int]:
    assert game.phase() == "take"
    return [int(action.split()[1]) for action in game.legal()]


def refused(game: Oracle, action: str, rule: str) -> None:
    """The action is illegal, the message names the rule, and nothing has changed."""
    before = game.facts()
    with pytest.raises(ValueError, match=r"^" + rule.replace(".", r"\.") + r"\b"):
        game.play(action)
    assert game.facts() == before
    assert action not in game.legal()


def settle(game: Oracle, cards: dict[int, str] | None = None) -> None:
    """Let chance lay and turn up cards: the given ones, else the first species that is left."""
    while game.phase() in ("deal", "turn_up"):
        verb, slot, species = next(iter(game.legal())).split()
        if cards is not None:
            species = cards[int(slot)]
        game.play(f"{verb} {slot} {species}")


def start(layout: str, first: int = 0) -> Oracle:
    game = run(Oracle(), f"layout {layout} / first {first}")
    settle(game)
    return game


def take(game: Oracle, *slots: int, cards: dict[int, str] | None = None) -> None:
    """Take the slots one after the other; the Bolina is kept after each but the last."""
    for index, slot in enumerate(slots):
        if index and game.phase() == "bolina":
            game.play("keep")
        game.play(f"take {slot}")
        settle(game, cards)


def takers(first: int, *, busy: bool) -> list[int]:
    """Which seat takes slots 18, 17, … 1; `busy`: the Bolina is placed at every offer and taken back at once."""
    if not busy:
        return [first if index % 2 == 0 else 1 - first for index in range(18)]
    return [first if index % 4 in (0, 3) else 1 - first for index in range(18)]


def whole_round(
    game: Oracle, layout: str, cards: Sequence[str], first: int | None = None, *, busy: bool = False
) -> int:
    """Play a round in which each seat collects the given nine cards; returns the number of seat decisions."""
    game.play(f"layout {layout}")
    decisions = 0
    if game.phase() == "draw_first":
        game.play(f"first {first}")
    else:
        chooser = game.actor()
        game.play("order first" if first is None or first == chooser else "order second")
        decisions += 1
    hands = [list(cards[0]), list(cards[1])]
    order = takers(fact(game, "first"), busy=busy)
    wanted = {18 - index: hands[seat].pop() for index, seat in enumerate(order)}
    settle(game, wanted)
    for slot in range(18, 0, -1):
        game.play(f"take {slot}")
        decisions += 1
        settle(game, wanted)
        if game.phase() == "bolina":
            game.play("bolina" if busy else "keep")
            decisions += 1
            if busy:
                game.play(f"take {slot}")
                decisions += 1
                assert game.phase() != "bolina"
    return decisions


def derived_rows() -> list[tuple[str, str, str, str, str]]:
    rows: list[tuple[str, str, str, str, str]] = []
    for line in DERIVED.splitlines():
        if line.startswith("|"):
            layout, per_row, up_down, free = (cell.strip() for cell in line.strip("|").split("|")[:4])
            rows.append((layout, per_row, up_down, free, ""))
        else:
            rows[-1] = (*rows[-1][:4], rows[-1][4] + line.strip())
    return rows


def layout_parameters() -> Callable[[Callable[..., None]], Callable[..., None]]:
    return pytest.mark.parametrize("layout", sorted(LAYOUTS))


# Scoring


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ((0, 0, 0, 1), 2),
        ((0, 0, 0, 2), 0),
        ((1, 1, 1, 2), 3),
        ((3, 2, 1, 2), 7),
        ((0, 0, 3, 2), 8),
        ((0, 0, 4, 2), 8),
        ((5, 0, 0, 2), 9),
        ((0, 5, 2, 2), 10),
        ((4, 3, 0, 2), 10),
        ((2, 3, 2, 1), 11),
        ((8, 6, 4, 2), 28),
    ],
)
def test_6_1_to_6_7_ex1_scores(cards: tuple[int, int, int, int], points: int) -> None:
    assert score(*cards) == points


def test_6_1_pairs_of_eighty_eights() -> None:
    assert [score(e, 0, 0, 0) for e in range(9)] == [0, 0, 3, 3, 6, 6, 9, 9, 12]


def test_6_2_threes_of_morphos() -> None:
    assert [score(0, m, 0, 0) for m in range(7)] == [0, 0, 0, 4, 4, 4, 8]


def test_6_3_scale_of_monarchs() -> None:
    assert [score(0, 0, k, 0) for k in range(5)] == [0, 0, 2, 5, 8]


def test_6_4_one_swallowtail_is_worth_two_beside_anything() -> None:
    for e, m, k in product(range(9), range(7), range(5)):
        assert score(e, m, k, 1) == score(e, m, k, 0) + 2


def test_6_5_two_swallowtails_replace_one_card() -> None:
    assert score(1, 0, 0, 2) == 3
    assert score(0, 2, 0, 2) == 4
    assert score(0, 0, 1, 2) == 2
    assert score(0, 0, 0, 2) == 0
    assert score(2, 1, 0, 2) == 3
    for e, m, k in product(range(8), range(6), range(4)):
        best = max(score(e + 1, m, k, 0), score(e, m + 1, k, 0), score(e, m, k + 1, 0))
        assert score(e, m, k, 2) == best


def test_6_6_the_best_species_is_replaced() -> None:
    assert score(1, 2, 1, 2) == 4
    assert score(1, 0, 2, 2) == 5
    assert score(1, 2, 3, 2) == 9


def test_6_7_a_fifth_monarch_adds_nothing() -> None:
    assert score(0, 0, 4, 2) == score(0, 0, 4, 0) == 8
    assert score(1, 0, 4, 2) == 11


def test_6_8_scores_of_collections_that_fit_in_a_round_are_0_to_28() -> None:
    possible = [
        score(e, m, k, s) for e, m, k, s in product(range(9), range(7), range(5), range(3)) if e + m + k + s <= 18
    ]
    assert min(possible) == 0
    assert max(possible) == 28


def test_1_1_no_score_for_cards_the_deck_has_not() -> None:
    for cards in ((9, 0, 0, 0), (0, 7, 0, 0), (0, 0, 5, 0), (0, 0, 0, 3), (-1, 0, 0, 0)):
        with pytest.raises(ValueError, match=r"^1\.1"):
            score(*cards)


# Layouts


def test_1_3_fifteen_different_layouts() -> None:
    assert sorted(LAYOUTS) == [f"L{number:02}" for number in range(1, 16)]
    assert len({tuple(rows) for rows in LAYOUTS.values()}) == 15
    assert [row[0] for row in derived_rows()] == sorted(LAYOUTS)


@layout_parameters()
def test_2_1_eighteen_slots_that_do_not_overlap_in_a_row(layout: str) -> None:
    rows = LAYOUTS[layout]
    assert len({len(row) for row in rows}) == 1
    assert set("".join(rows)) == set("OX.")
    places = places_of(rows)
    assert [place.number for place in places] == list(range(1, 19))
    for left, right in pairwise(places):
        assert left.row < right.row or right.column - left.column >= 2


@pytest.mark.parametrize("row", derived_rows(), ids=lambda row: str(row[0]))
def test_2_4_derived_covering_table(row: tuple[str, str, str, str, str]) -> None:
    layout, per_row, up_down, free, covered = row
    places = places_of(LAYOUTS[layout])
    in_row = Counter(place.row for place in places)
    assert "/".join(str(in_row[index]) for index in sorted(in_row)) == per_row
    down = sum(place.face_down for place in places)
    assert f"{18 - down} / {down}" == up_down
    above = coverers(LAYOUTS[layout])
    assert ", ".join(str(slot) for slot in above if not above[slot]) == free
    derived = "; ".join(f"{slot}←{'+'.join(map(str, sorted(above[slot])))}" for slot in above if above[slot])
    assert derived.replace(" ", "") == covered.replace(" ", "")
    assert ", ".join(str(slot) for slot in takes(start(layout))) == free


def test_2_4_widest_and_deepest() -> None:
    widest = max(LAYOUTS, key=lambda name: len(LAYOUTS[name][0]))
    assert (widest, len(LAYOUTS[widest][0])) == ("L10", 17)
    most = {name: max(Counter(place.row for place in places_of(rows)).values()) for name, rows in LAYOUTS.items()}
    assert [name for name in most if most[name] == max(most.values())] == ["L10"]
    assert most["L10"] == 9
    deepest = [name for name, rows in LAYOUTS.items() if len(rows) == max(map(len, LAYOUTS.values()))]
    assert (deepest, len(LAYOUTS["L11"])) == (["L11"], 6)


@layout_parameters()
def test_2_5_at_most_nine_accessible_slots_at_once(layout: str) -> None:
    """The largest set of slots none of which lies, directly or not, on another (by matching, after Dilworth)."""
    above = coverers(LAYOUTS[layout])
    all_above: dict[int, set[int]] = {}
    for slot in sorted(above, reverse=True):
        all_above[slot] = set(above[slot]).union(*(all_above[up] for up in above[slot]))
    matched: dict[int, int] = {}

    def augment(slot: int, tried: set[int]) -> bool:
        for up in all_above[slot] - tried:
            tried.add(up)
            if up not in matched or augment(matched[up], tried):
                matched[up] = slot
                return True
        return False

    most = 18 - sum(augment(slot, set()) for slot in all_above)
    assert most <= 9
    assert (most == 9) == (layout == "L10")


@layout_parameters()
def test_2_6_no_face_down_card_is_accessible_right_after_dealing(layout: str) -> None:
    above = coverers(LAYOUTS[layout])
    assert all(above[place.number] for place in places_of(LAYOUTS[layout]) if place.face_down)
    assert start(layout).phase() == "take"


def test_2_6_a_face_down_card_accessible_after_dealing_is_turned_up(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = ["O.O.O.O.O.O", ".O.O.O.O.O.", "O.X.O.O.X.O", ".........X."]
    assert len(places_of(rows)) == 18
    monkeypatch.setitem(oracle_module.LAYOUTS, "L99", rows)
    game = run(Oracle(tokens_to_win=1, layouts=["L99"]), "layout L99 / first 1")
    while game.phase() == "deal":
        game.play(next(iter(game.legal())))
    assert game.phase() == "turn_up"
    assert {action.split()[1] for action in game.legal()} == {"13"}
    refused(game, "turn 18 K", "4.4")
    game.play("turn 13 K")
    game.play("turn 18 K")
    assert (game.phase(), game.actor()) == ("take", 1)
    assert takes(game) == [12, 13, 14, 15, 18]


def test_2_4_only_the_next_row_within_one_half_card_covers() -> None:
    low = Place(1, 2, 5, face_down=False)
    for row, column in product(range(6), range(11)):
        expected = row == 3 and column in (4, 5, 6)
        assert oracle_module.covers(Place(2, row, column, face_down=False), low) == expected


# Setting up


def test_3_1_a_match_starts_with_nothing() -> None:
    assert Oracle().facts() == {
        "phase": "reveal_layout",
        "actor": "chance",
        "round": 0,
        "layout": None,
        "slots": {},
        "free": [],
        "collections": [{"E": 0, "M": 0, "K": 0, "S": 0}, {"E": 0, "M": 0, "K": 0, "S": 0}],
        "totals": (0, 0),
        "tokens": (0, 0),
        "bolina": None,
        "unseen": COUNTS,
        "first": None,
        "used": [],
        "winner": None,
        "rounds": [],
    }


def test_3_2_layouts_are_uniform_among_those_not_used() -> None:
    game = Oracle()
    assert game.legal() == {f"layout {name}": Fraction(1, 15) for name in LAYOUTS}
    whole_round(game, "L05", BETTER, 0)
    assert game.legal() == {f"layout {name}": Fraction(1, 14) for name in LAYOUTS if name != "L05"}
    game = Oracle(tokens_to_win=2, layouts=["L09", "L02", "L03"])
    assert game.legal() == {f"layout {name}": Fraction(1, 3) for name in ("L02", "L03", "L09")}


def test_3_3_first_player_is_drawn_or_given() -> None:
    assert run(Oracle(), "layout L01").legal() == {"first 0": Fraction(1, 2), "first 1": Fraction(1, 2)}
    for seat in (0, 1):
        game = run(Oracle(first_player=seat), "layout L01")
        assert game.phase() == "draw_first"
        assert game.legal() == {f"first {seat}": Fraction(1)}
        refused(game, f"first {1 - seat}", "3.3")


def test_3_4_and_3_5_the_loser_chooses_after_the_layout_and_before_the_cards() -> None:
    for loser, word in product((0, 1), ("first", "second")):
        game = Oracle()
        whole_round(game, "L01", BETTER if loser == 1 else BETTER[::-1], 0)
        assert fact(game, "rounds")[-1][3] == 1 - loser
        refused(game, "order first", "3.5")
        game.play("layout L02")
        assert (game.phase(), game.actor()) == ("choose_order", loser)
        assert game.legal() == {"order first": None, "order second": None}
        assert set(fact(game, "slots").values()) == {"-"}
        assert (fact(game, "first"), fact(game, "bolina"), fact(game, "unseen")) == (None, None, COUNTS)
        game.play(f"{loser} order {word}")
        first = loser if word == "first" else 1 - loser
        assert (fact(game, "first"), fact(game, "bolina")) == (first, ("seat", 1 - first))
        settle(game)
        assert game.actor() == first


def test_3_8_and_2_3_dealing_in_slot_order_face_up_slots_only() -> None:
    game = run(Oracle(), "layout L01 / first 0")
    assert fact(game, "bolina") == ("seat", 1)
    order = []
    while game.phase() == "deal":
        action = next(iter(game.legal()))
        order.append(int(action.split()[1]))
        game.play(action)
    assert order == [4, 5, 6, 7, 13, 14, 15, 16, 17, 18]
    assert [slot for slot, card in fact(game, "slots").items() if card == "?"] == [1, 2, 3, 8, 9, 10, 11, 12]


def test_3_8_ex2_set_up() -> None:
    game = run(Oracle(), EXAMPLE_2)
    assert fact(game, "unseen") == {"E": 5, "M": 3, "K": 1, "S": 1}
    assert fact(game, "free") == [13, 14, 15, 16, 17, 18]
    assert (game.phase(), game.actor()) == ("take", 0)
    assert game.legal() == {f"take {slot}": None for slot in range(13, 19)}


def test_3_8_probabilities_while_dealing() -> None:
    game = run(Oracle(), "layout L01 / first 0")
    fraction = Fraction
    assert game.legal() == {
        "deal 4 E": fraction(8, 20),
        "deal 4 M": fraction(6, 20),
        "deal 4 K": fraction(4, 20),
        "deal 4 S": fraction(2, 20),
    }
    run(game, "deal 4 S / deal 5 S")
    assert game.legal() == {"deal 6 E": fraction(8, 18), "deal 6 M": fraction(6, 18), "deal 6 K": fraction(4, 18)}


# Taking and the Bolina


def test_4_4_and_5_1_ex3_nothing_is_turned_up_and_no_offer() -> None:
    game = run(Oracle(), EXAMPLE_2 + "0 take 14")
    assert fact(game, "collections")[0] == {"E": 0, "M": 0, "K": 1, "S": 0}
    assert fact(game, "slots")[8] == fact(game, "slots")[9] == "?"
    assert (game.phase(), game.actor()) == ("take", 1)


def test_4_4_and_5_1_to_5_3_ex4_the_example_of_the_rulebook() -> None:
    game = run(Oracle(), EXAMPLE_2 + "0 take 14 / 1 take 13")
    assert (game.phase(), game.actor()) == ("turn_up", "chance")
    assert game.legal() == {
        "turn 8 E": Fraction(5, 10),
        "turn 8 M": Fraction(3, 10),
        "turn 8 K": Fraction(1, 10),
        "turn 8 S": Fraction(1, 10),
    }
    game.play("turn 8 E")
    assert (game.phase(), game.actor()) == ("bolina", 1)
    assert game.legal() == {"bolina": None, "keep": None}
    assert fact(game, "free") == [8, 15, 16, 17, 18]
    game.play("1 bolina")
    assert fact(game, "bolina") == ("slot", 13)
    assert fact(game, "slots")[13] == "B"
    assert fact(game, "slots")[8] == "E"
    assert (game.phase(), game.actor()) == ("take", 0)
    assert takes(game) == [13, 15, 16, 17, 18]


def test_4_5_and_5_4_ex5_taking_the_bolina_gives_no_offer() -> None:
    game = run(Oracle(), EXAMPLE_2 + "0 take 14 / 1 take 13 / turn 8 E / 1 bolina / 0 take 13")
    assert fact(game, "bolina") == ("seat", 0)
    assert fact(game, "collections")[0] == {"E": 0, "M": 0, "K": 1, "S": 0}
    assert (game.phase(), game.actor()) == ("take", 1)
    assert 8 in takes(game)


def test_5_7_ex6_the_bolina_may_be_left_on_the_table() -> None:
    before = EXAMPLE_2 + "0 take 14 / 1 take 13 / turn 8 E / 1 bolina"
    game = run(Oracle(), before + "/ 0 take 13 / 1 take 15")
    assert {action.split()[1] for action in game.legal()} == {"9"}
    game.play("turn 9 M")
    assert (game.phase(), game.actor()) == ("take", 0)
    game = run(Oracle(), before + "/ 0 take 15 / turn 9 M")
    assert fact(game, "bolina") == ("slot", 13)
    assert (game.phase(), game.actor()) == ("take", 1)
    assert takes(game) == [9, 13, 16, 17, 18]


def test_5_7_and_4_7_ex7_the_sole_accessible_card_is_the_bolina() -> None:
    game = start("L07", first=0)
    take(game, 18, 17)
    game.play("bolina")
    take(game, 16)  # seat 0 leaves it there
    take(game, 17)  # seat 1 takes its own Bolina back
    take(game, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 2)
    if game.phase() == "bolina":
        game.play("keep")
    assert [slot for slot, card in fact(game, "slots").items() if card != "."] == [1, 3]
    assert (game.actor(), fact(game, "bolina")) == (1, ("seat", 1))
    run(game, "1 take 3 / 1 bolina")
    assert game.actor() == 0
    assert game.legal() == {"take 3": None}
    game.play("0 take 3")
    assert (game.phase(), game.actor()) == ("take", 1)
    assert game.legal() == {"take 1": None}
    game.play("1 take 1")
    assert game.phase() == "reveal_layout"
    assert fact(game, "rounds")[0][2] == 0


def test_5_5_ex8_the_bolina_may_replace_the_last_card() -> None:
    game = start("L07", first=0)
    take(game, *range(18, 1, -1))
    assert (game.actor(), fact(game, "bolina"), takes(game)) == (1, ("seat", 1), [1])
    run(game, "1 take 1")
    assert game.legal() == {"bolina": None, "keep": None}
    kept = run(deepcopy(game), "1 keep")
    assert (kept.phase(), fact(kept, "rounds")[0][2]) == ("reveal_layout", 1)
    game.play("1 bolina")
    assert (game.actor(), takes(game)) == (0, [1])
    game.play("0 take 1")
    assert (game.phase(), fact(game, "rounds")[0][2]) == ("reveal_layout", 0)
    assert fact(game, "bolina") == ("seat", 0)


def test_2_4_and_4_4_ex9_crossed_layout() -> None:
    game = start("L14")
    assert takes(game) == [5, 8, 15, 16, 17, 18]
    assert fact(game, "slots")[1] == fact(game, "slots")[4] == "?"
    game.play("take 5")
    assert {action.split()[1] for action in game.legal()} == {"1"}
    settle(game)
    assert takes(game) == [1, 8, 15, 16, 17, 18]
    assert fact(game, "slots")[6] == "?"


def test_4_4_several_are_turned_up_in_ascending_order_before_the_offer() -> None:
    game = run(Oracle(), RECORD.split("turn 5 E", maxsplit=1)[0].rstrip(" /\n"))
    assert game.phase() == "turn_up"
    refused(game, "turn 6 E", "4.4")
    refused(game, "1 bolina", "5.1")
    refused(game, "0 take 1", "4.4")
    run(game, "turn 5 E")
    assert {action.split()[1] for action in game.legal()} == {"6"}
    run(game, "turn 6 E")
    assert (game.phase(), game.actor()) == ("bolina", 1)


def test_5_2_and_5_6_the_bolina_may_cover_nothing_and_is_accessible() -> None:
    game = start("L08", first=1)
    take(game, 18, 17)
    game.play("bolina")
    assert 17 in takes(game)
    game = start("L07", first=0)
    take(game, *range(18, 2, -1), 2)
    assert (game.phase(), game.actor()) == ("take", 1)
    assert fact(game, "bolina") == ("seat", 1)
    run(game, "take 1 / bolina")
    assert takes(game) == [1]


def test_5_8_the_new_owner_may_place_it_from_its_next_turn_on() -> None:
    game = run(Oracle(), EXAMPLE_2 + "0 take 14 / 1 take 13 / turn 8 E / 1 bolina / 0 take 13 / 1 take 18 / 0 take 17")
    settle(game)
    assert (game.phase(), game.actor()) == ("bolina", 0)
    game.play("bolina")
    assert fact(game, "bolina") == ("slot", 17)


# Winning


def test_6_9_and_3_4_ex10_the_bolina_breaks_the_tie() -> None:
    for first in (0, 1):
        game = Oracle()
        whole_round(game, "L03", EVEN if first == 0 else EVEN[::-1], first)
        assert fact(game, "totals") == (10, 10)
        owner = 1 - first
        assert fact(game, "rounds") == [("L03", (10, 10), owner, owner)]
        assert fact(game, "tokens") == ((0, 1) if owner == 1 else (1, 0))
        game.play("layout L01")
        assert (game.phase(), game.actor()) == ("choose_order", first)


def test_6_9_the_tie_goes_to_the_owner_at_the_end_of_the_round() -> None:
    game = Oracle()
    whole_round(game, "L03", EVEN, 0, busy=True)
    owner = fact(game, "rounds")[0][2]
    assert fact(game, "rounds") == [("L03", (10, 10), owner, owner)]
    assert owner == 0  # nine placements, each of them taken by the other seat


def test_6_11_ex11_five_rounds() -> None:
    game = Oracle()
    for layout, winner in zip(("L01", "L02", "L03", "L04"), (0, 1, 1, 0), strict=True):
        whole_round(game, layout, BETTER if winner == 0 else BETTER[::-1], 0)
    assert fact(game, "tokens") == (2, 2)
    assert game.phase() == "reveal_layout"
    whole_round(game, "L05", BETTER, 0)
    assert (fact(game, "tokens"), fact(game, "winner"), game.phase(), game.actor()) == ((3, 2), 0, "over", "over")
    assert game.legal() == {}
    refused(game, "layout L06", "6.11")


def test_6_11_ex12_three_rounds() -> None:
    game = Oracle()
    for layout in ("L13", "L14", "L15"):
        assert game.phase() == "reveal_layout"
        whole_round(game, layout, BETTER, 0)
    assert (fact(game, "tokens"), fact(game, "winner"), game.phase()) == ((3, 0), 0, "over")
    assert fact(game, "round") == 3


@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_6_11_tokens_to_win(tokens: int) -> None:
    game = Oracle(tokens_to_win=tokens, first_player=1)
    for number in range(tokens):
        assert game.phase() == "reveal_layout"
        whole_round(game, f"L{number + 1:02}", BETTER[::-1], 1)
    assert (fact(game, "winner"), game.phase()) == (1, "over")


def test_options_are_checked() -> None:
    with pytest.raises(ValueError, match=r"^Options"):
        Oracle(tokens_to_win=4)
    with pytest.raises(ValueError, match=r"^Options"):
        Oracle(first_player=2)
    for layouts in (["L01", "L02", "L03", "L04"], ["L01"] * 5, ["L01", "L02", "L03", "L04", "L16"]):
        with pytest.raises(ValueError, match=r"^Options"):
            Oracle(layouts=layouts)
    Oracle(tokens_to_win=2, layouts=["L01", "L02", "L03"])
    Oracle(layouts="all")


def test_3_8_the_collections_lie_open_until_the_next_layout() -> None:
    game = Oracle()
    whole_round(game, "L01", BETTER, 0)
    shown = game.facts()
    assert shown["phase"] == "reveal_layout"
    assert shown["collections"] == [{"E": 4, "M": 3, "K": 2, "S": 0}, {"E": 4, "M": 2, "K": 2, "S": 1}]
    assert shown["totals"] == (12, 10)
    assert shown["slots"] == dict.fromkeys(range(1, 19), ".")
    assert shown["unseen"] == {"E": 0, "M": 1, "K": 0, "S": 1}
    game.play("layout L02")
    assert fact(game, "totals") == (0, 0)
    assert fact(game, "unseen") == COUNTS
    assert fact(game, "rounds") == shown["rounds"]


# Illegal actions


def test_2_5_ex13_illegal_takes() -> None:
    game = run(Oracle(), EXAMPLE_2)
    refused(game, "take 8", "2.5")
    refused(game, "take 19", "2.1")
    refused(game, "take 0", "2.1")
    run(game, "take 14")
    refused(game, "take 14", "2.5")
    refused(game, "0 take 15", "4.1")


def test_5_1_ex14_illegal_bolina_and_passing() -> None:
    game = run(Oracle(), EXAMPLE_2)
    refused(game, "bolina", "5.1")
    refused(game, "0 bolina", "5.1")
    refused(game, "1 bolina", "5.1")
    refused(game, "keep", "5.1")
    refused(game, "pass", "4.2")
    run(game, "0 take 14")
    refused(game, "0 bolina", "5.1")
    run(game, "1 take 13 / turn 8 E")
    refused(game, "0 bolina", "5.1")
    refused(game, "take 8", "4.2")
    run(game, "1 bolina")
    refused(game, "1 bolina", "5.1")
    run(game, "0 take 13")
    refused(game, "0 bolina", "5.4")
    refused(game, "bolina", "5.4")
    refused(game, "1 bolina", "5.1")


def test_3_3_and_3_4_ex15_illegal_order() -> None:
    game = Oracle()
    refused(game, "order first", "3.3")
    run(game, "layout L01")
    refused(game, "order first", "3.3")
    run(game, "first 0")
    refused(game, "order second", "3.3")
    game = Oracle()
    whole_round(game, "L01", BETTER, 0)
    game.play("layout L02")
    winner = fact(game, "rounds")[0][3]
    refused(game, f"{winner} order first", "3.4")
    refused(game, "first 0", "3.3")


def test_3_2_and_1_1_and_3_7_ex16_illegal_chance() -> None:
    game = Oracle()
    whole_round(game, "L01", BETTER, 0)
    refused(game, "layout L01", "3.2")
    refused(game, "layout L16", "1.3")
    run(game, "layout L05 / order first")
    refused(game, "deal 1 B", "3.7")
    refused(game, "deal 2 E", "2.2")
    refused(game, "deal 5 E", "2.3")
    run(game, "deal 1 S / deal 2 S")
    refused(game, "deal 3 S", "1.1")
    refused(game, "deal 3 X", "1.1")
    refused(game, "take 1", "4.1")
    refused(game, "turn 5 E", "4.4")
    settle(game)
    refused(game, "deal 1 E", "3.8")
    refused(game, "layout L06", "3.2")
    refused(game, "", "Notation")
    refused(game, "take", "Notation")
    refused(game, "take fifteen", "Notation")
    refused(game, "0 layout L06", "Notation")


def test_1_1_ex16_a_third_swallowtail_turned_up() -> None:
    game = run(Oracle(), EXAMPLE_2 + "take 14 / take 13 / turn 8 S / keep / take 15")
    assert set(game.legal()) == {"turn 9 E", "turn 9 M", "turn 9 K"}
    refused(game, "turn 9 S", "1.1")
    refused(game, "turn 9 B", "3.7")


# The recorded round


def test_6_9_ex17_the_recorded_round() -> None:
    game = Oracle()
    for action in actions(RECORD):
        words = action.split()
        if words[0] in ("0", "1"):
            assert game.actor() == int(words[0])
            assert " ".join(words[1:]) in game.legal()
        else:
            assert game.actor() == "chance"
            assert action in game.legal()
        game.play(action)
    shown = game.facts()
    assert shown["phase"] == "reveal_layout"
    assert shown["collections"] == [{"E": 4, "M": 4, "K": 1, "S": 1}, {"E": 2, "M": 2, "K": 3, "S": 1}]
    assert shown["totals"] == (12, 10)
    assert shown["bolina"] == ("seat", 1)
    assert shown["unseen"] == {"E": 2, "M": 0, "K": 0, "S": 0}
    assert shown["rounds"] == [("L07", (12, 10), 1, 0)]
    assert shown["tokens"] == (1, 0)
    game.play("layout L01")
    assert game.actor() == 1
    run(deepcopy(game), "1 order first")
    run(deepcopy(game), "1 order second")


# Termination


@layout_parameters()
def test_5_9_nine_placements_and_27_takes_are_reached(layout: str) -> None:
    game = Oracle(tokens_to_win=1)
    assert whole_round(game, layout, BETTER, 0, busy=True) == 27 + 9
    assert game.phase() == "over"


def test_0_a_match_has_at_most_184_seat_and_96_chance_decisions() -> None:
    class Counted(Oracle):
        chance = 0

        def play(self, text: str) -> None:
            self.chance += self.actor() == "chance"
            super().play(text)

    game = Counted()
    seats = 0
    for number, winner in enumerate((0, 1, 0, 1, 0), start=1):
        seats += whole_round(game, f"L{number:02}", BETTER if winner == 0 else BETTER[::-1], 0, busy=True)
    assert game.phase() == "over"
    assert (seats, game.chance) == (184, 96)


# Random matches


def universe() -> list[str]:
    """Every action text there is."""
    texts = [f"layout L{number:02}" for number in range(17)] + ["first 0", "first 1", "order first", "order second"]
    texts += [f"take {slot}" for slot in range(20)] + ["bolina", "keep"]
    texts += [f"{verb} {slot} {card}" for verb in ("deal", "turn") for slot in range(20) for card in "EMKSB"]
    return texts


def check_invariants(game: Oracle) -> None:
    shown: dict[str, Any] = game.facts()
    phase, slots, free, unseen = shown["phase"], shown["slots"], shown["free"], shown["unseen"]
    size = sum(unseen.values())
    down = [slot for slot, card in slots.items() if card == "?"]
    occupied = [slot for slot, card in slots.items() if card not in ".-"]
    collected = sum(sum(cards.values()) for cards in shown["collections"])

    begun = shown["layout"] is not None and phase not in ("draw_first", "choose_order")
    if begun and phase != "deal":
        ordinary = [slot for slot in occupied if slots[slot] != "B"]
        assert len(ordinary) + collected + 2 == 20
        assert size == len(down) + 2
        assert "-" not in slots.values()
    if phase == "deal":
        assert size == len(down) + 2 + sum(card == "-" for card in slots.values())
    for species, count in COUNTS.items():
        seen = sum(card == species for card in slots.values()) + sum(hand[species] for hand in shown["collections"])
        assert seen + unseen[species] == count
    if begun:
        kind, where = shown["bolina"]
        assert (kind == "slot") == ("B" in slots.values())
        if kind == "slot":
            assert [slot for slot, card in slots.items() if card == "B"] == [where]
            assert where in free  # 5.10
        else:
            assert where in (0, 1)
    else:
        assert shown["bolina"] is None
    if phase not in ("deal", "turn_up"):
        assert not set(down) & set(free)
    assert bool(free) == bool(occupied)  # 4.6
    assert len(free) <= 9
    assert all(0 <= total <= 28 for total in shown["totals"])
    for total, hand in zip(shown["totals"], shown["collections"], strict=True):
        assert total == score(hand["E"], hand["M"], hand["K"], hand["S"])
    tokens = shown["tokens"]
    assert sum(tokens) == len(shown["rounds"]) <= 2 * game.tokens_to_win - 1
    assert max(tokens) <= game.tokens_to_win
    assert (max(tokens) == game.tokens_to_win) == (phase == "over") == (shown["winner"] is not None)
    assert len(shown["used"]) == shown["round"] == len(set(shown["used"]))


def check_legal(game: Oracle) -> None:
    legal = game.legal()
    if game.actor() == "chance":
        weights = [weight for weight in legal.values() if weight is not None]
        assert len(weights) == len(legal)
        assert sum(weights) == 1
        assert all(weight > 0 for weight in weights)
    else:
        assert set(legal.values()) <= {None}
        assert len(legal) <= 9
    assert bool(legal) == (game.phase() != "over")


def check_every_text(game: Oracle) -> None:
    """What `legal` lists is accepted, everything else is refused and changes nothing."""
    legal = game.legal()
    assert set(legal) <= set(universe())
    before = game.facts()
    for text in universe():
        if text in legal:
            copy = deepcopy(game)
            copy.play(text)
            assert copy.facts() != before
        else:
            with pytest.raises(ValueError, match=r"^\d\.\d+: "):
                game.play(text)
    assert game.facts() == before


def choose(game: Oracle, dice: random.Random, eagerness: float) -> str:
    legal = game.legal()
    texts = list(legal)
    if game.actor() == "chance":
        return dice.choices(texts, [float(weight or 0) for weight in legal.values()])[0]
    if game.phase() == "bolina":
        return "bolina" if dice.random() < eagerness else "keep"
    if game.phase() == "take" and dice.random() < eagerness:
        return max(texts, key=lambda text: (fact(game, "slots")[int(text.split()[1])] == "B", dice.random()))
    return dice.choice(texts)


def history(game: Oracle, dice: random.Random, eagerness: float) -> Iterator[tuple[int | str, str, str, Any]]:
    """Play to the end; for every action the actor, the phase, the text and the facts before it."""
    while game.phase() != "over":
        check_invariants(game)
        check_legal(game)
        text = choose(game, dice, eagerness)
        yield game.actor(), game.phase(), text, game.facts()
        game.play(text)
    check_invariants(game)
    check_legal(game)


def check_rounds(steps: Iterable[tuple[int | str, str, str, Any]]) -> None:
    """4.1, 5.1, 5.4, 5.9 and the bounds of chapter 0, from the history of a whole match."""
    rounds: list[list[tuple[int | str, str, str, Any]]] = []
    for step in steps:
        if step[1] == "reveal_layout":
            rounds.append([])
        rounds[-1].append(step)
    assert len(rounds) <= 5
    assert sum(actor != "chance" for steps in rounds for actor, *_ in steps) <= 184
    assert sum(actor == "chance" for steps in rounds for actor, *_ in steps) <= 96
    for steps in rounds:
        made = [actor for actor, phase, _, _ in steps if phase == "take"]
        assert made[0] == next(shown["first"] for _, phase, _, shown in steps if phase == "take")
        assert all(one != other for one, other in pairwise(made))
        placements = offers = ordinary = 0
        for index, (actor, phase, text, shown) in enumerate(steps):
            if phase == "take":
                card = shown["slots"][int(text.split()[1])]
                ordinary += card != "B"
                following = next((later for later in steps[index + 1 :] if later[1] != "turn_up"), None)
                offered = following is not None and following[1] == "bolina"
                assert offered == (shown["bolina"] == ("seat", actor))
                assert not (offered and card == "B")
            if phase == "bolina":
                offers += 1
                placements += text == "bolina"
                assert ordinary >= 2 * offers  # the argument of 5.9 holds for offers too
        assert ordinary == 18
        assert len(made) == 18 + placements <= 27
        assert placements <= offers <= 9
        assert sum(phase in ("deal", "turn_up") for _, phase, _, _ in steps) == 18


@pytest.mark.parametrize("seed", range(150))
def test_5_9_and_invariants_on_random_matches(seed: int) -> None:
    dice = random.Random(seed)
    first_player: str | int = ("random", 0, 1)[seed % 3]
    game = Oracle(tokens_to_win=dice.choice([1, 2, 3, 3]), first_player=first_player)
    check_rounds(list(history(game, dice, dice.choice([0.0, 0.3, 0.6, 1.0]))))


@pytest.mark.parametrize("seed", range(4))
def test_4_2_only_what_is_listed_is_accepted(seed: int) -> None:
    dice = random.Random(1000 + seed)
    game = Oracle()
    for _ in history(game, dice, 0.6):
        if dice.random() < 0.15 or game.phase() in ("draw_first", "choose_order"):
            check_every_text(game)
    check_every_text(game)


def test_6_12_every_round_and_every_match_has_one_winner() -> None:
    dice = random.Random(7)
    for _ in range(40):
        game = Oracle()
        for _ in history(game, dice, 0.5):
            pass
        for _, totals, owner, winner in fact(game, "rounds"):
            assert winner == (owner if totals[0] == totals[1] else int(totals[1] > totals[0]))
        assert fact(game, "winner") == fact(game, "rounds")[-1][3]

"""What a network is told about a position: numbers that mean what they are called."""

from typing import Any

import pytest

from chrysalide.core.learned import Learner
from chrysalide.core.match import Match
from chrysalide.games.extinction import GAME
from chrysalide.games.extinction.features import CONTEXT, CORE, ITEM, ITEMS, MOST, PARTS
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.tests.table import arranged, phase, run, state_of
from tests.judgements import positions

NAMES = [*CONTEXT, *(f"{place}-{name}" for place in range(1, ITEMS + 1) for name in ITEM)]
BARELY = 0.0001  # chances are kept from being certain by so much
RARE = {"area-skip", "starving", "key-next", "by-calm"}  # hardly ever seen in random matches: see the tests below


def learner() -> Learner:
    assert GAME.learner is not None
    return GAME.learner


def described(state: Extinction) -> dict[str, int]:
    """All numbers by name; those of CORE also without `early-` and `late-`."""
    reader = learner().ignorant()
    assert reader.survey(state) == 1
    reader.clear()
    reader.describe(state, 0)
    found = dict(zip(NAMES, map(int, reader.row), strict=True))
    return found | {name: (found[f"early-{name}"] + found[f"late-{name}"]) // PARTS for name in CORE}


def told(match: Match, *names: str) -> list[int]:
    found = described(state_of(match))
    return [found[name] for name in names]


# --- all of them ----------------------------------------------------------------------------------------------------


def test_every_number_varies_within_limits() -> None:
    """One that never changes, or changes wildly, is a mistake in the file."""
    rows = [described(state) for state, _ in positions("extinction", learner()) if isinstance(state, Extinction)]
    same = {name for name in NAMES if len({row[name] for row in rows}) == 1}
    in_no_place = {name for name in ITEM if all(f"{place}-{name}" in same for place in range(1, ITEMS + 1))}
    assert in_no_place | {name for name in same if name in CONTEXT} <= RARE
    assert max(abs(row[name]) for row in rows for name in NAMES) <= PARTS * MOST


def test_without_corrections_it_judges_as_people_wrote() -> None:
    """Also where a choice is half made: both look at the position after the best reply."""
    weights = [0.0] * (len(CONTEXT) + len(ITEM))
    evaluation = learner().evaluation([learner().network(0, 0, weights, 1.0)])
    half_made = 0
    for state, _ in positions("extinction", learner()):
        assert isinstance(state, Extinction)
        half_made += state.depth > 0
        by_hand = GAME.evaluate(state, 0)
        wanted = by_hand if evaluation.known(state, 0) >= 0.0 else min(1.0 - BARELY, max(BARELY, by_hand))
        assert evaluation.evaluate(state, 0) == pytest.approx(wanted)
    assert half_made > 20


# --- some of them, by hand ------------------------------------------------------------------------------------------


def test_animals_and_tiles() -> None:
    match = arranged(herd="22 22 33 45 45 45 61", burnt="23 35", seats=2)
    assert told(match, "animals", "couples", "alone", "crowds", "supply") == [7, 2, 2, 1, 8]
    assert told(match, "beside-tiles", "sheltered", "last-row", "hemmed", "near") == [3, 1, 1, 1, 0]
    assert told(match, "tiles", "reserve") == [2, state_of(match).all_tiles - 2]
    near = arranged(herd="22 23 36 51 53", seats=2)
    assert told(near, "near", "far", "alone", "couples") == [2, 2, 5, 0]


@pytest.mark.parametrize(("module", "starving"), [("tigre", 0), ("panda", 1)])
def test_an_animal_that_will_starve(module: str, starving: int) -> None:
    match = arranged(herd="11 44 55", burnt="12", seats=2, module=module)
    assert told(match, "starving") == [starving]


def test_what_is_still_to_come_in_this_turn() -> None:
    ahead = ("birth-to-come", "destruction-to-come", "effect-to-come", "draw-to-come")
    match = arranged(herd="22 33 45 51", dice={0: "3 5 6:planifier"}, hands={0: "mobilisation"}, seats=2)
    assert told(match, *ahead, "dice", "pips", "highest-die") == [1, 1, 1, 1, 2, 8, 5]
    run(match, "0 die 3 reseaux / 0 die 5 relocaliser / 0 stop")
    assert phase(match) == "line"
    assert told(match, *ahead, "dice") == [0, 1, 1, 1, 0]


def test_cards_by_what_they_give() -> None:
    where: dict[str, Any] = {
        "specialties": {0: "biologiste", 1: "contentieux"},
        "area": "plaidoyer@0 collecte@1 injonction",
        "hands": {0: "conference terrain", 1: "moratoire"},
        "purses": {0: 3, 1: 0},
    }
    match = arranged(seats=2, **where)
    assert told(match, "laid", "hand", "own-coins", "richest", "penniless", "coins") == [3, 3, 3, 3, 1, 3]
    assert told(match, "area-influence", "area-gain", "area-skip", "area-draw") == [1, 2, 1, 0]
    assert told(match, "hand-influence", "hand-gain", "hand-skip", "hand-draw") == [2, 0, 2, 2]
    assert told(match, "power-birth", "power-cancels", "power-purse") == [1, 1, 0]


def test_ambassadors_by_what_they_lack() -> None:
    match = arranged(herd="22 33 45 51", ambassadors=("chine:3", "?", "?", "bresil:9", "?etats_unis@0", "?"), seats=2)
    tables = state_of(match).tables
    target = tables.target[[one.id for one in tables.pack.ambassadors].index("chine")]
    lack = 2 * int(target - 4 - 3)
    assert told(match, "1-face-up", "1-cubes", "1-lack", "1-by-animals", "1-sure") == [1, 3, lack, lack, 0]
    assert told(match, "2-face-up", "2-face-down", "2-by-animals") == [0, 1, 0]
    assert told(match, "up", "looked-at", "cubes", "4-by-dice", "4-cubes") == [2, 1, 12, 0, 9]
    assert told(match, "5-face-up", "5-face-down", "5-by-money") == [0, 0, told(match, "5-lack")[0]]
    lacks = told(match, *(f"lack-{number}" for number in range(1, 7)))
    assert lacks == sorted(lacks)
    assert sorted(told(match, *(f"{place}-lack" for place in range(1, 7)))) == lacks


def test_what_constants_do_and_whom_they_make_angry() -> None:
    match = arranged(constants="coupe_rase proies", ambassadors=("?", "?", "?", "?", "?", "australie:1"), seats=2)
    assert told(match, "constants", "harmful", "tiles-by-constants", "birth-changes", "dearer") == [2, 2, 1, -1, 0]
    assert told(match, "key-cards", "effects", "key-share", "key-next") == [4, 16, 3, 0]
    assert told(arranged(top="face_a_face", seats=2), "key-cards", "key-next") == [3, 1]
    tables = state_of(match).tables
    who = [one.id for one in tables.pack.ambassadors].index("australie")
    assert told(match, "6-by-calm") == [2 * int(tables.target[who] - (tables.base[who] - 2) - 1)]


def test_the_later_it_is_the_more_the_late_numbers_count() -> None:
    match = arranged(herd="22 33 45 51", seats=2)
    state = state_of(match)
    turns = int(state.seats * state.tables.last_year)
    for over in (0, turns // 4, turns // 2, turns - 1):
        state.turns = over
        part = PARTS * over // turns
        assert told(match, "early-animals", "late-animals") == [4 * (PARTS - part), 4 * part]
        assert told(match, "turns-left") == [turns - over]

"""What a network is told about a position: numbers that mean what they are called, and no more than a seat knows."""

import pytest

from chrysalide.core.dice import Dice
from chrysalide.core.learned import Learner
from chrysalide.games.mariposas import GAME
from chrysalide.games.mariposas.bots import prospect
from chrysalide.games.mariposas.features import CONTEXT, NUMBERS
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.phases import COPY_CARD, LAUNCH_PIECE, PLAY_CARD
from chrysalide.games.mariposas.tests.table import arranged, state_of
from tests.judgements import positions

STAGES = [name.removesuffix("-one") for name in CONTEXT if name.endswith("-one")]
HAND = {"card-steps", "card-landings", "copying-cards"}
# hardly ever seen in random matches
RARE = {
    *("goals-sure", "goals-next", "doubles", "double-affordable", "home", "stretch"),
    *("rows-of-three", "rows-of-four", "tile-points", "birth-tile", "home-tile"),
}


def learner() -> Learner:
    assert GAME.learner is not None
    return GAME.learner


def described(state: Mariposas, side: int = 0) -> tuple[str, dict[str, int]]:
    """The stage of the match, and the numbers; all other stages hold zeros."""
    reader = learner().ignorant()
    assert reader.survey(state) == state.seats
    reader.clear()
    reader.describe(state, side)
    row = dict(zip(CONTEXT, map(int, reader.row), strict=True))
    (stage,) = (stage for stage in STAGES if row[f"{stage}-one"])
    assert not any(number for name, number in row.items() if not name.startswith(f"{stage}-"))
    return stage, {name: row[f"{stage}-{name}"] for name in NUMBERS}


def walked() -> list[Mariposas]:
    return [state for state, _ in positions("mariposas", learner()) if isinstance(state, Mariposas)]


def test_every_number_varies_somewhere() -> None:
    rows = [described(state, side)[1] for state in walked() for side in range(state.seats) if state.actor() >= 0]
    assert {name for name in NUMBERS if len({row[name] for row in rows}) == 1} - {"one"} <= RARE


def test_a_reader_forgets_the_position_before() -> None:
    states = [state for state in walked() if state.actor() >= 0]
    reader = learner().ignorant()
    for state in (states[0], states[len(states) // 4], states[0]):
        reader.survey(state)
        reader.clear()
        reader.describe(state, 0)
        fresh = learner().ignorant()
        fresh.survey(state)
        fresh.describe(state, 0)
        assert list(reader.row) == list(fresh.row)


def test_a_choice_half_made_changes_nothing() -> None:
    """A search plays on from it only if its value is that of the position before."""
    compared = 0
    for state in walked():
        if state.phase not in (PLAY_CARD, COPY_CARD, LAUNCH_PIECE):
            continue
        before = [described(state, side) for side in range(state.seats)]
        for code in state.legal():
            after = state.copy()
            after.apply(code)
            if after.actor() == state.seat and prospect(after, state.seat) == prospect(state, state.seat):
                assert [described(after, side) for side in range(state.seats)] == before
                compared += 1
    assert compared > 100


def test_nobody_is_told_what_a_seat_does_not_know() -> None:
    """Other deals of what a seat cannot see change the hands of the others, and nothing else."""
    changed = 0
    for state in walked():
        if (seat := state.actor()) < 0:
            continue
        dealt = state.copy()
        dealt.resample(seat, Dice(1))
        for side in range(state.seats):
            before, after = described(state, side)[1], described(dealt, side)[1]
            different = {name for name in NUMBERS if before[name] != after[name]}
            assert different <= (set() if side == seat else HAND)
            changed += bool(different)
    assert changed > 20


def told(state: Mariposas, side: int, *names: str) -> list[int]:
    found = described(state, side)[1]
    return [found[name] for name in names]


def test_flowers_cards_and_births() -> None:
    table = arranged(
        "1:l1 2a:k2",
        "1:m",
        hands=["111 22", "5 4f"],
        flowers=["ooopp", "v"],
        cards=["pink-egg pink-adult blue-egg", "extra"],
    )
    state = state_of(table)
    assert [described(state, side)[0] for side in (0, 1)] == ["spring-early", "spring-early"]
    assert told(state, 0, "flowers", "types", "pairs", "triples", "fours") == [5, 2, 2, 1, 0]
    assert told(state, 0, "first-generation", "second", "third", "children-to-come") == [1, 1, 0, 8]
    assert told(state, 0, "second-affordable", "third-affordable", "fourth-affordable") == [1, 1, 0]
    assert told(state, 1, "second-affordable", "flowers", "extra", "double") == [0, 1, 1, 0]
    assert told(state, 0, "cycle-cards", "rows-of-two", "rows-of-three") == [3, 1, 0]
    assert told(state, 1, "card-steps", "card-landings", "copying-cards") == [9, 2, 0]
    assert told(state, 0, "acts", "card-steps") == [1, 0]  # its hand is what it chooses from


@pytest.mark.parametrize(("number", "stage"), [(3, "early"), (4, "late"), (5, "late"), (6, "last")])
def test_the_way_home_by_the_turns_that_are_left(number: int, stage: str) -> None:
    table = arranged("4a:l1 4b:m*", "4a:a3", season="autumn", round=number, hands=["111 own", "5 5"])
    state = state_of(table)
    assert described(state, 0)[0] == f"autumn-{stage}"
    home = state.board.distance[state.board.ids.index("l1")]
    assert told(state, 0, "home", "near-home", "distance", "fourth", "doubles") == [2, 1, home, 1, 1]
    assert told(state, 1, "home", "near-home") == [0, 0]
    assert told(state, 0, "home-quarters")[0] > told(state, 1, "home-quarters")[0]

"""The invariants, in matches made of drawn options and drawn choices: a failure shrinks to the shortest bad match."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chrysalide.core.bits import bits
from chrysalide.core.dice import Dice
from chrysalide.core.playout import finish
from chrysalide.core.state import CHANCE, OVER
from chrysalide.games.extinction import GAME
from chrysalide.games.extinction.actions import SPACE
from chrysalide.games.extinction.options import ExtinctionOptions
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.effects import count_effects
from chrysalide.games.extinction.rules.phases import (
    ACT,
    BY_UNIQUE,
    FRAME,
    IN_HAND,
    NEXT_SEAT,
    REVEAL,
    SOURCE,
    THING,
)
from chrysalide.games.extinction.rules.places import dice_left, is_open
from chrysalide.games.extinction.tests.table import animals, new, run, tiles
from tests.agreement import Agreed
from tests.depth import examples, times

MODULES = ("tigre", "loutre", "panda")
LEVELS = ("facile", "normal", "difficile")


@st.composite
def option_sets(draw: st.DrawFn) -> dict[str, Any]:
    return {
        "module": draw(st.sampled_from(MODULES)),
        "level": draw(st.sampled_from(LEVELS)),
        "solo": draw(st.booleans()),
        "open_hands": draw(st.booleans()),
        "shared_decider": draw(st.sampled_from(["active", "majority"])),
        "optional_births": draw(st.booleans()),
        "random_roles": draw(st.booleans()),
        "easy_three_votes": draw(st.booleans()),
        "starting_money": draw(st.integers(0, 2)),
        "tiles_delta": draw(st.integers(-2, 2)),
        "conference_cost": draw(st.integers(2, 3)),
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@given(options=option_sets(), choices=st.lists(st.integers(0, 299), max_size=60), seed=st.integers(0, 9999))
@examples(25)
def test_invariants(seats: int, options: dict[str, Any], choices: list[int], seed: int) -> None:
    """Drawn choices first, then random play to the end."""
    state = GAME.start(seats, ExtinctionOptions.read(options, seats))
    dice = Dice(seed)
    for number in [*choices, *[None] * 5000]:
        check(state)
        if state.actor() == OVER:
            break
        if number is None:
            code = int(state.draw(dice) if state.actor() == CHANCE else state.pick(dice))
        else:
            codes = state.legal() if state.actor() >= 0 else [code for code, _ in state.chance()]
            code = codes[number % len(codes)]
        state.apply(code)
    assert state.actor() == OVER
    assert state.turns <= seats * state.tables.last_year


def check(state: Extinction) -> None:
    check_supplies(state)
    check_cards(state)
    check_ambassadors(state)
    check_dice(state)
    if state.asked >= 0:
        texts = [SPACE[code].text for code in state.legal()]
        assert texts
        if state.phase == ACT and dice_left(state):
            assert any(text.endswith(" reseaux") for text in texts)


def check_supplies(state: Extinction) -> None:
    assert state.bank + sum(state.money) == 25
    assert min([state.bank, *state.money]) >= 0
    assert state.cubes_left + sum(state.cubes) == 25
    assert state.cubes_left >= 0
    assert state.herd + state.population() == 15
    assert state.reserve + bits(state.tiles) == state.all_tiles
    assert state.reserve >= 0
    assert not state.tiles & state.animals()
    assert state.end or 2 <= state.population() <= 15
    assert state.skip >= 0
    assert state.yes <= 6


def check_cards(state: Extinction) -> None:
    """Each seat's 14 cards, and the 18 effect cards, lie in one place each."""
    if state.end:
        return
    for seat in range(state.seats):
        if state.specialties[seat] < 0:
            continue
        sets = [state.decks, state.hands, state.laid, state.permanents, state.discards]
        parts = [int(part[seat]) for part in sets] + [resolving(state, seat)]
        assert sum(parts) == 0x3FFF
        assert not any(one & other for one, other in combinations(parts, 2))
    shown = (state.top >= 0) + (state.card >= 0) + state.row_size
    assert count_effects(state.effects) + count_effects(state.spent) + shown == 18


def resolving(state: Extinction, seat: int) -> int:
    """The Unique that is being carried out."""
    frames = [range(depth * FRAME, (depth + 1) * FRAME) for depth in range(state.depth)] if seat == state.active else []
    return sum(
        int(1) << int(state.stack[frame[THING]]) for frame in frames if state.stack[frame[SOURCE]] == BY_UNIQUE
    )  # fmt: skip


def check_ambassadors(state: Extinction) -> None:
    found = [int(who) for who in state.faces if who >= 0]
    assert len(set(found)) == len(found)
    for place in range(6):
        if state.faces[place] >= 0:
            assert (state.tables.backs[state.tables.row[place]] >> state.faces[place]) & 1
        if not (state.up >> place) & 1:
            assert state.cubes[place] == (state.phase == REVEAL and state.place == place)


def check_dice(state: Extinction) -> None:
    lying = [die for die in range(3 * state.seats) if state.places[die] != IN_HAND]
    for one, other in combinations(lying, 2):
        if one // 3 == other // 3 and state.places[one] == state.places[other]:
            assert is_open(state, state.places[one]), "two own dice on one place"
    assert state.phase != NEXT_SEAT or dice_left(state) == 0


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_matches_end(module: str, level: str, seats: int) -> None:
    for seed in range(times(10)):
        state = GAME.start(seats, ExtinctionOptions.read({"module": module, "level": level}, seats))
        finish(state, Dice(seed))
        assert state.scores() == [float(bool(state.winners()))] * seats


SEATED = (("zoologiste", 2), ("reporter", 2), ("lobbyiste", 1))


def seated(turn: int) -> Agreed:
    """Three seats with the same roles and hands, each `turn` places further on."""
    match = new(3)
    for seat in range(3):
        role, n = SEATED[(seat - turn) % 3]
        run(match, f"role {role} / spec {n}")
    for seat in range(3):
        run(match, f"draw {seat} terrain / draw {seat} atelier")
    return run(match, f"first {turn}")


def turned(text: str) -> str:
    """The same action of the seats that are one place further on."""
    words = text.split()
    if words[0] in ("draw", "first", "next"):
        words[1] = str((int(words[1]) + 1) % 3)
    place, at, seat = words[-1].partition("@")
    return " ".join([*words[:-1], f"{place}@{(int(seat) + 1) % 3}" if at else words[-1]])


@pytest.mark.parametrize("seed", range(5))
def test_no_rule_depends_on_the_number_of_a_seat(seed: int) -> None:
    one, other = seated(0), seated(1)
    one.glance = other.glance = 20
    dice = Dice(seed)
    while not one.over:
        assert sorted(turned(str(action)) for action in one.legal()) == sorted(map(str, other.legal()))
        state = one.state
        action = one.game.action(state, int(state.draw(dice) if state.actor() == CHANCE else state.pick(dice)))
        one.enter(action)
        other.enter(turned(action.text))
    assert other.over
    assert (animals(one), tiles(one), one.scores) == (animals(other), tiles(other), other.scores)

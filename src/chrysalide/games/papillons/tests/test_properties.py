"""The invariants, in matches made of drawn options and drawn choices: a failure shrinks to the shortest bad match."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chrysalide
from chrysalide.core.bits import bits
from chrysalide.core.dice import Dice
from chrysalide.core.errors import IllegalAction
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE
from chrysalide.games.papillons.board import GOALS, NETTED, WEBBED, copies
from chrysalide.games.papillons.grid import Grid
from chrysalide.games.papillons.rules import Papillons
from chrysalide.games.papillons.tests.oracle import KINDS, Cell, around, one_block, write
from chrysalide.games.papillons.tests.table import EVERY_GOAL, lines_of, new, truth
from chrysalide.games.papillons.tests.test_oracle import MODES, NAMES
from tests.depth import examples


@st.composite
def settings_of_a_match(draw: st.DrawFn) -> tuple[int, dict[str, Any]]:
    seats = draw(st.integers(2, 4))
    teams = seats == 4 and draw(st.booleans())
    expert = draw(st.booleans())
    return seats, {
        "teams": teams,
        "expert": expert,
        "protect_moved": draw(st.booleans()),
        "own_action_only": not (teams and expert) and draw(st.booleans()),
        "early_demand": expert and draw(st.booleans()),
        "stall_rounds": draw(st.sampled_from([2, 3, 20])),
        "starter": draw(st.sampled_from(["random", *range(seats)])),
    }


@given(st.integers(1, 24), st.lists(st.integers(0, 10**6), min_size=24, max_size=24))
@examples(40)
def test_all_cards_that_may_be_lifted_are_found_in_one_walk(size: int, numbers: list[int]) -> None:
    """The walk over the whole block and the search around one card say the same (4.3 to 4.6)."""
    grid = Grid()
    cells: list[Cell] = []
    for number in numbers[:size]:
        free = sorted({cell for card in cells for cell in around(card)} - set(cells)) or [(0, 0)]
        cells.append(free[number % len(free)])
        grid.put(*cells[-1], 1)
    grid.list_cards()
    grid.leave_movable()
    found = {(x, y) for x, y in cells if grid.room[y - grid.min_y + 1] >> (x - grid.min_x + 1) & 1}
    assert found == {(x, y) for x, y in cells if grid.movable(x, y)}
    grid.list_cards()
    grid.leave_movable()  # nothing of the first walk is left behind
    assert found == {(x, y) for x, y in cells if grid.room[y - grid.min_y + 1] >> (x - grid.min_x + 1) & 1}


def choose(match: Match, number: int) -> None:
    """The number chooses a word first, then one of its actions: lifts would crowd out the rest."""
    legal = match.legal()
    if match.actor == CHANCE:
        match.enter(legal[number % len(legal)])
        return
    words = sorted({action.word for action in legal})
    word = words[number % len(words)]
    found = [action for action in legal if action.word == word]
    match.enter(found[number // len(words) % len(found)])


def follow(match: Match, chosen: Iterable[int]) -> None:
    """Every position on the way satisfies all invariants."""
    held_fast: dict[Cell, int] = {}
    check(match, held_fast)
    for number in chosen:
        if match.over:
            return
        check_legal(match, match.view())
        if match.view()["phase"] == "turn" and number % 16 == 0:
            check_lifts(match)
        choose(match, number)
        check(match, held_fast)


def check(match: Match, held_fast: dict[Cell, int]) -> None:
    state = truth(match)
    view = match.view()
    grid = state.grid
    table = {(card["x"], card["y"]): grid.card(card["x"], card["y"]) for card in view["table"]}
    assert len(table) == len(view["table"]) == grid.size == len(grid.cells)
    check_cards(state, list(table.values()))
    check_block(view, set(table))
    check_tokens(state, table, held_fast)
    check_course(match, state, view)
    check_goals(match, state, table)


def check_cards(state: Papillons, table: list[int]) -> None:
    """Every card is in one place."""
    found = Counter(card % 32 - 1 for card in table)
    for cards in (state.deck, *state.hands):
        found.update({number: copies(cards, number) for number in range(16)})
    if state.holding >= 0:
        found[state.holding] += 1
    assert found == dict.fromkeys(range(16), 2)
    sizes = [sum(copies(hand, number) for number in range(16)) for hand in state.hands]
    assert max(sizes) <= 2
    assert sum(state.laid) == len(table)


def check_block(view: dict[str, Any], cells: set[Cell]) -> None:
    assert one_block(cells)
    assert all(abs(x) <= view["turn"] and abs(y) <= view["turn"] for x, y in cells)
    if not cells:
        assert view["box"] is None
        return
    columns, rows = [x for x, _ in cells], [y for _, y in cells]
    box = [min(columns), min(rows), max(columns), max(rows)]
    assert view["box"] == box
    assert box[2] - box[0] + 1 + box[3] - box[1] + 1 <= len(cells) + 1
    assert len({near for cell in cells for near in around(cell)} - cells) <= 2 * len(cells) + 2


def check_tokens(state: Papillons, table: dict[Cell, int], held_fast: dict[Cell, int]) -> None:
    nets = sum(bool(card & NETTED) for card in table.values())
    webs = sum(bool(card & WEBBED) for card in table.values())
    assert nets + bits(state.nets) == state.seats
    assert webs + bits(state.webs) == (0 if state.expert else state.seats)
    assert not any(card & NETTED and card & WEBBED for card in table.values())
    assert all(table.get(cell) == card for cell, card in held_fast.items()), "a card with a token stays as it is"
    held_fast.update({cell: card for cell, card in table.items() if card >= NETTED})


def check_course(match: Match, state: Papillons, view: dict[str, Any]) -> None:
    seats = view["seats"]
    assert view["open"] == all(seat["laid"] >= 3 for seat in seats)
    if not view["open"]:
        assert not any(card["token"] for card in view["table"])
        assert not any(entry.startswith("lift") for entry in match.entries)
        assert state.early_demand or not any(seat["demanded"] for seat in seats)
    if view["phase"] == "turn" and view["deck"]:
        assert [seat["hand"] for seat in seats] == [2] * state.seats
    if view["protected"]:
        assert view["protected"]["cell"] in [card["cell"] for card in view["table"]]
    assert view["still_limit"] == state.stall_rounds * state.seats
    assert view["still"] < view["still_limit"] + state.seats, "7.8"
    if state.drawn:
        assert (view["still"], len(view["table"])) == (view["still_limit"], 32)
    assert view["turn"] <= longest(state.seats, state.stall_rounds)


def longest(seats: int, rounds: int) -> int:
    """7.8: so many turns has a match at most."""
    return (32 + 2 * seats) * (rounds + 1) * seats + rounds * seats


def check_legal(match: Match, view: dict[str, Any]) -> None:
    """Something may be done until the match is over, and never more than the rules leave room for."""
    if match.actor == CHANCE:
        assert sum(share for _, share in match.state.chance()) == pytest.approx(1)
        return
    legal = match.legal()
    words = {action.word for action in legal}
    cells = {(card["x"], card["y"]) for card in view["table"]}
    assert 0 < len(legal) <= (64 if view["phase"] in ("lay", "move") else 75 if view["options"]["expert"] else 96)
    assert len({action.code for action in legal} & set(range(4656))) == len(legal)
    if view["phase"] == "turn":
        check_turn(view, words, {action.text for action in legal})
    elif view["phase"] == "lay" and cells:
        free = {near for cell in cells for near in around(cell)} - cells
        assert {action.text for action in legal} == {f"lay {write(cell)}" for cell in free}


def check_turn(view: dict[str, Any], words: set[str], texts: set[str]) -> None:
    if view["seats"][view["actor"]]["demanded"]:
        assert words <= {"hand", "announce"}, "5.7"
    if "pass" in words:
        assert words <= {"pass", "announce"}, "3.8"
    if view["still"] >= view["still_limit"] and words & {"lift", "pass"}:
        assert not words & {"hand", "deck", "net", "web", "demand"}, "7.8"
    last = view["protected"]
    if last and (last["how"] == "laid" or view["options"]["protect_moved"]):
        assert f"lift {last['cell']}" not in texts, "4.8, 4.9"


def check_lifts(match: Match) -> None:
    """4.4 to 4.6: a card refused under 4.4 has no target in a wide box, and any that may be lifted has one."""
    cells = {(card["x"], card["y"]) for card in match.view()["table"]}
    wide = {(x + dx, y + dy) for x, y in cells for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    allowed = {action.text for action in match.legal()}
    for old in cells:
        text = f"lift {write(old)}"
        if text in allowed or refusal(match, text) == "4.4":
            others = cells - {old}
            assert any(one_block(others | {new}) for new in wide - cells) == (text in allowed)


def refusal(match: Match, text: str) -> str | None:
    with pytest.raises(IllegalAction) as caught:
        match.enter(text)
    return caught.value.rule


def check_goals(match: Match, state: Papillons, table: dict[Cell, int]) -> None:
    holders = state.team_goals if state.teams else state.goals
    assert sum(bits(goals) for goals in holders) == bits(state.goals_dealt)
    if state.turn == 0:
        return
    assert bits(state.goals_dealt) == (4 if state.teams else 2 * state.seats)
    expert_teams = state.teams and state.expert
    if not match.over and not state.own_action_only and not expert_teams:
        held = "".join(EVERY_GOAL[goal] for goal in range(GOALS) if state.goals_dealt >> goal & 1)
        webs = {cell for cell, card in table.items() if card & WEBBED}
        assert lines_of({cell: KINDS[card % 32 - 1] for cell, card in table.items()}, webs, held) == []
    assert all(not goals & out for goals, out in zip(state.goals, state.excluded, strict=True))
    assert sum(match.scores) == (0 if not match.over else 2 if state.teams else 1)
    assert bool(match.winners) == (match.over and not state.drawn)


@pytest.mark.parametrize("mode", range(len(MODES)), ids=NAMES)
def test_invariants_hold_for_engine_and_oracle(mode: int) -> None:
    """One match in every mode that both play in step: what holds for one holds for the other."""
    seats, options = MODES[mode]
    dice = Dice(f"invariants {mode}")
    follow(new(seats, **options), (dice.below(2**16) for _ in range(150)))


def engine(seats: int, **options: Any) -> Match:
    """A match that the engine plays alone: the oracle takes its time, and there are thousands of positions."""
    return chrysalide.new("papillons", seats, settle=False, **options)


@given(setting=settings_of_a_match(), chosen=st.lists(st.integers(0, 2**16), max_size=110))
@examples(120)
def test_invariants_hold_in_every_position(setting: tuple[int, dict[str, Any]], chosen: list[int]) -> None:
    follow(engine(setting[0], **setting[1]), chosen)


@given(setting=settings_of_a_match(), chosen=st.lists(st.integers(0, 2**16), min_size=150, max_size=150))
@examples(20)
def test_invariants_hold_in_long_matches(setting: tuple[int, dict[str, Any]], chosen: list[int]) -> None:
    follow(engine(setting[0], **setting[1]), chosen)


@given(setting=settings_of_a_match(), chosen=st.lists(st.integers(0, 2**16), min_size=1, max_size=40))
@examples(30)
def test_every_match_ends_in_time(setting: tuple[int, dict[str, Any]], chosen: list[int]) -> None:
    """However the choices are repeated."""
    seats, options = setting
    options["stall_rounds"] = 2
    match = engine(seats, **options)
    bound = longest(seats, 2)
    for number in range(8 * bound):
        if match.over:
            break
        choose(match, chosen[number % len(chosen)] + number)
    assert match.over
    assert match.view()["turn"] <= bound

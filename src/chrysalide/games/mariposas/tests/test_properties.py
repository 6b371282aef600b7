"""The invariants of the specification, in random matches with random options."""

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from chrysalide.core.dice import Dice
from chrysalide.core.state import CHANCE, OVER
from chrysalide.games.mariposas import GAME
from chrysalide.games.mariposas.board import PIECES, copies_of, flowers_of, nibbles, one_card
from chrysalide.games.mariposas.rules import Mariposas
from chrysalide.games.mariposas.rules.phases import FINISHED, GIVE_BIRTH, LAND_PIECE, PLAY_CARD, REVEAL_TOKEN, ROLL_DIE
from chrysalide.games.mariposas.rules.position import OFF
from chrysalide.games.mariposas.rules.scoring import at_michoacan
from chrysalide.games.mariposas.tests.table import FLOWER_OF
from tests.depth import examples

OPTIONS = {
    "forced_moves": st.booleans(),
    "backtracking": st.booleans(),
    "copy_chains": st.booleans(),
    "waystation_once": st.sampled_from(["butterfly", "seat"]),
    "flip_is_birth": st.booleans(),
    "flower_supply": st.sampled_from(["limited", "unlimited"]),
    "free_birth_goals": st.booleans(),
}
matches = given(
    seats=st.integers(2, 5), options=st.fixed_dictionaries({}, optional=OPTIONS), seed=st.integers(0, 10**6)
)
few = examples(40)


def walk(seats: int, options: dict[str, Any], seed: int) -> Any:
    """Every state of a match in which seats seldom stop or decline."""
    state = GAME.start(seats, GAME.options.read(options, seats))
    dice = Dice(seed)
    while True:
        yield state
        if state.actor() == OVER:
            return
        if state.actor() == CHANCE:
            state.apply(state.draw(dice))
            continue
        codes = [code for code in state.legal() if not GAME.space[code].text.endswith(("stop", " -"))]
        codes = codes if codes and dice.below(9) else state.legal()
        state.apply(codes[dice.below(len(codes))])


def played(state: Mariposas, seat: int) -> int:
    row, cards = state.rows[seat], 0
    while row:
        cards += one_card((row & 15) - 1)
        row >>= 4
    return cards


@matches
@few
def test_no_action_card_is_lost(seats: int, options: dict[str, Any], seed: int) -> None:
    for state in walk(seats, options, seed):
        for kind, facts in enumerate(state.board.edition.kinds):
            places = [state.deck, state.discard, *state.hands, *(played(state, seat) for seat in range(seats))]
            assert sum(copies_of(cards, kind) for cards in places) == facts.count


@matches
@few
def test_no_flower_is_lost(seats: int, options: dict[str, Any], seed: int) -> None:
    for state in walk(seats, options, seed):
        for flower in range(len(FLOWER_OF)):
            held = [flowers_of(flowers, flower) for flowers in state.flowers]
            if not state.unlimited:
                assert sum(held) + flowers_of(state.supply, flower) == 24
            assert max(held) < 128


@matches
@few
def test_every_butterfly_is_somewhere(seats: int, options: dict[str, Any], seed: int) -> None:
    seasons = ["spring", "summer", "autumn"]
    for state in walk(seats, options, seed):
        if state.free_step >= 0 or state.phase not in (PLAY_CARD, GIVE_BIRTH, FINISHED):
            continue
        view = GAME.paint(state, None)
        for seat in view["seats"]:
            where = Counter((piece["generation"], piece["where"]) for piece in seat["pieces"])
            for generation in (1, 2, 3, 4):
                assert sum(number for (which, _), number in where.items() if which == generation) == generation
            past = seasons.index(view["season"])
            assert where[1, "gone"] == (1 if past > 0 else 0)
            assert where[2, "gone"] == 0 or past == 2
            assert where[3, "gone"] == where[4, "gone"] == 0
            assert state.round == 0 or any(piece["where"] == "board" for piece in seat["pieces"])


@matches
@few
def test_cards_and_tokens(seats: int, options: dict[str, Any], seed: int) -> None:
    cycle = [0] * seats
    for state in walk(seats, options, seed):
        revealed = [token for token in state.tokens if token >= 0]
        assert len(revealed) == len(set(revealed))
        assert sum(int(1) << token for token in revealed) + state.hidden == 0xFFFF
        for seat in range(seats):
            assert cycle[seat] & ~state.held[seat] == 0, "life-cycle cards never leave their seat"
            cycle[seat] = state.held[seat] & 0xFFF
            for piece in range(PIECES):
                cell = state.here(seat, piece)
                city = state.board.city[cell] if cell > OFF else -1
                assert city < 0 or state.tokens[city] >= 0 or state.phase == REVEAL_TOKEN


@matches
@few
def test_hands_scores_and_turns(seats: int, options: dict[str, Any], seed: int) -> None:
    scores, turns = [0] * seats, [0] * seats
    last = -1
    for state in walk(seats, options, seed):
        assert all(now >= before for now, before in zip(state.points, scores, strict=True)), "points are never lost"
        scores = state.points[:]
        if state.phase == PLAY_CARD and last != PLAY_CARD and not state.is_extra():
            turns[state.seat] += 1
            wanted = 2 if state.season < 2 or state.round < 6 else (1, 2)
            for seat in range(seats):
                assert nibbles(state.hands[seat]) in ((wanted,) if isinstance(wanted, int) else wanted)
        last = state.phase
        assert bin(state.low).count("1") + bin(state.high).count("1") <= 5
        if state.actor() >= 0:
            assert 1 <= len(state.legal()) <= 107
    assert turns == [15] * seats
    assert [float(points) for points in scores] == state.scores()
    for seat in range(seats):
        assert sum(state.ledger[18 * seat : 18 * seat + 18]) == state.points[seat]
        assert state.ledger[18 * seat + 13] <= 30
        assert at_michoacan(state, seat, True) <= 9


@matches
@few
def test_what_is_told_adds_up(seats: int, options: dict[str, Any], seed: int) -> None:
    """Every point and every flower that a seat has was announced."""
    state = GAME.start(seats, GAME.options.read(options, seats))
    state.trace = []
    dice = Dice(seed)
    while state.actor() != OVER:
        state.apply(state.draw(dice) if state.actor() == CHANCE else state.pick(dice))
    points, flowers = [0] * seats, [0] * seats
    for event in state.trace:
        if event.kind.startswith("points-"):
            points[event.args["seat"]] += event.args["points"]
        if event.kind == "flowers-taken":
            flowers[event.args["seat"]] += event.args["count"]
        if event.kind in ("born", "turned-double"):
            flowers[event.args["seat"]] -= event.args["number"]
        if event.kind == "points-goal" and event.args["cells"]:
            assert set(event.args["cells"]) <= set(state.board.ids)
    assert points == list(state.points)
    view = GAME.paint(state, None)
    assert flowers == [seat["flowers_total"] for seat in view["seats"]]


@matches
@examples(12)
def test_reach_tells_what_a_landing_really_gives(seats: int, options: dict[str, Any], seed: int) -> None:
    dice = Dice(seed)
    for state in walk(seats, options, seed):
        view = GAME.paint(state, None) if state.phase == LAND_PIECE else None
        if view is None:
            continue
        shown = view["reach"][dice.below(len(view["reach"]))]
        after = state.copy()
        after.apply(GAME.space.parse(f"land {shown['cell']}").code)
        seat = state.seat
        taken = sum(flowers_of(after.flowers[seat], f) - flowers_of(state.flowers[seat], f) for f in range(5))
        gained = bin(after.held[seat] & ~state.held[seat]).count("1")
        if shown["gives"] == "flower":
            assert taken == shown["count"] > 0
        elif shown["gives"] == "card":
            assert gained >= 1
        else:
            assert (taken, gained) == (0, 0)
        assert (shown["gives"] == "hidden") == (after.phase == REVEAL_TOKEN)
        assert after.phase != ROLL_DIE
        if after.phase == GIVE_BIRTH:
            assert shown["birth"] == "yes"

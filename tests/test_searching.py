"""The searches in isolation, on games so small that their true values are known."""

from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import chrysalide
from chrysalide.bots import searching, turn
from chrysalide.bots.levels import LADDER, thinker
from chrysalide.bots.search.deepening import Deepening
from chrysalide.bots.search.exact import Exact
from chrysalide.bots.search.tree import Tree
from chrysalide.bots.searching import BATCH, Deepener, Searcher
from chrysalide.core.dice import Dice
from chrysalide.core.habits import Habits
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE, OVER, State
from chrysalide.games import find_game, names
from tests.depth import times
from tests.positions import until_over

NEVER = 1e18  # no clock stops the search
EVEN = [0, 1]  # two seats, two sides


class Heap(State):
    """Seats take one to three; who takes the last one wins. Where it crumbles, chance takes one more of every second
    take, and nobody wins by that: who finds nothing left has lost."""

    def __init__(self, left: int, seats: int = 2, crumbles: bool = False) -> None:
        super().__init__()
        self.left, self.seats, self.crumbles = left, seats, crumbles
        self.seat, self.falling = 0, False

    def actor(self) -> int:
        if self.falling:
            return CHANCE
        return self.seat if self.left else OVER

    def legal(self) -> list[int]:
        return list(range(1, min(3, self.left) + 1))

    def apply(self, code: int) -> None:
        self.left -= code
        if self.falling:
            self.falling = False
            return
        self.seat = (self.seat + 1) % self.seats
        self.falling = self.crumbles and self.left > 0

    def copy(self) -> "Heap":
        twin = Heap(self.left, self.seats, self.crumbles)
        twin.seat, twin.falling = self.seat, self.falling
        return twin

    def chance(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def draw(self, dice: Dice) -> int:
        return dice.below(2)

    def scores(self) -> list[float]:
        return [float(seat in self.winners()) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return [(self.seat - 1) % self.seats] if self.left == 0 and not self.falling else []

    def key(self) -> tuple[Any, ...]:
        return (self.left, self.seat, self.falling)


def judged(state: State, seat: int) -> float:
    """Nothing is known before the end."""
    return float(seat in state.winners()) if state.actor() == OVER else 0.5


@cache
def truth(left: int, falling: bool = False) -> Fraction:
    """The chance to win of the seat to act next in a heap that crumbles."""
    if falling:
        return (truth(left) + truth(left - 1)) / 2
    if left == 0:
        return Fraction(0)
    return max(1 - truth(left - take, left > take) for take in range(1, min(3, left) + 1))


class Coin(State):
    """A coin lies under a cup, three times out of four heads. Seat 0 says what it is."""

    def __init__(self, coin: int) -> None:
        super().__init__()
        self.coin, self.said = coin, -1

    def actor(self) -> int:
        return 0 if self.said < 0 else OVER

    def legal(self) -> list[int]:
        return [0, 1]

    def apply(self, code: int) -> None:
        self.said = code

    def copy(self) -> "Coin":
        return Coin(self.coin)

    def chance(self) -> list[tuple[int, float]]:
        return []

    def draw(self, dice: Dice) -> int:
        raise NotImplementedError

    def scores(self) -> list[float]:
        return [float(self.said == self.coin)]

    def winners(self) -> list[int]:
        return [0] if self.said == self.coin else [1]

    def key(self) -> tuple[Any, ...]:
        return (self.coin, self.said)

    def resample(self, seat: int, dice: Dice) -> None:
        self.coin = 0 if dice.below(4) else 1


def tree_of(state: State, sides: list[int], simulations: int, habits: Habits | None = None) -> Tree:
    tree = Tree(state, sides, judged, Dice(1), habits or Habits())
    tree.run(simulations)
    return tree


# --- what they find -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11, 13])
@pytest.mark.parametrize("care", [1, 2])
def test_the_tree_leaves_a_multiple_of_four(left: int, care: int) -> None:
    code, _, value = tree_of(Heap(left), EVEN, 3000, Habits(reach=20, care=care)).findings()[0]
    assert code == left % 4
    assert value > 0.8


@pytest.mark.parametrize("left", [5, 6, 7, 9, 13, 17])
def test_alpha_beta_leaves_a_multiple_of_four(left: int) -> None:
    found = Deepening(0, judged, 1_000_000, NEVER).search(Heap(left), [1, 2, 3], 16)
    assert found[0] == (left % 4, 1.0)


@pytest.mark.parametrize("left", [4, 8, 12])
def test_alpha_beta_knows_when_all_is_lost(left: int) -> None:
    assert {value for _, value in Deepening(0, judged, 1_000_000, NEVER).search(Heap(left), [1, 2, 3], 16)} == {0.0}


@pytest.mark.parametrize("left", range(2, 15))
def test_exact_odds_with_chance(left: int) -> None:
    found = Exact(0, EVEN, judged, 10_000, NEVER).solve(Heap(left, crumbles=True))
    assert found is not None
    assert found[0][1] == pytest.approx(float(truth(left)))
    for code, value in found:
        assert value == pytest.approx(float(1 - truth(left - code, left > code)))


def test_the_tree_comes_near_the_exact_odds() -> None:
    for left in (5, 8, 11):
        code, _, value = tree_of(Heap(left, crumbles=True), EVEN, 20_000).findings()[0]
        assert 1 - truth(left - code, left > code) == truth(left)
        assert value == pytest.approx(float(truth(left)), abs=0.05)


def test_three_seats_each_for_itself() -> None:
    """A seat that can take the last one does: nobody plays for another."""
    tree = tree_of(Heap(3, seats=3), [0, 1, 2], 500)
    assert tree.findings()[0][0] == 3


def test_partners_take_the_win_together() -> None:
    """With four left, seat 0 loses to the next seat; that is fine if the next seat is a partner, and both win."""

    def won(state: State, seat: int) -> float:
        return 0.5 if state.actor() != OVER else float(bool(set(state.winners()) & {0, 1}) == (seat < 2))

    for sides, low, high in (([0, 1, 2, 3], 0.0, 0.3), ([0, 0, 1, 1], 0.8, 1.0)):
        tree = Tree(Heap(4, seats=4), sides, won if sides[1] == 0 else judged, Dice(1), Habits())
        tree.run(3000)
        assert low <= tree.findings()[0][2] <= high, sides


def test_a_secret_is_weighed_not_seen() -> None:
    """The coin shows tails, which the seat cannot know: heads is right in three cases out of four."""
    code, _, value = tree_of(Coin(1), EVEN, 4000).findings()[0]
    assert code == 0
    assert value == pytest.approx(0.75, abs=0.04)


def test_a_plan_can_guide_the_root() -> None:
    """Given priors decide while little has been tried, and are overruled by results."""
    tree = Tree(Heap(7), EVEN, judged, Dice(1), Habits(sharpness=30.0))
    tree.favour({1: 0.9, 2: 0.1})
    tree.run(8)
    assert tree.findings()[0][0] == 1
    tree.run(4000)
    assert tree.findings()[0][0] == 3


# --- budgets ------------------------------------------------------------------------------------------------------


def test_in_a_crowd_and_in_a_duel_a_plan_is_made_for_several_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two or four seats with secret goals: as many as the simulations allow; with three, and in teams, just one."""
    made: list[State] = []

    def noted(state: State, *rest: Any) -> dict[int, float]:
        made.append(state)
        return {state.legal()[0]: 1.0}

    monkeypatch.setattr(searching, "plan", noted)
    for seats, teams, wanted in ((4, False, 4), (3, False, 1), (4, True, 1), (2, False, 4)):
        made.clear()
        match = chrysalide.new("papillons", seats, seed=1, teams=teams)
        Searcher(find_game("papillons"), 1, 200, NEVER).choose(match.view(match.actor))
        assert len(made) == wanted
        assert len({state.key() for state in made}) == wanted


def test_a_tree_makes_just_the_simulations_that_were_wanted() -> None:
    match = chrysalide.new("celestes", seed=3)
    for effort in (1, 31, 32, 33, 500):
        bot = Searcher(match.game, 1, effort, NEVER)
        assert sum(advice.weight for advice in bot.weigh(match.view(match.actor))) == effort


def test_alpha_beta_looks_at_no_more_positions_than_were_wanted() -> None:
    for nodes in (10, 100, 1000):
        search = Deepening(0, judged, nodes, NEVER)
        search.search(Heap(200), [1, 2, 3], 16)
        assert -3 <= search.left < 0, "the last step may be three positions wide"


def test_exact_gives_up_in_time() -> None:
    assert Exact(0, EVEN, judged, 5, NEVER).solve(Heap(40, crumbles=True)) is None
    assert Exact(0, EVEN, judged, 10_000_000, -1.0).solve(Heap(2000, crumbles=True)) is None


class Clock:
    """A clock that advances by a step whenever it is read."""

    def __init__(self, step: float) -> None:
        self.now, self.step, self.looks = 100.0, step, 0

    def __call__(self) -> float:
        self.looks += 1
        self.now += self.step
        return self.now


@pytest.mark.parametrize("seconds", [0.1, 1.0])
def test_a_tree_stops_when_its_time_is_up(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """With 10 ms a batch, a search stops within one batch of its limit, and never takes longer than it was given."""
    clock = Clock(0.01)
    for module in (searching, turn):
        monkeypatch.setattr(module, "monotonic", clock)
    match = chrysalide.new("celestes", seed=3)
    bot = Searcher(match.game, 1, 10_000_000, seconds)
    made = sum(advice.weight for advice in bot.weigh(match.view(match.actor)))
    assert clock.now - 100.0 <= seconds + 0.03
    assert made == pytest.approx(BATCH * seconds / 0.01, rel=0.1)


def test_the_shorter_of_two_limits_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.01)
    for module in (searching, turn):
        monkeypatch.setattr(module, "monotonic", clock)
    match = chrysalide.new("celestes", seed=3)
    Searcher(match.game, 1, 10_000_000, 1.0).choose(match.view(match.actor), 0.2)
    assert clock.now - 100.0 <= 0.23


@pytest.mark.parametrize("game", names())
def test_without_any_time_there_is_still_an_answer(game: str) -> None:
    found = find_game(game)
    match = Match(found, found.seats[0], {}, 5)
    for _ in range(12):
        action = thinker(found, 1, share=100.0, seconds=1e-9).choose(match.view(match.actor))
        assert action in match.legal()
        match.play(action)


@pytest.mark.parametrize("game", names())
def test_levels_think_longer_from_step_to_step_and_never_too_long(game: str) -> None:
    thinkers = [level(find_game(game), seed=1) for level in LADDER.values()][2:]
    efforts = [bot.effort for bot in thinkers if isinstance(bot, Searcher | Deepener)]
    assert len(efforts) == 3
    assert efforts == sorted(efforts)
    assert [bot.seconds <= limit for bot, limit in zip(thinkers, (0.3, 1.0, 2.0), strict=True)] == [True] * 3


# --- real games ---------------------------------------------------------------------------------------------------


def ends(match: Match, state: State, seat: int) -> float:
    """What a round can still score, by plain recursion: no memory, no bounds, no code of the searches."""
    horizon = match.state.horizon()

    def value(now: State) -> float:
        actor = now.actor()
        if actor == OVER or now.horizon() != horizon:
            return float(match.game.evaluate(now, seat))
        if actor == CHANCE:
            return sum(odds * value(after(now, code)) for code, odds in now.chance())
        return (max if actor == seat else min)(value(after(now, code)) for code in now.legal())

    return value(state)


def after(state: State, code: int) -> State:
    twin = state.copy()
    twin.apply(code)
    return twin


def late(game: str, seed: int) -> Match | None:
    """A position of a random match with an exact end in sight."""
    match = chrysalide.new(game, seed=seed)
    dice = Dice(seed)
    found = None
    for _ in until_over(match):
        if match.game.solvable(match.state) and len(match.legal()) > 1:
            found = match.at(len(match.log))
        match.play(match.game.action(match.state, match.state.pick(dice)))
    return found


@pytest.mark.parametrize("game", [game for game in names() if late(game, 1) is not None])
@pytest.mark.parametrize("seed", range(1, 5))
def test_exact_ends_are_those_computed_by_hand(game: str, seed: int) -> None:
    match = late(game, seed)
    assert match is not None
    seat = match.actor
    solved = dict(Exact(seat, EVEN, match.game.evaluate, 1_000_000, NEVER).solve(match.state) or [])
    assert solved.keys() == set(match.state.legal())
    for code, value in solved.items():
        assert value == pytest.approx(ends(match, after(match.state, code), seat))


def plain(match: Match, state: State, seat: int, turn: int, depth: int) -> float:
    """Minimax over whole turns, without bounds, move ordering or memory."""
    actor = state.actor()
    if actor != turn:
        turn, depth = actor, depth - 1
    if actor == OVER or depth == 0:
        return float(match.game.evaluate(state, seat))
    return (max if actor == seat else min)(
        plain(match, after(state, code), seat, turn, depth) for code in state.legal()
    )


@pytest.mark.parametrize("game", [game for game in names() if find_game(game).foreseeable()])
def test_alpha_beta_finds_what_a_full_look_finds(game: str) -> None:
    found = find_game(game)
    looked = 0
    for seed in range(times(3)):
        match = Match(found, found.seats[0], {}, seed)
        dice = Dice(seed)
        for _ in until_over(match):
            if dice.below(30) == 0 and 1 < len(match.legal()) <= 12:
                looked += 1
                seat, codes = match.actor, match.state.legal()
                best = max(plain(match, after(match.state, code), seat, seat, 1) for code in codes)
                search = Deepening(seat, found.evaluate, 10_000_000, NEVER)
                assert search.search(match.state, codes, 1)[0][1] == pytest.approx(best)
            match.play(found.action(match.state, match.state.pick(dice)))
    assert looked > 5

"""The engine and the oracle, an independent second statement of the rules, play the same matches in step."""

from collections import Counter
from typing import Any

import pytest

from chrysalide.core.dice import Dice
from chrysalide.games.mariposas import GAME
from chrysalide.games.mariposas.tests.invariants import WIDEST, Watcher
from chrysalide.games.mariposas.tests.oracle import Oracle
from chrysalide.games.mariposas.tests.oracle_board import CITIES, PLANTS
from chrysalide.games.mariposas.tests.oracle_data import BONUS, FLOWERS, LIFE_CYCLE, STAGES, TILES
from chrysalide.games.mariposas.tests.table import arranged, new, oracle_of, state_of
from tests.agreement import Agreed
from tests.depth import choice, each

EVERY_TEXT = [action.text for action in GAME.space.actions]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"forced_moves": True},
    {"backtracking": False},
    {"copy_chains": True},
    {"waystation_once": "seat"},
    {"flip_is_birth": False},
    {"flower_supply": "unlimited"},
    {"free_birth_goals": True},
    {"forced_moves": True, "backtracking": False, "copy_chains": True, "waystation_once": "seat"},
]
SEATS = (2, 3, 4, 5)
SEEDS = choice(1, each(100, len(SEATS) * len(OPTIONS)))  # of each number of seats and option set
GLANCE = 10  # all that can be seen is compared in one of so many positions
DULL = ("stop", "birth -", "adj -", "free -", "keep")  # seldom chosen, or random matches would hold few births


def choose(match: Agreed, dice: Dice) -> str:
    """At random, but with a taste for births, cities and going on, so that something happens."""
    texts = oracle_of(match).legal()
    if dice.below(12):
        texts = [text for text in texts if text not in DULL] or texts
    if oracle_of(match).phase() == "land" and dice.below(5) < 2:
        texts = [text for text in texts if text.split()[1] in PLANTS or text.split()[1] in CITIES] or texts
    return texts[dice.below(len(texts))]


def play_together(match: Agreed, dice: Dice) -> Agreed:
    """To the end, on what may be done always, on everything else in every tenth decision; invariants always."""
    match.glance = GLANCE
    watcher: Watcher | None = None
    while not match.over:
        oracle = oracle_of(match)
        if watcher is None and not oracle.in_set_up():
            watcher = Watcher(oracle)
        texts = oracle.legal()
        assert 1 <= len(texts) <= WIDEST[oracle.phase()]
        assert len(set(texts)) == len(texts)
        assert sum(probability for _, probability in oracle.chance()) == (oracle.actor() == "chance")
        text = choose(match, dice)
        match.enter(text)
        if oracle.phase() in ("free_birth", "goal"):
            match.compare()
        if watcher is not None:
            watcher.look(text)
    assert watcher is not None
    watcher.at_the_end()
    assert len(match.entries) < 3000
    return match


def rich(seats: int, dice: Dice, **options: Any) -> Agreed:
    """Every seat has most cards and many flowers, so that tiles, payments and an empty supply come up."""
    cards = [" ".join(_most_cards(dice)) for _ in range(seats)]
    tiles = _some(TILES, 3, dice)
    flowers = [FLOWERS * (24 // seats)] * seats
    return arranged(*["1:m"] * seats, cards=cards, flowers=flowers, tiles=" ".join(tiles), **options)


def _most_cards(dice: Dice) -> list[str]:
    """Nine cards of the life cycle, no row complete (a row must be completed to be earned), and two bonus cards."""
    held = _some(LIFE_CYCLE, 9, dice)
    for row in ("green", "pink", "blue"):
        if all(f"{row}-{stage}" in held for stage in STAGES):
            held.remove(f"{row}-egg")
    return held + _some(BONUS, 2, dice)


def _some(things: tuple[str, ...], number: int, dice: Dice) -> list[str]:
    left = list(things)
    return [left.pop(dice.below(len(left))) for _ in range(number)]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_engine_and_oracle_agree_on_every_decision(seats: int, options: dict[str, Any]) -> None:
    """From the start and from a rich position in turn."""
    for seed in range(SEEDS):
        dice = Dice(f"{seats} {seed}")
        plain = (seed + seats + OPTIONS.index(options)) % 2
        play_together(new(seats, **options) if plain else rich(seats, dice, **options), dice)


def test_random_matches_meet_everything() -> None:
    """That they agree would prove little if tiles, flips or extra turns never came up."""
    met: Counter[str] = Counter()
    for seed in range(6):
        dice = Dice(f"meet {seed}")
        match = play_together(rich(4, dice), dice)
        met.update(text.split()[0] for text in match.entries)
        met.update("stretch" for text in match.entries if text.endswith("+2"))
        for player in oracle_of(match).players:
            met.update(player.tiles)
            met.update("flip" for piece in player.board.values() if piece.double)
            met.update("home" for _ in range(player.home([4])))
    wanted = {*TILES, "flip", "home", "stretch", "copy", "swap", "keep", "gain", "adj", "pick", "birth", "free", "stop"}
    assert wanted <= set(met)


def test_a_record_leads_the_oracle_to_the_same_end() -> None:
    match = play_together(new(3), Dice("replay"))
    again = Oracle(3)
    for text in match.entries:
        again.apply(text)
    assert (again.facts(), again.ledger) == (oracle_of(match).facts(), oracle_of(match).ledger)


@pytest.mark.parametrize("options", OPTIONS[:6], ids=str)
def test_what_is_illegal_for_one_is_illegal_for_the_other(options: dict[str, Any]) -> None:
    """Every text of the notation, at some positions; where the oracle names a rule, so does the engine."""
    match = new(2, **options)
    match.glance = GLANCE
    dice = Dice("illegal")
    while not match.over:
        if dice.below(8) == 0:
            compare_refusals(match)
        match.enter(choose(match, dice))


def compare_refusals(match: Agreed) -> None:
    allowed = match.odds()
    for text in EVERY_TEXT:
        if text in allowed:
            continue
        engine = GAME.refuse(state_of(match), GAME.space.parse(text).code, match.actor)
        reason = oracle_of(match).why_not(text)
        assert reason is not None, f"{text}: only the engine refuses it"
        rule = reason.partition(":")[0]
        alike = engine.rule == rule or not rule[0].isdecimal() or match.opinion.excuses(text, engine.rule, rule)
        assert alike, f"{text}: the engine refuses it by rule {engine.rule}, the oracle says {reason}"

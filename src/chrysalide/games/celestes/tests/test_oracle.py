"""The engine and the oracle, a second statement of the rules by another hand, play the same matches in step."""

from itertools import product
from typing import Any

import pytest

from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError, IllegalAction
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE, OVER
from chrysalide.games.celestes import KIT
from chrysalide.games.celestes.board import collection
from chrysalide.games.celestes.scoring import score
from chrysalide.games.celestes.tests import oracle as second_opinion
from chrysalide.games.celestes.tests.oracle import LAYOUTS, Oracle
from chrysalide.games.celestes.tests.table import LETTERS, new

EVERY_TEXT = [action.text for action in KIT.space.actions]
POOLS: list[Any] = ["all", ["L01", "L05", "L07", "L10", "L14"], sorted(LAYOUTS)[::2]]
OPTIONS: list[dict[str, Any]] = [
    {"tokens_to_win": tokens, "first_player": first, "layouts": layouts}
    for tokens, first, layouts in product((1, 2, 3), ("random", 0, 1), POOLS)
]
SEEDS = 10  # of each option set: 270 matches


def both(options: dict[str, Any]) -> tuple[Match, Oracle]:
    return new(**options), Oracle(**options)


def legal(match: Match) -> dict[str, float | None]:
    """The engine's actions, with their probabilities where chance acts."""
    if match.actor == CHANCE:
        return {KIT.space[code].text: probability for code, probability in match.state.chance()}
    return {str(action): None for action in match.legal()}


def expected(oracle: Oracle) -> dict[str, float | None]:
    """The oracle's exact fractions as the nearest floats, which is what the engine's divisions give."""
    return {text: None if exact is None else float(exact) for text, exact in oracle.legal().items()}


def facts(match: Match, oracle: dict[str, Any]) -> dict[str, Any]:
    """What the engine's view says, in the oracle's words.

    Some things are said differently and mean the same: the engine counts the round being set up, the oracle the
    layouts revealed; while cards are laid the engine's face-down slots are not dealt yet; and before round 1 there are
    no cards in the engine.
    """
    view = match.view()
    settling = view["phase"] in ("reveal_layout", "draw_first", "choose_order", "deal")
    slots = {shown["slot"]: mark(shown) for shown in view["slots"]}
    if view["phase"] == "deal":
        slots = {number: "?" if oracle["slots"][number] == "?" else shown for number, shown in slots.items()}
    place = view["bolina"]
    return {
        "phase": view["phase"],
        "actor": view["actor"],
        "round": view["round"] - (view["phase"] == "reveal_layout"),
        "layout": view["layout"]["id"] if view["layout"] else None,
        "slots": slots,
        "free": oracle["free"] if settling else [shown["slot"] for shown in view["slots"] if shown["free"]],
        "collections": [{LETTERS[one["id"]]: one["cards"] for one in seat["species"]} for seat in view["seats"]],
        "totals": tuple(seat["total"] for seat in view["seats"]),
        "tokens": tuple(seat["tokens"] for seat in view["seats"]),
        "bolina": next(iter(place.items())) if place else None,
        "unseen": {LETTERS[species]: cards for species, cards in view["unseen"].items()}
        if view["layout"]
        else oracle["unseen"],
        "first": view["first"],
        "used": sorted(set(oracle["used"]) - set(view["layouts_left"])),
        "winner": view["winners"][0] if view["winners"] else None,
        "rounds": [(one["layout"], tuple(one["totals"]), one["bolina"], one["winner"]) for one in view["rounds"]],
    }


def mark(shown: dict[str, Any]) -> str:
    return {"down": "?", "empty": ".", "undealt": "-"}.get(shown["face"]) or LETTERS[shown["species"]]


def assert_agree(match: Match, oracle: Oracle, thoroughly: bool) -> None:
    assert match.state.actor() == {"chance": CHANCE, "over": OVER}.get(str(oracle.actor()), oracle.actor())
    assert legal(match) == expected(oracle)
    if thoroughly or oracle.phase() in ("reveal_layout", "over"):
        said = oracle.facts()
        assert facts(match, said) == said


@pytest.mark.parametrize("start", range(0, SEEDS, 10))
def test_engine_and_oracle_agree_on_every_decision(start: int) -> None:
    """On whose it is and what may be done, always; on all that can be seen, in every tenth match or decision."""
    for number, options in enumerate(OPTIONS):
        for seed in range(start, start + 10):
            match, oracle = both(options)
            dice = Dice(f"{number} {seed}")
            while not match.over:
                assert_agree(match, oracle, (seed + number) % 19 == 0 or len(match.entries) % 10 == 9)
                texts = list(oracle.legal())
                text = texts[dice.below(len(texts))]
                oracle.play(text)
                match.enter(text)
            assert_agree(match, oracle, thoroughly=True)


@pytest.mark.parametrize("options", OPTIONS[::4], ids=str)
def test_what_is_illegal_for_one_is_illegal_for_the_other(options: dict[str, Any]) -> None:
    """Every text of the notation, at some positions; where the oracle names a rule, so does the engine."""
    match, oracle = both(options)
    dice = Dice("illegal")
    others: dict[tuple[str, str | None, str], str] = {}
    while not match.over:
        if dice.below(12) == 0:
            compare_refusals(match, oracle, others)
        text = str(match.legal()[dice.below(len(match.legal()))])
        oracle.play(text)
        match.enter(text)
    compare_refusals(match, oracle, others)
    assert others == {}, "refused with another rule than the oracle names"


def compare_refusals(match: Match, oracle: Oracle, others: dict[tuple[str, str | None, str], str]) -> None:
    allowed = legal(match)
    phase = oracle.phase()
    for text in EVERY_TEXT:
        if text in allowed:
            continue
        engine, second = refusal(match, text), oracle_refusal(oracle, text)
        timely = text.split()[0] in WORDS.get(phase, ())
        if engine == second or not second[0].isdecimal() or (engine is None and not timely):
            continue
        if (engine, second) not in ALIKE:
            others[phase, engine, second] = text


# What can be done in a phase. Of what cannot, the engine says "not now", the oracle when it could be done.
WORDS = {
    "reveal_layout": ("layout",),
    "draw_first": ("first",),
    "choose_order": ("order",),
    "deal": ("deal",),
    "turn_up": ("turn",),
    "take": ("take",),
    "bolina": ("bolina", "keep"),
}
# Both rules forbid it: a slot laid face down is also not the next one; a second take comes before the decision about
# the Bolina; keeping what is not offered would be passing; what follows taking the Bolina is another seat's turn.
ALIKE = {("2.2", "2.3"), ("5.1", "4.2"), ("4.2", "5.1"), ("4.2", "5.4"), ("5.1", "5.4")}


def refusal(match: Match, text: str) -> str | None:
    before = match.state.key()
    with pytest.raises(ChrysalideError) as caught:
        match.enter(text)
    assert match.state.key() == before
    return caught.value.rule if isinstance(caught.value, IllegalAction) else None


def oracle_refusal(oracle: Oracle, text: str) -> str:
    before = oracle.facts()
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the oracle's only error; its text is looked at
        oracle.play(text)
    assert oracle.facts() == before
    return str(caught.value).partition(":")[0]


def test_scores_of_all_collections_agree() -> None:
    for e, m, k, s in product(range(9), range(7), range(5), range(3)):
        assert score(collection([e, m, k, s])) == second_opinion.score(e, m, k, s)

"""The engine and the oracle, a second statement of the rules by another hand, play the same matches in step."""

from collections import Counter
from typing import Any

import pytest

from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError, IllegalAction
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE, OVER
from chrysalide.games.papillons.board import copies
from chrysalide.games.papillons.tests.oracle import GOALS, KINDS, VERBS, Oracle, around, write
from chrysalide.games.papillons.tests.table import LETTERS, cell, new, truth

MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"protect_moved": False, "stall_rounds": 3}),
    (3, {"own_action_only": True, "starter": 1}),
    (4, {"teams": True}),
    (4, {"teams": True, "own_action_only": True, "stall_rounds": 3}),
    (2, {"expert": True}),
    (3, {"expert": True, "own_action_only": True}),
    (4, {"expert": True, "starter": 3}),
    (2, {"expert": True, "early_demand": True, "stall_rounds": 3}),
    (3, {"expert": True, "early_demand": True, "protect_moved": False}),
    (4, {"expert": True, "teams": True}),
    (4, {"expert": True, "teams": True, "early_demand": True, "stall_rounds": 3}),
]
NAMES = [f"{seats} {' '.join(more)}" for seats, more in MODES]
every_mode = pytest.mark.parametrize("mode", range(len(MODES)), ids=NAMES)
SEEDS = 2  # matches in each mode
GLANCE = 8  # all that everybody sees is compared in one of so many positions


def both(mode: int) -> tuple[Match, Oracle]:
    seats, options = MODES[mode]
    return new(seats, **options), Oracle(seats, **options)


def choose(texts: list[str], dice: Dice) -> str:
    """A word first, then one of its actions: lifts would crowd out the rest. Announcements are rare, they end all."""
    words = sorted({text.split()[0] for text in texts})
    word = words[dice.below(len(words))]
    if word == "announce" and dice.below(6) and len(words) > 1:
        word = words[(words.index(word) + 1) % len(words)]
    found = [text for text in texts if text.split()[0] == word]
    return found[dice.below(len(found))]


# --- the same words for both --------------------------------------------------------------------------------------


def legal(match: Match) -> dict[str, tuple[int, float | None]]:
    """The engine's actions with their codes, or with their probabilities where chance acts."""
    if match.actor == CHANCE:
        return {match.kit.action(match.state, code).text: (0, share) for code, share in match.state.chance()}
    return {action.text: (action.code, None) for action in match.legal()}


def expected(oracle: Oracle, texts: dict[str, Any]) -> dict[str, tuple[int, float | None]]:
    """The oracle's exact fractions as the nearest floats, which is what the engine's divisions give."""
    return {text: (oracle.code(text), None) if exact is None else (0, float(exact)) for text, exact in texts.items()}


def known(match: Match, viewer: int | None) -> dict[str, Any]:
    """What the engine's view says, in the oracle's words."""
    view = match.view(viewer)
    seats = view["seats"]
    over = view["phase"] == "over"
    protected, holding = view["protected"], view["holding"]
    own = sorted(card["kind"] for card in view["hand"])
    return {
        "phase": view["phase"],
        "actor": view["actor"],
        "starter": view["starter"],
        "seat": view["seat"] if view["turn"] else None,
        "turn": view["turn"],
        "table": {card["cell"]: card["kind"] for card in view["table"]},
        "nets": cells_with(view, "net"),
        "webs": cells_with(view, "web"),
        "hands": [own if seat["seat"] == viewer else seat["hand"] for seat in seats],
        "goals": goals(view),
        "goals_out": goals_out(view),
        "shape_holders": [seat for seat in view["shape_seats"] if seat >= 0],
        "deck": view["deck"],
        "laid": [seat["laid"] for seat in seats],
        "tokens": [{"net": int(seat["net"]), "web": int(seat["web"])} for seat in seats],
        "protected": (protected["cell"], protected["how"]) if protected else None,
        "demands": [seat["seat"] for seat in seats if seat["demanded"]],
        "lifted": view["lifted"],
        "laying": holding["kind"] if holding else None,
        "idle": view["still"],
        "winners": view["winners"] if over else None,
        "scores": view["scores"] if over else None,
    }


def cells_with(view: dict[str, Any], token: str) -> list[str]:
    return sorted((card["cell"] for card in view["table"] if card["token"] == token), key=cell)


def goals(view: dict[str, Any]) -> dict[str, list[str]]:
    """By holder; in expert teams the holders are the seats as soon as the goals of their team are split."""
    teams, expert = view["options"]["teams"], view["options"]["expert"]
    found = {}
    for number, dealt in enumerate(view["goals_dealt"]):
        members = [number]
        if teams and expert and view["shape_seats"][number] >= 0:
            members = [number, number + 2]
        for member in members:
            shown = view["seats"][member]["goals"]
            holder = "AB"[number] if teams and len(members) == 1 else str(member)
            found[holder] = [LETTERS[goal] for goal in shown] if shown else ["?"] * (dealt // len(members))
    return found


def goals_out(view: dict[str, Any]) -> list[str]:
    if view["phase"] in ("draw_starter", "deal_goals"):
        return []
    if view["end"]:
        return [LETTERS[goal] for goal in view["end"]["out"]]
    return ["?"] * (8 - sum(view["goals_dealt"]))


def hidden(match: Match) -> dict[str, Any]:
    """What nobody sees all of."""
    state = truth(match)
    return {
        "hands": [list(Counter(kinds(hand)).elements()) for hand in state.hands],
        "deck": kinds(state.deck),
        "held": {goal for number, goal in enumerate(GOALS) if state.goals_dealt >> number & 1},
    }


def kinds(cards: int) -> dict[str, int]:
    return {kind: copies(cards, number) for number, kind in enumerate(KINDS) if copies(cards, number)}


# --- in step ------------------------------------------------------------------------------------------------------


def assert_agree(match: Match, oracle: Oracle, texts: dict[str, Any], thoroughly: bool) -> None:
    assert match.actor == {"chance": CHANCE, "over": OVER}.get(str(oracle.actor()), oracle.actor())
    assert legal(match) == expected(oracle, texts)
    if not thoroughly:
        return
    for viewer in (None, *range(match.seats)):
        said = oracle.known_to(viewer)
        if said["scores"] is not None:
            said["scores"] = [float(score) for score in oracle._scores() or []]
        assert known(match, viewer) == said
    facts = oracle.facts()
    assert hidden(match) == {
        "hands": [sorted(player.hand, key=KINDS.index) for player in oracle.players],
        "deck": facts["deck"],
        "held": {goal for dealt in oracle.dealt.values() for goal in dealt},
    }


@every_mode
def test_engine_and_oracle_agree_on_every_decision(mode: int) -> None:
    """On whose it is and what may be done, nearly always; on all that everybody knows, often and at the end."""
    for seed in range(SEEDS):
        match, oracle = both(mode)
        dice = Dice(f"{mode} {seed}")
        while not match.over:
            texts = [action.text for action in match.legal()]
            if match.view()["phase"] != "turn" or dice.below(2):  # the oracle takes its time over a turn
                assert_agree(match, oracle, oracle.legal(), dice.below(GLANCE) == 0)
            text = choose(texts, dice)
            oracle.play(text)
            match.enter(text)
        assert_agree(match, oracle, {}, thoroughly=True)


# --- refusals -----------------------------------------------------------------------------------------------------

# Both rules forbid it, and each side names another one first.
ALIKE: set[tuple[str | None, str]] = {
    ("4.12", "4.1"),  # a token on a cell without a card, before the threshold,
    ("4.12", "4.15"),  # that is used,
    ("4.12", "5.5"),  # that is not in the match,
    ("4.12", "5.7"),  # under demand
    ("4.3", "4.1"),  # the same with lifting
    ("4.3", "5.7"),
    ("5.7", "5.5"),  # a web among experts under demand
    ("5.7", "5.10"),  # a demand of oneself under demand
    ("3.6", "3.5"),  # a cell that touches nothing, not even by a corner
}


def random_text(oracle: Oracle, dice: Dice) -> str:
    """A well-formed action of a seat, legal or not; its cell is near the table."""
    cells = sorted(oracle.table) or [(0, 0)]
    spots = [cells[dice.below(len(cells))], (dice.below(9) - 4, dice.below(9) - 4)]
    spots += around(spots[0])
    spot = write(spots[dice.below(len(spots))])
    texts = [f"{word} {spot}" for word in ("lift", "net", "web", "lay", "to")]
    texts += ["deck", "pass", "silent", f"hand {KINDS[dice.below(16)]}", f"demand {dice.below(oracle.seats)}"]
    texts.append(f"announce {GOALS[dice.below(8)]}")
    return texts[dice.below(len(texts))]


@every_mode
def test_what_is_illegal_for_one_is_illegal_for_the_other(mode: int) -> None:
    """And for the same rule, where the action has a place in the phase."""
    others: dict[tuple[str, str | None, str], str] = {}
    refusals = 0
    match, oracle = both(mode)
    dice = Dice(f"illegal {mode}")
    while not match.over and refusals < 400:
        texts = list(oracle.legal())
        for _ in range(8 if match.actor >= 0 else 1):
            text = random_text(oracle, dice)
            if text not in texts:
                refusals += 1
                engine, second = refusal(match, text), oracle_refusal(oracle, text)
                timely = text.split()[0] in VERBS[oracle.phase()]
                if timely and engine != second and (engine, second) not in ALIKE:
                    others[oracle.phase(), engine, second] = text
        text = choose(texts, dice)
        oracle.play(text)
        match.enter(text)
    assert others == {}, "refused with another rule than the oracle names"
    assert refusals > 60


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

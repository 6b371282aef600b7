"""The engine and the oracle, a second statement of the rules by another hand, play the same matches in step."""

from collections import Counter
from typing import Any

import pytest

import chrysalide
from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError, IllegalAction
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE, OVER
from chrysalide.games.mariposas import KIT
from chrysalide.games.mariposas.tests.oracle import Oracle
from chrysalide.games.mariposas.tests.table import state_of
from chrysalide.games.mariposas.view.painting import hand

EVERY_TEXT = [action.text for action in KIT.space.actions]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"forced_moves": True},
    {"backtracking": False},
    {"copy_chains": True},
    {"waystation_once": "seat"},
    {"flip_is_birth": False},
    {"flower_supply": "unlimited"},
    {"forced_moves": True, "backtracking": False, "copy_chains": True, "waystation_once": "seat"},
]
SEATS = (2, 3, 4, 5)
SEEDS = 2  # matches of each number of seats and option set
LETTERS = {"orange": "o", "pink": "p", "violet": "v", "yellow": "y", "white": "w"}
DULL = ("stop", "birth -", "adj -", "free -", "keep")  # seldom chosen, or random matches would hold few births


def both(seats: int, options: dict[str, Any]) -> tuple[Match, Oracle]:
    return chrysalide.new("mariposas", seats=seats, settle=False, **options), Oracle(seats, **options)


def legal(match: Match) -> dict[str, float | None]:
    """The engine's actions, with their probabilities where chance acts."""
    if match.actor == CHANCE:
        return {KIT.space[code].text: probability for code, probability in match.state.chance()}
    return {str(action): None for action in match.legal()}


def expected(oracle: Oracle) -> dict[str, float | None]:
    if oracle.actor() == "chance":
        return {text: float(exact) for text, exact in oracle.chance()}
    return dict.fromkeys(oracle.legal())


def facts(match: Match, oracle: dict[str, Any]) -> dict[str, Any]:
    """What the engine's view says, in the oracle's words.

    Some things are said differently and mean the same: outside turns, and after its movements, a turn's own things
    exist in one and not in the other, and rounds are counted on at different moments.
    """
    view = match.view()
    within = view["phase"] in ("copy", "launch", "land", "token", "die", "flower", "gain", "adjacent", "birth")
    names = {cell["place"]: cell["cell"] for cell in view["cells"] if cell["place"]}
    return {
        "phase": view["phase"],
        "actor": view["actor"],
        "season": view["season"],
        "round": oracle["round"] if view["phase"] in ("draw", "exchange") or view["round"] > 6 else shown_round(view),
        "first": view["first"],
        "active": oracle["active"],
        "goals": {season["season"]: season["card"] for season in view["seasons"]},
        "tiles": {row["row"]: row["tile"] for row in view["tiles"]},
        "cities": {cell["cell"]: unhidden(cell["token"]) for cell in view["cells"] if cell["kind"] == "city"},
        "deck": deck(match, oracle),
        "discard": {kind: view["discard"].get(kind, 0) for kind in oracle["discard"]},
        "supply": letters(view["supply"]) if view["supply"] is not None else None,
        "turn": turn(view) if within else oracle["turn"],
        "seats": [seat(match, shown, names, oracle["seats"][shown["seat"]], within) for shown in view["seats"]],
        "scores": [int(score) for score in view["scores"]],
        "winners": view["winners"],
    }


def shown_round(view: dict[str, Any]) -> int:
    """While a season ends the engine has counted one round more than there are."""
    return min(int(view["round"]), int(view["rounds"][["spring", "summer", "autumn"].index(view["season"])]))


def unhidden(token: str) -> str | None:
    return None if token == "hidden" else token


def letters(flowers: dict[str, int]) -> dict[str, int]:
    return {LETTERS[flower]: number for flower, number in flowers.items()}


def deck(match: Match, oracle: dict[str, Any]) -> dict[str, int]:
    unseen: Counter[str] = Counter(match.view()["unseen"])
    unseen.subtract(Counter(kind for number in range(match.seats) for kind in hand(state_of(match), number)))
    return {kind: unseen[kind] for kind in oracle["deck"]}


def turn(view: dict[str, Any]) -> dict[str, Any]:
    shown = view["turn"]
    return {
        "card": shown["card"],
        "acting": shown["as"],
        "moves": shown["moves"],
        "stretch": shown["stretch_left"],
        "flyer": shown["flying"]["piece"] if shown["flying"] else "",
        "collected": sorted(shown["collected"]),
    }


def seat(match: Match, shown: dict[str, Any], names: dict[str, str], oracle: dict[str, Any], within: bool) -> Any:
    def number(where: str) -> dict[int, int]:
        return {n: sum(p["where"] == where and p["generation"] == n for p in shown["pieces"]) for n in (1, 2, 3, 4)}

    board = {}
    for piece in shown["pieces"]:
        if piece["where"] == "board":
            told = oracle["board"].get(piece["piece"], {})
            board[piece["piece"]] = {
                "generation": piece["generation"],
                "cell": piece["cell"],
                "double": piece["double"],
                "start": piece["start"] if within else told.get("start"),
                "visited": visited(match, shown, piece, names, told),
            }
    return {
        "hand": hand(state_of(match), shown["seat"]),
        "played": shown["played"],
        "bonus": sorted(shown["bonus"]),
        "cards": sorted(shown["cards"]),
        "received": sorted(shown["had"]),
        "tiles": sorted(tile["tile"] for tile in shown["tiles"]),
        "flowers": letters(shown["flowers"]),
        "score": shown["score"],
        "board": board,
        "on_card": {n: number("card")[n] for n in oracle["on_card"]},
        "reserve": {n: number("reserve")[n] for n in oracle["reserve"]},
        "gone": number("gone"),
    }


def visited(match: Match, shown: Any, piece: Any, names: dict[str, str], told: Any) -> list[str]:
    """The oracle counts a city as visited from the landing on, the engine when its token is used."""
    cells = {names[city] for city in piece["visited"]}
    view = match.view()
    flying = view["turn"]["flying"]
    landing = view["phase"] in ("token", "die") or view["turn"]["due"]["flower"] == "die"
    if landing and shown["seat"] == view["seat"] and flying and flying["piece"] == piece["piece"]:
        cells.add(flying["cell"])
    return sorted(cells)


def assert_agree(match: Match, oracle: Oracle, thoroughly: bool) -> None:
    assert match.state.actor() == {"chance": CHANCE, "over": OVER}.get(str(oracle.actor()), oracle.actor())
    assert legal(match) == expected(oracle)
    if thoroughly or oracle.phase() in ("free_birth", "goal", "over"):
        said = oracle.facts()
        assert facts(match, said) == said


def choose(texts: list[str], dice: Dice) -> str:
    if dice.below(12):
        texts = [text for text in texts if text not in DULL] or texts
    return texts[dice.below(len(texts))]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_engine_and_oracle_agree_on_every_decision(seats: int, options: dict[str, Any]) -> None:
    """On whose it is and what may be done, always; on everything else in every tenth decision."""
    for seed in range(SEEDS):
        match, oracle = both(seats, options)
        dice = Dice(f"{seats} {seed}")
        while not match.over:
            assert_agree(match, oracle, len(match.actions) % 10 == seed % 10)
            text = choose(oracle.legal(), dice)
            oracle.apply(text)
            match.enter(text)
        assert_agree(match, oracle, thoroughly=True)


@pytest.mark.parametrize("options", OPTIONS[:6], ids=str)
def test_what_is_illegal_for_one_is_illegal_for_the_other(options: dict[str, Any]) -> None:
    """Every text of the notation, at some positions; where the oracle names a rule, so does the engine."""
    match, oracle = both(2, options)
    dice = Dice("illegal")
    others: dict[tuple[str, str, str | None, str], str] = {}
    while not match.over:
        if dice.below(8) == 0:
            compare_refusals(match, oracle, others)
        text = choose(oracle.legal(), dice)
        oracle.apply(text)
        match.enter(text)
    assert others == {}, "refused with another rule than the oracle names"


def compare_refusals(match: Match, oracle: Oracle, others: dict[tuple[str, str, str | None, str], str]) -> None:
    allowed = legal(match)
    for text in EVERY_TEXT:
        if text in allowed:
            continue
        engine, reason = refusal(match, text), oracle.why_not(text)
        assert reason is not None, f"{text}: only the engine refuses it"
        rule, word = reason.partition(":")[0], text.split()[0]
        if engine != rule and word in WORDS.get(oracle.phase(), ()) and (engine, rule) not in ALIKE:
            others[oracle.phase(), word, engine, rule] = f"{text}: {reason}"


# What can be done in a phase; of what cannot, both say in their own words that it is not the time for it.
WORDS = {
    "play": ("play",),
    "copy": ("copy",),
    "launch": ("go", "stop", "birth"),
    "land": ("land",),
    "flower": ("pick",),
    "gain": ("gain",),
    "adjacent": ("adj",),
    "birth": ("birth",),
    "exchange": ("swap", "keep"),
    "free_birth": ("free",),
}
ALIKE: set[tuple[str | None, str]] = set()


def refusal(match: Match, text: str) -> str | None:
    before = match.state.key()
    with pytest.raises(ChrysalideError) as caught:
        match.enter(text)
    assert match.state.key() == before
    return caught.value.rule if isinstance(caught.value, IllegalAction) else None

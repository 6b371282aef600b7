"""What is true in every match, whatever is played: the specification's invariants, read from the oracle's facts.

The engine's view says the same (`oracle_view`), and the two are compared, so what is found here holds for both.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from chrysalide.games.mariposas.tests.oracle import Oracle
from chrysalide.games.mariposas.tests.oracle_board import CITIES
from chrysalide.games.mariposas.tests.oracle_data import BONUS, DECK, FLOWERS, LIFE_CYCLE, PIECES, TOKENS, TURNS

Facts = dict[str, Any]

# The most that can be decided among, by phase.
WIDEST = {"play": 12, "copy": 5, "launch": 61, "land": 90, "flower": 5, "gain": 15, "adjacent": 7, "birth": 107}
WIDEST |= {"exchange": 4, "free_birth": 3, "goal": 10, "draw": 7, "first": 5, "tile": 6, "token": 16, "die": 6}


def problems(facts: Facts) -> list[str]:
    """What is wrong with a position."""
    found = [*_lost(facts), *_wrong_tokens(facts)]
    for seat in facts["seats"]:
        found += _wrong_pieces(seat) + _wrong_cards(seat)
    if len(facts["turn"]["collected"]) > 4:
        found.append("collected from more than four cells")
    for season, generation in (("summer", 2), ("autumn", 3)):
        waiting = sum(seat["on_card"][generation] for seat in facts["seats"])
        if facts["phase"] != "goal" and (waiting == 0) != (facts["goals"][season] is not None):
            found.append(f"10.1: {waiting} pieces on {season}, which is {facts['goals'][season]}")
    return found


def _lost(facts: Facts) -> list[str]:
    cards: Counter[str] = Counter(facts["deck"]) + Counter(facts["discard"])
    for seat in facts["seats"]:
        cards.update(seat["hand"] + seat["played"])
    found = [] if cards == Counter(DECK) else [f"action cards {cards}"]
    for flower in FLOWERS:
        amounts = [seat["flowers"][flower] for seat in facts["seats"]]
        supply = facts["supply"][flower] if facts["supply"] is not None else 24 - sum(amounts)
        if min(amounts) < 0 or sum(amounts) + supply != 24 or (facts["supply"] is not None and supply < 0):
            found.append(f"flowers {flower}: {amounts}, supply {supply}")
    return found


def _wrong_tokens(facts: Facts) -> list[str]:
    revealed = {cell: token for cell, token in facts["cities"].items() if token}
    landed = {piece["cell"] for seat in facts["seats"] for piece in seat["board"].values()} & set(CITIES)
    found = []
    if facts["phase"] != "token" and not landed <= set(revealed):
        found.append(f"a butterfly on a city that is face down: {landed - set(revealed)}")
    if len(set(revealed.values())) != len(revealed) or not set(revealed.values()) <= set(TOKENS):
        found.append(f"tokens {revealed}")
    return found


def _wrong_pieces(seat: Facts) -> list[str]:
    found = []
    on_board = Counter(piece["generation"] for piece in seat["board"].values())
    for generation, number in PIECES.items():
        elsewhere = seat["on_card"].get(generation, 0) + seat["reserve"].get(generation, 0) + seat["gone"][generation]
        if on_board[generation] + elsewhere != number or min(seat["reserve"].values()) < 0:
            found.append(f"pieces of generation {generation}")
    if any(int(name[0]) != piece["generation"] for name, piece in seat["board"].items()):
        found.append("names of pieces")
    if not seat["board"] or seat["gone"][3] or seat["gone"][4]:
        found.append("no butterfly, or one gone that cannot go")
    if any(piece["double"] and piece["generation"] != 4 for piece in seat["board"].values()):
        found.append("a double that is not of generation 4")
    home = sum(1 + piece["double"] for piece in seat["board"].values() if piece["cell"] == "m")
    if home + ("homecoming" in seat["tiles"]) > 9:
        found.append("more at Michoacán than there are")
    return found


def _wrong_cards(seat: Facts) -> list[str]:
    known = set(seat["cards"]) <= set(LIFE_CYCLE) and set(seat["bonus"]) <= set(BONUS)
    found = [] if known else ["cards"]
    if set(seat["laid"]) & set(seat["bonus"]) or not set(seat["laid"]) <= set(BONUS):
        found.append("a bonus card twice")
    if len(seat["hand"]) > 2:
        found.append("more than two cards in hand")
    if sum(seat["points"].values()) != seat["score"] or seat["points"].get("michoacan", 0) > 30:
        found.append(f"points {seat['points']} of {seat['score']}")
    return found


class Watcher:
    """Compares a match from its first turn on with what it was an entry before."""

    def __init__(self, oracle: Oracle) -> None:
        self.oracle = oracle
        self.before = oracle.facts()
        self.moved: set[tuple[int, str]] = set()
        self.turns: list[tuple[str, int]] = []
        self.in_turn = 0
        self.turn_begins(self.before)

    def look(self, text: str) -> None:
        """After an entry: what never decreases, who has moved, whose turns there were."""
        facts = self.oracle.facts()
        assert problems(facts) == []
        for now, before in zip(facts["seats"], self.before["seats"], strict=True):
            assert now["score"] >= before["score"], "points are never lost"
            assert set(before["cards"]) <= set(now["cards"]), "life-cycle cards never leave their seat"
        if text.startswith("go "):
            self.moved.add((facts["actor"], text.split()[1]))
        if facts["phase"] != "land":
            self.look_at_cities(facts)
        self.in_turn += 1
        assert self.in_turn <= 35 or facts["phase"] in ("free_birth", "goal"), "a turn that does not end"
        if facts["phase"] == "play" and not text.startswith("play"):
            self.turn_begins(facts)
        self.before = facts

    def look_at_cities(self, facts: Facts) -> None:
        for seat, name in self.moved:
            piece = facts["seats"][seat]["board"].get(name)
            assert piece is None or piece["cell"] not in CITIES or piece["cell"] in piece["visited"]

    def turn_begins(self, facts: Facts) -> None:
        seat = facts["actor"]
        self.in_turn = 0
        self.turns.append((facts["season"], seat))
        assert facts["turn"]["collected"] == []
        if facts["round"] == 1 and seat == facts["first"]:
            assert not any(shown["laid"] for shown in facts["seats"]), "a bonus card of a season ago"
        if facts["round"] <= TURNS[facts["season"]]:
            assert len(facts["seats"][seat]["hand"]) == 2
        last = facts["season"] == "autumn" and facts["round"] >= 6
        for other, shown in enumerate(facts["seats"]):
            done = last and self.turns.count(("autumn", other)) >= 6 and other != seat
            assert len(shown["hand"]) in ((0, 1, 2) if done else (1, 2) if facts["round"] == 7 else (2,))

    def at_the_end(self) -> None:
        facts = self.before
        assert facts["winners"]
        for seat, shown in enumerate(facts["seats"]):
            turns = Counter(season for season, who in self.turns if who == seat)
            assert turns == {"spring": 4, "summer": 5, "autumn": 7 if "encore" in shown["tiles"] else 6}
        for season, rounds in TURNS.items():
            order = [seat for each, seat in self.turns if each == season]
            size = len(facts["seats"])
            assert order[: rounds * size] == order[:size] * rounds
            assert all((b - a) % size == 1 for a, b in pairwise(order[:size]))

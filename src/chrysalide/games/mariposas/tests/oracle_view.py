"""What a view of the engine says, in the words of the oracle's `facts`.

Some things are said differently and mean the same: outside turns, and after its movements, a turn's own things exist in
one and not in the other, and rounds are counted on at different moments. There the oracle's own words are repeated.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

LETTERS = {"orange": "o", "pink": "p", "violet": "v", "yellow": "y", "white": "w"}
WITHIN_TURN = ("copy", "launch", "land", "token", "die", "flower", "gain", "adjacent", "birth")


def seen(view: dict[str, Any], hands: list[list[str]], oracle: dict[str, Any]) -> dict[str, Any]:
    """The spectator's view and all hands as the oracle's facts, which are given for what is said differently."""
    within = view["phase"] in WITHIN_TURN
    uncounted = view["phase"] in ("draw", "exchange") or view["round"] > 6
    return {
        "phase": view["phase"],
        "actor": view["actor"],
        "season": view["season"],
        "round": oracle["round"] if uncounted else _round(view),
        "first": view["first"],
        "active": oracle["active"],
        "goals": {season["season"]: season["card"] for season in view["seasons"]},
        "tiles": {row["row"]: row["tile"] for row in view["tiles"]},
        "cities": {cell["cell"]: _unhidden(cell["token"]) for cell in view["cells"] if cell["kind"] == "city"},
        "deck": _deck(view, hands, oracle),
        "discard": {kind: view["discard"].get(kind, 0) for kind in oracle["discard"]},
        "supply": _letters(view["supply"]) if view["supply"] is not None else None,
        "turn": _turn(view) if within else oracle["turn"],
        "seats": [_seat(view, shown, hands[shown["seat"]], oracle["seats"][shown["seat"]]) for shown in view["seats"]],
        "scores": [int(score) for score in view["scores"]],
        "winners": view["winners"],
        "places": _places(view),
    }


def _round(view: dict[str, Any]) -> int:
    """While a season ends the engine has counted one round more than there are."""
    return min(int(view["round"]), int(view["rounds"][["spring", "summer", "autumn"].index(view["season"])]))


def _unhidden(token: str) -> str | None:
    return None if token == "hidden" else token


def _letters(flowers: dict[str, int]) -> dict[str, int]:
    return {LETTERS[flower]: number for flower, number in flowers.items()}


def _deck(view: dict[str, Any], hands: list[list[str]], oracle: dict[str, Any]) -> dict[str, int]:
    unseen: Counter[str] = Counter(view["unseen"])
    unseen.subtract(Counter(kind for hand in hands for kind in hand))
    return {kind: unseen[kind] for kind in oracle["deck"]}


def _turn(view: dict[str, Any]) -> dict[str, Any]:
    shown = view["turn"]
    return {
        "card": shown["card"],
        "acting": shown["as"],
        "moves": shown["moves"],
        "stretch": shown["stretch_left"],
        "flyer": shown["flying"]["piece"] if shown["flying"] else "",
        "collected": sorted(shown["collected"]),
    }


def _places(view: dict[str, Any]) -> list[list[int]]:
    if not view["end"]:
        return []
    places = sorted({end["place"] for end in view["end"]})
    return [sorted(end["seat"] for end in view["end"] if end["place"] == place) for place in places]


def _seat(view: dict[str, Any], shown: dict[str, Any], hand: list[str], oracle: dict[str, Any]) -> dict[str, Any]:
    def number(where: str) -> dict[int, int]:
        return {n: sum(p["where"] == where and p["generation"] == n for p in shown["pieces"]) for n in (1, 2, 3, 4)}

    board = {
        piece["piece"]: _piece(view, shown["seat"], piece, oracle["board"].get(piece["piece"], {}))
        for piece in shown["pieces"]
        if piece["where"] == "board"
    }
    return {
        "hand": hand,
        "played": shown["played"],
        "bonus": sorted(shown["bonus"]),
        "laid": sorted(shown["laid"]),
        "cards": sorted(shown["cards"]),
        "received": sorted(shown["had"]),
        "tiles": sorted(tile["tile"] for tile in shown["tiles"]),
        "flowers": _letters(shown["flowers"]),
        "score": shown["score"],
        "points": _points(shown),
        "worth": _worth(view, shown["seat"], oracle["worth"]),
        "michoacan": shown["michoacan"],
        "board": board,
        "on_card": {n: number("card")[n] for n in oracle["on_card"]},
        "reserve": {n: number("reserve")[n] for n in oracle["reserve"]},
        "gone": number("gone"),
    }


def _piece(view: dict[str, Any], seat: int, piece: dict[str, Any], oracle: dict[str, Any]) -> dict[str, Any]:
    return {
        "generation": piece["generation"],
        "cell": piece["cell"],
        "double": piece["double"],
        "start": piece["start"] if view["phase"] in WITHIN_TURN else oracle.get("start"),
        "visited": _visited(view, seat, piece),
    }


def _visited(view: dict[str, Any], seat: int, piece: dict[str, Any]) -> list[str]:
    """The oracle counts a city as visited from the landing on, the engine when its token is used."""
    names = {cell["place"]: cell["cell"] for cell in view["cells"] if cell["place"]}
    cells = {names[city] for city in piece["visited"]}
    flying = view["turn"]["flying"]
    landing = view["phase"] in ("token", "die") or view["turn"]["due"]["flower"] == "die"
    if landing and seat == view["seat"] and flying and flying["piece"] == piece["piece"]:
        cells.add(flying["cell"])
    return sorted(cells)


def _points(shown: dict[str, Any]) -> dict[str, int]:
    names = {"cycle": "cards", "tile": "tiles"}
    found: Counter[str] = Counter()
    for line in shown["points"]:
        goal = f"{line['card']}/{(line['goal'] or 1) - 1}"
        found[goal if line["source"] == "goal" else names.get(line["source"], line["source"])] += line["points"]
    return dict(found)


def _worth(view: dict[str, Any], seat: int, oracle: dict[str, list[int]]) -> dict[str, list[int]]:
    """What each goal in sight would give now; the view says nothing of cards already scored."""
    found = {}
    for card in [shown for shown in view["seasons"] if shown["card"]]:
        now = [goal["seats"][seat]["now"] for goal in card["goals"]]
        said = oracle.get(card["card"], [0] * len(now))
        found[card["card"]] = [other if points is None else points for points, other in zip(now, said, strict=True)]
    return found

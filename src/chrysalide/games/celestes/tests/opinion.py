"""What the oracle says and what the engine's view says, in the same terms."""

from typing import Any

from chrysalide.core.match import Match
from chrysalide.games.celestes.tests.oracle import LAYOUTS, LAYOUTS_1, LAYOUTS_2, Oracle
from tests.agreement import Opinion

LETTERS = {"eighty_eight": "E", "morpho": "M", "monarch": "K", "swallowtail": "S", "bolina": "B"}
SETTING_UP = ("reveal_layout", "draw_first", "choose_order", "deal")

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
# Both rules forbid it: a slot laid face down is also not the next one; a layout or a species that does not exist is not
# among those that may come; a second take comes before the decision about the Bolina; keeping what is not offered would
# be passing; what follows taking the Bolina is another seat's turn.
ALIKE = {
    ("2.2", "2.3"),
    ("3.2", "1.3"),
    ("3.7", "1.1"),
    ("4.2", "5.1"),
    ("4.2", "5.4"),
    ("5.1", "4.2"),
    ("5.1", "5.4"),
}


class CelestesOpinion(Opinion):
    """The edition only concerns the engine: the oracle knows one set of drawings."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        if seats != 2:
            raise ValueError("Options: there are two seats")
        self.oracle = Oracle(**{name: value for name, value in options.items() if name != "edition"}, **self.known())

    def known(self) -> dict[str, Any]:
        """What else the oracle has to know."""
        return {}

    def actor(self) -> int | str:
        return self.oracle.actor()

    def legal(self) -> dict[str, Any]:
        return dict(self.oracle.legal())

    def play(self, text: str, seat: int | None) -> None:
        self.oracle.play(text if seat is None else f"{seat} {text}")

    def facts(self) -> dict[str, Any]:
        said = self.oracle.facts()
        return {**said, "scores": [float(tokens) for tokens in self.oracle.tokens]}

    def seen(self, match: Match) -> dict[str, Any]:
        """Some things are said differently and mean the same.

        The engine counts the round being set up, the oracle the layouts revealed; while cards are laid the engine's
        face-down slots are not dealt yet; and before round 1 there are no cards in the engine.
        """
        view, oracle = match.view(), self.facts()
        slots = {shown["slot"]: mark(shown) for shown in view["slots"]}
        if view["phase"] == "deal":
            slots = {number: "?" if oracle["slots"].get(number) == "?" else shown for number, shown in slots.items()}
        free = [shown["slot"] for shown in view["slots"] if shown["free"]]
        place = view["bolina"]
        return {
            "phase": view["phase"],
            "actor": view["actor"],
            "round": view["round"] - (view["phase"] == "reveal_layout"),
            "layout": view["layout"]["id"] if view["layout"] else None,
            "slots": slots,
            "free": oracle["free"] if view["phase"] in SETTING_UP else free,
            "collections": [{LETTERS[one["id"]]: one["cards"] for one in seat["species"]} for seat in view["seats"]],
            "totals": tuple(seat["total"] for seat in view["seats"]),
            "tokens": tuple(seat["tokens"] for seat in view["seats"]),
            "bolina": next(iter(place.items())) if place else None,
            "unseen": {LETTERS[species]: cards for species, cards in view["unseen"].items()}
            if view["layout"]
            else oracle["unseen"],
            "first": view["first"],
            "used": sorted(set(self.oracle.pool) - set(view["layouts_left"])),
            "scores": match.scores,
            "winner": view["winners"][0] if view["winners"] else None,
            "rounds": [(one["layout"], tuple(one["totals"]), one["bolina"], one["winner"]) for one in view["rounds"]],
        }

    def excuses(self, text: str, engine: str | None, oracle: str) -> bool:
        timely = text.split(maxsplit=1)[0] in WORDS.get(self.oracle.phase(), ())
        return (engine is None and not timely) or (engine, oracle) in ALIKE


class Opinion2(CelestesOpinion):
    """Under version 2 of the rules, which drew some layouts differently."""

    def known(self) -> dict[str, Any]:
        return {"drawings": {**LAYOUTS, **LAYOUTS_2}}


class Opinion1(CelestesOpinion):
    """Under version 1 of the rules, which drew more of them differently."""

    def known(self) -> dict[str, Any]:
        return {"drawings": {**LAYOUTS, **LAYOUTS_1}}


def mark(shown: dict[str, Any]) -> str:
    """How a slot looks: a species' letter, `?` face down, `.` empty, `-` not yet dealt."""
    return {"down": "?", "empty": ".", "undealt": "-"}.get(shown["face"]) or LETTERS[shown["species"]]

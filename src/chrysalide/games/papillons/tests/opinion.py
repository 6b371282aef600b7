"""What the oracle says and what the engine's views say, in the same terms."""

from collections import Counter
from typing import Any

from chrysalide.core.match import Match
from chrysalide.games.papillons.board import copies
from chrysalide.games.papillons.rules import Papillons
from chrysalide.games.papillons.tests.oracle import CHANCE_PHASES, GOALS, KINDS, VERBS, Oracle, read
from tests.agreement import Opinion

LETTERS = {
    "round": "R", "tailed": "T", "pointed": "P", "scalloped": "S",
    "blue": "b", "yellow": "y", "vermilion": "v", "green": "g",
}  # fmt: skip

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
    ("4.3", "7.8"),  # overdue for a lay: lifting where there is no card
    ("3.6", "3.5"),  # a cell that touches nothing, not even by a corner
}


class PapillonsOpinion(Opinion):
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.oracle = Oracle(seats, **options)
        self.listed: dict[str, Any] | None = None  # the oracle takes its time over a turn: it is asked once

    def actor(self) -> int | str:
        return self.oracle.actor()

    def legal(self) -> dict[str, Any]:
        if self.listed is None:
            self.listed = dict(self.oracle.legal())
        return self.listed

    def play(self, text: str, seat: int | None) -> None:
        if seat not in (None, self.oracle.actor()):
            raise ValueError(f"Turn: it is not for seat {seat} to act")
        self.oracle.play(text)
        self.listed = None

    def facts(self) -> dict[str, Any]:
        """All that everybody knows, and what nobody sees all of."""
        views = {}
        for viewer in (None, *range(self.oracle.seats)):
            facts = self.oracle.known_to(viewer)
            if facts["scores"] is not None:
                facts["scores"] = [float(score) for score in self.oracle._scores() or []]
            views[f"view of {viewer}:"] = facts
        codes = {} if self.actor() == "chance" else {text: self.oracle.code(text) for text in self.legal()}
        return {
            **views,
            "codes": codes,
            "all hands": [sorted(player.hand, key=KINDS.index) for player in self.oracle.players],
            "whole deck": self.oracle.facts()["deck"],
            "goals held": {goal for dealt in self.oracle.dealt.values() for goal in dealt},
        }

    def seen(self, match: Match) -> dict[str, Any]:
        views = {f"view of {viewer}:": known(match, viewer) for viewer in (None, *range(match.seats))}
        state = match.state
        assert isinstance(state, Papillons)
        return {
            **views,
            "codes": {action.text: action.code for action in match.legal()} if match.actor >= 0 else {},
            "all hands": [list(Counter(kinds(hand)).elements()) for hand in state.hands],
            "whole deck": kinds(state.deck),
            "goals held": {goal for number, goal in enumerate(GOALS) if state.goals_dealt >> number & 1},
        }

    def excuses(self, text: str, engine: str | None, oracle: str) -> bool:
        """Of what has no place in the phase each says something else; of what chance cannot draw the engine nothing."""
        timely = text.split(maxsplit=1)[0] in VERBS[self.oracle.phase()]
        drawn = engine is None and self.oracle.phase() in CHANCE_PHASES
        return drawn or not timely or (engine, oracle) in ALIKE


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
        "duty": view["duty"],
        "winners": match.winners if over else None,
        "scores": match.scores if over else None,
    }


def cells_with(view: dict[str, Any], token: str) -> list[str]:
    return sorted((card["cell"] for card in view["table"] if card["token"] == token), key=lambda text: read(text) or ())


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


def kinds(cards: int) -> dict[str, int]:
    return {kind: copies(cards, number) for number, kind in enumerate(KINDS) if copies(cards, number)}

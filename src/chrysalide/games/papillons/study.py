"""What can be studied in matches of Papillons: the goals that every seat had, and how the match ended."""

from chrysalide.core.match import Match
from chrysalide.core.study import Fact, Stretch, events_of, whole

FACTS = (
    Fact("goal", "goal", "goal"),
    Fact("ending", "study-ending", "ending", judged=False),
)
ACTS = {
    "starter-drawn": "1.9",
    "goal-received": "1.3 1.5",
    "shape-given": "5.14 5.15",
    "hands-dealt": "1.8",
    "hand-played": "3.1 3.2",
    "deck-played": "3.1 3.3",
    "card-drawn": "3.4",
    "card-laid": "3.5",
    "passed": "3.8",
    "card-moved": "4.3 4.11",
    "net-put": "4.12 4.13",
    "web-put": "4.12 4.14",
    "card-demanded": "5.6 5.7",
    "goal-announced": "7.10",
    "goal-announced right=yes": "7.12",
    "goal-announced right=no": "7.13",
    "match-won": "6.1 7.5",
    "match-won teams=yes": "7.6",
    "lay-due": "7.8",
    "match-drawn": "7.8",
}


def acts(match: Match) -> dict[str, int]:
    """7.1: a line won by itself; 7.2: somebody else had completed it."""
    ending = _ending(match)
    return {"7.1": 1, **({"7.2": 1} if ending == "other" else {})} if ending in ("own", "other") else {}


def stretches(match: Match) -> list[Stretch]:
    goals = [seat["goals"] for seat in match.view()["seats"]]
    return [whole(match, {"ending": [_ending(match)]}, {"goal": goals})]


def _ending(match: Match) -> str:
    end = match.view()["end"]
    if end["drawn"]:
        return "drawn"
    if events_of(match, "goal-announced"):
        return "announced"
    return "own" if end["by"] in match.winners else "other"

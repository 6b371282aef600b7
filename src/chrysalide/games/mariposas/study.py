"""What can be studied in matches of Mariposas: the season cards and tiles of the match, and what every seat got."""

from chrysalide.core.match import Match
from chrysalide.core.study import Fact, Stretch, events_of, whole

FACTS = (
    Fact("season_card", "season-card", "card"),
    Fact("tile", "tile", "tile"),
    Fact("hand", "study-card", "card"),
    Fact("tile_earned", "tile", "tile", judged=False),
)
ACTS = {
    "goal-revealed season=spring": "3.1",
    "hands-dealt": "3.2",
    "first-drawn": "3.6",
    "tile-placed": "3.9",
    "card-played": "4.2 4.3 4.4",
    "card-played card=double": "4.14",
    "card-copied": "4.5 4.6",
    "card-drawn": "4.9",
    "hand-kept": "4.10",
    "copy-empty": "4.8",
    "cards-exchanged": "4.10",
    "deck-renewed": "4.12",
    "card-played extra=yes": "4.14",
    "card-played stretch=yes": "4.14",
    "butterfly-moved": "5.1 5.2 5.3 5.6",
    "moves-ended": "5.7",
    "flowers-taken source=cell": "6.2",
    "flowers-taken source=beside": "6.6",
    "flowers-taken source=wild": "6.9 7.7",
    "nothing-taken reason=collected": "6.3",
    "nothing-taken reason=start": "6.4",
    "nothing-taken reason=supply": "1.10",
    "nothing-taken reason=visited": "7.3",
    "nothing-taken reason=held": "7.4",
    "adjacent-skipped": "6.6",
    "token-revealed": "7.1",
    "die-rolled": "7.2",
    "card-gained": "7.4",
    "tile-earned": "8.2",
    "tile-earned tile=nursery": "8.3",
    "tile-earned tile=bouquet": "8.4",
    "tile-earned tile=jewel": "8.6",
    "tile-earned tile=courier": "8.7",
    "tile-earned tile=homecoming": "8.8",
    "extra-turn": "8.5",
    "born": "9.1 9.3 9.4",
    "born double=yes": "13.8",
    "turned-double": "9.4 9.6",
    "birth-declined": "9.10",
    "waiting-returned": "10.3",
    "season-ended": "11.1 11.2",
    "season-scored": "11.3",
    "first-changed": "11.4",
    "free-born": "11.5",
    "generation-left": "11.6",
    "season-began": "11.9",
    "points-michoacan": "12.2",
    "points-cycle": "8.1",
    "points-nursery": "8.3",
    "points-goal": "13.1",
    "points-birth": "13.6",
    "match-won": "12.1 12.4",
}


def stretches(match: Match) -> list[Stretch]:
    earned: list[list[str]] = [[] for _ in range(match.seats)]
    for event in events_of(match, "tile-earned"):
        earned[event.args["seat"]].append(event.args["tile"])
    table = {
        "season_card": [event.args["card"] for event in events_of(match, "goal-revealed")],
        "tile": [event.args["tile"] for event in events_of(match, "tile-placed")],
    }
    [first] = events_of(match, "first-drawn")  # others may be asked before, about their hands (3.10)
    return [whole(match, table, {"hand": _first_hands(match), "tile_earned": earned}, first.args["seat"])]


def _first_hands(match: Match) -> list[list[str]]:
    """3.2: the kinds of cards that came before the message that all are dealt."""
    hands: list[set[str]] = [set() for _ in range(match.seats)]
    for event in (event for entry in match.log for event in entry.events):
        if event.kind == "hands-dealt":
            break
        if event.kind == "card-received":
            hands[event.args["seat"]].add(f"c{event.args['card']}")  # a key of a message begins with a letter
    return [sorted(hand) for hand in hands]

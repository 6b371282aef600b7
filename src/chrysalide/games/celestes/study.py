"""What can be studied in matches of Papillons célestes: every round is won separately, on its own layout."""

from collections import Counter

from chrysalide.core.match import Match
from chrysalide.core.study import Fact, Stretch

FACTS = (
    Fact("layout", "layout", "layout"),
    Fact("ending", "study-ending", "ending", judged=False),
)
ACTS = {
    "layout-revealed": "3.2",
    "first-drawn": "3.3",
    "order-chosen": "3.4",
    "bolina-given": "3.7",
    "cards-dealt": "2.2 2.3 3.8 3.9",
    "card-taken": "4.1 4.2 4.3",
    "card-turned": "4.4",
    "bolina-taken": "4.5 5.4",
    "bolina-placed": "5.1 5.2",
    "round-scored": "4.7 6.10",
    "round-scored tie=yes": "6.9",
    "match-won": "6.11",
}
SCORING = {"eighty_eight": "6.1", "morpho": "6.2", "monarch": "6.3", "swallowtail": "6.4"}


def acts(match: Match) -> dict[str, int]:
    """Chapter 6: how often a seat got points by each scale, and how often the joker."""
    counted: Counter[str] = Counter()
    for entry in match.view()["rounds"]:
        for seat in entry["seats"]:
            counted.update(SCORING[species["id"]] for species in seat["species"] if species["points"])
            counted["6.5"] += seat["joker"] is not None
    return dict(+counted)


def stretches(match: Match) -> list[Stretch]:
    return [
        Stretch(
            first=entry["first"],
            winners=[entry["winner"]],
            table={"layout": [entry["layout"]], "ending": ["tie" if entry["tie"] else "points"]},
        )
        for entry in match.view()["rounds"]
    ]

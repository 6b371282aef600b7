"""What can be studied in matches of Papilio: the first spare tile, the first pawns, and how the match ended."""

from chrysalide.core.match import Match
from chrysalide.core.study import Fact, Stretch, events_of, whole

FILES = "abcdefg"
FACTS = (
    Fact("spare", "kind-name", "kind"),
    Fact("first_leaf"),
    Fact("ending", "study-ending", "ending", judged=False),
)
ACTS = {
    "tiles-laid": "2.1",
    "starter-drawn": "2.2",
    "pawn-placed": "2.3",
    "turn-begun": "3.1",
    "pawn-acts": "3.2 3.3",
    "pawn-acts kind=leaf": "4.1",
    "pawn-acts kind=caterpillar": "4.6",
    "pawn-acts kind=chrysalis": "4.7",
    "pawn-acts kind=flying": "4.8",
    "pawn-stepped": "3.8",
    "pawn-stepped kind=leaf": "4.2",
    "eggs-hatched": "4.3",
    "eggs-idle": "4.4",
    "pawn-stayed kind=eggs": "4.5",
    "pawn-flown-off": "4.11",
    "pawn-caught": "4.13",
    "pawn-eaten": "4.14",
    "pawn-stuck": "4.15",
    "pawn-homeless": "4.16",
    "pawn-arrived": "6.1",
    "pawn-entered reason=loss": "6.3",
    "pawn-entered reason=arrival": "6.7",
    "tile-pushed": "7.1 7.2 7.6",
    "turn-missed": "6.6",
    "match-won reason=out": "8.1",
    "match-won reason=decided": "8.2 8.6",
    "match-won reason=empty": "8.3 8.6",
    "match-won reason=cap": "8.4 8.6",
    "match-won reason=first_out": "8.5 8.6",
    "match-drawn": "8.7",
    "match-drawn reason=empty": "8.3",
    "match-drawn reason=cap": "8.4",
    "match-drawn reason=first_out": "8.5",
}


def stretches(match: Match) -> list[Stretch]:
    leaves: list[list[str]] = [[] for _ in range(match.seats)]
    for event in events_of(match, "pawn-placed"):
        leaves[event.args["seat"]].append(_from_left(event.args["cell"], event.args["seat"]))
    table = {
        "spare": [event.args["kind"] for event in events_of(match, "tiles-laid")],
        "ending": [match.view()["end"]["reason"]],
    }
    return [whole(match, table, {"first_leaf": leaves})]


def _from_left(cell: str, seat: int) -> str:
    """The file of a cell as its player counts: the second seat sits on the other side."""
    place = FILES.index(cell[0])
    return str(place + 1 if seat == 0 else len(FILES) - place)

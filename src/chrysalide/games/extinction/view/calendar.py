"""Years, turns and the history of the match so far."""

from chrysalide.core.bits import bits
from chrysalide.core.game import View
from chrysalide.games.extinction.rules import Extinction
from chrysalide.games.extinction.rules.history import unpacked_poll, unpacked_turn
from chrysalide.games.extinction.rules.naming import named_ambassador
from chrysalide.games.extinction.rules.phases import BY_VOTES, ENDS, RUNNING


def in_turn(state: Extinction) -> bool:
    """Is a turn under way? 3.1: each seat has begun as many as there were years, and one more if its marker is used."""
    return bool((state.year - 1) * state.seats + bits(state.played) > state.turns)


def turn_number(state: Extinction) -> int:
    """Counted over the whole match; between two turns the one that is over."""
    return int(state.turns) + in_turn(state)


def next_vote(state: Extinction) -> int:
    """The year of the vote that comes next, or is under way."""
    first = int(state.tables.first_vote)
    return first if state.year <= first else int(state.tables.last_year)


def vote_name(state: Extinction, year: int) -> str:
    return "first" if year == state.tables.first_vote else "second"


def track(state: Extinction) -> View:
    seats = int(state.seats)
    years = [_year(state, year) for year in range(1, int(state.tables.last_year) + 1)]
    left = next_vote(state) * seats - int(state.turns)
    return {
        "years": years,
        "markers": pile(state),
        "waiting": [seat for seat in range(seats) if not (state.played >> seat) & 1],
        "turns_left": max(0, left),
    }


def pile(state: Extinction) -> list[int]:
    """3.3: the turn markers on the time marker, from the lowest."""
    ended = [unpacked_turn(state.history[turn]) for turn in range(1, int(state.turns) + 1)]
    seats = [seat for _, _, year, seat in ended if year == state.year and (state.played >> seat) & 1]
    if in_turn(state) and state.active not in seats:
        seats.append(int(state.active))
    return seats


def _year(state: Extinction, year: int) -> View:
    vote = None
    if year == state.tables.first_vote or year == state.tables.last_year:
        vote = vote_name(state, year)
    return {"year": year, "vote": vote, "past": year < state.year, "now": year == state.year}


# --- the story --------------------------------------------------------------------------------------------------------


def history(state: Extinction) -> View:
    return {"turns": [_turn(state, turn) for turn in range(int(state.turns) + 1)], "votes": _votes(state)}


def _turn(state: Extinction, turn: int) -> View:
    population, tiles, year, seat = unpacked_turn(state.history[turn])
    return {"turn": turn, "year": year, "seat": seat if turn else None, "population": population, "tiles": tiles}


def _votes(state: Extinction) -> list[View]:
    votes: dict[int, View] = {}
    for number in range(int(state.polls_made)):
        place, who, value, dice, cubes, target, yes, year = unpacked_poll(state.polls[number])
        vote = votes.setdefault(
            year,
            {"year": year, "which": vote_name(state, year), "needed": int(state.needed), "yes": 0, "polls": []},
        )
        vote["yes"] += yes
        named = named_ambassador(state, place, who)
        vote["polls"].append(
            {
                "slot": place + 1,
                "ambassador": named["ambassador"],
                "name": named["ambassador_name"],
                "value": value,
                "rolled": dice or None,
                "cubes": cubes,
                "total": value + cubes,
                "target": target,
                "yes": yes,
            }
        )
    return [{**vote, **_nearness(vote)} for vote in votes.values()]


def _nearness(vote: View) -> View:
    """12.8: the Yes that were missing or to spare, and the No that came nearest to its target."""
    noes = [poll for poll in vote["polls"] if not poll["yes"]]
    closest = min(noes, key=lambda poll: poll["target"] - poll["total"], default=None)
    return {
        "missing": max(0, vote["needed"] - vote["yes"]),
        "spare": max(0, vote["yes"] - vote["needed"]),
        "closest": closest["slot"] if closest else None,
        "by": closest["target"] - closest["total"] if closest else 0,
    }


def end(state: Extinction) -> View | None:
    if state.end == RUNNING:
        return None
    return {
        "won": bool(state.end == BY_VOTES),
        "why": ENDS[state.end],
        "yes": int(state.yes),
        "needed": int(state.needed),
        "population": int(state.population()),
        "year": int(state.year),
    }

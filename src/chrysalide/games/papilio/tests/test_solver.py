"""Positions with one right answer, found by trying everything: every push and every reply of the opponent."""

from chrysalide.core.match import Match
from chrysalide.core.state import State
from chrysalide.games.papilio.tests.table import legal, may, of_seat, phase, position, run


def replies(state: State, seat: int) -> list[State]:
    """Every position that `seat` can reach by its whole turn."""
    open_, done = [state], []
    seen = set()
    while open_:
        found = open_.pop()
        if found.actor() != seat:
            done.append(found)
            continue
        for code in found.legal():
            after = found.copy()
            after.apply(code)
            if after.key() not in seen:
                seen.add(after.key())
                open_.append(after)
    return done


def lost_next(state: State, seat: int) -> bool:
    """Whether the seat's pawn cannot but be lost in the turn that begins: every way through its react loses one."""
    before = lost(state, seat)
    open_ = [state]
    while open_:
        found = open_.pop()
        if found.actor() != seat or is_shift(found):
            if lost(found, seat) == before:
                return False
            continue
        for code in found.legal():
            after = found.copy()
            after.apply(code)
            open_.append(after)
    return True


def lost(state: State, seat: int) -> int:
    return int(state.lost(seat))  # type: ignore[attr-defined]  # of this game's state


def is_shift(state: State) -> bool:
    return all(code >= 245 for code in state.legal())


def saving_pushes(match: Match, seat: int) -> set[str]:
    """The pushes after which no reply of the opponent leaves the seat without a way to keep its pawns."""
    found = set()
    for action in match.legal():
        after = match.state.copy()
        after.apply(action.code)
        if not any(lost_next(reply, seat) for reply in replies(after, 1 - seat)):
            found.add(str(action))
    return found


def test_only_one_push_saves_the_pawn() -> None:
    """A lizard waits beside a pawn on a leaf: only pushing the lizard away, out of the file, keeps it from harm.

    The pawn stands on b4 with the lizard on b3 below it: the opponent would push the file up from b1. The rank of the
    lizard does not slide (b3 lies in the file alone), so only the file itself can take it away.
    """
    match = run(position("b4", tiles={"b3": "Z"}), "0 act b4 stay")
    saving = saving_pushes(match, 0)
    assert saving == {"push b1", "push b7"} - harmful(match)
    assert saving == {"push b7"}


def harmful(match: Match) -> set[str]:
    """The pushes that bring the lizard under the seat's own pawn."""
    return {
        f"push {entry['entry']}"
        for entry in match.view()["entries"]
        if entry["after"] and any(pawn["fate"] == "eaten" for pawn in entry["after"]["pawns"])
    }


def test_a_barred_entry_may_decide() -> None:
    """The same, but the one push that saves is barred: nothing saves the pawn. Made, it bars the answer."""
    match = run(position("b4", tiles={"b3": "Z"}, barred="b7"), "0 act b4 stay")
    assert saving_pushes(match, 0) == set()
    pushed = run(position("b4", tiles={"b3": "Z"}), "0 act b4 stay push b7")
    assert pushed.view()["barred"] == "b1"


def test_one_push_catches_two_pawns() -> None:
    """The spare is a lizard; of all pushes only the one through both pawns' file leaves the opponent two problems."""
    match = position("c3", "d1 d3", {"d2": "Z"}, "Z", acted="c3", reserve=(3, 0))
    caught = {}
    for text in legal(match):
        after = match.copy()
        after.play(text)
        caught[text] = sum(pawn["fate"] == "eaten" for pawn in after.view()["pawns"] if pawn["seat"] == 1)
    assert {text for text, number in caught.items() if number == 2} == {"push d1"}
    run(match, "0 push d1 / 1 act d1 act d3")
    assert of_seat(match, 1, "lost") == 4
    assert match.winners == [0]


def ways_home(match: Match) -> set[str]:
    """Every way through the react of a sole pawn that arrives."""
    found = set()
    open_: list[tuple[Match, list[str]]] = [(match, [])]
    while open_:
        past, path = open_.pop()
        if past.scores[0] == 1:
            found.add(" ".join(path))
        elif past.actor == 0 and phase(past) not in ("shift", "enter"):
            for text in legal(past):
                after = past.copy()
                after.play(text)
                open_.append((after, [*path, text]))
    return found


def test_two_ways_home_and_every_other_one_fails() -> None:
    """Over caterpillar and chrysalis to the side, or by a flight on the way: all else is eaten, caught or stops."""
    tiles = {"c6": "Z", "b5": "C", "b4": "F", "b6": "H", "a6": "C", "d5": "S", "c4": "Z"}
    assert ways_home(position("c5", other="c7", tiles=tiles)) == {
        "act c5 step b5 step b6 step a6 step a7",
        "act c5 step b5 step b4 fly b6 step a6 step a7",
    }
    assert ways_home(position("c5", other="c7", tiles=tiles | {"b6": "Z"})) == set()


def test_fly_off_is_sometimes_all_that_is_left() -> None:
    match = run(position("d6 b6 f6 d4", tiles={"d6": "F"}, reserve=(0, 3)), "0 act d6")
    assert may(match, "fly") == {"off"}

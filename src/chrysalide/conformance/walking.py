"""Random matches, step by step and with a limit: nothing here plays on for ever."""

from collections.abc import Iterator
from typing import Any, TypeVar

from chrysalide.conformance.faults import Fault
from chrysalide.conformance.settings import Setting
from chrysalide.core.actions import Action
from chrysalide.core.dice import Dice
from chrysalide.core.match import Match
from chrysalide.core.state import CHANCE, OVER, State

LONGEST = 20_000  # actions; a longer match counts as endless
MANY = 300  # actions that are tried in one position
SHOWN = 6  # of the actions before a fault
T = TypeVar("T")


class Trial:
    """One random match that a check looks at; it can be played again, and knows how far it came."""

    def __init__(self, setting: Setting, options: dict[str, Any] | None = None, seed: int | str = 0) -> None:
        self.setting = setting
        self.game = setting.game
        self.options = options or {}
        self.seed = seed
        self.codes: list[int] = []  # what was done before the state that was given out last
        self.match: Match | None = None

    def begin(self) -> State:
        return self.setting.start(self.options)

    def walk(self, told: bool = False) -> Iterator[State]:
        """The state before every action of the match, and the last one. `told`: it records its events."""
        state = self.begin()
        if told:
            state.trace = []
        self.match, self.codes = None, []
        yield from walk(state, Dice(self.seed), self.codes)

    def walk_match(self) -> Iterator[Match]:
        """The same on the checked path."""
        self.match = self.setting.match(self.seed, settle=False, **self.options)
        yield from walk_match(self.match, Dice("play"))

    def view(self, state: State, viewer: int | None) -> dict[str, Any]:
        options = self.game.options.read(self.options, self.setting.seats)
        return self.game.view(state, viewer, self.setting.seats, options)

    def texts(self) -> list[str]:
        """What was done up to the position that was given out last."""
        if self.match is not None:
            return self.match.entries
        return [self.game.space[code].text for code in self.codes]

    def where(self) -> dict[str, Any]:
        """What somebody needs to see the same position."""
        texts = self.texts()
        options = " ".join(f"{name}={_word(value)}" for name, value in self.options.items())
        last = ", ".join(texts[-SHOWN:])
        return {
            "seats": self.setting.seats,
            "options": options or "–",
            "seed": str(self.seed),
            "actions": len(texts),
            "last": f"… {last}" if len(texts) > SHOWN else last or "–",
        }


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def step(state: State, dice: Dice) -> int:
    """What happens next in a random match."""
    return int(state.draw(dice) if state.actor() == CHANCE else state.pick(dice))


def walk(state: State, dice: Dice, codes: list[int] | None = None) -> Iterator[State]:
    """The state before every action of a random match, and the last one; `codes` collects the actions."""
    codes = [] if codes is None else codes
    while len(codes) < LONGEST:
        yield state
        if state.actor() == OVER:
            return
        code = step(state, dice)
        state.apply(code)
        codes.append(code)
    raise Fault("check-endless", actions=LONGEST)


def finish(state: State, seed: int) -> None:
    """Random play to the end, on the fast path."""
    for _ in walk(state, Dice(seed)):
        pass


def walk_match(match: Match, dice: Dice) -> Iterator[Match]:
    """The match before every entry, and when it is over. It must have been made with `settle` False."""
    while len(match.log) < LONGEST:
        yield match
        if match.over:
            return
        match.enter(match.game.action(match.state, step(match.state, dice)))
    raise Fault("check-endless", actions=LONGEST)


def until_over(match: Match) -> Iterator[None]:
    """Once for every decision to be made. Players who never finish a match fail instead of running forever.

    Always taking the first legal action, or the last, can do that in a game without a limit on its length.
    """
    while not match.over:
        if len(match.log) >= LONGEST:
            raise Fault("check-endless", actions=LONGEST)
        yield


def play_out(match: Match, seed: int = 0) -> Match:
    """Random play to the end, through the checked path."""
    dice = Dice(seed)
    for _ in until_over(match):
        match.play(match.game.action(match.state, step(match.state, dice)))
    return match


def some(positions: Iterator[T], dice: Dice, one_in: int) -> Iterator[T]:
    """About one position in `one_in`, and always the first one; in long matches later ones are sampled less often."""
    found = 0
    for number, position in enumerate(positions):
        if number == 0 or dice.below(one_in * (1 + found // 8)) == 0:
            found += 1
            yield position


def sampled(positions: Iterator[T], one_in: int) -> Iterator[T]:
    """The same ones every time."""
    return some(positions, Dice("which"), one_in)


def onlookers(setting: Setting, actor: int, dice: Dice) -> list[int]:
    """The seat to act, if there is one, and one other: all of them with two seats, enough with five."""
    seats = list(range(setting.seats))
    chosen = [seats.pop(actor)] if actor >= 0 else [seats.pop(int(dice.below(len(seats))))]
    return [*chosen, *([seats[int(dice.below(len(seats)))]] if seats else [])]


def actions_at(match: Match, dice: Dice) -> list[Action]:
    """The actions of a game as this position writes them: all of them, or many where there are thousands."""
    size = len(match.game.space)
    codes = range(size) if size <= MANY else sorted({int(dice.below(size)) for _ in range(MANY // 2)})
    return [match.game.action(match.state, code) for code in codes]

"""One match of a game: its header and its entries. This is the only place that checks legality."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Any

from chrysalide.core import record
from chrysalide.core.actions import Action
from chrysalide.core.entries import Ending, Entry, Undone, stretches
from chrysalide.core.errors import (
    BadOption,
    BadRecord,
    BadSeats,
    ChrysalideError,
    IllegalAction,
    MatchOver,
    NothingToUndo,
    NotYourTurn,
    OtherRules,
    UnknownAction,
)
from chrysalide.core.fairness import History, clean_seed, commitment
from chrysalide.core.game import HIDDEN, AnyGame, View
from chrysalide.core.messages import Choice, Message, Refusal
from chrysalide.core.names import clean_name
from chrysalide.core.origin import Origin
from chrysalide.core.state import CHANCE, OVER, Event, State


class Match:
    """The state is a fold over the entries. People, bots, replays and tests all go through `play` or `enter`."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: dict[str, Any] | None = None,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        settle: bool = True,
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = game.options.read(options or {}, seats, game.id)
        self.names = [clean_name(name) for name in (*names, *[""] * seats)][:seats]
        self.seed: str | None = None
        self.commitment: str | None = None  # None: no commitment, chance is entered by hand
        self.settles = settle
        self.undone: list[Undone] = []
        self.ending: Ending | None = None  # it ended other than by its rules
        self.origin: Origin | None = None  # the match that it continues (continuing.py)
        self._trail: list[tuple[State, History]] | None = None  # state and history before each entry, if they are kept
        self._begin()
        if settle:
            self.commit(clean_seed(seed))
            self.settle()

    def _begin(self) -> None:
        self.state: State = self.game.start(self.seats, self.options)
        self.state.trace = []
        self.log: list[Entry] = []
        self._history = History()

    def __getstate__(self) -> dict[str, Any]:
        """A running hash cannot be pickled; it is made again from the entries."""
        return {**vars(self), "_history": None, "_trail": None}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        vars(self).update(fields)
        self._history = History(self.entries)
        self.state.trace = []

    def commit(self, seed: str) -> None:
        """Commit to drawing chance from this seed."""
        self.seed = seed
        self.commitment = commitment(seed, self.origin)

    # --- present ------------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat to act, CHANCE or OVER."""
        return self.state.actor()

    @property
    def over(self) -> bool:
        """The rules have ended it."""
        return self.state.actor() == OVER

    @property
    def ended(self) -> bool:
        """Is it over, by its rules or for another reason?"""
        return self.over or self.ending is not None

    @property
    def scores(self) -> list[float]:
        """The score of every seat so far."""
        return self.state.scores()

    @property
    def winners(self) -> list[int]:
        """By the rules; otherwise everybody on another side than the seat that lost, and nobody after a draw."""
        if self.ending is None:
            return self.state.winners()
        if self.ending.seat is None:
            return []
        sides = self.options.sides(self.seats)
        return [seat for seat, side in enumerate(sides) if side != sides[self.ending.seat]]

    @property
    def entries(self) -> list[str]:
        """The text of every entry so far, chance included, in order."""
        return [entry.action.text for entry in self.log]

    @property
    def taken_over(self) -> int:
        """How many entries come from another match, which this one continues; they cannot be undone."""
        return self.origin.entries if self.origin else 0

    def legal(self) -> list[Action]:
        """What the actor may do, chance included."""
        return [self.game.action(self.state, code) for code in self._codes()]

    def _codes(self) -> list[int]:
        if self.actor == CHANCE:
            return [code for code, _ in self.state.chance()]
        return self.state.legal()

    def view(self, viewer: int | None = None) -> View:
        """What a seat may know; None is a spectator."""
        return self.view_of(self.state, viewer)

    def view_of(self, state: State, viewer: int | None) -> View:
        """What a seat may know of any state of this match."""
        if viewer is not None and viewer not in range(self.seats):
            raise BadSeats("error-no-such-seat", self.game.id, seat=viewer, seats=self.seats)
        return self.game.view(state, viewer, self.seats, self.options)

    def choices(self) -> list[Choice]:
        """The legal actions of the seat to act, as they are presented to people."""
        if self.actor < 0:
            return []
        return [replace(one, held=True) if self.holds(one.action) else one for one in self.game.choices(self.state)]

    def holds(self, action: str) -> bool:
        """May a page hold this legal action back until the one after it is chosen too?"""
        return self.game.holds(self.state, self._parsed(action).code)

    def ahead(self, actions: Sequence[str], seat: int) -> "Match":
        """A copy in which `seat` has made these decisions, which a page holds back; any other is refused.

        What the copy knows would otherwise show what chance will bring before the decision is made.
        """
        twin = self.copy()
        for action in actions:
            twin._check_turn(twin._parsed(action), seat)
            if twin.allows(action) and not twin.holds(action):
                raise IllegalAction(Refusal(None, Message("error-not-held")), self.game.id)
            twin.enter(action)
        return twin

    def story(self, viewer: int | None = None, since: int = 0) -> list[Event]:
        """The events from entry `since` on, as far as `viewer` may know them."""
        return [event for entry in self.log[since:] for event in entry.events if event.known_to(viewer)]

    def journal(self, viewer: int | None = None, since: int = 0) -> list[Event]:
        """The story as people read it: a player who sees the drawn card does not also read that a card was drawn."""
        story = self.story(viewer, since)
        return [event for event, following in zip_longest(story, story[1:]) if not self._again(event, following)]

    def _again(self, event: Event, following: Event | None) -> bool:
        """Does the following event repeat this one, adding what only its seat may know?"""
        if following is None or self.game.in_full.get(following.kind) != event.kind:
            return False
        return bool(following.args.get("seat") == event.args.get("seat"))

    def periods(self) -> list[tuple[int, Message]]:
        """The rounds, seasons or years of the match so far: the place in `log` at which each begins, and its name.

        A place is also the number of entries before it: position 12 of a replay is the one before `log[12]`.
        """
        state = self.game.start(self.seats, self.options)
        found: list[tuple[int, Message]] = []
        for place in range(len(self.log) + 1):
            period = self.game.period(state) if state.actor() != OVER else None
            if period is not None and (not found or found[-1][1] != period):
                found.append((place, period))
            if place < len(self.log):
                state.apply(self.log[place].action.code)
        return found

    def why_not(self, target: str) -> Refusal | None:
        """Why a click on `target` does nothing now; None if it does something."""
        code = self.game.aim(self.state, target) if self.actor >= 0 else None
        if code is None:
            return Refusal(None, Message("error-nothing-there"))
        return None if code in self.state.legal() else self.game.refuse(self.state, code, self.actor)

    # --- actions -------------------------------------------------------------------------------------------

    def play(self, action: str | Action, seat: int | None = None) -> list[str]:
        """Play a seat's action, then all that happens without a decision; returns the new entries.

        An illegal action raises and changes nothing.
        """
        before = len(self.log)
        parsed = self._parsed(action)
        if seat is not None:
            self._check_turn(parsed, seat)
        self.enter(parsed)
        if self.settles:
            self.settle()
        return [entry.action.text for entry in self.log[before:]]

    def allows(self, action: str | Action) -> bool:
        """Could this be the next entry?"""
        return not self.over and self._parsed(action).code in self._codes()

    def enter(self, action: str | Action) -> None:
        """Check and apply one entry of the actor, chance included."""
        parsed = self._parsed(action)
        if self.ended:
            raise MatchOver("error-over", self.game.id)
        if parsed.code not in self._codes():
            raise IllegalAction(self.game.refuse(self.state, parsed.code, self.actor), self.game.id)
        self._apply(parsed)

    def _parsed(self, action: str | Action) -> Action:
        """An action of this game; an action of another game is refused even if its code would fit."""
        if isinstance(action, str):
            return self.game.parse(self.state, action)
        if not 0 <= action.code < len(self.game.space) or self.game.action(self.state, action.code) != action:
            words = self.game.space.seat_words
            raise UnknownAction("error-unknown-action", self.game.id, text=action.text[:60], words=words)
        return action

    def _check_turn(self, action: Action, seat: int) -> None:
        """Refuse an action out of turn, with the game's own reason if that names a rule: it says more."""
        if seat == self.actor or self.over:
            return
        refusal = self.game.refuse(self.state, action.code, seat)
        if refusal.rule is not None:
            raise IllegalAction(refusal, self.game.id)
        raise NotYourTurn("error-not-your-turn", self.game.id, seat=seat, other_seat=self.actor)

    def _apply(self, action: Action) -> None:
        if self._trail is not None:
            self._trail.append((self.state.copy(), self._history.copy()))
        actor, asked = self.actor, not self.goes_by_itself()
        binding = actor == CHANCE or self.game.binding(self.state, action.code)
        held = actor >= 0 and self.game.holds(self.state, action.code)
        self.state.apply(action.code)
        events, self.state.trace = self.state.trace, []
        assert events is not None
        self.log.append(Entry(action, actor, events, binding, asked, held))
        self._history.add(action.text)

    def settle(self) -> None:
        """Let chance and forced decisions happen until a seat has to decide or the match is over."""
        while self.goes_by_itself():
            self.advance()

    def advance(self) -> None:
        """Let the next thing happen that nobody decides."""
        code = self.draw() if self.actor == CHANCE else self.state.legal()[0]
        self._apply(self.game.action(self.state, code))

    def goes_by_itself(self) -> bool:
        """Is the next entry made without asking anybody?"""
        return self.actor == CHANCE or (self.actor >= 0 and self.game.makes_itself(self.state))

    def draw(self) -> int:
        """The outcome of chance that the seed gives at this point."""
        if self.seed is None:
            raise BadRecord("error-no-seed", self.game.id)
        return self.state.draw(self._history.dice(self.seed))

    # --- undo ---------------------------------------------------------------------------------------------------

    def undo_refusal(self, seat: int) -> Message | None:
        """Why `seat` may not undo now; None if it may: nothing was decided or revealed since its own decision."""
        if self.last_decision_of(seat) is None:
            return Message("undo-nothing")
        since = self.log[self._last_decision() :]
        if any(entry.actor == CHANCE for entry in since):
            return Message("undo-revealed")
        if since[0].actor != seat:
            return Message("undo-moved")
        if self.over:
            return Message("undo-over")
        return Message("undo-binding") if any(entry.binding for entry in since) else None

    def undo(self, seat: int, turn: bool = False) -> None:
        """Undo the last decision of `seat`, if nothing was revealed and nobody else has acted since; or its `turn`."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise NothingToUndo(refusal.id, self.game.id, **refusal.args)
        self.take_back(seat, self.turn_start(seat) if turn else self.began(self._last_decision()))

    def turn_start(self, seat: int) -> int:
        """Where an undo of the whole turn leads, if `seat` may undo: to the first decision since which only this seat
        has acted and nothing was revealed or drawn."""
        start = place = self._last_decision()
        while place > self.taken_over and self.log[place - 1].actor == seat and not self.log[place - 1].binding:
            place -= 1
            if self.log[place].asked:
                start = place
        return start

    def take_back(self, seat: int, length: int, agreed: bool = False) -> None:
        """Go back to before a decision of `seat`; the removed entries stay in the history."""
        removed = tuple(replace(entry, undone=True) for entry in self.log[length:])
        self.undone.append(Undone(seat, length, removed, agreed))
        self.truncate(length)

    def history(self) -> list[Entry | Undone]:
        """All that ever happened, in order: entries, including undone ones, and undos."""
        steps: list[Entry | Undone] = []
        made = stretches(self.log, [(undo.length, undo.removed) for undo in self.undone])
        for stretch, undo in zip(made, [*self.undone, None], strict=True):
            steps += [*stretch, *([undo] if undo else [])]
        return steps

    def last_decision_of(self, seat: int) -> int | None:
        """The index of the last entry that this seat decided; None if it has not decided anything yet."""
        own = range(len(self.log) - 1, self.taken_over - 1, -1)
        return next((place for place in own if self.log[place].asked and self.log[place].actor == seat), None)

    def _last_decision(self) -> int:
        """The index of the last entry that a seat decided."""
        return max(place for place, entry in enumerate(self.log) if entry.asked)

    def began(self, place: int, freely: bool = True) -> int:
        """Where a decision began: with those before it that a page may have held back, except, `freely`, what binds."""
        while place > self.taken_over and self.log[place - 1].held and not (freely and self.log[place - 1].binding):
            place -= 1
        return place

    def truncate(self, length: int) -> None:
        """Keep only the first `length` entries; the history does not change."""
        self.log = self.log[:length]
        if self._trail is not None:
            self.state, self._history = self._trail[length]
            del self._trail[length:]
        else:
            self.state = self.game.start(self.seats, self.options)
            for entry in self.log:
                self.state.apply(entry.action.code)
            self._history = History(self.entries)
        self.state.trace = []

    def keep_trail(self, on: bool = True) -> None:
        """Keep the state before every entry, from the first on: then going back costs nothing, however often."""
        self._trail = [] if on else None

    def copy(self) -> "Match":
        """An independent copy that can be played on."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.state.trace = []
        twin.log, twin.undone, twin.names = self.log[:], self.undone[:], self.names[:]
        twin._history = self._history.copy()
        twin._trail = None
        return twin

    def at(self, length: int) -> "Match":
        """The same match after its first `length` entries, without undone ones; it does not advance by itself."""
        past = Match.__new__(Match)
        past.__dict__.update(self.__dict__)
        past.settles, past.undone, past.ending, past._trail = False, [], None, None
        past.truncate(length)
        return past

    # --- as text ------------------------------------------------------------------------------------------------

    def record(self, viewer: int | None = None, whole: bool = True, ended: bool = False) -> str:
        """The match as text; with `whole=False` only what `viewer` may know.

        It contains the seed and all entries once the match is over by the rules, or `ended` for another reason.
        """
        finished = self.ended or ended
        header = record.Header(
            game=self.game.id,
            rules_version=self.game.rules_version,
            seats=self.seats,
            options=self.options.as_json(),
            names=self.names,
            commitment=self.commitment,
            seed=self.seed if finished and self.commitment else None,
            result=record.written(self.scores) if self.over else None,
            ending=self.ending,
            origin=self.origin.masked() if self.origin and not (whole or finished) else self.origin,
        )
        return record.write(header, self._lines(viewer, whole or finished))

    def _lines(self, viewer: int | None, whole: bool) -> list[str]:
        """The history as lines of a record: each entry, undone ones included, as far as `viewer` may know it."""
        states, lines = [self.game.start(self.seats, self.options)], []
        for step in self.history():
            if isinstance(step, Undone):
                lines.append(record.undo_line(step.seat, len(step.removed), step.agreed))
                del states[step.length + 1 :]
                continue
            text = step.action.text
            if not whole:
                text = self.game.seen(states[-1], step.action.code, viewer)
                states.append(states[-1].copy())
                states[-1].apply(step.action.code)
            lines.append(text if step.actor == CHANCE else f"{step.actor} {text}")
        return lines

    def seen_entries(self, viewer: int | None) -> list[str]:
        """The entries as far as `viewer` may know them."""
        state = self.game.start(self.seats, self.options)
        texts = []
        for entry in self.log:
            texts.append(self.game.seen(state, entry.action.code, viewer))
            state.apply(entry.action.code)
        return texts


def replay(game: AnyGame, text: str, seed: str | None = None) -> Match:
    """The match of a record, replayed entry by entry through the rules. With its `seed` it can be continued."""
    header, lines = record.read(text)
    if header.game != game.id:
        raise OtherRules("error-record-game", game.id, found=header.game[:60])
    game = game.by_rules(header.rules_version)
    try:
        match = Match(game, header.seats, header.options, names=header.names, settle=False)
    except (BadSeats, BadOption) as wrong:
        raise BadRecord("error-record-setting", game.id, why=str(wrong)) from wrong
    match.commitment, match.seed, match.origin = header.commitment, seed or header.seed, header.origin
    known = match.seed is not None and match.commitment is not None
    if match.seed is not None and known and commitment(match.seed, match.origin) != match.commitment:
        raise BadRecord("error-record-seed", game.id)
    match.keep_trail(header.format > 1)
    for number, line in enumerate(lines, start=1):
        undo = record.read_undo(line) if header.format > 1 else None
        if undo is None:
            _enter_line(match, number, line)
        else:
            _undo_line(match, number, line, *undo)
    match.keep_trail(False)
    if header.result is not None and (not match.over or header.result != record.written(match.scores)):
        raise BadRecord("error-record-result", game.id)
    match.ending = _possible(match, header.ending)
    _check_origin(match)
    match.settles = known
    return match


def _check_origin(match: Match) -> None:
    """Are there as many entries as were taken over, and was it chance where something was dealt again?"""
    origin = match.origin
    if origin is None:
        return
    dealt = all(match.log[place].actor == CHANCE for place in origin.were if place < len(match.log))
    seated = origin.seat is None or origin.seat < match.seats
    if len(match.log) < origin.entries or not dealt or not seated:
        raise BadRecord("error-record-origin", match.game.id)


def _enter_line(match: Match, number: int, line: str) -> None:
    """One entry; the seat number before it is optional, but must be right if it is there."""
    first, _, rest = line.partition(" ")
    if first.isdecimal():
        if int(first[:3]) != match.actor:
            raise BadRecord("error-record-seat", match.game.id, number=number, text=line[:60])
        line = rest
    try:
        match.enter(line)
    except ChrysalideError as wrong:
        if HIDDEN in line.split():
            raise BadRecord("error-record-masked", match.game.id, number=number, text=line[:60]) from None
        raise BadRecord("error-record-entry", match.game.id, number=number, text=line[:60], why=str(wrong)) from wrong


def _undo_line(match: Match, number: int, line: str, entries: int, seat: int, agreed: bool) -> None:
    """One undo; it must go back to just before a decision of the seat that it names."""
    length = len(match.log) - entries
    known = match.taken_over <= length < len(match.log)
    if not known or match.log[length].actor != seat or not match.log[length].asked:
        raise BadRecord("error-record-undo", match.game.id, number=number, text=line[:60])
    match.take_back(seat, length, agreed)


def _possible(match: Match, ending: Ending | None) -> Ending | None:
    """Could this match have ended so? Not if its rules ended it, nor by a draw that its options do not know."""
    if ending is None:
        return None
    known = match.options.draws() if ending.seat is None else ending.seat < match.seats
    if match.over or not known:
        raise BadRecord("error-record-ending", match.game.id, text=record.ending_text(ending))
    return ending

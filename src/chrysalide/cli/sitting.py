"""A match at this keyboard: who sits where, who looks at the screen and what they have read. It prints nothing."""

import json
from pathlib import Path

import chrysalide
from chrysalide.cli.arguments import BadCommand
from chrysalide.cli.files import write_text
from chrysalide.cli.players import person_name
from chrysalide.cli.reader import Reader
from chrysalide.cli.result import seat_names
from chrysalide.cli.sealing import seal, unseal
from chrysalide.core.errors import NothingToUndo
from chrysalide.core.match import Match
from chrysalide.language import Words
from chrysalide.picture import scalars


class Sitting:
    """`players` are names as the command line gives them; `eyes` is the seat of the person at the screen."""

    def __init__(self, match: Match, players: list[str], reader: Reader, save: Path | None) -> None:
        self.match = match
        self.players = players
        self.reader = reader
        self.save = save
        self.people = [seat for seat, player in enumerate(players) if person_name(player) is not None]
        self.alone = self.people[0] if len(self.people) == 1 else None
        self.words = Words(match.game.id, reader.lang, self._names(), self.alone)
        self.shuts_eyes = match.game.secret_hands(match.options) and len(self.people) > 1
        self.eyes = self.alone  # None: nobody in particular
        self.seen = [match.taken_over] * match.seats  # entries already read, by seat; the first, if nothing is secret

    def _names(self) -> list[str]:
        names = seat_names(self.match, self.reader)
        if self.alone is not None and not self.match.names[self.alone]:
            names[self.alone] = self.reader.say("cli-you")
        return names

    @property
    def hides(self) -> bool:
        """Does nobody look at the screen who may see what one seat sees?"""
        return self.shuts_eyes and self.eyes is None

    def must_look_away(self, seat: int) -> bool:
        """Is it the turn of another person, whose hand the one at the screen may not see?"""
        return self.shuts_eyes and self.eyes != seat

    # --- words --------------------------------------------------------------------------------------------------

    def news(self) -> list[str]:
        """What happened since this person last looked; it is news only once."""
        if self.hides:
            return []  # for somebody who has yet to come
        whose = self.eyes or 0 if self.shuts_eyes else 0
        told = self.story(self.seen[whose])
        self.seen[whose] = len(self.match.log)
        return told

    def story(self, since: int = 0) -> list[str]:
        """Events without a message are only for the graphical page."""
        events = self.match.journal(self.eyes, since)
        return [self.words.say(event.kind, **event.args) for event in events if self.words.knows(event.kind)]

    def where(self) -> str:
        """The round, season or year; empty if the game has no words for it."""
        return self.words.say("where", **scalars(self.match.view(self.eyes))) if self.words.knows("where") else ""

    def question(self) -> str:
        """What the person to act is asked."""
        view = self.match.view(self.match.actor)
        turn = f"turn-{view.get('phase')}"
        args = scalars(view) | {"seat": self.match.actor, "choices": len(self.match.choices())}
        return self.words.say(turn if self.words.knows(turn) else "cli-your-turn", **args)

    # --- undo ---------------------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Undo the last decision of a person here and the bots' answers to it; never past something revealed."""
        match = self.match
        own = range(match.taken_over, len(match.log))
        mine = [place for place in own if match.log[place].asked and match.log[place].actor in self.people]
        if not mine:
            raise NothingToUndo("undo-nothing", match.game.id)
        if any(entry.binding for entry in match.log[mine[-1] :]):
            raise NothingToUndo("undo-revealed", match.game.id)
        match.take_back(match.log[mine[-1]].actor, mine[-1])
        self._unread()

    def restart(self) -> None:
        """Back to the beginning of the turn of the person who is to act, or to what was last revealed in it."""
        self.match.undo(self.match.actor, turn=True)
        self._unread()

    def _unread(self) -> None:
        self.seen = [min(seen, len(self.match.log)) for seen in self.seen]

    # --- files --------------------------------------------------------------------------------------------------

    def keep(self, path: Path) -> None:
        """Write the match as it is: whole once it is over, until then readable as far as its people may know it."""
        write_text(path, self._text())

    def keep_unasked(self) -> None:
        """So that a match with a file survives a closed window."""
        if self.save is not None:
            self.keep(self.save)

    def _text(self) -> str:
        shown = self.match.record(self.alone, whole=False)
        if self.match.ended or self.match.seed is None:
            return shown
        secret = {
            "record": self.match.record(),
            "seed": self.match.seed,
            "players": self.players,
            "seen": self.seen,
        }
        return seal(shown, json.dumps(secret))


def resumed(text: str, file: str, reader: Reader, save: Path) -> Sitting:
    """The match of a sealed file, as it was left."""
    try:
        secret = json.loads(unseal(text, file))
        match = chrysalide.load(secret["record"], secret["seed"])
        players, seen = list(map(str, secret["players"])), list(map(int, secret["seen"]))
    except (KeyError, TypeError, ValueError):
        raise BadCommand("cli-error-seal-broken", file=file[:200]) from None
    sitting = Sitting(match, players, reader, save)
    sitting.seen = seen
    return sitting

"""A match in this process: one seat is the client's, bots sit on all others."""

from collections.abc import Sequence

from chrysalide.bots import Player
from chrysalide.bots.hints import ONLY
from chrysalide.bots.thinking import advise
from chrysalide.core.game import View
from chrysalide.core.match import Match
from chrysalide.core.messages import Choice
from chrysalide.core.state import Event
from chrysalide.language import Words
from chrysalide.mcp.place import NotNow, Place
from chrysalide.mcp.telling import meaning
from chrysalide.picture import scalars

HINT_SECONDS = 1.0


class LocalPlace(Place):
    """`bots` by seat; None on the seats that the client plays, of which the first is whose eyes it has."""

    def __init__(self, match: Match, bots: Sequence[Player | None], lang: str, hints: bool = True) -> None:
        self.match = match
        self.bots = bots
        self.hints = hints
        self.own = [seat for seat, bot in enumerate(bots) if bot is None]
        self.seat = self.own[0]
        self.words = Words(match.game.id, lang, [*match.names], self.seat)
        self._told = [0] * match.seats  # entries that each seat has heard of
        self._answer()

    @property
    def over(self) -> bool:
        return self.match.over

    def view(self) -> View:
        return self.match.view(self.seat)

    def choices(self) -> Sequence[Choice]:
        return [] if self.over else self.match.choices()

    def news(self) -> list[Event]:
        since, self._told[self.seat] = self._told[self.seat], len(self.match.log)
        return self.match.journal(self.seat, since)

    def act(self, action: str) -> None:
        if self.over:
            raise NotNow("mcp-over", self.match.game.id)
        self.match.play(action, self.seat)
        self._answer()

    def hint(self) -> list[str]:
        if self.over or not self.hints:
            raise NotNow("mcp-over" if self.over else "mcp-no-hints", self.match.game.id)
        found = advise(self.match.game.id, self.view(), HINT_SECONDS)
        say, meant = self.words.say, {choice.action: meaning(choice, self.words) for choice in self.choices()}
        best = found.advice[0]
        told = {"choice": meant.get(best.action, best.action), "action": best.action}
        if best.verdict == ONLY:
            lines = [say("cli-hint-only", **told)]
        else:
            lines = [say("cli-hint", **told, verdict=say(f"verdict-{best.verdict}"))]
        if found.reasons:
            lines.append(f"{say('hint-why')} {' '.join(map(say, found.reasons))}")
        if found.plan:
            lines.append(f"{say('hint-plan')} › {' › '.join(map(say, found.plan))}")
        return lines

    def ended(self) -> list[str]:
        winners = [self.words.name(seat) for seat in self.match.winners]
        told = self.words.say("cli-nobody-won")
        if winners:
            args = {"seat": self.match.winners[0], "winners": winners}
            known = "result" if self.words.knows("result") else "cli-winner" if len(winners) == 1 else "cli-winners"
            told = self.words.say(known, **(scalars(self.view()) | args))
        scores = " · ".join(f"{self.words.name(seat)} {score:g}" for seat, score in enumerate(self.match.scores))
        return [told, scores]

    def _answer(self) -> None:
        """The bots act until the client's seat has to, whose eyes are those of the seat that decides."""
        while not self.match.over:
            actor = self.match.actor
            bot = self.bots[actor]
            if bot is None:
                self.seat = self.words.seat = actor
                return
            self.match.play(bot.choose(self.match.view(actor)), actor)

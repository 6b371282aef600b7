"""The suites that `chrysalide check` runs on one game, and how it goes on after a fault."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from chrysalide.conformance import (
    catalogues,
    contract,
    corpus,
    fields,
    golden,
    own_tests,
    playing,
    presenting,
    records,
    refusing,
    rulebooks,
    secrecy,
)
from chrysalide.conformance.faults import Fault
from chrysalide.conformance.settings import settings_of, some_options
from chrysalide.conformance.walking import Trial
from chrysalide.core.dice import Dice
from chrysalide.core.errors import ChrysalideError
from chrysalide.core.game import AnyGame
from chrysalide.core.messages import Message
from chrysalide.games.finding import cause
from chrysalide.source import compiled

ENDLESS = "check-endless"
OnMatches = Callable[[Trial], object]
OnGame = Callable[[AnyGame], None]


@dataclass(frozen=True)
class Suite:
    """Checks on random matches, checks on the game as a whole, and those of which a fault is only advice."""

    name: str
    on_matches: tuple[OnMatches, ...] = ()
    on_game: tuple[OnGame, ...] = ()
    advice: tuple[OnGame, ...] = ()


def pickles(trial: Trial) -> None:
    """The compiler's pickling forgets what an interpreted class adds: such states stay in their process."""
    if not (compiled() and hasattr(trial.begin(), "__dict__")):
        contract.pickles(trial)


SUITES = (
    Suite(
        "contract",
        (
            contract.ends,
            contract.legal_actions,
            contract.picks,
            contract.outcomes,
            contract.draws,
            contract.copies,
            contract.keys,
            pickles,
            fields.kept_fields,
        ),
    ),
    Suite(
        "secrets",
        (secrecy.imagined_states, secrecy.views, secrecy.announcements, secrecy.alternatives, secrecy.held_decisions),
    ),
    Suite(
        "presentation",
        (
            presenting.choices,
            presenting.targets,
            presenting.clicks_in_vain,
            presenting.events,
            presenting.views_as_json,
            presenting.described_views,
        ),
        (presenting.descriptions,),
    ),
    Suite("refusals", (refusing.illegal_actions, refusing.out_of_turn, refusing.playing_for_chance)),
    Suite("words", (), (catalogues.complete, catalogues.translated)),
    Suite("rules", (), (rulebooks.same_rules, rulebooks.tested)),
    Suite(
        "records",
        (records.saved_and_loaded, records.undone),
        (records.three_faces, records.pinned, golden.replayed, corpus.still_replayed),
    ),
    Suite("bots", (contract.ends, playing.every_level), (), (playing.evaluation,)),
    Suite("tests", (contract.ends,), (own_tests.passed,)),
)


@dataclass(frozen=True)
class Finding:
    """What is wrong, or worth a look, and in which match it was seen."""

    suite: str
    fault: Fault
    where: dict[str, Any] | None = None
    advice: bool = False


def findings(game: AnyGame, suite: Suite, matches: int, seed: int) -> Iterator[Finding]:
    """The first fault of every check; the others are looked at all the same. What several checks meet is said once."""
    said: list[Message] = []
    for found in _findings(game, suite, matches, seed):
        if found.fault.message not in said:
            said.append(found.fault.message)
            yield found


def _findings(game: AnyGame, suite: Suite, matches: int, seed: int) -> Iterator[Finding]:
    for on_matches in suite.on_matches:
        trials = in_matches(game, 1 if on_matches is playing.every_level else matches, seed)
        for trial in trials:
            fault = _fault(on_matches, trial)
            if fault is not None:
                yield Finding(suite.name, fault, _where(trial))
                if fault.message.id == ENDLESS:
                    return  # bots and tests that play it would not come back
                break
    for on_game in (*suite.on_game, *suite.advice):
        fault = _fault(on_game, game)
        if fault is not None:
            yield Finding(suite.name, fault, advice=on_game in suite.advice)


def in_matches(game: AnyGame, matches: int, seed: int) -> Iterator[Trial]:
    """Every number of seats in turn; the usual options first, then others."""
    settings = settings_of(game)
    for number in range(matches):
        setting = settings[number % len(settings)]
        dice = Dice(f"options {seed + number}")
        yield Trial(setting, {} if number < len(settings) else some_options(setting, dice), seed + number)


def _fault(check: Callable[[Any], object], on: Any) -> Fault | None:
    """A fault of the game; an error in its code is one too."""
    try:
        check(on)
    except Fault as fault:
        return fault
    except ChrysalideError as wrong:
        return Fault("check-crash", why=str(wrong))
    except Exception as wrong:
        return Fault("check-crash", why=cause(wrong))
    return None


def _where(trial: Trial) -> dict[str, Any]:
    try:
        return trial.where()
    except Exception:  # the game cannot even say what was played: its fault is told in any case
        return {"seats": trial.setting.seats, "options": "–", "seed": str(trial.seed), "actions": 0, "last": "–"}

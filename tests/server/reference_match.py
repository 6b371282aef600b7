"""The same match as the site's: it gives what everybody should be sent."""

import json
from typing import Any

import pytest

import chrysalide
from chrysalide.core.match import Match
from chrysalide.core.messages import Message
from tests.server.site import GAME

SEED = "twelve-moths"


def know_the_seed(monkeypatch: pytest.MonkeyPatch, seed: str = SEED) -> None:
    """Every table from now on is dealt from this seed."""
    monkeypatch.setattr("chrysalide.server.table.creation.fresh_seed", lambda: seed)


def reference_match(seed: str = SEED, **options: Any) -> Match:
    return chrysalide.new(GAME, seed=seed, names=("Ada", "Bo"), **options)


def as_json(value: Any) -> Any:
    """As it is sent: tuples become lists."""
    return json.loads(json.dumps(value))


def story(match: Match, viewer: int | None, since: int = 0) -> list[dict[str, Any]]:
    """The lines of all entries from `since` on; those of decisions name the seat."""
    return [
        {"id": event.kind, "args": event.args} | ({"by": made.actor} if made.actor >= 0 else {})
        for made in match.log[since:]
        for event in made.events
        if event.known_to(viewer)
    ]


def step(match: Match, since: int, eyes: int | None, holds: tuple[int, ...], seq: int) -> dict[str, Any]:
    """The update that a socket with these seats should get for what happened from entry `since` on."""
    refusals = [Message("undo-over") if match.over else match.undo_refusal(seat) for seat in holds]
    refusal = next((message for message in refusals if message), None) if None not in refusals else None
    return {
        "seq": seq,
        "length": len(match.entries),
        "kind": "step",
        "eyes": eyes,
        "events": story(match, eyes, since),
        "view": as_json(match.view(eyes)),
        "choices": [choice.as_json() for choice in match.choices()] if match.actor in holds else [],
        "undo": None in refusals,
        "undo_turn": any(
            match.turn_start(seat) < match.began(match.last_decision_of(seat) or 0)
            for seat, one in zip(holds, refusals, strict=True)
            if one is None
        ),
        "undo_rule": refusal.as_json() if refusal else None,
        "undo_ask": not match.over and any(match.last_decision_of(seat) is not None for seat in holds),
        "undo_asked": None,
        **draws(match, match.actor in holds),
        "asked": None,
        "clocks": None,
    }


def draws(match: Match, to_act: bool) -> dict[str, Any]:
    """May a draw be offered, where nobody has offered one yet? After five decisions of one's own."""
    if match.over or not match.options.draws():
        return {"draw": False, "draw_rule": None}
    if not to_act:
        return {"draw": False, "draw_rule": {"id": "draw-turn", "args": {}}}
    left = 5 - sum(entry.asked and entry.actor == match.actor for entry in match.log)
    rule = {"id": "draw-later", "args": {"decisions": left}}
    return {"draw": left <= 0, "draw_rule": rule if left > 0 else None}


def illegal(match: Match) -> str:
    """An action of the seat to act that the rules forbid now: a card that lies under another."""
    legal = {action.text for action in match.legal()}
    return next(f"take {slot}" for slot in range(1, 19) if f"take {slot}" not in legal)


def quiet_start() -> tuple[str, str]:
    """A seed and a first action of seat 0 that reveals nothing."""
    for number in range(100):
        match = reference_match(f"moth-{number}", first_player=0)
        for action in match.legal():
            trial = match.copy()
            trial.play(action)
            if trial.undo_refusal(0) is None:
                return f"moth-{number}", action.text
    raise AssertionError

"""Noise at every kind of message, at every game. `python -m tests.server.fuzz` goes on for longer."""

from pathlib import Path

from tests.depth import choice
from tests.server.fuzz import fuzz
from tests.server.noise import kinds_of_message

MESSAGES = choice(5_000, 100_000)
ANSWERS = ("bad-message", "illegal", "stale", "not-your-turn", "unknown-action", "not-allowed", "why", "hint")
MEGABYTES = 40.0  # by which a site may grow under the noise: catalogues are read once, matches grow


def test_every_kind_of_the_protocol_is_tried() -> None:
    kinds = {kind for example in kinds_of_message() for kind in example}
    assert {"hello", "act", "ahead", "why", "undo", "hint", "keep", "resume", "chat", "ready", "ping"} <= kinds


async def test_noise_breaks_nothing(tmp_path: Path) -> None:
    report = await fuzz(MESSAGES, seed=8, database=tmp_path / "site.db", wanted=ANSWERS)
    assert report.messages >= MESSAGES
    assert report.megabytes < MEGABYTES
    for kind in ANSWERS:
        assert report.answers[kind] > 0, f"nothing was answered with {kind}"
    assert report.entries > 100  # between the noise people play on
    assert set(report.closed) - {4403} == {1008}  # 4403: the seat was given up among the noise, so its token is void

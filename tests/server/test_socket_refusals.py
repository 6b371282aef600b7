"""Refused actions: the sender is told why, nobody else receives anything, and nothing has changed."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest

from chrysalide.bots.hints import VERDICTS
from chrysalide.core.match import Match
from chrysalide.core.messages import Message
from chrysalide.language import LANGUAGES, Words
from tests.server.browser import Browser, look
from tests.server.reference_match import illegal, know_the_seed, reference_match
from tests.server.site import GAME, Opened, Site


@dataclass
class Scene:
    """Ada, whose turn it is, Bo and a spectator."""

    site: Site
    table: Opened
    match: Match
    ada: Browser
    bo: Browser
    watcher: Browser

    async def refused(self, browser: Browser, kind: str, **body: Any) -> dict[str, Any]:
        """The answer to a message that must change nothing."""
        before = self.site.stored(self.table.id), self.site.info(self.table.id)
        await browser.send(kind, **body)
        refusal = await browser.refused()
        assert refusal["about"] == kind
        assert refusal["text"]
        for each in (self.ada, self.bo, self.watcher):
            await each.hear_nothing()
        assert (self.site.stored(self.table.id), self.site.info(self.table.id)) == before
        return refusal


def spoken(lang: str, refusal: dict[str, Any]) -> str:
    return Words(GAME, lang, ["Ada", "Bo"]).say(Message(**refusal["message"]))


@pytest.fixture
async def scene(site: Site, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    know_the_seed(monkeypatch)
    table = site.open(first_player=0)
    async with (
        look(site, table.id, table.tokens[0], lang="fr") as ada,
        look(site, table.id, table.tokens[1], lang="es") as bo,
        look(site, table.id) as watcher,
    ):
        await ada.hear("table")
        yield Scene(site, table, reference_match(first_player=0), ada, bo, watcher)


async def test_a_stale_click(scene: Scene) -> None:
    action = scene.match.legal()[0].text
    for seq in (0, 2, -1, 10**30):
        refusal = await scene.refused(scene.ada, "act", seq=seq, action=action)
        assert (refusal["code"], refusal["rule"], refusal["message"]) == (
            "stale",
            None,
            {"id": "error-stale", "args": {}},
        )
        for kind, body in (("why", {"target": "slot:1"}), ("undo", {}), ("hint", {})):
            assert (await scene.refused(scene.ada, kind, seq=seq, **body))["code"] == "stale"


async def test_the_same_action_sent_twice_happens_once(scene: Scene) -> None:
    action = scene.match.legal()[0].text
    scene.match.play(action)
    await scene.ada.act(action, 1)
    await scene.ada.act(action, 1)
    assert (await scene.ada.hear("update"))["length"] == len(scene.match.entries)
    assert (await scene.ada.refused())["code"] == "stale"
    for other in (scene.bo, scene.watcher):
        assert (await other.hear("update"))["length"] == len(scene.match.entries)
        await other.hear_nothing()
    assert scene.site.stored(scene.table.id) == (2, scene.match.entries)


async def test_acting_out_of_turn(scene: Scene) -> None:
    for action in {scene.match.legal()[0].text, illegal(scene.match)}:
        refusal = await scene.refused(scene.bo, "act", seq=1, action=action)
        assert refusal["code"] == "not-your-turn"
        assert refusal["text"] == spoken("es", refusal)
    assert (await scene.refused(scene.bo, "hint", seq=1))["code"] == "not-allowed"
    await scene.bo.send("why", seq=1, target="slot:1")
    assert (await scene.bo.hear("why"))["message"]["id"] == "error-not-your-turn"


async def test_a_spectator_cannot_act(scene: Scene) -> None:
    action = scene.match.legal()[0].text
    for kind, body in (("act", {"action": action}), ("undo", {}), ("hint", {})):
        refusal = await scene.refused(scene.watcher, kind, seq=1, **body)
        assert (refusal["code"], refusal["message"]["id"]) == ("not-allowed", "error-spectator")
    await scene.watcher.send("why", seq=1, target="slot:1")
    assert (await scene.watcher.hear("why"))["message"]["id"] == "error-spectator"


async def test_nobody_acts_for_chance_or_for_another_seat(scene: Scene) -> None:
    for action in ("turn 1 M", "first 1", "layout L01", "deal 3 E"):
        assert (await scene.refused(scene.ada, "act", seq=1, action=action))["code"] in ("illegal", "unknown-action")
    for action in (f"0 {scene.match.legal()[0]}", f"1 {scene.match.legal()[0]}"):  # as a record writes them
        assert (await scene.refused(scene.bo, "act", seq=1, action=action))["code"] == "unknown-action"


@pytest.mark.parametrize(
    ("lang", "read"), [("fr", "fr"), ("en", "en"), ("es", "es"), ("de", "en"), ("", "en"), ("ES-mx", "es")]
)
async def test_an_illegal_action_is_explained_in_the_readers_language(scene: Scene, lang: str, read: str) -> None:
    async with look(scene.site, scene.table.id, scene.table.tokens[0], lang=lang) as reader:
        for each in (scene.ada, scene.bo, scene.watcher):
            await each.hear("table")
        action = illegal(scene.match)
        refusal = await scene.refused(reader, "act", seq=1, action=action)
        assert (refusal["code"], refusal["rule"]) == ("illegal", "2.5")
        slot = int(action.split()[1])
        assert refusal["message"]["id"] == "refuse-covered"
        assert refusal["message"]["args"]["slot"] == slot
        assert str(slot) in refusal["text"]
        texts = {other: spoken(other, refusal) for other in LANGUAGES}
        assert len(set(texts.values())) == len(LANGUAGES)
        assert refusal["text"] == texts[read]
        await reader.send("why", seq=1, target=f"slot:{slot}")
        why = await reader.hear("why")
        assert why == {"target": f"slot:{slot}"} | {name: refusal[name] for name in ("rule", "message", "text")}


@pytest.mark.parametrize(
    "action",
    [
        "",
        " ",
        "take",
        "take one",
        "take 7 8",
        "take 19",
        "frobnicate 3",
        "take 7; take 8",
        "x" * 3900,
        "\x00",
        "تاخذ ٣",
    ],
)
async def test_a_text_that_is_no_action(scene: Scene, action: str) -> None:
    refusal = await scene.refused(scene.ada, "act", seq=1, action=action)
    assert refusal["code"] in ("unknown-action", "illegal")
    assert len(refusal["text"]) < 400


@pytest.mark.parametrize("target", ["", "slot:", "slot:0", "slot:19", "slot:-1", "slot:²", "moon", "x" * 3000])
async def test_why_about_a_thing_that_is_not_there(scene: Scene, target: str) -> None:
    await scene.ada.send("why", seq=1, target=target)
    answer = await scene.ada.hear("why")
    assert (answer["target"], answer["message"]["id"]) == (target, "error-nothing-there")
    await scene.ada.hear_nothing()


async def test_a_hint_is_a_legal_action_and_told_to_the_asker_alone(scene: Scene) -> None:
    await scene.ada.send("hint", seq=1)
    for each in (scene.ada, scene.bo, scene.watcher):  # everybody learns that there was one
        assert [line["id"] for line in (await each.hear("update"))["events"]] == ["note-hint"]
    hint = await scene.ada.hear("hint")
    assert hint["seq"] == 2
    legal = {action.text for action in scene.match.legal()}
    assert {one["action"] for one in hint["advice"]} == legal
    assert {one["verdict"] for one in hint["advice"]} <= set(VERDICTS)
    assert all(reason["id"].startswith("reason-") for reason in hint["reasons"])
    values = [one["value"] for one in hint["advice"]]
    assert all(0 <= value <= 1 for value in values)
    for each in (scene.ada, scene.bo, scene.watcher):
        await each.hear_nothing()
    await scene.ada.act(hint["advice"][0]["action"])
    assert (await scene.ada.hear("update"))["kind"] == "step"


async def test_a_mistake_of_ours_is_told_and_the_table_goes_on(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("chrysalide.server.table.play.why", stumble)
        refusal = await scene.refused(scene.ada, "why", seq=1, target="slot:1")
    assert refusal["code"] == "broken"
    await scene.ada.act(scene.match.legal()[0].text)
    for each in (scene.ada, scene.bo, scene.watcher):
        assert (await each.hear("update"))["kind"] == "step"

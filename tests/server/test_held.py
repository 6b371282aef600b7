"""Decisions that a page holds back until the next one is chosen: what would follow them, and both made at once."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass

import pytest

from tests.server.browser import Body, Browser
from tests.server.rooms import HANDS, gather_round, people, room
from tests.server.site import Site


@dataclass
class Scene:
    site: Site
    table: str
    ada: Browser
    bo: Browser
    watcher: Browser

    async def ahead(self, *after: str) -> Body:
        await self.ada.send("ahead", seq=self.ada.present["seq"], after=list(after))
        return await self.ada.hear("ahead")

    async def refused(self, browser: Browser, kind: str, **body: object) -> tuple[str, str]:
        """Code and message of a refusal; nobody else is sent anything, and nothing changes."""
        before = self.site.stored(self.table)
        await browser.send(kind, seq=browser.present["seq"], **body)
        refusal = await browser.refused()
        for one in (self.ada, self.bo, self.watcher):
            await one.hear_nothing()
        assert self.site.stored(self.table) == before
        return refusal["code"], refusal["message"]["id"]


@pytest.fixture
async def scene(site: Site) -> AsyncIterator[Scene]:
    opened = room(site, *people("Ada", "Bo"), game=HANDS, options={"starter": 0}, clock=CLOCK)
    async with AsyncExitStack() as stack:
        yield Scene(site, opened.id, *await gather_round(stack, site, opened, watched=True))


SECONDS, INCREMENT = 600, 7
CLOCK = {"kind": "bank", "seconds": SECONDS, "increment": INCREMENT, "on_timeout": "play"}


def first_card(update: Body) -> str:
    return str(next(choice["action"] for choice in update["choices"] if choice["held"]))


async def test_the_choices_that_would_follow_are_sent_to_their_seat_alone(scene: Scene) -> None:
    card = first_card(scene.ada.present)
    before = scene.site.stored(scene.table)
    answer = await scene.ahead(card)
    assert (answer["after"], answer["view"]["phase"]) == ([card], "lay")
    assert answer["view"]["holding"]["kind"] == card.removeprefix("hand ")
    assert [choice["action"] for choice in answer["choices"]] == ["lay 0,0"]
    for browser in (scene.ada, scene.bo, scene.watcher):
        await browser.hear_nothing()
    assert scene.site.stored(scene.table) == before


async def test_both_are_made_at_once_and_each_earns_its_increment(scene: Scene) -> None:
    card = first_card(scene.ada.present)
    length = scene.ada.present["length"]
    await scene.ada.send("act", seq=scene.ada.present["seq"], action="lay 0,0", after=[card])
    updates = [await browser.hear("update") for browser in (scene.ada, scene.bo, scene.watcher)]
    for update in updates:
        told = [event["id"] for event in update["events"]]
        assert told[:2] == ["hand-played", "card-laid"]
        assert update["length"] == length + 3  # the hand is filled up
    assert updates[0]["clocks"]["left"][0] > SECONDS + INCREMENT


async def test_a_refused_second_decision_leaves_the_first_one_unmade(scene: Scene) -> None:
    card = first_card(scene.ada.present)
    code, message = await scene.refused(scene.ada, "act", action="lay 5,5", after=[card])
    assert (code, message) == ("illegal", "refuse-far")
    assert (await scene.ahead(card))["view"]["phase"] == "lay"


async def test_what_chance_would_bring_cannot_be_asked_for(scene: Scene) -> None:
    """Otherwise a click that is refused would tell what the next card is."""
    for kind, more in (("ahead", {}), ("act", {"action": "lay 0,0"}), ("why", {"target": "cell:0,0"}), ("hint", {})):
        assert await scene.refused(scene.ada, kind, after=["deck"], **more) == ("illegal", "error-not-held")


async def test_only_the_seat_on_turn_holds_something_back(scene: Scene) -> None:
    card = first_card(scene.ada.present)
    assert await scene.refused(scene.bo, "ahead", after=[card]) == ("not-allowed", "error-not-your-turn")
    assert await scene.refused(scene.watcher, "ahead", after=[card]) == ("not-allowed", "error-spectator")


async def test_why_not_is_about_the_card_that_is_held_back(scene: Scene) -> None:
    card = first_card(scene.ada.present)
    seq = scene.ada.present["seq"]
    await scene.ada.send("why", seq=seq, target="deck", after=[card])
    assert (await scene.ada.hear("why"))["message"]["id"] == "refuse-finish"


async def test_a_hint_says_where_the_card_goes(scene: Scene) -> None:
    await scene.ada.send("hint", seq=scene.ada.present["seq"], after=[first_card(scene.ada.present)])
    hint = await scene.ada.find("hint")
    assert [one["action"] for one in hint["advice"]] == ["lay 0,0"]
    assert hint["after"] == [first_card(scene.ada.present)]


async def test_everybody_may_agree_to_put_both_back(scene: Scene) -> None:
    card = first_card(scene.ada.present)
    length = scene.ada.present["length"]
    await scene.ada.send("act", seq=scene.ada.present["seq"], action="lay 0,0", after=[card])
    await scene.ada.hear("update")
    await scene.bo.hear("update")
    await scene.ada.send("ask_undo", seq=scene.ada.present["seq"])
    await scene.bo.hear("update")
    await scene.bo.send("answer_undo", seq=scene.bo.present["seq"], agree=True)
    assert (await scene.bo.find("update"))["length"] == length

"""Bots as partners in a cooperative game: they explain themselves, and leave the group's choices to people."""

from typing import Any

import pytest

from chrysalide.bots.hints import BEST, Hint, Opinion
from chrysalide.core.dice import Dice
from chrysalide.core.messages import Message
from chrysalide.games import find_game
from chrysalide.server.table import bot_play
from tests.server.browser import Browser, look
from tests.server.rooms import inside, on_disk
from tests.server.site import PEOPLE, Opened, Site

TOGETHER = "extinction"
BOT = {"kind": "bot", "level": "random", "name": "Apollo"}
REASONS = [
    Message(f"reason-{name}", {"change": change, "amount": 1})
    for name, change in (("births", "gain"), ("coins", "keep"))
]


@pytest.fixture(autouse=True)
def first_choices(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots take what comes first, and the best player would too."""
    game = find_game(TOGETHER)

    def first(view: dict[str, Any]) -> str:
        state = game.by_rules(view["rules_version"]).imagine(view, chance)
        return str(game.action(state, state.legal()[0]).text)

    async def choose(_game: str, _level: str, _seed: str, view: dict[str, Any], _left: float) -> str:
        return first(view)

    async def advise(_game: str, view: dict[str, Any], _seconds: float) -> Hint:
        return Hint([Opinion(first(view), 0.5, BEST)], REASONS)

    chance = Dice(1)
    monkeypatch.setattr(own_site.tables.bots, "choose", choose)
    monkeypatch.setattr(own_site.tables.bots, "advise", advise)
    monkeypatch.setattr(bot_play, "ANSWER", 600.0)


def share_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game(TOGETHER)), "shares", lambda _game, _state: True)


def lines(browser: Browser, start: str) -> list[dict[str, Any]]:
    updates = [message["update"] for message in browser.heard if "update" in message]
    return [line for update in updates for line in update["events"] if line["id"].startswith(start)]


async def to_bot(ada: Browser) -> None:
    """Until the bot on seat 1 is to act, whatever that takes."""
    while ada.present["view"]["actor"] != 1:
        if ada.present["choices"]:
            await ada.act(ada.present["choices"][0]["action"])
        await ada.hear("update")


def opened(site: Site, **options: Any) -> Opened:
    return site.open(PEOPLE[0], BOT, game=TOGETHER, **options)


async def test_a_bot_explains_its_turn_by_what_it_gains(own_site: Site) -> None:
    table = opened(own_site)
    async with look(own_site, table.id, table.tokens[0]) as ada:
        while not lines(ada, "note-plan"):
            if ada.present["choices"]:
                await ada.act(ada.present["choices"][0]["action"])
            await ada.hear("update")
        assert lines(ada, "note-plan")[0]["args"] == {"seat": 1, "reasons": [REASONS[0].as_json()]}


async def test_people_choose_what_belongs_to_the_group(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    share_everything(monkeypatch)
    table = opened(own_site)
    async with look(own_site, table.id, table.tokens[0]) as ada:
        await to_bot(ada)
        while "proposal" not in ada.present or len(ada.present["choices"]) < 2:
            if ada.present["choices"] and "proposal" in ada.present:
                await ada.act(ada.present["choices"][0]["action"])
            await ada.hear("update")
        length, (first, *others) = ada.present["length"], ada.present["choices"]
        assert ada.present["view"]["actor"] == 1
        assert ada.present["proposal"] == first["action"]
        said = lines(ada, "note-proposal")[-1]["args"]
        assert said == {"seat": 1, "action": first["action"], "choice": first["label"]}
        await ada.act(others[-1]["action"])
        while ada.present["length"] == length:
            await ada.hear("update")
        entry = inside(own_site, table, lambda found: found.match.log[length])
        assert (entry.actor, entry.action.text) == (1, others[-1]["action"])
        async with look(own_site, table.id) as watcher:  # who only watches is offered nothing
            assert watcher.present["choices"] == []


async def test_without_an_answer_the_bot_does_what_it_proposed(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    share_everything(monkeypatch)
    monkeypatch.setattr(bot_play, "ANSWER", 0.0)
    table = opened(own_site)
    async with look(own_site, table.id, table.tokens[0]) as ada:
        await to_bot(ada)
        while not lines(ada, "note-proposal"):
            await ada.hear("update")
        proposed = lines(ada, "note-proposal")[0]["args"]["action"]
        place = next(note.place for note in on_disk(own_site, table).notes if note.id == "note-proposal")
        while ada.present["length"] <= place:
            await ada.hear("update")
        assert inside(own_site, table, lambda found: found.match.log[place].action.text) == proposed


async def test_where_hands_are_closed_bots_keep_to_themselves(own_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    share_everything(monkeypatch)
    table = opened(own_site, open_hands=False)
    async with look(own_site, table.id, table.tokens[0]) as ada:
        await to_bot(ada)
        while ada.present["view"]["actor"] == 1:
            assert ada.present["choices"] == []
            await ada.hear("update")
        assert lines(ada, "note-p") == []

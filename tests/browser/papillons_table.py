"""A table of Papillons on a screen, with a player who clicks what a simple bot would choose."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

import chrysalide
from chrysalide.core.dice import Dice
from chrysalide.games import find_game
from tests.browser.quick import Update
from tests.browser.tableside import AnyTable
from tests.browser.words import ANY, Words
from tests.server.merging import Screen
from tests.server.site import Address

PAPILLONS = "papillons"
PRIVATE = {"card-received", "goal-received"}


def simple(view: dict[str, Any]) -> str:
    """The same in every run: the seeds of the tests are chosen so that a match is short."""
    return str(chrysalide.bot(PAPILLONS, "greedy", seed=view["turn"]).choose(view))


def simply(update: Update) -> str:
    """For matches played through the socket."""
    return simple(update["view"])


def all_at_once(view: dict[str, Any]) -> list[str]:
    """The same, with the decision that the page makes together with it."""
    first = simple(view)
    game = find_game(PAPILLONS)
    state = game.imagine(view, Dice("ahead"))
    code = game.parse(state, first).code
    if not game.holds(state, code):
        return [first]
    state.apply(code)
    options = game.options.read(view["options"], view["seats_count"])
    return [first, simple(game.view(state, view["viewer"], view["seats_count"], options))]


class PapillonsTable(AnyTable):
    def __init__(self, page: Page, words: Words) -> None:
        super().__init__(page, words, patient=False)
        self.cover = page.get_by_role("heading", name=words.like("pass-device", player=ANY))
        self.hand = page.locator("[data-target^='hand:']")
        self.spots = page.locator("[data-target^='cell:']:has(.spot.lit)")
        self.line = page.get_by_role("button", name=words.say("table-in-line"))
        self.lines = page.get_by_role("log").locator("li > span")
        # Anything that represents a card, a goal or a log line.
        self.secrets = page.locator("main").locator("[data-target], [data-kind], [data-spot], [role=log], img")

    def act(self, *actions: str) -> None:
        """By clicks on the things that the actions name."""
        for action in actions:
            word, _, value = action.partition(" ")
            cell = f"cell:{value}"
            ways = {"hand": [f"hand:{value}"], "lay": [cell], "to": [cell], "lift": [cell], "demand": [f"seat:{value}"]}
            for target in ways.get(word, [word, cell] if value else [word]):
                self.thing(target).first.click()

    def take_over(self, name: str) -> None:
        """Hand the screen over."""
        expect(self.page.get_by_role("heading", name=self.words.say("pass-device", player=name))).to_be_visible()
        expect(self.secrets).to_have_count(0)
        self.page.get_by_role("button", name=self.words.say("i-am", player=name)).click()
        expect(self.hand.first).to_be_visible()


class Seated:
    """A table of the site as the people of this browser may know it."""

    def __init__(self, site: Address, page: Page) -> None:
        [kept] = page.evaluate("JSON.parse(localStorage.getItem('chrysalide.tables'))")
        self.site = site
        self.id: str = kept["table"]
        self.tokens: list[str] = kept["tokens"]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        length = self.site.info(self.id)["length"]
        token = None if seat is None else self.tokens[seat]
        answer = self.site.get(f"/api/tables/{self.id}/positions/{length}", token)
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()["view"]
        return view

    def advice(self, seat: int) -> list[str]:
        return all_at_once(self.view(seat))


class UpdateListener:
    """Every update that reaches a page, from before it is opened."""

    def __init__(self, page: Page) -> None:
        self.updates: list[Update] = []
        self.ahead: list[dict[str, Any]] = []  # what may follow a choice that the page holds back
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        screen = Screen()
        socket.on("framereceived", lambda frame: self._hear(screen, frame))

    def _hear(self, screen: Screen, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "ahead" in message:
            self.ahead = message["ahead"]["choices"]
        if "update" in message:
            self.updates.append(screen.show(message["update"]))

    def overhears(self, viewer: int | None) -> list[str]:
        """What this page received about other hands and goals while the match was in progress."""
        found = []
        for update in self.updates:
            view = update["view"]
            found += [f"the view of {view['viewer']}"] * (view["viewer"] != viewer)
            found += [f"a hand: {view['hand']}"] * (viewer is None and view["hand"] != [])
            goals = [seat["goals"] for seat in view["seats"] if seat["seat"] != viewer]
            found += [f"goals: {goals}"] * (view["actor"] != "over" and any(goals))
            story = [*update["events"], *update.get("log", [])]
            found += [str(line) for line in story if line["id"] in PRIVATE and line["args"]["seat"] != viewer]
        return found

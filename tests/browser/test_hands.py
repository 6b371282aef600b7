"""Hidden hands: whole matches of Papillons by mouse, and nobody ever sees what is not theirs."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.papillons_table import PAPILLONS, PapillonsTable, Seated, UpdateListener, simply
from tests.browser.quick import play_on
from tests.browser.screens import Screens
from tests.browser.tableside import SOME, WHOLE, sit_down
from tests.browser.words import ANY, Words
from tests.server.site import Site

WORDS = Words("fr", PAPILLONS)
say = WORDS.say
MOST_TURNS = 60
CAMILLE, LUCAS = "Camille", "Lucas"
HANDS = {"kind": "person", "name": CAMILLE}, {"kind": "person", "name": LUCAS}

# Records the seats whose hands were on the page, if only for a moment.
WATCH_HANDS = """
  window.seen = []
  const look = () => {
    for (const card of document.querySelectorAll("[data-target^='hand:']"))
      window.seen.push(Number(card.closest("[data-seat]").dataset.seat))
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
"""


def deal(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    """A short match, the same in every run."""
    monkeypatch.setattr("chrysalide.server.table.creation.fresh_seed", lambda: word)
    monkeypatch.setattr("chrysalide.server.table.creation.new_table_id", lambda: word)


def start(page: Page, second: str) -> None:
    page.get_by_label(say("your-name")).fill(CAMILLE)
    page.locator("summary", has_text=say("seats")).click()
    page.get_by_label(say("seat-number", number=2)).select_option(second)
    if second == "bot":
        page.get_by_label(say("level")).select_option("easy")
    elif second == "beside":
        page.get_by_label(say("name"), exact=True).fill(LUCAS)
    page.get_by_role("button", name=say("start")).click()
    expect(page.locator("main[data-link]")).to_be_visible()


def test_a_match_by_mouse(screens: Screens, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    deal(monkeypatch, "bot-13")
    page = screens.open("/")
    page.get_by_role("link", name=say("play-game", game=say("game-title")), exact=True).click()
    start(page, "bot")
    table, seated = PapillonsTable(page, WORDS), Seated(site, page)
    decisions = 0
    while table.await_turn_or_end() and decisions < (2 * MOST_TURNS if WHOLE else SOME):
        table.act(*seated.advice(0))
        table.await_answer()
        decisions += 1
    if not WHOLE:
        return
    view = seated.view(0)
    assert view["actor"] == "over"
    assert decisions > 5

    named = table.end.get_by_text(say("table-goal", goal=view["end"]["goal"]), exact=True)
    expect(named).to_have_count(2)  # the line's, and the winner's
    for goal in [goal for seat in view["seats"] for goal in seat["goals"]]:
        expect(table.end.get_by_text(say("goal", goal=goal)).first).to_be_attached()
    expect(table.end.get_by_role("list", name=say("table-line")).get_by_role("listitem")).to_have_count(4)
    table.end.get_by_role("button", name=say("close")).click()
    expect(table.line).to_have_count(4)
    completed = WORDS.say("table-completed-by", player="Vulcain", you="yes" if view["end"]["by"] == 0 else "no")
    expect(table.line.and_(page.get_by_role("button", name=completed))).to_have_count(1)


def test_a_match_at_one_screen(screens: Screens, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two people there is a cover screen, with nothing of either hand behind it."""
    deal(monkeypatch, "meadow-11")
    page = screens.blank()
    page.add_init_script(WATCH_HANDS)
    page.goto(f"/new/{PAPILLONS}")
    start(page, "beside")
    table, seated = PapillonsTable(page, WORDS), Seated(site, page)
    turns, before = 0, -1
    while (actor := seated.view()["actor"]) != "over" and turns < (MOST_TURNS if WHOLE else SOME):
        expect(table.cover).to_be_visible()
        assert set(page.evaluate("window.seen.splice(0)")) == ({before} if turns else set())
        content = page.content()
        hands = [card["kind"] for seat in (0, 1) for card in seated.view(seat)["hand"]]
        assert len(hands) == 4
        assert [kind for kind in hands if f"hand:{kind}" in content or say("kind", kind=kind) in content] == []
        table.take_over((CAMILLE, LUCAS)[actor])
        flags = {name: "yes" if seated.view()[name] else "no" for name in ("open", "duty")}
        expect(table.turn).to_contain_text(say("turn-turn", you="yes", options_early_demand="no", **flags))
        while seated.view()["actor"] == actor:
            table.await_turn_or_end()
            table.act(*seated.advice(actor))
            table.cover.or_(table.offered.first).or_(table.end).first.wait_for()
        turns, before = turns + 1, actor
    if not WHOLE:
        return
    expect(table.end).to_be_visible()
    for name in (CAMILLE, LUCAS):
        expect(table.end.get_by_role("listitem").filter(has_text=name)).to_contain_text(
            say("table-laid-final", laid=ANY)[2:]
        )


def test_what_one_knows_is_not_for_the_next_at_the_screen(screens: Screens, site: Site) -> None:
    """Neither in the log, nor after an undo, nor after a reload, nor in a replay."""
    opened = site.open(*HANDS, game=PAPILLONS, starter=0)
    page = screens.blank()
    sit_down(page, opened, 0, 1)
    table = PapillonsTable(page, WORDS)
    mine = [WORDS.like("card-received", you="yes", kind=ANY), WORDS.like("goal-received", you="yes", goal=ANY)]
    hers = [
        WORDS.like("card-received", you="no", player=CAMILLE, kind=ANY),
        WORDS.like("goal-received", you="no", player=CAMILLE, goal=ANY),
    ]
    table.take_over(CAMILLE)
    expect(table.lines.filter(has_text=mine[0])).to_have_count(2)
    table.act("deck")
    table.spots.first.click()

    table.take_over(LUCAS)
    page.get_by_role("button", name=say("show-all", count=9)).click()
    story = page.get_by_role("dialog", name=say("log")).locator("li > span")
    for his, other in zip(mine, hers, strict=True):
        expect(story.filter(has_text=his)).to_have_count(2)
        expect(story.filter(has_text=other)).to_have_count(0)
    page.keyboard.press("Escape")
    table.button("undo").click()
    table.take_over(CAMILLE)
    table.spots.first.click()
    expect(table.cover).to_be_visible()

    page.reload()
    table.take_over(LUCAS)
    page.goto(f"/replay/{opened.id}")
    page.get_by_role("slider", name=say("replay-position")).press("End")
    laid = WORDS.like("card-laid", you="no", player=CAMILLE, kind=ANY, cell="0,0")
    expect(table.lines.filter(has_text=laid)).to_have_count(1)
    expect(table.hand).to_have_count(0)
    for line in (*mine, *hers):
        expect(table.lines.filter(has_text=line)).to_have_count(0)


def test_by_link_each_screen_hears_its_own_hand_only(screens: Screens, site: Site) -> None:
    host = screens.blank()
    listeners = [UpdateListener(host)]
    host.goto(f"/new/{PAPILLONS}")
    start(host, "open")
    link = host.get_by_label(say("invitation-link", number=2), exact=True).input_value()
    watcher, guest = screens.blank(), screens.blank()
    listeners += [UpdateListener(guest), UpdateListener(watcher)]
    guest.goto(link)
    guest.get_by_label(say("your-name")).fill("")
    guest.get_by_role("button", name=say("sit-down")).click()
    watcher.goto(host.url)

    tables = [PapillonsTable(host, WORDS), PapillonsTable(guest, WORDS)]
    seats = [Seated(site, host), Seated(site, guest)]
    for _ in range(4):
        actor = seats[0].view()["actor"]
        while seats[0].view()["actor"] == actor:
            tables[actor].await_turn_or_end()
            tables[actor].act(*seats[actor].advice(0))
            tables[actor].await_answer()
    for table in tables:
        expect(table.hand).to_have_count(2)
    seen = PapillonsTable(watcher, WORDS)
    expect(watcher.locator("[data-target^='cell:']")).to_have_count(4)
    expect(seen.hand).to_have_count(0)
    expect(watcher.get_by_text(say("table-goal-hidden", sort="shape"))).to_have_count(2)
    expect(watcher.get_by_role("heading", name=say("person-name", number=2)).first).to_be_visible()  # also in the log
    for listener, viewer in zip(listeners, (0, 1, None), strict=True):
        assert len(listener.updates) > 4
        assert listener.overhears(viewer) == []


@pytest.mark.parametrize("options", [{}, {"teams": True, "expert": True}], ids=["base", "expert teams"])
def test_four_on_a_phone(screens: Screens, site: Site, options: dict[str, Any]) -> None:
    """One's own hand is visible above the buttons, the other seats are in a strip, and the cards can be tapped."""
    people = [{"kind": "person", "name": name} for name in ("Ada", "Bartholomé-Alexandre", "Zoé", "Maximilienne D")]
    opened = site.open(*people, game=PAPILLONS, **options)
    update = play_on(site, opened, lambda now: now["view"]["turn"] > 12 and now["view"]["phase"] == "turn", simply)
    page = screens.blank(size={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, opened, update["view"]["actor"])
    table = PapillonsTable(page, WORDS)
    expect(table.hand).to_have_count(2)
    bar = table.button("rules").bounding_box()
    assert bar is not None
    own = [table.hand.first.bounding_box(), table.hand.last.bounding_box()]
    assert all(box and box["y"] + box["height"] <= bar["y"] for box in own), (own, bar)
    panels = [
        page.locator(f"[data-seat='{seat}']").bounding_box() for seat in range(4) if seat != update["view"]["actor"]
    ]
    assert len({box["y"] for box in panels if box}) == 1, panels
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")
    table.hand.first.tap()
    table.spots.first.tap()
    expect(table.nothing).to_be_visible()

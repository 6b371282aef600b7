"""Nothing is lost: reloading, and a stale tab."""

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.screens import Screens
from tests.browser.tableside import Tableside, play_through, sit_down
from tests.browser.words import Words
from tests.server.site import Site

WORDS = Words("fr")
BOT = {"kind": "bot", "level": "random", "name": "Vulcain"}


def test_reload_in_mid_match(screens: Screens, site: Site) -> None:
    opened = site.open({"kind": "person", "name": "Ada"}, BOT, tokens_to_win=1)
    page = screens.blank()
    page.add_init_script("localStorage.setItem('chrysalide.tips-off', 'yes')")  # a tip is shown once
    sit_down(page, opened, 0)
    table = Tableside(page, WORDS, patient=False)
    play_through(table, most=3)
    table.await_turn()
    board, log = still(table), table.log.all_text_contents()
    page.reload()
    table.await_turn()
    assert still(table) == board
    assert table.log.all_text_contents() == log
    assert play_through(table, most=2) == 2


def still(table: Tableside) -> list[str]:
    """The board without the button that plays the last turn again: a reload forgets the pictures for it."""
    return [line for line in table.board.aria_snapshot().splitlines() if f'button "{WORDS.say("again")}"' not in line]


def test_a_tab_left_behind_shows_the_present(screens: Screens, site: Site) -> None:
    """Two tabs of one seat; one of them no longer receives anything, and its click is stale."""
    opened = site.open({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}, first_player=0)
    context = screens.context()
    fresh, behind = context.new_page(), context.new_page()
    sockets: list[WebSocketRoute] = []
    deaf: set[int] = set()

    def between(socket: WebSocketRoute) -> None:
        number = len(sockets)
        sockets.append(socket)
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda message: None if number in deaf and "update" in message else socket.send(message))

    behind.route_web_socket("**/socket", between)
    sit_down(fresh, opened, 0)
    behind.goto(f"/table/{opened.id}")
    here, there = Tableside(fresh, WORDS), Tableside(behind, WORDS)
    there.await_turn()
    deaf.add(0)

    here.await_turn()
    taken = here.takeable.first.get_attribute("data-target")
    here.takeable.first.click()
    expect(here.nothing).to_be_visible()
    length = site.info(opened.id)["length"]

    expect(there.lit.last).to_be_visible()
    there.lit.last.click()
    expect(there.nothing).to_be_visible()
    expect(behind.locator(f'button[data-target="{taken}"]')).to_have_count(0)
    assert len(sockets) == 2  # it has reconnected
    assert site.info(opened.id)["length"] == length

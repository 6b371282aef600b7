"""A game that the page has never heard of: no drawing, no table of its own."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.screens import screens_on
from tests.browser.serving import serving
from tests.browser.words import Words

GAMES = Path(__file__).parents[1] / "sixth"


def test_a_game_without_a_web_folder_is_played_from_the_list(browser: Browser, tmp_path: Path) -> None:
    shell = Words("fr")
    say = shell.say
    with serving(tmp_path, CHRYSALIDE_GAMES=str(GAMES)) as site, screens_on(browser, site.home) as screens:
        page = screens.open("/")
        page.get_by_role("link", name=say("play-game", game="Galets")).click()
        page.locator("summary", has_text=say("options")).click()
        page.get_by_role("spinbutton", name="Galets").fill("9")
        page.get_by_role("button", name=say("start")).click()
        expect(page.get_by_text(say("plain-board"))).to_be_visible()
        choices = page.get_by_role("region", name=say("your-choices")).get_by_role("listitem").get_by_role("button")
        end = page.get_by_role("dialog", name=say("match-over"))
        for _ in range(12):
            expect(choices.or_(end).first).to_be_visible()
            if end.is_visible():
                break
            choices.first.click()
            nothing = page.get_by_text(say("choices-none"))
            expect(nothing.or_(end).or_(page.get_by_text(say("choices-over"))).first).to_be_visible()
        expect(end).to_be_visible()
        expect(end.get_by_role("button", name=say("play-again"))).to_be_visible()

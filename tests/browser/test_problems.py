"""Problems on the page: the one of the day, tries by mouse, keyboard and finger, the solution on the board."""

import re
from time import time

import pytest
from playwright.sync_api import Locator, Page, expect

import chrysalide
from chrysalide.problems.problem import Problem
from chrysalide.problems.reading import find_problem, problems
from tests.browser.screens import PHONE, Screens
from tests.browser.test_access import EVERYTHING, TOO_WIDE, complaints
from tests.browser.words import ANY, Words

GAMES = [game for game in chrysalide.games() if problems(game)]
PROBLEM = find_problem("celestes", "a2-26-33")  # taking the Great Eggfly (slot 13) is the best, everything else loses
LONGER = next(one for one in problems("celestes") if len(one.steps) > 1)
FR = Words("fr")


class Trial:
    """The page of a problem."""

    def __init__(self, page: Page, problem: Problem) -> None:
        self.page, self.problem = page, problem
        self.coach = page.locator(".coach")

    def await_phase(self, phase: str) -> None:
        self.page.locator(f'main[data-phase="{phase}"][data-settled="true"]').wait_for()

    def choice(self, action: str, step: int = 0) -> Locator:
        """By its place in the list, which holds all that the rules allow."""
        place = [choice.action for choice in self.problem.at(step).choices()].index(action)
        return self.page.locator(".choices li button").nth(place)

    def title(self, message: str) -> None:
        expect(self.coach.get_by_role("heading")).to_have_text(FR.say(message))

    def button(self, message: str) -> Locator:
        return self.page.get_by_role("button", name=FR.say(message)).first


def opened(screens: Screens, problem: Problem = PROBLEM, **how: object) -> Trial:
    page = screens.open(f"/problems/{problem.game.id}/{problem.id}", **how)
    trial = Trial(page, problem)
    trial.await_phase("looking")
    page.locator(".choices li button").first.wait_for()
    return trial


def test_from_the_first_page_to_the_problem_of_the_day(screens: Screens) -> None:
    page = screens.open("/")
    page.locator('main a[href="/problems"]').click()
    expect(page.get_by_role("heading", level=1, name=FR.say("problems"))).to_be_visible()
    cards = page.locator("article")
    expect(cards).to_have_count(len(GAMES))
    today = int(time()) // 86_400
    for number, game in enumerate(GAMES):
        ids = {problems(game)[day % len(problems(game))].id for day in (today, today + 1)}  # it may be midnight
        link = cards.nth(number).get_by_role("link").get_attribute("href")
        assert link is not None
        assert link.removeprefix(f"/problems/{game}/") in ids
    assert complaints(page, EVERYTHING) == []
    cards.first.get_by_role("link").click()
    Trial(page, PROBLEM).await_phase("looking")
    expect(page.get_by_role("heading", level=1)).to_contain_text(FR.say("problem-number", number=ANY).split(" ")[0])


def test_a_list_of_one_game(screens: Screens) -> None:
    page = screens.open("/problems/papilio")
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator(".all li")).to_have_count(len(problems("papilio")))
    page.get_by_role("link", name=FR.say("problems-every-game")).click()
    expect(page.locator("article")).to_have_count(len(GAMES))
    page.goto("/problems/nothing")
    expect(page.get_by_text(FR.say("problems-none"))).to_be_visible()


def test_a_wrong_try_then_the_right_one(screens: Screens) -> None:
    trial = opened(screens)
    page = trial.page
    trial.title("problem-question")
    trial.choice("take 2").click()
    trial.title("problem-better")
    expect(trial.coach).to_contain_text("case 2")
    trial.button("problem-aside").click()  # what refutes it, on the board
    trial.await_phase("aside")
    expect(page.locator('[data-target="slot:13"]')).to_have_count(0)  # the opponent has taken it
    trial.button("problem-back").click()
    trial.await_phase("looking")
    trial.choice("take 6").click()
    expect(trial.coach).to_contain_text("case 6")
    expect(trial.coach.locator(".tried")).to_contain_text("case 2")
    assert complaints(page, EVERYTHING) == []
    page.locator('[data-target="slot:13"]:visible').first.click()
    trial.await_phase("found")
    trial.title("problem-found")
    expect(page.get_by_text(FR.say("problem-solved"))).to_be_visible()
    trial.coach.get_by_role("link", name=FR.say("problem-next")).click()
    expect(page).not_to_have_url(re.compile(PROBLEM.id))
    page.goto("/problems/celestes")
    expect(page.locator(".all .solved")).to_have_count(1)


def test_a_click_that_does_nothing_is_explained(screens: Screens) -> None:
    trial = opened(screens)
    trial.page.locator('[data-target="slot:3"]').dispatch_event("click")
    expect(trial.page.get_by_role("alert")).to_contain_text("case 3")
    trial.title("problem-question")


def test_several_decisions_are_found_one_after_the_other(screens: Screens) -> None:
    trial = opened(screens, LONGER)
    expect(trial.coach).to_contain_text(FR.say("problem-steps", steps=len(LONGER.steps), found=0))
    for index, step in enumerate(LONGER.steps):
        trial.choice(step.best[0], index).click()
        if index + 1 < len(LONGER.steps):
            trial.title("problem-go-on")
            expect(trial.page.locator(".choices li button")).to_have_count(len(LONGER.at(index + 1).choices()))
            trial.await_phase("looking")
    trial.await_phase("found")


def test_the_solution_is_played_on_the_board(screens: Screens) -> None:
    trial = opened(screens)
    page = trial.page
    trial.button("problem-show").click()
    trial.await_phase("shown")
    trial.title("problem-shown")
    expect(trial.coach).to_contain_text(FR.say("problem-worth", value=67, other=0))
    lines = trial.coach.locator(".line")
    expect(lines).to_have_count(1 + len(PROBLEM.replies(0)))
    expect(lines.first).to_have_attribute("aria-current", "true")
    assert complaints(page, EVERYTHING) == []
    lines.nth(1).click()  # another reply
    expect(lines.nth(1)).to_have_attribute("aria-current", "true")
    trial.await_phase("shown")
    expect(page.get_by_text(FR.say("problem-seen"))).to_be_visible()
    trial.button("problem-again").click()
    trial.await_phase("looking")
    trial.title("problem-question")
    expect(page.locator(".choices li button")).to_have_count(len(PROBLEM.at(0).choices()))


def test_by_keyboard_and_for_those_who_hear_it(screens: Screens) -> None:
    trial = opened(screens)
    page = trial.page
    page.keyboard.press("c")
    expect(trial.choice("take 2")).to_be_focused()
    page.keyboard.press("Enter")
    said = trial.coach.get_by_role("status")
    expect(said).to_contain_text("case 2")
    trial.choice("take 13").focus()
    page.keyboard.press("Enter")
    trial.await_phase("found")
    expect(said).to_contain_text(FR.say("problem-found"))


def test_in_another_language_the_problem_stays_where_it_is(screens: Screens) -> None:
    page = screens.open(f"/problems/celestes/{PROBLEM.id}", lang="es")
    spanish = Words("es")
    expect(page.locator(".coach h2")).to_have_text(spanish.say("problem-question"))
    expect(page.locator(".choices li")).to_have_count(3)


@pytest.mark.parametrize("game", GAMES)
def test_a_problem_of_each_game_on_a_phone(screens: Screens, game: str) -> None:
    problem = problems(game)[0]
    trial = opened(screens, problem, size=PHONE, has_touch=True, is_mobile=True, light="dusk")
    page = trial.page
    assert not page.evaluate(TOO_WIDE)
    expect(trial.coach).to_have_count(0)  # the question is in the head, the board is free
    trial.button("problem-note").tap()
    expect(trial.coach).to_be_in_viewport()
    page.locator(".card .close").tap()
    expect(trial.coach).to_have_count(0)
    trial.button("problem-show").tap()
    trial.await_phase("shown")
    expect(trial.coach).to_be_in_viewport()
    assert not page.evaluate(TOO_WIDE)
    assert complaints(page, EVERYTHING) == []


def test_an_unknown_problem_says_so(screens: Screens) -> None:
    screens.watch.forgive("404")
    page = screens.open("/problems/celestes/nothing")
    expect(page.get_by_role("alert")).to_contain_text("nothing")

"""Every lesson is played on the page, by clicking what the coach points at: no text and no target may be missing."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, expect

import chrysalide
from chrysalide.language import LANGUAGES
from chrysalide.lessons import Lesson, expected, lesson_words, lessons
from tests.browser.screens import PHONE, Screens
from tests.browser.test_access import EVERYTHING, TOO_WIDE, complaints
from tests.browser.words import Words
from tests.depth import choice

ALL = [(lesson.game.id, lesson.id) for game in chrysalide.games() for lesson in lessons(game)]
AT_DESKS = choice(  # an ordinary run plays half of them at a desk, each in one language, and the others on a phone
    [(*one, LANGUAGES[number % len(LANGUAGES)]) for number, one in enumerate(ALL[::2])],
    [(*one, lang) for one in ALL for lang in LANGUAGES],
)
ON_PHONES = choice(ALL[1::2], ALL)
FIRST = [(game, lessons(game)[0].id) for game in chrysalide.games()]
ENDED = choice([one for one in FIRST if len(lessons(one[0])) > 1], ALL)
at_desks = pytest.mark.parametrize(("game", "name", "lang"), AT_DESKS, ids=["-".join(one) for one in AT_DESKS])
on_phones = pytest.mark.parametrize(("game", "name"), ON_PHONES, ids=["-".join(one) for one in ON_PHONES])


class Coach:
    """The page of a lesson."""

    def __init__(self, page: Page, lesson: Lesson, lang: str) -> None:
        self.page, self.lesson = page, lesson
        self._words = FluentBundle([lang], use_isolating=False)
        self._words.add_resource(FluentResource(lesson_words(lesson.game.id, lang)))
        self.bubble = page.locator(".bubble")

    def await_step(self, index: int) -> None:
        self.page.locator(f'main[data-step="{index}"][data-settled="true"]').wait_for()
        self.bubble.wait_for()

    def text(self, index: int, part: str) -> str:
        message = self._words.get_message(self.lesson.text(self.lesson.steps[index]))
        pattern = message.attributes[part] if part else message.value
        assert pattern is not None
        text, _ = self._words.format_pattern(pattern, {})
        return re.sub(r"\s+", " ", str(text).replace("**", ""))

    def check_words(self, index: int) -> None:
        expect(self.bubble.locator("h2")).to_have_text(self.text(index, ""))
        expect(self.bubble.locator(".task")).to_have_text(self.text(index, "do"))
        expect(self.bubble.locator(".reason")).to_have_text(self.text(index, "why"))

    def targets(self, index: int) -> list[Locator]:
        """What has to be clicked, one after the other; the list where the board has nothing for it."""
        names = expected(self.lesson.at(index), self.lesson.steps[index]).targets
        things = [self.page.locator(f'[data-target="{name}"]:visible').first for name in names]
        return things or [self.page.locator(".choices li button").first]

    def await_free_bars(self) -> None:
        """It follows its target; the head of the page, the question and its buttons stay in sight."""
        self.page.wait_for_function(OFF_THE_BARS, arg=[self.bubble.element_handle(), BARS])

    def make(self, index: int) -> None:
        for target in self.targets(index):
            if self.page.locator(f'main[data-step="{index}"]').count():
                target.wait_for()
                expect(target).to_be_in_viewport(ratio=0.5)  # a click would scroll to it, a person has to find it
                target.click()

    def open_at(self, index: int) -> None:
        """The browser remembers how far its reader came: the lesson goes on there."""
        name = f"{self.lesson.game.id}/{self.lesson.id}"
        kept = {name: {"step": index, "done": False}}
        self.page.evaluate("kept => localStorage.setItem('chrysalide.lessons', JSON.stringify(kept))", kept)
        self.page.goto(f"/learn/{name}")
        self.await_step(index)

    def finish(self) -> None:
        last = len(self.lesson.steps) - 1
        self.open_at(last)
        self.make(last)
        self.await_step(last + 1)
        self.bubble.locator(".go").click()


UNCOVERED = """([bubble, target]) => {
  const over = bubble.getBoundingClientRect(), box = target.getBoundingClientRect()
  const x = box.x + box.width / 2, y = box.y + box.height / 2
  return !(over.left < x && x < over.right && over.top < y && y < over.bottom)
}"""


BARS = "header.bar, main .heads, [data-lesson-bar], [data-sheet]"
OFF_THE_BARS = """([bubble, bars]) => {
  const over = bubble.getBoundingClientRect()
  const apart = box => !box.width || over.right <= box.left || box.right <= over.left || over.bottom <= box.top
    || box.bottom <= over.top
  return [...document.querySelectorAll(bars)].every(bar => apart(bar.getBoundingClientRect()))
}"""
RINGS_IN_SIGHT = """() => {
  const foot = Math.min(innerHeight, ...[...document.querySelectorAll('[data-sheet], [data-lesson-bar]')]
    .map(bar => bar.getBoundingClientRect().top).filter(top => top > innerHeight / 2))
  const inSheet = box => document.querySelector('[data-sheet]').getBoundingClientRect().top <= box.top + 6
  return [...document.querySelectorAll('span.ring')].map(ring => ring.getBoundingClientRect())
    .every(box => box.bottom <= foot + 6 || inSheet(box))
}"""


WATCH_RINGS = """() => new MutationObserver(() => {
  if (document.querySelector('.ring.asked')) window.ringed = true
}).observe(document.body, { childList: true, subtree: true })"""


@at_desks
def test_a_lesson_is_played_to_its_end(screens: Screens, game: str, name: str, lang: str) -> None:
    lesson = next(one for one in lessons(game) if one.id == name)
    page = screens.open(f"/learn/{game}/{name}", lang=lang)
    coach = Coach(page, lesson, lang)
    for index in range(len(lesson.steps)):
        coach.await_step(index)
        coach.check_words(index)
        coach.await_free_bars()
        coach.make(index)
    coach.await_step(len(lesson.steps))
    assert complaints(page, EVERYTHING) == []
    coach.bubble.locator(".go").click()
    expect(page.locator(".learned li")).to_have_count(len(lesson.learned))


@on_phones
def test_a_lesson_fits_a_phone_and_never_covers_its_target(screens: Screens, game: str, name: str) -> None:
    lesson = next(one for one in lessons(game) if one.id == name)
    page = screens.open(f"/learn/{game}/{name}", size=PHONE, has_touch=True, is_mobile=True)
    coach = Coach(page, lesson, "fr")
    for index in range(len(lesson.steps)):
        coach.await_step(index)
        target = coach.targets(index)[0]
        target.wait_for()
        expect(target).to_be_in_viewport(ratio=0.5)
        handles = [coach.bubble.element_handle(), target.element_handle()]
        page.wait_for_function(UNCOVERED, arg=handles)  # it follows its target
        coach.await_free_bars()
        page.wait_for_function(RINGS_IN_SIGHT)
        assert not page.evaluate(TOO_WIDE)
        coach.make(index)
    coach.await_step(len(lesson.steps))


def test_a_wrong_click_is_explained_and_nothing_happens(screens: Screens) -> None:
    page = screens.open("/learn/celestes/1-round")
    coach = Coach(page, lessons("celestes")[0], "fr")
    coach.await_step(0)
    page.locator('[data-target="slot:1"]').dispatch_event("click")  # wherever the bubble stands
    expect(page.get_by_role("alert")).to_contain_text("case 1")
    page.locator('[data-target="slot:11"]').dispatch_event("click")
    expect(page.get_by_role("alert")).to_contain_text(Words("fr").say("lesson-not-now"))
    expect(coach.bubble.get_by_role("alert")).to_have_count(1)  # in the bubble, above what it asks for
    coach.check_words(0)
    handles = [coach.bubble.element_handle(), coach.targets(0)[0].element_handle()]
    page.wait_for_function(UNCOVERED, arg=handles)
    coach.await_free_bars()
    coach.await_step(0)
    coach.make(0)
    coach.await_step(1)


def test_the_bubble_is_folded_by_keyboard_and_opens_for_the_next_step(screens: Screens) -> None:
    page = screens.open("/learn/celestes/1-round")
    coach = Coach(page, lessons("celestes")[0], "fr")
    coach.await_step(0)
    fold = coach.bubble.get_by_role("button", name=Words("fr").say("lesson-bubble"))
    expect(fold).to_have_attribute("aria-expanded", "true")
    fold.press("Enter")
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(fold).to_be_focused()
    expect(coach.bubble.locator("h2")).to_have_text(coach.text(0, ""))
    expect(coach.bubble.locator(".task")).to_have_count(0)
    assert complaints(page, EVERYTHING) == []
    fold.press("Enter")
    coach.check_words(0)
    fold.press("Enter")
    coach.make(0)
    coach.await_step(1)
    coach.check_words(1)


def test_to_be_shown_it_is_pointed_at_in_the_page_and_in_words(screens: Screens) -> None:
    page = screens.open("/learn/celestes/1-round")
    coach = Coach(page, lessons("celestes")[0], "fr")
    coach.await_step(0)
    target = coach.targets(0)[0]
    target.wait_for()
    page.evaluate(WATCH_RINGS)
    words = Words("fr")
    page.get_by_role("button", name=words.say("lesson-show")).click()
    page.wait_for_function("window.ringed")  # it does not stay long, so it is watched for
    said = words.say("lesson-pointed", name=target.get_attribute("aria-label"))
    expect(page.locator("p.vh[role=status]", has_text=said)).to_have_count(1)


def test_a_step_of_two_clicks_lights_and_lists_only_what_it_asks_for(screens: Screens) -> None:
    lesson = lessons("extinction")[0]
    page = screens.open("/learn/extinction")
    coach = Coach(page, lesson, "fr")
    index = next(at for at, step in enumerate(lesson.steps) if step.id == "higher")
    coach.open_at(index)
    expect(page.locator(".choices li button")).to_have_count(1)
    expect(page.locator("[data-place].ok")).to_have_count(1)
    _, place = coach.targets(index)
    expect(place).to_be_in_viewport(ratio=0.9)  # before its die is picked, and there is a ring round it
    expect(page.locator(".ring.next")).to_have_count(1)


def test_a_lesson_is_left_resumed_and_repeated(screens: Screens) -> None:
    page = screens.open("/learn/celestes")
    words = Words("fr")
    lesson = lessons("celestes")[0]
    coach = Coach(page, lesson, "fr")
    coach.await_step(0)
    coach.make(0)
    coach.await_step(1)
    page.get_by_role("link", name=words.say("lesson-leave")).click()
    page.wait_for_url("**/")
    page.goto("/learn/celestes")
    coach.await_step(1)
    for index in range(1, len(lesson.steps)):
        coach.await_step(index)
        coach.make(index)
    coach.await_step(len(lesson.steps))
    coach.bubble.locator(".go").click()
    page.get_by_role("button", name=words.say("lesson-again")).click()
    coach.await_step(0)
    coach.check_words(0)


@pytest.mark.parametrize(("game", "name"), ENDED, ids=["-".join(one) for one in ENDED])
def test_the_main_button_after_a_lesson_is_what_its_words_say(screens: Screens, game: str, name: str) -> None:
    own = lessons(game)
    at = next(index for index, one in enumerate(own) if one.id == name)
    following = own[at + 1] if at + 1 < len(own) else None
    goes_on = following is not None and not following.further
    words = Words("fr")
    page = screens.open(f"/learn/{game}")
    Coach(page, own[at], "fr").finish()
    expect(page.locator(".next .btn.go")).to_have_text(words.say("lesson-next" if goes_on else "first-match-start"))
    facts = {"steps": len(own[at].steps), "minutes": own[at].minutes, "next": "lesson" if goes_on else "match"}
    expect(page.locator(".hero p")).to_have_text(words.say("lesson-end-line", **facts))
    if following and not goes_on:  # it is there all the same
        expect(page.locator(f'nav a[href="/learn/{game}/{following.id}"]')).to_be_visible()
    expect(page.get_by_role("link", name=words.say("lesson-leave"))).to_have_count(0)  # there is nothing left to leave


def test_after_the_last_lesson_comes_a_first_match(screens: Screens) -> None:
    page = screens.open("/learn/celestes")
    lesson = lessons("celestes")[0]
    coach = Coach(page, lesson, "fr")
    for index in range(len(lesson.steps)):
        coach.await_step(index)
        page.keyboard.press("c")  # the whole lesson by the keyboard: to the list of choices
        page.keyboard.press("Enter")
    coach.await_step(len(lesson.steps))
    coach.bubble.locator(".go").click()
    page.get_by_role("button", name=Words("fr").say("first-match-start")).click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".choices")).to_be_visible()
